"""The place where a fort stands, and its building there: pieces fall in turn, and shake."""

import math
from collections.abc import Callable
from typing import Final, NamedTuple

import pygame

from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.ui.art.daylight import warmed
from fort_desktop.ui.art.forts import GROWS, STAGES, Piece, pieces_of, standing_fort

BEAT: Final = 0.12
"""Seconds in which the pieces of one stage fall, and then settle while the next ones fall."""
BUILT: Final = (STAGES + 1) * BEAT
_FALL: Final = 0.4
"""They fall from so much of the fort's height above, and hop so high."""
_HOP: Final = 0.035
_SHAKE: Final = 0.02
"""A piece shakes so much of the fort's width as it lands: a thud."""

_AT_ONCE: Final = 200_000
"""Pixels of pieces that are drawn in one frame."""


class Fort(NamedTuple):
    """A fort as it is drawn.

    Attributes:
        w, h: its place in pixels; grows, plan, line: as in `standing_fort`; dusk: the hour.
    """

    level: int
    colour: str
    w: int
    h: int
    dusk: float
    grows: float = GROWS
    plan: bool = True
    line: float = 1.0

    def picture(self, wave: int = 0) -> pygame.Surface:
        """The fort; `wave` tells how its flags hang."""
        fort = standing_fort(
            self.level, self.w, self.h, self.colour, self.grows, self.plan, self.line, wave
        )
        return warmed(fort, self.dusk)


class Site(Node):
    """The place of a seat's fort on its board or band, without a picture of its own.

    Args:
        place: of the fort, in its parent; ground: the picture of that, without a fort.
        covered: so many pixels of its lower edge lie below what is drawn later.
    """

    def __init__(
        self, place: Box, seat: int, fort: Fort, ground: pygame.Surface, covered: int = 0
    ) -> None:
        super().__init__(place, None, "site", static=True)
        self.solid = False
        self.seat, self.fort = seat, fort
        rect = pygame.Rect(round(place.x), round(place.y), fort.w, fort.h - covered)
        self._ground = ground.subsurface(rect.clip(ground.get_rect())).copy()

    def building(self) -> Callable[[float], pygame.Surface]:
        """Return what draws the place at a moment while the fort is built, from 0 to 1."""
        rising, ground = Rising(self.fort), self._ground

        def frame(t: float) -> pygame.Surface:
            image = ground.copy()
            rising.lay(image, t)
            return image

        return frame


class Rising:
    """A fort that is built: its pieces fall one after another, shake as they land, and hop.

    Large pieces take some milliseconds to draw, so a moment draws only a few that are seen first.
    """

    def __init__(self, fort: Fort) -> None:
        pieces = pieces_of(fort.level, fort.w, fort.h, fort.colour, fort.grows, fort.line)
        self._parts = [_Part(piece, fort) for piece in pieces]
        self._most = max(1, _AT_ONCE // (fort.w * fort.h))

    def draw_next(self) -> bool:
        """Draw a piece ahead; returns False if all are drawn."""
        part = next((part for part in self._parts if part.cut is None), None)
        if part is not None:
            part.draw()
        return part is not None

    def lay(self, image: pygame.Surface, t: float, at: tuple[int, int] = (0, 0)) -> None:
        """Lay on a picture, with its top left corner `at`, what has come so far, `t` of 0 to 1."""
        come = [part for part in self._parts if t * (STAGES + 1) > part.stage]
        for part in [one for one in come if one.cut is None][: self._most]:
            part.draw()
        for part in come:
            part.lay(image, t * (STAGES + 1) - part.stage, at)


class _Part:
    """A piece while it falls; what of its picture is drawn on is cut out."""

    def __init__(self, piece: Piece, fort: Fort) -> None:
        self._piece, self._fort = piece, fort
        self.stage, self._at = piece.stage, pygame.Rect(0, 0, 0, 0)
        self.cut: pygame.Surface | None = None

    def draw(self) -> None:
        """Draw it, which takes some milliseconds if it is large."""
        image, fort = self._piece.draw(), self._fort
        drawn = image.get_bounding_rect()
        self._at = drawn.move(image.get_rect(midbottom=(fort.w // 2, fort.h)).topleft)
        self.cut = warmed(image.subsurface(drawn), fort.dusk)

    def lay(self, image: pygame.Surface, beats: float, at: tuple[int, int]) -> None:
        """Lay it on a picture of the fort, so many beats after it has come."""
        if self.cut is not None:
            aside, above = round(_aside(beats) * self._fort.w), round(_above(beats) * self._fort.h)
            image.blit(self.cut, self._at.move(at[0] + aside, at[1] - above))


def _aside(beats: float) -> float:
    """Return the way to the right of a piece that shakes as it lands, in widths of the fort."""
    settles = min(1.0, max(0.0, beats - 1))
    return _SHAKE * (1 - settles) * math.sin(4 * math.pi * settles)


def _above(beats: float) -> float:
    """The height of a piece so many beats after it has come, in heights of the fort."""
    if beats < 1:
        return _FALL * (1 - beats * beats)
    return _HOP * math.sin(math.pi * min(1.0, beats - 1))
