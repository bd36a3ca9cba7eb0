"""A large hand is laid open over the middle of the table, where all of it can be read."""

from itertools import combinations
from pathlib import Path

import pytest

from fort_desktop.ui.table.layout.hand import CARD, SPREAD_FROM, lay_open_place, spread_places
from tests.ui.sitting import Sitting
from tests.ui.table.positions import seated
from tests.ui.table.test_places import frames, overlap, regions

KIDS = ("bug", "ghost", "wart", "kitty", "munch", "einstein", "golden_boy", "doc", "tiny")


def sitting_with(folder: Path, kids: tuple[str, ...] = KIDS) -> Sitting:
    hand = ", ".join(kids)
    text = f"rule: ACT-1\ntitle: a hand\nseats: [{{hand: [{hand}]}}, {{hand: [ant]}}]\nthen: {{}}\n"
    return seated(text, folder)


def test_every_card_of_a_spread_is_seen_whole_and_lies_on_the_sheet() -> None:
    for frame in frames():
        room = frame.panels.sheets
        for count in range(SPREAD_FROM, 13):
            spread = spread_places(room, frame.unit, count)
            assert len(spread.cards) == count
            assert spread.sheet.x >= room.x - 1
            assert spread.sheet.bottom <= room.bottom + 1
            assert not any(overlap(a, b) for a, b in combinations(spread.cards, 2))
            if frame.sheet.shape == "normal":
                assert spread.cards[0].w == pytest.approx(CARD[0] * frame.unit)


def test_the_button_lies_on_nothing_else() -> None:
    for frame in frames():
        place = lay_open_place(frame)
        if place is not None:
            assert place.x >= 0
            hand = frame.panels.hand
            assert place.right <= hand.x + 0.5 or place.x >= hand.right - 0.5
            for name, region in regions(frame).items():
                assert not overlap(place, region), (name, frame.sheet)


def test_a_large_hand_is_laid_open_and_taken_up_again(tmp_path: Path) -> None:
    sitting = sitting_with(tmp_path)
    hand = sitting.table.nodes.hand
    assert any(hand.strip(card) is not None for card in hand.cards)
    for closing in ("lay_open", "escape"):
        sitting.pilot.click("lay_open")
        hand = sitting.table.nodes.hand
        assert all(hand.strip(card) is None for card in hand.cards)
        assert len({round(card.area.y) for card in hand.cards}) == 2
        for card in hand.cards:
            middle = sitting.table.scene.front.hit_test(card.area.center)
            assert middle is not None
            assert card in middle.ancestors(), "nothing lies on it"
        if closing == "escape":
            sitting.pilot.press("escape")
        else:
            sitting.pilot.click(closing)
        assert len({round(card.area.y) for card in sitting.table.nodes.hand.cards}) == 1


def test_a_card_of_an_open_hand_is_played_and_the_hand_is_taken_up(tmp_path: Path) -> None:
    sitting = sitting_with(tmp_path)
    sitting.pilot.click("lay_open")
    sitting.pilot.click("hand:bug")
    assert sitting.sees("played:bug") or sitting.asked != "play"
    assert sitting.table.model.overlay != "hand"


def test_a_small_hand_needs_no_such_thing(tmp_path: Path) -> None:
    assert not sitting_with(tmp_path, KIDS[:8]).sees("lay_open")
