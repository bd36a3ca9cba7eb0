"""A finger on a touch screen, which cannot point without pressing."""

from collections.abc import Callable
from typing import Final

from fort_desktop.scene.geometry import Point

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
