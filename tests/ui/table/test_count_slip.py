"""What stands beside the cards on a low mat: a count as one block, and a slip as wide as it can."""

from itertools import pairwise, product

import pytest

from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Container
from fort_desktop.scene.plain import DOTS
from fort_desktop.scene.watching import watched
from fort_desktop.ui.design.canvas import PanelCanvas
from fort_desktop.ui.table.layout.frame import frame_of
from fort_desktop.ui.table.layout.park import mat_places
from fort_desktop.ui.table.panels.mat import MatAt, mat
from fort_desktop.ui.table.panels.pieces import Look
from fort_desktop.ui.table.panels.previews import count_paper
from fort_desktop.ui.table.play_summary import counts, result_words
from fort_desktop.ui.table.things import COUNT, Slip
from fort_desktop.ui.table.viewmodels.plays import mat_vm
from fort_desktop.ui.text.sentences import Teller
from tests.ui.sitting import seats
from tests.ui.table.test_mat_places import MATS
from tests.ui.table.test_places import overlap
from tests.ui.table.test_slip import rivals_views

COUNTS = (
    ("3 kleje", "3 zabawki (miejsce na 3)", "Zabawki: 1 + 3 = 4, pełno"),
    ("3 glue", "3 toys", "Toys: 1 + 3 = 4, no more room"),
    ("1 skateboard", "1 pizza", "Pizza: 1 + 1 = 2"),
    ("3 skateboardy", "3 věci do batohu (místo na 1)", "Batoh: 0 + 1 = 1, už je plno"),
    ("", "2 pizza or toys", "Pizza: 0 + 2 = 2"),
)


@pytest.mark.parametrize("unit", [1.0, 1.5, 2.25])
def test_on_a_high_slip_all_lines_of_a_count_stay_together_in_its_middle(unit: float) -> None:
    high = 170 * unit
    for counted, brings, total in COUNTS:
        with watched() as found:
            ground = PanelCanvas(Box(0, 0, 150 * unit, high), unit, "count", 1.0)
            count_paper(ground, counted, brings, total)
        lines = sorted(found, key=lambda one: one.ink.y)
        for above, below in pairwise(lines):
            assert below.ink.top - above.ink.bottom <= 20 * unit, (above, below)
        air = lines[0].ink.top, high - lines[-1].ink.bottom
        assert min(air) >= 30 * unit, lines
        assert abs(air[0] - air[1]) <= 24 * unit, lines


@pytest.mark.parametrize("unit", [1.0, 1.5, 2.0])
def test_a_sum_is_not_broken_inside_itself(unit: float) -> None:
    for (counted, brings, total), wide in product(COUNTS, (150, 240, 312)):
        with watched() as found:
            ground = PanelCanvas(Box(0, 0, wide * unit, 170 * unit), unit, "count", 1.0)
            count_paper(ground, counted, brings, total)
        words = [one.words for one in found]
        assert not [line for line in words if {line[0], line[-1]} & set("+=")], words
        assert not [line for line in words if DOTS in line], words


def test_while_nothing_is_counted_the_slip_takes_that_room_too() -> None:
    wider = 0
    for stone, unit in MATS:
        for cards in (1, 2, 3):
            with_count = mat_places(stone, unit, cards, True)
            without = mat_places(stone, unit, cards, True, counts=False)
            assert without.cards == with_count.cards
            if with_count.aside is None or without.aside is None:
                continue
            assert without.aside.y == with_count.aside.y
            assert without.aside.w >= with_count.aside.w
            assert cards > 2 or not any(overlap(card, without.aside) for card in without.cards)
            assert without.aside.right <= stone.right
            beside = with_count.tally.x >= with_count.aside.right
            if beside and with_count.aside.w < 290 * unit:
                assert without.aside.w > with_count.aside.w
            if not beside:
                assert without.aside.bottom <= with_count.tally.y
                free = with_count.aside.x - max(card.right for card in with_count.cards)
                assert without.aside.w > with_count.aside.w or free <= 9 * unit
            wider += without.aside.w > with_count.aside.w
    assert wider


def test_the_slip_of_a_beat_without_a_count_is_as_wide_as_the_mat_allows() -> None:
    frame = frame_of((1280, 1024), 3, "wide", 1.25)
    area = frame.panels.mat
    found = {}
    for view, catalog in rivals_views(3):
        counting = bool(counts(view, catalog, False) or result_words(view, catalog))
        if view.phase != "play" or counting in found or not view.table:
            continue
        vm = mat_vm(view, Teller(catalog, seats(("human", *["random"] * 3))))
        node = mat(Container(Box(0, 0, *frame.size)), MatAt(area), Look(frame.unit), vm)
        wide = next(one.box.w for one in node.walk() if isinstance(one.key, Slip))
        found[counting] = wide, any(one.key == COUNT for one in node.walk())
        if len(found) == 2:
            break
    assert found[False][0] > found[True][0] + 40 * frame.unit
    assert (found[False][1], found[True][1]) == (False, True)


@pytest.mark.parametrize("unit", [1.0, 1.067, 1.5, 3.0])
def test_on_a_low_paper_no_line_lies_on_another_or_on_the_edge(unit: float) -> None:
    """Below a single card: what is counted is left out there rather than set on the edge."""
    high = 51 * unit
    pack = ("1 book", "1 resource into the Pack", "Pack: 1 + 1 = 2, no more room")
    for counted, brings, total in (*COUNTS, pack):
        with watched() as found:
            ground = PanelCanvas(Box(0, 0, 166 * unit, high), unit, "count", 1.0)
            count_paper(ground, counted, brings, total, brings.partition(" (")[0])
        lines = sorted((one for one in found if one.words), key=lambda one: one.ink.y)
        assert lines[0].ink.top >= 2 * unit, lines
        # A descender may come near the edge.
        assert lines[-1].ink.bottom <= high - unit, lines
        for one, other in pairwise(lines):
            beside = one.ink.right <= other.ink.left or other.ink.right <= one.ink.left
            assert beside or other.ink.top >= one.ink.bottom - 4 * unit, (one, other)
