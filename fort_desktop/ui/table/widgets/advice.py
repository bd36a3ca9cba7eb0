"""The expert's advice: up to three moves, each with its win chance and the reason."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.canvas import Canvas
from fort_desktop.ui.text.i18n import tr
from fort_desktop.ui.widgets.common import panel_node, shaded

_HEAD = 48


class Advice(NamedTuple):
    """A move as its button says it, how it fares, why, and what makes it."""

    move: str
    chance: str
    reason: str
    act: Callable[[], None]


def advice_sheet(
    parent: Node, area: Box, unit: float, found: Sequence[Advice], close: Callable[[], None]
) -> Node:
    """A sheet over the table; a click on a row makes its move, one on the head closes it."""
    shaded(parent, area, unit)
    sheet, canvas = panel_node(area, unit, "advice")
    sheet.static = False
    canvas.panel(0, 0, canvas.w, canvas.h, pal.TAPE)
    canvas.icon("hint", 14, 10, 30)
    canvas.title(tr("The expert would"), 54, 26, 24, canvas.w * 0.5)
    canvas.words(tr("Click to close"), canvas.w - 18, 26, 18, 200, align="right")
    sheet.clicked = close
    parent.add(sheet)
    tall = (canvas.h - _HEAD - 10) / max(1, len(found))
    for number, advice in enumerate(found):
        place = Box(
            10 * unit, (_HEAD + number * tall) * unit, area.w - 20 * unit, (tall - 8) * unit
        )
        sheet.add(_row(place, unit, advice, number))
    if not found:
        canvas.paragraph(tr("The expert has no advice."), 20, 60, canvas.w - 40, 80, 24)
    return sheet


def _row(place: Box, unit: float, advice: Advice, number: int) -> Node:
    canvas = Canvas(place.w, place.h, unit)
    fill = pal.CHALK_YELLOW if number == 0 else pal.PAPER
    canvas.panel(0, 0, canvas.w, canvas.h, fill, 12, pal.OUTLINE, 3)
    canvas.title(advice.move, 16, 24, 24, canvas.w * 0.55)
    canvas.words(advice.chance, canvas.w - 16, 24, 20, canvas.w * 0.4, align="right")
    canvas.paragraph(advice.reason, 16, 44, canvas.w - 32, canvas.h - 50, 20)
    node = Node(place, canvas.image, f"advice {number}")
    node.clicked = advice.act
    node.label = f"{advice.move}: {advice.chance}. {advice.reason}"
    return node
