"""Makes the pictures of docs/pictures and docs/table.png from the running program.

    python3 build_scripts/pictures.py [--targets FOLDER]

FOLDER has table.png and kids.png, the target pictures of this project; with it, comparisons side by
side are made too. ImageMagick makes the files smaller, if it is installed.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

from _venv import ROOT, environment

OUT: Final = ROOT / "docs" / "pictures"
_TWELVE: Final = (
    "bug", "lefty", "kitty", "doodles", "doc", "einstein", "prince", "tiny", "munch", "baby_face",
    "bud", "moles",
)  # fmt: skip
"""The kids of kids.png, row by row."""
_LEVEL: Final = """rule: LEVEL-1
title: a board
seats:
  - {{hand: [kitty, doc, sparky], deck: [spike, chef], lookout: [{lookout}], level: {level},
     points: {points}, stuff: {{pizza: 2, toys: 1}}, pack: {{toys: 1}}, rule: pizza_party}}
  - {{hand: [bug]}}
moves: []
then: {{}}
"""
_LOOKOUT: Final = ("wart", "bones", "ant", "crash", "penny", "tiny")


def fort(*arguments: str | Path) -> None:
    """Run the program."""
    subprocess.run([sys.executable, "-m", "fort_desktop", *map(str, arguments)], check=True)


def shot(screen: str, out: Path, *more: str | Path) -> None:
    """Take a picture of a screen."""
    fort("screenshot", screen, out, *more)


def screens(folder: Path) -> None:
    """Take title, almanac, an enlarged card, results, and the table at noon and at dusk."""
    for screen in ("title", "almanac", "card", "results"):
        shot(screen, folder / f"{screen}.png", "--kid", "einstein")
    for name in ("noon", "dusk"):
        shot("table", folder / f"table-{name}.png", "--scenario", OUT / f"{name}.yaml")
    shot("table", folder / "table.png", "--scenario", OUT / "target.yaml")


def boards(folder: Path) -> None:
    """Take the player's own board at each fort level."""
    import pygame

    from fort_desktop.ui.table.layout.frame import frame_of

    x, y, w, h = frame_of((1920, 1080), 1, "wide").panels.board
    place = pygame.Rect(round(x), round(y), round(w), round(h))
    wide, high = 780, round(780 * h / w)
    sheet = pygame.Surface((2 * wide, 3 * high))
    for level in range(6):
        scenario = folder / "level.yaml"
        lookout = ", ".join(_LOOKOUT[: level + 1])
        scenario.write_text(_LEVEL.format(level=level, points=3 * level, lookout=lookout), "utf-8")
        shot("table", folder / "level.png", "--scenario", scenario)
        image = pygame.image.load(folder / "level.png")
        small = pygame.transform.smoothscale(image.subsurface(place), (wide, high))
        sheet.blit(small, (level % 2 * wide, level // 2 * high))
        (folder / "level.png").unlink()
        scenario.unlink()
    pygame.image.save(sheet, folder / "board-levels.png")


def beside(folder: Path, targets: Path) -> None:
    """Make comparisons of the target pictures and the program."""
    import pygame

    from fort_desktop.content import load_catalog
    from fort_desktop.ui.art.portrait import portrait

    both = pygame.Surface((2 * 1920 + 24, 1080))
    both.fill((59, 35, 20))
    both.blit(pygame.image.load(targets / "table.png"), (0, 0))
    both.blit(pygame.image.load(folder / "table.png"), (1944, 0))
    pygame.image.save(both, folder / "table-side-by-side.png")
    target = pygame.image.load(targets / "kids.png")
    kids, catalog = pygame.Surface((6 * 312 + 12, 4 * 316 + 32)), load_catalog()
    kids.fill((59, 35, 20))
    for i, kid in enumerate(_TWELVE):
        column, row = i % 6, i // 6
        part = target.subsurface((19 + round(313.2 * column), 19 + 351 * row, 300, 300))
        x, y = 12 + 312 * column, 12 + 640 * row
        kids.blit(part, (x, y))
        kids.blit(portrait(catalog.kids[kid], 300, 300), (x, y + 312))
    pygame.image.save(kids, folder / "kids-side-by-side.png")


def smaller(path: Path, colours: int = 96) -> None:
    """Reduce the colours of a picture, if ImageMagick is installed."""
    tool = shutil.which("convert")
    if tool is not None:
        few = ["-strip", "-dither", "None", "-colors", str(colours)]
        call = [tool, str(path), *few, f"PNG8:{path}"]
        subprocess.run(call, check=True)


def make(targets: Path | None) -> None:
    """Make all pictures of docs."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        screens(folder)
        boards(folder)
        if targets is not None:
            beside(folder, targets)
        OUT.mkdir(parents=True, exist_ok=True)
        for path in sorted(folder.glob("*.png")):
            smaller(path)
            shutil.copy(path, ROOT / "docs" if path.name == "table.png" else OUT)


def main() -> int:
    """Make the pictures with the project's own Python, which has pygame."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--targets", type=Path, metavar="FOLDER")
    arguments = parser.parse_args()
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    try:
        import pygame

        pygame.display.init()
    except ImportError:
        return subprocess.call([str(environment("play")), __file__, *sys.argv[1:]])
    make(arguments.targets)
    return 0


if __name__ == "__main__":
    sys.exit(main())
