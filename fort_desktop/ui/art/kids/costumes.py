"""Costumes that are more than clothes: a bed sheet for a ghost, a stethoscope."""

from fort_desktop.ui.art.kids.body import fist
from fort_desktop.ui.art.kids.face import eye
from fort_desktop.ui.art.kids.figure import Figure
from fort_desktop.ui.art.kids.hats import hat
from fort_desktop.ui.art.kids.props import prop
from fort_desktop.ui.art.kids.sketch import Sketch
from fort_desktop.ui.art.kids.vec import Knot, ellipse, spline, star
from fort_desktop.ui.art.svg import shade

_DRAPE: list[Knot] = [
    (150, 62), (196, 78), (214, 118), (220, 168), (234, 204), (254, 214, 1), (266, 244),
    (240, 262, 1), (236, 330, 1), (58, 330, 1), (58, 252, 1), (26, 234), (32, 190), (54, 176, 1),
    (78, 190), (80, 168), (86, 118), (104, 78),
]  # fmt: skip
"""A bed sheet over a kid who lifts its arms, in the box of the portrait."""


def stethoscope(a: Sketch, x: float) -> None:
    """Draw a stethoscope round the neck."""
    tube: list[Knot] = [(x - 28, 206), (x - 24, 250), (x, 262), (x + 26, 248), (x + 30, 206)]
    a.line(tube, 11)
    a.line(tube, 4, "#E2604F")
    a.part(ellipse(x, 270, 11), "#C7D2D6", 5, False)


def sheet(a: Sketch, k: Figure) -> None:
    """A printed bed sheet over the whole kid: it peeps through two holes and lifts its arms."""
    if k.text("prop"):
        prop(a, k.text("prop"), 256, 208, 12)
    drape = spline(_DRAPE)
    a.shaded(drape, k.text("colour"), 128, 130, 0.95)
    _print(a, k.text("second"))
    _folds(a, shade(k.text("colour")))
    a.line(drape, outer=True)
    if k.text("prop"):
        fist(a, k, 257, 206, 8)
    a.push(150, 142, k.number("tilt"))
    _holes(a, k)
    hat(a, k)
    a.pop()


def _print(a: Sketch, colour: str) -> None:
    """Stars and dots on the cloth, and a patch that is sewn on."""
    for x, y, r in ((112, 104, 9), (198, 104, 8), (98, 220, 10), (168, 246, 9), (50, 212, 8)):
        a.fill(star(x, y, r, 0.5, turn=x), colour)
    for x, y in ((150, 90), (100, 158), (206, 176), (130, 262), (204, 232), (72, 240), (232, 238)):
        a.fill(ellipse(x, y, 4.5), colour)


def _folds(a: Sketch, colour: str) -> None:
    """Folds that fall from the head and from the lifted arms."""
    folds: tuple[list[Knot], ...] = (
        [(84, 196), (96, 210), (100, 244)],
        [(218, 190), (206, 204), (204, 226)],
        [(64, 196), (58, 216), (64, 240)],
        [(146, 222), (142, 250)],
        [(240, 226), (234, 246)],
    )
    for fold in folds:
        a.line(fold, 5, colour)


def _holes(a: Sketch, k: Figure) -> None:
    """Two holes with eyes in them, a tuft of hair that sticks out, a mouth in felt pen."""
    for s in (-1, 1):
        x = 6 + s * 27
        hole: list[Knot] = [(x - 22, -2), (x - 10, -23, 1), (x + 8, -22), (x + 22, -4),
                            (x + 15, 17, 1), (x - 4, 22), (x - 19, 15)]  # fmt: skip
        a.part(spline(hole), k.skin, 5, False)
        a.push(x, 1, 0, 0.94)
        eye(a, k, k.text("eye_left" if s < 0 else "eye_right") or k.text("eye_left"), s)
        a.pop()
        a.fill(ellipse(6 + s * 46, 34, 12, 8), "#EA5B48", 0.3)
    a.line([(-16, 38), (-4, 50), (14, 51), (32, 36)], 6)
    a.detail(spline([(4, 51, 1), (16, 50, 1), (14, 62), (6, 62)], tension=0.15), "#FFFDF6", 4)
