"""Messages of the table beside the game: short ones for a while, and troubles that stay."""

from typing import Final

from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.fonts import BOLD
from fort_desktop.ui.design.canvas import Canvas
from fort_desktop.ui.design.text_box import TextStyle, fit, width
from fort_desktop.ui.design.unit import STEP
from fort_desktop.ui.table.panels.tooltip import LINK, More
from fort_desktop.ui.toolkit.common import button

_STYLE: Final = TextStyle(18, 16, BOLD, align="center", lines=4)
_WIDE: Final = 560.0
_LINK: Final = 23.0 / STEP
"""The size of the words of a link."""
_Z: Final = 650.0
"""Above the table and what is in front of it, below what is dragged."""
_WHILE: Final = 3.5
"""Seconds that a few words stay."""
_WITH_LINK: Final = 6.0
"""The same where there is a link to be reached."""
_FOOT: Final = 42.0
"""The height of a link, and the room round it."""


class Toast:
    """Words near the prompt, in place of those before."""

    def __init__(self) -> None:
        self._toast: Node | None = None
        self._left = 0.0

    def say(
        self, words: str, root: Node, prompt: Box, unit: float, more: More | None = None
    ) -> None:
        """Show a few words below the prompt.

        Args:
            unit: that of the new table; more: a link below the words.
        """
        self.dismiss()
        self._toast = root.add(_slip(words, prompt, unit, more))
        self._left = _WITH_LINK if more is not None else _WHILE

    def dismiss(self) -> None:
        """Take the words away."""
        if self._toast is not None and self._toast.parent is not None:
            self._toast.remove()
        self._toast = None

    def go_on(self, seconds: float) -> None:
        """Let time pass."""
        waits = self._toast is not None and any(one.attention for one in self._toast.children)
        self._left -= 0.0 if waits else seconds
        if self._toast is not None and self._left <= 0:
            self.dismiss()


def _slip(words: str, prompt: Box, unit: float, more: More | None) -> Node:
    """A slip of paper that hangs below the prompt, as wide as its words."""
    room = Box(0, 0, min(_WIDE, prompt.w / unit - 60), 120)
    made = fit(words, (round(room.w * unit), round(room.h * unit)), unit, _STYLE)
    link = width(more.words, unit, _LINK) + 40 if more is not None else 0.0
    w = max(made.width + round(36 * unit), round((link + 24) * unit))
    high = made.height + round(24 * unit)
    foot = round(_FOOT * unit) if more is not None else 0
    canvas = Canvas(w, high + foot, unit)
    canvas.panel(0, 0, canvas.w, canvas.h, pal.CHALK_YELLOW, 10, pal.OUTLINE, 3)
    canvas.put(made, Box(0, 0, canvas.w, high / unit), _STYLE)
    place = Box(prompt.center.x - w / 2, prompt.bottom + 6 * unit, w, high + foot)
    node = Node(place, canvas.image, "toast", z=_Z)
    node.solid = False
    node.label = words
    if more is not None:
        at = Box((w - link * unit) / 2, high - 6 * unit, link * unit, (_FOOT - 8) * unit)
        node.add(button(at, unit / STEP, more.words, LINK, more.act, False))
    return node
