"""Highlights, in their order: the rim of what may be chosen, the halo of what is pointed at or
advised, and the ring of the focus."""

from collections.abc import Sequence
from typing import Final

import pygame

from fort_desktop.scene.panel import dashed, rounded
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.kept import CARDS, THINGS

RIM_EDGE: Final = 8
GLOW_EDGE: Final = 16
"""What a rim and a glow add on each side, in design units."""
_VEIL: Final = 96
_WHITE, _NAVY = 6.0, 4.5
"""How thick the two lines of the focus ring are, in design units."""


@CARDS
def rim(w: int, h: int, unit: float, hollow: bool = False) -> pygame.Surface:
    """The rim of something that may be chosen now; `RIM_EDGE` larger on each side.

    A `hollow` one is transparent inside, for the box of a card, which is drawn below it.
    """
    return _rim((w, h), RIM_EDGE, unit, hollow)


@CARDS
def glow(w: int, h: int, unit: float, hollow: bool = False) -> pygame.Surface:
    """The same in a halo, of what is pointed at or advised; `GLOW_EDGE` larger on each side."""
    return _rim((w, h), GLOW_EDGE, unit, hollow, ((16, 36), (12, 51), (9, 82)))


def _rim(
    size: tuple[int, int],
    edge: float,
    unit: float,
    hollow: bool,
    halo: Sequence[tuple[int, int]] = (),
) -> pygame.Surface:
    (w, h), far = size, round(edge * unit)
    image = pygame.Surface((w + 2 * far, h + 2 * far), pygame.SRCALPHA, 32)
    for part, alpha in halo:
        over = round(part * unit)
        sheet = rounded(w + 2 * over, h + 2 * over, 14 * unit + over, pal.ACTION, None, 0).copy()
        sheet.set_alpha(alpha)
        image.blit(sheet, (far - over, far - over))
    over = max(3, round(6 * unit))
    line = rounded(
        w + 2 * over, h + 2 * over, 13 * unit + over, pal.ACTION, pal.OUTLINE, 1.6 * unit
    )
    image.blit(line, (far - over, far - over))
    if hollow:
        # Black, so that only opacity is taken away and the rim stays yellow.
        hole = rounded(w, h, 9 * unit, (0, 0, 0), None, 0)
        image.blit(hole, (far, far), special_flags=pygame.BLEND_RGBA_SUB)
    return image


@THINGS
def waiting(w: int, h: int, unit: float) -> pygame.Surface:
    """A pale veil and dashes where something held may be laid; `RIM_EDGE` larger on each side."""
    far, over = round(RIM_EDGE * unit), round(6 * unit)
    image = pygame.Surface((w + 2 * far, h + 2 * far), pygame.SRCALPHA, 32)
    place, corner = (w + 2 * over, h + 2 * over), 14 * unit + over
    sheet = rounded(*place, corner, pal.PAPER, None, 0).copy()
    sheet.set_alpha(_VEIL)
    image.blit(sheet, (far - over, far - over))
    line = max(2, round(5 * unit))
    for colour, aside in ((pal.OUTLINE, line // 2), (pal.CHALK, 0)):
        image.blit(dashed(*place, corner, colour, line), (far - over, far - over + aside))
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
