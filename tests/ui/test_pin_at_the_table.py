"""The PIN of a person is asked in the curtain, wherever a hand is to be opened."""

from collections.abc import Callable, Sequence

import pygame
import pytest

from fort_desktop.scene.events import Blur, Input, Key, Placed
from fort_desktop.ui.host import routes
from fort_desktop.ui.persons.pin import Pin
from fort_desktop.ui.persons.profile import Profile
from fort_desktop.ui.screens.pause import PauseScreen
from fort_desktop.ui.table.hotseat_controller import UNUSED
from fort_desktop.ui.table.situation import AnswerPads
from tests.ui.sitting import NAMES, Sitting

PIN = "2580"
THREE = ("human", "human", "human")


def sitting(players: Sequence[str] = THREE, draft: bool = False) -> Sitting:
    """Persons at one table, who all have the same PIN."""
    made = Sitting(players, setup="draft" if draft else "basic")
    for name in NAMES[: len(players)]:
        made.app.profiles.add(Profile(name, pin=Pin.of(PIN)))
    made.app.push(routes.Table(made.session))
    made.pilot.settle()
    return made


def where(table: Sitting) -> str:
    return table.table.model.stand.where


def typed(table: Sitting) -> str | None:
    entry = table.table.model.entry
    return entry.digits if entry is not None else None


def press_own(table: Sitting, seat: int, answer: int) -> None:
    """A person presses one of the own keys."""
    place = table.table.model.keys[seat][answer]
    table.pilot.wait(0.5)
    table.app.frame([Placed(place), Key(place)], 0.0)
    table.pilot.settle()


def types(table: Sitting, digits: str) -> None:
    for digit in digits:
        table.pilot.press(digit)


def lift(table: Sitting) -> None:
    """Lift the curtain, with the PIN if it is asked."""
    table.pilot.click("take_over")
    if typed(table) is not None:
        types(table, PIN)


def play_to(table: Sitting, wanted: Callable[[], bool]) -> None:
    for _ in range(200):
        if wanted():
            return
        if table.sees("take_over"):
            lift(table)
        else:
            table.answer("button:pass")
    raise AssertionError("that never comes")


def test_the_right_digits_lift_the_curtain_and_no_others() -> None:
    table = sitting()
    table.pilot.click("take_over")
    assert where(table) == "curtain"
    assert "your PIN" in table.pilot.node("curtain").label
    types(table, "2579")
    assert (where(table), typed(table)) == ("curtain", "")
    assert "digits are not the PIN" in table.pilot.node("curtain").label
    types(table, "258")
    assert (where(table), typed(table)) == ("curtain", "258")
    assert "digits are not the PIN" not in table.pilot.node("curtain").label
    table.pilot.press("backspace")
    types(table, "80")
    assert where(table) == "private"
    assert table.sees("hand:")


def test_it_is_typed_by_buttons_and_by_the_focus_too() -> None:
    table = sitting()
    table.pilot.click("take_over")
    for name in ("digit:2", "digit:9", "erase", "digit:5"):
        table.pilot.click(name)
    assert typed(table) == "25"
    table.pilot.scene.focus.at_key("digit:8")
    table.pilot.pad("a")
    table.pilot.scene.focus.at_key("digit:0")
    table.pilot.press("enter")
    assert where(table) == "private"


def test_a_fifth_digit_in_a_hurry_answers_nothing() -> None:
    table = sitting()
    table.pilot.click("take_over")
    made = table.session.made
    table.pilot.wait(0.5)
    digits: list[Input] = [Key(digit) for digit in f"{PIN}1"]
    for digit in digits:
        table.app.frame([digit], 0.01)
    table.pilot.settle()
    assert where(table) == "private"
    assert table.session.made == made
    assert table.table.model.undone is None


def test_escape_goes_back_to_the_curtain_and_only_then_to_the_menu() -> None:
    table = sitting()
    table.pilot.press("enter")
    assert typed(table) == ""
    table.pilot.press("escape")
    assert typed(table) is None
    assert table.sees("take_over")
    table.pilot.press("escape")
    assert isinstance(table.app.screen, PauseScreen)


def test_what_was_begun_is_forgotten_when_nobody_looks_any_more() -> None:
    table = sitting()
    table.pilot.click("take_over")
    types(table, "25")
    table.app.frame([Blur()], 0.01)
    assert typed(table) is None
    table.pilot.click("take_over")
    types(table, "25")
    table.frames(UNUSED + 1.0)
    assert typed(table) is None


def test_it_is_asked_for_a_look_too_and_for_the_way_back() -> None:
    table = sitting()
    play_to(table, lambda: isinstance(table.table.model.situation, AnswerPads))
    asked = table.table.model.asked
    assert asked is not None
    table.pilot.click(f"pad:{asked}:look")
    table.pilot.click("take_over")
    assert typed(table) == "", "a small curtain"
    types(table, PIN)
    assert where(table) == "private"
    play_to(table, lambda: where(table) == "glance")
    mover = table.table.model.stand.seat
    table.pilot.click("done")
    assert where(table) == "curtain"
    table.pilot.click("back to")
    assert typed(table) == "", "to see the new kids once more"
    assert table.session.seats[mover].name in table.pilot.node("curtain").label
    assert not table.sees("hand:")
    types(table, PIN)
    assert (where(table), table.table.model.stand.seat) == ("glance", mover)


def test_it_is_asked_for_the_packs_of_a_draft() -> None:
    table = sitting(draft=True)
    table.pilot.click("take_over")
    assert typed(table) == ""
    types(table, PIN)
    assert table.asked == "pick"


def test_who_plays_alone_against_computers_is_not_asked() -> None:
    table = sitting(("human", "easy"))
    assert table.sees("hand:")


def test_forgotten_all_others_agree_with_their_own_keys() -> None:
    table = sitting()
    seat = table.table.model.stand.seat
    one, two = (other for other in range(3) if other != seat)
    table.pilot.click("take_over")
    table.pilot.click("forgotten")
    keys = table.table.model.keys
    told = table.pilot.node("curtain").label
    assert all(f"{NAMES[other]}: {keys[other][0].upper()}" in told for other in (one, two)), told
    press_own(table, seat, 0)
    assert where(table) == "curtain", "nobody agrees for themselves"
    press_own(table, one, 0)
    assert where(table) == "curtain"
    assert not table.sees(f"agree {one}")
    press_own(table, two, 0)
    assert (where(table), table.table.model.stand.seat) == ("private", seat)
    table.pilot.press("space")
    told = table.pilot.node("curtain").label
    assert "you will not be asked for your PIN again" in told, "whoever has it learns that"
    table.pilot.click("take_over")
    assert where(table) == "private"


def test_one_of_the_others_does_not_agree() -> None:
    table = sitting()
    seat = table.table.model.stand.seat
    one, two = (other for other in range(3) if other != seat)
    table.pilot.click("take_over")
    table.pilot.click("forgotten")
    press_own(table, one, 0)
    press_own(table, two, 2)
    assert "your PIN" in table.pilot.node("curtain").label
    assert not table.sees("refuse")
    types(table, PIN)
    assert where(table) == "private"


def pictures(digits: str) -> list[bytes]:
    """What is seen while digits are typed, by keys."""
    table, found = sitting(), []
    table.pilot.click("take_over")
    for digit in digits:
        table.pilot.press(digit)
        table.driver.show(table.pilot.scene)
        found.append(pygame.image.tobytes(table.driver.surface, "RGB"))
    return found


@pytest.mark.parametrize("digits", ["136", "1469"])
def test_no_pixel_tells_which_digits_were_typed(digits: str) -> None:
    seen = pictures(digits)
    assert seen == pictures("9753"[: len(digits)])
    assert len(set(seen)) == len(digits), "but how many"
