"""A small sign at the board of the computer player that thinks."""

from collections.abc import Callable
from typing import Final

from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.canvas import Canvas
from fort_desktop.ui.table.things import RivalBoard, Thing
from fort_desktop.ui.widgets.common import TIP_Z

_AFTER: Final = 0.3
"""Seconds of thinking before the sign appears; most moves take less."""
_BEAT: Final = 0.35
"""Seconds that each of the dots is the dark one."""
Place = Callable[[Thing], Box | None]
"""Where a thing lies, in pixels."""


class ThinkingSign:
    """Three dots in a bubble, one after the other dark, while somebody thinks for long."""

    def __init__(self) -> None:
        self._seat: int | None = None
        self._since = 0.0
        self._bubble: Node | None = None
        self._dot = -1

    def watch(
        self, root: Node, place: Place, unit: float, seat: int | None, seconds: float
    ) -> None:
        """`seat` thinks now (None: nobody); so many seconds have passed."""
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
            board = place(RivalBoard(seat))
            if board is not None:
                self._bubble = root.add(_bubble(board, unit, dot))

    def _hide(self) -> None:
        if self._bubble is not None and self._bubble.parent is not None:
            self._bubble.remove()
        self._bubble = None


def _bubble(board: Box, unit: float, lit: int) -> Node:
    """Three dots in a bubble at the lower edge of a board, where nothing is written."""
    w, h = 74 * unit, 40 * unit
    canvas = Canvas(w, h, unit)
    canvas.panel(0, 0, canvas.w, canvas.h, pal.PAPER, 19, pal.OUTLINE, 3)
    for i in range(3):
        fill = pal.OUTLINE if i == lit else pal.CARDBOARD_DARK
        canvas.panel(15 + i * 16, 14, 12, 12, fill, 6, None)
    place = Box(board.x + 14 * unit, board.y + board.h - 18 * unit, w, h)
    bubble = Node(place, canvas.image, "thinking", z=TIP_Z)
    bubble.solid = False
    return bubble
