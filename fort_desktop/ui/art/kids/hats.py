"""Hats and other home-made things on heads."""

from collections.abc import Callable
from typing import Final

from fort_desktop.ui.art.kids.figure import Figure
from fort_desktop.ui.art.kids.hoods import (
    DOME,
    cardboard,
    dinosaur,
    dome,
    fire,
    moose,
    patka,
    scarf,
)
from fort_desktop.ui.art.kids.sketch import INK, Sketch
from fort_desktop.ui.art.kids.vec import Knot, blob, box, ellipse, poly, spline
from fort_desktop.ui.art.svg import light, mix, shade


def _cap(a: Sketch, k: Figure, colour: str) -> None:
    a.part(
        spline([(44, -46, 1), (80, -54), (112, -38), (114, -26), (84, -24), (56, -22, 1)]),
        shade(colour),
    )
    dome(a, colour)
    a.line([(8, -96), (22, -68), (24, -40)], 4.5)
    a.part(ellipse(4, -98, 8, 5), shade(colour), 5)


def _cap_back(a: Sketch, k: Figure, colour: str) -> None:
    dome(a, colour)
    a.detail(spline([(-26, -36, 1), (-20, -54), (0, -60), (20, -54), (26, -36, 1)]), k.hair, 5)
    a.part(box(-34, -42, 68, 13, 5), shade(colour), 5)


def _bucket(a: Sketch, k: Figure, colour: str) -> None:
    crown: list[Knot] = [(-56, -30, 1), (-50, -74), (-30, -88), (32, -90), (52, -74), (60, -32, 1)]
    a.shaded(spline(crown), colour, -50, -60)
    brim: list[Knot] = [(-58, -42, 1), (0, -50), (60, -44, 1), (90, -20), (84, -10), (40, -24),
                        (0, -28), (-40, -22), (-84, -6), (-90, -16)]  # fmt: skip
    a.part(spline(brim), mix(colour, "#FFFFFF", 0.2))
    a.gleam([(-62, -26), (-34, -33), (-10, -35)], colour)
    a.detail(ellipse(30, -68, 11), "#FFCF3A", 5)
    a.line([(25, -66), (30, -62), (35, -66)], 3)


def _ranger(a: Sketch, k: Figure, colour: str) -> None:
    crown: list[Knot] = [(-48, -34, 1), (-44, -84), (-20, -98), (0, -88, 1), (20, -98), (44, -84),
                         (50, -34, 1)]  # fmt: skip
    a.shaded(spline(crown), colour, -40, -70)
    a.part(
        spline([(-50, -48, 1), (0, -54), (50, -48, 1), (51, -36, 1), (0, -42), (-51, -36, 1)]),
        "#B8372D",
        5,
    )
    brim: list[Knot] = [(-96, -32), (-60, -42), (0, -44), (60, -42), (98, -34), (70, -24), (0, -30),
                        (-68, -22)]  # fmt: skip
    a.part(spline(brim), colour)


def _miner(a: Sketch, k: Figure, colour: str) -> None:
    a.shaded(
        spline([(-66, -30, 1), (-64, -68), (-30, -92), (30, -92), (64, -68), (68, -30, 1)]),
        colour,
        -60,
        -50,
    )
    a.part(
        spline(
            [
                (-82, -28),
                (-74, -40),
                (0, -46),
                (74, -40),
                (84, -28),
                (70, -22),
                (0, -30),
                (-70, -20),
            ]
        ),
        colour,
    )
    a.part(ellipse(k.turn * 20, -62, 18), "#FFFBE0")
    a.fill(ellipse(k.turn * 20, -62, 10), "#FFE066")


def _helmet(a: Sketch, k: Figure, colour: str) -> None:
    dome(a, colour)
    for x in (-32, 0, 32):
        a.detail(ellipse(x, -66 + abs(x) * 0.16, 7, 13, x * 0.5), mix(colour, "#3B2314", 0.55), 4)
    for s in (-1, 1):
        a.line([(s * 64, -22), (s * 52, 34), (s * 16, 62)], 5.5)
    a.part(
        spline([(-74, -30, 1), (0, -46), (74, -30, 1), (74, -18, 1), (0, -34), (-74, -18, 1)]),
        light(colour),
        5,
    )


def _beanie(a: Sketch, k: Figure, colour: str) -> None:
    a.part(blob(0, -100, 17, 8, 0.1), "#FFF3DC")
    dome(a, colour)
    a.part(box(-76, -54, 152, 25, 12), light(colour), 5.5)
    for x in range(-54, 60, 18):
        a.line([(x, -49), (x, -35)], 3.5)


def _crown(a: Sketch, k: Figure, colour: str, size: float = 1.0, x: float = 4) -> None:
    a.push(x, -82, 6, 0.9 * size)
    a.part(spline([(-40, 40, 1), (-50, -18, 1), (-23, 6, 1), (0, -40, 1), (23, 6, 1), (50, -18, 1),
                   (40, 40, 1), (0, 45)]), colour)  # fmt: skip
    a.fill(spline([(-36, 26), (0, 31), (36, 26), (35, 35), (0, 40), (-35, 35)]), shade(colour))
    for dx, dy in ((-48, -22), (0, -42), (48, -22)):
        a.part(ellipse(dx, dy, 7), "#FF7A59", 5)
    a.fill(ellipse(0, 12, 7, 8.5), "#E0526B")
    a.pop()


def _minicrown(a: Sketch, k: Figure, colour: str) -> None:
    _crown(a, k, colour, 0.58, 18)


def _bandana(a: Sketch, k: Figure, colour: str) -> None:
    for d in ([(66, -34), (102, -50), (98, -30, 1)], [(66, -30), (104, -16), (90, -6, 1)]):
        a.part(spline([(x[0], x[1], 1) for x in d]), shade(colour), 5)
    dome(a, colour)
    for x, y in ((-44, -52), (-16, -70), (14, -56), (42, -66), (-6, -46), (50, -42)):
        a.fill(ellipse(x, y, 5), "#FFF6E3")


def _frog(a: Sketch, k: Figure, colour: str) -> None:
    dome(a, colour)
    for s in (-1, 1):
        a.part(ellipse(s * 34, -90, 21), colour)
        a.fill(ellipse(s * 34, -92, 13), "#FFFDF6")
        a.fill(ellipse(s * 34 + 3, -90, 6.5), INK)
    a.line([(-22, -58), (0, -50), (22, -58)], 5)
    for s in (-1, 1):
        a.fill(ellipse(s * 44, -58, 8, 5), "#EA5B48", 0.5)


def _cat(a: Sketch, k: Figure, colour: str) -> None:
    for s, x in ((-1, -44), (1, 46)):
        ear: list[Knot] = [(x - 26 + s * 4, -54, 1), (x + s * 16 - 4, -112, 1), (x + 28, -58, 1)]
        a.part(spline(ear, tension=0.15), colour)
        inner: list[Knot] = [(x - 10 + s * 5, -66, 1), (x + s * 13 - 3, -96, 1), (x + 14, -66, 1)]
        a.fill(spline(inner), "#F29BB2")


def _antennae(a: Sketch, k: Figure, colour: str) -> None:
    tips: tuple[list[Knot], ...] = (
        [(-22, -60), (-34, -98), (-58, -112)],
        [(22, -62), (36, -100), (64, -104)],
    )
    for line in tips:
        a.limb(line, 4, colour)
        a.part(ellipse(line[2][0], line[2][1], 12), "#FFCF3A")
    band: list[Knot] = [(-67, -26), (-50, -56), (0, -71), (50, -58), (68, -24)]
    a.line(band, 14)
    a.line(band, 5, colour)


def _sweatband(a: Sketch, k: Figure, colour: str) -> None:
    band: list[Knot] = [
        (-64, -22, 1),
        (0, -44),
        (64, -22, 1),
        (63, -42, 1),
        (0, -62),
        (-63, -42, 1),
    ]
    a.part(spline(band), colour, 5.5)
    a.line([(-60, -32), (0, -53), (60, -32)], 4, "#FFF3DC")


def _headphones(a: Sketch, k: Figure, colour: str) -> None:
    arc: list[Knot] = [(-74, 0), (-70, -60), (0, -92), (70, -60), (74, 0)]
    a.line(arc, 19, outer=True)
    a.line(arc, 8, colour)
    for s in (-1, 1):
        a.shaded(ellipse(s * 75, 12, 16, 23), colour, s * 75 - 8, 0)


def _goggles(a: Sketch, k: Figure, colour: str) -> None:
    strap: list[Knot] = [(-68, -26), (0, -52), (68, -26)]
    a.line(strap, 20, outer=True)
    a.line(strap, 9, "#6B5A50")
    for s in (-1, 1):
        x = k.turn * 10 + s * 25
        a.part(ellipse(x, -44, 24, 21), colour)
        a.detail(ellipse(x, -44, 16, 14), "#9FE0E6")
        a.line([(x - 7, -44), (x - 1, -51)], 4.5, "#FFFFFF")


def _pot(a: Sketch, k: Figure, colour: str) -> None:
    a.limb([(64, -60), (124, -74)], 11, "#6B5A50")
    pot: list[Knot] = [(-66, -28, 1), (-66, -84, 1), (-56, -94), (56, -94), (66, -84, 1),
                       (66, -28, 1)]  # fmt: skip
    a.shaded(spline(pot, tension=0.2), colour, -60, -70)
    a.part(box(-74, -40, 148, 16, 8), light(colour), 5)
    a.gleam([(-50, -54), (-50, -78)], colour, 7)


def _chef(a: Sketch, k: Figure, colour: str) -> None:
    for x, y, r in ((-36, -92, 32), (36, -92, 32), (0, -108, 36)):
        a.part(ellipse(x, y, r), colour)
    a.fill(ellipse(0, -88, 50, 26), colour)
    a.part(
        spline([(-60, -30, 1), (-58, -74, 1), (0, -80), (58, -74, 1), (60, -30, 1), (0, -42)]),
        colour,
    )
    for x in (-28, 0, 28):
        a.line([(x, -52), (x, -68)], 4, "#D9CDB8")


def _paper(a: Sketch, k: Figure, colour: str) -> None:
    """A ship's hat folded from a newspaper."""
    a.part(poly([(-92, -34), (-8, -112), (84, -38), (0, -56)]), colour)
    a.part(
        spline([(-96, -30, 1), (0, -62), (92, -34, 1), (84, -14, 1), (0, -38), (-84, -10, 1)]),
        colour,
    )
    for y in (-74, -86):
        a.line([(-26 - (y + 86), y), (8 + (y + 86), y + 2)], 3.5, "#B7A69A")
    for x in (-50, -20, 14, 44):
        a.line(
            [(x, -30 - (30 - abs(x) * 0.4) * 0.4), (x + 14, -32 - (30 - abs(x)) * 0.3)],
            3.5,
            "#B7A69A",
        )


def _propeller(a: Sketch, k: Figure, colour: str) -> None:
    dome(a, colour)
    a.fill(spline([(-24, -36, 1), (-28, -70), (0, -95, 1), (28, -70), (24, -36, 1)]), "#FFCF3A")
    a.line(spline(DOME))
    a.limb([(0, -96), (0, -112)], 4, "#C7D2D6")
    for s in (-1, 1):
        a.part(ellipse(s * 26, -114, 25, 9, s * -8), "#E2574A" if s < 0 else "#3F88C5", 5)


def _flower(a: Sketch, k: Figure, colour: str) -> None:
    for dx, dy in ((0, -15), (14, -4), (9, 12), (-9, 12), (-14, -4)):
        a.part(ellipse(-48 + dx, -54 + dy, 11), colour, 5)
    a.fill(ellipse(-48, -53, 9), "#FFD65C")


def _bow(a: Sketch, k: Figure, colour: str) -> None:
    for s in (-1, 1):
        a.part(
            spline([(36, -72, 1), (36 + s * 26, -96), (36 + s * 40, -78), (36 + s * 26, -54)]),
            colour,
            5.5,
        )
        a.fill(ellipse(36 + s * 26, -76, 4), "#FFF6E3")
    a.part(ellipse(36, -74, 10), shade(colour), 5)


def _swim(a: Sketch, k: Figure, colour: str) -> None:
    dome(a, colour)
    a.line([(-70, -40), (0, -54), (70, -40)], 9, "#FFF3DC")
    a.line(spline(DOME))


def _fedora(a: Sketch, k: Figure, colour: str) -> None:
    _ranger(a, k, colour)
    a.push(34, -68, 14)
    a.part(box(-12, -18, 24, 34, 4), "#FFFAF0", 4.5)
    a.fill(spline([(0, -8, 1), (7, 2), (0, 8), (-7, 2)]), "#D9483B")
    a.pop()


HATS: Final[dict[str, Callable[[Sketch, Figure, str], None]]] = {
    "cap": _cap, "cap_back": _cap_back, "bucket": _bucket, "ranger": _ranger, "miner": _miner,
    "helmet": _helmet, "beanie": _beanie, "crown": _crown, "minicrown": _minicrown,
    "bandana": _bandana, "frog": _frog, "cat": _cat, "antennae": _antennae,
    "sweatband": _sweatband, "headphones": _headphones, "goggles": _goggles, "pot": _pot,
    "scarf": scarf, "chef": _chef, "paper": _paper, "propeller": _propeller, "flower": _flower,
    "bow": _bow, "swim": _swim, "fedora": _fedora, "moose": moose, "dinosaur": dinosaur,
    "fire": fire, "patka": patka, "box": cardboard,
}  # fmt: skip


def hat(a: Sketch, k: Figure) -> None:
    """The hat of a kid, if it has one."""
    if k.text("hat"):
        HATS[k.text("hat")](a, k, k.text("hat_colour"))
