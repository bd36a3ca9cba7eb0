"""Things that the sheets beside the table are made of: what is chosen stands on cardboard, what is
read and looked at on a page of a scrapbook.

A prop takes the width and the height of a sheet in pixels, and the pixels of a design unit; its
edge takes no more room than that of cardboard. With high contrast all are plain sheets.
"""

from collections.abc import Callable
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


def cardboard(w: int, h: int, unit: float) -> pygame.Surface:
    """A sheet of cardboard, for whatever has no thing of its own."""
    return panel(w, h, unit, pal.CARDBOARD)


def scrapbook(w: int, h: int, unit: float) -> pygame.Surface:
    """A scrapbook: an empty page in its cover, held by rings at the left."""
    return cardboard(w, h, unit) if pal.plain() else _scrapbook(w, h, unit)


@BOARDS
def _scrapbook(w: int, h: int, unit: float) -> pygame.Surface:
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
