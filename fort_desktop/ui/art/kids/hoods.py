"""Hats that are costumes, and cloth round the head."""

import math
from typing import Final

from fort_desktop.ui.art.kids.figure import Figure
from fort_desktop.ui.art.kids.sketch import INK, Sketch
from fort_desktop.ui.art.kids.vec import Curve, Knot, box, ellipse, poly, spline, star
from fort_desktop.ui.art.svg import light, shade

DOME: Final[list[Knot]] = [(-70, -24, 1), (-74, -60), (-40, -92), (0, -98), (42, -92), (74, -60),
                            (70, -24, 1), (36, -34), (0, -38), (-36, -34)]  # fmt: skip


def dome(a: Sketch, colour: str) -> None:
    """The crown of a cap, a helmet or a knitted hat."""
    a.shaded(spline(DOME), colour, -60, -62, 0.9)
    a.gleam([(-58, -50), (-44, -70), (-22, -80)], colour, 7)


def scarf(a: Sketch, k: Figure, colour: str) -> None:
    """A headscarf that leaves the face free."""
    outer: list[Knot] = [(0, -84), (54, -70), (78, -20), (74, 40), (50, 92), (0, 104), (-50, 92),
                         (-74, 40), (-78, -20), (-54, -70)]  # fmt: skip
    face = ellipse(k.turn * 8, 6, 56, 59)
    hole = Curve(True, tuple(reversed(face[0].points)))
    ring = (*spline(outer), hole)
    a.fill(ring, colour, outer=True)
    a.line(spline(outer), outer=True)
    a.line(face, 5)
    a.line([(-20, 72), (10, 80), (44, 70)], 4.5, shade(colour))
    a.line([(-10, 86), (14, 92), (36, 88)], 4.5, shade(colour))
    a.gleam([(-58, -44), (-38, -64), (-12, -72)], colour, 7)


def moose(a: Sketch, k: Figure, colour: str) -> None:
    """A knitted hat with ears, and antlers of cardboard."""
    board = "#E3B06E"
    for s in (-1, 1):
        palm: list[Knot] = [
            (s * 30, -78, 1),
            (s * 44, -96),
            (s * 40, -124, 1),
            (s * 54, -114),
            (s * 66, -134, 1),
            (s * 74, -116),
            (s * 94, -128, 1),
            (s * 94, -108),
            (s * 114, -108, 1),
            (s * 100, -86),
            (s * 74, -76),
            (s * 48, -66, 1),
        ]
        a.shaded(spline(palm), board, s * 66 - 14, -108, 0.86)
        a.part(ellipse(s * 78, -48, 22, 12, s * 22), colour)
        a.fill(ellipse(s * 79, -47, 12, 6, s * 22), "#F2BFA0")
    dome(a, colour)
    a.part(box(-74, -50, 148, 22, 11), light(colour), 5.5)
    for x in range(-56, 60, 16):
        a.line([(x, -45), (x + 4, -34)], 3.5)


def dinosaur(a: Sketch, k: Figure, colour: str) -> None:
    """A dinosaur's hood: spikes along its back, teeth round the face."""
    for angle, size in ((-112, 24), (-84, 30), (-54, 32), (-24, 30), (6, 24)):
        c, s = math.cos(math.radians(angle)), math.sin(math.radians(angle))
        x, y = 78 * c, -14 + 74 * s
        spike = [(x - s * 17, y + c * 17), (x + c * size, y + s * size), (x + s * 17, y - c * 17)]
        a.part(poly(spike), "#FFB03B")
    outer: list[Knot] = [(0, -92), (58, -74), (84, -20), (80, 36), (56, 72), (0, 82), (-56, 72),
                         (-80, 36), (-84, -20), (-58, -74)]  # fmt: skip
    face = ellipse(k.turn * 8, 10, 60, 56)
    ring = (*spline(outer), Curve(True, tuple(reversed(face[0].points))))
    a.fill(ring, colour, outer=True)
    a.line(spline(outer), outer=True)
    for i in range(6):
        x = k.turn * 8 - 40 + i * 16
        y = 10 - 56 * math.sqrt(max(0.0, 1 - ((x - k.turn * 8) / 60) ** 2))
        a.detail(poly([(x - 8, y - 4), (x + 8, y - 4), (x, y + 12)]), "#FFFDF6", 4)
    a.line(face, 5)
    for s in (-1, 1):
        a.detail(ellipse(s * 36, -66, 11), "#FFFDF6", 5)
        a.fill(ellipse(s * 36 + 2, -65, 5), INK)
    a.gleam([(-66, -34), (-58, -52)], colour, 7)


def fire(a: Sketch, k: Figure, colour: str) -> None:
    """A fire fighter's helmet with a coin for a shield."""
    dome(a, colour)
    for x in (-34, 36):
        a.line([(x * 0.4, -96), (x, -72), (x * 1.1, -44)], 5)
    brim: list[Knot] = [(-92, -16), (-84, -34), (-40, -46), (0, -50), (40, -46), (84, -34),
                        (92, -16), (60, -26), (0, -34), (-60, -26)]  # fmt: skip
    a.part(spline(brim), colour)
    a.gleam([(-76, -27), (-50, -36), (-24, -40)], colour, 5)
    a.part(ellipse(k.turn * 14, -68, 23), "#FFCF4D")
    a.fill(star(k.turn * 14, -68, 14, 0.5), "#B9772B")


def cardboard(a: Sketch, k: Figure, colour: str) -> None:
    """A knight's helmet made of a cardboard box."""
    outer = poly([(-78, -90), (70, -98), (80, -84), (84, 62), (-76, 68), (-84, -76)])
    window = box(k.turn * 8 - 58, -34, 116, 88, 22)
    ring = (*outer, Curve(True, tuple(reversed(window[0].points))))
    a.fill(ring, colour, outer=True)
    a.line(outer, outer=True)
    a.line(window, 5)
    a.detail(poly([(-12, -96), (18, -97), (20, -44), (-10, -42)]), "#F6E7BE", 4)
    for x, y in ((-66, -60), (66, -64), (66, 44), (-64, 50)):
        a.fill(ellipse(x, y, 5), shade(colour))
    for s in (-1, 1):
        a.line([(s * 30 - 8, -80), (s * 50, -64)], 4.5, shade(colour))


def patka(a: Sketch, k: Figure, colour: str) -> None:
    """A Sikh boy's patka over his topknot."""
    a.shaded(ellipse(6, -88, 25, 22), colour, -4, -96, 0.84)
    a.part(box(-12, -76, 36, 12, 6), shade(colour), 5)
    cloth: list[Knot] = [(-66, -2, 1), (-76, -34), (-56, -66), (0, -80), (56, -66), (76, -34),
                         (66, -2, 1), (48, -30), (0, -44), (-48, -30)]  # fmt: skip
    a.shaded(spline(cloth), colour, -40, -60, 0.9)
    for fold in ([(-62, -14), (-34, -42), (4, -66)], [(62, -14), (40, -42), (8, -66)]):
        a.line([(x, y) for x, y in fold], 4.5)
    a.gleam([(-52, -50), (-34, -62)], colour)
