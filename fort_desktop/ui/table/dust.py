"""Dust that is stirred up where a fort is being built."""

import random
from collections.abc import Callable
from typing import Final, NamedTuple

import pygame

from fort_desktop.scene.animate import Tween
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.ui.art.kept import SMALL
from fort_desktop.ui.art.svg import disc, faint, picture

_RISES: Final = 0.8
"""Seconds until it has settled: longer than the fort grows."""
_PUFFS: Final = 9
_WIDE: Final = 0.3
"""The size of a cloud, as a share of the fort's width."""
_DRIFT: Final = 0.14
_UP: Final = 0.2
_SEED: Final = 3


class _Puff(NamedTuple):
    """One cloud: where its middle begins, how far it drifts, when it comes (0 to 1)."""

    node: Node
    x: float
    y: float
    drift: float
    comes: float


def dusting(feet: Box, lay: Callable[[Box, pygame.Surface], Node]) -> Tween:
    """Clouds of dust along the lower edge of a place; they grow, rise and fade.

    Args:
        feet: where the fort stands, in pixels; lay: puts a picture over the table.
    """
    chance = random.Random(_SEED)
    size = max(6, round(_WIDE * feet.w))
    found = []
    for i in range(_PUFFS):
        aside = 2 * i / (_PUFFS - 1) - 1
        x = feet.center.x + 0.42 * aside * feet.w
        node = lay(Box(x - size / 2, feet.bottom - size / 2, size, size), cloud(size))
        node.opacity, node.scale = 0.0, 0.2
        comes = 0.45 * chance.random()
        found.append(_Puff(node, x, feet.bottom - 0.2 * size, aside * _DRIFT * feet.w, comes))

    def step(t: float) -> None:
        for puff in found:
            _drift(puff, max(0.0, t - puff.comes) / (1 - puff.comes), size, _UP * feet.w)

    return Tween(_RISES, step, easing=_even, owner=found[0].node)


def _even(t: float) -> float:
    return t


def _drift(puff: _Puff, t: float, size: int, up: float) -> None:
    """Show one cloud at a moment of its life, from 0 to 1."""
    far = 1 - (1 - t) ** 2
    puff.node.opacity = min(1.0, 6 * t) * (1 - t) ** 0.7
    puff.node.scale = 0.25 + 0.75 * far
    x, y = puff.x + puff.drift * far, puff.y - up * far * (0.4 + puff.comes)
    puff.node.move_to(x - size / 2, y - size / 2)


@SMALL
def cloud(size: int) -> pygame.Surface:
    """A cloud of dust: three balls with one outline."""
    balls = ((14, 27, 10), (25, 19, 12), (35, 28, 9))
    edge = "".join(disc(x, y, r + 2, "#8A6A44", 0) for x, y, r in balls)
    body = "".join(disc(x, y, r, "#EAD9B4", 0) for x, y, r in balls)
    light = disc(22, 16, 5, "#FFF6DC", 0, more=faint(0.8))
    return picture(edge + body + light, size, size, (48, 44))
