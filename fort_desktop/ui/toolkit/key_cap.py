"""A key as it looks on a keyboard."""

from typing import Final

import pygame

from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.kept import THINGS
from fort_desktop.ui.design.canvas import Canvas
from fort_desktop.ui.design.text_box import width

_TALL: Final = 48.0
_SIZE: Final = 23.0


@THINGS
def key_cap(
    words: str, unit: float, tall: float = _TALL, fill: pal.Colour | None = None
) -> pygame.Surface:
    """A key with what is printed on it; `tall` in design units, and white if `fill` is None."""
    size = _SIZE * tall / _TALL
    wide = max(tall * 1.1, width(words, unit, size) + tall * 0.6)
    canvas = Canvas(wide * unit, tall * unit, unit)
    canvas.panel(0, 0, wide, tall, pal.OUTLINE, 10, None)
    canvas.panel(0, 0, wide, tall - 3, fill or pal.PAPER, 10, pal.OUTLINE, 2.5)
    canvas.title(words, wide / 2, (tall - 3) / 2, size, wide - 8, align="center")
    return canvas.image
