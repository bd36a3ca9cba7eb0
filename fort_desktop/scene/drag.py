"""The life of a drag: start, move, and drop or cancel (PySolFC has the same four)."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

import pygame

from fort_desktop.scene.animate import move
from fort_desktop.scene.easing import ease_out
from fort_desktop.scene.geometry import Box, Point
from fort_desktop.scene.node import Node
from fort_desktop.scene.pieces import Layer, pieces

if TYPE_CHECKING:
    from fort_desktop.scene.scene import Scene

BACK: Final = 0.18
"""Seconds that a refused node takes back to its place."""
LIFT: Final = 1.08
TILT: Final = 5.0
"""What is held is so much larger, and turned by so many degrees."""
DRAG_Z: Final = 1_000_000.0
"""Above everything else."""


class Drag:
    """A node that is being dragged; a picture of it follows the pointer above everything else.

    The node itself stays in its place, hidden for as long as the picture is there, so that there is
    nothing to put back at the end.

    Attributes:
        node: the dragged node; ghost: its floating picture; over: the target that would take it.
    """

    def __init__(self, scene: "Scene", node: Node, start: Point) -> None:
        self.scene = scene
        self.node = node
        self.over: Node | None = None
        self._asked: dict[Node, bool] = {}
        # What begins to be dragged may look different from when it is only pointed at.
        if node.drag_began is not None:
            node.drag_began()
        area = node.area
        self._grip = Point(start.x - area.x, start.y - area.y)
        self.ghost = Node(
            scene.view.place(area), snapshot(node), "drag", angle=TILT, scale=LIFT, z=DRAG_Z
        )
        self.ghost.solid = False
        scene.root.add(self.ghost)
        self.ghost.stand_for(node)

    @property
    def held_at(self) -> Point:
        """The place where the node is held, in parts of its width and height."""
        area = self.node.area
        return Point(self._grip.x / area.w, self._grip.y / area.h)

    def move(self, at: Point) -> None:
        """Follow the pointer."""
        at_root = self.scene.view.point(at)
        self.ghost.move_to(at_root.x - self._grip.x, at_root.y - self._grip.y)
        taker = next((target for target in self._targets(at) if self._takes(target)), None)
        if taker is not self.over:
            _tell(self.over, False)
            self.over = taker
            _tell(taker, True)

    def _takes(self, target: Node) -> bool:
        if target not in self._asked and target.accepts is not None:
            self._asked[target] = target.accepts(self.node.payload)
        return self._asked[target]

    def _targets(self, at: Point) -> Iterator[Node]:
        """Drop targets at a point, topmost first; a node on a target stands for the target."""
        for node in self.scene.front.hit_all(at):
            for above in node.ancestors():
                if above is self.node:
                    break
                if above.accepts is not None:
                    yield above
                    break

    def drop(self, at: Point) -> None:
        """Give the payload to the target, or fly home if there is none."""
        self.move(at)
        target, payload = self.over, self.node.payload
        if target is None:
            refusing = next((t for t in self._targets(at) if t.refused is not None), None)
            self.cancel()
            if refusing is not None and refusing.refused is not None:
                refusing.refused(payload)
            return
        self._land()
        if self.node.drag_ended is not None:
            self.node.drag_ended(True)
        if target.dropped is not None:
            target.dropped(payload)

    def cancel(self) -> None:
        """Fly home."""
        _tell(self.over, False)
        self.over = None
        # The ghost may be larger than the node (a shadow), so they meet in the middle.
        home = self.ghost.box.around(self.scene.view.point(self.node.area.center))
        flight = move(self.ghost, Point(home.x, home.y), BACK, self._land, ease_out)
        self.scene.animator.start(flight)
        if self.node.drag_ended is not None:
            self.node.drag_ended(False)

    def abandon(self) -> None:
        """Take the picture away without a callback: the node is gone, or will be laid out anew."""
        _tell(self.over, False)
        self.over = None
        self._land()

    def _land(self) -> None:
        _tell(self.over, False)
        self.ghost.remove()


def _tell(target: Node | None, over: bool) -> None:
    if target is not None and target.drag_over is not None:
        target.drag_over(over)


def snapshot(node: Node) -> pygame.Surface:
    """Draw a node and its children upright, at their size on the screen."""
    scale = node.world.scale
    w, h = node.box.w, node.box.h
    copy = _copy(node)
    copy.box = Box(0, 0, w, h)
    copy.angle = 0.0
    copy.scale = scale
    copy.visible = True
    # Centred on the box, as every picture of a node is.
    covered = copy.bounds()
    center = copy.area.center
    half_w = max(center.x - covered.left, covered.right - center.x, 1)
    half_h = max(center.y - covered.top, covered.bottom - center.y, 1)
    image = pygame.Surface((round(2 * half_w), round(2 * half_h)), pygame.SRCALPHA, 32)
    copy.box = Box(half_w - w / 2, half_h - h / 2, w, h)
    found = sorted(pieces(copy), key=lambda piece: not piece.static)
    whole = image.get_rect()
    Layer(found, [whole]).draw(image, whole)
    return image


def _copy(node: Node) -> Node:
    twin = Node(node.box, node.image, angle=node.angle, scale=node.scale, z=node.z)
    twin.opacity = node.opacity
    twin.static = node.static
    twin.visible = node.visible
    for child in node.children:
        twin.add(_copy(child))
    return twin
