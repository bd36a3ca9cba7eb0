"""Tints by the time of a summer's day, from noon (dusk 0) to evening (dusk 1) and night (dusk 2).

Only backgrounds and objects are tinted, before words are drawn on them. Cards and buttons keep
their colours, so that suits can be distinguished at any hour.
"""

import math
from collections.abc import Callable
from typing import Final

import pygame

from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.kept import BOARDS, THINGS
from fort_desktop.ui.art.svg import disc, faint, path

STEPS: Final = 8
"""In so many steps the day goes by; each is drawn once for a size."""
_LAMP: Final = (255, 206, 120)
"""The light of a lamp on what is around it."""
_MOST: Final = 96
"""The opacity of that light beside the lamp in the evening, of 255."""
_FINE: Final = 40
"""The side of the picture that each light is scaled from."""
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


@THINGS
def light(w: int, h: int, colour: pal.Colour, alpha: int) -> pygame.Surface:
    """Light that falls off with the square of what is left from the middle of an oval to its edge.

    Args:
        alpha: how strong it is in the middle, up to 255.
    """
    middle, pixels = (_FINE - 1) / 2, bytearray()
    for y in range(_FINE):
        for x in range(_FINE):
            left = max(0.0, 1 - math.hypot(x - middle, y - middle) / middle)
            pixels += bytes((*colour, round(alpha * left * left)))
    small = pygame.image.frombytes(bytes(pixels), (_FINE, _FINE), "RGBA")
    return pygame.transform.smoothscale(small, (max(1, w), max(1, h)))


def lit_by(
    image: pygame.Surface, x: float, y: float, radius: float, dusk: float, flat: float = 1.0
) -> None:
    """Let a lamp of an evening shine on a picture, in pixels; on the ground its light is `flat`."""
    if dusk:
        high = round(2 * radius * flat)
        shone = light(round(2 * radius), high, _LAMP, min(255, round(_MOST * dusk)))
        image.blit(shone, shone.get_rect(center=(round(x), round(y))))


def string(x0: float, x1: float, y: float, sag: float, n: int, dusk: float = 0.0) -> str:
    """Fairy lights between two points of one height, as SVG; they are bright in the evening."""
    middle = (x0 + x1) / 2
    out = path(f"M{x0:.1f} {y} Q{middle:.1f} {y + 2 * sag} {x1:.1f} {y}", "none", 3)
    for i in range(1, n):
        t = i / n
        x, low = x0 + (x1 - x0) * t, hanging(t, y, sag)
        colour = BULBS[i % 4]
        out += disc(x, low, 6.4 + 1.6 * dusk, colour, 2)
        if dusk > 0.3:
            out += disc(x - 1, low - 1, 3.4, "#FFFBE6", more=faint(dusk))
    return out
