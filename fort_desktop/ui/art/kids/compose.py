"""A kid from its recipe, as SVG in a box of 300 x 300, on a ground in its suit's tints."""

from typing import Any

from fort_desktop.content.portraits import SECOND, Value
from fort_desktop.ui.art.drawings import svg_of
from fort_desktop.ui.art.kept import SMALL
from fort_desktop.ui.art.kids.aids import hearing_aid, wheelchair
from fort_desktop.ui.art.kids.body import arm, cape, hand, torso
from fort_desktop.ui.art.kids.face import brows, eye, features, glasses, head
from fort_desktop.ui.art.kids.figure import Figure
from fort_desktop.ui.art.kids.on_head import hair_before, hair_behind, hat
from fort_desktop.ui.art.kids.pieces import piece, tints
from fort_desktop.ui.art.kids.poses import Frame, arm_behind, arms_before, nearer
from fort_desktop.ui.art.kids.props import bolt, prop
from fort_desktop.ui.art.kids.sketch import Sketch
from fort_desktop.ui.art.kids.vec import Knot, ellipse, spline
from fort_desktop.ui.art.palette import SUITS
from fort_desktop.ui.art.svg import mix

Recipe = dict[str, Any]


def _on_head(a: Sketch, k: Figure) -> None:
    a.push(k.number("x"), k.number("y"), k.number("tilt"), k.number("size"))


def _frame(k: Figure) -> Frame:
    middle = 150 + (k.number("x") - 150) * 0.7
    return Frame(middle, k.number("width") - 8, 206 + (k.number("y") - 142) * 0.8)


def _one(a: Sketch, k: Figure, arms: bool = True) -> None:
    """A whole kid, from back to front."""
    at = _frame(k)
    if k.text("clothes") == "sheet":
        _sheet(a, k)
        return
    _behind(a, k, at, arms)
    turned = k.text("clothes") == "backpack"
    if arms and turned:
        arms_before(a, k, at)
    torso(a, k, at.middle, at.top)
    if k.text("paint") == "stethoscope":
        _stethoscope(a, at.middle)
    _on_head(a, k)
    head(a, k)
    features(a, k)
    hair_before(a, k)
    if k.text("aid") == "hearing_aid":
        hearing_aid(a, k)
    hat(a, k)
    glasses(a, k)
    if k.text("hat") not in ("scarf",) or k.text("brows") != "calm":
        brows(a, k)
    a.pop()
    if arms and not turned:
        arms_before(a, k, at)


def _stethoscope(a: Sketch, x: float) -> None:
    """Draw a stethoscope round the neck."""
    a.push(x, 206)
    piece(a, "kids/stethoscope")
    a.pop()


def _sheet(a: Sketch, k: Figure) -> None:
    """A printed bed sheet over the whole kid: it peeps through two holes and lifts its arms."""
    if k.text("prop"):
        prop(a, k.text("prop"), 256, 208, 12)
    colours = {**tints("cloth", k.text("colour")), **tints("second", k.text("second"))}
    piece(a, "kids/sheet", colours)
    if k.text("prop"):
        hand(a, k, "fist", 257, 206, 8)
    a.push(150, 142, k.number("tilt"))
    _holes(a, k)
    hat(a, k)
    a.pop()


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


def _behind(a: Sketch, k: Figure, at: Frame, arms: bool) -> None:
    """Draw what the torso partly hides."""
    if k.text("aid") == "wheelchair":
        wheelchair(a, k, at.middle, at.top)
    if k.text("clothes") == "cape":
        cape(a, k, at.middle)
    _on_head(a, k)
    hair_behind(a, k)
    a.pop()
    if arms:
        arm_behind(a, k, at)


def _twins(a: Sketch, first: Recipe, second: Recipe) -> None:
    """Draw two kids on one card, both a little smaller, with their props at the outer sides."""
    left = Figure({"size": 0.74, "x": 99, "y": 168, "turn": 0.4, "tilt": -7, "width": 38, **first})
    right = Figure(
        {"size": 0.74, "x": 211, "y": 142, "turn": -0.4, "tilt": 7, "width": 38, **second}
    )
    _one(a, right, arms=False)
    _one(a, left, arms=False)
    for k, at, side in ((right, 266 - nearer(right), 1), (left, 38 + nearer(left), -1)):
        if k.text("prop"):
            prop(a, k.text("prop"), at, 222, side * 6.0, side, 0.84)
            elbow = (at - side * 4, 282.0)
            arm(a, k, [_frame(k).joint(side), elbow, (at, 226)], "half", "", side)
            hand(a, k, "fist", at, 220, side * 8, side)


@SMALL
def kid_svg(recipe: tuple[tuple[str, Value], ...]) -> str:
    """The figure that a recipe describes; with fields of a second kid, a pair."""
    fields = dict(recipe)
    first = {k: v for k, v in fields.items() if not k.startswith(SECOND)}
    other = {k.removeprefix(SECOND): v for k, v in fields.items() if k.startswith(SECOND)}
    a = Sketch()
    if other:
        _twins(a, first, other)
    else:
        kid = Figure(first)
        a.push(150, 300, kid.number("lean"))
        a.push(-150, -300)
        _one(a, kid)
        a.pop()
        a.pop()
    return a.svg()


@SMALL
def backdrop_svg(suit: str, kind: str) -> str:
    """Three tints of the suit's colour: rays or bolts, bricks, a fence, hills, bushes or flags."""
    suit_colour = SUITS[suit]
    ground = mix(suit_colour, "#FFF6E3", 0.68 if suit in ("shovel", "book", "glue") else 0.56)
    pale, deep = mix(ground, "#FFFDF2", 0.55), mix(ground, suit_colour, 0.2)
    middle, rail = mix(ground, deep, 0.6), mix(pale, deep, 0.5)
    tints = {"ground": ground, "pale": pale, "deep": deep, "middle": middle, "rail": rail}
    if kind != "bolts":
        return svg_of(f"grounds/{kind}", tints)
    a = Sketch()
    bolt(a, 34, 136, 0.8, 12)
    bolt(a, 262, 60, 0.7, -10)
    return svg_of("grounds/sun", tints) + a.svg()
