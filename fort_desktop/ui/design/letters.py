"""Words on the table: in whole lines at a size that can be read, shortened rather than squeezed."""

from collections.abc import Sequence
from pathlib import Path
from typing import Literal

import pygame

from fort_desktop.scene import lettering, text
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.plain import pieces
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.fonts import BOLD, TITLE

Align = Literal["left", "center", "right"]
_FLOOR = 32 / 3
"""No text is smaller, in units, nor than 12 pixels: 12 at 1280 x 720 and 16 at 1920 x 1080."""


def floor_of(unit: float) -> int:
    """The smallest size of a text, in pixels."""
    return max(12, round(_FLOOR * unit))


def write(
    ground: pygame.Surface,
    words: str,
    room: Box,
    unit: float,
    size: float,
    *,
    least: float = 12.0,
    lines: int = 1,
    two: float | None = None,
    colour: pal.Colour = pal.INK,
    align: Align = "center",
    face: Path = TITLE,
) -> Box:
    """Write words into the middle of a room in pixels; returns where they stand.

    Args:
        size: in units, and the `least` that it may have; what does not fit then ends in dots.
        lines: the most lines; two: the largest size of more than one, `size` if None.
    """
    if not words:
        return Box(room.x, room.center.y, 0, 0)
    floor = max(floor_of(unit), round(least * unit))
    most = max(floor, round(size * unit))
    wide = max(1, round(room.w))
    several = None if two is None else max(floor, round(two * unit))
    tried = lettering.settings(most, floor, lines, several)
    # A line that is a hair too high for its room is better than none.
    space = (wide, max(round(room.h) + 2, floor + 4))
    made = lettering.block(face, words, tried, space)
    if made is None:
        made = _cut(face, words, floor, lines, wide)
    left = {"left": 0, "center": (wide - made.width) // 2, "right": wide - made.width}[align]
    place = pygame.Rect(round(room.x) + left, round(room.y), made.width, round(room.h))
    lettering.put(ground, made, place, colour, left=align == "left")
    return Box(place.x, room.center.y - made.height / 2, made.width, made.height)


def fits(words: str, wide: float, unit: float, least: float = 12.0, face: Path = TITLE) -> bool:
    """Return True if a line fits so many pixels at the least size that it may have."""
    size = max(floor_of(unit), round(least * unit))
    return text.width(face, size, words) <= wide


def longest(
    choices: Sequence[str], wide: float, unit: float, least: float = 12.0, face: Path = TITLE
) -> str:
    """The first of some wordings, longest first, that fits; the last if none does."""
    return next((one for one in choices if fits(one, wide, unit, least, face)), choices[-1])


def _cut(face: Path, words: str, size: int, lines: int, wide: int) -> lettering.Block:
    """As many lines as may be at the smallest size, the last of them ended by dots."""
    found: list[str] = []
    rest = pieces(words)
    while rest and len(found) < lines - 1:
        n = 1
        while n < len(rest) and text.width(face, size, " ".join(rest[: n + 1])) <= wide:
            n += 1
        found.append(text.cut(face, size, " ".join(rest[:n]), wide))
        rest = rest[n:]
    if rest:
        found.append(text.cut(face, size, " ".join(rest), wide))
    return lettering.Block(face, size, tuple(found))


def say(
    ground: pygame.Surface,
    words: str,
    room: Box,
    unit: float,
    size: float,
    *,
    least: float = 12.0,
    lines: int = 1,
    colour: pal.Colour = pal.INK,
    align: Align = "center",
) -> Box:
    """As `write`, in the font for reading."""
    return write(
        ground,
        words,
        room,
        unit,
        size,
        least=least,
        lines=lines,
        colour=colour,
        align=align,
        face=BOLD,
    )
