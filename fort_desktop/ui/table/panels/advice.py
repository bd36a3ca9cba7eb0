"""The expert's advice: up to three moves, each with its win chance and the reason."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.design.canvas import Canvas
from fort_desktop.ui.design.letters import say, write
from fort_desktop.ui.i18n.i18n import tr
from fort_desktop.ui.table.layout.frame import Frame
from fort_desktop.ui.table.layout.sheets import sheet_box
from fort_desktop.ui.table.panels.sheet import SheetNodes
from fort_desktop.ui.text.lists import in_lines

BEST: Final = "advice 0"
"""The key of the first row: what the expert would do."""
_SIZE: Final = (820.0, 60.0)
"""The sheet's width, and its height without rows."""
_ROW: Final = 96.0
_GAP: Final = 8.0


class Advice(NamedTuple):
    """A move as its button says it, how it fares, why, and what makes it."""

    move: str
    chance: str
    reason: str
    act: Callable[[], None]


def advice_places(frame: Frame, count: int) -> tuple[Box, tuple[Box, ...]]:
    """The sheet and its rows, in units from the corner of the window."""
    rows = max(1, count)
    sheet = sheet_box(frame, (_SIZE[0], _SIZE[1] + rows * (_ROW + _GAP) + 8), 8)
    tall = (sheet.h - _SIZE[1] - 8) / rows - _GAP
    top = sheet.y + _SIZE[1]
    places = (Box(sheet.x + 14, top + i * (tall + _GAP), sheet.w - 28, tall) for i in range(count))
    return sheet, tuple(places)


def advice_sheet(
    root: Node, frame: Frame, found: Sequence[Advice], close: Callable[[], None]
) -> SheetNodes:
    """A sheet over the table; a click on a row makes its move."""
    area, rows = advice_places(frame, len(found))
    sheet = SheetNodes(root, frame, area, "advice")
    canvas = sheet.canvas
    canvas.icon("hint", 16, 12, 34)
    room = sheet.pixels(Box(58, 8, canvas.w - 130, 44))
    write(canvas.image, tr("The expert would"), room, sheet.unit, 22, least=16, align="left")
    sheet.cross(Box(area.right - 58, area.y + 8, 44, 42), tr("Close"), close)
    for number, (advice, place) in enumerate(zip(found, rows, strict=True)):
        sheet.holder.add(_row(sheet, place, advice, number))
    if not found:
        room = sheet.pixels(Box(20, _SIZE[1], canvas.w - 40, 60))
        say(canvas.image, tr("The expert has no advice."), room, sheet.unit, 19, least=15)
    return sheet


def _row(sheet: SheetNodes, place: Box, advice: Advice, number: int) -> Node:
    at, unit = sheet.pixels(place), sheet.unit
    canvas = Canvas(at.w, at.h, unit)
    fill = pal.CHALK_YELLOW if number == 0 else pal.PAPER
    canvas.panel(0, 0, canvas.w, canvas.h, fill, 10, pal.OUTLINE, 2)
    head = min(38.0, canvas.h * 0.45)
    left = sheet.pixels(Box(14, 2, canvas.w * 0.58, head))
    right = sheet.pixels(Box(canvas.w * 0.6, 2, canvas.w * 0.4 - 14, head))
    write(canvas.image, advice.move, left, unit, 20, least=15, align="left")
    say(canvas.image, advice.chance, right, unit, 17, least=14, align="right")
    low = sheet.pixels(Box(14, head + 2, canvas.w - 28, canvas.h - head - 6))
    say(canvas.image, advice.reason, low, unit, 17, least=13, lines=2, align="left")
    node = Node(at, canvas.image, f"advice {number}")
    node.clicked = advice.act
    node.label = in_lines((advice.move, advice.chance, advice.reason))
    return node
