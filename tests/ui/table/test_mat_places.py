"""The places of the play mat: all on it, whole cards beside each other as long as there is room."""

from itertools import pairwise, product

import pytest

from fort_desktop.scene.geometry import Box
from fort_desktop.ui.table.layout.park import bin_place, mat_places
from tests.cases import each
from tests.ui.table.test_board_places import inside
from tests.ui.table.test_places import frames, overlap, regions

MATS = sorted({(frame.panels.mat, frame.unit) for frame in frames()})


@each("mat, unit", MATS)
def test_cards_and_count_lie_on_the_mat(mat: Box, unit: float) -> None:
    for cards, counts in product(range(8), (False, True)):
        places = mat_places(mat, unit, cards, counts)
        assert len(places.cards) == cards
        for part in (*places.cards, places.tally, places.hint):
            assert inside(part, mat), (part, cards, counts)
        for card in places.cards if counts else ():
            assert not overlap(card, places.tally), cards


@each("mat, unit", MATS)
def test_of_every_card_below_others_something_is_seen(mat: Box, unit: float) -> None:
    for cards in range(2, 5):
        places = mat_places(mat, unit, cards)
        for one, following in pairwise(places.cards):
            if places.form == "hand":
                assert following.y - one.y >= 16 * unit, "its head"
            else:
                assert following.x - one.x >= 12 * unit, "a strip"
            assert following.w == one.w


def test_the_last_card_is_whole_below_the_heads_of_the_others() -> None:
    one = mat_places(Box(0, 0, 184, 308), 1.0, 1)
    assert one.form == "hand"
    assert one.cards[0] == pytest.approx((12, 12, 160, 225), abs=3)
    assert one.tally == pytest.approx((12, 245, 160, 51))
    two = mat_places(Box(0, 0, 184, 308), 1.0, 2)
    assert two.cards[0] == pytest.approx((14, 12, 156, 41), abs=1)
    assert two.cards[1] == pytest.approx((14, 47, 156, 190), abs=1)
    alone = mat_places(Box(0, 0, 184, 308), 1.0, 2, counts=False)
    assert alone.cards[1].h > 230
    strip = mat_places(Box(0, 0, 506, 84), 1.0, 2)
    assert strip.form == "row"
    assert strip.cards[0] == pytest.approx((12, 9, 148, 66), abs=2)
    assert strip.tally.x > strip.cards[1].right


def test_the_bin_lies_in_the_window_beside_the_mat_and_off_the_count() -> None:
    for frame in frames():
        place, mat = bin_place(frame), frame.panels.mat
        assert inside(place, Box(0, 0, *frame.size))
        assert place.w >= 80 * frame.unit
        assert place.h >= 28 * frame.unit
        if frame.panels.log is not None and "mat" in regions(frame):
            assert not overlap(place, mat), frame
        assert not overlap(place, frame.panels.hand), frame
