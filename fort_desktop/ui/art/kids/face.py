"""Heads and faces: ears, eyes, eyewear, brows, cheeks; pieces are noses, mouths and paint."""

from typing import Final

from fort_desktop.ui.art.drawings import in_folder
from fort_desktop.ui.art.kids.figure import Figure
from fort_desktop.ui.art.kids.pieces import piece
from fort_desktop.ui.art.kids.sketch import INK, WIDTH, Sketch, darker
from fort_desktop.ui.art.kids.vec import (
    Knot,
    Shape,
    box,
    clipped,
    ellipse,
    moved,
    shrunk,
    spline,
    star,
)
from fort_desktop.ui.art.svg import light, mix

_LOW_HATS: Final = frozenset({"beanie", "moose", "swim", "fire"})
_TEETH: Final = "#FFFDF6"
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
    if k.text("paint") == "vitiligo":
        _vitiligo(a, k)
    elif k.text("paint") in in_folder("kids/paint"):
        _at(a, k, f"paint/{k.text('paint')}", 0, 0)
    blush = k.number("blush")
    for s in (-1, 1):
        x = k.turn * 12 + s * 43 * (1 - 0.12 * max(0.0, s * k.turn))
        if blush:
            a.fill(ellipse(x, 30, 12.5, 9), "#EA5B48", blush)
        if k.flag("freckles"):
            for dx, dy in ((-8, -4), (1, 2), (8, -5), (-1, -9)):
                a.fill(ellipse(x + dx * 1.3 - s * 4, 26 + dy, 3.3), darker(k.dim))
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
    left = k.turn < 0
    _at(a, k, f"noses/{k.text('nose')}", k.turn * 24, 22, mirrored=left)
    _at(a, k, f"mouths/{k.text('mouth')}", k.turn * 15, 41, 3 if left else -3, left)
    if k.flag("plaster"):
        _at(a, k, "plaster", k.turn * 12 - 41, 27, 20)


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


def _at(
    a: Sketch, k: Figure, name: str, x: float, y: float, turn: float = 0, mirrored: bool = False
) -> None:
    """Draw a piece of a face at (x, y), one that is `mirrored` as if the head turned left."""
    a.push(x, y, turn, -1 if mirrored else 1, 1)
    colours = {
        "skin-light": light(k.skin),
        "skin-red": mix(k.skin, "#E8604C", 0.3),
        "skin-dark": darker(k.dim),
    }
    piece(a, f"kids/{name}", colours, k.turn)
    a.pop()


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


def glasses(a: Sketch, k: Figure) -> None:
    """Round or square glasses, shades, goggles, a patch, a magnifying glass, a paper tube."""
    kind = k.text("glasses")
    if not kind:
        return
    if kind == "patch":
        _patch(a, k)
    elif kind == "magnifier":
        _magnifier(a, k)
    elif kind == "spyglass":
        _spyglass(a, k)
    else:
        _pair(a, k, kind, k.text("glasses_colour"))


def _lens(kind: str, x: float, y: float, narrow: float) -> Shape:
    if kind == "square":
        return box(x - 20 * narrow, y - 17, 40 * narrow, 34, 8)
    if kind == "star":
        return star(x, y, 33, 0.56)
    return ellipse(
        x, y, (25 if kind == "goggles" else 21) * narrow, 25 if kind == "goggles" else 21
    )


def _pair(a: Sketch, k: Figure, kind: str, colour: str) -> None:
    y, dark = k.eye_y, kind in ("shades", "star")
    if kind == "goggles":
        for s in (-1, 1):
            strap: list[Knot] = [(s * (k.temple + 3), -3), (k.eye_x + s * (k.apart + 20), y)]
            a.line(strap, 17)
            a.line(strap, 7, colour)
    elif kind != "star":
        for s in (-1, 1):
            x = k.eye_x + s * (k.apart + 19)
            a.line([(x, y - 4), (s * (k.temple + 2) - k.turn * 9, y - 2)], 6)
    a.line([(k.eye_x - 12, y - 2), (k.eye_x, y - 6), (k.eye_x + 12, y - 2)], 7)
    for s in (-1, 1):
        x = k.eye_x + s * k.apart * (1 - 0.06 * k.turn * (s > 0))
        narrow = 1 - 0.14 * max(0.0, s * k.turn)
        lens = _lens(kind, x, y, narrow)
        if dark:
            a.part(lens, colour if kind == "star" else "#3A3346", WIDTH, False)
            inner = star(x, y, 20, 0.56) if kind == "star" else ellipse(x, y + 1, 14, 13)
            a.fill(inner, "#3A3346" if kind == "star" else "#5A5070")
            a.line([(x - 9, y - 3), (x - 3, y - 9)], 4, "#FFFFFF")
            continue
        if kind == "goggles":
            a.fill(lens, "#BFE9F2", 0.2)
        a.line(lens, 11.5)
        a.line(lens, 5, colour)
        a.line([(x - 4, y + 13), (x + 9, y + 9), (x + 13, y)], 3.2, "#FFFFFF", opacity=0.85)


def _patch(a: Sketch, k: Figure) -> None:
    x, y = k.eye_x + k.apart, k.eye_y
    a.line([(-k.temple, -34), (x, y - 8), (k.temple - 2, 4)], 6)
    a.push(x, y)
    piece(a, "kids/glasses/patch")
    a.pop()


def _magnifier(a: Sketch, k: Figure) -> None:
    a.push(k.eye_x + k.apart, k.eye_y)
    piece(a, "kids/glasses/magnifier")
    a.pop()


def _spyglass(a: Sketch, k: Figure) -> None:
    """A rolled-up map for a telescope."""
    s = 1 if k.turn >= 0 else -1
    a.push(k.eye_x + s * k.apart, k.eye_y - 1, s * -16, s, 1)
    piece(a, "kids/glasses/spyglass")
    a.pop()
