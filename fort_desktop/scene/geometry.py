"""Places and sizes in pixels, as plain values."""

import math
from typing import NamedTuple


class Point(NamedTuple):
    """A place on the screen, in pixels."""

    x: float
    y: float


class Box(NamedTuple):
    """An upright rectangle, in pixels."""

    x: float
    y: float
    w: float
    h: float

    @property
    def center(self) -> Point:
        """Its middle."""
        return Point(self.x + self.w / 2, self.y + self.h / 2)

    def inset(self, left: float, top: float, right: float, bottom: float) -> "Box":
        """Smaller by these margins."""
        return Box(self.x + left, self.y + top, self.w - left - right, self.h - top - bottom)

    def part(self, x: float, y: float, w: float, h: float) -> "Box":
        """The part at these fractions of its size."""
        return Box(self.x + x * self.w, self.y + y * self.h, w * self.w, h * self.h)

    def contains(self, point: Point) -> bool:
        """Whether a point lies in it."""
        return self.x <= point.x < self.x + self.w and self.y <= point.y < self.y + self.h


def turned_back(point: Point, center: Point, degrees: float) -> Point:
    """`point` turned about `center` by `-degrees`, counterclockwise angles positive as drawn."""
    angle = math.radians(degrees)
    dx, dy = point.x - center.x, point.y - center.y
    return Point(
        center.x + dx * math.cos(angle) - dy * math.sin(angle),
        center.y + dx * math.sin(angle) + dy * math.cos(angle),
    )
