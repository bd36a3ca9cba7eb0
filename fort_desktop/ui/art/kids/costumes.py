"""Costumes that are more than clothes: a bed sheet for a ghost, a stethoscope."""

from typing import Final

from fort_desktop.ui.art.kids.body import fist
from fort_desktop.ui.art.kids.face import eye
from fort_desktop.ui.art.kids.figure import Figure
from fort_desktop.ui.art.kids.hats import hat
from fort_desktop.ui.art.kids.pieces import piece
from fort_desktop.ui.art.kids.props import prop
from fort_desktop.ui.art.kids.sketch import Sketch
from fort_desktop.ui.art.kids.vec import Knot, ellipse, spline, star
from fort_desktop.ui.art.svg import shade

_DRAPE: Final[list[Knot]] = [
    (150, 64), (194, 80), (212, 122), (216, 166), (230, 192), (252, 196), (264, 210, 1),
    (256, 238), (242, 330, 1), (60, 330, 1), (50, 262), (34, 226), (24, 184), (34, 160), (52, 166),
    (70, 186), (84, 166), (88, 122), (106, 80),
]  # fmt: skip
"""A bed sheet over a kid who lifts its arms, in the box of the portrait."""


def stethoscope(a: Sketch, x: float) -> None:
    """Draw a stethoscope round the neck."""
    a.push(x, 206)
    piece(a, "kids/stethoscope")
    a.pop()


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
    """The stars on the cloth."""
    for x, y, r in ((118, 104, 11), (194, 112, 9), (98, 216, 13), (178, 232, 13), (52, 208, 10),
                    (138, 262, 12), (224, 222, 10)):  # fmt: skip
        a.fill(star(x, y, r, 0.5, turn=x), colour)


def _folds(a: Sketch, colour: str) -> None:
    """Folds that fall from the lifted arms."""
    folds: tuple[list[Knot], ...] = (
        [(72, 190), (84, 206), (86, 232)],
        [(226, 192), (212, 204), (208, 226)],
        [(142, 216), (140, 240)],
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
