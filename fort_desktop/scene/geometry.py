"""Points, boxes and transforms as plain values; lengths in pixels, angles in degrees."""

import math
from collections.abc import Sequence
from typing import NamedTuple, TypeVar, cast


class Point(NamedTuple):
    """A place on the screen or in a node, in pixels."""

    x: float
    y: float

    def toward(self, other: "Point", t: float) -> "Point":
        """The point at the fraction `t` of the way to another."""
        return Point(self.x + (other.x - self.x) * t, self.y + (other.y - self.y) * t)

    def distance(self, other: "Point") -> float:
        """The distance to another point, in pixels."""
        return math.hypot(other.x - self.x, other.y - self.y)


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

    @property
    def right(self) -> float:
        """The x of its right edge."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """The y of its bottom edge."""
        return self.y + self.h

    def inset(self, left: float, top: float, right: float, bottom: float) -> "Box":
        """The box reduced by these margins; negative ones enlarge it."""
        return Box(self.x + left, self.y + top, self.w - left - right, self.h - top - bottom)

    def part(self, x: float, y: float, w: float, h: float) -> "Box":
        """The part of the box at these fractions of its size."""
        return Box(self.x + x * self.w, self.y + y * self.h, w * self.w, h * self.h)

    def at(self, x: float, y: float) -> "Box":
        """A box of the same size at another place."""
        return Box(x, y, self.w, self.h)

    def scaled(self, by: float) -> "Box":
        """The box with all its sides so many times as long, as from units to pixels."""
        return Box(self.x * by, self.y * by, self.w * by, self.h * by)

    def around(self, center: Point) -> "Box":
        """A box of the same size with this centre."""
        return Box(center.x - self.w / 2, center.y - self.h / 2, self.w, self.h)

    def within(self, room: "Box") -> "Box":
        """The box moved as little as needed to be inside `room`; at its top left if too large."""
        x = max(room.x, min(self.x, room.right - self.w))
        y = max(room.y, min(self.y, room.bottom - self.h))
        return Box(x, y, self.w, self.h)

    def contains(self, point: Point) -> bool:
        """Return True if a point is inside; the right and bottom edges are not part of the box."""
        return self.x <= point.x < self.right and self.y <= point.y < self.bottom


T = TypeVar("T")


def placed(places: T, box: Box, unit: float) -> T:
    """Return the same places in pixels of what `box` lies in, instead of in units from its corner.

    Args:
        places: a box, or boxes in tuples of any depth; whatever else is among them stays.
        unit: pixels of one unit.
    """
    found: object = places
    if isinstance(places, Box):
        x, y, w, h = places
        found = Box(box.x + x * unit, box.y + y * unit, w * unit, h * unit)
    elif isinstance(places, tuple):
        make = getattr(places, "_make", tuple)
        found = make(placed(one, box, unit) for one in places)
    return cast(T, found)


class Transform(NamedTuple):
    """A similarity transform: rotation and uniform scale, then translation.

    The y axis points down and turns are counterclockwise as drawn, as in `pygame.transform`.
    """

    a: float = 1.0
    b: float = 0.0
    x: float = 0.0
    y: float = 0.0

    @property
    def angle(self) -> float:
        """The rotation, in degrees."""
        return math.degrees(math.atan2(self.b, self.a))

    @property
    def scale(self) -> float:
        """The scale factor."""
        return math.hypot(self.a, self.b)

    def apply(self, p: Point) -> Point:
        """The image of a point."""
        return Point(self.a * p.x + self.b * p.y + self.x, self.a * p.y - self.b * p.x + self.y)

    def of(self, first: "Transform") -> "Transform":
        """The composition: `first`, then this one."""
        shift = self.apply(Point(first.x, first.y))
        return Transform(
            self.a * first.a - self.b * first.b, self.a * first.b + self.b * first.a, *shift
        )

    def back(self, p: Point) -> Point:
        """The point whose image is `p`.

        Raises:
            ZeroDivisionError: the scale is 0.
        """
        x, y = p.x - self.x, p.y - self.y
        size = self.a * self.a + self.b * self.b
        return Point((self.a * x - self.b * y) / size, (self.b * x + self.a * y) / size)


def turned(degrees: float, scale: float, pivot: Point) -> Transform:
    """A rotation and scale about the fixed point `pivot`."""
    angle = math.radians(degrees)
    turn = Transform(scale * math.cos(angle), scale * math.sin(angle))
    moved = turn.apply(pivot)
    return turn._replace(x=pivot.x - moved.x, y=pivot.y - moved.y)


def widths(room: float, needed: Sequence[float], most: float) -> list[float]:
    """Widths in a row: all alike, unless one needs more, which the others then go without.

    Nothing is wider than `most`, unless it needs to be. If there is too little for all, each has
    the same part of what it needs.
    """
    if sum(needed) > room:
        return [room * one / sum(needed) for one in needed]
    left, level = room, most
    for number, one in enumerate(sorted(needed, reverse=True)):
        level = left / (len(needed) - number)
        if one <= level:
            break
        left -= one
    return [max(one, min(most, level)) for one in needed]
