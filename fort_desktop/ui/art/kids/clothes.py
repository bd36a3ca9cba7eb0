"""Clothes over a torso: each kind draws around (0, y), `w` being half the torso's width."""

from collections.abc import Callable
from typing import Final

from fort_desktop.ui.art.kids.figure import Figure
from fort_desktop.ui.art.kids.sketch import INK, Sketch
from fort_desktop.ui.art.kids.vec import Knot, ellipse, poly, spline, star
from fort_desktop.ui.art.svg import shade


def _half(w: float, y: float, at: float) -> float:
    """Half the width of a torso at a height, within its outline."""
    down = at - y
    if down < 34:
        return w * (0.5 + 0.47 * max(0.0, down) / 34)
    return w + 3 * (down - 34) / 90 - 1


def _stripes(a: Sketch, k: Figure, w: float, y: float) -> None:
    for at in (y + 24, y + 54, y + 84):
        upper, lower = _half(w, y, at), _half(w, y, at + 13)
        band: list[Knot] = [(-upper, at, 1), (0, at + 9), (upper, at, 1), (lower, at + 13, 1),
                            (0, at + 22), (-lower, at + 13, 1)]  # fmt: skip
        a.fill(spline(band), k.text("second"))


def _raglan(a: Sketch, k: Figure, w: float, y: float) -> None:
    for s in (-1, 1):
        sleeve: list[Knot] = [(s * 20, y - 4, 1), (s * 36, y + 44), (s * 44, 330, 1),
                              (s * (w + 3), 330, 1), (s * (w - 1), y + 36),
                              (s * w * 0.7, y + 8)]  # fmt: skip
        a.fill(spline(sleeve), k.text("second"))


def _overall(a: Sketch, k: Figure, w: float, y: float) -> None:
    second = k.text("second")
    a.fill(poly([(-32, y + 44), (32, y + 44), (36, 330), (-36, 330)]), second)
    for s in (-1, 1):
        a.line([(s * 26, y + 4), (s * 26, y + 48)], 13, second)
    a.line([(-35, 330, 1), (-32, y + 44, 1), (32, y + 44, 1), (35, 330, 1)], 4.5)
    for s in (-1, 1):
        a.detail(ellipse(s * 25, y + 50, 5), "#FFD65C", 3.5)


def _vest(a: Sketch, k: Figure, w: float, y: float) -> None:
    a.fill(poly([(-14, y - 4), (14, y - 4), (14, 330), (-14, 330)]), k.text("second"))
    for s in (-1, 1):
        a.line([(s * 15, y + 2), (s * 14, 330)], 4.5)


def _coat(a: Sketch, k: Figure, w: float, y: float) -> None:
    a.fill(poly([(-15, y - 4), (16, y - 4), (1, y + 56)]), k.text("second"))
    a.line([(-17, y, 1), (-2, y + 56, 1), (-2, 330, 1)], 4.5)
    a.line([(18, y), (0, y + 56)], 4.5)
    for dy in (70, 92):
        a.fill(ellipse(8, y + dy, 4), INK)


def _hood(a: Sketch, k: Figure, w: float, y: float) -> None:
    hood = spline([(-38, y + 2), (0, y + 26), (38, y + 2), (24, y - 12), (-24, y - 12)])
    a.detail(hood, shade(k.text("colour")), 5)
    for s in (-1, 1):
        a.line([(s * 9, y + 18), (s * 11, y + 44)], 4.5, "#FFF3DC")


def _star(a: Sketch, k: Figure, w: float, y: float) -> None:
    a.fill(star(0, y + 58, 27, 0.55), k.text("second"))


def _dots(a: Sketch, k: Figure, w: float, y: float) -> None:
    for dx, dy in ((-26, 34), (4, 26), (30, 40), (-12, 58), (20, 66), (-34, 70)):
        a.fill(ellipse(dx, y + dy, 6), k.text("second"))


def _tie(a: Sketch, k: Figure, w: float, y: float) -> None:
    for s in (-1, 1):
        collar = poly([(0, y + 12), (s * 24, y - 4), (s * 34, y + 12), (s * 16, y + 30)])
        a.detail(collar, "#FFFAF0")
    a.detail(
        poly([(-8, y + 14), (8, y + 14), (6, y + 26), (14, y + 74), (0, y + 88), (-14, y + 74),
              (-6, y + 26)]),
        k.text("second"),
    )  # fmt: skip


def _neckerchief(a: Sketch, k: Figure, w: float, y: float) -> None:
    cloth = spline([(-36, y), (0, y + 18), (36, y), (26, y - 14), (0, y - 4), (-26, y - 14)])
    a.detail(cloth, k.text("second"), 5)
    ends: list[Knot] = [(-6, y + 12, 1), (-22, y + 44, 1), (0, y + 38), (18, y + 46, 1),
                        (8, y + 12, 1)]  # fmt: skip
    a.detail(spline(ends), k.text("second"), 5)


def _plaid(a: Sketch, k: Figure, w: float, y: float) -> None:
    second = k.text("second")
    for at in (y + 24, y + 62):
        reach = _half(w, y, at) - 4
        a.line([(-reach, at), (reach, at)], 9, second)
    for x in (-w * 0.62, w * 0.62):
        a.line([(x, y + 16), (x, 326)], 9, second)
    a.line([(0, y + 10), (0, 326)], 4.5)
    for s in (-1, 1):
        collar = poly([(0, y + 14), (s * 24, y - 4), (s * 32, y + 10), (s * 16, y + 30)])
        a.detail(collar, k.text("colour"))


def _ribs(a: Sketch, k: Figure, w: float, y: float) -> None:
    """Bones that are painted on a shirt."""
    for at in (y + 26, y + 46, y + 66):
        reach = min(38.0, _half(w, y, at) - 10)
        a.line([(-reach, at + 4), (-12, at - 2), (0, at)], 9, k.text("second"))
        a.line([(reach, at + 4), (12, at - 2), (0, at)], 9, k.text("second"))
    a.line([(0, y + 18), (0, y + 90)], 9, k.text("second"))


def _bow_tie(a: Sketch, k: Figure, w: float, y: float) -> None:
    """Trouser braces and a bow tie that is far too large."""
    for s in (-1, 1):
        a.line([(s * 30, y + 2), (s * 28, 330)], 12, k.text("second"))
    for s in (-1, 1):
        wing: list[Knot] = [(0, y + 10, 1), (s * 22, y - 6), (s * 38, y - 4), (s * 36, y + 26),
                            (s * 22, y + 26)]  # fmt: skip
        a.detail(spline(wing), k.text("second"), 5)
    a.detail(ellipse(0, y + 10, 9), shade(k.text("second")), 5)


def _number(a: Sketch, k: Figure, w: float, y: float) -> None:
    """A racer's bib with a 1."""
    a.detail(poly([(-28, y + 20), (28, y + 20), (30, y + 80), (-30, y + 80)]), "#FFFAF0")
    a.line([(-7, y + 36, 1), (3, y + 29, 1), (3, y + 66)], 8, k.text("second"))


CLOTHES: Final[dict[str, Callable[[Sketch, Figure, float, float], None]]] = {
    "stripes": _stripes,
    "raglan": _raglan,
    "overall": _overall,
    "vest": _vest,
    "coat": _coat,
    "hood": _hood,
    "star": _star,
    "dots": _dots,
    "tie": _tie,
    "scarf": _neckerchief,
    "plaid": _plaid,
    "ribs": _ribs,
    "bow_tie": _bow_tie,
    "number": _number,
}
"""Patterns and cuts; a plain ``tee`` has none, ``cape`` and ``sheet`` are drawn elsewhere."""
