"""From one person to the next: a look first, then the curtain, and a way out of everything."""

from pathlib import Path

import pytest

from fort_desktop.ui.screens.curtain import CurtainScreen
from fort_desktop.ui.screens.settings import SettingsScreen
from fort_desktop.ui.screens.title import TitleScreen
from fort_desktop.ui.table.screen import TableScreen
from tests.inside import game_of
from tests.record.games import digest, play, saved
from tests.ui.sitting import Sitting

TWO = ("human", "human")


def asked_to_hand_over(free: bool, speed: float = 0.0, data: Path | None = None) -> Sitting:
    """A person has made a move after which another one is asked; perhaps it is free to undo."""
    sitting = Sitting(TWO, speed=speed, data=data)
    sitting.until(lambda: sitting.sees("hand over") and sitting.session.can_undo == free)
    return sitting


@pytest.mark.parametrize("speed", [0.0, 1.0])
def test_the_person_looks_as_long_as_wanted(speed: float) -> None:
    sitting = asked_to_hand_over(free=False, speed=speed)
    viewer = sitting.session.viewer
    hand = sitting.names("hand:")
    for _ in range(3):
        sitting.frames(5.0)
        assert isinstance(sitting.app.screen, TableScreen)
        assert sitting.table.model.shown.seat == viewer
        assert sitting.pilot.nodes(lambda node: node.name.startswith("hand:"))
    assert hand == [], "nothing can be played now"
    other = sitting.session.seats[1 - viewer].name
    assert sitting.pilot.node("hand over").label == f"Hand over to {other}"
    assert other in sitting.says, "it is said why"
    sitting.pilot.click("hand over")
    assert isinstance(sitting.app.screen, CurtainScreen)
    assert not sitting.sees("hand:")
    assert not sitting.sees("board")


def test_the_last_move_can_be_taken_back_before_the_curtain() -> None:
    sitting = Sitting(TWO)
    states: list[str] = []
    while not (sitting.sees("hand over") and sitting.session.can_undo):
        states.append(digest(sitting.session))
        sitting.answer()
    viewer, before = sitting.session.viewer, states[-1]
    sitting.pilot.click("undo")
    assert digest(sitting.session) == before
    assert sitting.asked
    assert sitting.session.viewer == viewer
    assert not sitting.session.practice


def test_the_last_move_can_be_taken_back_at_the_curtain() -> None:
    for how in ("button", "key"):
        sitting = asked_to_hand_over(free=True)
        viewer, moves = sitting.session.viewer, len(game_of(sitting.session).acts)
        sitting.pilot.click("hand over")
        name = sitting.session.seats[viewer].name
        assert sitting.pilot.node("take back").label.startswith(name)
        if how == "button":
            sitting.pilot.click("take back")
        else:
            sitting.pilot.press("ctrl z")
        assert len(game_of(sitting.session).acts) == moves - 1
        assert sitting.pilot.node("take over").label == f"I am {name}"
        assert not sitting.sees("hand:"), "the other person is still at the screen"
        sitting.pilot.click("take over")
        assert sitting.session.viewer == viewer
        assert sitting.asked


def test_nothing_can_be_taken_back_at_the_curtain_that_is_not_free() -> None:
    sitting = asked_to_hand_over(free=False)
    moves = len(game_of(sitting.session).acts)
    sitting.pilot.click("hand over")
    assert not sitting.sees("take back")
    sitting.pilot.press("ctrl z")
    assert len(game_of(sitting.session).acts) == moves
    assert isinstance(sitting.app.screen, CurtainScreen)


@pytest.mark.parametrize("key", ["enter", "space"])
def test_the_curtain_by_keyboard(key: str) -> None:
    sitting = Sitting(TWO)
    assert isinstance(sitting.app.screen, CurtainScreen)
    sitting.pilot.press(key)
    assert isinstance(sitting.app.screen, TableScreen)
    sitting.until(lambda: sitting.sees("hand over"))
    sitting.pilot.press("enter")
    assert isinstance(sitting.app.screen, CurtainScreen)
    sitting.pilot.click("curtain")
    sitting.pilot.press(key)
    assert isinstance(sitting.app.screen, TableScreen), "also after the pointer was used"


def test_the_curtain_can_be_left(tmp_path: Path) -> None:
    sitting = Sitting(TWO, data=tmp_path)
    sitting.until(lambda: sitting.session.at > 40 and sitting.sees("take over"))
    before = digest(sitting.session)
    for _ in range(2):
        sitting.pilot.press("escape")
        assert sitting.sees("leave")
        assert not sitting.sees("take over")
        sitting.pilot.press("escape")
        assert sitting.sees("take over")
    sitting.pilot.click("menu")
    sitting.pilot.click("settings")
    assert isinstance(sitting.app.screen, SettingsScreen)
    sitting.pilot.press("escape")
    assert sitting.sees("take over"), "back to the curtain, and to no hand"
    sitting.pilot.press("escape")
    sitting.pilot.click("leave")
    assert isinstance(sitting.app.screen, TitleScreen)
    assert sitting.app.games.session is None
    sitting.pilot.click("continue")
    assert digest(sitting.session) == before


def test_the_curtain_says_why() -> None:
    sitting = Sitting(("human", "human", "human"))
    sitting.until(lambda: sitting.sees("hand over") and "follow" in sitting.says)
    leader = sitting.session.viewer
    words = sitting.says.splitlines()[-1]
    sitting.pilot.click("hand over")
    assert words in sitting.pilot.node("curtain").label
    assert sitting.session.seats[leader].name not in words


def test_after_a_game_nothing_is_secret(tmp_path: Path) -> None:
    sitting = Sitting(TWO, data=tmp_path)
    play(sitting.session, 5000)
    path = saved(sitting.session)
    assert sitting.session.ended
    sitting.app.title()
    sitting.app.games.open(path)
    sitting.pilot.settle()
    assert not sitting.sees("take over")
    assert isinstance(sitting.app.screen, TableScreen)
    assert sitting.sees("results")
