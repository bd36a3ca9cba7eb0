"""The order in which the results appear: lights, rows from last to first, the fort, the rest."""

from collections.abc import Sequence
from functools import partial
from typing import Final, NamedTuple

from fort_desktop.scene.animate import Animation, AtOnce, InTurn, Tween, pause
from fort_desktop.scene.easing import ease_out, overshoot
from fort_desktop.scene.node import Node
from fort_desktop.scene.scene import Scene
from fort_desktop.ui.audio.player import Audio

_LIGHTS, _EACH = 0.3, 0.4
"""Seconds in which the lights go on, and from one row to the next."""
_COMES, _JUMPS, _FALLS, _LAST = 0.22, 0.3, 1.1, 0.7
"""Seconds in which a row or a button comes, the fort jumps, all confetti falls, and from the title
to the buttons."""
_ASIDE, _HIGH, _DROPS = 30.0, 18.0, 36.0
"""From so far beside rows come, so high the fort jumps, and from so far above the title drops."""
_FROM: Final = 420.0
"""From so far above confetti falls."""


class Entrance(NamedTuple):
    """Nodes of the results by their turn; each is where it stays.

    Attributes:
        rows: the best first; forts: those that won, with what is pinned to them.
    """

    lights: Sequence[Node]
    rows: Sequence[Node]
    forts: Sequence[Node]
    thrown: Sequence[Node]
    title: Sequence[Node]
    last: Sequence[Node]

    def begin(self, scene: Scene, unit: float, audio: Audio, won: bool) -> None:
        """Hide what is still to come, and start; to finish all animations shows it all at once.

        Trumpets call only if a person has `won`, or none played.

        With reduced motion, or without animations, nothing is hidden, and nothing starts.
        """
        if scene.animator.reduced or not scene.animator.speed:
            return
        parts: list[Animation] = [_lit(self.lights)]
        at = _LIGHTS
        for i, row in enumerate(reversed(self.rows)):
            note = partial(audio.play, "points", i)
            come = AtOnce([_faded([row], _COMES), _moved([row], _COMES, _ASIDE * unit, 0.0)])
            parts.append(InTurn([pause(at, note), come]))
            at += _EACH
        jump = _jumped(self.forts, _HIGH * unit)
        drop = _moved(self.title, _COMES, 0.0, -_DROPS * unit)
        show = AtOnce([jump, _faded(self.title, _COMES), drop])
        call = partial(audio.play, "fanfare" if won else "points")
        parts.append(InTurn([pause(at, call), show]))
        parts.append(InTurn([pause(at + _JUMPS), _thrown(self.thrown, unit)]))
        parts.append(InTurn([pause(at + _LAST), _faded(self.last, _COMES)]))
        scene.animator.start(AtOnce(parts))


def _lit(lights: Sequence[Node]) -> Tween:
    """Let lights go on one after another; each at once, since large pictures fade too slowly."""

    def step(t: float) -> None:
        for i, node in enumerate(lights):
            node.visible = t * len(lights) > i

    return Tween(_LIGHTS, step)


def _faded(nodes: Sequence[Node], seconds: float) -> Tween:
    """Let nodes come out of nothing; until then they are not seen."""
    for node in nodes:
        node.opacity = 0.0

    def step(t: float) -> None:
        for node in nodes:
            node.opacity = t

    return Tween(seconds, step)


def _moved(nodes: Sequence[Node], seconds: float, dx: float, dy: float) -> Tween:
    """Let nodes come to their places from elsewhere."""
    homes = [(node, node.box) for node in nodes]

    def step(t: float) -> None:
        for node, home in homes:
            node.move_to(home.x + dx * (1 - t), home.y + dy * (1 - t))

    return Tween(seconds, step, easing=overshoot)


def _jumped(nodes: Sequence[Node], high: float) -> Tween:
    """Let nodes jump up and land again."""
    homes = [(node, node.box) for node in nodes]

    def step(t: float) -> None:
        up = 4 * t * (1 - t) if t < 1 else 0.0
        for node, home in homes:
            node.move_to(home.x, home.y - high * up)

    return Tween(_JUMPS, step, easing=ease_out)


def _thrown(nodes: Sequence[Node], unit: float) -> Tween:
    """Let confetti fall to its places, each piece a little later than the one before."""
    homes = [(node, node.box) for node in nodes]
    for node in nodes:
        node.opacity = 0.0
    n, far = len(nodes), _FROM * unit

    def step(t: float) -> None:
        for i, (node, home) in enumerate(homes):
            own = min(1.0, max(0.0, (t - 0.4 * i / n) / 0.6))
            node.opacity = min(1.0, 4 * own)
            left = 1 - ease_out(own)
            node.move_to(home.x + (i % 7 - 3) * 0.03 * far * left, home.y - far * left)

    return Tween(_FALLS, step, easing=lambda t: t)
