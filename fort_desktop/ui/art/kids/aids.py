"""Things that some kids need every day: a wheelchair, hearing aids, an artificial arm, a cast."""

from typing import Final

from fort_desktop.ui.art.kids.body import arm, fist
from fort_desktop.ui.art.kids.figure import Figure
from fort_desktop.ui.art.kids.sketch import INK, Sketch
from fort_desktop.ui.art.kids.vec import Knot, box, ellipse, spline, star
from fort_desktop.ui.art.svg import light, shade

ARM: Final = "#6FA8DC"
"""The colour of an artificial arm."""
_RUBBER: Final = "#5A5266"


def wheelchair(a: Sketch, k: Figure, x: float, top: float) -> None:
    """The back of a sports wheelchair with its handles and the rims of its wheels."""
    w, colour = k.number("width"), k.text("second")
    for s in (-1, 1):
        wheel = ellipse(x + s * (w + 40), top + 74, 28, 66, s * -9)
        a.part(wheel, _RUBBER)
        inner = ellipse(x + s * (w + 40), top + 74, 19, 55, s * -9)
        a.detail(inner, light(colour), 4.5)
        for dy in (-46, -22, 4):
            a.line([(x + s * (w + 26), top + 74 + dy), (x + s * (w + 40), top + 74)], 3.5)
    a.part(box(x - w - 16, top + 10, 2 * w + 32, 120, 16), shade(colour))
    for s in (-1, 1):
        post: list[Knot] = [(x + s * (w + 12), top + 60), (x + s * (w + 12), top - 2),
                            (x + s * (w + 30), top - 14)]  # fmt: skip
        a.limb(post, 9, "#C7D2D6")
        a.limb([(x + s * (w + 22), top - 10), (x + s * (w + 42), top - 20)], 13, _RUBBER)


def hearing_aid(a: Sketch, k: Figure) -> None:
    """A hearing aid behind the ear that is nearer to the looker, in the kid's second colour."""
    s = -1 if k.turn >= 0 else 1
    x = s * (k.temple + 3) - k.turn * 9
    hook: list[Knot] = [(x - s * 6, -6), (x + s * 6, -8), (x + s * 15, 4), (x + s * 13, 24)]
    a.line(hook, 18, outer=True)
    a.line(hook, 9, k.text("second"))
    a.line([(x - s * 6, -5), (x - s * 9, 6), (x - s * 3, 13)], 8)
    a.line([(x - s * 6, -5), (x - s * 9, 6), (x - s * 3, 13)], 3.2, "#FFFAF0")


def plaster_cast(a: Sketch, knots: list[Knot]) -> None:
    """A plaster cast on the forearm, with a star that a friend has drawn on it."""
    (_, _), (ex, ey), (hx, hy) = (knot[:2] for knot in knots)
    forearm: list[Knot] = [(ex + (hx - ex) * 0.06, ey + (hy - ey) * 0.06),
                           (ex + (hx - ex) * 0.74, ey + (hy - ey) * 0.74)]  # fmt: skip
    a.limb(forearm, 28, "#FFFDF6")
    a.fill(star((ex + hx) / 2, (ey + hy) / 2 + 4, 11), "#E2574A")


def forearm(a: Sketch, k: Figure, knots: list[Knot], sleeve: str) -> None:
    """The arm that holds something; an artificial one has its own colour."""
    arm(a, k, knots, sleeve, ARM if k.text("aid") == "prosthesis" else "")


def hand(a: Sketch, k: Figure, x: float, y: float, turn: float = 0, flip: int = 1) -> None:
    """A closed hand; an artificial one shows its joints."""
    fist(a, k, x, y, turn, flip)
    if k.text("aid") == "prosthesis":
        a.push(x, y, turn)
        knuckles: list[Knot] = [(-16, -3), (-10, -16), (10, -16), (16, -2), (11, 14), (-11, 14)]
        a.part(spline(knuckles), ARM)
        for dx in (-7, 0, 7):
            a.line([(dx, -14), (dx, -2)], 3)
        a.fill(ellipse(0, 6, 4), INK)
        a.pop()
