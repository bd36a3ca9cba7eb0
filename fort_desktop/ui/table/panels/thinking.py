"""A small sign in the turn bar while a computer player thinks."""

from typing import Final

from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.design.canvas import Canvas
from fort_desktop.ui.toolkit.common import TIP_Z

_AFTER: Final = 0.3
"""Seconds of thinking before the sign appears; most moves take less."""
_BEAT: Final = 0.35
"""Seconds that each of the dots is the dark one."""


class ThinkingSign:
    """Three dots in a bubble, one after the other dark, while somebody thinks for long."""

    def __init__(self) -> None:
        self._seat: int | None = None
        self._since = 0.0
        self._bubble: Node | None = None
        self._dot = -1

    def watch(self, root: Node, asked: Box, unit: float, seat: int | None, seconds: float) -> None:
        """`seat` thinks now (None: nobody); so many seconds have passed.

        Args:
            asked: the words of the question, in pixels; the sign stands behind them.
        """
        if seat != self._seat or seat is None:
            self._seat, self._since, self._dot = seat, 0.0, -1
            self._hide()
            return
        self._since += seconds
        dot = int((self._since - _AFTER) / _BEAT) % 3
        gone = self._bubble is None or self._bubble.parent is None
        if self._since >= _AFTER and (gone or dot != self._dot):
            self._hide()
            self._dot = dot
            self._bubble = root.add(_bubble(asked, unit, dot))

    def _hide(self) -> None:
        if self._bubble is not None and self._bubble.parent is not None:
            self._bubble.remove()
        self._bubble = None


def _bubble(asked: Box, unit: float, lit: int) -> Node:
    """Three dots in a bubble behind the words that say who thinks."""
    w, h = 52 * unit, 26 * unit
    canvas = Canvas(w, h, unit)
    canvas.panel(0, 0, canvas.w, canvas.h, pal.PAPER, 13, pal.OUTLINE, 2)
    for i in range(3):
        fill = pal.OUTLINE if i == lit else pal.CARDBOARD_DARK
        canvas.panel(10 + i * 12, 8.5, 9, 9, fill, 4.5, None)
    place = Box(asked.right + 10 * unit, asked.center.y - h / 2, w, h)
    bubble = Node(place, canvas.image, "thinking", z=TIP_Z)
    bubble.solid = False
    return bubble
