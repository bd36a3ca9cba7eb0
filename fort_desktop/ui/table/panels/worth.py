"""The tag with the points of a seat if the game ended now, and the sheet of sums (END-3)."""

from collections.abc import Callable
from typing import Final

from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.fonts import BOLD
from fort_desktop.ui.art.players import player_face
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


_TITLE: Final = (22.0, 15.0)
_SUM: Final = (34.0, 20.0)
_WORDS: Final = (17.0, 13.0)
_NUMBER: Final = (21.0, 15.0)
_RIVAL: Final = (15.0, 12.0)
_SIGN: Final = 28.0
_HEAD, _FACE = 46.0, 34.0
"""The faces of the viewer and of rivals."""
_SEAL: Final = 44.0
"""The rosette before the sum."""
_FIGURES: Final = 50.0


def worth_sheet(parent: Node, area: Box, tag: Box, vm: WorthSheetVM, at: WorthSheetPlaces) -> Node:
    """Lay the sheet of a tag at a place in pixels; `at` are the places of its parts in units.

    Nothing on it is static, since it comes and goes over the table.
    """
    unit = area.w / (at.head.right + at.head.x)
    canvas = Canvas(area.w, area.h, unit)
    canvas.panel(0, 0, canvas.w, canvas.h, pal.TAPE, 12, pal.OUTLINE, 3)
    # NOTE: the title of a sum: the points of each player if the game ended now
    title = tr("If the game ended now")
    head = at.head.inset(_HEAD + 12, 0, 8, 0)
    face = player_face(vm.player, canvas.px(_HEAD), vm.colour, vm.face)
    canvas.blit(face, at.head.x, at.head.center.y - _HEAD / 2)
    summed = canvas.write(vm.total, head, TextStyle(*_SUM, align="right"))
    canvas.icon("vp", summed.x - _SEAL - 6, head.center.y - _SEAL / 2, _SEAL)
    room = head._replace(w=summed.x - _SEAL - 18 - head.x)
    canvas.write(title, room, TextStyle(*_TITLE, lines=2, two=18))
    if vm.parts:
        canvas.panel(*at.paper, pal.CARD, 8, None)
    for part, line in zip(vm.parts, at.parts, strict=True):
        _part(canvas, part, line)
    # All sums start at one place, after the longest name.
    names = [width(rival.name, unit, _WORDS[0]) for rival in vm.rivals]
    for rival, line in zip(vm.rivals, at.rivals, strict=True):
        _rival(canvas, rival, line, min(max(names), 0.3 * line.w))
    if at.change is not None:
        canvas.panel(*at.change, pal.LIT, 8, pal.OUTLINE, 2)
        style = TextStyle(17, 12, face=BOLD, align="center", lines=2)
        canvas.write(vm.change, at.change.inset(8, 2, 8, 2), style)
    node = Node(area, canvas.image, "worth sheet", z=SHEET_Z)
    shade_below(node, unit)
    point_to(node, tag, unit, pal.TAPE)
    lines = (f"{part.words} {part.number}" for part in vm.parts)
    rivals = (f"{one.name} {one.parts} {one.total}" for one in vm.rivals)
    node.label = in_lines((f"{title} {vm.total}", *lines, *rivals, vm.change))
    return parent.add(node)


def _part(canvas: Canvas, part: Part, line: Box) -> None:
    """Draw a line of the sum."""
    canvas.icon(part.sign, line.x, line.center.y - _SIGN / 2, _SIGN)
    words = line.inset(_SIGN + 12, 0, _FIGURES, 0)
    canvas.write(part.words, words, TextStyle(*_WORDS, face=BOLD))
    style = TextStyle(*_NUMBER, align="right", middle="figures")
    canvas.write(part.number, line.inset(line.w - _FIGURES, 0, 0, 0), style)


def _rival(canvas: Canvas, rival: RivalSum, line: Box, named: float) -> None:
    """Face, name, parts and sum of a rival; `named`: the room of the names."""
    face = player_face(rival.player, canvas.px(_FACE), rival.colour, rival.face)
    canvas.blit(face, line.x, line.center.y - _FACE / 2)
    end = Box(line.right - _FIGURES, line.y, _FIGURES, line.h)
    canvas.write(rival.total, end, TextStyle(*_NUMBER, align="right", middle="figures"))
    name = Box(line.x + _FACE + 10, line.y, named + 1, line.h)
    canvas.write(rival.name, name, TextStyle(*_WORDS))
    left = name.right + 12
    room = Box(left, line.y, end.x - 4 - left, line.h)
    style = TextStyle(*_RIVAL, face=BOLD, colour=pal.INK_SOFT, lines=2)
    canvas.write(rival.parts, room, style)
