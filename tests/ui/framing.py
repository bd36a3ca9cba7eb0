"""Whether letters stand on the line of the panel or button around them, where they look cut."""

from typing import Final

import pygame

from fort_desktop.scene.node import Node
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
_SPECKS: Final = (3, 0.01)
"""So many pixels of a text may lie on lines, or such a part of them, as a descender does."""
_GROUND: Final = 0.5
"""What more than this part of a text lies on is its ground, and no line."""
ACROSS: Final[frozenset[str]] = frozenset(
    (
        *("added", "discard", "face", "own yard", "park", "perk", "pile"),
        *("play", "played", "rule stack", "seat", "suit", "table", "yard", ""),
    )
)
"""Nodes on which letters lie on drawn things: badges, ribbons, tapes."""
Ground = pygame.Surface
"""What was at the place of some letters before they were drawn there."""
_plain: Final = pygame.Surface
"""Pictures that nobody watches."""


def framed(
    node: Node, at: pygame.Rect, letters: pygame.mask.Mask, ink: pygame.Rect, ground: Ground
) -> bool:
    """Whether a text lies on a line of the panel that bears it.

    Args:
        node: whose text it is; at: where the picture of the text is in the window.
        letters: the pixels of that; ink: those in the window; ground: see `ground_of`.
    """
    drawn = node.picture()
    if drawn is None or panel_of(node).name.split(":")[0] in ACROSS:
        return False
    lies = _crosses(node, at, letters, ground)
    return lies or on_the_line(drawn[0], ink.move(-drawn[1].x, -drawn[1].y))


def panel_of(node: Node) -> Node:
    """What bears a text: the node itself, or the panel of a number that is a node for itself."""
    above = (one for one in node.ancestors() if one.image is not None and one.name != "counter")
    return next(above, node)


def ground_of(picture: pygame.Surface, letters: pygame.Surface, at: tuple[int, int]) -> Ground:
    """The part of a picture on which letters are about to be drawn."""
    made = _plain(letters.get_size(), pygame.SRCALPHA)
    made.blit(picture, (0, 0), pygame.Rect(at, letters.get_size()))
    return made


def _crosses(node: Node, at: pygame.Rect, letters: pygame.mask.Mask, ground: Ground) -> bool:
    """Whether lines lie behind some of the letters."""
    behind = _plain(at.size, pygame.SRCALPHA)
    for below in reversed(list(node.ancestors())[1:]):
        drawn = below.picture()
        if drawn is not None:
            behind.blit(drawn[0], (drawn[1].x - at.x, drawn[1].y - at.y))
    behind.blit(ground, (0, 0))
    # Letters leave their colour where nothing is seen of them, too.
    lines = pygame.mask.from_threshold(behind, pal.OUTLINE, (_NEAR, _NEAR, _NEAR, 255))
    lines = lines.overlap_mask(pygame.mask.from_surface(behind, _SOLID), (0, 0))
    least, part = _SPECKS
    whole = letters.count()
    return max(least, part * whole) < lines.overlap_area(letters, (0, 0)) < _GROUND * whole


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
