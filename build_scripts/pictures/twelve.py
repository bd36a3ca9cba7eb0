"""Twelve moments of play in a real window, for docs/moments.md, taken from its screen."""

import argparse
import subprocess
import time
from pathlib import Path
from typing import TYPE_CHECKING, Final, Protocol

from pictures.moments import Sitting

if TYPE_CHECKING:
    from fort_desktop.scene.driver import PygameDriver
    from fort_desktop.ui.app.app import App

SIZE: Final = (1280, 720)
_PATIENCE: Final = 3000
_FRAME: Final = 1 / 20


class Shown(Protocol):
    """A program with a game in it."""

    app: "App"


class Desk:
    """A window on a screen of its own, which shows where a sitting has come to.

    Args:
        folder: where the pictures go; name: what they are called, before their number.
    """

    def __init__(self, folder: Path, name: str = "moment") -> None:
        self._folder = folder
        self._name = name
        self._window: PygameDriver | None = None
        self._taken = 0

    def takes(self, sitting: Shown) -> None:
        """Take the next picture, of the whole screen."""
        from fort_desktop.scene.driver import PygameDriver

        if self._window is None:
            self._window = PygameDriver("Fort", SIZE, place=(0, 0, *SIZE))
        scene = sitting.app.frame([], 0.0)
        assert scene is not None
        scene.arrives = False  # nothing is uncovered little by little
        for _ in range(5):  # a new window is told its size and that it is seen
            self._window.inputs()
            scene.damage_all()
            self._window.show(scene)
            time.sleep(0.05)
        self._taken += 1
        path = self._folder / f"{self._name}-{self._taken:02}.png"
        part = "{}x{}+0+0".format(*SIZE)
        call = ["import", "-window", "root", "-crop", part, "+repage", str(path)]
        subprocess.run(call, check=True)

    def close(self) -> None:
        """Close the window, before its screen goes."""
        if self._window is not None:
            self._window.close()


def watches(sitting: Sitting, name: str, seconds: float) -> Sitting:
    """Play on at normal speed until a step of a rival is held, with a node of that name."""
    from fort_desktop.ui.table.screen import TableScreen

    sitting.app.change(wait_for_click=True)
    for _ in range(_PATIENCE):
        sitting.app.frame([], _FRAME)
        screen = sitting.app.screen
        if not isinstance(screen, TableScreen):
            break
        model = screen.model
        if model.held and any(node.name.startswith(name) for node in screen.scene.root.walk()):
            break
        if model.held:
            model.hold(False)
        elif screen.decision is not None and not screen.scene.animator.busy:
            model.make(screen.decision.moves[-1])
    for _ in range(round(seconds / _FRAME)):
        sitting.app.frame([], _FRAME)
    return sitting


def make(folder: Path, asked: argparse.Namespace) -> None:
    """Take all twelve, in the order of a turn."""
    desk = Desk(folder)
    desk.takes(Sitting(SIZE).until("play", 2))
    desk.takes(Sitting(SIZE).until("play", 3).points_at("hand:"))
    desk.takes(Sitting(SIZE, seed=7).until("prepare", 2))
    desk.takes(Sitting(SIZE).until("use", 3))
    desk.takes(Sitting(SIZE, seed=7).until("trash", 1))
    desk.takes(Sitting(SIZE).until("keep"))
    seen = Sitting(SIZE).until("recruit", 4).points_at("seat:2", 1.2)
    desk.takes(seen.points_at("yard:2", 0.8))
    desk.takes(watches(Sitting(SIZE, 4, speed=1.0).until("recruit", 2), "slip:", 1.5))
    desk.takes(Sitting(SIZE).until("follow", 2))
    desk.takes(Sitting(SIZE, 4).until("follow", 3))
    desk.takes(Sitting(SIZE, setup="draft").until("pick").points_at("hand:"))
    ended = Sitting(SIZE).until("never")
    ended.pilot.click("results")
    ended.pilot.wait(4.0)
    desk.takes(ended)
    desk.close()
