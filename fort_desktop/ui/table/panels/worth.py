"""The tag with the points of a seat if the game ended now, and the sheet of sums (END-3)."""

from collections.abc import Callable
from typing import Final

import pygame

from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.boards import seat_mark
from fort_desktop.ui.art.fonts import BOLD
from fort_desktop.ui.design.canvas import Canvas
from fort_desktop.ui.design.text_box import TextStyle, has_room, width
from fort_desktop.ui.i18n.i18n import tr
from fort_desktop.ui.table.layout.overlays import WorthSheetPlaces
from fort_desktop.ui.table.panels.pieces import point_to, shade_below
from fort_desktop.ui.table.things import Thing, Worth
from fort_desktop.ui.table.viewmodels.boards import RivalSum, WorthSheetVM, WorthVM
from fort_desktop.ui.text.lists import in_lines
from fort_desktop.ui.text.worth import Part, tag_words, total_words
from fort_desktop.ui.toolkit.common import halo

SHEET_Z: Final = 400.0
"""Of the sheets that open by pointing: above the table."""
_ROUND: Final = 8.0
_EDGE: Final = 1.8
_SIDE: Final = 4.0
_FLAG: Final = 17.0
"""The side of the flag before the words, with the air behind it."""
_STYLE: Final = TextStyle(16, 12, align="center")


def worth_fits(size: tuple[float, float], unit: float, words: str) -> bool:
    """Return True if a tag of this size, in units, has room for its flag and the words."""
    w, h = size
    room = round((w - 2 * _SIDE - _FLAG) * unit), round(h * unit)
    return has_room(words, room, unit, _STYLE)


class WorthTag(Node):
    """The tag; it may count up to what it says.

    Attributes:
        told: the number that it says in the end; seen: the one that is seen now.
    """

    def __init__(
        self, place: Box, unit: float, key: Thing, now: WorthVM, words: Callable[[int, bool], str]
    ) -> None:
        super().__init__(place, None, key, static=True)
        self._unit, self._now, self._words = unit, now, words
        self._lit = False
        self._glow: Node | None = None
        self.told = self.seen = now.total
        self.label = words(*now)
        self._draw()

    def show(self, n: int) -> None:
        """Show another number on the way to it."""
        if n != self.seen:
            self.seen = n
            self._draw()

    def light(self, lit: bool) -> None:
        """Show that what is open belongs to it."""
        if lit != self._lit:
            self._lit = lit
            self._draw()
            if lit:
                self._glow = self.add(halo(self, self._unit, hollow=True))
            elif self._glow is not None:
                self._glow.remove()

    def _draw(self) -> None:
        canvas = Canvas(self.box.w, self.box.h, self._unit)
        fill = pal.LIT if self._lit else pal.CARD
        canvas.panel(0, 0, canvas.w, canvas.h, fill, _ROUND, pal.OUTLINE, _EDGE)
        side = _FLAG - 2
        canvas.icon("finish", _SIDE, (canvas.h - side) / 2, side)
        room = Box(_SIDE + _FLAG, 0, canvas.w - 2 * _SIDE - _FLAG, canvas.h)
        words = self._words(self.seen, self._now.more)
        canvas.write(words, room, _STYLE)
        self.image = canvas.image


def own_worth_tag(place: Box, unit: float, now: WorthVM) -> WorthTag:
    """Return the viewer's own tag at a place in pixels, with all its words where they fit."""
    fits = worth_fits((place.w / unit, place.h / unit), unit, tag_words(*now))
    return WorthTag(place, unit, Worth(), now, tag_words if fits else total_words)


_TITLE: Final = (20.0, 15.0)
_SUM: Final = (24.0, 18.0)
_WORDS: Final = (16.0, 13.0)
_NUMBER: Final = (19.0, 15.0)
_RIVAL: Final = (15.0, 12.0)
_SIGN: Final = 24.0
_NONE: Final = 0.43
"""The opacity of what a seat does not have."""
_FIGURES: Final = 46.0


def worth_sheet(parent: Node, area: Box, tag: Box, vm: WorthSheetVM, at: WorthSheetPlaces) -> Node:
    """Lay the sheet of a tag at a place in pixels; `at` are the places of its parts in units.

    Nothing on it is static, since it comes and goes over the table.
    """
    unit = area.w / (at.head.right + at.head.x)
    canvas = Canvas(area.w, area.h, unit)
    canvas.panel(0, 0, canvas.w, canvas.h, pal.TAPE, 12, pal.OUTLINE, 3)
    canvas.icon("finish", at.head.x + 4, at.head.center.y - 16, 32)
    # NOTE: the title of a sum: the points of each player if the game ended now
    title = tr("If the game ended now")
    canvas.write(title, at.head.inset(44, 0, 60, 0), TextStyle(*_TITLE))
    canvas.write(vm.total, at.head.inset(0, 0, 8, 0), TextStyle(*_SUM, align="right"))
    canvas.panel(*at.paper, pal.CARD, 8, pal.OUTLINE, 2)
    for part, line in zip(vm.parts, at.parts, strict=True):
        canvas.blit(_part(canvas, part, line), line.x, line.y)
    # All sums start at one place, after the longest name.
    names = [width(rival.name, unit, _WORDS[0]) for rival in vm.rivals]
    for rival, line in zip(vm.rivals, at.rivals, strict=True):
        _rival(canvas, rival, line, min(max(names), 0.3 * line.w))
    if at.change is not None:
        canvas.panel(*at.change, pal.LIT, 8, pal.OUTLINE, 2)
        style = TextStyle(16, 12, face=BOLD, align="center", lines=2)
        canvas.write(vm.change, at.change.inset(8, 2, 8, 2), style)
    node = Node(area, canvas.image, "worth sheet", z=SHEET_Z)
    shade_below(node, unit)
    point_to(node, tag, unit, pal.TAPE)
    lines = (f"{part.words} {part.number}" for part in vm.parts)
    rivals = (f"{one.name} {one.parts} {one.total}" for one in vm.rivals)
    node.label = in_lines((f"{title} {vm.total}", *lines, *rivals, vm.change))
    return parent.add(node)


def _part(canvas: Canvas, part: Part, line: Box) -> pygame.Surface:
    """Draw a line of the sum; what the seat does not have is faint."""
    drawn = Canvas(line.w * canvas.unit, line.h * canvas.unit, canvas.unit)
    drawn.icon(part.sign, 0, (drawn.h - _SIGN) / 2, _SIGN)
    words = Box(34, 0, drawn.w - 34 - _FIGURES, drawn.h)
    drawn.write(part.words, words, TextStyle(*_WORDS, face=BOLD))
    figures = Box(drawn.w - _FIGURES, 0, _FIGURES, drawn.h)
    drawn.write(part.number, figures, TextStyle(*_NUMBER, align="right", middle="figures"))
    if not part.has:
        drawn.image.set_alpha(round(255 * _NONE))
    return drawn.image


def _rival(canvas: Canvas, rival: RivalSum, line: Box, named: float) -> None:
    """Mark, name, parts and sum of a rival; `named`: the room of the names."""
    canvas.blit(seat_mark(canvas.px(22), rival.colour), line.x, line.center.y - 11)
    end = Box(line.right - _FIGURES, line.y, _FIGURES, line.h)
    canvas.write(rival.total, end, TextStyle(*_NUMBER, align="right", middle="figures"))
    name = Box(line.x + 30, line.y, named + 1, line.h)
    canvas.write(rival.name, name, TextStyle(*_WORDS))
    left = name.right + 12
    room = Box(left, line.y, end.x - 4 - left, line.h)
    style = TextStyle(*_RIVAL, face=BOLD, colour=pal.INK_SOFT)
    canvas.write(rival.parts, room, style)
