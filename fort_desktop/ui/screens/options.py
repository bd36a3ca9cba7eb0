"""A heading with a few small buttons below it, of which one is chosen."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from fort_desktop.scene import text
from fort_desktop.scene.geometry import Box, widths
from fort_desktop.scene.node import Node
from fort_desktop.scene.plain import pieces
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.fonts import TITLE
from fort_desktop.ui.design.canvas import Canvas
from fort_desktop.ui.host.screen import Screen
from fort_desktop.ui.toolkit.common import label


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


HIGH = 96.0
"""How high a heading with its buttons is, in design units."""
_HEAD, _BUTTON, _GAP = 34.0, 62.0, 8.0
_LEFT, _TICK, _RIGHT, _SIZE = 8.0, 28.0, 8.0, 23.0


def options(
    screen: Screen, canvas: Canvas, at: Box, place: Box, title: str, found: Sequence[Option]
) -> None:
    """Lay them out in a row; a button with a long word takes from the others.

    Args:
        canvas: of the panel below, on which the heading is drawn.
        at: the panel on the sheet; place: on that panel, in design units.
    """
    canvas.title(title, place.x, place.y + _HEAD / 2, 25, place.w)
    room = place.w - _GAP * (len(found) - 1)
    x = at.x + place.x
    for one, wide in zip(
        found, widths(room, [_needed(canvas, one) for one in found], room), strict=True
    ):
        area = screen.at(x, at.y + place.y + _HEAD, wide, _BUTTON)
        screen.scene.root.add(_button(area, screen.unit, one))
        x += wide + _GAP


def _needed(canvas: Canvas, one: Option) -> float:
    """Return the width that a button needs for its longest word and the tick, in design units."""
    least = canvas.sizes(_SIZE)[1]
    words = max(text.width(TITLE, least, word) for word in pieces(one.words))
    return words / canvas.unit + _LEFT + _TICK + _RIGHT + 1


def _button(area: Box, unit: float, one: Option) -> Node:
    canvas = Canvas(area.w, area.h, unit)
    tall = canvas.h - 4
    fill = pal.ACTION if one.chosen else pal.PAPER if one.act is not None else pal.DISABLED
    canvas.panel(0, 4, canvas.w, tall, pal.OUTLINE, 12, None)
    canvas.panel(0, 0, canvas.w, tall, fill, 12, pal.OUTLINE, 3)
    left = _LEFT
    if one.chosen:
        canvas.icon("tick", left, tall / 2 - 12, 24)
        left += _TICK
    label(canvas, one.words, Box(left, 5, canvas.w - left - _RIGHT, tall - 10), _SIZE, True)
    node = Node(area, canvas.image, one.name)
    node.clicked = one.act
    node.label = one.words
    return node
