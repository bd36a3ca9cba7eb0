"""Things that the sheets beside the table are made of: each kind of page has its own.

A prop takes the width and the height of a sheet in pixels, and the pixels of a design unit; its
edge takes no more room than that of cardboard. With high contrast all are plain sheets.
"""

from collections.abc import Callable
from functools import wraps
from typing import Final

import pygame

from fort_desktop.scene.panel import rounded
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.boards import panel
from fort_desktop.ui.art.kept import BOARDS

Prop = Callable[[int, int, float], pygame.Surface]
_ROUND, _LINE = 16.0, 4.0
_COVER, _PAGE, _UNDER = pal.rgb("#8E4B3A"), pal.rgb("#FBF0D8"), pal.rgb("#E2CDA0")
"""Of a scrapbook: its cover, the page that is open, and those below."""
_COVERED, _SHEETS = 11.0, 3
"""How far the cover stands out round the pages, and how many edges of pages are seen."""
_RING, _RINGS = 150.0, (26.0, 12.0)
"""From one ring to the next, and the size of each."""
_STEEL: Final = pal.rgb("#D8DCE0")
_DOOR, _GROOVE, _GLEAM = pal.rgb("#B5D3C4"), pal.rgb("#86AE9B"), pal.rgb("#CBE2D6")
"""The paint of a door, the gaps between its planks, and the light on their edges."""
_PLANK: Final = 152.0
_HINGE: Final = (46.0, 20.0)


def cardboard(w: int, h: int, unit: float) -> pygame.Surface:
    """A sheet of cardboard, for whatever has no thing of its own."""
    return panel(w, h, unit, pal.CARDBOARD)


def _prop(draw: Prop) -> Prop:
    """Keep what is drawn of a prop; with high contrast it is a plain sheet."""
    kept = BOARDS(draw)

    @wraps(draw)
    def drawn(w: int, h: int, unit: float) -> pygame.Surface:
        return cardboard(w, h, unit) if pal.plain() else kept(w, h, unit)

    return drawn


@_prop
def scrapbook(w: int, h: int, unit: float) -> pygame.Surface:
    """A scrapbook: an empty page in its cover, held by rings at the left."""
    image = rounded(w, h, _ROUND * unit, _COVER, pal.OUTLINE, _LINE * unit).copy()
    edge, step = round(_COVERED * unit), max(1, round(2 * unit))
    for n in range(_SHEETS, -1, -1):
        # Those below stand out at the right and at the foot.
        fill, size = _UNDER if n else _PAGE, (_SHEETS - n) * step
        page = rounded(w - 2 * edge - size, h - 2 * edge - size, 6 * unit, fill, pal.OUTLINE, unit)
        image.blit(page, (edge, edge))
    wide, high = (round(side * unit) for side in _RINGS)
    for i in range(count := max(2, round(h / unit / _RING))):
        y = round(h * (i + 0.5) / count - high / 2)
        image.blit(rounded(wide, high, high / 2, _STEEL, pal.OUTLINE, 2.4 * unit), (0, y))
    return image


@_prop
def shed_door(w: int, h: int, unit: float) -> pygame.Surface:
    """The painted door of a shed: planks, and two hinges at the left."""
    image = rounded(w, h, _ROUND * unit, _DOOR, pal.OUTLINE, _LINE * unit).copy()
    inset, thick = round(_LINE * unit), max(1, round(3 * unit))
    for i in range(1, count := max(2, round(w / unit / _PLANK))):
        x = round(w * i / count)
        pygame.draw.line(image, _GROOVE, (x, inset), (x, h - inset - 1), thick)
        pygame.draw.line(image, _GLEAM, (x + thick, inset), (x + thick, h - inset - 1), thick)
    wide, high = (round(side * unit) for side in _HINGE)
    for y in (round(h * 0.1), round(h * 0.9) - high):
        iron = rounded(wide, high, high / 2, pal.SEATS["green"], pal.OUTLINE, 2.4 * unit)
        image.blit(iron, (-high // 2, y))
        pygame.draw.circle(image, pal.OUTLINE, (wide - high, y + high // 2), max(1, high // 6))
    return image
