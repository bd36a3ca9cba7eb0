"""The desktop is told when a game runs by itself, and when it waits for a person."""

from collections.abc import Iterator
from unittest.mock import Mock

import pygame
import pytest

from fort_desktop.scene.driver import PygameDriver
from fort_desktop.scene.events import Blur, Key, Pointer
from fort_desktop.scene.geometry import Point
from fort_desktop.ui.app.attention import Attention
from fort_desktop.ui.screens.pause import PauseScreen
from tests.ui.sitting import FRAME, Sitting


class Desk:
    """What a desktop is told."""

    def __init__(self, sitting: Sitting) -> None:
        self.awake: list[bool] = []
        self.calls = 0
        sitting.app.attention = Attention(self.awake.append, self._called)

    def _called(self) -> None:
        self.calls += 1


def at_the_first_answer(*players: str, wait: bool = False) -> tuple[Sitting, Desk]:
    """A table that moves, where a question of the person's own turn has been seen already."""
    sitting = Sitting(players, speed=1.0, seed=3)
    sitting.until(lambda: sitting.asked == "recruit")
    sitting.app.change(wait_for_click=wait)
    desk = Desk(sitting)
    sitting.frames(0.1)
    assert (desk.awake, desk.calls) == ([], 1), "it waits for the person, who has been told"
    return sitting, desk


def until_asked(sitting: Sitting, desk: Desk) -> None:
    for _ in range(600):
        sitting.frames(0.1)
        if sitting.table.awaited() is not None:
            return
        assert desk.awake[-1], "the game goes on by itself"
    raise AssertionError("nobody is ever asked")


def test_the_screen_stays_awake_while_rivals_move_and_the_person_is_called_once() -> None:
    sitting, desk = at_the_first_answer("human", "easy", "easy")
    sitting.act()
    until_asked(sitting, desk)
    assert sitting.asked
    assert (desk.awake, desk.calls) == ([True, False], 2)
    # What only moves under the pointer, or is looked at, is neither the game nor a question.
    for node in sitting.pilot.nodes(lambda n: n.name.startswith(("hand:", "park:"))):
        sitting.frames(0.2, Pointer("move", node.area.center))
    sitting.frames(1.0, Key("d"))
    sitting.frames(1.0, Key("d"), Blur())
    assert (desk.awake, desk.calls) == ([True, False], 2)


def test_told_again_on_wish_nobody_is_called() -> None:
    sitting, desk = at_the_first_answer("human", "easy", "easy")
    sitting.act()
    until_asked(sitting, desk)
    sitting.frames(1.0)
    sitting.tap(sitting.pilot.node("since").area.center)
    sitting.frames(FRAME)
    until_asked(sitting, desk)
    assert (desk.awake, desk.calls) == ([True, False] * 2, 2)


def test_a_rivals_step_that_waits_for_a_click_calls_and_lets_the_screen_saver_come() -> None:
    sitting, desk = at_the_first_answer("human", "easy", "easy", wait=True)
    sitting.act()
    until_asked(sitting, desk)
    assert sitting.table.model.held
    assert (desk.awake, desk.calls) == ([True, False], 2)
    sitting.tap(Point(1220, 705))
    sitting.frames(FRAME)
    until_asked(sitting, desk)
    assert (desk.awake, desk.calls) == ([True, False] * 2, 3)


def test_a_curtain_calls_whoever_is_to_take_the_screen_over() -> None:
    sitting, desk = at_the_first_answer("human", "human")
    model = sitting.table.model
    sitting.until(lambda: model.stand.where == "curtain", "button:pass")
    before = desk.calls
    sitting.frames(1.0)
    assert desk.calls == before > 1
    sitting.answer()
    sitting.frames(1.0)
    lifted = model.stand
    sitting.frames(1.0, Blur())
    assert lifted != model.stand, "covered, since nobody looks"
    assert desk.calls == before


@pytest.mark.parametrize("way", ["pause", "close"])
def test_a_game_that_is_left_keeps_nothing_awake(way: str) -> None:
    sitting, desk = at_the_first_answer("human", "easy", "easy")
    sitting.act()
    sitting.frames(FRAME)
    assert desk.awake == [True]
    if way == "pause":
        sitting.frames(FRAME, Key("escape"))
        sitting.frames(1.0, Key("escape"))
        assert isinstance(sitting.app.screen, PauseScreen)
    else:
        sitting.app.close()
    assert desk.awake == [True, False]


@pytest.fixture
def window(monkeypatch: pytest.MonkeyPatch) -> Iterator[PygameDriver]:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    opened = PygameDriver("x", (200, 100))
    yield opened
    opened.close()


def test_a_window_lets_the_screen_saver_come_unless_it_is_told_not_to(
    window: PygameDriver,
) -> None:
    assert pygame.display.get_allow_screensaver()
    window.stay_awake(True)
    assert not pygame.display.get_allow_screensaver()
    window.stay_awake(False)
    assert pygame.display.get_allow_screensaver()


@pytest.mark.parametrize("focused", [True, False])
def test_a_window_in_which_somebody_plays_does_not_call(
    window: PygameDriver, monkeypatch: pytest.MonkeyPatch, focused: bool
) -> None:
    """Openbox ignores that a window calls which has the focus; other desktops may not."""
    flashed: list[int] = []
    monkeypatch.setattr(pygame.key, "get_focused", lambda: focused)
    monkeypatch.setattr(window, "window", lambda: Mock(flash=flashed.append))
    window.call()
    assert flashed == ([] if focused else [pygame.FLASH_UNTIL_FOCUSED])
