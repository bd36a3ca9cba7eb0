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
    return svg_of(f"forts/{min(max(level, 0), 5)}", colours, parts)


def _thinner(body: str, line: float) -> str:
    """Scale the outlines of shapes by `line`."""
    return _WIDTH.sub(lambda found: f'stroke-width="{float(found[1]) * line:.2f}"', body)


@THINGS
def fort_picture(
    level: int,
    w: int,
    h: int,
    seat: str = "blue",
    plan: bool = False,
    line: float = 1.0,
    wave: int = 0,
) -> pygame.Surface:
    """A fort of level 0 to 5 with the flag of a seat's colour, centred in `w` x `h` pixels.

    With `plan` the next level is drawn pale behind it. `line` scales the width of all outlines,
    for a fort that is drawn very large. `wave` says how its flags hang, of `WAVES` ways.
    """
    image = picture(_thinner(_body(level, seat, wave), line), w, h, VIEW)
    if not plan or level >= 5:
        return image
    ghost = picture(_thinner(_body(level + 1, seat), line), w, h, VIEW).copy()
    ghost.set_alpha(58)
    whole = pygame.Surface((w, h), pygame.SRCALPHA, 32)
    whole.blit(ghost, (0, 0))
    whole.blit(image, (0, 0))
    return whole
