"""Whether letters stand on the line of the panel or button around them, where they look cut."""

from typing import Final

import pygame

from fort_desktop.ui.art import palette as pal

_NEAR: Final = 24
"""So much may a channel differ from the colour of a line: its edge is smooth."""
_SOLID: Final = 200
_BESIDE: Final = (2, 3, 4)
"""Pixels from the ink to either side, where a line goes on that lies behind the letters."""
_TOUCHED: Final = 0.06
"""A descender may touch a line with this part of the height of the letters, or with one row."""
_THICK: Final = 8
"""A line is no thicker; what is may be the ground of the letters."""
ACROSS: Final = frozenset(
    (
        *(
            "added",
            "bag",
            "board",
            "discard",
            "face",
            "lookout",
            "own yard",
            "park",
            "perk",
            "pile",
        ),
        *("play", "played", "rule stack", "seat", "suit", "table", "yard", ""),
    )
)
"""Nodes on which letters lie on drawn things: badges, ribbons, tapes, the bag, the board."""


def on_the_line(picture: pygame.Surface, ink: pygame.Rect) -> bool:
    """Whether a level line in the colour of frames lies behind some rows of a text's ink."""
    found = sum(_is_line(picture, ink, y) for y in range(ink.top, ink.bottom))
    return max(1.0, _TOUCHED * ink.h) < found <= min(_THICK, ink.h - 1)


def _is_line(picture: pygame.Surface, ink: pygame.Rect, y: int) -> bool:
    points = [(x, y) for by in _BESIDE for x in (ink.left - by, ink.right - 1 + by)]
    area = picture.get_rect()
    return all(area.collidepoint(point) and _framing(picture.get_at(point)) for point in points)


def _framing(colour: pygame.Color) -> bool:
    wanted = pal.OUTLINE
    parts = zip(tuple(colour)[:3], wanted, strict=True)
    return colour.a > _SOLID and all(abs(one - other) < _NEAR for one, other in parts)
