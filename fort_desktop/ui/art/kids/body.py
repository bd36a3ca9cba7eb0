"""Bodies: torso, arms and hands."""

import math
from typing import Final

from fort_desktop.ui.art.kids.clothes import clothes
from fort_desktop.ui.art.kids.figure import Figure
from fort_desktop.ui.art.kids.pieces import piece, tints
from fort_desktop.ui.art.kids.sketch import Sketch
from fort_desktop.ui.art.kids.vec import Knot, Shape, moved, spline
from fort_desktop.ui.art.svg import shade

TOP: Final = 206.0
"""Where the shoulders begin."""


def _torso(w: float, y: float) -> Shape:
    return spline(
        [(-20, y - 6, 1), (-w * 0.72, y + 6), (-w, y + 34), (-w - 6, 330, 1), (w + 6, 330, 1),
         (w, y + 34), (w * 0.72, y + 6), (20, y - 6, 1)], tension=0.3,
    )  # fmt: skip


def cape(a: Sketch, k: Figure, x: float) -> None:
    """A towel for a cape, behind everything."""
    a.push(x, 0)
    piece(a, "kids/cape", tints("second", k.text("second")))
    a.pop()


def torso(a: Sketch, k: Figure, x: float, y: float = TOP) -> None:
    """Neck, body and what it wears; `x` is its middle."""
    w, colour = k.number("width"), k.text("colour")
    a.push(x, 0)
    neck: list[Knot] = [(-17, y - 28, 1), (-17, y + 4), (0, y + 12), (17, y + 4), (17, y - 28, 1)]
    a.part(spline(neck), k.dim)
    shape = _torso(w, y)
    a.fill(shape, shade(colour), outer=True)
    lit = moved(_torso(w - 9, y), -6, 0)
    a.fill(lit, colour)
    clothes(a, k, w, y)
    a.line(shape, outer=True)
    if k.text("clothes") in ("tee", "stripes", "raglan", "star", "cape", "dots"):
        a.line([(-19, y - 2), (0, y + 11), (19, y - 2)], 5)
    a.pop()


def arm(
    a: Sketch, k: Figure, knots: list[Knot], sleeve: str, colour: str = "", side: int = 0
) -> None:
    """An arm over shoulder, elbow and hand, with a half or a long sleeve; skin, or a `colour`.

    One that begins at the shoulder of a `side` grows out of it: no line is between them.
    """
    (sx, sy), (ex, ey) = (knot[:2] for knot in knots[:2])
    cloth = k.text("second" if k.text("clothes") == "raglan" else "colour")
    if sleeve == "long":
        a.limb(knots, 23, cloth)
    else:
        a.limb(knots, 20, colour or k.skin)
        a.limb([(sx, sy), (sx + (ex - sx) * 0.72, sy + (ey - sy) * 0.72)], 25, cloth)
    if side:
        along = math.degrees(math.atan2(ey - sy, side * (ex - sx)))
        first = max(along + 100.0, 112.0)
        turns = [math.radians(first + (238.0 - first) * i / 4) for i in range(5)]
        seam: list[Knot] = [(sx + side * 15 * math.cos(t), sy + 15 * math.sin(t)) for t in turns]
        a.line(seam, 8, cloth)


def hand(
    a: Sketch, k: Figure, name: str, x: float, y: float, turn: float = 0, side: int = 1
) -> None:
    """A hand at (x, y): a closed `fist`, an `open` one that waves, one with its `thumb` up.

    `side` is 1 for the right of the picture, -1 for the left.
    """
    a.push(x, y, turn, side, 1)
    piece(a, f"kids/hands/{name}", {"skin": k.skin})
    a.pop()
