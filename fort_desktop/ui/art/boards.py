"""Pieces of the table: panels, Lookout, boxes, bag, Yard, rules, marks."""

from collections.abc import Sequence
from itertools import pairwise
from math import cos, sin
from typing import Final

import pygame

from fort_desktop.scene.geometry import Point
from fort_desktop.scene.panel import rounded
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.drawings import drawn, svg_of
from fort_desktop.ui.art.icons import icon
from fort_desktop.ui.art.kept import BOARDS, THINGS
from fort_desktop.ui.art.stretched import stretched
from fort_desktop.ui.art.svg import disc, faint, hexed, mix, moved, oval, path, picture, rect, shade

_SAND: Final = "#E3C990"


@BOARDS
def panel(
    w: int,
    h: int,
    unit: float,
    colour: pal.Colour | None = None,
    grain: bool = True,
    line: float = 4.0,
) -> pygame.Surface:
    """A sheet of cardboard with outline, light inner edge and corrugated grain."""
    colour = colour or pal.CARDBOARD_RIVAL
    image = rounded(w, h, 16 * unit, colour, pal.OUTLINE, line * unit).copy()
    sheet = pygame.Surface((w, h), pygame.SRCALPHA, 32)
    if grain:
        edge = round(9 * unit)
        wave = (*pal.rgb(mix(hexed(colour), "#8A5A24", 0.5)), 34)
        for y in range(round(14 * unit), h - edge, max(3, round(9 * unit))):
            pygame.draw.line(sheet, wave, (edge, y), (w - edge, y), max(1, round(1.6 * unit)))
    inset = round(5.5 * unit)
    rim = rounded(w - 2 * inset, h - 2 * inset, 11 * unit, None, (255, 255, 255), 2.4 * unit).copy()
    rim.set_alpha(72)
    sheet.blit(rim, (inset, inset))
    image.blit(sheet, (0, 0))
    return image


@THINGS
def yard(w: int, h: int, unit: float) -> pygame.Surface:
    """A Yard: mown grass with a line of chalk along its lower edge."""
    vw, vh = w / unit, h / unit
    stripes = "".join(
        rect(x, 4, 32, vh - 8, 0, "#FFFFFF", more=faint(0.09)) for x in range(20, int(vw) - 34, 64)
    )
    chalk = path(
        f"M14 {vh - 10:.0f} q{vw / 8:.0f} -5 {vw / 2 - 14:.0f} 0 t{vw / 2 - 14:.0f} -1",
        "none",
        4,
        'stroke-dasharray="16 5 30 4" stroke-opacity="0.92"',
        "#FFFFFF",
    )
    blades = "".join(
        path(
            f"M{x:.0f} {vh - 4:.0f} q-2 -8 -5 -10 m5 10 q1 -9 2 -13 m-2 13 q3 -7 6 -8",
            "none",
            2,
            faint(0.7),
            "#4E7A38",
        )
        for x in (vw * 0.12, vw * 0.37, vw * 0.71, vw * 0.9)
    )
    body = rect(2, 2, vw - 4, vh - 4, 12, hexed(pal.YARD), 3.4) + stripes + chalk + blades
    return picture(body, w, h, (vw, vh))


_ROWS: Final = (0.26, 0.62, 0.4, 0.74, 0.2, 0.54)
"""The heights at which daisies stand, as shares of that of the lawn."""


def sandy_path(
    stones: Sequence[Point], stone: tuple[float, float], wide: float, size: tuple[int, int],
    view: tuple[float, float],
) -> pygame.Surface:  # fmt: skip
    """Draw a path of sand from stone to stone, and daisies beside it.

    Args:
        stones: their middles; stone: the width and the height of one; wide: the path.
        size: of the picture in pixels, which shows so much as `view`, in the units of the others.
    """
    way = f"M{_at(stones[0])}"
    for one, after in pairwise([*stones, stones[-1]]):
        way += f" Q{_at(one)} {_at(one.toward(after, 0.5))}"
    daisies = "".join(
        moved(svg_of("summer/daisy"), one.x + stone[0] * 0.66, one.y - stone[1] * 0.8, 0.7)
        for one in stones[1::3]
    )
    sand = path(way, "none", wide + 6) + path(way, "none", wide, line=_SAND)
    return picture(sand + daisies, *size, view)


def _at(point: Point) -> str:
    return f"{point.x:.1f} {point.y:.1f}"


@THINGS
def stone(w: int, h: int, fill: pal.Colour) -> pygame.Surface:
    """A flat stone of a garden path, with a lip below and light on its edge."""
    top, high = hexed(fill), 100 * h / w
    body = (
        oval(50, high * 0.56, 47, high * 0.4, shade(top), 3.4)
        + oval(50, high * 0.45, 47, high * 0.41, top, 3.4)
        + path(f"M14 {high * 0.32:.1f} Q28 {high * 0.14:.1f} 48 {high * 0.13:.1f}", "none", 3,
               faint(0.8), "#FFFFFF")
    )  # fmt: skip
    return picture(body, w, h, (100, high))


@THINGS
def mown(w: int, h: int, unit: float) -> pygame.Surface:
    """A rival's Yard: mown grass with a line of chalk along its lower edge."""
    vw, vh = w / unit, h / unit
    stripes = "".join(
        rect(x, 2, 16, vh - 4, 0, "#FFFFFF", more=faint(0.09)) for x in range(14, int(vw) - 16, 32)
    )
    chalk = path(
        f"M7 {vh - 5:.1f} H{vw - 7:.1f}",
        "none",
        2.4,
        'stroke-dasharray="10 4 18 4" stroke-opacity="0.92"',
        "#FFFFFF",
    )
    body = rect(1.2, 1.2, vw - 2.4, vh - 2.4, 8, hexed(pal.YARD), 2.4) + stripes + chalk
    return picture(body + _daisies(vw, vh), w, h, (vw, vh))


def _daisies(w: float, h: float) -> str:
    """A few daisies between the stripes of a lawn, the more the wider it is."""
    spots = ((x, h * _ROWS[i % len(_ROWS)]) for i, x in enumerate(range(30, int(w) - 20, 64)))
    return "".join(
        "".join(
            disc(x + 3.4 * cos(turn), y + 3.4 * sin(turn), 2.3, "#FFFBF0")
            for turn in (0.0, 1.26, 2.51, 3.77, 5.03)
        )
        + disc(x, y, 2.1, hexed(pal.ACTION))
        for x, y in spots
    )


@THINGS
def tower(w: int, h: int, unit: float) -> pygame.Surface:
    """The Lookout: a cardboard tower below a striped awning."""
    return stretched("things/tower", w, h, unit)


@THINGS
def macaroni(w: int, h: int) -> pygame.Surface:
    """The macaroni sculpture, as large as fits."""
    return drawn("things/macaroni", w, h)


@THINGS
def seat_mark(size: int, seat: str) -> pygame.Surface:
    """A disc in a seat's colour with its mark, which shows the owner."""
    plate = rounded(size, size, size / 2, pal.SEATS[seat], pal.OUTLINE, max(1.5, size / 12)).copy()
    sign = icon(pal.MARKS[seat], round(size * 0.6))
    plate.blit(sign, sign.get_rect(center=(size // 2, size // 2)))
    return plate
