"""Props that kids hold: those of the suits, and others."""

from collections.abc import Callable
from typing import Final

from fort_desktop.ui.art.kids.sketch import INK, Sketch
from fort_desktop.ui.art.kids.vec import Knot, box, ellipse, poly, spline, star
from fort_desktop.ui.art.svg import light, shade

_WOOD: Final = "#E0A25C"
_STEEL: Final = "#8FA3AD"
_PURPLE: Final = "#6A3CC4"


def _shovel(a: Sketch) -> None:
    a.limb([(0, 110), (0, -60)], 8, _WOOD)
    _blade(a, -52)


def _trowel(a: Sketch) -> None:
    a.limb([(0, 14), (0, -36)], 9, _WOOD)
    _blade(a, -30)


def _blade(a: Sketch, y: float) -> None:
    blade: list[Knot] = [(-27, y), (-9, y + 3), (9, y + 3), (27, y), (28, y - 30), (0, y - 62, 1),
                         (-28, y - 30)]  # fmt: skip
    a.shaded(spline(blade), _STEEL, -27, y - 30, 0.86)
    a.gleam([(-15, y - 10), (-16, y - 26), (-9, y - 38)], _STEEL)


def _skateboard(a: Sketch) -> None:
    a.push(4, -56, -72)
    for x in (-24, 24):
        a.part(ellipse(x, 22, 12), "#FFF3D6")
        a.fill(ellipse(x, 22, 4), INK)
    deck: list[Knot] = [(-58, -16), (-48, -24), (-36, -10), (-16, -8), (16, -8), (36, -10),
                        (48, -24), (58, -16), (47, 9), (30, 15), (-30, 15), (-47, 9)]  # fmt: skip
    a.part(spline(deck), "#E8622C")
    a.gleam([(-32, 1), (0, 3), (30, 1)], "#E8622C", 5.5)
    a.pop()


def _glue(a: Sketch) -> None:
    a.push(0, -24)
    a.part(poly([(-5, -46), (5, -46), (11, -24), (-11, -24)]), "#FFB03B")
    bottle: list[Knot] = [(-13, -23, 1), (13, -23, 1), (25, -10), (25, 20), (23, 46, 1),
                          (-23, 46, 1), (-25, 20), (-25, -10)]  # fmt: skip
    a.part(spline(bottle), "#FFFDF4")
    a.fill(poly([(-23, 2), (23, 2), (23, 32), (-23, 32)]), "#12A5BC")
    a.fill(star(0, 17, 10), "#FFFDF4")
    a.line(spline(bottle))
    a.pop()


def _squirt_gun(a: Sketch) -> None:
    a.push(2, -22, -14)
    a.part(spline([(-18, -12, 1), (-14, -32), (2, -38), (16, -32), (18, -12, 1)]), "#FFF3D6")
    a.fill(spline([(-15, -14, 1), (-13, -23), (2, -21), (14, -25), (15, -14, 1)]), "#9FDCF8")
    body = poly([(-34, -12), (34, -12), (34, -7), (46, -7), (46, 3), (34, 3), (34, 9), (-6, 9),
                 (-14, 44), (-37, 40), (-28, 8), (-38, 2)])  # fmt: skip
    a.part(body, "#4FB4E8")
    a.line([(-4, 11), (4, 22), (14, 20), (15, 11)], 5)
    a.gleam([(-24, -3), (22, -3)], "#4FB4E8", 4.5)
    a.pop()
    for x, y, r in ((52, -48, 5.0), (46, -66, 4.0)):
        drop: list[Knot] = [(x, y - 1.7 * r, 1), (x + r * 0.85, y), (x, y + r), (x - r * 0.85, y)]
        a.part(spline(drop), "#9FDCF8", 3.5)


def _crown(a: Sketch) -> None:
    """A wooden spoon for a sceptre."""
    a.limb([(0, 60), (0, -36)], 9, _WOOD)
    a.shaded(ellipse(0, -64, 22, 30, 4), "#F0BD7C", -15, -80, 0.86)
    a.gleam([(-11, -58), (-10, -72), (-3, -82)], "#F0BD7C")


def _book(a: Sketch) -> None:
    a.push(0, -22, 6)
    cover: list[Knot] = [(-48, -24, 1), (-22, -32), (0, -22, 1), (22, -32), (48, -24, 1),
                         (48, 36, 1), (22, 30), (0, 40, 1), (-22, 30), (-48, 36, 1)]  # fmt: skip
    a.part(spline(cover), _PURPLE)
    for s in (-1, 1):
        page: list[Knot] = [(0, -26, 1), (s * 18, -36), (s * 39, -31, 1), (s * 39, 21, 1),
                            (s * 20, 17), (0, 28, 1)]  # fmt: skip
        a.part(spline(page), "#FFFAF0", 5)
        for y in (-18, -5, 8):
            a.line([(s * 10, y), (s * 20, y - 4), (s * 29, y - 3)], 4, "#B7A69A")
    a.pop()


def _coin(a: Sketch) -> None:
    a.part(ellipse(0, -26, 32), shade("#F2A92E"))
    a.fill(ellipse(-2, -28, 28), "#FFCF4D")
    a.detail(ellipse(0, -26, 21), "#8F93CE", 4.5)
    a.fill(star(0, -25, 16, 0.48), "#FFF3C9")


def _pencil(a: Sketch) -> None:
    a.push(0, -30, 12)
    a.part(poly([(-9, 50), (-9, -40), (0, -64), (9, -40), (9, 50)]), "#FFCF3A", 5.5)
    a.part(poly([(-9, -40), (0, -64), (9, -40)]), "#F6CFA9", 5)
    a.fill(poly([(-4, -53), (0, -64), (4, -53)]), INK)
    a.pop()


def _lolly(a: Sketch) -> None:
    a.limb([(0, 50), (0, -30)], 5, "#FFFAF0")
    a.part(ellipse(0, -56, 32), "#F2A0CC")
    a.line(
        [(0, -56), (8, -62), (10, -50), (-4, -42), (-16, -56), (-4, -74), (16, -72)], 5, "#FFFAF0"
    )
    a.line(ellipse(0, -56, 32))


def _fork(a: Sketch) -> None:
    """A fork with noodles."""
    a.limb([(0, 60), (0, -10)], 7, "#C7D2D6")
    for x in (-14, 0, 14):
        a.limb([(x, -16), (x, -58)], 4, "#C7D2D6")
    a.part(ellipse(0, -28, 29, 20), "#F3D98A")
    for y in (-36, -28, -20):
        a.line([(-22, y), (0, y + 6), (22, y)], 4)


def _wrench(a: Sketch) -> None:
    a.limb([(0, 60), (0, -40)], 12, "#A9B7BD")
    jaw: list[Knot] = [(-32, -92, 1), (-14, -84, 1), (-13, -60, 1), (13, -60, 1), (14, -84, 1),
                       (32, -92, 1), (38, -60), (16, -30), (-16, -30), (-38, -60)]  # fmt: skip
    a.part(spline(jaw), "#C7D2D6")


def _jar(a: Sketch) -> None:
    """A ladybird in a jar."""
    a.part(box(-24, -52, 48, 56, 10), "#DFF4F0")
    a.part(box(-22, -66, 44, 15, 5), "#C9A24A", 5)
    a.detail(ellipse(0, -18, 13, 11), "#E2453C", 4)
    a.line([(0, -28), (0, -8)], 3.4)
    a.gleam([(-15, -40), (-15, -20)], "#FFFFFF", 4)


def _spoon(a: Sketch) -> None:
    a.limb([(0, 60), (0, -46)], 9, _WOOD)
    a.part(ellipse(0, -64, 20, 26), "#C8642E")
    a.gleam([(-9, -62), (-8, -74), (-1, -80)], "#C8642E", 5)


def _pizza(a: Sketch) -> None:
    a.push(0, -30, -18)
    a.part(spline([(-40, -26), (0, -42), (40, -26), (38, -14), (0, 44, 1), (-38, -14)]), "#D98B3A")
    a.fill(spline([(-30, -16, 1), (0, -25), (30, -16, 1), (0, 36, 1)]), "#FFD65C")
    for x, y, r in ((-11, -8, 7.5), (11, -5, 7.0), (0, 14, 6.0)):
        a.fill(ellipse(x, y, r), "#E24A33")
    a.pop()


def _card(a: Sketch) -> None:
    for turn, colour in ((-16, "#8F93CE"), (10, "#FFFAF0")):
        a.push(0, -8, turn)
        a.part(box(-22, -60, 44, 62, 7), colour)
        a.pop()
    a.push(0, -8, 10)
    a.fill(star(0, -30, 16, 0.48), "#D9483B")
    a.pop()


def _worm(a: Sketch) -> None:
    """A trowel, and an earthworm that hangs over its blade."""
    _trowel(a)
    worm: list[Knot] = [(-38, -38), (-34, -62), (-18, -84), (2, -86), (14, -68), (26, -56),
                        (40, -66), (42, -82)]  # fmt: skip
    a.limb(worm, 13, "#F29BA8")
    a.line([(-35, -54), (-25, -50)], 3.4)
    a.line([(-22, -74), (-15, -67)], 3.4)
    a.fill(ellipse(38, -83, 2.6), INK)
    a.fill(ellipse(46, -82, 2.6), INK)


def _robot(a: Sketch) -> None:
    """A robot of tins, glued together."""
    a.limb([(0, -74), (0, -86)], 4, "#A9B7BD")
    a.part(ellipse(0, -92, 8), "#E2574A", 5)
    for s in (-1, 1):
        a.limb([(s * 20, -20), (s * 38, -34)], 7, "#A9B7BD")
    a.part(box(-24, -34, 48, 40, 8), "#8FCBD8")
    a.detail(ellipse(0, -14, 8), "#FFCF3A", 4)
    a.part(box(-28, -76, 56, 44, 10), "#C7D2D6")
    for s in (-1, 1):
        a.detail(ellipse(s * 12, -56, 9), "#FFFDF6", 4)
        a.fill(ellipse(s * 12 + 1, -55, 4), INK)
    a.line([(-10, -41), (10, -41)], 4.5)


def _marshmallow(a: Sketch) -> None:
    """A toasted marshmallow on a stick, still smoking."""
    a.limb([(0, 60), (0, -44)], 6, _WOOD)
    a.shaded(box(-24, -74, 48, 42, 13), "#FFF3DC", -10, -60, 0.86)
    a.fill(spline([(-21, -70), (21, -70), (20, -52), (6, -58), (-8, -50), (-20, -58)]), "#C98A50")
    a.line(box(-24, -74, 48, 42, 13))
    a.line([(2, -84), (-8, -96), (6, -106), (-2, -118)], 13, "#FFFAF0", outer=True)
    a.line([(2, -84), (-8, -96), (6, -106), (-2, -118)], 6, "#A79FB0")


def _toad(a: Sketch) -> None:
    """A toad that sits on the hand."""
    a.push(0, 0, 0, 0.86)
    body: list[Knot] = [(-38, -4), (-34, -34), (-16, -46), (16, -46), (34, -34), (38, -4), (20, 4),
                        (-20, 4)]  # fmt: skip
    for s in (-1, 1):
        a.part(ellipse(s * 18, -48, 13), "#A9B85A")
    a.part(spline(body), "#A9B85A")
    for s in (-1, 1):
        a.fill(ellipse(s * 18, -49, 8.5), "#FFFDF6")
        a.fill(ellipse(s * 18 + 2, -48, 4.6), INK)
        a.part(ellipse(s * 27, 2, 13, 8), "#A9B85A", 5)
    a.line([(-20, -22), (0, -15), (20, -22)], 5)
    for x, y in ((-8, -34), (6, -38), (27, -24), (-27, -20)):
        a.fill(ellipse(x, y, 3.4), shade("#A9B85A"))
    a.pop()


def _lemonade(a: Sketch) -> None:
    """A paper cup of lemonade with a straw."""
    a.limb([(6, -40), (14, -84), (30, -90)], 5, "#E2574A")
    a.part(poly([(-28, -52), (28, -52), (20, 22), (-20, 22)]), "#FFFDF6")
    a.fill(poly([(-26, -34), (26, -34), (22, 2), (-22, 2)]), "#FFDF5A")
    a.line(poly([(-28, -52), (28, -52), (20, 22), (-20, 22)]))
    a.part(ellipse(-24, -56, 19), "#FFDF5A")
    a.fill(ellipse(-24, -56, 12), "#FFF6B8")
    for dx, dy in ((0, -11), (10, 5), (-10, 5)):
        a.line([(-24, -56), (-24 + dx, -56 + dy)], 3, "#E9B93A")


PROPS: Final[dict[str, Callable[[Sketch], None]]] = {
    "shovel": _shovel, "trowel": _trowel, "skateboard": _skateboard, "glue": _glue,
    "squirt_gun": _squirt_gun, "crown": _crown, "book": _book, "coin": _coin, "pencil": _pencil,
    "lolly": _lolly, "fork": _fork, "wrench": _wrench, "jar": _jar, "spoon": _spoon,
    "pizza": _pizza, "card": _card, "worm": _worm, "robot": _robot,
    "marshmallow": _marshmallow, "toad": _toad, "lemonade": _lemonade,
}  # fmt: skip
"""Drawn above the hand that holds them, at (0, 0)."""


def prop(
    a: Sketch, name: str, x: float, y: float, turn: float, flip: int = 1, size: float = 1.0
) -> None:
    """A prop in a hand at (x, y)."""
    a.push(x, y, turn, flip * size, size)
    PROPS[name](a)
    a.pop()


def bolt(a: Sketch, x: float, y: float, size: float, turn: float) -> None:
    """A spark in the air."""
    a.push(x, y, turn, size)
    a.part(poly([(4, -30), (-18, 6), (-2, 6), (-8, 30), (18, -8), (2, -8)]), light("#FFCF3A"), 5)
    a.pop()
