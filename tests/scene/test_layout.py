from itertools import pairwise

import pytest

from fort_desktop.scene.geometry import Box
from fort_desktop.scene.layout import (
    Place,
    bands,
    centered_row,
    column,
    fan,
    flow,
    grid,
    row,
    shares,
)

AREA = Box(100, 50, 580, 300)


def test_a_row_overlaps_when_it_must() -> None:
    assert [p.x for p in row(AREA, 3, 100, 10)] == [100, 210, 320]
    tight = row(AREA, 10, 100, 10)
    assert tight[-1].x + 100 == pytest.approx(AREA.right)
    assert row(AREA, 0, 100, 10) == []
    assert row(AREA, 1, 900, 10) == [Place(100, 50)]


def test_a_centred_row_has_equal_margins() -> None:
    places = centered_row(AREA, 2, 100, 20)
    assert places[0].x - AREA.x == AREA.right - places[1].x - 100


def test_a_column_goes_down() -> None:
    assert [p.y for p in column(AREA, 3, 50, 10)] == [50, 110, 170]
    assert column(AREA, 20, 50, 10)[-1].y + 50 == pytest.approx(AREA.bottom)


def test_a_grid_fills_rows() -> None:
    places = grid(Box(0, 0, 320, 100), 4, (100, 40), 10)
    assert [(p.x, p.y) for p in places] == [(0, 0), (110, 0), (220, 0), (0, 50)]


def test_shares_and_bands_fill_the_area() -> None:
    left, right = shares(AREA, [1, 3], 20)
    assert (left.w, right.w, right.right) == (140, 420, AREA.right)
    top, low = bands(AREA, [1, 1], 20)
    assert (top.y, top.h, low.bottom, top.w) == (50, 140, AREA.bottom, AREA.w)


def test_flow_breaks_like_words() -> None:
    places = flow(Box(0, 0, 100, 100), [60, 30, 30, 150, 10], 20, 5)
    assert [(p.x, p.y) for p in places] == [(0, 0), (65, 0), (0, 25), (0, 50), (0, 75)]


@pytest.mark.parametrize("count", range(1, 12))
def test_a_fan_as_the_table_asks(count: int) -> None:
    places = fan(AREA, count, 200, 193, 6)
    steps = {round(b.x - a.x, 6) for a, b in pairwise(places)}
    assert steps <= {round(min(193, (580 - 200) / max(1, count - 1)), 6)}
    angles = [p.angle for p in places]
    assert sum(angles) == pytest.approx(0)
    assert angles == sorted(angles, reverse=True)
    assert angles[0] - angles[-1] == pytest.approx(min(12, 4 * (count - 1)))
    assert min(p.y for p in places) == pytest.approx(50 if count % 2 else 53)
