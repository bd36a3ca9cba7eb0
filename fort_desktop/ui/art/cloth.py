"""The cloth that hides a hand: striped, pegged to a line, in the colour of whoever may lift it."""

from typing import Final

import pygame

from fort_desktop.scene.panel import dashed, rounded
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.kept import THINGS
from fort_desktop.ui.art.svg import faint, path, picture, rect

_STRIPE: Final = 48.0
_PALE: Final = 20
"""The opacity of the pale stripes, of 255."""
_PEG: Final = 146.0
"""From one peg to the next, about."""


@THINGS
def cloth(w: int, h: int, unit: float, colour: pal.Colour, above: float) -> pygame.Surface:
    """A cloth of this size in pixels; `above` units of it are for the line and the pegs."""
    image = pygame.Surface((w, h), pygame.SRCALPHA, 32)
    top = round(above * unit)
    sheet = rounded(w, h - top, 14 * unit, colour, None, 0).copy()
    band = pygame.Surface((max(1, round(_STRIPE * unit)), h - top), pygame.SRCALPHA, 32)
    band.fill((255, 255, 255, _PALE))
    for x in range(0, w, max(2, round(2 * _STRIPE * unit))):
        sheet.blit(band, (x, 0))
    mask = rounded(w, h - top, 14 * unit, (255, 255, 255), None, 0)
    sheet.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    image.blit(sheet, (0, top))
    image.blit(rounded(w, h - top, 14 * unit, None, pal.OUTLINE, max(1.0, 3 * unit)), (0, top))
    seam = round(9 * unit)
    stitches = dashed(w - 2 * seam, h - top - 2 * seam, 9 * unit, pal.CHALK, max(1.0, 2 * unit))
    image.blit(stitches, (seam, top + seam))
    image.blit(_line(w, round(2.2 * top), unit), (0, 0))
    return image


def _line(w: int, h: int, unit: float) -> pygame.Surface:
    """The washing line, and the pegs that hold the cloth."""
    vw, vh = w / unit, h / unit
    count = max(2, round(vw / _PEG))
    line = path(f"M0 7 H{vw:.1f}", "none", 5) + path(f"M0 7 H{vw:.1f}", "none", 2, line="#F6E7BE")
    pegs = "".join(
        rect(x - 5, 2, 10, 24, 3, "#D9A15A", 2.2)
        + path(f"M{x - 2:.1f} 5 V10", "none", 1.6, faint(0.7), "#FFE3B5")
        for x in (vw * (i + 0.5) / count for i in range(count))
    )
    return picture(line + pegs, w, h, (vw, vh))
