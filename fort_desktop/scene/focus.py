"""Keyboard focus, which cycles through all nodes that can be clicked."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import pygame

from fort_desktop.scene.geometry import Box, Point
from fort_desktop.scene.node import Node

if TYPE_CHECKING:
    from fort_desktop.scene.scene import Scene

FOCUS_Z: Final = 900_000.0
"""The mark lies above everything but a drag."""
_AHEAD: Final = {
    "right": Point(1, 0),
    "left": Point(-1, 0),
    "down": Point(0, 1),
    "up": Point(0, -1),
}
_PRESS: Final = frozenset({"enter", "space"})


class Focus:
    """The keyboard focus of a scene.

    Attributes:
        node: the node that has the focus; None while the pointer is in use.
        ring: draws the focus ring around a box of this size; set by the program's theme.
        keys: actions of further keys, by name, wherever the focus is.
        first: where the focus goes first; None is the first stop.
    """

    def __init__(self, scene: "Scene") -> None:
        self.scene = scene
        self.node: Node | None = None
        self.ring: Callable[[int, int], pygame.Surface] | None = None
        self.keys: dict[str, Callable[[], None]] = {}
        self.first: Callable[[], Node | None] | None = None
        self._mark: Node | None = None

    def stops(self) -> list[Node]:
        """All nodes that the focus can reach, sorted by `order`, then by place in the tree."""
        found: list[Node] = []
        for node in self.scene.front.walk():
            if node.covers and node.shown():
                found = [one for one in found if not node.area.contains(one.area.center)]
            if node.stop and node.shown():
                found.append(node)
        return sorted(found, key=lambda node: node.order)

    def key(self, name: str) -> None:
        """Handle a key: first by the focused node, then by navigation, then by `keys`.

        What has the focus afterwards is scrolled into sight.
        """
        node = self.node
        if node is not None and node.keyed is not None and node.keyed(name):
            pass
        elif name in ("tab", "shift tab"):
            self._step(1 if name == "tab" else -1)
        elif name in _AHEAD:
            self._go(name)
        elif name in _PRESS and node is not None and node.clicked is not None:
            press(node)
        elif name in self.keys:
            self.keys[name]()
        elif self.scene.view.key(name):
            return
        self._in_sight()

    def text(self, text: str) -> None:
        """Handle typed text, which goes to the focused node only."""
        if self.node is not None and self.node.typed is not None:
            self.node.typed(text)
            self._in_sight()

    def _in_sight(self) -> None:
        if self.node is not None:
            self.scene.view.show(self.node.area)

    def _step(self, change: int) -> None:
        stops = self.stops()
        if not stops:
            return
        if self.node in stops:
            self.at(stops[(stops.index(self.node) + change) % len(stops)])
        elif change < 0 or not self.begin():
            self.at(stops[0 if change > 0 else -1])

    def begin(self) -> bool:
        """Focus what should be focused first; False if nothing should."""
        node = self.first() if self.first is not None else None
        if node is not None:
            self.at(node)
        return node is not None

    def _go(self, name: str) -> None:
        """Move to the nearest stop in a direction, else to the next one in order."""
        node, ahead = self.node, _AHEAD[name]
        change = 1 if name in ("right", "down") else -1
        if node is None:
            self._step(change)
            return
        here = node.area.center
        ranked: list[tuple[float, int, Node]] = []
        for stop in self.stops():
            off = Point(stop.area.center.x - here.x, stop.area.center.y - here.y)
            forth = off.x * ahead.x + off.y * ahead.y
            aside = abs(off.x * ahead.y) + abs(off.y * ahead.x)
            # Within 60 degrees; what is aside counts double, so that rows are followed.
            if stop is not node and forth > 1 and aside <= 1.75 * forth:
                ranked.append((forth + 2 * aside, len(ranked), stop))
        if ranked:
            self.at(min(ranked)[2])
        else:
            self._step(change)

    def at(self, node: Node) -> None:
        """Focus a node and show the ring."""
        if node is not self.node:
            self.hide()
            self.node = node
            self.scene.attend(node, "focus", True)
        if self.ring is not None and self._mark is None:
            self._mark = Node(Box(0, 0, 0, 0), None, "focus", z=FOCUS_Z)
            self.scene.root.add(self._mark)
        self.follow()

    def at_key(self, key: object) -> None:
        """Put the focus on the first stop of this key, if there is one."""
        found = next((node for node in self.stops() if node.key == key), None)
        if found is not None:
            self.at(found)

    def follow(self) -> None:
        """Keep the ring around its node, or what is seen in its place; both may be moving."""
        node, mark = self.node, self._mark
        if node is None or mark is None or self.ring is None:
            return
        seen = node if node.seen_as is None else node.seen_as
        # While it grows, the ring that it will have grows with it: one picture instead of many.
        grown = seen.scale
        area = seen.area
        size = (round(area.w / grown), round(area.h / grown))
        if mark.image is None or (mark.box.w, mark.box.h) != size:
            mark.image = self.ring(*size)
        mark.box = Box(0, 0, *size).around(self.scene.view.point(area.center))
        mark.scale = grown
        mark.angle = seen.world.angle
        mark.visible = node.shown()

    def hide(self) -> None:
        """Drop the focus, since the pointer is in use."""
        mark, self._mark = self._mark, None
        node, self.node = self.node, None
        if mark is not None:
            mark.remove()
        self.scene.attend(node, "focus", False)

    def forget(self, gone: set[Node]) -> None:
        """Drop the focus if its node has left the scene."""
        if self.node in gone or self._mark in gone:
            self.hide()


def press(node: Node) -> None:
    """Use a node as a click would, by a key, if it has been seen for long enough."""
    scene = node.scene
    if node.clicked is not None and scene is not None and scene.under.settled(node):
        scene.clicked(node)
        node.clicked()
