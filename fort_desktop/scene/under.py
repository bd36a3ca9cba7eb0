"""A memory of the things where a press goes, so that it is for what the person saw there.

Things come and go while a hand is on its way to a button. What has just appeared under a resting
pointer, or in the place of something else, was not meant by a press that is under way.
"""

from typing import TYPE_CHECKING, Final, NamedTuple

from fort_desktop.scene.geometry import Box, Point, Transform
from fort_desktop.scene.node import Node

if TYPE_CHECKING:
    from fort_desktop.scene.scene import Scene

SEEN: Final = 0.4
"""Seconds that something has to be seen before it takes a press."""

_EACH: Final = 0.05
"""While things glide and the pointer rests, what is seen is taken in at most so often, since all of
it is gone through. What comes between counts as seen by so many seconds later at most."""
_FAR: Final = 1e6
"""Pixels beyond every screen."""
_NO_REACH: Final = (0.0, 0.0, 0.0, 0.0)


class _Place(NamedTuple):
    """The place of something that stops the pointer; `meaning` is None if it took no press."""

    meaning: object
    world: Transform
    box: Box
    reach: tuple[float, float, float, float]

    def hits(self, point: Point) -> bool:
        """Return True if a point of the screen is on it, as `Node.hits` does."""
        if self.world.scale < 1e-6:
            return False
        left, top, right, bottom = self.reach
        room = Box(0, 0, self.box.w, self.box.h).inset(-left, -top, -right, -bottom)
        return room.contains(self.world.back(point))


class _Sight(NamedTuple):
    """The view from a moment on: all places, the lowest first, and the pointer."""

    since: float
    places: list[_Place]
    pointer: Point | None

    def at(self, point: Point) -> object:
        """Return what took a press at a point; None for nothing."""
        place = next((place for place in reversed(self.places) if place.hits(point)), None)
        return None if place is None else place.meaning

    def has(self, meaning: object) -> bool:
        """Return True if something of this meaning was there."""
        return any(place.meaning == meaning for place in self.places)


class Under:
    """Remembers for a moment what could be pressed where, in one scene or several in turn.

    A thing is the same as before, wherever it lies and however often it is rebuilt, if it has
    the same key and the same is asked.

    Attributes:
        asked: stands for what is asked; a thing that answers something else is another thing.
    """

    def __init__(self) -> None:
        self.asked: object = None
        self._now = 0.0
        self._seen: list[_Sight] = []
        self._of: tuple[Scene, object] | None = None

    def unseen(self) -> None:
        """Something else lay everywhere until now: whatever comes is new."""
        everywhere = Box(0, 0, _FAR, _FAR).around(Point(0, 0))
        place = _Place(self, Transform(1.0, 0.0, everywhere.x, everywhere.y), everywhere, _NO_REACH)
        self._seen, self._of = [_Sight(self._now, [place], None)], None

    def look(self, scene: "Scene", seconds: float, used: bool = True) -> None:
        """Take in what the frame before has drawn, which was shown for no time yet.

        Called at the beginning of each frame, before its input; `seconds` is how long the frame
        before was, and `used` tells that this one has input.
        """
        self._now += seconds
        waits = scene.animator.busy and not used and self._fresh(scene.pointer.at)
        if (scene.changed and not waits) or self._of != (scene, self.asked):
            scene.changed, self._of = False, (scene, self.asked)
            places: list[_Place] = []
            self._collect(scene.front, None, places)
            self._seen.append(_Sight(self._now, places, scene.pointer.at))
        # The last one that is older than that shows how it was then.
        while len(self._seen) > 1 and self._seen[1].since <= self._now - SEEN:
            del self._seen[0]

    def _fresh(self, pointer: Point | None) -> bool:
        """Return True if all was taken in just now, and the pointer has not moved since."""
        last = self._seen[-1] if self._seen else None
        return last is not None and self._now < last.since + _EACH and last.pointer == pointer

    def takes(self, scene: "Scene", at: Point) -> bool:
        """Return True if what lies at a point was to be seen there before somebody pressed it."""
        node = scene.front.hit_test(at)
        meaning = self._meaning(node)
        if node is None or meaning is None or not self._seen:
            return True
        comes = scene.pointer.at
        for sight in reversed(self._seen):
            before = sight.at(at)
            if before == meaning:
                comes = sight.pointer
            elif before is not None or (comes is not None and node.hits(comes)):
                return False
        return True

    def settled(self, node: Node) -> bool:
        """Return True if something has been seen for long enough, wherever it lay."""
        meaning = self._meaning(node)
        return all(sight.has(meaning) for sight in self._seen)

    def _meaning(self, node: Node | None) -> object:
        """Return what a press on a node does; None for nothing."""
        taker = None if node is None else next(filter(_takes, node.ancestors()), None)
        return None if taker is None else (self.asked, taker.key)

    def _collect(self, node: Node, meaning: object, found: list[_Place]) -> None:
        waiting = [(node, meaning)]
        while waiting:
            node, meaning = waiting.pop()
            if not node.visible:
                continue
            if _takes(node):
                meaning = (self.asked, node.key)
            if node.solid or node.reacts:
                found.append(_Place(meaning, node.world, node.box, node.reach))
            waiting += [(child, meaning) for child in node.children[::-1]]


def _takes(node: Node) -> bool:
    return node.clicked is not None or node.payload is not None or node.grabbed is not None
