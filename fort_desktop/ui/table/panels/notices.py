"""Notices that come by themselves: the loss of a kid, a thinking player, words for a while."""

from collections.abc import Callable, Sequence
from typing import Final

import pygame

from fort_desktop.rules.model.cards import Kid
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node, Picture
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.boards import seat_mark
from fort_desktop.ui.art.cardface import kid_picture
from fort_desktop.ui.art.fonts import BOLD
from fort_desktop.ui.art.kept import THINGS
from fort_desktop.ui.design.canvas import Canvas
from fort_desktop.ui.design.text_box import TextStyle
from fort_desktop.ui.i18n.i18n import language
from fort_desktop.ui.table.layout.board import Held, board_places
from fort_desktop.ui.table.things import Taken
from fort_desktop.ui.table.viewmodels.plays import LossVM
from fort_desktop.ui.text.lists import in_lines
from fort_desktop.ui.toolkit.common import TIP_Z

NOTICE_Z: Final = 650_000.0
_MOST: Final = 222.0
"""The height of a slip in the fort's place: boxes, tags and Yard stay free."""
_LOW: Final = (480.0, 104.0)
"""On a board that is too low for a slip that stands, also where that is a strip of figures: chip,
what became of the kid, and by whom, beside each other."""
_UPRIGHT: Final = 140.0
"""The lowest that stands."""
_RIM: Final = 4.0
"""What is left free of the height of a low board."""
_CHIP: Final = (92.0, 84.0)
_WORDS: Final = 76.0
"""The height of the words of a slip that stands; its chip has the rest."""
_LINE: Final = 18.0
"""An upright slip has a lower chip where it has to tell more."""
_SHARES: Final = (0.5, 0.6, 0.4, 0.67, 0.75)
"""How much of the room who took a kid may have, before how many others are gone."""
_SHARE: Final = 0.42
"""How much of the words of a low slip is what became of the kid."""


def loss_notice(
    parent: Node, board: Box, unit: float, vm: LossVM, close: Callable[[], None]
) -> Node:
    """A slip over one's own fort, edged in the rival's colour, until it is clicked.

    Args:
        board: one's own board in pixels; close: called when it is clicked.
    """
    place = notice_place(board, unit)
    image = _picture(vm.kid, vm.told, vm.colour, (place.w, place.h), unit, language())
    node = Node(place, image, Taken(vm.kid.id, vm.seat, vm.trashed), z=NOTICE_Z)
    node.clicked = close
    node.label = in_lines(vm.told)
    return parent.add(node)


@THINGS
def _picture(
    kid: Kid,
    told: tuple[str, ...],
    colour: str,
    size: tuple[float, float],
    unit: float,
    language: str,
) -> pygame.Surface:
    canvas = Canvas(*size, unit)
    canvas.panel(0, 0, canvas.w, canvas.h, pal.PAPER, 10, pal.SEATS[colour], 5)
    _say(canvas, kid, told, seat_mark(canvas.px(26), colour))
    return canvas.image


def notice_place(board: Box, unit: float) -> Box:
    """Return the place of the slip on a board in pixels: upright, or flat where that is too low."""
    at = board_places(board, unit, Held(0, 0, 0, worth=True))
    room = at.fort_label.y - at.scene.y - 4 * unit
    if room >= _UPRIGHT * unit:
        high = min(_MOST * unit, room)
        return Box(at.fort.x, at.fort_label.y - 2 * unit - high, at.fort.w, high)
    w, h = min(_LOW[0] * unit, board.w), min(_LOW[1] * unit, board.h - _RIM * unit)
    x = board.x + min(0.195 * board.w, board.w - w)
    return Box(x, board.y + (board.h - h) / 2, w, h)


def _say(canvas: Canvas, kid: Kid, told: tuple[str, ...], mark: pygame.Surface) -> None:
    """The kid, and what became of it and of others."""
    unit, words = canvas.unit, told[0]
    flat = canvas.w > 2 * canvas.h
    edge = 6.0 if flat else 8.0
    line = 0.0 if flat or not told[2] else _LINE
    tall = min(_CHIP[1], canvas.h - 2 * edge - (0.0 if flat else _WORDS)) - line
    broad = tall * _CHIP[0] / _CHIP[1]
    chip = kid_picture(kid, "chip", (canvas.px(broad), canvas.px(tall)), unit, language())
    canvas.blit(chip, 10 if flat else (canvas.w - broad) / 2, edge)
    # It goes away by a click.
    canvas.write("×", Box(canvas.w - 24, 4, 20, 20), TextStyle(17, 12, align="center"))  # noqa: RUF001
    if flat:
        x, high = broad + 16, canvas.h - 8
        room = canvas.w - x - 24
        what = Box(x, 4, _SHARE * room, high)
        by = Box(what.right + 34, 4, room - what.w - 34, high)
        canvas.blit(mark, what.right + 4, canvas.h / 2 - 13)
    else:
        what = Box(8, edge + 2 + tall, canvas.w - 16, 36)
        by = Box(8, what.bottom, canvas.w - 16, canvas.h - 6 - what.bottom)
        canvas.blit(mark, 10, 8)
    canvas.write(words, what, TextStyle(16, 14, align="center", lines=3 if flat else 2))
    lines = 5 if flat else 4
    _write_parts(canvas, told[1:], by, TextStyle(15, 14, face=BOLD, align="center", lines=lines))


def _write_parts(canvas: Canvas, told: Sequence[str], room: Box, style: TextStyle) -> None:
    """Write who it was, and in another ink how many others are gone."""
    by, more = told
    softer = style._replace(colour=pal.INK_SOFT)
    for share in _SHARES if more else ():
        upper = room._replace(h=share * room.h)
        lower = room._replace(y=upper.bottom, h=room.h - upper.h)
        if canvas.has_room(by, upper, style) and canvas.has_room(more, lower, softer):
            canvas.write(by, upper, style)
            canvas.write(more, lower, softer)
            return
    canvas.write(in_lines(told), room, style)


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
        if self._bubble is not None:
            self._bubble.remove()
        self._bubble = None


def _bubble(asked: Box, unit: float, lit: int) -> Node:
    """Three dots in a bubble after the words that say who is thinking."""
    w, h = 52 * unit, 26 * unit
    canvas = Canvas(w, h, unit)
    canvas.panel(0, 0, canvas.w, canvas.h, pal.PAPER, 13, pal.OUTLINE, 2)
    for i in range(3):
        fill = pal.OUTLINE if i == lit else pal.CARDBOARD_DARK
        canvas.panel(10 + i * 12, 8.5, 9, 9, fill, 4.5, None)
    place = Box(asked.right + 10 * unit, asked.center.y - h / 2, w, h)
    return Picture(place, canvas.image, "thinking", z=TIP_Z)
