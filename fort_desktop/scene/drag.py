"""The life of a drag: start, move, and drop or cancel (PySolFC has the same four)."""

from typing import TYPE_CHECKING, Final

from fort_desktop.scene.animate import Tween
from fort_desktop.scene.geometry import Box, Point
from fort_desktop.scene.node import Node

if TYPE_CHECKING:
    from fort_desktop.scene.scene import Scene

_BACK: Final = 0.18
"""Seconds that a refused node takes back to its place."""


class Drag:
    """A node under way with the pointer; it floats above everything else."""

    def __init__(self, scene: "Scene", node: Node, start: Point) -> None:
        self.scene = scene
        self.node = node
        area = node.area
        self._home = Point(area.x, area.y)
        self._grip = Point(start.x - area.x, start.y - area.y)
        self.ghost = Node(Box(area.x, area.y, area.w, area.h), node.image, "drag")
        self.ghost.solid = False
        node.show(False)
        scene.root.add(self.ghost)
        self.over: Node | None = None

    def move(self, at: Point) -> None:
        """Follow the pointer."""
        self.ghost.move_to(at.x - self._grip.x, at.y - self._grip.y)
        self.over = self._target(at)

    def _target(self, at: Point) -> Node | None:
        """The topmost node below the pointer, or one above it, that is a drop target."""
        node = self.scene.root.find(at)
        while node is not None and node.accepts is None:
            node = node.parent
        return node

    def drop(self, at: Point) -> None:
        """Give the payload to the target, or fly home if nobody takes it."""
        target = self._target(at)
        payload = self.node.payload
        if target is not None and target.accepts is not None and target.accepts(payload):
            self._end()
            if target.dropped is not None:
                target.dropped(payload)
        else:
            self.cancel()

    def cancel(self) -> None:
        """Fly home."""
        start = self.ghost.origin
        home = self._home

        def step(t: float) -> None:
            self.ghost.move_to(start.x + (home.x - start.x) * t, start.y + (home.y - start.y) * t)

        self.scene.animator.start(Tween(_BACK, step, self._end))

    def _end(self) -> None:
        self.ghost.remove()
        self.node.show(True)
