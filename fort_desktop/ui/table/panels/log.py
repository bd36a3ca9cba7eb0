"""The log: what happened, line by line; each line leads to the table as it was then."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, Literal, NamedTuple, Protocol

import pygame

from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.scene.panel import rounded
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.boards import seat_mark
from fort_desktop.ui.art.fonts import BODY
from fort_desktop.ui.art.icons import icon
from fort_desktop.ui.design.canvas import PanelCanvas
from fort_desktop.ui.design.text_box import TextStyle, fit, height, paragraph, width
from fort_desktop.ui.design.unit import STEP
from fort_desktop.ui.i18n.i18n import tr
from fort_desktop.ui.table.layout.overlays import open_log
from fort_desktop.ui.table.logbook import Line
from fort_desktop.ui.table.panels.pieces import Look, quiet
from fort_desktop.ui.table.things import LogLine, Part
from fort_desktop.ui.table.viewmodels.middle import LogVM
from fort_desktop.ui.toolkit.common import shaded

_SIZE: Final = 15.0
_LEAST: Final = 14.0
_STYLE: Final = TextStyle(_SIZE, _SIZE, BODY)
_MARK: Final = 20.0
_LEFT: Final = 34.0
_AIR: Final = 14.0
"""Units behind the words of a line on its shade."""
_SHADE: Final = 150
_FAINT: Final = 0.7
"""How much of the chalk a line has that is still to come."""
_BETWEEN: Final = 7.0
"""Units between two lines."""
_NEWEST: Final = 2
"""So many lines are seen in the corner."""
_ROW: Final = 28.0
"""The least height of one there."""
_ARROW: Final = 26.0


class LogAt(NamedTuple):
    """The place of the log in pixels, None where only a key opens it; whether it is a column.

    Attributes:
        sheet: where it is laid open else.
    """

    place: Box | None
    column: bool
    sheet: Box


class LogActs(Protocol):
    """The actions of the log."""

    def go_to(self, at: int) -> None:
        """Show the moment after so many events."""

    def show(self, overlay: Literal["log"]) -> None:
        """Lay it open, or fold it."""

    def scroll(self, notches: float, fewest: int = ...) -> None:
        """Turn the wheel over it; so many lines have room from the first on."""

    def unroll(self, notches: float) -> None:
        """Turn the wheel over it while it is folded."""


def log(parent: Node, at: LogAt, look: Look, vm: LogVM, acts: LogActs) -> None:
    """The log, folded or open; nothing where only a key opens it."""
    unit = look.unit
    if at.place is not None and at.column:
        _opened(parent, at.place, unit, vm, acts, False)
    elif vm.unfolded:
        _opened(parent, at.sheet, unit, vm, acts, True)
    elif at.place is not None:
        _folded(parent, at.place, unit, vm, acts)


def _folded(parent: Node, area: Box, unit: float, vm: LogVM, acts: LogActs) -> None:
    """The newest lines, the last of them lowest, and an arrow that opens the others.

    In a column, on a shade, they are as high as their words; else it is one, and the arrow is
    behind it.
    """
    column, arrow = area.h >= 3 * _ROW * unit, _ARROW * unit
    room = area.inset(0, arrow, 0, 0) if column else area.inset(0, 0, arrow, 0)
    shown = _newest(room, unit, vm, _NEWEST if column else 1)
    if not shown:
        return
    lies = area.inset(0, room.h - sum(high for _, high in shown), 0, 0)
    ground = PanelCanvas(lies, unit, Part("log"), 1.0)
    parent.add(ground.node)
    if column:
        _shade(ground, Box(0, 0, lies.w, lies.h), 12 * unit)
    bottom = lies.h
    for number, high in shown:
        line = vm.lines[number]
        place = Box(0, bottom - high, room.w, high)
        if not column:
            wide = (width(line.words, unit, _SIZE, BODY) + _LEFT + _AIR) * unit
            _shade(ground, place._replace(w=min(room.w, wide)), high / 2)
        ink = pal.CHALK if number <= vm.marked else pal.mixed(pal.GRASS[0], pal.CHALK, _FAINT)
        _sign(ground, line, place)
        ground.write(line.words, _beside(place, unit), _style(column)._replace(colour=ink))
        _leads(ground.node, place, line, acts.go_to)
        bottom -= high
    sign = pygame.transform.rotate(icon("later", round(20 * unit)), -90)
    corner = Box(lies.w - arrow, 0, arrow, arrow if column else lies.h)
    ground.image.blit(sign, sign.get_rect(center=corner.center))
    ground.node.clicked = partial(acts.show, "log")
    ground.node.order = 2
    ground.node.label = tr("What happened")
    ground.node.wheeled = acts.unroll


def _newest(room: Box, unit: float, vm: LogVM, most: int) -> list[tuple[int, float]]:
    """Return the last lines that have room, the newest first, each with its height in pixels."""
    found: list[tuple[int, float]] = []
    rest = room.h
    for number in range(vm.last, max(-1, vm.last - most), -1):
        words = _beside(room, unit)
        style = _style(most > 1)
        made = fit(vm.lines[number].words, (round(words.w), 0), unit, style)
        high = max(_ROW * unit, made.height + _BETWEEN * unit) if most > 1 else room.h
        rest -= high
        if rest < 0:
            break
        found.append((number, high))
    return found


def _beside(place: Box, unit: float) -> Box:
    """The room of the words of a line, beside the mark."""
    return place.inset(_LEFT * unit, 0, _BETWEEN * unit, 0)


def _style(column: bool) -> TextStyle:
    return TextStyle(_SIZE, _LEAST, BODY, lines=3 if column else 1)


def _shade(ground: PanelCanvas, place: Box, corner: float) -> None:
    """The ground below lines: what was is quieter than what is asked, and lies on the grass."""
    shade = rounded(round(place.w), round(place.h), corner, pal.OUTLINE, None, 0).copy()
    shade.set_alpha(_SHADE)
    ground.blit(shade, place.x, place.y)


def _opened(parent: Node, area: Box, unit: float, vm: LogVM, acts: LogActs, sheet: bool) -> None:
    """All lines that have room, the newest lowest; a `sheet` lies above the table."""
    ground = PanelCanvas(area, unit, Part("log"), 1.0)
    whole = Box(0, 0, area.w, area.h)
    places = open_log(whole, unit)
    edge = 2.7 if sheet else quiet(2.7)
    ground.panel(*whole, pal.PAPER, 9, pal.OUTLINE, edge)
    if places.head is not None:
        ground.panel(*places.head, pal.TAPE, 9, pal.OUTLINE, edge)
        heading = places.head.inset(12 * unit, 0, 12 * unit, 0)
        ground.write(tr("What happened"), heading, TextStyle(18, least=15))
    ground.node.label = tr("What happened")
    if sheet:
        ground.node.static = False
        ground.node.clicked = partial(acts.show, "log")
        ground.node.order = 2
        shaded(parent, area, unit / STEP)
    parent.add(ground.node)
    bottom = places.room.bottom
    for number in range(vm.last, -1, -1):
        top = _line(ground, places.room, bottom, vm, number, acts)
        if top is None:
            break
        bottom = top
    fewest = _from_the_first(vm.lines, places.room, unit)
    ground.node.wheeled = lambda notches: acts.scroll(notches, fewest)


def _from_the_first(lines: Sequence[Line], room: Box, unit: float) -> int:
    """Return the number of lines that fit from the first on: further back there is nothing."""
    left = room.h
    for number, line in enumerate(lines):
        left -= _height(line, room, unit)
        if left < 0:
            return max(1, number)
    return len(lines)


def _height(line: Line, room: Box, unit: float) -> float:
    """Return the height of a line, in pixels, with the gap below it."""
    return (height(line.words, _wide(room, unit), unit, _STYLE) + _BETWEEN) * unit


def _wide(room: Box, unit: float) -> float:
    """Return the width of the words of a line, in units."""
    return room.w / unit - _LEFT - 8


def _line(
    ground: PanelCanvas, room: Box, bottom: float, vm: LogVM, number: int, acts: LogActs
) -> float | None:
    """Write one line above `bottom`; returns its top, None if there is no room for it."""
    unit, line = ground.unit, vm.lines[number]
    ink = pal.INK_SOFT if number > vm.marked else pal.INK
    high = _height(line, room, unit)
    top = bottom - high
    if top < room.y:
        return None
    place = Box(room.x, top, room.w, bottom - top)
    if number == vm.marked:
        ground.panel(*place, pal.TAPE, 5, None)
    _sign(ground, line, place)
    shown = paragraph(line.words, _wide(room, unit), unit, _STYLE._replace(colour=ink))
    ground.blit(shown, room.x + _LEFT * unit, top + _BETWEEN / 2 * unit)
    _leads(ground.node, place, line, acts.go_to)
    return top


def _sign(ground: PanelCanvas, line: Line, place: Box) -> None:
    """The mark of the seat that a line is about."""
    if line.colour:
        size = _MARK * ground.unit
        at = Box(place.x + 8 * ground.unit, place.center.y - size / 2, size, size)
        ground.blit(seat_mark(round(size), line.colour), at.x, at.y)


def _leads(panel: Node, place: Box, line: Line, go: Callable[[int], None]) -> None:
    """A click on a line shows its moment."""
    spot = Node(place, None, LogLine(line.at))
    spot.clicked = lambda: go(line.at)
    spot.label = line.words
    # After everything on the table, so that Tab meets the cards first.
    spot.order = 2
    panel.add(spot)
