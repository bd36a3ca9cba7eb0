"""The shapes of SVG elements as curves: what stands in a file becomes part of a figure."""

import math
import re
from typing import Final

from fort_desktop.ui.art.drawings import Element
from fort_desktop.ui.art.kids.vec import Curve, Point, Shape, box, ellipse

Matrix = tuple[float, float, float, float, float, float]
PLAIN: Final[Matrix] = (1, 0, 0, 1, 0, 0)
_NUMBER: Final = re.compile(r"[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?")
_COMMAND: Final = re.compile(r"([MLHVCSQTZmlhvcsqtz])([^MLHVCSQTZmlhvcsqtz]*)")
_STRANGE: Final = re.compile(r"[^MLHVCSQTZmlhvcsqtz\d\s,.eE+-]")
_CALL: Final = re.compile(r"(\w+)\(([^)]*)\)")
_TAKES: Final = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2}


def outline(element: Element) -> Shape:
    """The shape of a path, a circle, an ellipse or a rectangle.

    Raises:
        ValueError: a path has an arc, or something that is not a command.
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
    return float(text) if _NUMBER.fullmatch(text) else 0.0


def curves(d: str) -> Shape:
    """The curves of a path; see `outline`."""
    if strange := _STRANGE.search(d):
        raise ValueError(f"{strange[0]} in a path: {d}")
    pen = _Pen()
    for name, numbers in _COMMAND.findall(d):
        pen.draw(name, [float(number) for number in _NUMBER.findall(numbers)])
    pen.lift()
    return tuple(pen.made)


class _Pen:
    """Draws what a path says, command by command."""

    def __init__(self) -> None:
        self.made: list[Curve] = []
        self._points: list[Point] = []
        self._at: Point = (0.0, 0.0)
        self._was = ""

    def draw(self, name: str, numbers: list[float]) -> None:
        """Draw a command, which may come several times with one letter."""
        kind = name.upper()
        if kind == "Z":
            self._at = self._points[0]
            if self._points[-1] != self._at:
                self._points += _cubic(self._points[-1], [self._at])
            self.lift(closed=True)
            return
        if kind == "M":
            self.lift()
        elif not self._points:
            self._points = [self._at]
        takes = _TAKES[kind]
        for i in range(0, len(numbers), takes):
            ends = self._ends(kind, numbers[i : i + takes], name.islower())
            self._points += _cubic(self._at, ends) if self._points else ends
            self._at, self._was = ends[-1], kind

    def _ends(self, kind: str, numbers: list[float], relative: bool) -> list[Point]:
        """The points that a command names, with the handle that a short one leaves out."""
        x, y = self._at if relative else (0.0, 0.0)
        if kind == "H":
            return [(x + numbers[0], self._at[1])]
        if kind == "V":
            return [(self._at[0], y + numbers[0])]
        ends = [(x + numbers[i], y + numbers[i + 1]) for i in range(0, len(numbers), 2)]
        return [self._mirrored(kind), *ends] if kind in "ST" else ends

    def _mirrored(self, kind: str) -> Point:
        """The last handle on the other side of the present point; that itself after a corner."""
        x, y = self._at
        if self._was not in ("CS" if kind == "S" else "QT"):
            return x, y
        (u, v), far = self._points[-2], 1.0 if kind == "S" else 1.5
        return x + far * (x - u), y + far * (y - v)

    def lift(self, closed: bool = False) -> None:
        """End a curve."""
        if len(self._points) > 1:
            self.made.append(Curve(closed, tuple(self._points)))
        self._points = []


def _cubic(at: Point, ends: list[Point]) -> list[Point]:
    """Handles and end of a line (one point), a quadratic piece (two) or a cubic one (three)."""
    if len(ends) == 3:
        return ends
    if len(ends) == 1:
        return [at, ends[0], ends[0]]
    (px, py), (x, y) = ends
    one = at[0] + (px - at[0]) * 2 / 3, at[1] + (py - at[1]) * 2 / 3
    return [one, (x + (px - x) * 2 / 3, y + (py - y) * 2 / 3), (x, y)]


def transform(text: str, within: Matrix = PLAIN) -> Matrix:
    """The matrix of a `transform`, for a shape that is within another one."""
    for name, numbers in _CALL.findall(text):
        values = [float(number) for number in _NUMBER.findall(numbers)]
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
