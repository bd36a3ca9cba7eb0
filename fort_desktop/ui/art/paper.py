"""Things of paper and cloth: tape, name banners, perks on a line, the log, gingham, chalk."""

from typing import Final

import pygame

from fort_desktop.scene.panel import dashed, rounded
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.kept import PARTS, THINGS
from fort_desktop.ui.art.stretched import stretched
from fort_desktop.ui.art.svg import disc, faint, hexed, moved, path, picture, rect, stroke

PERK_FILLS: Final = (
    *("#BFE0EE", "#F9DFA0", "#F6C6BD", "#CFE3B0", "#DDD0EE"),
    *("#C4E8DC", "#FBD2A6", "#E4E2DA", "#F2C4DC"),
)
"""One for each perk."""
_BANNER: Final = 44
"""The height of a banner in its file."""


@PARTS
def tape(
    w: int, h: int, friend: bool = False, turn: float = 0.0, broad: int | None = None
) -> pygame.Surface:
    """A strip of masking tape with torn ends, a little askew; pink for a Best Friend.

    Its outline and its teeth are those of a tape as high as `broad`; None for `h`.
    """
    fill = hexed(pal.TAPE_FRIEND if friend else pal.TAPE)
    k = (broad or h) / 33
    tooth, edge = 4 * k, 3 * k
    step = (h - 2 * edge) / 6
    left = "".join(f" l{tooth if i % 2 else -tooth:.2f} {step:.2f}" for i in range(6))
    right = "".join(f" l{tooth if i % 2 == 0 else -tooth:.2f} {-step:.2f}" for i in range(6))
    x0, x1 = edge + tooth, w - edge - tooth
    body = path(f"M{x0} {edge}{left} L{x1} {h - edge}{right}Z", fill, 2 * k)
    gleam = path(
        f"M{x0 + 5 * k} {edge + 3.6 * k} H{x1 - 5 * k}", "none", 1.8 * k, faint(0.55), "#FFFFFF"
    )
    group = f'<g transform="rotate({turn} {w / 2} {h / 2})">{body}{gleam}</g>'
    return picture(group, w, h, (w, h))


@THINGS
def banner(w: int, h: int, colour: pal.Colour) -> pygame.Surface:
    """A name banner in a seat's colour, with a swallow's tail."""
    return stretched("things/banner", w, h, h / _BANNER, {"seat": hexed(colour)})


@THINGS
def gingham(w: int, h: int, unit: float) -> pygame.Surface:
    """The picnic blanket of the Park, with a fringe above and below."""
    image = pygame.Surface((w, h), pygame.SRCALPHA, 32)
    fringe = max(2, round(7 * unit))
    cloth = pygame.Surface((w, h - 2 * fringe), pygame.SRCALPHA, 32)
    cloth.fill(pal.GINGHAM[0])
    size = max(4, round(22 * unit))
    across = pygame.Surface((w, size), pygame.SRCALPHA, 32)
    across.fill((*pal.GINGHAM[1], 87))
    down = pygame.Surface((size, h), pygame.SRCALPHA, 32)
    down.fill((*pal.GINGHAM[1], 87))
    for x in range(0, w, 2 * size):
        cloth.blit(down, (x, 0))
    for y in range(0, h, 2 * size):
        cloth.blit(across, (0, y))
    mask = rounded(*cloth.get_size(), 8 * unit, (255, 255, 255), None, 0)
    cloth.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    line = pal.rgb("#B0503F")
    for x in range(round(8 * unit), w - round(6 * unit), max(3, round(12 * unit))):
        pygame.draw.line(image, line, (x, 0), (x, h - 1), max(1, round(3 * unit)))
    image.blit(cloth, (0, fringe))
    image.blit(rounded(*cloth.get_size(), 8 * unit, None, line, 4 * unit), (0, fringe))
    return image


@THINGS
def rug(w: int, h: int, unit: float, colour: str) -> pygame.Surface:
    """The rug on which a hand lies: dark gingham in the colour of a seat, with a stitched edge."""
    ground = pygame.Color(*pal.SEATS[colour]).lerp(pygame.Color(*_NIGHT), _DARK)
    dark = ground.r, ground.g, ground.b
    image = rounded(w, h, 20 * unit, dark, None, 0).copy()
    for size, across in ((w, True), (h, False)):
        for i in range(0, round(size / unit / _CHECK), 2):
            box = pygame.Rect(round(i * _CHECK * unit), 0, round(_CHECK * unit), h)
            if not across:
                box = pygame.Rect(0, box.x, w, box.w)
            band = pygame.Surface(box.size, pygame.SRCALPHA, 32)
            band.fill((*_THREAD, _PALE))
            image.blit(band, box)
    mask = rounded(w, h, 20 * unit, (255, 255, 255), None, 0)
    image.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    image.blit(rounded(w, h, 20 * unit, None, pal.OUTLINE, 3 * unit), (0, 0))
    edge = round(11 * unit)
    stitches = dashed(w - 2 * edge, h - 2 * edge, 12 * unit, _THREAD, max(1.0, 2.4 * unit))
    image.blit(stitches, (edge, edge))
    return image


@THINGS
def chalkboard(w: int, h: int, unit: float) -> pygame.Surface:
    """A school board in its wooden frame, with traces of the sponge."""
    colours = {"frame": hexed(pal.PARK_BACK), "board": hexed(pal.CHALKBOARD)}
    return stretched("things/chalkboard", w, h, unit, colours)


@THINGS
def patio(w: int, h: int, unit: float) -> pygame.Surface:
    """The stone slabs on which cards are played, in a frame of chalk."""
    vw, vh = w / unit, h / unit
    seams = "".join(
        path(f"M{vw * i / 3:.0f} 4 V{vh - 4:.0f}", "none", 4, line="#BBAC92") for i in (1, 2)
    ) + path(f"M4 {vh / 2:.0f} H{vw - 4:.0f}", "none", 4, line="#BBAC92")
    specks = "".join(
        disc(
            (37 * i * i + 53 * i) % (vw - 20) + 10,
            (71 * i + 13 * i * i) % (vh - 20) + 10,
            1.7,
            "#B3A488",
        )
        for i in range(26)
    )
    body = (
        rect(2, 2, vw - 4, vh - 4, 18, hexed(pal.PATIO), 4)
        + seams
        + specks
        + rect(
            13,
            13,
            vw - 26,
            vh - 26,
            14,
            "none",
            0,
            'stroke="#FFFFFF" stroke-width="4" stroke-linecap="round" stroke-opacity="0.9" '
            'stroke-dasharray="18 6 30 5"',
        )
    )
    return picture(body, w, h, (vw, vh))


_CELLS: Final = ((1.0, 4.0), (0.5, 3.0), (1.5, 3.0), (1.0, 2.0), (0.5, 1.0), (1.5, 1.0))
"""The squares of a hopscotch, left and top, in squares; its goal is above them."""


@THINGS
def chalked(w: int, h: int) -> pygame.Surface:
    """The chalk drawings on the free stone: the sun, and a hopscotch at the other end.

    Of a place of `w` x `h` pixels the middle third is left free, for words.
    """
    long, across = max(w, h), min(w, h)
    view = 90 * across / max(1, long)
    fits, yellow, pink = min(1.0, view / 36), "#FFE59A", "#F6B7C4"
    face = "M-3.4 -3 V-1.4 M3.4 -3 V-1.4 M-4.2 2.4 Q0 6.2 4.2 2.4"
    sun = disc(0, 0, 8, "none", 0, stroke(1.7, yellow)) + path(face, "none", 1.4, line=yellow)
    ray = path("M0 -11.5 V-15", "none", 1.7, line=yellow)
    sun += "".join(moved(ray, 0, 0, turn=turn) for turn in range(0, 360, 45))
    court = path("M-11 -16 A11 11 0 0 1 11 -16 Z", "none", 1.6, line=pink)
    court += disc(5.5, -10, 2.2, pink) + "".join(
        rect(11 * x - 16.5, 11 * y - 27, 11, 11, 1.2, "none", 0, stroke(1.6, "#FFFFFF"))
        for x, y in _CELLS
    )
    upright = h >= w
    middle, turn = view / 2, 0 if upright else 90
    (x, y), (x2, y2) = ((middle, 15), (middle, 73)) if upright else ((15, middle), (73, middle))
    drawn = moved(sun, x, y, 0.85 * fits) + moved(court, x2, y2, 0.48 * fits, turn)
    size = (view, 90.0) if upright else (90.0, view)
    return picture(f"<g {faint(0.9)}>{drawn}</g>", w, h, size)


@THINGS
def washing_line(w: int, h: int, unit: float) -> pygame.Surface:
    """The line on which the perks hang, sagging a little."""
    return stretched("things/washing_line", w, h, unit)


@THINGS
def perk_sheet(w: int, h: int, unit: float, number: int, taken: bool = False) -> pygame.Surface:
    """A perk: a sheet of coloured paper with two clothes pegs, paler once it is taken."""
    colours = {"perk": PERK_FILLS[number % len(PERK_FILLS)]}
    parts = {} if taken else {"veil": ""}
    return stretched("things/perk_sheet", w, h, unit, colours, parts)


_NIGHT: Final = (38, 62, 84)
_DARK: Final = 0.42
"""So much of it is mixed into the colour of a rug."""
_THREAD: Final = (255, 240, 210)
_CHECK: Final = 27.0
"""A check of a rug, in design units."""
_STRIPE: Final = 48.0
_PALE: Final = 20
"""The opacity of the pale stripes, of 255."""
_PEG: Final = 146.0
"""From one peg to the next, about."""


@THINGS
def curtain(w: int, h: int, unit: float, colour: pal.Colour, above: float) -> pygame.Surface:
    """A curtain of this size in pixels; `above` units of it are for the line and the pegs."""
    image = pygame.Surface((w, h), pygame.SRCALPHA, 32)
    top = round(above * unit)
    sheet = rounded(w, h - top, 14 * unit, colour, None, 0).copy()
    band = pygame.Surface((max(1, round(_STRIPE * unit)), h - top), pygame.SRCALPHA, 32)
    band.fill((255, 255, 255, _PALE))
    for x in range(0, w, max(2, round(2 * _STRIPE * unit))):
        sheet.blit(band, (x, 0))
    mask = rounded(w, h - top, 14 * unit, (255, 255, 255), None, 0)
    sheet.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    image.blit(sheet, (0, top))
    image.blit(rounded(w, h - top, 14 * unit, None, pal.OUTLINE, max(1.0, 3 * unit)), (0, top))
    seam = round(9 * unit)
    stitches = dashed(w - 2 * seam, h - top - 2 * seam, 9 * unit, pal.CHALK, max(1.0, 2 * unit))
    image.blit(stitches, (seam, top + seam))
    image.blit(_line(w, round(2.2 * top), unit), (0, 0))
    return image


def _line(w: int, h: int, unit: float) -> pygame.Surface:
    """The washing line, and the pegs that hold the curtain."""
    vw, vh = w / unit, h / unit
    count = max(2, round(vw / _PEG))
    line = path(f"M0 7 H{vw:.1f}", "none", 5) + path(f"M0 7 H{vw:.1f}", "none", 2, line="#F6E7BE")
    pegs = "".join(
        rect(x - 5, 2, 10, 24, 3, "#D9A15A", 2.2)
        + path(f"M{x - 2:.1f} 5 V10", "none", 1.6, faint(0.7), "#FFE3B5")
        for x in (vw * (i + 0.5) / count for i in range(count))
    )
    return picture(line + pegs, w, h, (vw, vh))
