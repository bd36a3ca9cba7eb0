"""Makes the pictures of docs/hotseat.md: screens that persons share, and a round of four of them.

    python3 build_scripts/together.py [--whole FOLDER]

The round is photographed from the screen of a real window (Xvfb), twelve pictures, which are laid
side by side on three sheets; FOLDER gets them as they are. Needs Xvfb and ImageMagick.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from _venv import environment
from pictures import OUT, shot, smaller
from twelve import SIZE, Desk, screen

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
_COLOURS: Final = 48
_ROUND: Final = 4


class Family:
    """Four persons at one table, who play on from one moment to the next."""

    def __init__(self) -> None:
        from fort_desktop.commands.shared_screens import sit_down
        from fort_desktop.ui.app.app import App

        self.app = App(SIZE, speed=0)
        self._model = sit_down(self.app, "basic").model

    def until(self, wanted: "Callable[[TableModel], bool]") -> "Family":
        """Play on until something is so, and everything rests."""
        from fort_desktop.commands.shared_screens import play_to
        from fort_desktop.scene.driver import HeadlessDriver
        from fort_desktop.scene.pilot import Pilot

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


def make(whole: Path | None) -> None:
    """Make all pictures."""
    with tempfile.TemporaryDirectory() as name:
        folder, round_ = Path(name), Path(name) / "round"
        round_.mkdir()
        desk = Desk(round_, "round")
        the_round(desk)
        desk.close()
        taken = sorted(round_.glob("*.png"))
        sheets(taken, folder)
        if whole is not None:
            shutil.copytree(round_, whole, dirs_exist_ok=True)
        for one in _SHARED:
            shot(one, folder / f"shared-{one}.png", "--size", "{}x{}".format(*SIZE))
        for path in sorted(folder.glob("*.png")):
            smaller(path, _COLOURS)
            shutil.copy(path, OUT)


def main() -> int:
    """Make the pictures with the project's own Python, which has pygame."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--whole", type=Path, metavar="FOLDER")
    arguments = parser.parse_args()
    try:
        import pygame  # noqa: F401
    except ImportError:
        return subprocess.call([str(environment("play")), __file__, *sys.argv[1:]])
    server, name = screen()
    os.environ |= {"SDL_VIDEODRIVER": "x11", "DISPLAY": name}
    try:
        make(arguments.whole)
    finally:
        server.kill()
        server.wait()
    return 0


if __name__ == "__main__":
    sys.exit(main())
