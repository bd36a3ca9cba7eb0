"""The fort of cardboard and blankets, from a chalk plan to a palace."""

import re
from collections.abc import Callable
from functools import partial
from itertools import groupby
from operator import itemgetter
from typing import Final, NamedTuple

import pygame

from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.drawings import Drawing, Element, drawing, svg_of
from fort_desktop.ui.art.kept import THINGS
from fort_desktop.ui.art.kids.compose import kid_svg
from fort_desktop.ui.art.players import person
from fort_desktop.ui.art.svg import hexed, light, mix, moved, picture

VIEW: Final = (320.0, 260.0)
"""The box in which forts are drawn."""
TOP: Final = 5
GROWS: Final = 0.02
"""A fort is so much larger with each level, as a share of that of the top."""
STAGES: Final = 4
"""A fort is built in so many stages: walls, blankets, towers, flags."""
_STAGES: Final = {
    -2: ("shadow", "ground", "grass"),
    1: ("blanket", "roll"),
    2: ("cone", "battlement", "ladder"),
    3: ("flag", "bunting", "kid"),
}
"""The stages of groups by the beginning of their name; others are walls. The ground is there."""
_KID: Final = 0.36
"""How large the kid in the door is; a step hides where its figure ends."""
WAVES: Final = 3
"""In so many ways a flag hangs."""
DOORS: Final = (0.5, 0.494, 0.4, 0.394, 0.403, 0.5)
"""Where the middle of the door is at each level, as a share of the width."""
_WIDTH: Final = re.compile(r'stroke-width="([0-9.]+)"')


def _dressed(level: int, seat: str, wave: int) -> tuple[Drawing, dict[str, str], dict[str, str]]:
    """The drawing of a fort, colours of a seat, its kid in the door and its mark on the flag."""
    mark, colour = pal.MARKS[seat], mix(hexed(pal.SEATS[seat]), "#FFFFFF", 0.12)
    pale = mix(colour, "#FFFFFF", 0.18)
    colours = {"seat": colour, "seat-pale": pale, "seat-light": light(colour)}
    kid = moved(kid_svg(person(seat)), -150 * _KID, -300 * _KID, _KID)
    parts = {"kid": kid, "mark": svg_of(f"signs/{mark}")}
    if wave:
        parts |= {one: svg_of(f"forts/{one}-{wave}", colours) for one in ("cloth", "pennant")}
    return drawing(f"forts/{min(max(level, 0), TOP)}"), colours, parts


def _body(level: int, seat: str, wave: int, home: bool) -> str:
    found, colours, parts = _dressed(level, seat, wave)
    return found.svg(colours, parts if home else {**parts, "kid": ""})


def _thinner(body: str, line: float) -> str:
    """Scale the outlines of shapes by `line`."""
    return _WIDTH.sub(lambda found: f'stroke-width="{float(found[1]) * line:.2f}"', body)


@THINGS
def fort_picture(
    level: int,
    w: int,
    h: int,
    seat: str = "blue",
    line: float = 1.0,
    wave: int = 0,
    home: bool = True,
) -> pygame.Surface:
    """A fort of level 0 to 5 with the flag of a seat's colour, centred in `w` x `h` pixels.

    Args:
        line: scales the width of all outlines, for a fort that is drawn very large.
        wave: how its flags hang, of `WAVES` ways; home: its kid stands in the door.
    """
    return picture(_thinner(_body(level, seat, wave, home), line), w, h, VIEW)


@THINGS
def standing_fort(
    level: int,
    w: int,
    h: int,
    seat: str,
    grows: float = GROWS,
    plan: bool = True,
    line: float = 1.0,
    wave: int = 0,
) -> pygame.Surface:
    """A fort that grows with its level, its feet on the lower edge of `w` x `h` pixels.

    Args:
        grows: how much larger it is with each level, as a share of that of the top.
        plan: the next level is drawn pale behind it.
        line, wave: see `fort_picture`.
    """
    image = pygame.Surface((w, h), pygame.SRCALPHA, 32)
    if plan and level < TOP:
        ghost = fort_picture(level + 1, *_standing(level + 1, w, h, grows), seat, line).copy()
        ghost.set_alpha(_PLANNED)
        image.blit(ghost, ghost.get_rect(midbottom=(w // 2, h)))
    fort = fort_picture(level, *_standing(level, w, h, grows), seat, line, wave)
    image.blit(fort, fort.get_rect(midbottom=(w // 2, h)))
    return image


@THINGS
def glowing_plan(level: int, w: int, h: int, seat: str, grows: float = GROWS) -> pygame.Surface:
    """The outline of a fort that is to be built, lit, where `standing_fort` would draw it."""
    image = pygame.Surface((w, h), pygame.SRCALPHA, 32)
    plan = fort_picture(level, *_standing(level, w, h, grows), seat)
    shape = pygame.mask.from_surface(plan, 127)
    edge = max(2, round(w * _RIM))
    at = plan.get_rect(midbottom=(w // 2, h))
    for reach, opacity in ((2 * edge, 90), (edge, 255)):
        glow = shape.convolve(pygame.mask.Mask((2 * reach + 1, 2 * reach + 1), True))
        lit = glow.to_surface(setcolor=(*pal.ACTION[:3], opacity), unsetcolor=(0, 0, 0, 0))
        image.blit(lit, at.move(-reach, -reach))
    image.blit(shape.to_surface(setcolor=(255, 255, 255, 255), unsetcolor=(0, 0, 0, 0)), at,
               special_flags=pygame.BLEND_RGBA_SUB)  # fmt: skip
    pale = plan.copy()
    pale.set_alpha(_BUILDING)
    image.blit(pale, at)
    return image


def _standing(level: int, w: int, h: int, grows: float) -> tuple[int, int]:
    wide = min(w, h * VIEW[0] / VIEW[1]) * (1 - grows * (TOP - level))
    return round(wide), round(wide * VIEW[1] / VIEW[0])


_RIM: Final = 0.011
"""The width of the lit outline of a fort that is being paid, as a share of that of its place."""
_BUILDING: Final = 120
"""How much is seen of it, of 255."""
_PLANNED: Final = 42
"""How much is seen of the next level, of 255: a plan, not a second fort."""


class Piece(NamedTuple):
    """A part of a fort that is put on in one go.

    Attributes:
        stage: when it comes: walls, blankets, towers, flags.
        draw: makes its picture, as wide and as high as the fort of that level.
    """

    stage: int
    draw: Callable[[], pygame.Surface]


def pieces_of(level: int, w: int, h: int, seat: str, grows: float, line: float) -> list[Piece]:
    """Return the pieces of a fort that stands in `w` x `h` pixels, from back to front."""
    found, colours, parts = _dressed(level, seat, 0)
    size = _standing(level, w, h, grows)
    whole = found.shapes[-1]
    names = [one.own.get("id", "") for one in whole.inside]

    def draw(groups: list[Element]) -> pygame.Surface:
        part = found._replace(shapes=[whole._replace(inside=groups)])
        return picture(_thinner(part.svg(colours, parts), line), *size, VIEW)

    runs = groupby(zip(_stages(names), whole.inside, strict=True), key=itemgetter(0))
    return [Piece(stage, partial(draw, [group for _, group in run])) for stage, run in runs]


def _stages(names: list[str]) -> list[int]:
    """The stages of the groups of a drawing; a pane comes with the wall before it."""
    found, wall = [], 0
    for name, after in zip(names, [*names[1:], ""], strict=True):
        # The wall of a tower is that below its cone.
        kind = "cone" if after.startswith("cone") else name
        stage = next((n for n, begin in _STAGES.items() if kind.startswith(begin)), 0)
        if name.startswith("pane"):
            stage = wall
        elif stage in (0, 2):
            wall = stage
        found.append(stage)
    return found
