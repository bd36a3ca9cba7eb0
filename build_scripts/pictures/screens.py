"""The screens of docs/pictures, and docs/table.png: title, table, almanac, boards, results."""

import argparse
from pathlib import Path
from typing import Final

from pictures.shots import OUT, shot

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


def make(folder: Path, asked: argparse.Namespace) -> None:
    """Make the pictures of docs/pictures/README.md, with comparisons if there are targets."""
    screens(folder)
    boards(folder)
    if asked.targets is not None:
        beside(folder, asked.targets)
