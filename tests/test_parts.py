"""What a program leaves half written when it is killed goes at the next start but one day."""

import os
import subprocess
import sys
import threading
from pathlib import Path
from typing import Final

import pytest

from fort_desktop import clock
from fort_desktop.parts import clear_parts, part_in
from fort_desktop.ui.app.crash import Guard
from fort_desktop.ui.app.window import open_game
from tests.waiting import LONGEST

DAY: Final = 24 * 3600
KILLED: Final = """
import os, sys
from pathlib import Path
from fort_desktop import files

def killed(*paths, **more):
    os._exit(9)

os.replace = os.link = os.rename = killed
folder = Path(sys.argv[2])
if sys.argv[1] == "new":
    files.write_new(folder, ["game.fort"], b"half")
else:
    files.write_whole(folder / "list.json", b"half")
"""
"""Writes a file, and ends before that has its name."""


def aged(path: Path, seconds: float) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch()
    moment = clock.now() - seconds
    os.utime(path, (moment, moment))
    return path


@pytest.mark.parametrize("how", ["new", "whole"])
def test_what_a_killed_program_has_left_goes(tmp_path: Path, how: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", KILLED, how, str(tmp_path)], check=False, timeout=LONGEST
    )
    assert done.returncode == 9
    (left,) = tmp_path.iterdir()
    clear_parts([], [tmp_path], clock.now())
    assert left.exists(), "another program may be writing it"
    clear_parts([], [tmp_path], clock.now() + DAY + 60)
    assert not left.exists()


def test_nothing_else_goes(tmp_path: Path) -> None:
    target = aged(tmp_path / "elsewhere" / "target", 2 * DAY)
    other = aged(part_in(tmp_path / "other"), 2 * DAY)
    games = tmp_path / "games"
    kept = [
        aged(games / "film.part", 2 * DAY),
        aged(games / ".part", 2 * DAY),
        aged(games / ".0123456789abcdef.part.fort", 2 * DAY),
        aged(games / ".0123456789ABCDEF.part", 2 * DAY),
        aged(part_in(games), DAY - 600),
    ]
    folder, link, way = part_in(games), part_in(games), games / "way"
    folder.mkdir()
    link.symlink_to(target)
    way.symlink_to(other.parent, target_is_directory=True)
    old = aged(part_in(games / "trash"), 2 * DAY)
    clear_parts([tmp_path], [games, tmp_path / "none"], clock.now())
    assert not old.exists()
    assert all(path.exists() for path in (*kept, folder, target, other))
    assert link.is_symlink()
    assert way.is_symlink()


def test_each_start_looks_where_the_program_writes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    places = ("", "games", "games/trash", "games/reviews", "days/2026-02-07", "duplicates/a/1")
    old = [aged(part_in(tmp_path / place), 2 * DAY) for place in places]
    monkeypatch.setattr(Guard, "run", lambda guard: 0)
    assert open_game(tmp_path) == 0
    for thread in threading.enumerate():
        if thread.name == "parts":
            thread.join(LONGEST)
    assert not [path for path in old if path.exists()]
