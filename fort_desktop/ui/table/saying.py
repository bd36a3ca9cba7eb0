"""Messages of the table beside the game: short ones for a while, and troubles that stay."""

from typing import Final

import pygame

from fort_desktop.scene import lettering
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.canvas import Canvas
from fort_desktop.ui.fonts import BOLD
from fort_desktop.ui.table.widgets.lines import fits

_SIZE: Final = (18.0, 16.0)
_WIDE: Final = 560.0
_Z: Final = 650.0
"""Above the table and what is in front of it, below what is dragged."""
_WHILE: Final = 3.5
"""Seconds that a few words stay."""


class Saying:
    """Words near the prompt, in place of those before."""

    def __init__(self) -> None:
        self._toast: Node | None = None
        self._left = 0.0

    def say(self, words: str, root: Node, prompt: Box, unit: float) -> None:
        """Show a few words below the prompt; `unit` is that of the new table."""
        self.hush()
        self._toast = root.add(_slip(words, prompt, unit))
        self._left = _WHILE

    def hush(self) -> None:
        """Take the words away."""
        if self._toast is not None and self._toast.parent is not None:
            self._toast.remove()
        self._toast = None

    def go_on(self, seconds: float) -> None:
        """Let time pass."""
        self._left -= seconds
        if self._toast is not None and self._left <= 0:
            self.hush()


def _slip(words: str, prompt: Box, unit: float) -> Node:
    """A slip of paper that hangs below the prompt, as wide as its words."""
    room = Box(0, 0, min(_WIDE, prompt.w / unit - 60), 120)
    made = fits(BOLD, unit, words, room, _SIZE, 4)
    if made is None:
        made = lettering.shortened(BOLD, round(_SIZE[1] * unit), words, round(room.w * unit))
    w, h = made.width + round(36 * unit), made.height + round(24 * unit)
    canvas = Canvas(w, h, unit)
    canvas.panel(0, 0, canvas.w, canvas.h, pal.CHALK_YELLOW, 10, pal.OUTLINE, 3)
    lettering.put(canvas.image, made, pygame.Rect(0, 0, w, h), pal.INK)
    place = Box(prompt.center.x - w / 2, prompt.bottom + 6 * unit, w, h)
    node = Node(place, canvas.image, "toast", z=_Z)
    node.solid = False
    node.label = words
    return node
