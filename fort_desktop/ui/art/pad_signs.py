"""The buttons of a gamepad as signs, in a square."""

from typing import Final

import pygame

from fort_desktop.scene import text
from fort_desktop.ui.art.drawings import drawn
from fort_desktop.ui.art.fonts import TITLE
from fort_desktop.ui.art.kept import PARTS
from fort_desktop.ui.art.palette import INK

_FLOOR: Final = 12
"""Pixels of the smallest letters."""
_STICKS: Final = {"l3": "L", "r3": "R"}
_MIDDLES: Final = {"lt": 0.52, "rt": 0.48}
"""Where the middle of a sign is that is not that of its square."""
_LETTERS: Final = {
    **{name: name.upper() for name in "abxy"},
    "lb": "LB",
    "rb": "RB",
    "lt": "LT",
    "rt": "RT",
    **_STICKS,
}


@PARTS
def pad_sign(name: str, size: int) -> pygame.Surface:
    """A button of a gamepad by its name in events, in a square of `size` pixels."""
    image = drawn(f"pads/{name}", size, size)
    letters = _LETTERS.get(name)
    if letters is None:
        return image
    tall = {1: 0.58, 2: 0.44}[len(letters)] if name not in _STICKS else 0.42
    shown = text.line(TITLE, max(_FLOOR, round(size * tall)), letters, INK)
    ink = shown.get_bounding_rect()
    middle = _MIDDLES.get(name, 0.5) * size
    image.blit(shown, (round(middle - ink.w / 2) - ink.x, round((size - ink.h) / 2) - ink.y))
    return image
