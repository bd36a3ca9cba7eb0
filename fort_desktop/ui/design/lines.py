"""Words on the table: at the size that is wished, never squeezed and never below their floor."""

from pathlib import Path
from typing import Final

import pygame

from fort_desktop.scene import lettering, text
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.lettering import Block, Setting, settings
from fort_desktop.scene.text import Align
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.fonts import TITLE
from fort_desktop.ui.design.canvas import Canvas

_ANY: Final = 10_000
"""Pixels of height that a single line may take; its room tells where its middle is."""


def set_line(
    canvas: Canvas,
    face: Path,
    words: str,
    room: Box,
    sizes: tuple[float, float],
    colour: pal.Colour = pal.INK,
    align: Align = "left",
) -> float:
    """One line in the middle of a room, in units; what does not fit at the least size is cut.

    Args:
        sizes: the size that is wished, and the least.

    Returns:
        The x of its right end, in units.
    """
    if not words:
        return room.x
    most, least = (max(1, canvas.px(size)) for size in sizes)
    wide = canvas.px(room.w)
    tried = (Setting(size, 1) for size in range(max(most, least), least - 1, -1))
    made = lettering.block(face, words, tried, (wide, _ANY))
    made = made or lettering.shortened(face, least, words, wide)
    x = canvas.px(room.x) + _indent(wide - made.width, align)
    place = pygame.Rect(x, canvas.px(room.y), made.width, canvas.px(room.h))
    lettering.put(canvas.image, made, place, colour)
    return (x + made.width) / canvas.unit


def set_figure(
    canvas: Canvas,
    number: str,
    room: Box,
    sizes: tuple[float, float],
    colour: pal.Colour = pal.INK,
    align: Align = "left",
) -> None:
    """A number whose figures have their own middle in that of a room, as a sign beside it has.

    A word keeps room below its line for letters that reach there, which would lift the figures.

    Args:
        sizes: the size that is wished, and the least; no figures are higher than the room.
    """
    most, least = (max(1, canvas.px(size)) for size in sizes)
    wide, high = canvas.px(room.w), canvas.px(room.h)
    held = (s for s in range(max(most, least), least, -1) if text.highest(TITLE, s, "0") <= high)
    tried = (Setting(size, 1) for size in (*held, least))
    made = lettering.block(TITLE, number, tried, (wide, _ANY))
    made = made or lettering.shortened(TITLE, least, number, wide)
    lifted = next(made.baselines()) - (made.height + text.highest(TITLE, made.size, "0")) // 2
    x = canvas.px(room.x) + _indent(wide - made.width, align)
    place = pygame.Rect(x, canvas.px(room.y) - lifted, made.width, high)
    lettering.put(canvas.image, made, place, colour)


def _indent(free: int, align: Align) -> int:
    return {"left": 0, "center": free // 2, "right": free}[align]


def fits(
    face: Path,
    unit: float,
    words: str,
    room: Box,
    sizes: tuple[float, float],
    lines: int,
    two: float | None = None,
) -> Block | None:
    """Words in so many lines at most, as large as they fit a room of units; None if they do not.

    Args:
        sizes: the size that is wished, and the least; two: the largest of more than one line.
    """
    most, least = (max(1, round(size * unit)) for size in sizes)
    several = None if two is None else round(two * unit)
    size = (round(room.w * unit), round(room.h * unit))
    return lettering.block(face, words, settings(most, least, lines, several), size)


def put_left(canvas: Canvas, made: Block, room: Box, colour: pal.Colour) -> None:
    """Draw a block at the left of a room, in units, each of its lines beginning there."""
    top = canvas.px(room.center.y) - made.height // 2
    place = pygame.Rect(canvas.px(room.x), top, made.width, made.height)
    lettering.put(canvas.image, made, place, colour, left=True)


def wide(face: Path, unit: float, words: str, size: float) -> float:
    """The width of a line, in units."""
    return text.width(face, max(1, round(size * unit)), words) / unit
