"""Eyewear."""

from fort_desktop.ui.art.kids.figure import Figure
from fort_desktop.ui.art.kids.pieces import piece
from fort_desktop.ui.art.kids.sketch import WIDTH, Sketch
from fort_desktop.ui.art.kids.vec import Knot, Shape, box, ellipse, star


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
