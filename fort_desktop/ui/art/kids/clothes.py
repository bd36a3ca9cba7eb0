"""Clothes over a torso: those of files, and those that go with its width."""

from collections.abc import Callable
from typing import Final

from fort_desktop.ui.art.drawings import in_folder
from fort_desktop.ui.art.kids.figure import Figure
from fort_desktop.ui.art.kids.pieces import piece, tints
from fort_desktop.ui.art.kids.sketch import Sketch
from fort_desktop.ui.art.kids.vec import Knot, poly, spline


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


WIDE: Final[dict[str, Callable[[Sketch, Figure, float, float], None]]] = {
    "stripes": _stripes,
    "raglan": _raglan,
    "plaid": _plaid,
    "ribs": _ribs,
}
"""Patterns that reach from side to side, which depend on half the width of the torso."""


def clothes(a: Sketch, k: Figure, w: float, y: float) -> None:
    """Draw the clothes of a kid, around (0, y); a plain ``tee`` has nothing on it.

    Args:
        w: half the width of the torso.
    """
    name = k.text("clothes")
    if name in WIDE:
        WIDE[name](a, k, w, y)
    elif name in in_folder("kids/clothes"):
        colours = {**tints("cloth", k.text("colour")), **tints("second", k.text("second"))}
        a.push(0, y)
        piece(a, f"kids/clothes/{name}", colours)
        a.pop()
