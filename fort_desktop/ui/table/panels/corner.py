"""Small square buttons of the program: in the corner of the table, and in the turn bar."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.design.canvas import Canvas
from fort_desktop.ui.table.things import Button, ButtonName


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
