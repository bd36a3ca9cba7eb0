"""The end meter: a chalkboard with the three ways in which the end comes nearer (END-1)."""

from typing import Final

from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.boards import seat_mark
from fort_desktop.ui.art.fonts import BOLD, TITLE
from fort_desktop.ui.design.canvas import Canvas
from fort_desktop.ui.design.text_box import TextStyle, width
from fort_desktop.ui.table.layout.bar import MeterPlace, meter_places
from fort_desktop.ui.table.panels.pieces import Look, quiet
from fort_desktop.ui.table.things import MeterLine, Part
from fort_desktop.ui.table.viewmodels.meter import MeterVM, Way
from fort_desktop.ui.toolkit.common import panel_node

_SIZE: Final = (17.0, 15.0)


def end_meter(parent: Node, area: Box, look: Look, vm: MeterVM) -> Node:
    """Put the chalkboard on the table; each of its lines is a thing of its own."""
    unit = look.unit
    node, canvas = panel_node(area, unit, Part("ends"))
    canvas.panel(0, 0, canvas.w, canvas.h, pal.CHALKBOARD, 10, pal.OUTLINE, quiet(2))
    parent.add(node)
    for way, place in zip(vm.ways, meter_places(canvas.w, canvas.h), strict=True):
        _draw(canvas, way, place)
        line = Node(place.area.scaled(unit), None, MeterLine(way.what))
        line.label = way.words.replace("**", "")
        node.add(line)
    return node


def _draw(canvas: Canvas, way: Way, at: MeterPlace) -> None:
    canvas.icon(way.sign, at.sign.x, at.sign.y, at.sign.w)
    if at.marks is None:
        canvas.write(str(way.number), at.words, TextStyle(18, 17, colour=pal.CHALK, align="center"))
    else:
        _words(canvas, way.words, at.words)
        _marks(canvas, way.nearest, at.marks)
    bar = at.bar
    canvas.panel(*bar, None, bar.h / 2, pal.CHALK, 1.4)
    filled = (bar.w - 3) * way.share
    if filled >= bar.h - 3:
        inside = (bar.x + 1.5, bar.y + 1.5, filled, bar.h - 3)
        canvas.panel(*inside, pal.CHALK, (bar.h - 3) / 2, None)


def _words(canvas: Canvas, words: str, room: Box) -> None:
    """Draw words, those between asterisks larger and in yellow.

    If there is no room for all, the part between asterisks stands alone beside its sign; pointing
    tells the rest.
    """
    x, unit = room.x, canvas.unit
    parts = words.split("**")
    plain = sum(width(part, unit, 14, BOLD) for part in parts[::2])
    numbers = sum(width(part, unit, _SIZE[0]) for part in parts[1::2])
    if plain + numbers + 4 > room.w:
        parts = ["", *parts[1:2]]
    for i, part in enumerate(parts):
        rest = Box(x, room.y, room.right - x, room.h)
        face, colour = (TITLE, pal.CHALK) if i % 2 else (BOLD, pal.CHALK)
        size = _SIZE if i % 2 else (15.0, 14.0)
        if part.strip():
            lead = 4.0 if part.startswith(" ") else 0.0
            style = TextStyle(*size, face=face, colour=colour)
            x = canvas.write(part.strip(), rest.inset(lead, 0, 0, 0), style).right
            x += 4.0 if part.endswith(" ") else 0.0


def _marks(canvas: Canvas, colours: tuple[str, ...], room: Box) -> None:
    """The marks of whoever is nearest, the first above the others."""
    size = 20.0 if len(colours) == 1 else 18.0
    for i, colour in reversed(list(enumerate(colours))):
        x = room.right - size - (len(colours) - 1 - i) * (room.w - size)
        canvas.blit(seat_mark(canvas.px(size), colour), x, room.center.y - size / 2)
