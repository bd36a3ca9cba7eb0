"""The log: what happened, line by line; each line leads to the table as it was then."""

from collections.abc import Callable, Sequence

from fort_desktop.scene import text
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.canvas import Canvas
from fort_desktop.ui.fonts import BODY
from fort_desktop.ui.table.model import Line
from fort_desktop.ui.table.things import LogLine, Part
from fort_desktop.ui.text.i18n import tr
from fort_desktop.ui.widgets.common import panel_node

_HEAD = 44
_LEFT = 48


def log_panel(
    parent: Node,
    area: Box,
    unit: float,
    lines: Sequence[Line],
    marked: int,
    last: int,
    go: Callable[[int], None],
) -> Node:
    """The lines up to the one of index `last`; the one of index `marked` stands out.

    A click on a line calls `go` with its `at`.
    """
    node, canvas = panel_node(area, unit, Part("log"))
    canvas.panel(0, 0, canvas.w, canvas.h, pal.PAPER)
    canvas.panel(0, 0, canvas.w, _HEAD, pal.TAPE, 16)
    canvas.title(tr("What happened"), 18, 23, 24, canvas.w - 36)
    parent.add(node)
    bottom = canvas.h - 8
    for number in range(last, -1, -1):
        line = lines[number]
        top = _line(canvas, line, bottom, number == marked, number > marked)
        if top is None:
            break
        place = Box(4 * unit, top * unit, area.w - 8 * unit, (bottom - top) * unit)
        spot = Node(place, None, LogLine(line.at))
        spot.clicked = _goer(go, line.at)
        spot.label = line.words
        # After everything on the table, so that Tab meets the cards first.
        spot.order = 2
        node.add(spot)
        bottom = top
    return node


def _goer(go: Callable[[int], None], at: int) -> Callable[[], None]:
    return lambda: go(at)


def _line(canvas: Canvas, line: Line, bottom: float, marked: bool, later: bool) -> float | None:
    """Write one line above `bottom`; returns its top, None if there is no room for it."""
    unit = canvas.unit
    ink = pal.INK_SOFT if later else pal.INK
    room = (round((canvas.w - _LEFT - 16) * unit), round(80 * unit))
    shown = text.wrapped(BODY, max(9, round(19 * unit)), line.words, ink, room)
    height = shown.get_height() / unit + 8
    top = bottom - height
    if top < _HEAD + 6:
        return None
    if marked:
        canvas.panel(4, top, canvas.w - 8, height, pal.CHALK_YELLOW, 6, None)
    if line.colour:
        fill = "#{:02x}{:02x}{:02x}".format(*pal.SEATS[line.colour])
        canvas.icon(pal.MARKS[line.colour], 14, top + height / 2 - 11, 22, fill)
    canvas.image.blit(shown, (canvas.px(_LEFT), canvas.px(top + 4)))
    return top
