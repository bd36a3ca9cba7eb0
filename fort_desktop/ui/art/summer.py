"""The back yard on a summer afternoon, background of the title screen."""

import math
from collections.abc import Iterator
from typing import Final

import pygame

from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.daylight import lit_by, warmed
from fort_desktop.ui.art.drawings import drawn, svg_of
from fort_desktop.ui.art.kept import SCENERY, THINGS
from fort_desktop.ui.art.stretched import grown
from fort_desktop.ui.art.svg import disc, faint, hexed, mix, moved, path, picture, rect

_WOOD: Final = "#B98F5C"
_BULBS: Final = ("#FFD23F", "#F2785C", "#8DD3E8", "#CFE38A")
_SKY: Final = (
    ("#9FD0E6", "#D9EDE4", "#FBE8BE"),
    ("#7F78B4", "#F0A99A", "#FFC98A"),
    ("#39407E", "#7A66A8", "#F2A58C"),
)
"""From the zenith to the horizon, in the afternoon, in the evening and at night."""
_STARS: Final = (
    (0.05, 0.06), (0.13, 0.2), (0.2, 0.09), (0.29, 0.27), (0.36, 0.05), (0.45, 0.16), (0.53, 0.07),
    (0.6, 0.23), (0.67, 0.1), (0.74, 0.3), (0.79, 0.06), (0.93, 0.32), (0.97, 0.1), (0.09, 0.33),
)  # fmt: skip
BEYOND: Final = 40
"""Of the 300 units of a kid, so many are added at each side."""
_HAZE: Final = (255, 248, 226, 46)
"""What lies over the yard behind the menus."""
_NEAR: Final = 130
"""How high the lower edge of the lawn is there."""
_SHINE: Final = 110
"""How far the lamps shine, in units."""
_BRIGHT: Final = 1.8
_BLADE: Final = 10
"""How wide a blade of grass is."""
HORIZON: Final = 0.6
"""Where the lawn begins, as a share of the height."""


def _sky(dusk: float) -> str:
    late = int(dusk > 1)
    stops = "".join(
        f'<stop offset="{at}%" stop-color="{mix(before, after, dusk - late)}"/>'
        for at, before, after in zip((0, 36, 62), *_SKY[late : late + 2], strict=True)
    )
    return (
        '<defs><linearGradient id="sky" x1="0%" y1="0%" x2="0%" y2="100%">'
        f"{stops}</linearGradient></defs>"
    )


def _moon(x: float, y: float, share: float) -> str:
    """The crescent of the moon with its light; `share` is how much of it is to be seen."""
    return moved(svg_of("summer/moon", opacity=share), x, y)


def _stars(w: float, h: float, share: float) -> str:
    star = svg_of("summer/star", opacity=share)
    return "".join(
        moved(star, x * w, y * h, 0.7 + (i % 3) * 0.3) for i, (x, y) in enumerate(_STARS)
    )


def _sun(x: float, y: float, dusk: float) -> str:
    colours = {"shine": mix("#FFE9A3", "#FFC07A", dusk), "sun": mix("#FFE08A", "#FFA65C", dusk)}
    return moved(svg_of("summer/sun", colours), x, y)


def _fence(w: float, top: float, bottom: float) -> str:
    step, posts = 58, ""
    for i in range(-1, int(w / step) + 2):
        x, y = i * step, top + (6, 0, 9, 3)[i % 4]
        posts += path(f"M{x} {bottom} V{y} l24 -26 l24 26 V{bottom}Z", "#EBD3A6", 3.4, line=_WOOD)
        posts += path(f"M{x + 8} {y + 10} V{bottom - 30}", "none", 3, faint(0.7), "#F8E8C6")
    rails = "".join(
        rect(-10, y, w + 20, 17, 4, "#DDBF8B", 3).replace("#4A2C1A", _WOOD)
        for y in (top + 42, bottom - 62)
    )
    return rails + posts


def _bulbs(
    x0: float, y0: float, x1: float, y1: float, sag: float, n: int
) -> Iterator[tuple[float, float]]:
    """The lamps on a string between two points."""
    middle, low = (x0 + x1) / 2, (y0 + y1) / 2 + 2 * sag
    for i in range(1, n):
        t = i / n
        x = (1 - t) ** 2 * x0 + 2 * t * (1 - t) * middle + t * t * x1
        yield x, (1 - t) ** 2 * y0 + 2 * t * (1 - t) * low + t * t * y1 + 12


def _lights(x0: float, y0: float, x1: float, y1: float, sag: float, n: int) -> str:
    middle, low = (x0 + x1) / 2, (y0 + y1) / 2 + 2 * sag
    out = path(f"M{x0} {y0} Q{middle} {low} {x1} {y1}", "none", 4)
    for i, (x, y) in enumerate(_bulbs(x0, y0, x1, y1, sag, n), 1):
        out += disc(x, y, 10, _BULBS[i % 4], 3)
    return out


@SCENERY
def afternoon(w: int, h: int, unit: float, dusk: float = 0.0) -> pygame.Surface:
    """Sky, houses, trees and lawn over the whole window, without the fence."""
    vw, vh = w / unit, h / unit
    late = max(0.0, dusk - 1)
    puff = mix(mix("#FFFDF2", "#F6B8A6", min(1.0, dusk)), "#A98BB8", late)
    sun = _sun(vw * 0.86, vh * (0.16 + 0.26 * dusk), min(1.0, dusk)) if late < 0.5 else ""
    # The sky and its lamps have their colours; what they shine on is tinted.
    sky = (
        rect(0, 0, vw, vh, 0, "url(#sky)")
        + (_stars(vw, vh, late) + _moon(vw * 0.9, vh * 0.13, late) if late else "")
        + sun
    )
    body = grown("summer/afternoon", (vw, vh), {"cloud": puff})
    if not late:
        return warmed(picture(sky + body, w, h, (vw, vh), _sky(dusk)), dusk)
    image = picture(sky, w, h, (vw, vh), _sky(dusk)).copy()
    image.blit(warmed(picture(body, w, h, (vw, vh)), dusk), (0, 0))
    return image


@SCENERY
def fence(w: int, h: int, unit: float, dusk: float = 0.0) -> pygame.Surface:
    """The fence, with the lights above it, which shine at dusk; kids may look over it."""
    vw, vh = w / unit, h / unit
    y = vh * HORIZON
    strings = (
        (vw * 0.02, vh * 0.2, vw * 0.5, vh * 0.1, 60, 13),
        (vw * 0.5, vh * 0.1, vw * 0.97, vh * 0.18, 66, 13),
    )
    lights = "".join(_lights(*one) for one in strings)
    if dusk == 0:
        return picture(_fence(vw, y - 128, y + 34) + lights, w, h, (vw, vh))
    # Lamps keep their colours; what they hang over does not.
    image = warmed(picture(_fence(vw, y - 128, y + 34), w, h, (vw, vh)), dusk).copy()
    for one in strings:
        for x, low in _bulbs(*one):
            lit_by(image, x * unit, low * unit, _SHINE * unit, _BRIGHT * min(1.0, dusk))
    image.blit(picture(lights, w, h, (vw, vh)), (0, 0))
    return image


@SCENERY
def garden(w: int, h: int, unit: float, dusk: float = 0.0) -> pygame.Surface:
    """The yard with its fence behind the menus: paler, so that what lies on it stands out.

    With high contrast it is one dark ground.
    """
    if pal.plain():
        ground = pygame.Surface((w, h), depth=32)
        ground.fill(pal.GRASS[0])
        return ground
    image = afternoon(w, h, unit, dusk).copy()
    image.blit(fence(w, h, unit, dusk), (0, 0))
    veil = pygame.Surface((w, h), pygame.SRCALPHA, 32)
    veil.fill(_HAZE)
    image.blit(veil, (0, 0))
    near = near_grass(w, h, unit)
    image.blit(warmed(near, dusk), (0, h - near.get_height()))
    return image


def near_grass(w: int, h: int, unit: float) -> pygame.Surface:
    """The lower edge of `garden`, for what stands in its grass."""
    return grass(w, round(_NEAR * unit), unit)


@SCENERY
def grass(w: int, h: int, unit: float) -> pygame.Surface:
    """The near edge of the lawn, which hides the lower edge of the kids."""
    vw, vh = w / unit, h / unit
    blades = _meadow(vw, vh, "#5B883D", 34) + _meadow(vw, vh, "#6F9A45", 24)
    for i in range(int(vw / 34)):
        x, y = i * 34 + (i * 37) % 23, 52 + (i * 53) % 34
        colour = ("#4E7A38", "#557F3C", "#8DB457")[i % 3]
        tuft = f"M{x} {y} q-4 -22 -14 -30 m14 30 q0 -26 3 -38 m-3 38 q8 -20 18 -26"
        blades += path(tuft, "none", 4.6, line=colour)
    daisy = svg_of("summer/daisy")
    daisies = "".join(
        moved(daisy, x * vw, 96 + (i * 29) % 40, 1.5)
        for i, x in enumerate((0.06, 0.19, 0.37, 0.52, 0.66, 0.83, 0.95))
    )
    return picture(blades + daisies, w, h, (vw, vh))


def _meadow(w: float, h: float, colour: str, high: int) -> str:
    """A lawn whose upper edge is of blades, so dense that nothing behind it ends in a line."""
    d = f"M0 {h}"
    for i in range(int(w / _BLADE) + 1):
        x, low = i * _BLADE, 54 + 12 * math.cos(i * _BLADE / w * 7)
        tip, lean = low - high + (i * high * 7) % 17, (i * 5) % 13 - 6
        d += f"L{x:.0f} {low:.0f}Q{x + 2:.0f} {(low + tip) / 2:.0f} {x + 5 + lean:.0f} {tip:.0f}"
        d += f"Q{x + 8:.0f} {(low + tip) / 2:.0f} {x + _BLADE:.0f} {low:.0f}"
    return path(f"{d}V{h}Z", colour)


@THINGS
def letter_sheet(w: int, h: int, colour: str) -> pygame.Surface:
    """A sheet of cardboard in a seat's colour, for one letter of the name."""
    return drawn("things/letter", w, h, {"seat": hexed(pal.SEATS[colour])})


@THINGS
def kid_alone(svg: str, size: int) -> pygame.Surface:
    """A kid's figure without a ground, for a place of `size` pixels.

    The picture reaches beyond the sides and the top of that place: props do so too.
    """
    edge = round(BEYOND * size / 300)
    side = 300 + 2 * BEYOND
    body = f'<g transform="translate({BEYOND} {BEYOND})">{svg}</g>'
    whole = size + 2 * edge
    image = picture(body, whole, whole, (side, side))
    # Whoever peeks from below ends at the lower edge of the place.
    image.fill((0, 0, 0, 0), (0, edge + size, whole, edge))
    return image
