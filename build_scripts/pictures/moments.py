"""The moments of docs/table.md, from games that are played."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Final

from pictures.shots import OUT, shot

if TYPE_CHECKING:
    from fort_desktop.rules.model.types import SetupKind

_NAMES: Final = ("Maja", "Tomek", "Zoe", "Bartholomew")
_PLAYERS: Final = ("human", "normal", "easy", "easy")
_SMALL: Final = (1280, 720)
_FRAMES: Final = 6000


class Sitting:
    """A person at a table of so many seats, who plays on until something is asked."""

    def __init__(
        self,
        size: tuple[int, int],
        seats: int = 3,
        seed: int = 5,
        setup: "SetupKind" = "basic",
        speed: float = 0.0,
    ) -> None:
        import random

        import msgspec

        from fort_desktop.lab.match import seats_for
        from fort_desktop.scene.driver import HeadlessDriver
        from fort_desktop.scene.pilot import Pilot
        from fort_desktop.session.session import Session
        from fort_desktop.ui.app.app import App

        self.app = App(size, speed=speed)
        found = zip(seats_for(_PLAYERS[:seats]), _NAMES, strict=False)
        infos = [msgspec.structs.replace(seat, name=name) for seat, name in found]
        self.app.games.play(Session.new(self.app.catalog, infos, seed, setup))
        self.pilot = Pilot(self.app, HeadlessDriver(size))
        self._random = random.Random(seed)

    def until(self, kind: str, number: int = 0) -> "Sitting":
        """Play on until this is asked in that round or later."""
        from fort_desktop.rules.model.moves import Pass, Skip, Stop
        from fort_desktop.ui.table.screen import TableScreen

        for _ in range(_FRAMES):
            self.app.frame([], 0.05)
            screen = self.app.screen
            if not isinstance(screen, TableScreen):
                break
            decision = screen.decision
            if decision is None:
                continue
            if decision.kind == kind and screen.model.shown.round >= number:
                self.pilot.settle()
                break
            able = [one for one in decision.moves if not isinstance(one, Skip | Pass | Stop)]
            screen.model.make(self._random.choice(able or list(decision.moves)))
        return self

    def points_at(self, name: str, wait: float = 0.6) -> "Sitting":
        """The pointer rests on something."""
        self.pilot.hover(self.pilot.nodes(lambda node: node.name.startswith(name))[0])
        self.pilot.wait(wait)
        return self

    def saves(self, folder: Path, name: str) -> None:
        """Take the picture."""
        self.pilot.wait(0.4)
        self.pilot.screenshot(folder / f"table-{name}.png")


def make(folder: Path, asked: argparse.Namespace) -> None:
    """Take all moments of the table that are none of the twelve."""
    Sitting((1024, 768)).until("recruit", 3).saves(folder, "recruit")
    Sitting((1920, 1080), 2).until("use", 3).saves(folder, "use")
    Sitting((2560, 1080)).until("play", 3).saves(folder, "wide")
    Sitting(_SMALL, 3, 5, "draft").until("pick").saves(folder, "draft")
    menu = Sitting(_SMALL).until("play", 3)
    menu.pilot.press("escape")
    menu.saves(folder, "pause")
    pile = Sitting(_SMALL).until("play", 4)
    pile.pilot.press("d")
    pile.saves(folder, "discards")
    Sitting((1366, 768)).until("play", 3).saves(folder, "laptop")
    shot("table", folder / "table-hand.png", "--scenario", OUT / "hand.yaml", "--size", "1280x720")
