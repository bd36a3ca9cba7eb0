"""The log: what happened, line by line; each line leads to the table as it was then."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, NamedTuple

import pygame

from fort_desktop.scene import text
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.boards import seat_mark
from fort_desktop.ui.art.fonts import BODY
from fort_desktop.ui.art.icons import icon
from fort_desktop.ui.design.letters import floor_of, write
from fort_desktop.ui.i18n.i18n import tr
from fort_desktop.ui.table.layout.frame import Frame
from fort_desktop.ui.table.layout.overlays import folded_log, log_sheet, open_log
from fort_desktop.ui.table.logbook import Line
from fort_desktop.ui.table.model import TableModel
from fort_desktop.ui.table.panels.painter import Ground
from fort_desktop.ui.table.reader import TableReader
from fort_desktop.ui.table.things import LogLine, Part
from fort_desktop.ui.toolkit.common import shaded

_FINE: Final = 1.5
_SIZE: Final = 15.0
_LEAST: Final = 14.0
_MARK: Final = 20.0
_LEFT: Final = 34.0
_BETWEEN: Final = 7.0
"""Units between two lines."""


class Told(NamedTuple):
    """The contents of the log, and its actions.

    Attributes:
        lines: all of them; marked: the index of the one that stands out; last: of the last one
            that is seen; go: called with the `at` of a line that is clicked.
        unfold: called to open or close it.
    """

    lines: Sequence[Line]
    marked: int
    last: int
    go: Callable[[int], None]
    unfold: Callable[[], None]


def folded(parent: Node, area: Box, unit: float, told: Told) -> Node:
    """The newest lines, and an arrow that opens the others."""
    ground = Ground.of(area, unit, Part("log"))
    whole = Box(0, 0, area.w, area.h)
    ground.panel(whole, pal.PAPER, 9, 2.4)
    shaded(parent, area, unit / _FINE)
    parent.add(ground.node)
    places = folded_log(whole, unit)
    first = max(0, told.last + 1 - len(places.lines))
    for number, place in enumerate(places.lines, first):
        if number > told.last:
            break
        line = told.lines[number]
        ink = pal.INK_SOFT if number > told.marked else pal.INK
        _sign(ground, line, place)
        room = place.inset(_LEFT * unit, 0, 2 * unit, 0)
        write(
            ground.image, line.words, room, unit, _SIZE, least=_LEAST, colour=ink, align="left",
            face=BODY,
        )  # fmt: skip
        _leads(ground.node, place, line, told.go)
    arrow = pygame.transform.rotate(icon("later", round(20 * unit)), -90)
    ground.image.blit(arrow, arrow.get_rect(center=places.arrow.center))
    ground.node.clicked = told.unfold
    ground.node.order = 2
    ground.node.label = tr("What happened")
    return ground.node


def opened(
    parent: Node,
    area: Box,
    unit: float,
    told: Told,
    sheet: bool,
    scroll: Callable[[float, int], None],
) -> Node:
    """All lines that have room, the newest lowest; a `sheet` lies above the table.

    Args:
        scroll: takes the notches of the wheel, and how many lines have room from the first on.
    """
    ground = Ground.of(area, unit, Part("log"))
    whole = Box(0, 0, area.w, area.h)
    places = open_log(whole, unit)
    ground.panel(whole, pal.PAPER, 9, 2.7)
    ground.panel(places.head, pal.TAPE, 9, 2.7)
    heading = places.head.inset(12 * unit, 0, 12 * unit, 0)
    write(ground.image, tr("What happened"), heading, unit, 18, least=15, align="left")
    ground.node.label = tr("What happened")
    if sheet:
        ground.node.static = False
        ground.node.clicked = told.unfold
        ground.node.order = 2
    shaded(parent, area, unit / _FINE)
    parent.add(ground.node)
    bottom = places.room.bottom
    for number in range(told.last, -1, -1):
        top = _line(ground, places.room, bottom, told, number)
        if top is None:
            break
        bottom = top
    fewest = _from_the_first(told.lines, places.room, unit)
    ground.node.wheeled = lambda notches: scroll(notches, fewest)
    return ground.node


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
    return text.measure(_style(unit, pal.INK), line.words, _wide(room, unit))[1] + _BETWEEN * unit


def _style(unit: float, ink: pal.Colour) -> text.Style:
    return text.Style(BODY, max(floor_of(unit), round(_SIZE * unit)), ink)


def _wide(room: Box, unit: float) -> int:
    return round(room.w - (_LEFT + 8) * unit)


def _line(ground: Ground, room: Box, bottom: float, told: Told, number: int) -> float | None:
    """Write one line above `bottom`; returns its top, None if there is no room for it."""
    unit, line = ground.unit, told.lines[number]
    ink = pal.INK_SOFT if number > told.marked else pal.INK
    style, wide = _style(unit, ink), _wide(room, unit)
    high = _height(line, room, unit)
    top = bottom - high
    if top < room.y:
        return None
    place = Box(room.x, top, room.w, bottom - top)
    if number == told.marked:
        ground.panel(place, pal.CHALK_YELLOW, 5, 0, None)
    _sign(ground, line, place)
    shown = text.paragraph(
        style, line.words, (wide, round(high - _BETWEEN * unit)), least=style.size
    )
    ground.blit(shown, Box(room.x + _LEFT * unit, top + _BETWEEN / 2 * unit, 0, 0))
    _leads(ground.node, place, line, told.go)
    return top


def _sign(ground: Ground, line: Line, place: Box) -> None:
    """The mark of the seat that a line is about."""
    if line.colour:
        size = _MARK * ground.unit
        at = Box(place.x + 8 * ground.unit, place.center.y - size / 2, size, size)
        ground.blit(seat_mark(round(size), line.colour), at)


def _leads(panel: Node, place: Box, line: Line, go: Callable[[int], None]) -> None:
    """A click on a line shows its moment."""
    spot = Node(place, None, LogLine(line.at))
    spot.clicked = lambda: go(line.at)
    spot.label = line.words
    # After everything on the table, so that Tab meets the cards first.
    spot.order = 2
    panel.add(spot)


class LogPanel(NamedTuple):
    """The parts of the log; in a draft it has no place, and only a key lays it open.

    It stays as it was at that moment, so that it may be built later.
    """

    model: TableModel
    frame: Frame
    placed: bool
    told: Told
    unfolded: bool

    @classmethod
    def of(cls, model: TableModel, now: TableReader, frame: Frame, placed: bool) -> "LogPanel":
        """The log of a table in a state; `model` gets what is pressed."""
        unfold = partial(model.show, "log")
        told = Told(now.lines, now.marked, now.last_line, model.go_to, unfold)
        return cls(model, frame, placed, told, now.overlay == "log")

    def values(self) -> object:
        """Every value that it is drawn from."""
        told, panels = self.told, self.frame.panels
        shown = told.lines, told.marked, told.last, self.unfolded
        return self.frame.unit, panels.log, panels.sheets, panels.log_open, shown, self.placed

    def build(self, holder: Node) -> None:
        """The log, folded or open; nothing where only a key opens it."""
        model, panels, unit = self.model, self.frame.panels, self.frame.unit
        place, told = panels.log if self.placed else None, self.told
        if place is not None and panels.log_open:
            opened(holder, place, unit, told, False, model.scroll)
        elif self.unfolded:
            opened(holder, log_sheet(self.frame), unit, told, True, model.scroll)
        elif place is not None:
            folded(holder, place, unit, told).wheeled = model.unroll
