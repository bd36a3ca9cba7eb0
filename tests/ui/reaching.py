"""Reaches for everything on a screen as a pointer does: what can be hit, and how large it is."""

from collections.abc import Callable, Collection, Iterator
from typing import Final

from fort_desktop.scene import geometry
from fort_desktop.scene.node import Node
from fort_desktop.scene.scene import Scene
from tests.ui.reading import Fault
from tests.ui.scrolling import scroll_to

_STEP: Final = 6
"""Pixels from one try to the next, where the edge of a hit area is looked for."""
_NEAR: Final = 12
"""Pixels from the edge of a node, where it is tried if its middle is covered."""
TOUCH: Final = 24
"""Pixels that a hit area has at least, both ways."""


class Reach:
    """What gets a press where: as `Node.hit_test`, but made once for many tries."""

    def __init__(self, scene: Scene) -> None:
        self._window = geometry.Box(0, 0, *scene.view.window)
        self._found = [(node, _reach_of(node)) for node in _in_order(scene.front)]

    def takes(self, node: Node, at: geometry.Point) -> bool:
        """Whether a press means this node: it is on top, or what is passes the press on."""
        if not self._window.contains(at):
            return False
        hit = next((one for one, reach in self._found if reach(at)), None)
        while hit is not None and hit is not node and hit.clicked is None and hit.payload is None:
            hit = hit.parent
        return hit is node


def _in_order(node: Node) -> Iterator[Node]:
    """All nodes that can be hit, topmost first."""
    if node.visible:
        for child in reversed(node.children):
            yield from _in_order(child)
        if node.solid or node.reacts:
            yield node


def _reach_of(node: Node) -> Callable[[geometry.Point], bool]:
    """Tells whether a point hits a node; quickly, unless it is turned."""
    world, (left, top, right, bottom) = node.world, node.reach
    if world.angle or world.scale < 1e-6:
        return node.hits
    corner = world.apply(geometry.Point(-left, -top))
    w, h = node.box.w + left + right, node.box.h + top + bottom
    return geometry.Box(corner.x, corner.y, w * world.scale, h * world.scale).contains


def touch_faults(scene: Scene, over: Collection[str] = ()) -> tuple[int, list[Fault]]:
    """How many hit areas there are, and those that are too small.

    What lies wholly below something else cannot be hit at all, and does not count.

    Args:
        over: the names of what lies over the screen for a while; what it touches does not count.
    """
    reach, found, count = Reach(scene), [], 0
    sheets = [node for node in scene.front.walk() if node.name.split(":")[0] in over]
    for node in scene.front.walk():
        if (node.clicked is None and node.payload is None) or not node.shown():
            continue
        if scroll_to(scene, node.area):
            reach = Reach(scene)
        above = set(node.ancestors())
        if any(_meet(sheet, node) for sheet in sheets if sheet not in above):
            continue
        w, h = _reached(reach, node)
        if not w:
            continue
        count += 1
        if min(w, h) < TOUCH - 1:
            found.append(Fault("touch", node.name, node.label, f"{w:.0f}x{h:.0f}"))
    return count, found


def _meet(a: Node, b: Node) -> bool:
    """Whether two nodes share a part of the screen."""
    one, other = a.area, b.area
    wide = min(one.right, other.right) - max(one.x, other.x)
    return wide > 0 and min(one.bottom, other.bottom) > max(one.y, other.y)


def _reached(reach: Reach, node: Node) -> tuple[float, float]:
    """How wide and high the part of a node is that gets the pointer, measured where it is most."""
    best = (0.0, 0.0)
    w, h = node.box.w, node.box.h
    across = (w / 2, _NEAR, w - _NEAR, 0.25 * w, 0.75 * w)
    down = (h / 2, _NEAR, h - _NEAR, 0.25 * h, 0.75 * h)
    for y in down:
        for x in across:
            spot = node.world.apply(geometry.Point(min(max(x, 0), w), min(max(y, 0), h)))
            if not reach.takes(node, spot):
                continue
            wide = 1.0 + sum(_run(reach, node, spot, (d, 0)) for d in (-1, 1))
            high = 1.0 + sum(_run(reach, node, spot, (0, d)) for d in (-1, 1))
            best = max(best, (wide, high), key=min)
            if min(best) >= TOUCH:
                return best
    return best


def _run(reach: Reach, node: Node, spot: geometry.Point, way: tuple[int, int]) -> int:
    """How far it still is the same node in a direction, in pixels, up to what is enough."""

    def takes(gone: int) -> bool:
        at = geometry.Point(spot.x + way[0] * gone, spot.y + way[1] * gone)
        return reach.takes(node, at)

    if all(takes(gone) for gone in range(_STEP, TOUCH + 1, _STEP)):
        return TOUCH
    return next(gone for gone in range(1, TOUCH + 1) if not takes(gone)) - 1
