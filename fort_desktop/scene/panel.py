"""Smooth rounded panels with outline and shadow, drawn large and scaled down; cached."""

import math
from typing import Final

import pygame

from fort_desktop.scene.cache import Cache

Colour = tuple[int, int, int]
PANELS: Final = Cache("panels", 0.12)
"""Panels, buttons and their shadows."""
_SCALE: Final = 4
"""Shapes are drawn this much larger. A power of two: pygame's `smoothscale` by 3 rounds so that
full colours come out darker and a little transparent."""


@PANELS
def rounded(
    w: int, h: int, radius: float, fill: Colour | None, outline: Colour | None, thick: float
) -> pygame.Surface:
    """A rounded rectangle of exactly `w` x `h` pixels, outline included; cached."""
    w, h = max(1, w), max(1, h)
    corner = math.ceil(max(radius, thick if outline is not None else 0)) + 2
    side = 2 * corner + 2
    small = whole(min(w, side), min(h, side), radius, fill, outline, thick)
    return stretched(small, w, h)


@PANELS
def whole(
    w: int, h: int, radius: float, fill: Colour | None, outline: Colour | None, thick: float
) -> pygame.Surface:
    """As `rounded`, drawn in one piece: for what is to be stretched."""
    big = pygame.Surface((w * _SCALE, h * _SCALE), pygame.SRCALPHA, 32)
    # Transparent pixels get the edge's colour, or scaling would mix black into the rim.
    clear = (*(outline or fill or (0, 0, 0)), 0)
    big.fill(clear)
    rect = big.get_rect()
    corner = round(radius * _SCALE)
    if outline is not None:
        pygame.draw.rect(big, outline, rect, border_radius=corner)
        edge = round(thick * _SCALE)
        inner = rect.inflate(-2 * edge, -2 * edge)
        pygame.draw.rect(big, fill or clear, inner, border_radius=max(0, corner - edge))
    elif fill is not None:
        pygame.draw.rect(big, fill, rect, border_radius=corner)
    return pygame.transform.smoothscale(big, (w, h))


def stretched(small: pygame.Surface, w: int, h: int) -> pygame.Surface:
    """Enlarge a panel by repeating its middle row and column, keeping its corners.

    Supersampling a panel as wide as a window takes 40 ms; this takes one. Where a side is as long
    already, the middle has one or two rows of its own.
    """
    side, other = small.get_size()
    if (side, other) == (w, h):
        return small
    image = pygame.Surface((w, h), pygame.SRCALPHA, 32)
    x, y = (side - 1) // 2, (other - 1) // 2
    wide, tall = w - 2 * x, h - 2 * y
    image.fill(small.get_at((x, y)), (x, y, wide, tall))
    for left, right in ((0, 0), (w - x, side - x)):
        edge = small.subsurface((right, y, x, 1))
        image.blit(pygame.transform.scale(edge, (x, tall)), (left, y))
        for top, bottom in ((0, 0), (h - y, other - y)):
            image.blit(small, (left, top), (right, bottom, x, y))
    for top, bottom in ((0, 0), (h - y, other - y)):
        edge = small.subsurface((x, bottom, 1, y))
        image.blit(pygame.transform.scale(edge, (wide, y)), (x, top))
    return image


@PANELS
def shadow(
    w: int, h: int, radius: float, depth: float, colour: Colour, alpha: int
) -> pygame.Surface:
    """A soft shadow of five stacked rounded rectangles; larger than `w` x `h` by `depth`."""
    size = (round(w + 2 * depth), round(h + 2 * depth))
    within = 2 * (math.ceil(radius + 3 * depth) + 2) - round(2 * depth)
    small = _stacked(min(w, within), min(h, within), radius, depth, colour, alpha)
    return stretched(small, *size)


def _stacked(
    w: float, h: float, radius: float, depth: float, colour: Colour, alpha: int
) -> pygame.Surface:
    image = pygame.Surface((round(w + 2 * depth), round(h + 2 * depth)), pygame.SRCALPHA, 32)
    for i in range(5):
        shrink = depth - i * depth * 0.4
        size = (round(w + 2 * shrink), round(h + 2 * shrink))
        if min(size) < 2:
            continue
        sheet = rounded(*size, radius + shrink, colour, None, 0).copy()
        sheet.set_alpha(alpha)
        image.blit(sheet, ((image.get_width() - size[0]) // 2, (image.get_height() - size[1]) // 2))
    return image


@PANELS
def dashed(w: int, h: int, radius: float, colour: Colour, thick: float) -> pygame.Surface:
    """A dashed outline for an empty place; corners are always solid."""
    image = rounded(w, h, radius, None, colour, thick).copy()
    deep, dash = math.ceil(thick) + 1, max(3.0, thick * 3)
    for start, length in _gaps(w, radius, dash):
        for y in (0, h - deep):
            image.fill((*colour, 0), (start, y, length, deep))
    for start, length in _gaps(h, radius, dash):
        for x in (0, w - deep):
            image.fill((*colour, 0), (x, start, deep, length))
    return image


def _gaps(side: int, radius: float, dash: float) -> list[tuple[int, int]]:
    """Start and length of each gap of a side, evenly spaced between its corners."""
    room = side - 2 * radius
    count = max(1, round(room / (2 * dash)))
    step = room / count
    return [
        (round(radius + (i + 0.25) * step), max(1, round(step / 2)))
        for i in range(count)
        if room > dash
    ]
