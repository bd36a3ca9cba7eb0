"""A large hand laid open: its button above the deck, and the sheet that it is spread on."""

from collections.abc import Callable
from typing import Final

from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.fonts import TITLE
from fort_desktop.ui.design.canvas import Canvas
from fort_desktop.ui.design.lines import set_line
from fort_desktop.ui.i18n.i18n import tr
from fort_desktop.ui.table.things import HAND, Button
from fort_desktop.ui.toolkit.common import shaded

_WORDS: Final = (17.0, 13.0)
_FINE: Final = 1.5


def spread_button(
    parent: Node, place: Box, unit: float, spread: bool, act: Callable[[], None]
) -> None:
    """The button that lays the hand open, or takes it up again."""
    canvas = Canvas(place.w, place.h, unit)
    canvas.panel(0, 3, canvas.w, canvas.h - 3, pal.OUTLINE, 10, None)
    canvas.panel(0, 0, canvas.w, canvas.h - 3, pal.PAPER, 10, pal.OUTLINE, 3)
    words = tr("Take up") if spread else tr("Lay open")
    room = Box(6, 0, canvas.w - 12, canvas.h - 3)
    set_line(canvas, TITLE, words, room, _WORDS, align="center")
    node = Node(place, canvas.image, Button("lay_open"))
    node.label = words
    node.order = 1
    node.clicked = act
    parent.add(node)


def spread_sheet(parent: Node, sheet: Box, unit: float, close: Callable[[], None]) -> None:
    """The blanket below a hand that is laid open; a click beside the cards takes it up again."""
    canvas = Canvas(sheet.w, sheet.h, unit)
    canvas.panel(0, 0, canvas.w, canvas.h, pal.TAPE, 14, pal.OUTLINE, 3)
    shaded(parent, sheet, unit / _FINE)
    node = Node(sheet, canvas.image, HAND)
    node.label = tr("Your hand")
    node.clicked = close
    node.order = 2
    parent.add(node)
