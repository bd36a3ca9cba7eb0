"""The ring round what has the focus of the keyboard."""

import pygame

from fort_desktop.scene.panel import rounded
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.kept import THINGS

_WHITE, _NAVY = 6.0, 4.5
"""How thick the two lines of the focus ring are, in design units."""


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
