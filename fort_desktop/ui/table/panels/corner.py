"""Small square buttons of the program: in the corner of the table, and in the turn bar."""

from collections.abc import Callable, Sequence, Set
from typing import Final, NamedTuple

from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.design.canvas import Canvas
from fort_desktop.ui.i18n.i18n import N_, tr
from fort_desktop.ui.table.layout.frame import Panel
from fort_desktop.ui.table.opened import Front
from fort_desktop.ui.table.panels.painter import Ground
from fort_desktop.ui.table.things import BOARD, PLAY, Button, ButtonName, Part


class Tool(NamedTuple):
    """A small button: its name and sign, what it is for, and what it does, None for nothing now."""

    name: ButtonName
    label: str
    act: Callable[[], None] | None


def tool_node(place: Box, unit: float, tool: Tool) -> Node:
    """The button of a tool; pale if it can do nothing now."""
    canvas = Canvas(place.w, place.h, unit)
    canvas.panel(0, 3, canvas.w, canvas.h - 3, pal.OUTLINE, 10, None)
    canvas.panel(0, 0, canvas.w, canvas.h - 3, pal.PAPER, 10, pal.OUTLINE, 3)
    size = min(24.0, canvas.w - 12)
    canvas.icon(tool.name, (canvas.w - size) / 2, (canvas.h - 3 - size) / 2, size)
    node = Node(place, canvas.image, Button(tool.name), static=True)
    node.label = tool.label
    node.order = 1
    if tool.act is None:
        node.opacity = 0.55
    else:
        node.clicked = tool.act
    return node


def corner(unit: float, tools: Sequence[tuple[Tool, Box]], parent: Node) -> None:
    """The buttons in the corner of the table, each at its place in pixels."""
    for tool, place in tools:
        parent.add(tool_node(place, unit, tool))


_TABS: Final[tuple[tuple[Panel, Part, str, str], ...]] = (
    ("board", BOARD, "fort", N_("My board")),
    ("park", Part("park"), "recruit", N_("Park")),
    ("mat", PLAY, "follow", N_("Played kids")),
)
"""In the order of their places; a tab stands for its panel, which need not be seen."""


def tabs(
    parent: Node,
    places: Sequence[Box],
    unit: float,
    shown: Set[Panel],
    choose: Callable[[Front], None],
) -> None:
    """A button for each panel; the one that is seen is lit."""
    for (panel, key, sign, words), place in zip(_TABS, places, strict=True):
        ground = Ground.of(place, unit, key)
        lit = panel in shown
        ground.panel(Box(0, 0, place.w, place.h), pal.TAPE if lit else pal.CARDBOARD, 9, 2.4)
        size = min(30 * unit, 0.7 * place.h, 0.7 * place.w)
        ground.icon(sign, Box((place.w - size) / 2, (place.h - size) / 2, size, size))
        ground.node.label = tr(words)
        ground.node.clicked = _chooser(choose, panel)
        parent.add(ground.node)


def _chooser(choose: Callable[[Front], None], panel: Front) -> Callable[[], None]:
    return lambda: choose(panel)
