"""The table by a finger: the first tap shows and explains, the second uses, a long one explains."""

from fort_desktop.scene.geometry import Point
from tests.ui.sitting import Sitting


def playing() -> Sitting:
    sitting = Sitting(("human", "easy", "easy"))
    sitting.until(lambda: sitting.asked == "play")
    return sitting


def test_the_first_tap_explains_a_card_and_the_second_plays_it() -> None:
    sitting = playing()
    card, at = sitting.choice("hand:"), sitting.session.at
    spot = sitting.pilot.grip(sitting.pilot.node(card))
    sitting.pilot.tap(spot)
    sitting.frames(0.5)
    assert sitting.sees("explain")
    assert sitting.session.at == at
    sitting.pilot.tap(spot)
    assert sitting.session.at > at
    assert sitting.asked != "play"


def test_a_tap_elsewhere_puts_it_back() -> None:
    sitting = playing()
    sitting.pilot.tap(sitting.choice("hand:"))
    sitting.pilot.tap("board")
    assert not sitting.sees("explain")


def test_an_answer_with_words_is_given_by_one_tap() -> None:
    sitting = playing()
    at = sitting.session.at
    sitting.pilot.tap(sitting.names("button:")[0])
    assert sitting.session.at > at


def test_a_long_press_explains_what_has_no_click_until_the_next_tap() -> None:
    sitting = playing()
    sitting.pilot.tap("ends", seconds=0.8)
    assert sitting.sees("explain")
    sitting.frames(1.0)
    assert sitting.sees("explain"), "it stays when the finger has gone"
    at = sitting.session.at
    sitting.pilot.tap(sitting.choice("hand:"))
    assert not sitting.sees("explain")
    assert sitting.session.at == at


def test_a_rivals_band_opens_by_a_tap() -> None:
    sitting = playing()
    band = sitting.pilot.node("seat:1").area
    sitting.pilot.tap(Point(band.x + 8, band.y + 60))
    sitting.frames(1.0)
    assert sitting.sees("opened")
    sitting.pilot.tap("supply")
    sitting.frames(1.0)
    assert not sitting.sees("opened")


def test_a_whole_turn_by_taps_alone() -> None:
    sitting = playing()
    moves, last = 0, sitting.session.at
    for _ in range(40):
        if sitting.session.view().round > 1 and sitting.asked == "play":
            break
        sitting.pilot.tap(sitting.choice())
        if sitting.session.at > last:
            moves, last = moves + 1, sitting.session.at
    assert moves >= 3
