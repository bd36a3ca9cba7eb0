"""Bodies: torso, clothes, arms and fists."""

from typing import Final

from fort_desktop.ui.art.kids.clothes import clothes
from fort_desktop.ui.art.kids.figure import Figure
from fort_desktop.ui.art.kids.sketch import Sketch
from fort_desktop.ui.art.kids.vec import Knot, Shape, box, ellipse, moved, spline
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
    a.push(x - 150, 0)
    a.shaded(
        spline([(112, 200), (70, 220), (16, 330, 1), (284, 330, 1), (230, 220), (186, 198)]),
        k.text("second"),
        60,
        210,
        0.94,
    )
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


def arm(a: Sketch, k: Figure, knots: list[Knot], sleeve: str, colour: str = "") -> None:
    """An arm over shoulder, elbow and hand, with a half or a long sleeve; skin, or a `colour`."""
    (sx, sy), (ex, ey), (hx, hy) = (knot[:2] for knot in knots)
    a.limb(knots, 20, colour or k.skin)
    if sleeve == "long":
        a.limb(
            [(sx, sy), (ex, ey), (ex + (hx - ex) * 0.62, ey + (hy - ey) * 0.62)],
            23,
            k.text("colour"),
        )
    else:
        a.limb([(sx, sy), (sx + (ex - sx) * 0.75, sy + (ey - sy) * 0.75)], 25, k.text("colour"))


def fist(a: Sketch, k: Figure, x: float, y: float, turn: float = 0, flip: int = 1) -> None:
    """A closed hand with its thumb."""
    r = 16.0
    a.push(x, y, turn)
    a.part(
        spline(
            [
                (-r, -3),
                (-r * 0.6, -r),
                (r * 0.6, -r),
                (r, -2),
                (r * 0.7, r * 0.85),
                (-r * 0.7, r * 0.85),
            ]
        ),
        k.skin,
    )
    for dy in (-0.32, 0.22):
        a.line([(r * 0.95 * flip, dy * r), (r * 0.35 * flip, dy * r + 1)], 3.5)
    a.detail(
        spline(
            [
                (-r * 0.5 * flip, -r * 0.75),
                (r * 0.25 * flip, -r * 0.95),
                (r * 0.35 * flip, -r * 0.45),
                (-r * 0.3 * flip, -r * 0.1),
            ]
        ),
        k.skin,
        4,
    )
    a.pop()


def open_hand(a: Sketch, k: Figure, x: float, y: float, turn: float, side: int) -> None:
    """A hand that waves, the thumb towards the head; `side` is -1 on the left."""
    a.push(x, y, turn, side, 1)
    for fx, fy, reach in ((11, -8, 22), (4, -11, 27), (-4, -11, 26)):
        a.line([(fx * 0.8, -2), (fx * 1.25, fy - reach * 0.55)], 19, outer=True)
    thumb: list[Knot] = [(-6, 2), (-20, -10)]
    a.line(thumb, 19, outer=True)
    a.part(ellipse(0, 0, 16, 15), k.skin)
    for fx, fy, reach in ((11, -8, 22), (4, -11, 27), (-4, -11, 26)):
        a.line([(fx * 0.8, -2), (fx * 1.25, fy - reach * 0.55)], 9, k.skin)
    a.line(thumb, 9, k.skin)
    a.fill(ellipse(0, 0, 13, 12), k.skin)
    a.pop()


def thumb_up(a: Sketch, k: Figure, x: float, y: float, side: int) -> None:
    """A fist with its thumb up."""
    a.limb([(x - side * 5, y - 8), (x - side * 7, y - 25)], 10, k.skin)
    a.part(box(x - 16, y - 13, 32, 29, 11), k.skin)
    for dy in (-4, 4):
        a.line([(x + side * 2, y + dy), (x + side * 14, y + dy)], 3.5)
