"""Things that some kids need every day: a wheelchair, hearing aids, an artificial arm, a cast."""

from typing import Final

from fort_desktop.ui.art.kids.body import arm, hand
from fort_desktop.ui.art.kids.figure import Figure
from fort_desktop.ui.art.kids.pieces import piece
from fort_desktop.ui.art.kids.sketch import Sketch
from fort_desktop.ui.art.kids.vec import Knot, box, ellipse, star
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


def forearm(a: Sketch, k: Figure, knots: list[Knot], sleeve: str) -> None:
    """The arm that holds something; an artificial one has its own colour."""
    arm(a, k, knots, sleeve, ARM if k.text("aid") == "prosthesis" else "")


def closed_hand(a: Sketch, k: Figure, x: float, y: float, turn: float = 0, side: int = 1) -> None:
    """A closed hand; an artificial one shows its joints."""
    hand(a, k, "fist", x, y, turn, side)
    if k.text("aid") == "prosthesis":
        hand(a, k, "artificial", x, y, turn)
