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
def test_cards_slip_and_count_lie_on_the_mat(mat: Box, unit: float) -> None:
    for cards, aside in product(range(8), (False, True)):
        places = mat_places(mat, unit, cards, aside)
        assert len(places.cards) == cards
        parts = [*places.cards, places.tally]
        parts += [places.aside] if places.aside is not None else []
        for part in (*parts, places.hint):
            assert inside(part, mat), (part, cards, aside)
        for card in places.cards:
            assert not overlap(card, places.tally), (cards, aside)
            assert places.aside is None or cards > 2 or not overlap(card, places.aside)
        assert places.aside is None or not overlap(places.aside, places.tally)


@each("mat, unit", MATS)
def test_every_card_below_others_still_shows_a_strip(mat: Box, unit: float) -> None:
    for cards, aside in product(range(2, 5), (False, True)):
        places = mat_places(mat, unit, cards, aside).cards
        for one, following in pairwise(places):
            assert following.x - one.x >= 12 * unit, cards
            assert following.w == one.w


def test_the_numbers_of_the_target_pictures() -> None:
    narrow = mat_places(Box(0, 0, 184, 308), 1.0, 1)
    assert narrow.form == "hand"
    assert narrow.cards[0] == pytest.approx((16, 14, 152, 222), abs=3)
    wide = mat_places(Box(0, 0, 332, 308), 1.0, 1, True)
    assert wide.cards[0] == pytest.approx((16, 17, 146, 214), abs=3)
    assert wide.aside == pytest.approx((170, 17, 146, 214), abs=3)
    assert wide.tally == pytest.approx((10, 245, 312, 51))
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
