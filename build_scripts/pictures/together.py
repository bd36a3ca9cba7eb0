"""The pictures of docs/hotseat.md: screens that persons share, and a round of four of them.

The round is photographed from the screen of a real window: twelve pictures, which are laid side by
side on three sheets.
"""

import argparse
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from pictures.shots import shot
from pictures.twelve import SIZE, Desk

if TYPE_CHECKING:
    from fort_desktop.ui.table.model import TableModel

_SHARED: Final = (
    "pads",
    "look",
    "curtain",
    "since",
    "glance",
    "persons",
    "packs",
    "duplicate-open",
)
"""What stands beside a target picture, by the name that `screenshot` has for it."""
_ROUND: Final = 4


class Family:
    """Four persons at one table, who play on from one moment to the next."""

    def __init__(self) -> None:
        from fort_desktop.ui.app.app import App
        from tests.fixtures.shared import sit_down

        self.app = App(SIZE, speed=0)
        self._model = sit_down(self.app, "basic").model

    def until(self, wanted: "Callable[[TableModel], bool]") -> "Family":
        """Play on until something is so, and everything rests."""
        from fort_desktop.scene.driver import HeadlessDriver
        from fort_desktop.scene.pilot import Pilot
        from tests.fixtures.shared import play_to

        play_to(self._model, lambda model: model.shown.round >= _ROUND and wanted(model))
        Pilot(self.app, HeadlessDriver(SIZE)).wait(0.6)
        return self


def _stands(where: str, why: str, *kinds: str) -> "Callable[[TableModel], bool]":
    """Return a test that the screen stands so, and that one of these questions, if any, is put."""

    def holds(model: "TableModel") -> bool:
        stand = model.stand
        return stand.where == where and stand.why == why and (not kinds or model.kind in kinds)

    return holds


def _answered(word: str) -> "Callable[[TableModel], bool]":
    return lambda model: model.present and word in [pad.answer for pad in model.hotseat.pads]


def the_round(desk: Desk) -> None:
    """Take the twelve, in the order in which a round brings them."""
    family = Family()
    for wanted in (
        _stands("curtain", "turn"),
        _stands("private", "turn", "play"),
        _stands("private", "turn", "use"),
        lambda model: model.present and bool(model.hotseat.pads),
        _stands("curtain", "follow"),
        _stands("private", "follow"),
        _answered("declines"),
        _stands("public", "", "recruit"),
        lambda model: model.undone is not None,
        _stands("glance", "glance"),
        lambda model: model.stand.where == "curtain" and model.hotseat.back_to is not None,
        _answered("follows"),
    ):
        desk.takes(family.until(wanted))


def sheets(pictures: list[Path], folder: Path) -> None:
    """Lay four pictures side by side on each sheet, at half their size."""
    for number in range(0, len(pictures), 4):
        four = map(str, pictures[number : number + 4])
        sheet = folder / f"shared-round-{number // 4 + 1}.png"
        half = f"{SIZE[0] // 2 - 4}x{SIZE[1] // 2 - 4}+2+2"
        subprocess.run(
            ["montage", *four, "-tile", "2x2", "-geometry", half, str(sheet)], check=True
        )


def make(folder: Path, asked: argparse.Namespace) -> None:
    """Take the round, lay it on sheets, and take the screens that stand beside a target."""
    whole = folder / "round"
    whole.mkdir()
    desk = Desk(whole, "round")
    the_round(desk)
    desk.close()
    sheets(sorted(whole.glob("*.png")), folder)
    if asked.whole is not None:
        shutil.copytree(whole, asked.whole, dirs_exist_ok=True)
    for one in _SHARED:
        shot(one, folder / f"shared-{one}.png", "--size", "{}x{}".format(*SIZE))
