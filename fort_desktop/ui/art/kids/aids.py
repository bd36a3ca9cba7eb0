"""Things that some kids need every day: a wheelchair, hearing aids, an artificial arm, a cast."""

from typing import Final

from fort_desktop.ui.art.kids.body import arm, hand
from fort_desktop.ui.art.kids.figure import Figure
from fort_desktop.ui.art.kids.pieces import piece
from fort_desktop.ui.art.kids.sketch import Sketch
from fort_desktop.ui.art.kids.vec import Knot, box, ellipse, star
from fort_desktop.ui.art.svg import shade

ARM: Final = "#6FA8DC"
"""The colour of an artificial arm."""
_RUBBER: Final = "#5A5266"


def wheelchair(a: Sketch, k: Figure, x: float, top: float) -> None:
    """The back and the slanting wheels of a sports wheelchair, with the rims that push it."""
    w, colour = k.number("width"), k.text("second")
    a.part(box(x - w - 12, top + 34, 2 * w + 24, 120, 16), shade(colour))
    for s in (-1, 1):
        middle = x + s * (w + 44)
        for rx, ry, paint, width in ((30, 64, _RUBBER, 6), (20, 52, "#FFF6E3", 5)):
            a.part(ellipse(middle, top + 88, rx, ry, s * -10), paint, width)
        for dx, dy in ((0, -49), (-13, -34), (13, -34), (-17, -6), (17, -6)):
            a.line([(middle + dx, top + 88 + dy), (middle, top + 88)], 3.5)
        a.line(ellipse(middle, top + 88, 25, 58, s * -10), 5, colour)
        a.detail(ellipse(middle, top + 88, 8), colour, 4.5)


def hearing_aid(a: Sketch, k: Figure) -> None:
    """A hearing aid behind the ear that is nearer to the looker, in the kid's second colour."""
    s = -1 if k.turn >= 0 else 1
    a.push(s * (k.temple + 3) - k.turn * 9, 0, 0, s, 1)
    piece(a, "kids/hearing_aid", {"second": k.text("second")})
    a.pop()


def plaster_cast(a: Sketch, knots: list[Knot]) -> None:
    """A plaster cast on the forearm, with a star that a friend has drawn on it."""
    (_, _), (ex, ey), (hx, hy) = (knot[:2] for knot in knots)
    forearm: list[Knot] = [(ex + (hx - ex) * 0.06, ey + (hy - ey) * 0.06),
                           (ex + (hx - ex) * 0.74, ey + (hy - ey) * 0.74)]  # fmt: skip
    a.limb(forearm, 28, "#FFFDF6")
    a.fill(star((ex + hx) / 2, (ey + hy) / 2 + 4, 11), "#E2574A")


def forearm(a: Sketch, k: Figure, knots: list[Knot], sleeve: str, side: int) -> None:
    """The arm that holds something; an artificial one has its own colour."""
    arm(a, k, knots, sleeve, ARM if k.text("aid") == "prosthesis" else "", side)


def closed_hand(a: Sketch, k: Figure, x: float, y: float, turn: float = 0, side: int = 1) -> None:
    """A closed hand; an artificial one shows its joints."""
    hand(a, k, "fist", x, y, turn, side)
    if k.text("aid") == "prosthesis":
        hand(a, k, "artificial", x, y, turn)
