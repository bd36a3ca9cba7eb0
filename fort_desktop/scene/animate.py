"""Animations. Time is passed in, so tests need no clock; all times are in seconds."""

import math
from collections.abc import Callable, Iterable, Sequence
from typing import Final, Protocol

from fort_desktop.scene.easing import Easing, ease
from fort_desktop.scene.geometry import Point
from fort_desktop.scene.node import Node

_ROUNDS: Final = 1000
_SWELLS: Final = 0.15
_BEAT: Final = 0.12


class Animation(Protocol):
    """Something that an `Animator` runs: a tween, a sequence or a group."""

    done: Callable[[], None] | None
    owner: Node | None

    def begin(self, reduced: bool) -> None:
        """Start; with `reduced` motion, movement jumps to its end."""

    @property
    def left(self) -> float:
        """Seconds until it ends."""

    def advance(self, seconds: float) -> bool:
        """Let time pass; returns whether it has ended."""


class Tween:
    """Calls `step` with values from 0 to 1 over `seconds`, then `done`.

    Args:
        owner: when this node leaves its scene, the tween is dropped without `done`.
        moves: it is movement, which reduced motion skips; a fade or a pause is not.
    """

    def __init__(
        self,
        seconds: float,
        step: Callable[[float], None],
        done: Callable[[], None] | None = None,
        *,
        easing: Easing = ease,
        owner: Node | None = None,
        moves: bool = True,
    ) -> None:
        self.seconds = max(seconds, 1e-6)
        self.step = step
        self.done = done
        self.easing = easing
        self.owner = owner
        self.moves = moves
        self.passed = 0.0

    def begin(self, reduced: bool) -> None:
        """Show the start, or with reduced motion the end of a movement."""
        if reduced and self.moves:
            self.passed = self.seconds
        else:
            self.step(self.easing(0.0))

    @property
    def left(self) -> float:
        """Seconds until it ends."""
        return self.seconds - self.passed

    def advance(self, seconds: float) -> bool:
        """Let time pass; returns whether it has ended."""
        self.passed = min(self.passed + seconds, self.seconds)
        # An easing may be off by a rounding error; ends are exact, so that things meet.
        t = self.passed / self.seconds
        self.step(1.0 if t >= 1.0 else self.easing(t))
        return self.passed >= self.seconds


class InTurn:
    """A sequence of animations; time left over by one goes to the next."""

    def __init__(
        self,
        parts: Sequence[Animation],
        done: Callable[[], None] | None = None,
        owner: Node | None = None,
    ) -> None:
        self.done = done
        self.owner = owner
        self._waiting = list(parts)
        self._reduced = False

    def begin(self, reduced: bool) -> None:
        """Begin the first."""
        self._reduced = reduced
        if self._waiting:
            self._waiting[0].begin(reduced)

    @property
    def left(self) -> float:
        """Seconds until the last has ended."""
        return sum(part.left for part in self._waiting)

    def advance(self, seconds: float) -> bool:
        """Let time pass; returns whether all have ended."""
        while self._waiting:
            part = self._waiting[0]
            room = part.left
            if not part.advance(seconds):
                return False
            seconds = max(0.0, seconds - room)
            self._waiting.pop(0)
            if part.done is not None:
                part.done()
            if self._waiting:
                self._waiting[0].begin(self._reduced)
        return True


class AtOnce:
    """A group of simultaneous animations; it ends with the longest."""

    def __init__(
        self,
        parts: Iterable[Animation],
        done: Callable[[], None] | None = None,
        owner: Node | None = None,
    ) -> None:
        self.done = done
        self.owner = owner
        self._running = list(parts)

    def begin(self, reduced: bool) -> None:
        """Begin all."""
        for part in self._running:
            part.begin(reduced)

    @property
    def left(self) -> float:
        """Seconds until the last has ended."""
        return max((part.left for part in self._running), default=0.0)

    def advance(self, seconds: float) -> bool:
        """Let time pass; returns whether all have ended."""
        for part in list(self._running):
            if part.advance(seconds):
                self._running.remove(part)
                if part.done is not None:
                    part.done()
        return not self._running


class Animator:
    """All running animations.

    Attributes:
        speed: 2 runs everything twice as fast; 0 shows only the ends.
        reduced: movement jumps to its end; pauses and fades keep their time.
    """

    def __init__(self, speed: float = 1.0, reduced: bool = False) -> None:
        self.speed = speed
        self.reduced = reduced
        self._running: list[Animation] = []

    @property
    def busy(self) -> bool:
        """True if any animation is running."""
        return bool(self._running)

    def start(self, animation: Animation) -> None:
        """Begin an animation."""
        animation.begin(self.reduced)
        self._running.append(animation)

    def wait(self, seconds: float, done: Callable[[], None]) -> None:
        """Call `done` after a while."""
        self.start(pause(seconds, done))

    def advance(self, seconds: float) -> None:
        """Let time pass; ended animations call their `done`, which may start others."""
        passed = seconds * self.speed if self.speed else math.inf
        for animation in list(self._running):
            # A `done` or a step may have cancelled it in this very round.
            if animation in self._running and animation.advance(passed):
                self._end(animation)

    def _end(self, animation: Animation) -> None:
        if animation in self._running:
            self._running.remove(animation)
            if animation.done is not None:
                animation.done()

    def finish(self) -> None:
        """Finish all animations now, including any that this starts.

        Raises:
            RuntimeError: animations keep starting each other.
        """
        for _ in range(_ROUNDS):
            if not self._running:
                return
            for animation in list(self._running):
                if animation in self._running and animation.advance(math.inf):
                    self._end(animation)
        raise RuntimeError("the animations never come to an end")

    def cancel(self) -> None:
        """Drop all animations; their `done` is not called."""
        self._running.clear()

    def forget(self, nodes: Iterable[Node]) -> None:
        """Drop the animations that belong to these nodes; their `done` is not called."""
        if self._running:
            gone = set(nodes)
            self._running = [a for a in self._running if a.owner is None or a.owner not in gone]


def pause(seconds: float, done: Callable[[], None] | None = None) -> Tween:
    """A tween that does nothing for a while."""
    return Tween(seconds, lambda _: None, done, moves=False)


def move(
    node: Node,
    to: Point,
    seconds: float,
    done: Callable[[], None] | None = None,
    easing: Easing = ease,
) -> Tween:
    """A tween to a place in the parent, from wherever the node is when it begins."""
    start: list[Point] = []

    def step(t: float) -> None:
        if not start:
            start.append(Point(node.box.x, node.box.y))
        node.move_to(*start[0].toward(to, t))

    return Tween(seconds, step, done, easing=easing, owner=node)


def swelling(node: Node, size: float = 1.0) -> Tween:
    """A node swells for a moment, as a number does that has changed, or what has just landed.

    Args:
        size: its scale before and after.
    """

    def step(t: float) -> None:
        node.scale = size * (1 + _SWELLS * math.sin(math.pi * t))

    return Tween(_BEAT, step, owner=node)
