"""Drives a program in tests by pointer and keys only, as a person would."""

from collections.abc import Callable
from pathlib import Path
from typing import Protocol

import pygame

from fort_desktop.scene.driver import HeadlessDriver
from fort_desktop.scene.events import Input, Key, Pointer
from fort_desktop.scene.geometry import Point
from fort_desktop.scene.node import Node
from fort_desktop.scene.scene import Scene

_FRAME = 1 / 30
_SETTLE = 2000


class Program(Protocol):
    """What a pilot can drive."""

    def frame(self, inputs: list[Input], seconds: float) -> Scene | None:
        """One frame."""

    @property
    def busy(self) -> bool:
        """Whether something moves or is still to come by itself."""


class Pilot:
    """A person at a headless program."""

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
        while seconds > 0:
            self.program.frame(self.driver.inputs(), min(_FRAME, seconds))
            seconds -= _FRAME

    def settle(self) -> None:
        """Let time pass until nothing moves any more."""
        for _ in range(_SETTLE):
            self.program.frame(self.driver.inputs(), _FRAME)
            if not self.program.busy:
                return
        raise AssertionError("the program never comes to rest")

    def nodes(self, match: Callable[[Node], bool]) -> list[Node]:
        """All visible nodes that match."""
        return [node for node in self.scene.root.walk() if node.shown() and match(node)]

    def node(self, name: str) -> Node:
        """The visible node of this name.

        Raises:
            AssertionError: there is none; the message lists the names there are.
        """
        found = self.nodes(lambda node: node.name == name)
        if not found:
            names = sorted({node.name for node in self.nodes(lambda node: bool(node.name))})
            raise AssertionError(f"no node '{name}'; there are {', '.join(names)}")
        return found[-1]

    def _send(self, *events: Input) -> None:
        for event in events:
            self.driver.queue.append(event)
            self.program.frame(self.driver.inputs(), 0.0)

    def grip(self, node: Node) -> Point:
        """A point where this node, and no other, takes the pointer.

        Raises:
            AssertionError: it is covered everywhere.
        """
        area = node.area
        for fy in (0.5, 0.2, 0.8, 0.05, 0.95):
            for fx in (0.5, 0.2, 0.8, 0.08, 0.92):
                point = Point(area.x + fx * area.w, area.y + fy * area.h)
                if self.scene.root.find(point) is node:
                    return point
        raise AssertionError(f"the node '{node.name}' is covered")

    def click(self, name: str) -> None:
        """Move to a node, press and release."""
        at = self.grip(self.node(name))
        self._send(Pointer("move", at), Pointer("down", at, 1), Pointer("up", at, 1))
        self.settle()

    def drag(self, name: str, target: str) -> None:
        """Drag a node onto another."""
        start, end = self.grip(self.node(name)), self.node(target).area.center
        self._send(Pointer("move", start), Pointer("down", start, 1))
        for i in range(1, 9):
            t = i / 8
            at = Point(start.x + (end.x - start.x) * t, start.y + (end.y - start.y) * t)
            self._send(Pointer("move", at))
        self._send(Pointer("up", end, 1))
        self.settle()

    def hover(self, name: str) -> None:
        """Move the pointer to a node."""
        self._send(Pointer("move", self.grip(self.node(name))))

    def press(self, key: str) -> None:
        """Press a key."""
        self._send(Key(key))
        self.settle()

    def screenshot(self, path: Path) -> None:
        """Save what is shown as a picture."""
        self.driver.show(self.scene)
        pygame.image.save(self.driver.surface, str(path))
