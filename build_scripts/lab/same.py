"""Tells what a rebuild has changed for players: whole games in words, and every screen in pixels.

    python3 build_scripts/lab same COMMIT [--games | --screens]

plays seeded games with the program of a commit and with the one that lies here, and photographs
all screens of both. It prints a line for each game whose words, answers or sounds differ, with the
first line that does, and one for each screen of which too many pixels differ. The games and the
pictures of both lie in build/same. The exit code is 1 if anything differs.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from itertools import zip_longest
from pathlib import Path
from typing import Final

from _venv import ROOT, environment, say

PLACE: Final = ROOT / "build" / "same"
PLAYER: Final = Path("tests/ui/transcript.py")
SIZES: Final = ("1280x720", "1920x1080")
FAINT: Final = 24
"""Levels of 255 that a pixel may differ by: how an edge is smoothed is no change."""
SHARE: Final = 0.005
"""The share of the pixels of a screen that may differ by more than that."""
_COMPARE: Final = """
import sys, pygame
for line in sys.stdin:
    one, two = (pygame.image.load(path) for path in line.split())
    if one.get_size() != two.get_size():
        print(1.0, flush=True)
        continue
    limit = (int(sys.argv[1]),) * 3
    same = pygame.transform.threshold(None, one, (0, 0, 0), limit, (0, 0, 0), 0, two)
    print(1 - same / (one.get_width() * one.get_height()), flush=True)
"""


def _run(python: Path, folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    quiet = {
        "SDL_VIDEODRIVER": "dummy",
        "SDL_AUDIODRIVER": "dummy",
        "PYGAME_HIDE_SUPPORT_PROMPT": "1",
    }
    env = {**os.environ, **quiet, "LC_ALL": "C.UTF-8"}
    call = [str(python), *words]
    return subprocess.run(
        call, cwd=folder, env=env, capture_output=True, encoding="utf-8", check=False
    )


def checked_out(commit: str) -> Path:
    """Lay the program of a commit into a folder of its own, and return that.

    Raises:
        SystemExit: git knows no such commit.
    """
    folder = PLACE / "before"
    subprocess.run(["git", "worktree", "remove", "--force", str(folder)], cwd=ROOT, check=False,
                   capture_output=True)  # fmt: skip
    shutil.rmtree(folder, ignore_errors=True)
    made = subprocess.run(["git", "worktree", "add", "--detach", str(folder), commit], cwd=ROOT,
                          capture_output=True, encoding="utf-8", check=False)  # fmt: skip
    if made.returncode != 0:
        raise SystemExit(made.stderr.strip())
    if not (folder / PLAYER).exists():
        shutil.copy(ROOT / PLAYER, folder / PLAYER)
    return folder


def games(python: Path, before: Path) -> Iterator[str]:
    """Play the same games with both programs; yields a line for each that differs."""
    folders = PLACE / "games-before", PLACE / "games-now"
    for tree, folder in zip((before, ROOT), folders, strict=True):
        shutil.rmtree(folder, ignore_errors=True)
        done = _run(python, tree, "-m", "tests.ui.transcript", str(folder))
        if done.returncode != 0:
            yield f"games of {tree}: {done.stderr.strip().splitlines()[-1]}"
            return
    for path in sorted(folders[0].iterdir()):
        pair = [(folder / path.name).read_text("utf-8").splitlines() for folder in folders]
        for number, (one, two) in enumerate(zip_longest(*pair), 1):
            if one != two:
                yield f"{path.name}:{number}: was: {one}\n{path.name}:{number}: now: {two}"
                break


def _photographer(tree: Path) -> tuple[str, ...]:
    """Return the module that takes pictures; before there were fixtures the program did all."""
    posed = (tree / "tests" / "fixtures" / "screens.py").is_file()
    return ("-m", "tests.fixtures") if posed else ("-m", "fort_desktop", "screenshot")


def _screens(python: Path, tree: Path) -> list[str]:
    refused = _run(python, tree, *_photographer(tree), "?", "none.png")
    names = re.search(r"one of ([^)]+)\)", refused.stdout + refused.stderr)
    return names[1].split(", ") if names else []


def screens(python: Path, before: Path) -> Iterator[str]:
    """Photograph the screens that both programs have; yields a line for each that differs."""
    call = [str(python), "-c", _COMPARE, str(FAINT)]
    names = [name for name in _screens(python, before) if name in _screens(python, ROOT)]
    env = {**os.environ, "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    with subprocess.Popen(
        call, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8", env=env
    ) as compare:
        assert compare.stdin is not None
        assert compare.stdout is not None
        for name in names:
            for size in SIZES:
                pair = PLACE / f"{name}-{size}-before.png", PLACE / f"{name}-{size}-now.png"
                for tree, picture in zip((before, ROOT), pair, strict=True):
                    _run(python, tree, *_photographer(tree), name, str(picture),
                         "--size", size)  # fmt: skip
                compare.stdin.write(f"{pair[0]} {pair[1]}\n")
                compare.stdin.flush()
                share = float(compare.stdout.readline() or "nan")
                if not share <= SHARE:
                    yield f"screen {name} at {size}: {share:.2%} of the pixels differ"


def main() -> int:
    """Compare, and tell what differs."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("commit")
    parser.add_argument("--games", action="store_true")
    parser.add_argument("--screens", action="store_true")
    args = parser.parse_args()
    python = environment("test")
    PLACE.mkdir(parents=True, exist_ok=True)
    before, differ = checked_out(args.commit), 0
    for wanted, look in ((not args.screens, games), (not args.games, screens)):
        for line in look(python, before) if wanted else ():
            say(line)
            differ += 1
    say(f"fort: {differ} differences" if differ else "fort: nothing differs")
    return 1 if differ else 0


if __name__ == "__main__":
    sys.exit(main())
