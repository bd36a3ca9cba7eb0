"""Highlights: the glow of what may be chosen, and the ring of the focus."""

from typing import Final

import pygame

from fort_desktop.scene.panel import rounded
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.kept import CARDS, THINGS

GLOW_EDGE: Final = 16
"""What a glow adds on each side, in design units."""
_WHITE, _NAVY = 6.0, 4.5
"""How thick the two lines of the focus ring are, in design units."""


@CARDS
def glow(w: int, h: int, unit: float, hollow: bool = False) -> pygame.Surface:
    """The glow of something that may be chosen now; `GLOW_EDGE` larger on each side.

    A `hollow` one is transparent inside, for the box of a card, which is drawn below it.
    """
    far = round(GLOW_EDGE * unit)
    image = pygame.Surface((w + 2 * far, h + 2 * far), pygame.SRCALPHA, 32)
    for part, alpha in ((16, 36), (12, 51), (9, 82)):
        edge = round(part * unit)
        sheet = rounded(w + 2 * edge, h + 2 * edge, 14 * unit + edge, pal.ACTION, None, 0).copy()
        sheet.set_alpha(alpha)
        image.blit(sheet, (far - edge, far - edge))
    edge = max(3, round(5 * unit))
    rim = rounded(w + 2 * edge, h + 2 * edge, 13 * unit + edge, pal.ACTION, pal.OUTLINE, 1.6 * unit)
    image.blit(rim, (far - edge, far - edge))
    if hollow:
        # Black, so that only opacity is taken away and the rim stays yellow.
        hole = rounded(w, h, 9 * unit, (0, 0, 0), None, 0)
        image.blit(hole, (far, far), special_flags=pygame.BLEND_RGBA_SUB)
    return image


@THINGS
def focus_ring(w: int, h: int, unit: float) -> pygame.Surface:
    """The focus mark: a white line and a navy one around it, outside of everything."""
    white, navy = (max(2, round(line * unit)) for line in (_WHITE, _NAVY))
    both = white + navy
    wide, tall = w + 2 * both, h + 2 * both
    image = pygame.Surface((wide, tall), pygame.SRCALPHA, 32)
    image.blit(rounded(wide, tall, 12 * unit + both, None, pal.FOCUS[1], navy), (0, 0))
    inner = rounded(wide - 2 * navy, tall - 2 * navy, 12 * unit + white, None, pal.FOCUS[0], white)
    image.blit(inner, (navy, navy))
    return image
