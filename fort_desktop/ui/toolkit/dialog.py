"""A dialog: a sheet with a heading across its upper edge, its content, and buttons at the foot."""

from collections.abc import Callable
from typing import Final, NamedTuple

from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.ui.art import props
from fort_desktop.ui.art.props import Prop
from fort_desktop.ui.design.canvas import Canvas
from fort_desktop.ui.design.scale import EDGE, GAP, HEAD, HUGE
from fort_desktop.ui.design.text_box import width
from fort_desktop.ui.i18n.i18n import tr
from fort_desktop.ui.toolkit.layout import padding, split, stack
from fort_desktop.ui.toolkit.menu import BUTTON, cardboard, heading
from fort_desktop.ui.toolkit.page import Page
from fort_desktop.ui.toolkit.veil import dusk

_HIGH: Final = 84.0
"""The height of the strip with the heading, which lies across the edge of the sheet."""
_ABOVE: Final = 34.0
"""How much of it is above the edge."""
_LEAST: Final = 520.0
_BELOW: Final = 34.0
"""Below the buttons."""
DOWN: Final = 16.0
"""How far below the middle of the window a dialog lies, since its heading stands out above."""


_OVER: Final = 700_000.0
"""The z of what lies over all else."""


class Dialog(NamedTuple):
    """A sheet that is laid: a canvas as large as it, and the rooms on it in design units."""

    canvas: Canvas
    body: Box
    foot: Box


def high_for(content: float) -> float:
    """The height of a dialog whose content is so high."""
    return HEAD + content + GAP + BUTTON + _BELOW


def rooms(size: tuple[float, float], edge: float = EDGE) -> tuple[Box, Box]:
    """The rooms for the content of a dialog of a size, and for its buttons."""
    inside = Box(0, 0, *size).inset(edge, HEAD, edge, _BELOW)
    foot, body = split(inside, "bottom", BUTTON)
    return body, foot


def dialog(
    page: Page,
    name: str,
    title: str,
    size: tuple[float, float],
    edge: float = EDGE,
    prop: Prop = props.cardboard,
) -> Dialog:
    """Lay a sheet of a size with its heading.

    Args:
        edge: round its content at the left and right.
        prop: what the sheet is.
    """
    page.put_sheet(*size, down=DOWN)
    canvas = cardboard(page.scene.root, page.sheet, page.unit, name, prop=prop)
    page.company()
    headline(page, padding(Box(0, -_ABOVE, size[0], _HIGH), EDGE, 0), title)
    return Dialog(canvas, *rooms(size, edge))


def headline(page: Page, area: Box, title: str) -> None:
    """Lay a heading in the middle of an area, as wide as its words."""
    wide = width(title, page.unit, HUGE) + 2 * EDGE
    place = stack(area, max(_LEAST, wide))
    heading(page.scene.root, page.at(*place), page.unit, title, "heading")


def popover(page: Page, name: str) -> Node:
    """Lay a veil over all that is shown; what is added to it takes all input until it goes."""
    scene = page.scene
    whole = Node(Box(0, 0, *scene.size), dusk(scene.size), name, z=_OVER)
    whole.modal = True
    return scene.root.add(whole)


def backdrop(page: Page, act: Callable[[], None]) -> None:
    """Cover all beside a dialog: a click there does something, as to close it."""
    around = page.scene.root.add(Node(Box(0, 0, *page.scene.size), None, "around"))
    around.clicked, around.label = act, tr("Close")
    around.order = 1
