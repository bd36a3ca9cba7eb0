"""Bodies: torso, arms and hands, and the clothes over them."""

import math
from collections.abc import Callable
from typing import Final

from fort_desktop.ui.art.drawings import in_folder
from fort_desktop.ui.art.kids.figure import Figure
from fort_desktop.ui.art.kids.pieces import piece, tints
from fort_desktop.ui.art.kids.sketch import Sketch
from fort_desktop.ui.art.kids.vec import Knot, Shape, moved, poly, spline
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


def _half(w: float, y: float, at: float) -> float:
    """Half the width of a torso at a height, within its outline."""
    down = at - y
    if down < 34:
        return w * (0.5 + 0.47 * max(0.0, down) / 34)
    return w + 3 * (down - 34) / 90 - 1


def _stripes(a: Sketch, k: Figure, w: float, y: float) -> None:
    for at in (y + 24, y + 54, y + 84):
        upper, lower = _half(w, y, at), _half(w, y, at + 13)
        band: list[Knot] = [(-upper, at, 1), (0, at + 9), (upper, at, 1), (lower, at + 13, 1),
                            (0, at + 22), (-lower, at + 13, 1)]  # fmt: skip
        a.fill(spline(band), k.text("second"))


def _raglan(a: Sketch, k: Figure, w: float, y: float) -> None:
    for s in (-1, 1):
        sleeve: list[Knot] = [(s * 20, y - 4, 1), (s * 36, y + 44), (s * 44, 330, 1),
                              (s * (w + 3), 330, 1), (s * (w - 1), y + 36),
                              (s * w * 0.7, y + 8)]  # fmt: skip
        a.fill(spline(sleeve), k.text("second"))


def _plaid(a: Sketch, k: Figure, w: float, y: float) -> None:
    second = k.text("second")
    for at in (y + 24, y + 62):
        reach = _half(w, y, at) - 4
        a.line([(-reach, at), (reach, at)], 9, second)
    for x in (-w * 0.62, w * 0.62):
        a.line([(x, y + 16), (x, 326)], 9, second)
    a.line([(0, y + 10), (0, 326)], 4.5)
    for s in (-1, 1):
        collar = poly([(0, y + 14), (s * 24, y - 4), (s * 32, y + 10), (s * 16, y + 30)])
        a.detail(collar, k.text("colour"))


def _ribs(a: Sketch, k: Figure, w: float, y: float) -> None:
    """Bones that are painted on a shirt."""
    for at in (y + 26, y + 46, y + 66):
        reach = min(38.0, _half(w, y, at) - 10)
        a.line([(-reach, at + 4), (-12, at - 2), (0, at)], 9, k.text("second"))
        a.line([(reach, at + 4), (12, at - 2), (0, at)], 9, k.text("second"))
    a.line([(0, y + 18), (0, y + 90)], 9, k.text("second"))


WIDE: Final[dict[str, Callable[[Sketch, Figure, float, float], None]]] = {
    "stripes": _stripes,
    "raglan": _raglan,
    "plaid": _plaid,
    "ribs": _ribs,
}
"""Patterns that reach from side to side, which depend on half the width of the torso."""


def clothes(a: Sketch, k: Figure, w: float, y: float) -> None:
    """Draw the clothes of a kid, around (0, y); a plain ``tee`` has nothing on it.

    Args:
        w: half the width of the torso.
    """
    name = k.text("clothes")
    if name in WIDE:
        WIDE[name](a, k, w, y)
    elif name in in_folder("kids/clothes"):
        colours = {**tints("cloth", k.text("colour")), **tints("second", k.text("second"))}
        a.push(0, y)
        piece(a, f"kids/clothes/{name}", colours)
        a.pop()
