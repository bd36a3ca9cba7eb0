"""Tints by the time of a summer's day, from noon (dusk 0) to evening (dusk 1) and night (dusk 2).

Only backgrounds and objects are tinted, before words are drawn on them. Cards and buttons keep
their colours, so that suits can be distinguished at any hour.
"""

from collections.abc import Callable
from typing import Final

import pygame

from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.kept import BOARDS
from fort_desktop.ui.art.svg import disc, faint, path

STEPS: Final = 8
"""In so many steps the day goes by; each is drawn once for a size."""
BULBS: Final = ("#FFD23F", "#F2785C", "#8DD3E8", "#CFE38A")
_EVENING: Final = (255, 230, 190)
"""What is left of white light in the evening."""
_NIGHT: Final = (150, 134, 178)
"""What is left of it under the moon."""


def hour(share: float) -> float:
    """Round a share of the day, 0 to 1, to the nearest step; it stays noon with high contrast."""
    return 0.0 if pal.plain() else round(min(1.0, max(0.0, share)) * STEPS) / STEPS


def tint(dusk: float) -> pal.Colour:
    """The colour of white paper in this light."""
    late = max(0.0, dusk - 1)
    red, green, blue = (
        round((255 + (even - 255) * min(1.0, dusk)) * (1 - late) + dark * late)
        for even, dark in zip(_EVENING, _NIGHT, strict=True)
    )
    return red, green, blue


def warm(colour: pal.Colour, dusk: float) -> pal.Colour:
    """A colour in this light."""
    light = tint(dusk)
    red, green, blue = (part * by // 255 for part, by in zip(colour, light, strict=True))
    return red, green, blue


def warmed(image: pygame.Surface, dusk: float) -> pygame.Surface:
    """A picture in this light; at noon it is the picture itself."""
    if dusk == 0:
        return image
    lit = image.copy()
    lit.fill((*tint(dusk), 255), special_flags=pygame.BLEND_RGBA_MULT)
    return lit


@BOARDS
def in_light(
    draw: Callable[[int, int, float], pygame.Surface], w: int, h: int, unit: float, dusk: float
) -> pygame.Surface:
    """A piece of the table (see `boards` and `paper`) in this light."""
    return warmed(draw(w, h, unit), dusk)


def hanging(t: float, y: float, sag: float) -> float:
    """Return how far down a bulb hangs on a string, `t` of the way along it."""
    return y + 4 * sag * t * (1 - t) + 8


def string(x0: float, x1: float, y: float, sag: float, n: int, dusk: float = 0.0) -> str:
    """Fairy lights between two points of one height, as SVG; they shine as evening falls."""
    middle = (x0 + x1) / 2
    out = path(f"M{x0:.1f} {y} Q{middle:.1f} {y + 2 * sag} {x1:.1f} {y}", "none", 3)
    for i in range(1, n):
        t = i / n
        x, low = x0 + (x1 - x0) * t, hanging(t, y, sag)
        colour = BULBS[i % 4]
        halo = disc(x, low, 13, colour, more=faint(0.28))
        if dusk:
            rings = ((58, 0.09), (42, 0.12), (28, 0.2), (18, 0.35))
            halo += "".join(disc(x, low, r, "#FFE3A0", more=faint(a * dusk)) for r, a in rings)
        out += halo + disc(x, low, 6.4, colour, 2)
        if dusk > 0.3:
            out += disc(x - 1, low - 1, 3, "#FFFBE6", more=faint(dusk))
    return out
