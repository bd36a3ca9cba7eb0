"""The one small set of ways in which things begin to move and come to rest, for t from 0 to 1."""

from collections.abc import Callable
from typing import Final

Easing = Callable[[float], float]
_OVER: Final = 1.1
"""Overshoots by about 4 percent of the way."""
_BACK: Final = 0.8
"""Dips back by about 3 percent of the way before it leaves."""


def ease(t: float) -> float:
    """Ease-in-out: a smooth start and end."""
    return t * t * (3 - 2 * t)


def ease_out(t: float) -> float:
    """Ease-out: a quick start and a smooth end, for responses that must not lag."""
    return 1 - (1 - t) ** 3


def overshoot(t: float) -> float:
    """A quick start, and a little too far before it comes to rest: for what lands or springs up."""
    return 1 + (_OVER + 1) * (t - 1) ** 3 + _OVER * (t - 1) ** 2


def anticipate(t: float) -> float:
    """A small dip back before it leaves, and a little too far before it rests: for cards."""
    half = 2 * t if t < 0.5 else 2 - 2 * t
    gone = half * half * ((_BACK + 1) * half - _BACK) / 2
    return gone if t < 0.5 else 1 - gone
