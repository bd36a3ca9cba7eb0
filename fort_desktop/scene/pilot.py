"""Drives a program in tests through pointer and keys only."""

import time
from collections.abc import Callable
from pathlib import Path
from typing import Final, Literal, Protocol

import pygame

from fort_desktop.scene.driver import HeadlessDriver
from fort_desktop.scene.events import Blur, Dropped, Input, Key, Opened, Pad, Pointer, Stick, Text
from fort_desktop.scene.geometry import Point
from fort_desktop.scene.node import Node
from fort_desktop.scene.scene import Scene

_FRAME: Final = 1 / 30
_SETTLE: Final = 2000
_QUICK: Final = 200
_NAP: Final = 1e-7
"""Seconds; it waits longer and longer, up to some minutes in all."""
_BETWEEN: Final = 0.45
"""Seconds that a person takes from one thing done to the next, if in no hurry."""
_SPOTS: Final = (0.5, 0.2, 0.8, 0.05, 0.95)
Where = str | Node | Point
"""A node by its name, a node, or a place on the screen."""


class Program(Protocol):
    """A program that a pilot can drive."""

    def frame(self, inputs: list[Input], seconds: float) -> Scene | None:
        """One frame."""

    @property
    def busy(self) -> bool:
        """True if something moves or is about to happen by itself."""


class Still:
    """A program of a single scene, for tests of widgets."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene

    @property
    def busy(self) -> bool:
        """True if something moves."""
        return self.scene.animator.busy

    def frame(self, inputs: list[Input], seconds: float) -> Scene:
        """Give the scene its input and time."""
        self.scene.under.look(self.scene, seconds)
        for event in inputs:
            self.scene.handle(event)
        self.scene.advance(seconds)
        return self.scene


class Pilot:
    """A simulated person at a headless program.

    All input takes the real way: into the driver's queue, and through `frame` to the scene. Time
    passes in `wait` and `settle`, and before each action, as with a person; only `down`, `up` and
    `move` take no time, for tests of hasty input.
    """

    def __init__(self, program: Program, driver: HeadlessDriver) -> None:
        self.program = program
        self.driver = driver
        self.settle()

    @property
    def scene(self) -> Scene:
        """The scene that is shown."""
        scene = self.program.frame([], 0.0)
        if scene is None:
            raise AssertionError("the program has ended")
        return scene

    def wait(self, seconds: float) -> None:
        """Let time pass, frame by frame."""
        while seconds > 1e-9:
            self.program.frame(self.driver.inputs(), min(_FRAME, seconds))
            seconds -= _FRAME

    def settle(self) -> None:
        """Let time pass until nothing moves any more.

        Raises:
            AssertionError: it never settles.
        """
        for number in range(_SETTLE):
            self.program.frame(self.driver.inputs(), _FRAME)
            if not self.program.busy:
                return
            if number > _QUICK:
                # Perhaps it waits for a disk or a thread, which real time alone helps; and on a
                # busy machine much of it.
                time.sleep(_NAP * (number - _QUICK) ** 2)
        raise AssertionError("the program never comes to rest")

    def nodes(self, match: Callable[[Node], bool]) -> list[Node]:
        """All visible nodes that match."""
        return [node for node in self.scene.root.walk() if node.shown() and match(node)]

    def node(self, name: str) -> Node:
        """The visible node of this name.

        Raises:
            AssertionError: there is none; the message lists the existing names.
        """
        found = self.nodes(lambda node: node.name == name)
        if not found:
            names = sorted({node.name for node in self.nodes(lambda node: bool(node.name))})
            raise AssertionError(f"no node '{name}'; there are {', '.join(names)}")
        return found[-1]

    def grip(self, node: Node) -> Point:
        """A point where this node, and no other, takes the pointer.

        Raises:
            AssertionError: it is covered everywhere.
        """
        point = spot_of(self.scene, node)
        if point is None:
            raise AssertionError(f"the node '{node.name}' is covered")
        return point

    def _point(self, where: Where) -> Point:
        if isinstance(where, Point):
            return where
        return self.grip(self.node(where) if isinstance(where, str) else where)

    def _send(self, *events: Input) -> None:
        for event in events:
            self.driver.queue.append(event)
            self.program.frame(self.driver.inputs(), 0.0)

    def down(self, where: Where, button: int = 1) -> None:
        """Move there and press a button."""
        at = self._point(where)
        self._send(Pointer("move", at), Pointer("down", at, button))

    def up(self, where: Point, button: int = 1) -> None:
        """Release a button."""
        self._send(Pointer("up", where, button))

    def move(self, where: Point) -> None:
        """Move the pointer."""
        self._send(Pointer("move", where))

    def _think(self) -> None:
        """See what was drawn last, and take the time of a person for it."""
        self.program.frame(self.driver.inputs(), 0.0)
        self.program.frame(self.driver.inputs(), _BETWEEN)

    def click(self, where: Where, button: int = 1) -> None:
        """Move there, press and release."""
        self._think()
        at = self._point(where)
        self.down(at, button)
        self.up(at, button)
        self.settle()

    def tap(self, where: Where, seconds: float = 0.0) -> None:
        """Touch it for so many seconds with a finger."""
        self._think()
        at = self._point(where)
        # The system tells of a move first, as with a mouse.
        self._send(Pointer("move", at, touch=True), Pointer("down", at, 1, touch=True))
        self.wait(seconds)
        self._send(Pointer("up", at, 1, touch=True))
        self.settle()

    def swipe(self, start: Point, end: Point) -> None:
        """Move a finger over the screen."""
        self._think()
        self._send(Pointer("move", start, touch=True), Pointer("down", start, 1, touch=True))
        for i in range(1, 9):
            self._send(Pointer("move", start.toward(end, i / 8), touch=True))
        self._send(Pointer("up", end, 1, touch=True))
        self.settle()

    def double_click(self, where: Where) -> None:
        """Click twice without any time in between."""
        self._think()
        at = self._point(where)
        for _ in range(2):
            self.down(at)
            self.up(at)
        self.settle()

    def drag(self, what: Where, target: Where, end: Literal["drop", "hold"] = "drop") -> None:
        """Drag a node onto another; with `hold` the button stays down."""
        self._think()
        start, to = self._point(what), self._goal(target)
        self.down(start)
        for i in range(1, 9):
            self.move(start.toward(to, i / 8))
        if end == "drop":
            self.up(to)
            self.settle()

    def _goal(self, target: Where) -> Point:
        if isinstance(target, Point):
            return target
        node = self.node(target) if isinstance(target, str) else target
        return node.area.center

    def hover(self, where: Where) -> None:
        """Move the pointer to a node."""
        self.move(self._point(where))

    def wheel(self, where: Where, notches: float) -> None:
        """Turn the wheel over a node, away from the person positive."""
        self._send(Pointer("wheel", self._point(where), 0, notches))

    def press(self, key: str) -> None:
        """Press a key."""
        self._think()
        self._send(Key(key))
        self.settle()

    def pad(self, button: str, number: int = 1) -> None:
        """Press a button of a gamepad."""
        self._think()
        self._send(Pad(button, number))
        self.settle()

    def stick(self, dx: float, dy: float, seconds: float = 0.1, number: int = 1) -> None:
        """Push the stick of a gamepad for a while, and let it go."""
        self._think()
        self._send(Stick("x", dx, number), Stick("y", dy, number))
        self.wait(seconds)
        self._send(Stick("x", 0.0, number), Stick("y", 0.0, number))
        self.settle()

    def type(self, text: str) -> None:
        """Type text: each character comes as a key and as text, as from a window."""
        for letter in text:
            self._send(Key("space" if letter == " " else letter), Text(letter))
        self.settle()

    def drop_file(self, path: Path) -> None:
        """Drop a file on the window."""
        self._send(Dropped(str(path)))
        self.settle()

    def open_file(self, path: Path) -> None:
        """Open a file as by a double click on macOS while the program runs."""
        self._send(Opened(str(path)))
        self.settle()

    def blur(self) -> None:
        """Take the keyboard focus from the window."""
        self._send(Blur())

    def resize(self, width: int, height: int) -> None:
        """Give the window another size, in pixels."""
        self.driver.resize((width, height))
        self.settle()

    def screenshot(self, path: Path) -> None:
        """Save what is shown as a picture."""
        self.driver.show(self.scene)
        pygame.image.save(self.driver.surface, str(path))


def spot_of(scene: Scene, node: Node) -> Point | None:
    """A point where this node, and no other, gets the pointer; None if it is covered."""
    for fy in _SPOTS:
        for fx in _SPOTS:
            point = node.world.apply(Point(fx * node.box.w, fy * node.box.h))
            if _takes(node, scene.front.hit_test(point)):
                return point
    return None


def _takes(node: Node, hit: Node | None) -> bool:
    """Return True if `hit` is the node, or a descendant without handlers of its own."""
    while hit is not None and hit is not node and not hit.reacts:
        hit = hit.parent
    return hit is node
