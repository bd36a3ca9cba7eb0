"""Heads and faces: ears, eyes, brows, noses, mouths, cheeks, glasses, paint."""

from collections.abc import Callable
from typing import Final

from fort_desktop.ui.art.kids.figure import Figure
from fort_desktop.ui.art.kids.sketch import INK, Sketch, darker
from fort_desktop.ui.art.kids.vec import (
    Knot,
    box,
    clipped,
    ellipse,
    moved,
    poly,
    shrunk,
    spline,
    star,
)
from fort_desktop.ui.art.svg import light, mix

_LOW_HATS: Final = frozenset({"beanie", "moose", "swim", "fire"})
_MOUTH: Final = "#7A2532"
_TEETH: Final = "#FFFDF6"
_TONGUE: Final = "#F0808A"
BROWS: Final = {
    "calm": ((-3, -6), (-3, -6)),
    "up": ((-9, -14), (-9, -14)),
    "stern": ((4, 16), (4, 16)),
    "worry": ((-5, -22), (-5, -22)),
    "cheeky": ((2, 8), (-9, -12)),
    "proud": ((-9, -14), (1, 4)),
    "low": ((4, -2), (2, 0)),
}
"""Height and slant of the left and the right brow; a positive slant is stern."""


def head(a: Sketch, k: Figure) -> None:
    """Ears and skull."""
    for s in (-1, 1):
        x = s * (k.temple + 3) - k.turn * 9
        narrow = 1 - 0.35 * max(0.0, s * k.turn)
        a.part(ellipse(x, 12, 14 * narrow, 17, -s * 12), k.skin if s < 0 else k.dim)
        a.line([(x + s * 3, 4), (x - s * 3, 10), (x + s, 18)], 4, k.dim if s < 0 else darker(k.dim))
    a.fill(k.face, k.dim, outer=True)
    a.fill(shrunk(k.face, 0.92, -46, -44), k.skin)
    a.line(k.face, outer=True)


def features(a: Sketch, k: Figure) -> None:
    """Everything in the face below hair and hat."""
    _paint(a, k, k.text("paint"))
    blush = k.number("blush")
    for s in (-1, 1):
        x = k.turn * 12 + s * 43 * (1 - 0.12 * max(0.0, s * k.turn))
        if blush:
            a.fill(ellipse(x, 30, 12.5, 9), "#EA5B48", blush)
        if k.flag("freckles"):
            for dx, dy in ((-8, -4), (1, 2), (8, -5), (-1, -9)):
                a.fill(ellipse(x + dx - s * 4, 26 + dy, 2.6), darker(k.dim))
    right = k.text("eye_right") or k.text("eye_left")
    for s, kind in ((-1, k.text("eye_left")), (1, right)):
        a.push(
            k.eye_x + s * k.apart * (1 - 0.06 * k.turn * (s > 0)),
            k.eye_y,
            0,
            (1 - 0.2 * max(0.0, s * k.turn)) * k.number("eye_size"),
            k.number("eye_size"),
        )
        eye(a, k, kind, s)
        a.pop()
    _nose(a, k, k.text("nose"))
    mouth(a, k, k.text("mouth"))
    if k.flag("plaster"):
        a.push(k.turn * 12 - 41, 27, 20)
        a.detail(box(-14, -6.5, 28, 13, 6), "#FFEBCB", 4)
        a.fill(box(-4, -4, 8, 8, 2), "#E98A75")
        a.pop()


def eye(a: Sketch, k: Figure, kind: str, s: int) -> None:
    """One eye around (0, 0); `s` is -1 for the left one."""
    arcs: dict[str, list[Knot]] = {
        "happy": [(-12, 5), (-6, -5), (1, -8), (8, -4), (13, 6)],
        "closed": [(-13, -1), (-5, 6), (4, 6.5), (13, -1)],
        "squint": [(s * 10, -8), (-s * 6, 1, 1), (s * 10, 8)],
    }
    if kind in arcs:
        a.line(arcs[kind], 6)
        return
    gx, gy = k.number("gaze_x") * 5, k.number("gaze_y") * 5
    if kind == "dot":
        a.fill(ellipse(gx * 0.4, 0, 7.4, 9.8), INK)
        a.fill(ellipse(gx * 0.4 - 2.4, -3.6, 2.7), "#FFFFFF")
        return
    if kind == "almond":
        _almond(a, gx, gy, s)
        return
    wide = kind == "wide"
    white = ellipse(0, 0, 15.5, 17.5) if wide else ellipse(0, 0, 13, 15.5)
    if wide:
        a.line(white, 7)
    a.fill(white, _TEETH)
    a.fill(ellipse(gx, gy + 1, *((7.6, 8.6) if wide else (8.6, 10.6))), INK)
    a.fill(ellipse(gx - 3, gy - 3, 3.1), "#FFFFFF")
    if kind == "half":
        a.fill(spline([(-17, -1, 1), (-14, -17), (0, -21), (14, -17), (17, -1, 1)]), k.skin)
        a.line([(-15, -2), (0, -4), (15, -1.5)], 5.6)
    elif not wide:
        a.line([(-14, -4), (-7, -14), (2, -16.5), (10, -12), (14.5, -3)], 5.2)
    if k.flag("lashes"):
        a.line([(s * 12, -8), (s * 19, -13)], 4.2)
        a.line([(s * 14, -2), (s * 21, -4)], 4.2)


def _almond(a: Sketch, gx: float, gy: float, s: int) -> None:
    """A narrow eye whose outer corner is the higher one."""
    white: list[Knot] = [(-s * 13, 5, 1), (-s * 6, -7), (s * 4, -10), (s * 14, -4, 1),
                         (s * 9, 8), (-s * 4, 10)]  # fmt: skip
    a.fill(spline(white), _TEETH)
    a.fill(ellipse(gx * 0.7 + s, gy * 0.6, 7.4, 8.6), INK)
    a.fill(ellipse(gx * 0.7 + s - 2.6, gy * 0.6 - 3, 2.8), "#FFFFFF")
    a.line([(-s * 14, 5), (-s * 6, -7), (s * 4, -10.5), (s * 15, -5)], 5.6)


def brows(a: Sketch, k: Figure) -> None:
    """Tapered brows, drawn over hair and glasses."""
    for s, (dy, angle) in zip((-1, 1), BROWS[k.text("brows")], strict=True):
        if k.text("hat") in _LOW_HATS:
            dy = max(dy, 5)
        a.push(k.eye_x + s * k.apart, k.eye_y - 25 + dy, s * angle * 0.8)
        a.fill(
            spline([(-15, 1), (-7.5, -8), (9, -7), (15, 2), (7.5, 1.4), (-6, 1)]),
            k.brow,
        )
        a.pop()


def _nose(a: Sketch, k: Figure, kind: str) -> None:
    a.push(k.turn * 24, 22, 0, 1 if k.turn >= 0 else -1, 1)
    if kind == "ball":
        a.detail(ellipse(0, 0, 11, 9), mix(k.skin, "#E8604C", 0.3), 4.6)
        a.fill(ellipse(-3.5, -3, 3, 2), light(k.skin))
    elif kind == "cat":
        a.detail(spline([(-8, -4), (8, -4), (0, 6, 1)]), "#E8728C", 4)
    else:
        lines: dict[str, list[Knot]] = {
            "button": [(-7, -1), (-3, 5), (5, 4), (7, -3)],
            "side": [(0, -10), (9, 1), (0, 5)],
            "wide": [(-11, 1), (-6, 5), (0, 3), (6, 5), (11, 1)],
            "up": [(-6, -6), (5, -5), (8, 1), (0, 5)],
        }
        a.line(lines[kind], 4.6)
    a.pop()


_OPEN: Final[dict[str, list[Knot]]] = {
    "grin": [(-25, -6, 1), (-4, -3), (26, -11, 1), (20, 9), (2, 16), (-17, 9)],
    "gap": [(-24, -5, 1), (0, -3), (27, -10, 1), (20, 11), (1, 18), (-17, 10)],
    "laugh": [(-26, -12, 1), (0, -9), (27, -13, 1), (22, 12), (2, 24), (-20, 12)],
    "shout": [(-17, -8), (0, -13), (18, -9), (17, 9), (2, 19), (-15, 10)],
    "teeth": [(-23, -7, 1), (0, -4), (24, -10, 1), (20, 9), (0, 12), (-19, 9)],
    "braces": [(-25, -8, 1), (0, -5), (26, -11, 1), (21, 9), (1, 14), (-20, 9)],
}
_TOP: Final[dict[str, list[Knot]]] = {
    "grin": [(-22, -5, 1), (-4, -2), (23, -9, 1), (20, -1), (0, 5), (-18, 1)],
    "gap": [(-21, -4, 1), (0, -2), (24, -8, 1), (20, 1), (0, 6), (-18, 2)],
    "laugh": [(-23, -11, 1), (0, -8), (24, -12, 1), (21, -3), (0, 0), (-20, -3)],
    "shout": [(-14, -8), (0, -11), (15, -8), (14, -5), (0, -4), (-13, -5)],
}
_LINES: Final[dict[str, list[Knot]]] = {
    "smile": [(-19, -3), (-6, 6), (9, 6), (21, -6)],
    "smirk": [(-17, 4), (-3, 6), (12, 1), (20, -9)],
    "cat": [(-20, -3), (-13, 5), (-4, 4), (0, -4, 1), (5, 5), (15, 5), (22, -7)],
    "pout": [(-13, 4), (-5, -2), (3, 0), (13, -3)],
    "tiny": [(-9, -2), (-3, 4), (4, 4), (10, -3)],
    "munch": [(-14, 0), (-6, 6), (2, 0), (9, 5), (15, -1)],
    "flat": [(-15, 3), (0, 2), (16, -1)],
}
_CREASE: Final[dict[str, list[Knot]]] = {
    "grin": [(24, -16), (30, -10), (29, -5)],
    "gap": [(25, -15), (31, -10), (30, -4)],
    "smile": [(18, -10), (25, -4)],
    "smirk": [(15, -13), (23, -11), (26, -5)],
}


def mouth(a: Sketch, k: Figure, kind: str) -> None:
    """A mouth, leaning up to one side."""
    a.push(k.turn * 15, 41, -3 if k.turn >= 0 else 3, 1 if k.turn >= 0 else -1, 1)
    if kind in _OPEN:
        _open_mouth(a, kind)
    elif kind in _LINES:
        a.line(_LINES[kind], 5.4)
    elif kind == "tongue":
        tip = spline([(0, 0, 1), (22, -6, 1), (27, 14), (16, 23), (4, 14)])
        a.detail(tip, _TONGUE, 5)
        a.line([(12, 1), (15, 12)], 4, "#C94F63")
        a.line([(-20, -4), (-6, 4), (9, 2), (24, -8)], 5.4)
    elif kind == "o":
        a.detail(ellipse(0, 2, 9, 11), _MOUTH, 5)
        a.fill(ellipse(1, 8, 5.5, 4), _TONGUE)
    elif kind == "bubble":
        a.line([(-14, 0), (0, 3), (14, -3)], 5.4)
        a.shaded(ellipse(10, 8, 23), "#F58CB5", 2, 0, 0.84)
        a.gleam([(-4, 4), (-1, -3), (6, -7)], "#F58CB5", 4.5)
    elif kind == "buck":
        a.detail(spline([(-8, -1, 1), (8, -1, 1), (8, 12), (-8, 12)], tension=0.15), _TEETH, 4.2)
        a.line([(0, 1), (0, 11)], 3.2)
        a.line([(-22, -7), (-9, 0), (8, 0), (22, -8)], 5.4)
    if kind in _CREASE:
        a.line(_CREASE[kind], 4.4)
    a.pop()


def _open_mouth(a: Sketch, kind: str) -> None:
    whole = spline(_OPEN[kind])
    if kind == "braces":
        a.detail(whole, _TEETH, 5)
        a.line([(-18, 1), (1, 4), (20, -1)], 3.4, "#7FA6C9")
        for x, y in ((-14, 1.5), (-4, 3), (7, 3), (17, 0)):
            a.fill(box(x - 3.4, y - 3.4, 6.8, 6.8, 2), "#5B8DB8")
        return
    if kind == "teeth":
        a.detail(whole, _TEETH, 5)
        a.line([(-20, 2), (0, 4), (21, 0)], 3)
        for x in (-9, 2, 13):
            a.line([(x, -5), (x, 9)], 3)
        return
    a.fill(whole, _MOUTH)
    a.fill(ellipse(2, 15 if kind == "laugh" else 10, 11, 6), _TONGUE)
    a.fill(spline(_TOP[kind]), _TEETH)
    if kind == "gap":
        a.fill(poly([(3, -4), (12, -5), (11, 6), (3, 7)]), _MOUTH)
    a.line(whole, 5)


def _paint(a: Sketch, k: Figure, kind: str) -> None:
    """Draw face paint or smears."""
    if kind in _PAINTS:
        _PAINTS[kind](a, k)


def _dirt(a: Sketch, k: Figure) -> None:
    a.fill(spline([(-50, 34), (-38, 26), (-28, 36), (-42, 44)]), darker(k.dim), 0.8)
    a.fill(spline([(30, -14), (42, -20), (48, -8), (36, -6)]), darker(k.dim), 0.6)


def _whiskers(a: Sketch, k: Figure) -> None:
    u = k.turn
    for s in (-1, 1):
        for dy in (0, 11):
            a.line([(u * 10 + s * 36, 27 + dy), (u * 10 + s * 55, 24 + dy * 1.3)], 4)


def _soot(a: Sketch, k: Figure) -> None:
    for x, y, rx, ry, turn in ((-38, 30, 16, 8, -20), (44, -8, 11, 7, 30), (10, 56, 9, 5, 0)):
        a.fill(ellipse(k.turn * 12 + x, y, rx, ry, turn), "#4B3B4A", 0.55)


def _goo(a: Sketch, k: Figure) -> None:
    drip: list[Knot] = [(-40, -50), (0, -58), (44, -48), (46, -26), (38, -18), (30, -30),
                        (18, -34), (10, -16), (0, -30), (-16, -36), (-24, -22), (-34, -30),
                        (-48, -28)]  # fmt: skip
    a.detail(spline(drip), "#9BD44C", 4)


def _stripes(a: Sketch, k: Figure) -> None:
    u = k.turn
    for s in (-1, 1):
        for dy in (0, 10):
            a.line([(u * 12 + s * 34, 26 + dy), (u * 12 + s * 52, 23 + dy)], 5, "#3F88C5")


def _star(a: Sketch, k: Figure) -> None:
    a.detail(star(k.eye_x + k.apart, k.eye_y, 26, 0.5), "#3F88C5", 3.4)


def _crumbs(a: Sketch, k: Figure) -> None:
    for x, y in ((-20, 48), (22, 46), (14, 52), (-12, 54)):
        a.fill(ellipse(k.turn * 12 + x, y, 3), "#C8642E")


def _blots(a: Sketch, k: Figure) -> None:
    a.fill(spline([(30, 30), (48, 25), (54, 36), (44, 48), (31, 42)]), "#58B7EA")
    a.fill(spline([(-54, 26), (-44, 22), (-38, 30), (-48, 38)]), "#FFCF3A")


def _skull(a: Sketch, k: Figure) -> None:
    """A skull in face paint: the skin shows round it, at the ears and at the neck."""
    paint: list[Knot] = [(-36, -34), (-14, -46), (8, -40), (30, -45), (46, -28), (54, 2),
                         (44, 24), (34, 34, 1), (32, 48), (12, 56), (-14, 54), (-28, 48),
                         (-32, 34, 1), (-46, 22), (-52, 0), (-48, -20)]  # fmt: skip
    u = k.turn * 8
    a.fill(shrunk(moved(spline(paint), u, 0), 0.93, u, 6), "#FFFDF6")
    for s in (-1, 1):
        a.fill(ellipse(k.eye_x + s * k.apart, k.eye_y, 20, 21), "#5A4A66")
    for x in (-26, -18, 26, 34):
        a.line([(x + u, 34), (x + u + 1, 44)], 4, "#5A4A66")


def _vitiligo(a: Sketch, k: Figure) -> None:
    """Patches of pale skin."""
    pale = mix(k.skin, "#FFE9D6", 0.72)
    patches: tuple[list[Knot], ...] = (
        [(-54, -14), (-40, -30), (-14, -30), (-2, -12), (-6, 10), (-16, 30), (-34, 40), (-50, 26)],
        [(8, 34), (26, 27), (42, 30), (42, 48), (20, 62), (0, 54)],
        [(36, -34), (48, -26), (52, -8), (44, 2), (38, -12)],
    )
    for patch in patches:
        shape = moved(spline(patch), k.turn * 12, 0)
        a.fill(clipped(shape, shrunk(k.face, 0.95)), pale)


_PAINTS: Final[dict[str, Callable[[Sketch, Figure], None]]] = {
    "dirt": _dirt,
    "whiskers": _whiskers,
    "skull": _skull,
    "vitiligo": _vitiligo,
    "soot": _soot,
    "goo": _goo,
    "stripes": _stripes,
    "star": _star,
    "crumbs": _crumbs,
    "paint": _blots,
}
