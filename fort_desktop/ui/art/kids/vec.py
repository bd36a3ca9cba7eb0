"""Soft shapes from a few points: splines, ellipses, boxes; all in a box of 300 x 300."""

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

Point = tuple[float, float]
Knot = tuple[float, float] | tuple[float, float, int]
"""A point of a spline; with a third member it is a corner."""
_ROUND: Final = 0.5523


class Curve(NamedTuple):
    """Cubic pieces: a start, then two handles and an end each."""

    closed: bool
    points: tuple[Point, ...]


Shape = tuple[Curve, ...]


def _tangents(knots: Sequence[Knot], closed: bool) -> list[Point]:
    out: list[Point] = []
    n = len(knots)
    for i, knot in enumerate(knots):
        if len(knot) > 2:
            out.append((0.0, 0.0))
            continue
        before = knots[i - 1] if i > 0 or closed else knot
        after = knots[(i + 1) % n] if i < n - 1 or closed else knot
        dx, dy = after[0] - before[0], after[1] - before[1]
        size = math.hypot(dx, dy)
        out.append((dx / size, dy / size) if size > 1e-6 else (0.0, 0.0))
    return out


def spline(knots: Sequence[Knot], closed: bool = True, tension: float = 0.36) -> Shape:
    """A smooth curve through all knots."""
    n = len(knots)
    tangents = _tangents(knots, closed)
    points: list[Point] = [(knots[0][0], knots[0][1])]
    for i in range(n if closed else n - 1):
        j = (i + 1) % n
        (ax, ay), (bx, by) = knots[i][:2], knots[j][:2]
        reach = math.hypot(bx - ax, by - ay) * tension
        (tx, ty), (ux, uy) = tangents[i], tangents[j]
        points += [
            (ax + tx * reach, ay + ty * reach),
            (bx - ux * reach, by - uy * reach),
            (bx, by),
        ]
    return (Curve(closed, tuple(points)),)


def poly(points: Sequence[Point], closed: bool = True) -> Shape:
    """A polygon or polyline."""
    return spline([(x, y, 1) for x, y in points], closed)


def ellipse(x: float, y: float, rx: float, ry: float | None = None, turn: float = 0.0) -> Shape:
    """An ellipse, turned by degrees; a circle without `ry`."""
    ry = rx if ry is None else ry
    k = _ROUND
    unit = ((1, 0), (1, k), (k, 1), (0, 1), (-k, 1), (-1, k), (-1, 0), (-1, -k), (-k, -1),
            (0, -1), (k, -1), (1, -k), (1, 0))  # fmt: skip
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    points = tuple((x + a * rx * c - b * ry * s, y + a * rx * s + b * ry * c) for a, b in unit)
    return (Curve(True, points),)


def box(x: float, y: float, w: float, h: float, r: float) -> Shape:
    """A rectangle with round corners."""
    r = min(r, w / 2, h / 2)
    right, low = x + w, y + h
    corners: list[Knot] = []
    for (ax, ay), (bx, by) in (
        ((x + r, y), (right - r, y)),
        ((right, y + r), (right, low - r)),
        ((right - r, low), (x + r, low)),
        ((x, low - r), (x, y + r)),
    ):
        corners += [(ax, ay), (bx, by)]
    return spline(corners, tension=0.26) if r > 0.5 else poly([(a[0], a[1]) for a in corners])


def star(x: float, y: float, r: float, inner: float = 0.5, n: int = 5, turn: float = -90) -> Shape:
    """A star with `n` points."""
    points = []
    for i in range(2 * n):
        angle, size = math.radians(turn + i * 180 / n), r if i % 2 == 0 else r * inner
        points.append((x + math.cos(angle) * size, y + math.sin(angle) * size))
    return poly(points)


def moved(shape: Shape, dx: float, dy: float) -> Shape:
    """A translated shape."""
    return tuple(Curve(c.closed, tuple((x + dx, y + dy) for x, y in c.points)) for c in shape)


def shrunk(shape: Shape, share: float, x: float = 0, y: float = 0) -> Shape:
    """A shape made smaller towards a point."""
    return tuple(
        Curve(c.closed, tuple((x + (a - x) * share, y + (b - y) * share) for a, b in c.points))
        for c in shape
    )


def sampled(shape: Shape, n: int = 4) -> list[Point]:
    """Points along a curve."""
    curve = shape[0]
    out: list[Point] = []
    for i in range(0, len(curve.points) - 1, 3):
        (ax, ay), (bx, by), (cx, cy), (dx, dy) = curve.points[i : i + 4]
        for j in range(n):
            t = j / n
            u = 1 - t
            p, q, r, s = u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t
            out.append((p * ax + q * bx + r * cx + s * dx, p * ay + q * by + r * cy + s * dy))
    if not curve.closed:
        out.append(curve.points[-1])
    return out


def clipped(shape: Shape, within: Shape) -> Shape:
    """Clip `shape` to a convex shape (Sutherland-Hodgman); the result may be empty."""
    rest, frame = sampled(shape), sampled(within, 3)
    area = sum(
        frame[i - 1][0] * frame[i][1] - frame[i][0] * frame[i - 1][1] for i in range(len(frame))
    )
    if area < 0:
        frame.reverse()
    for i in range(len(frame)):
        (ax, ay), (bx, by) = frame[i - 1], frame[i]
        ex, ey = bx - ax, by - ay
        if abs(ex) + abs(ey) < 1e-9:
            continue
        sides = [ex * (y - ay) - ey * (x - ax) for x, y in rest]
        kept: list[Point] = []
        for j, (point, side) in enumerate(zip(rest, sides, strict=True)):
            last, before = sides[j - 1], rest[j - 1]
            if (last >= 0) != (side >= 0):
                t = last / (last - side)
                kept.append(
                    (before[0] + t * (point[0] - before[0]), before[1] + t * (point[1] - before[1]))
                )
            if side >= 0:
                kept.append(point)
        rest = kept
        if len(rest) < 3:
            return ()
    return poly(rest)
