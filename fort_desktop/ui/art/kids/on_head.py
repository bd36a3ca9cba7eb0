"""Hair, hats and other home-made things on heads."""

import math
from collections.abc import Callable
from typing import Final

from fort_desktop.ui.art.drawings import in_folder
from fort_desktop.ui.art.kids.figure import Figure
from fort_desktop.ui.art.kids.pieces import parts_of, piece, tints
from fort_desktop.ui.art.kids.sketch import INK, Sketch, darker
from fort_desktop.ui.art.kids.vec import (
    Curve,
    Knot,
    box,
    clipped,
    ellipse,
    moved,
    poly,
    shrunk,
    spline,
)
from fort_desktop.ui.art.svg import shade

_FRONT_OF: Final = {
    "puffs": "parted", "topknot": "swept", "buns": "parted", "pigtails": "parted",
    "braids": "parted", "ponytail": "swept", "locs": "swept", "sprout": "swept",
    "long_curls": "curly",
}  # fmt: skip
"""Styles that lie over the forehead as another one does."""
FRINGE: Final = "fringe"
"""The class of a shape that throws a shadow on the face."""


def hair_behind(a: Sketch, k: Figure) -> None:
    """Draw the hair behind the head."""
    style = k.text("hair")
    if style in in_folder("kids/hair_behind"):
        piece(a, f"kids/hair_behind/{style}", tints("hair", k.hair))


def hair_before(a: Sketch, k: Figure) -> None:
    """The front piece, with its shadow on the skin."""
    style = _FRONT_OF.get(k.text("hair"), k.text("hair"))
    if style in in_folder("kids/hair"):
        name = f"kids/hair/{style}"
        for part in parts_of(name):
            if part.kind == FRINGE:
                a.fill(clipped(moved(part.shape, 3, 9), shrunk(k.face, 0.98)), k.dim)
        piece(a, name, tints("hair", k.hair))


def _scarf(a: Sketch, k: Figure, colour: str) -> None:
    """A headscarf that leaves the face free."""
    outer: list[Knot] = [(0, -84), (54, -70), (78, -20), (74, 40), (50, 92), (0, 104), (-50, 92),
                         (-74, 40), (-78, -20), (-54, -70)]  # fmt: skip
    face = ellipse(k.turn * 8, 6, 56, 59)
    hole = Curve(True, tuple(reversed(face[0].points)))
    ring = (*spline(outer), hole)
    a.fill(ring, colour, outer=True)
    a.line(spline(outer), outer=True)
    a.line(face, 5)
    a.line([(-20, 72), (10, 80), (44, 70)], 4.5, shade(colour))
    a.line([(-10, 86), (14, 92), (36, 88)], 4.5, shade(colour))
    a.gleam([(-58, -44), (-38, -64), (-12, -72)], colour, 7)


def _hedgehog(a: Sketch, k: Figure, colour: str) -> None:
    """A hedgehog's hood: two rows of prickles, round ears, a snout over the forehead."""
    for radius, size, angles in ((84, 26, range(-196, 30, 16)), (66, 24, range(-188, 20, 16))):
        for turn in angles:
            c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
            x, y = radius * c, -6 + radius * s
            prickle = poly([(x - s * 13, y + c * 13), (x + c * size, y + s * size - 4),
                            (x + s * 13, y - c * 13)])  # fmt: skip
            a.part(prickle, darker(colour) if radius > 70 else shade(colour), 5)
    outer: list[Knot] = [(0, -80), (50, -66), (74, -20), (74, 36), (54, 72), (0, 82), (-54, 72),
                         (-74, 36), (-74, -20), (-50, -66)]  # fmt: skip
    face = ellipse(k.turn * 8, 12, 59, 55)
    ring = (*spline(outer), Curve(True, tuple(reversed(face[0].points))))
    a.fill(ring, "#E9C79A", outer=True)
    a.line(spline(outer), 5)
    for s in (-1, 1):
        a.part(ellipse(s * 56, -62, 19), colour)
        a.detail(ellipse(s * 56, -60, 10), "#F2A9A0", 4)
        a.fill(ellipse(k.turn * 8 + s * 24, -56, 6, 7.5), INK)
    a.fill(ellipse(k.turn * 10, -47, 10, 8), INK)
    a.fill(ellipse(k.turn * 10 - 3, -50, 3), "#FFFDF6")
    a.line(face, 5)


def _cardboard(a: Sketch, k: Figure, colour: str) -> None:
    """A knight's helmet made of a cardboard box."""
    outer = poly([(-78, -90), (70, -98), (80, -84), (84, 62), (-76, 68), (-84, -76)])
    window = box(k.turn * 8 - 58, -34, 116, 88, 22)
    ring = (*outer, Curve(True, tuple(reversed(window[0].points))))
    a.fill(ring, colour, outer=True)
    a.line(outer, outer=True)
    a.line(window, 5)
    a.detail(poly([(-12, -96), (18, -97), (20, -44), (-10, -42)]), "#F6E7BE", 4)
    for x, y in ((-66, -60), (66, -64), (66, 44), (-64, 50)):
        a.fill(ellipse(x, y, 5), shade(colour))
    for s in (-1, 1):
        a.line([(s * 30 - 8, -80), (s * 50, -64)], 4.5, shade(colour))


HOODS: Final[dict[str, Callable[[Sketch, Figure, str], None]]] = {
    "scarf": _scarf,
    "hedgehog": _hedgehog,
    "box": _cardboard,
}
"""Those round a face, whose opening goes with the head; all others are drawn in files."""


def hat(a: Sketch, k: Figure) -> None:
    """The hat of a kid, if it has one."""
    name, colour = k.text("hat"), k.text("hat_colour")
    if name in HOODS:
        HOODS[name](a, k, colour)
    elif name:
        piece(a, f"kids/hats/{name}", {**tints("cloth", colour), "hair": k.hair}, k.turn)
