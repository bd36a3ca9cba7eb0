"""Gathers shapes as SVG: one outline for everything, a sticker's edge around the figure."""

import math
from typing import Final, NamedTuple

from fort_desktop.ui.art.kids.vec import Knot, Shape, spline
from fort_desktop.ui.art.svg import light, mix

INK: Final = "#40252A"
WIDTH: Final = 6.0
HALO: Final = "#FFFAF0"


class _Item(NamedTuple):
    d: str
    fill: str
    line: str
    width: float
    opacity: float
    outer: bool


class Sketch:
    """Shapes in the order in which they are drawn; `outer` ones make the sticker's edge."""

    def __init__(self) -> None:
        self._items: list[_Item] = []
        self._frames: list[tuple[float, ...]] = [(1, 0, 0, 1, 0, 0)]

    def push(self, x: float, y: float, turn: float = 0, sx: float = 1, sy: float = 0) -> None:
        """Draw at another place, turn and size from here on; lines keep their width."""
        sy = sy or sx
        a, b, c, d, e, f = self._frames[-1]
        cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        p, q, r, s = cos * sx, sin * sx, -sin * sy, cos * sy
        self._frames.append(
            (
                a * p + c * q,
                b * p + d * q,
                a * r + c * s,
                b * r + d * s,
                a * x + c * y + e,
                b * x + d * y + f,
            )
        )

    def pop(self) -> None:
        """Back to the place before the last `push`."""
        self._frames.pop()

    def _d(self, shape: Shape) -> str:
        a, b, c, d, e, f = self._frames[-1]
        out: list[str] = []
        for closed, points in shape:
            flat: list[float] = []
            for x, y in points:
                flat += (a * x + c * y + e, b * x + d * y + f)
            pieces = "C%.1f %.1f %.1f %.1f %.1f %.1f" * ((len(points) - 1) // 3)
            out.append(("M%.1f %.1f" + pieces) % tuple(flat) + ("Z" if closed else ""))
        return "".join(out)

    def add(
        self, shape: Shape, fill: str, line: str, width: float, opacity: float, outer: bool
    ) -> None:
        """A shape with its fill, its outline, or both; "" is no colour."""
        if shape:
            self._items.append(_Item(self._d(shape), fill, line, width, opacity, outer))

    def fill(self, shape: Shape, colour: str, opacity: float = 1, outer: bool = False) -> None:
        """A shape without outline."""
        self.add(shape, colour, "", 0, opacity, outer)

    def line(
        self,
        knots: list[Knot] | Shape,
        width: float = WIDTH,
        colour: str = INK,
        outer: bool = False,
        opacity: float = 1,
    ) -> None:
        """An open spline through knots, or the outline of a shape."""
        shape = spline(knots, False) if isinstance(knots, list) else knots
        self.add(shape, "", colour, width, opacity, outer)

    def part(self, shape: Shape, colour: str, width: float = WIDTH, outer: bool = True) -> None:
        """A filled shape with its outline."""
        self.add(shape, colour, INK, width, 1, outer)

    def detail(self, shape: Shape, colour: str, width: float = 4.5) -> None:
        """A part within the figure."""
        self.part(shape, colour, width, False)

    def limb(self, knots: list[Knot], width: float, colour: str) -> None:
        """A stroke with an outline: arms, sticks."""
        self.line(knots, width + 11, outer=True)
        self.line(knots, width, colour)

    def gleam(self, knots: list[Knot], colour: str, width: float = 6) -> None:
        """A streak of light."""
        self.line(knots, width, light(colour))

    def svg(self, halo: float = 7) -> str:
        """All shapes, on the sticker's edge if `halo` is its width."""
        out = []
        if halo:
            out.append(
                f'<g fill="none" stroke="{HALO}" stroke-linejoin="round" stroke-linecap="round">'
            )
            for item in self._items:
                if item.outer:
                    width = item.width + 2 * halo
                    fill = f' fill="{HALO}"' if item.fill else ""
                    out.append(f'<path d="{item.d}"{fill} stroke-width="{width:.1f}"/>')
            out.append("</g>")
        out.append('<g fill="none" stroke-linejoin="round" stroke-linecap="round">')
        for item in self._items:
            fill = f' fill="{item.fill}"' if item.fill else ""
            edge = f' stroke="{item.line}" stroke-width="{item.width:.1f}"' if item.line else ""
            faint = f' opacity="{item.opacity:.2f}"' if item.opacity < 1 else ""
            out.append(f'<path d="{item.d}"{fill}{edge}{faint}/>')
        out.append("</g>")
        return "".join(out)


def darker(colour: str) -> str:
    """The back of hair, the inside of things."""
    return mix(colour, "#5A1F3A", 0.3)
