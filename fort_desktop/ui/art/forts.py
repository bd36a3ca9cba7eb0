"""The fort of cardboard and blankets, from a chalk plan to a palace."""

import re
from typing import Final

import pygame

from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.drawings import svg_of
from fort_desktop.ui.art.kept import THINGS
from fort_desktop.ui.art.svg import hexed, light, mix, picture

VIEW: Final = (320.0, 260.0)
"""The box in which forts are drawn."""
TOP: Final = 5
_STEP: Final = 0.05
"""A fort is so much larger with each level, as a share of that of the top."""
WAVES: Final = 3
"""In so many ways a flag hangs."""
_WIDTH: Final = re.compile(r'stroke-width="([0-9.]+)"')


def _body(level: int, seat: str, wave: int = 0) -> str:
    """A fort in a seat's colours, with the seat's kid in the door and its mark on the flag."""
    mark, colour = pal.MARKS[seat], mix(hexed(pal.SEATS[seat]), "#FFFFFF", 0.12)
    pale = mix(colour, "#FFFFFF", 0.18)
    colours = {"seat": colour, "seat-pale": pale, "seat-light": light(colour)}
    parts = {"kid": svg_of(f"forts/kid-{mark}"), "mark": svg_of(f"signs/{mark}")}
    if wave:
        parts |= {one: svg_of(f"forts/{one}-{wave}", colours) for one in ("cloth", "pennant")}
    return svg_of(f"forts/{min(max(level, 0), TOP)}", colours, parts)


def _thinner(body: str, line: float) -> str:
    """Scale the outlines of shapes by `line`."""
    return _WIDTH.sub(lambda found: f'stroke-width="{float(found[1]) * line:.2f}"', body)


@THINGS
def fort_picture(
    level: int, w: int, h: int, seat: str = "blue", line: float = 1.0, wave: int = 0
) -> pygame.Surface:
    """A fort of level 0 to 5 with the flag of a seat's colour, centred in `w` x `h` pixels.

    Args:
        line: scales the width of all outlines, for a fort that is drawn very large.
        wave: how its flags hang, of `WAVES` ways.
    """
    return picture(_thinner(_body(level, seat, wave), line), w, h, VIEW)


@THINGS
def standing_fort(
    level: int, w: int, h: int, seat: str, line: float = 1.0, wave: int = 0
) -> pygame.Surface:
    """A fort that grows with its level, its feet on the lower edge of `w` x `h` pixels.

    The next level is drawn pale behind it; see `fort_picture` for the rest.
    """
    image = pygame.Surface((w, h), pygame.SRCALPHA, 32)
    if level < TOP:
        ghost = _standing(level + 1, w, h, seat, line, 0).copy()
        ghost.set_alpha(58)
        image.blit(ghost, ghost.get_rect(midbottom=(w // 2, h)))
    fort = _standing(level, w, h, seat, line, wave)
    image.blit(fort, fort.get_rect(midbottom=(w // 2, h)))
    return image


def _standing(level: int, w: int, h: int, seat: str, line: float, wave: int) -> pygame.Surface:
    wide = min(w, h * VIEW[0] / VIEW[1]) * (1 - _STEP * (TOP - level))
    return fort_picture(level, round(wide), round(wide * VIEW[1] / VIEW[0]), seat, line, wave)
