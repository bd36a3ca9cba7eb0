"""The shapes of SVG elements as curves: what stands in a file becomes part of a figure."""

import math
import re
from collections.abc import Iterator
from typing import Final

from fort_desktop.ui.art.drawings import Element
from fort_desktop.ui.art.kids.vec import Curve, Point, Shape, box, ellipse

Matrix = tuple[float, float, float, float, float, float]
PLAIN: Final[Matrix] = (1, 0, 0, 1, 0, 0)
_NUMBER: Final = r"[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?"
_WORD: Final = re.compile(rf"([A-Za-z])|({_NUMBER})")
_CALL: Final = re.compile(r"(\w+)\(([^)]*)\)")
_TAKES: Final = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "Z": 0}


def outline(element: Element) -> Shape:
    """The shape of a path, a circle, an ellipse or a rectangle.

    Raises:
        KeyError: a path has an arc, or something that is no command.
    """
    if element.tag == "path":
        return curves(element.own["d"])
    own = {key: _number(value) for key, value in element.own.items()}
    if element.tag == "rect":
        corner = own.get("rx", own.get("ry", 0))
        return box(own.get("x", 0), own.get("y", 0), own["width"], own["height"], corner)
    across = own["r"] if element.tag == "circle" else own["rx"]
    down = own["r"] if element.tag == "circle" else own["ry"]
    return ellipse(own.get("cx", 0), own.get("cy", 0), across, down)


def _number(text: str) -> float:
    return float(text) if re.fullmatch(_NUMBER, text) else 0.0


def curves(d: str) -> Shape:
    """The curves of a path."""
    made: list[Curve] = []
    points: list[Point] = []
    at: Point = (0, 0)
    pull: Point = (0, 0)
    was = ""
    for name, numbers in _commands(d):
        kind = name.upper()
        if kind == "Z":
            if points[-1] != points[0]:
                points += [points[-1], points[0], points[0]]
            made.append(Curve(True, tuple(points)))
            at, points = points[0], []
            continue
        ends = _ends(kind, numbers, at if name.islower() else (0, 0), at)
        if kind == "M":
            made += [Curve(False, tuple(points))] if points else []
            points = [ends[0]]
        else:
            points = points or [at]
            if was not in (("C", "S") if kind == "S" else ("Q", "T")):
                pull = at
            mirrored = (2 * at[0] - pull[0], 2 * at[1] - pull[1])
            if kind in "ST":
                ends.insert(0, mirrored)
            pull = ends[-2] if len(ends) > 1 else at
            points += _cubic(at, ends)
        at, was = ends[-1], kind
    made += [Curve(False, tuple(points))] if len(points) > 1 else []
    return tuple(made)


def _commands(d: str) -> Iterator[tuple[str, list[float]]]:
    """The commands of a path with the numbers that each takes; a repeated one has its letter."""
    name, numbers = "", list[float]()
    for letter, number in _WORD.findall(d):
        if letter:
            name = letter
        else:
            numbers.append(float(number))
        if len(numbers) == _TAKES[name.upper()]:
            yield name, numbers
            numbers = []
            name = {"M": "L", "m": "l"}.get(name, name)


def _ends(kind: str, numbers: list[float], origin: Point, at: Point) -> list[Point]:
    """The points that a command names."""
    if kind == "H":
        return [(origin[0] + numbers[0], at[1])]
    if kind == "V":
        return [(at[0], origin[1] + numbers[0])]
    pairs = zip(numbers[::2], numbers[1::2], strict=True)
    return [(origin[0] + x, origin[1] + y) for x, y in pairs]


def _cubic(at: Point, ends: list[Point]) -> list[Point]:
    """Handles and end of a line (one point), a quadratic piece (two) or a cubic one (three)."""
    if len(ends) == 1:
        return [at, ends[0], ends[0]]
    if len(ends) == 3:
        return ends
    (px, py), (x, y) = ends
    one = at[0] + (px - at[0]) * 2 / 3, at[1] + (py - at[1]) * 2 / 3
    return [one, (x + (px - x) * 2 / 3, y + (py - y) * 2 / 3), (x, y)]


def transform(text: str, within: Matrix = PLAIN) -> Matrix:
    """The matrix of a `transform`, for a shape that is within another one."""
    for name, numbers in _CALL.findall(text):
        values = [float(number) for _, number in _WORD.findall(numbers)]
        for step in _steps(name, values):
            within = _times(within, step)
    return within


def _steps(name: str, values: list[float]) -> list[Matrix]:
    if name == "matrix":
        a, b, c, d, e, f = values
        return [(a, b, c, d, e, f)]
    if name == "translate":
        return [(1, 0, 0, 1, values[0], values[1] if len(values) > 1 else 0)]
    if name == "scale":
        return [(values[0], 0, 0, values[-1], 0, 0)]
    cos, sin = math.cos(math.radians(values[0])), math.sin(math.radians(values[0]))
    turn: Matrix = (cos, sin, -sin, cos, 0, 0)
    if len(values) == 1:
        return [turn]
    _, x, y = values
    return [(1, 0, 0, 1, x, y), turn, (1, 0, 0, 1, -x, -y)]


def _times(one: Matrix, two: Matrix) -> Matrix:
    a, b, c, d, e, f = one
    p, q, r, s, x, y = two
    return (a * p + c * q, b * p + d * q, a * r + c * s, b * r + d * s,
            a * x + c * y + e, b * x + d * y + f)  # fmt: skip


def placed(shape: Shape, matrix: Matrix) -> Shape:
    """A shape where a matrix puts it."""
    if matrix == PLAIN:
        return shape
    a, b, c, d, e, f = matrix
    return tuple(
        Curve(one.closed, tuple((a * x + c * y + e, b * x + d * y + f) for x, y in one.points))
        for one in shape
    )
