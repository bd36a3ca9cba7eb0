"""Words in a box: one policy of fitting for all that is written on a canvas.

Words are as large as they fit: at the wanted size, or the largest below it down to a floor, and at
each size in as few lines as they may have. What does not fit at the floor ends in dots, in no more
lines than its box is high for; nothing is squeezed. `scene.watching` is told of all that was cut.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import chain
from pathlib import Path
from typing import Final, Literal, NamedTuple

import pygame

from fort_desktop.scene import lettering, text
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.lettering import Block, Setting
from fort_desktop.scene.text import Align
from fort_desktop.scene.watching import left_out
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.fonts import TITLE

Middle = Literal["letters", "line", "figures"]
LEAST: Final = 16.0
"""The floor where nothing else is said, in design units."""
MANY: Final = 99
"""So many lines are a paragraph: it has as many as its box, and may have **bold** words."""
_PIXELS: Final = 12
"""Pixels of the smallest letters, whatever the window."""
_HAIR: Final = 2
"""Pixels by which words may be higher than their box: better than a size too small to read."""
_ANY: Final = 10_000
"""Pixels of height that a line may take whose box has none."""


_APART: Final = 0.06
"""By so much of their size letters stand further apart, where that is wanted."""


def spread(on: bool) -> bool:
    """Set letters further apart from now on, or as usual; return True if that is a change."""
    return text.space(_APART * on)


class TextStyle(NamedTuple):
    """A style of words in a box; sizes are in design units.

    Attributes:
        size: the size that is wanted; least: the floor, below which nothing is made smaller.
        lines: the most lines, or `MANY`; fewest: the least lines; two: the largest size of more
            than one line.
        align: where the words stand in their box, and the lines of a block to the left in it.
        middle: what stands in the middle of the box: letters with all that reaches up or down,
            the line of the font, which is the same for all words, or figures.
        marker: the colour of the stroke that the **marked** words of a paragraph lie on.
    """

    size: float
    least: float = LEAST
    face: Path = TITLE
    colour: pal.Colour = pal.INK
    align: Align = "left"
    lines: int = 1
    two: float | None = None
    middle: Middle = "letters"
    fewest: int = 1
    marker: pal.Colour | None = None

    def sizes(self, unit: float) -> tuple[int, int]:
        """Return the wanted size and the floor, in pixels; no wanted size is below the floor."""
        least = letters(self.least, unit)
        return max(least, round(self.size * unit)), least

    def in_pixels(self, unit: float) -> text.Style:
        """Return the style of a paragraph at the wanted size, for the engine."""
        return text.Style(self.face, self.sizes(unit)[0], self.colour, marker=self.marker)


def letters(size: float, unit: float) -> int:
    """Return a size of letters in pixels: what is asked for in units, and never below 12."""
    return max(_PIXELS, round(size * unit))


def width(words: str, unit: float, size: float, face: Path = TITLE) -> float:
    """Return the width of a line, in design units."""
    return text.width(face, letters(size, unit), words) / unit


def height(words: str, wide: float, unit: float, style: TextStyle) -> float:
    """Return the height of a paragraph of that width at its wanted size, in design units."""
    return text.measure(style.in_pixels(unit), words, round(wide * unit))[1] / unit


def paragraph(words: str, wide: float, unit: float, style: TextStyle) -> pygame.Surface:
    """Return a picture of a paragraph of that width at its wanted size, as high as it is."""
    room = max(1, round(wide * unit)), _ANY
    return text.paragraph(style.in_pixels(unit), words, room, style.align)


def typed(words: str, wide: int, unit: float, style: TextStyle) -> pygame.Surface:
    """Return a picture of what somebody types, which is squeezed before anything of it is cut.

    Args:
        wide: the room, in pixels.
    """
    size, least = style.sizes(unit)
    return text.fitted(style.face, size, words, style.colour, wide, least)


def longest(
    choices: Sequence[str], wide: float, unit: float, size: float, face: Path = TITLE
) -> str:
    """Return the first of some wordings, longest first, that fits; the last if none does.

    Args:
        wide: the room, in design units; size: of the letters.
    """
    return first_of(choices, lambda one: width(one, unit, size, face) <= wide)


def first_of(choices: Sequence[str], fits: Callable[[str], bool]) -> str:
    """Return the first of some wordings, longest first, that fits; the last if none does.

    `scene.watching` is told if no word is left of it, but a number or nothing.
    """
    found = next((one for one in choices if fits(one)), choices[-1])
    if _worded(choices[0]) and not _worded(found):
        left_out(choices[0])
    return found


def _worded(words: str) -> bool:
    return any(map(str.isalpha, words))


def fit(words: str, room: tuple[int, int], unit: float, style: TextStyle) -> Block:
    """Set words in a room by the policy of this module.

    Args:
        room: width and height in pixels; without a height, lines are as high as they are.

    Returns:
        The lines and their size; `cut` if they end in dots.
    """
    most, least = style.sizes(unit)
    if not words:
        return Block(style.face, most, ("",))
    return _whole(words, room, unit, style) or _cut(words, room, least, style)


def has_room(words: str, room: tuple[int, int], unit: float, style: TextStyle) -> bool:
    """Return True if words fit a room in pixels, in width and height, without being cut."""
    return not words or _whole(words, room, unit, style) is not None


def _whole(words: str, room: tuple[int, int], unit: float, style: TextStyle) -> Block | None:
    most, least = style.sizes(unit)
    high = _highest(room[1], least)
    two = None if style.two is None else max(least, round(style.two * unit))
    allowed = lettering.settings(most, least, style.lines, two)
    tried: Iterator[Setting] = (one for one in allowed if one.lines >= style.fewest)
    if style.middle == "figures":  # below them is nothing that needs room
        lower = (one for one in tried if text.highest(style.face, one.size, "0") <= room[1])
        # A number that is cut is another number, so it is made smaller instead.
        tried, high = chain(lower, (Setting(size, 1) for size in range(least, 0, -1))), _ANY
    return lettering.block(style.face, words, tried, (max(1, room[0]), high))


def _cut(words: str, room: tuple[int, int], least: int, style: TextStyle) -> Block:
    """Return as many lines at the floor as the room is high for, and at least one, with dots."""
    wide, high = max(1, room[0]), _highest(room[1], least)
    several = (
        lettering.shortened(style.face, least, words, wide, lines)
        for lines in range(style.lines, 1, -1)
    )
    one = lettering.shortened(style.face, least, words, wide)
    return next((made for made in several if made.height <= high), one)


def _highest(room: int, least: int) -> int:
    """Return how high words in a room may be: one line at the floor always has room."""
    return max(room + _HAIR, least + 2 * _HAIR) if room > 0 else _ANY


def put(ground: pygame.Surface, made: Block, place: Box, style: TextStyle) -> Box:
    """Draw a block in its place; returns where it stands, all in pixels."""
    high = made.height
    if style.middle == "line":
        font = text.font(made.face, made.size)
        at = _beside(pygame.Rect(0, 0, made.width, high), place, style.align)
        at.y = at.centery + font.get_ascent() - font.get_height() // 2 - next(made.baselines())
    else:
        x, y, w, h = map(round, place)
        free = {"left": 0, "center": (w - made.width) // 2, "right": w - made.width}[style.align]
        at = pygame.Rect(x + free, y, made.width, h)
        if style.middle == "figures":
            figures = text.highest(made.face, made.size, "0")
            at.y += (high + figures) // 2 - next(made.baselines())
        else:
            at.y += made.lower(h)
    if made.width or made.cut:
        lettering.put(ground, made, at, style.colour, left=style.align == "left")
    return Box(at.x, at.centery - high / 2, made.width, high)


def _beside(at: pygame.Rect, place: Box, align: Align) -> pygame.Rect:
    """Return a rectangle moved to the left, middle or right of a place, halfway down."""
    x = {"left": place.x, "center": place.center.x, "right": place.right}[align]
    side = {"left": "midleft", "center": "center", "right": "midright"}[align]
    setattr(at, side, (round(x), round(place.center.y)))
    return at


def write(ground: pygame.Surface, words: str, place: Box, unit: float, style: TextStyle) -> Box:
    """Fit words into a place and draw them there; returns where they stand, all in pixels."""
    room = round(place.w), round(place.h)
    if style.lines < MANY:
        return put(ground, fit(words, room, unit, style), place, style)
    _, least = style.sizes(unit)
    shown = text.paragraph(style.in_pixels(unit), words, room, style.align, least)
    at = _beside(shown.get_rect(), place, style.align)
    ground.blit(shown, at)
    return Box(*at)
