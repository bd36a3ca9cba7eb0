"""A heading with a few small buttons below it, of which one is chosen."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.canvas import Canvas
from fort_desktop.ui.screen import Screen
from fort_desktop.ui.widgets.common import label


class Option(NamedTuple):
    """One of several things to choose.

    Args:
        name: of the node; words: on the button.
        act: chooses it; None if it cannot be chosen now.
    """

    name: str
    words: str
    chosen: bool
    act: Callable[[], None] | None


HIGH = 92.0
"""How high a heading with its buttons is, in design units."""
_HEAD, _BUTTON, _GAP = 34.0, 56.0, 8.0


def options(
    screen: Screen, canvas: Canvas, at: Box, place: Box, title: str, found: Sequence[Option]
) -> None:
    """Lay them out in a row of equal buttons.

    Args:
        canvas: of the panel below, on which the heading is drawn.
        at: the panel on the sheet; place: on that panel, in design units.
    """
    canvas.title(title, place.x, place.y + _HEAD / 2, 25, place.w)
    wide = (place.w - _GAP * (len(found) - 1)) / len(found)
    for i, one in enumerate(found):
        x = at.x + place.x + i * (wide + _GAP)
        area = screen.at(x, at.y + place.y + _HEAD, wide, _BUTTON)
        screen.scene.root.add(_button(area, screen.unit, one))


def _button(area: Box, unit: float, one: Option) -> Node:
    canvas = Canvas(area.w, area.h, unit)
    tall = canvas.h - 4
    fill = pal.ACTION if one.chosen else pal.PAPER if one.act is not None else pal.DISABLED
    canvas.panel(0, 4, canvas.w, tall, pal.OUTLINE, 12, None)
    canvas.panel(0, 0, canvas.w, tall, fill, 12, pal.OUTLINE, 3)
    left = 8.0
    if one.chosen:
        canvas.icon("tick", 8, tall / 2 - 12, 24)
        left = 36.0
    label(canvas, one.words, Box(left, 2, canvas.w - left - 8, tall - 4), 23, True)
    node = Node(area, canvas.image, one.name)
    node.clicked = one.act
    node.label = one.words
    return node
