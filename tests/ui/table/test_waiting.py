"""Rivals that wait for a click: each of their steps stays until the person goes on."""

import pytest

from fort_desktop.rules.model import events as ev
from fort_desktop.scene.events import Key
from fort_desktop.scene.geometry import Point
from fort_desktop.ui.persons.settings import MOST_NAMES
from fort_desktop.ui.table.popovers import Patience
from tests.ui.sitting import FRAME, Sitting, seats

BARE = Point(1220, 705)
"""Lawn below the own deck."""
BEATS = (
    ev.CardPlayed | ev.KidRecruited | ev.LeaderFollowed | ev.FortAdvanced | ev.RuleKept
    | ev.PerkTaken
)  # fmt: skip
"""What a rival does that a person wants to read."""


def at_a_rivals_turn(waits: bool) -> Sitting:
    sitting = Sitting(("human", "easy", "easy"), speed=1.0, seed=3)
    sitting.until(lambda: sitting.asked == "recruit")
    sitting.app.change(wait_for_click=waits)
    sitting.act()
    for _ in range(400):
        sitting.frames(0.1)
        if sitting.table.model.held or (not waits and sitting.asked):
            break
    return sitting


def test_a_step_of_a_rival_stays_until_a_click_beside_everything() -> None:
    sitting = at_a_rivals_turn(True)
    model = sitting.table.model
    told = 0
    while model.held:
        assert not sitting.asked
        lines = len(model.lines)
        sitting.frames(4.0)
        assert len(model.lines) == lines
        event = sitting.session.events[model.lines[-1].at - 1]
        assert isinstance(event, BEATS)
        assert getattr(event, "seat", 0) != sitting.session.viewer
        told += 1
        sitting.tap(BARE)
        sitting.frames(6.0)
        assert not model.held or len(model.lines) > lines
    assert told >= 2
    assert sitting.asked, "the last step does not keep the question back"


@pytest.mark.parametrize("way", ["go on", "enter"])
def test_the_button_and_enter_go_on_too(way: str) -> None:
    sitting = at_a_rivals_turn(True)
    sitting.frames(1.0)
    if way == "enter":
        sitting.app.frame([Key("enter")], 0.0)
    else:
        sitting.tap(sitting.pilot.node("wait").area.center)
    assert not sitting.table.model.held


@pytest.mark.parametrize("key", ["1", "n"])
def test_keys_of_answers_go_on_with_one_step_only(key: str) -> None:
    sitting = Sitting(("human", "easy", "easy"), speed=1.0, seed=3)
    sitting.until(lambda: sitting.asked == "recruit")
    sitting.act()
    model = sitting.table.model
    while len(model.state.coming) < 3:
        sitting.frames(0.1)
    model.hold(True)
    coming = len(model.state.coming)
    sitting.app.frame([Key(key)], 0.0)
    assert not model.held
    assert len(model.state.coming) >= coming - 1


def test_a_click_on_something_is_meant_for_that() -> None:
    sitting = at_a_rivals_turn(True)
    sitting.frames(1.0)
    sitting.tap(sitting.pilot.grip(sitting.pilot.node("log")))
    assert sitting.table.model.held
    assert sitting.table.model.overlay == "log"


def test_without_the_wish_nothing_waits() -> None:
    sitting = at_a_rivals_turn(False)
    assert sitting.asked
    assert not sitting.table.model.held


def test_a_step_of_a_rival_is_seen_for_as_long_as_its_line_takes_to_read() -> None:
    """No click is waited for, and no next step comes sooner."""
    sitting = Sitting(("human", "easy", "easy"), speed=1.0, seed=3)
    sitting.until(lambda: sitting.asked == "recruit")
    sitting.act()
    model, read, frames, lines = sitting.table.model, 0, 0, 0
    for _ in range(6000):
        sitting.frames(FRAME)
        frames += 1
        if len(model.lines) == lines:
            continue
        line = model.lines[lines - 1]
        if lines and isinstance(line.told, BEATS) and line.told.seat != sitting.session.viewer:
            assert frames * FRAME >= 0.9 + 0.035 * len(line.words), line.words
            read += 1
        lines, frames = len(model.lines), 0
        if sitting.asked:
            break
    assert read >= 4


def test_only_one_rival_can_be_waited_for() -> None:
    sitting = Sitting(("human", "easy", "easy"), speed=1.0, seed=3)
    sitting.until(lambda: sitting.asked == "recruit")
    sitting.app.change(wait_at=("Zoe",))
    sitting.act()
    seats = set[int]()
    for _ in range(900):
        sitting.frames(0.1)
        model = sitting.table.model
        if model.held:
            event = sitting.session.events[model.lines[-1].at - 1]
            seats.add(getattr(event, "seat", -1))
            sitting.tap(BARE)
        elif sitting.asked:
            break
    assert seats == {2}


@pytest.mark.parametrize("way", ["pointer", "keys"])
def test_it_is_switched_on_the_sheet_of_a_rival(way: str) -> None:
    sitting = Sitting(("human", "easy", "easy"))
    if way == "pointer":
        band = sitting.pilot.node("seat:2").area
        sitting.tap(Point(band.x + 8, band.y + 60))
        sitting.frames(1.0)
        sitting.tap(sitting.pilot.node("wait at:2").area.center)
    else:
        for key in ("f3", "f3", "enter"):
            sitting.look()
            sitting.app.frame([Key(key)], 0.0)
    assert sitting.app.settings.wait_at == ("Zoe",)
    assert sitting.sees("opened"), "it stays open, to see that it is switched"
    sitting.frames(1.0)
    if way == "pointer":
        sitting.tap(sitting.pilot.node("wait at:2").area.center)
    else:
        sitting.app.frame([Key("enter")], 0.0)
    assert not sitting.app.settings.wait_at


def test_it_is_chosen_in_the_settings() -> None:
    sitting = Sitting()
    sitting.pilot.press("escape")
    sitting.pilot.click("settings")
    sitting.pilot.click("wait_for_click")
    assert sitting.app.settings.wait_for_click


def test_of_too_many_names_the_one_that_was_added_first_is_forgotten() -> None:
    sitting = Sitting(("human", "easy", "easy"))
    names = tuple(f"Name {number}" for number in range(MOST_NAMES))
    sitting.app.change(wait_at=names)
    Patience(seats(("human", "easy", "easy")), sitting.app).turn(2)
    assert sitting.app.settings.wait_at == (*names[1:], "Zoe")
