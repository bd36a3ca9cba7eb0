"""A kid from its recipe, as SVG in a box of 300 x 300, on a ground in its suit's tints."""

import math
from typing import Any

from fort_desktop.content.portraits import SECOND, Value
from fort_desktop.ui.art.kept import SMALL
from fort_desktop.ui.art.kids.aids import hearing_aid, wheelchair
from fort_desktop.ui.art.kids.body import arm, cape, fist, torso
from fort_desktop.ui.art.kids.costumes import sheet, stethoscope
from fort_desktop.ui.art.kids.eyewear import glasses
from fort_desktop.ui.art.kids.face import brows, features, head
from fort_desktop.ui.art.kids.figure import Figure
from fort_desktop.ui.art.kids.hair import hair_before, hair_behind
from fort_desktop.ui.art.kids.hats import hat
from fort_desktop.ui.art.kids.poses import Frame, arm_behind, arms_before, nearer
from fort_desktop.ui.art.kids.props import bolt, prop
from fort_desktop.ui.art.kids.sketch import Sketch
from fort_desktop.ui.art.palette import SUITS
from fort_desktop.ui.art.svg import disc, mix, oval, path, rect

Recipe = dict[str, Any]


def _on_head(a: Sketch, k: Figure) -> None:
    a.push(k.number("x"), k.number("y"), k.number("tilt"), k.number("size"))


def _one(a: Sketch, k: Figure, arms: bool = True) -> None:
    """A whole kid, from back to front."""
    middle = 150 + (k.number("x") - 150) * 0.7
    at = Frame(middle, k.number("width") - 8, 206 + (k.number("y") - 142) * 0.8)
    if k.text("clothes") == "sheet":
        sheet(a, k)
        return
    _behind(a, k, at, arms)
    torso(a, k, middle, at.top)
    if k.text("paint") == "stethoscope":
        stethoscope(a, middle)
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
    if arms:
        arms_before(a, k, at)


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
            arm(a, k, [(at - side * 30, 262), (at - side * 8, 284), (at, 226)], "half")
            fist(a, k, at, 220, side * 8, side)


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
        _one(a, Figure(first))
    if fields.get("backdrop") == "bolts":
        bolt(a, 300, 206, 0.8, 12)
        bolt(a, 308, 160, 0.5, -10)
    return a.svg()


def _rays(tint: str) -> str:
    out = ""
    for i in range(12):
        one, two = math.radians(i * 30 + 8), math.radians(i * 30 + 23)
        out += path(
            f"M150 140 L{150 + 420 * math.cos(one):.0f} {140 + 420 * math.sin(one):.0f} "
            f"L{150 + 420 * math.cos(two):.0f} {140 + 420 * math.sin(two):.0f}Z",
            tint,
        )
    return out


def _bricks(tint: str) -> str:
    return "".join(
        rect(-180 + (row % 2) * 50 + column * 100, row * 46 - 40, 88, 36, 6, tint)
        for row in range(9)
        for column in range(8)
        if (row * 3 + column * 5) % 4
    )


def _fence(tint: str, rail: str) -> str:
    posts = "".join(
        path(f"M{x} 170 L{x + 20} 148 L{x + 40} 170 V400 H{x}Z", tint) for x in range(-196, 480, 50)
    )
    return (
        disc(70, 64, 30, tint)
        + disc(102, 70, 22, tint)
        + disc(44, 74, 18, tint)
        + posts
        + rect(-200, 206, 700, 15, 0, rail)
    )


@SMALL
def backdrop_svg(suit: str, kind: str) -> str:
    """Three tints of the suit's colour: rays, bricks, a fence, hills, bushes or flags."""
    suit_colour = SUITS[suit]
    base = mix(suit_colour, "#FFF6E3", 0.68 if suit in ("shovel", "book", "glue") else 0.56)
    pale, deep = mix(base, "#FFFDF2", 0.55), mix(base, suit_colour, 0.2)
    ground = rect(-200, -120, 700, 560, 0, base)
    if kind in ("sun", "bolts"):
        return ground + _rays(pale)
    if kind == "wall":
        return ground + _bricks(mix(base, deep, 0.6))
    if kind == "fence":
        return ground + _fence(pale, mix(pale, deep, 0.5))
    if kind == "bush":
        spots = ((-60, 250, 80), (20, 250, 70), (110, 286, 60), (200, 274, 60), (290, 240, 76))
        leaves = "".join(disc(x, y, r, deep) for x, y, r in spots)
        return ground + disc(70, 70, 34, pale) + disc(104, 78, 24, pale) + leaves
    if kind == "bunting":
        flags = "".join(
            path(f"M{x} {y} l44 3 l-22 42Z", deep if i % 2 else pale)
            for i, (x, y) in enumerate(
                ((-106, 24), (-48, 34), (10, 42), (68, 50), (126, 54), (184, 50), (242, 40),
                 (300, 30))
            )
        )  # fmt: skip
        line = path("M-120 22 Q150 84 420 22", "none", 4, line=deep)
        return ground + line + flags + oval(150, 350, 260, 120, pale)
    return (
        ground
        + disc(236, 66, 36, pale)
        + oval(40, 336, 250, 124, deep)
        + oval(290, 350, 200, 120, mix(deep, base, 0.4))
    )
