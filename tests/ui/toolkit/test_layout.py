"""The containers: nothing overlaps, nothing leaves the box, and gaps are equal."""

from collections.abc import Sequence
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fort_desktop.scene.geometry import Box
from fort_desktop.ui.toolkit.layout import (
    Align,
    Natural,
    Share,
    Side,
    Size,
    column,
    grid,
    padding,
    row,
    split,
    stack,
)

_lengths = st.floats(0, 2000)
_boxes = st.builds(Box, st.floats(-500, 500), st.floats(-500, 500), _lengths, _lengths)
_sizes: st.SearchStrategy[list[Size]] = st.lists(
    st.one_of(
        st.floats(0, 400),
        st.builds(Share, st.floats(0.1, 5), st.floats(0, 200)),
        st.builds(lambda least, more: Natural(least + more, least), st.floats(0, 200), _lengths),
    ),
    max_size=8,
)
_gaps = st.floats(0, 60)
_aligns: st.SearchStrategy[Align] = st.sampled_from(["start", "center", "end"])
_SLACK = 1e-6


def _inside(area: Box, parts: Sequence[Box]) -> bool:
    return all(
        area.x - _SLACK <= part.x
        and area.y - _SLACK <= part.y
        and part.right <= area.right + _SLACK
        and part.bottom <= area.bottom + _SLACK
        and part.w >= 0
        and part.h >= 0
        for part in parts
    )


def _apart(one: Box, other: Box) -> bool:
    return (
        one.right <= other.x + _SLACK
        or other.right <= one.x + _SLACK
        or one.bottom <= other.y + _SLACK
        or other.bottom <= one.y + _SLACK
    )


@given(_boxes, _sizes, _gaps, _aligns)
def test_parts_in_a_row_lie_inside_with_equal_gaps(
    area: Box, sizes: list[Size], gap: float, align: Align
) -> None:
    parts = row(area, sizes, gap, align)
    assert len(parts) == len(sizes)
    assert _inside(area, parts)
    gaps = [after.x - before.right for before, after in pairwise(parts)]
    assert gaps == pytest.approx(gaps[:1] * len(gaps))
    assert all(one + _SLACK >= 0 and one <= gap + _SLACK for one in gaps)
    assert all((part.y, part.h) == (area.y, area.h) for part in parts)


@given(_boxes, _sizes, _gaps, _aligns)
def test_a_column_is_a_row_turned_round(
    area: Box, sizes: list[Size], gap: float, align: Align
) -> None:
    turned = row(Box(area.y, area.x, area.h, area.w), sizes, gap, align)
    assert column(area, sizes, gap, align) == [Box(y, x, h, w) for x, y, w, h in turned]


@given(_boxes, st.lists(st.floats(0.1, 5).map(Share), min_size=1, max_size=8), _gaps)
def test_shares_fill_the_area(area: Box, sizes: list[Size], gap: float) -> None:
    parts = row(area, sizes, gap)
    assert parts[0].x == area.x
    assert parts[-1].right == pytest.approx(area.right)


def test_what_is_fixed_is_kept_and_shares_take_the_rest() -> None:
    parts = row(Box(10, 0, 400, 50), [100, Share(), Share(3)], 20)
    assert [(part.x, part.w) for part in parts] == [(10, 100), (130, 65), (215, 195)]


def test_a_share_that_needs_more_takes_it_from_the_others() -> None:
    parts = row(Box(0, 0, 300, 50), [Share(least=200), Share(), Share()], 0)
    assert [part.w for part in parts] == [200, 50, 50]


def test_what_is_natural_shrinks_to_its_least() -> None:
    sizes: list[Size] = [Natural(200, 100), Natural(100, 80)]
    assert [part.w for part in row(Box(0, 0, 400, 9), sizes, 0)] == [200, 100]
    assert [part.w for part in row(Box(0, 0, 240, 9), sizes, 0)] == [150, 90]
    assert [part.w for part in row(Box(0, 0, 180, 9), sizes, 0)] == [100, 80]


@given(st.floats(0, 300), st.floats(0, 300), _aligns)
def test_room_that_is_left_lies_where_the_alignment_says(
    first: float, second: float, align: Align
) -> None:
    area = Box(0, 0, 1000, 10)
    before = {"start": 0.0, "center": 0.5, "end": 1.0}[align]
    parts = row(area, [first, second], 16, align)
    free = area.w - first - second - 16
    assert parts[0].x == pytest.approx(free * before)
    assert area.right - parts[1].right == pytest.approx(free * (1 - before))


@given(
    _boxes,
    st.integers(0, 40),
    st.integers(1, 8),
    st.one_of(st.none(), st.floats(1, 400)),
    _gaps,
    st.booleans(),
)
def test_cells_of_a_grid_are_equal_and_apart(
    area: Box, count: int, columns: int, high: float | None, gap: float, downwards: bool
) -> None:
    cells = grid(area, count, columns, high, gap, downwards)
    assert len(cells) == count
    assert _inside(area, cells)
    assert all(_apart(a, b) for i, a in enumerate(cells) for b in cells[:i])
    assert all(cell.w == pytest.approx(cells[0].w, abs=_SLACK) for cell in cells)
    assert all(cell.h == pytest.approx(cells[0].h, abs=_SLACK) for cell in cells)
    assert high is None or all(cell.h <= high + _SLACK for cell in cells)


def test_a_grid_is_filled_along_its_rows_or_downwards() -> None:
    area = Box(0, 0, 20, 30)
    across = [(cell.x, cell.y) for cell in grid(area, 5, 2, gap=0)]
    assert across == [(0, 0), (10, 0), (0, 10), (10, 10), (0, 20)]
    down = [(cell.x, cell.y) for cell in grid(area, 5, 2, gap=0, downwards=True)]
    assert down == [(0, 0), (0, 10), (0, 20), (10, 0), (10, 10)]


def test_rows_of_a_grid_without_room_become_lower_but_not_closer() -> None:
    low = grid(Box(0, 0, 10, 100), 2, 1, high=80, gap=10)
    assert [(cell.y, cell.h) for cell in low] == [(0, 45), (55, 45)]


@given(_boxes, st.sampled_from(["left", "top", "right", "bottom"]), st.floats(0, 3000), _gaps)
def test_a_split_cuts_a_part_off_that_side(area: Box, side: Side, size: float, gap: float) -> None:
    cut, rest = split(area, side, size, gap)
    assert _inside(area, [cut, rest])
    assert _apart(cut, rest)
    edges = {
        "left": cut.x - area.x,
        "top": cut.y - area.y,
        "right": cut.right - area.right,
        "bottom": cut.bottom - area.bottom,
    }
    assert edges[side] == pytest.approx(0, abs=_SLACK)


@given(_boxes, st.one_of(st.none(), _lengths), st.one_of(st.none(), _lengths), _aligns, _aligns)
def test_what_is_stacked_lies_inside_and_keeps_its_size(
    area: Box, w: float | None, h: float | None, across: Align, down: Align
) -> None:
    part = stack(area, w, h, across, down)
    assert _inside(area, [part])
    assert part.w == (area.w if w is None else min(w, area.w))
    assert part.h == (area.h if h is None else min(h, area.h))


@given(_boxes, st.floats(0, 3000), st.one_of(st.none(), st.floats(0, 3000)))
def test_padding_leaves_the_middle(area: Box, across: float, down: float | None) -> None:
    inner = padding(area, across, down)
    assert _inside(area, [inner])
    assert inner.center == pytest.approx(area.center)
