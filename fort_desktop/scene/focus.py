"""The keyboard: a focus that goes round all nodes that can be clicked."""

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node

if TYPE_CHECKING:
    from fort_desktop.scene.scene import Scene

_NEXT = frozenset({"tab", "right", "down"})
_PREVIOUS = frozenset({"shift tab", "left", "up"})
_PRESS = frozenset({"enter", "space"})


class Focus:
    """Which node the keyboard is at.

    Attributes:
        ring: draws the mark around a box of this size; set by the program's theme.
        keys: what further keys do, by name.
    """

    def __init__(self, scene: "Scene") -> None:
        self.scene = scene
        self.node: Node | None = None
        self.ring: Callable[[int, int], pygame.Surface] | None = None
        self.keys: dict[str, Callable[[], None]] = {}
        self._mark: Node | None = None

    def stops(self) -> list[Node]:
        """All nodes that the focus can reach, in the order of the tree."""
        return [n for n in self.scene.root.walk() if n.clicked is not None and n.shown()]

    def key(self, name: str) -> None:
        """A key went down."""
        if name in _NEXT or name in _PREVIOUS:
            self._step(1 if name in _NEXT else -1)
        elif name in _PRESS and self.node is not None and self.node.clicked is not None:
            self.node.clicked()
        elif name in self.keys:
            self.keys[name]()

    def _step(self, change: int) -> None:
        stops = self.stops()
        if not stops:
            return
        if self.node in stops:
            self.at(stops[(stops.index(self.node) + change) % len(stops)])
        else:
            self.at(stops[0 if change > 0 else -1])

    def at(self, node: Node) -> None:
        """Put the focus on a node and show it."""
        self.hide()
        self.node = node
        if node.hovered is not None:
            node.hovered(True)
        if self.ring is not None:
            area = node.area
            image = self.ring(round(area.w), round(area.h))
            extra = (image.get_width() - area.w) / 2
            box = Box(area.x - extra, area.y - extra, *image.get_size())
            self._mark = Node(box, image, "focus", angle=node.angle)
            self._mark.solid = False
            self.scene.root.add(self._mark)

    def hide(self) -> None:
        """No focus; the pointer is in use."""
        if self._mark is not None and self._mark.parent is not None:
            self._mark.remove()
        if self.node is not None and self.node.hovered is not None:
            self.node.hovered(False)
        self._mark = None
        self.node = None
