"""A small sign at the board of the computer player that thinks."""

from typing import TYPE_CHECKING, Final

from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.canvas import Canvas
from fort_desktop.ui.table.things import RivalBoard
from fort_desktop.ui.widgets.common import TIP_Z

if TYPE_CHECKING:
    from fort_desktop.ui.table.nodes import TableNodes

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

    def watch(self, table: "TableNodes | None", seat: int | None, seconds: float) -> None:
        """`seat` thinks now (None: nobody); so many seconds have passed."""
        if seat != self._seat or table is None or seat is None:
            self._seat, self._since, self._dot = seat, 0.0, -1
            if self._bubble is not None and self._bubble.parent is not None:
                self._bubble.remove()
            self._bubble = None
            return
        self._since += seconds
        dot = int((self._since - _AFTER) / _BEAT) % 3
        gone = self._bubble is None or self._bubble.parent is None
        if self._since >= _AFTER and (gone or dot != self._dot):
            self._show(table, seat, dot)

    def _show(self, table: "TableNodes", seat: int, dot: int) -> None:
        if self._bubble is not None and self._bubble.parent is not None:
            self._bubble.remove()
        self._dot = dot
        board = table.place(RivalBoard(seat))
        if board is None:
            return
        unit = table.unit
        w, h = 74 * unit, 40 * unit
        canvas = Canvas(w, h, unit)
        canvas.panel(0, 0, canvas.w, canvas.h, pal.PAPER, 19, pal.OUTLINE, 3)
        for i in range(3):
            fill = pal.OUTLINE if i == dot else pal.CARDBOARD_DARK
            canvas.panel(15 + i * 16, 14, 12, 12, fill, 6, None)
        # At the lower edge, where nothing is written.
        place = Box(board.x + 14 * unit, board.y + board.h - 18 * unit, w, h)
        self._bubble = Node(place, canvas.image, "thinking", z=TIP_Z)
        self._bubble.solid = False
        table.root.add(self._bubble)
