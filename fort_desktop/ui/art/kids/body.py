"""Bodies: torso, clothes, arms and fists."""

from typing import Final

from fort_desktop.ui.art.kids.clothes import CLOTHES
from fort_desktop.ui.art.kids.figure import Figure
from fort_desktop.ui.art.kids.sketch import INK, WIDTH, Sketch
from fort_desktop.ui.art.kids.vec import Knot, Shape, ellipse, moved, spline
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
    if k.text("clothes") in CLOTHES:
        CLOTHES[k.text("clothes")](a, k, w, y)
    a.line(shape, outer=True)
    if k.text("clothes") in ("tee", "stripes", "raglan", "star", "cape", "dots"):
        a.line([(-19, y - 2), (0, y + 11), (19, y - 2)], 5)
    a.pop()


def arm(a: Sketch, k: Figure, knots: list[Knot], sleeve: str) -> None:
    """An arm over shoulder, elbow and hand; a half or a long sleeve."""
    (sx, sy), (ex, ey), (hx, hy) = (knot[:2] for knot in knots)
    a.limb(knots, 20, k.skin)
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


def stethoscope(a: Sketch, x: float) -> None:
    """Draw a stethoscope round the neck."""
    tube: list[Knot] = [(x - 28, 206), (x - 24, 250), (x, 262), (x + 26, 248), (x + 30, 206)]
    a.line(tube, 11)
    a.line(tube, 4, "#E2604F")
    a.part(ellipse(x, 270, 11), "#C7D2D6", 5, False)


def sheet(a: Sketch, k: Figure) -> None:
    """Draw a bed sheet with holes for eyes, which covers the whole kid."""
    drape: list[Knot] = [(150, 52), (206, 78), (226, 150), (240, 330, 1), (60, 330, 1), (74, 150),
                         (94, 78)]  # fmt: skip
    a.shaded(spline(drape), k.text("colour"), 110, 140, 0.93)
    for x, low in ((112, 300), (186, 310)):
        a.line([(x, low - 56), (x + 4, low)], 5, shade(k.text("colour")))
    for s in (-1, 1):
        x = 158 + s * 29
        a.part(ellipse(x, 140, 20, 23), k.dim, 5, False)
        a.fill(ellipse(x, 141, 12, 14), "#FFFDF6")
        a.fill(ellipse(x + 3, 142, 7.4, 9), INK)
        a.fill(ellipse(x, 138, 2.7), "#FFFFFF")
        a.line([(x - 13, 133), (x, 126), (x + 13, 133)], WIDTH - 1)
    a.line([(138, 186), (156, 194), (180, 182)], 5.4)
    for x in (122, 196):
        a.fill(ellipse(x, 178, 14, 9), "#EA5B48", 0.28)
