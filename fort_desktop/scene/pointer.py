"""Pointer handling: hover, press, click, drag and capture."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, NamedTuple

from fort_desktop.scene.drag import Drag
from fort_desktop.scene.events import Pointer
from fort_desktop.scene.geometry import Point
from fort_desktop.scene.node import Node

LONG: Final = 0.5
"""Seconds after which a finger that lies still asks what is below it."""
_NOTCH: Final = 28.0
"""Pixels of a swipe that do as much as one notch of the wheel."""


class Finger:
    """A finger that is down.

    Args:
        at: where it came down; slop: pixels within which it lies still.

    Attributes:
        spent: it has asked or swiped, so that it clicks nothing any more.
    """

    def __init__(self, at: Point, slop: float) -> None:
        self._at = at
        self._slop = slop
        self._down = 0.0
        self._still = True
        self._turned = 0
        self.spent = False

    def moved(self, to: Point, wheel: Callable[[float], None] | None = None) -> None:
        """It is somewhere else now; `wheel` turns what can be scrolled below where it came down."""
        if self._still and self._at.distance(to) <= self._slop:
            return
        self._still = False
        if wheel is None:
            return
        self.spent = True
        # What is below the finger goes with it, as paper would.
        turned = int((to.y - self._at.y) / _NOTCH)
        if turned != self._turned:
            change, self._turned = turned - self._turned, turned
            wheel(float(change))

    def asks(self, seconds: float) -> bool:
        """Let time pass; returns whether it has lain still for long just now."""
        self._down += seconds
        long = self._still and not self.spent and self._down >= LONG
        self.spent = self.spent or long
        return long


if TYPE_CHECKING:
    from fort_desktop.scene.scene import Scene

SLOP: Final = 6
"""Pixels that the pointer may move before a press becomes a drag."""
_SECOND: Final = 3
"""The number of the right button."""


class Press(NamedTuple):
    """A button that is down: the topmost node there, the place, and the button."""

    node: Node
    at: Point
    button: int


class Held(NamedTuple):
    """A drag that waits while everything is laid out again.

    Args:
        key: of the dragged node; number: which of the nodes of that key that can be dragged it is.
        grip: where it is held, in parts of its width and height.
        at: the pointer's place; button: the one that is down.
    """

    key: object
    number: int
    grip: Point
    at: Point
    button: int


class PointerState:
    """Dispatches moves and buttons to the handlers of nodes.

    Attributes:
        at: the pointer's place; None outside the window.
        over: the hovered node; press: the held button; captured: the node that gets all moves.
        drag: the drag under way.
        let_go: the picture of what was dropped last, as it was then.
        rests: it has not moved since something was clicked, so that what has come to lie below it
            since was not meant.
    """

    def __init__(self, scene: "Scene") -> None:
        self.scene = scene
        self.at: Point | None = None
        self.over: Node | None = None
        self.press: Press | None = None
        self.captured: Node | None = None
        self.drag: Drag | None = None
        self.let_go: Node | None = None
        self._finger: Finger | None = None
        self._left: Point | None = None
        self._pulled: Point | None = None

    @property
    def rests(self) -> bool:
        """True if it lies where something was clicked."""
        return self._left is not None

    def handle(self, event: Pointer) -> None:
        """Handle a move, a button or the wheel."""
        if event.touch and event.what == "move" and self.press is None:
            return  # the system tells where the finger will come down before it does
        self.at = event.at
        if event.what == "down":
            self._down(event)
        elif event.what == "move":
            self._move(event.at)
        elif event.what == "up":
            self._up(event)
        else:
            self._wheel(event)

    def _wheel(self, event: Pointer) -> None:
        """Turn what lies there, or all that is shown if nothing there can be turned."""
        node = self._who(event.at, lambda n: n.wheeled is not None)
        if node is not None and node.wheeled is not None and not self.scene.view.turning:
            node.wheeled(event.wheel)
        elif any(self.scene.view.scrolls):
            self.scene.view.wheel(event.wheel)
            self.refresh()

    def _who(self, at: Point, wanted: Callable[[Node], bool]) -> Node | None:
        """The topmost node at a point, or its nearest ancestor, that matches."""
        return climb(self.scene.front.hit_test(at), wanted)

    def _down(self, event: Pointer) -> None:
        if self.drag is not None or self.press is not None:
            # A second button while one is down: the person wants out.
            self.cancel()
            return
        self.scene.focus.hide()
        self._left = self._pulled = None
        node = self.scene.front.hit_test(event.at)
        if node is None or not (event.button != 1 or self.scene.under.takes(self.scene, event.at)):
            self.refresh()
            return
        self.press = Press(node, event.at, event.button)
        self._finger = Finger(event.at, SLOP) if event.touch else None
        if event.button != 1:
            return
        holder = climb(node, lambda n: n.held is not None)
        grabber = climb(node, lambda n: n.grabbed is not None)
        if holder is not None and holder.held is not None:
            holder.held(True)
        if grabber is not None and grabber.grabbed is not None:
            self.captured = grabber
            grabber.grabbed(event.at)

    def _move(self, at: Point) -> None:
        if self._left is not None and self._left.distance(at) > SLOP:
            self._left = None
        if self.drag is not None:
            self.drag.move(at)
        elif self.captured is not None and self.captured.grabbed is not None:
            self.captured.grabbed(at)
        elif self.press is not None:
            press = self.press
            source = climb(press.node, lambda n: n.payload is not None)
            if press.button == 1 and source is not None and press.at.distance(at) > SLOP:
                self._let_go()
                # First the drag: a lifted card must not jump when it is no longer hovered.
                self.drag = Drag(self.scene, source, press.at)
                self._hover(None)
                self.drag.move(at)
            elif self._finger is not None and source is None:
                scrolled = climb(press.node, lambda n: n.wheeled is not None)
                self._finger.moved(at, scrolled.wheeled if scrolled is not None else None)
                if scrolled is None:
                    self._pull(press, at)
            elif source is None and press.button == 1:
                self._pull(press, at)
        else:
            self._come_to()

    def _pull(self, press: Press, at: Point) -> None:
        """All that is shown goes with what is held, as paper would, if not all of it is seen."""
        view = self.scene.view
        if not any(view.scrolls) or (self._pulled is None and press.at.distance(at) <= SLOP):
            return
        last, self._pulled = self._pulled or press.at, at
        view.by(last.x - at.x, last.y - at.y)

    def _come_to(self) -> None:
        """It may have come to something else: then keys are not in use any more.

        A field that is typed into keeps the focus.
        """
        before, focus = self.over, self.scene.focus
        self.refresh()
        came, node = self.over not in (None, before), focus.node
        if came and node is not None and node is not self.over and node.typed is None:
            focus.hide()

    def advance(self, seconds: float) -> None:
        """Let time pass: a finger that lies still for long asks, as the second button does."""
        finger = self._finger if self.drag is None else None
        if finger is not None and self.press is not None and finger.asks(seconds):
            self._ask(self.press.node)

    def _up(self, event: Pointer) -> None:
        press = self.press
        if press is None or press.button != event.button:
            return
        drag, self.drag = self.drag, None
        finger, self._finger = self._finger, None
        self.press = None
        captured, self.captured = self.captured, None
        if drag is not None:
            self.let_go = drag.ghost
            drag.drop(event.at)
        else:
            self._release(press)
            still = captured is None and self._pulled is None
            there = still and self.scene.front.hit_test(event.at) is press.node
            if there and (finger is None or self._taps(press, finger)):
                self._click(press)
        self.refresh()

    def _taps(self, press: Press, finger: Finger) -> bool:
        """Return True if a lifted finger has clicked; the pointer is on nothing any more then."""
        if finger.spent:
            return False
        node = climb(press.node, lambda n: n.clicked is not None)
        clicks = node is not None and not (node.look_first and node is not self.over)
        if clicks:
            self.at = None
        return clicks

    def _click(self, press: Press) -> None:
        node = climb(press.node, lambda n: n.clicked is not None)
        if press.button == 1 and node is not None and node.clicked is not None:
            self._left = press.at
            self.scene.clicked(node)
            node.clicked()
        if press.button == _SECOND:
            self._ask(press.node)

    def _ask(self, node: Node) -> None:
        """The person wants to know more of what is there."""
        asked = climb(node, lambda n: n.asked is not None)
        if asked is not None and asked.asked is not None:
            asked.asked()

    def _release(self, press: Press) -> None:
        holder = climb(press.node, lambda n: n.held is not None)
        if press.button == 1 and holder is not None and holder.held is not None:
            holder.held(False)

    def _let_go(self) -> None:
        """Release the held node, though the button may still be down."""
        if self.press is not None:
            self._release(self.press)

    def refresh(self) -> None:
        """Update the hovered node after the pointer or the nodes have moved."""
        if self.drag is None and self.press is None:
            at = self.at
            self._hover(self._who(at, lambda n: n.hovered is not None) if at else None)

    def _hover(self, node: Node | None) -> None:
        if node is not self.over:
            before, self.over = self.over, node
            self.scene.attend(before, "pointer", False)
            self.scene.attend(node, "pointer", True)

    def cancel(self) -> None:
        """Cancel everything: a drag flies home, a press is not a click."""
        drag, self.drag = self.drag, None
        if drag is not None:
            drag.cancel()
        else:
            self._let_go()
        self.press = None
        self.captured = None

    def suspend(self) -> Held | None:
        """Take a drag out of the scene, which is about to be laid out again; None for none."""
        drag, press, at = self.drag, self.press, self.at
        if drag is None or press is None or at is None:
            return None
        key, there = drag.node.key, self._draggable(drag.node.key)
        number = there.index(drag.node) if drag.node in there else 0
        held = Held(key, number, drag.held_at, at, press.button)
        self.drag = self.press = None
        drag.abandon()
        return held

    def resume(self, held: Held) -> bool:
        """Continue with a drag by the node that there is now; False if there is none."""
        found = self._draggable(held.key)
        if not found:
            return False
        node = found[min(held.number, len(found) - 1)]
        self.at, self.press = held.at, Press(node, held.at, held.button)
        area = node.area
        start = Point(area.x + held.grip.x * area.w, area.y + held.grip.y * area.h)
        self.drag = Drag(self.scene, node, start)
        self._hover(None)
        self.drag.move(held.at)
        return True

    def _draggable(self, key: object) -> list[Node]:
        return [one for one in self.scene.root.walk() if one.key == key and one.payload is not None]

    def leave(self) -> None:
        """Handle the pointer leaving the window; a drag goes on, since it may come back."""
        if self.drag is None and self.press is None:
            self.at = None
            self.refresh()

    def forget(self, gone: set[Node]) -> None:
        """Drop references to nodes that have left the scene."""
        if self.drag is not None and not gone.isdisjoint((self.drag.node, self.drag.ghost)):
            drag, self.drag = self.drag, None
            self.press = None
            drag.abandon()
            if drag.node.drag_ended is not None:
                drag.node.drag_ended(False)
        if self.press is not None and self.press.node in gone:
            self.press = None
        if self.captured in gone:
            self.captured = None
        if self.over in gone:
            self._hover(None)


def climb(node: Node | None, wanted: Callable[[Node], bool]) -> Node | None:
    """The node or its nearest ancestor that matches, so that events bubble up."""
    if node is None:
        return None
    return next((above for above in node.ancestors() if wanted(above)), None)
