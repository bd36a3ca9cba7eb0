"""A PIN is asked, or the agreement of all others, on every way to the hand of its person."""

from pathlib import Path

import pytest

from fort_desktop.record.sitting import Sitting as Sat
from fort_desktop.record.summary import summarise
from fort_desktop.rules.model import events as ev
from fort_desktop.ui.host import routes
from fort_desktop.ui.persons.pin import Pin
from fort_desktop.ui.persons.profile import Profile
from fort_desktop.ui.screens.games import GamesScreen
from fort_desktop.ui.screens.seats import SeatsScreen
from fort_desktop.ui.text.games import slot_title
from tests.inside import game_of
from tests.record.games import saved
from tests.ui.sitting import NAMES, Sitting

PIN = "2580"
TWO = ("human", "human", "easy")
THREE = ("human", "human", "human")


def at_a_table(players: tuple[str, ...] = THREE, data: Path | None = None) -> Sitting:
    """Maja has a PIN, the others have none; the screen waits at the first curtain."""
    sitting = Sitting(players, data=data)
    for name in NAMES[: players.count("human")]:
        pin = Pin.of(PIN) if name == "Maja" else None
        sitting.app.profiles.add(Profile(name, pin=pin))
    sitting.app.push(routes.Table(sitting.session))
    sitting.pilot.settle()
    sitting.until(lambda: sitting.table.model.stand.where == "curtain")
    return sitting


def seats_of(sitting: Sitting) -> None:
    """Open the sheet of seats."""
    sitting.pilot.press("escape")
    sitting.pilot.click("seats")
    assert isinstance(sitting.app.screen, SeatsScreen)


def types(sitting: Sitting, digits: str) -> None:
    """Type a PIN, which nobody who looks on can read."""
    sitting.pilot.type(digits[:-1])
    sitting.pilot.settle()
    nodes = sitting.pilot.nodes(lambda node: True)
    assert not any(digits[:-1] in words for one in nodes for words in (one.label, *one.written))
    sitting.pilot.type(digits[-1:])
    sitting.pilot.settle()


def hands_shown(sitting: Sitting) -> bool:
    return sitting.table.model.stand.where == "private"


@pytest.mark.parametrize("way", ["person 0", "computer 0"])
def test_a_seat_passes_only_with_the_pin(way: str) -> None:
    sitting = at_a_table()
    seats_of(sitting)
    sitting.pilot.click(way)
    assert "your PIN" in sitting.pilot.node("heading").label
    assert not sitting.sees("sit down")
    assert not sitting.sees("kind easy")
    types(sitting, "2579")
    assert "digits are not the PIN" in sitting.pilot.node("told").label
    sitting.pilot.press("enter")
    assert not sitting.sees("sit down")
    assert isinstance(sitting.app.screen, SeatsScreen), "Enter does not go on below"
    types(sitting, PIN)
    if way == "person 0":
        sitting.pilot.type("Ida")
        sitting.pilot.press("enter")
    else:
        sitting.pilot.click("kind easy")
    assert [passed.seat for passed in sitting.session.passed] == [0]


def test_all_others_agree_to_go_without_it() -> None:
    sitting = at_a_table()
    seats_of(sitting)
    sitting.pilot.click("person 0")
    sitting.pilot.click("forgotten")
    assert sitting.names("agree ") == ["agree Tomek", "agree Zoe"]
    sitting.pilot.click("agree Zoe")
    assert not sitting.sees("sit down")
    sitting.pilot.click("agree Tomek")
    assert sitting.sees("sit down")


@pytest.mark.parametrize("name", ["refuse", "back"])
def test_one_of_them_is_enough_to_let_it_be(name: str) -> None:
    sitting = at_a_table()
    seats_of(sitting)
    sitting.pilot.click("person 0")
    if name == "refuse":
        sitting.pilot.click("forgotten")
        sitting.pilot.click("agree Zoe")
    sitting.pilot.click(name)
    assert sitting.sees("sits 0")
    assert sitting.session.passed == []
    sitting.pilot.click("person 0")
    assert sitting.sees("permission digits"), "it is asked anew"


def test_who_has_no_pin_is_asked_nothing() -> None:
    sitting = at_a_table()
    seats_of(sitting)
    sitting.pilot.click("person 1")
    assert sitting.sees("sit down")


def test_the_hand_does_not_open_once_all_others_have_left_their_seats() -> None:
    """With one person left no PIN would be asked: whoever has just left is here still."""
    sitting = at_a_table(TWO)
    seats_of(sitting)
    sitting.pilot.click("computer 1")
    sitting.pilot.click("kind easy")
    sitting.pilot.click("go on")
    sitting.pilot.click("take_over")
    assert not hands_shown(sitting)
    assert "your PIN" in sitting.pilot.node("curtain").label


def copied(sitting: Sitting) -> Path:
    """Leave the game, and play on in a copy of it, made by the list of games."""
    path = saved(sitting.session)
    sitting.app.push(routes.Title())
    sitting.app.push(routes.Games())
    sitting.pilot.click("copy")
    screen = sitting.app.screen
    assert isinstance(screen, GamesScreen)
    assert "reshuffled" in screen.said
    copy = screen.slots[screen.chosen].path
    assert copy != path
    sitting.pilot.click("open")
    sitting.pilot.settle()
    return path


def test_a_copy_asks_for_the_pin_as_the_game_does(tmp_path: Path) -> None:
    sitting = at_a_table(TWO, tmp_path)
    sitting.until(lambda: sitting.table.model.stand.seat == 1)
    copied(sitting)
    assert sitting.session.practice
    seats_of(sitting)
    sitting.pilot.click("person 0")
    assert sitting.sees("permission digits")
    sitting.pilot.press("escape")
    sitting.pilot.click("computer 1")
    sitting.pilot.click("kind easy")
    sitting.pilot.click("go on")
    for _ in range(8):
        if sitting.sees("take_over"):
            break
        sitting.pilot.settle()
    sitting.pilot.click("take_over")
    assert not hands_shown(sitting)


def test_a_copy_says_that_its_chance_is_new(tmp_path: Path) -> None:
    sitting = at_a_table(TWO, tmp_path)
    copied(sitting)
    told = [line.words for line in sitting.table.model.lines]
    renewed = [e for e in game_of(sitting.session).events if isinstance(e, ev.ChanceRenewed)]
    assert len(renewed) == 1
    assert f"reshuffled ({renewed[0].commitment[:8]})" in told[-1]


def test_a_branch_of_a_running_game_is_locked_too(tmp_path: Path) -> None:
    """Even if the profile is called otherwise by then."""
    sitting = at_a_table(TWO, tmp_path)
    maja = sitting.app.profiles.named("Maja")
    assert maja is not None
    sitting.session.recording.sitting = Sat((maja, "", ""))
    sitting.app.profiles.put(maja, Profile("Anna", pin=Pin.of(PIN)))
    sitting.app.games.branch(sitting.session.at)
    seating = sitting.app.seating(sitting.session)
    assert not seating.persons[0].may_see()
    assert seating.persons[0].may_see(PIN)


def test_who_sits_where_now_names_the_game(tmp_path: Path) -> None:
    sitting = at_a_table(THREE, tmp_path)
    seats_of(sitting)
    sitting.pilot.click("person 1")
    sitting.pilot.type("Ida")
    sitting.pilot.press("enter")
    path = saved(sitting.session)
    sitting.app.push(routes.Title())
    assert "Maja, Ida, Zoe" in sitting.pilot.node("continue").label
    saves = sitting.app.games.saves
    assert saves is not None
    assert slot_title(saves.slot(path)) == "Maja, Ida, Zoe"
    assert [info.name for info in summarise(path).seats] == list(NAMES[:3])


def test_what_can_be_is_offered() -> None:
    sitting = at_a_table(TWO)
    seats_of(sitting)
    for seat in (0, 1):
        assert "One person" not in sitting.pilot.node(f"computer {seat}").label
        assert sitting.pilot.node(f"computer {seat}").clicked is not None


def test_the_choice_of_a_computer_has_a_way_back() -> None:
    sitting = at_a_table()
    seats_of(sitting)
    sitting.pilot.click("computer 1")
    sitting.pilot.click("back")
    assert sitting.sees("sits 1")
    assert sitting.session.passed == []
