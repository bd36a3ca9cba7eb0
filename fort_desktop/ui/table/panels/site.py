"""The place where a fort stands, and its building there: pieces fall one after another, and hop."""

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
        """Return what draws the place at a moment while the fort is built, from 0 to 1.

        Large pieces take some milliseconds, so a call draws only a few that are seen first.
        """
        fort, ground = self.fort, self._ground
        pieces = pieces_of(fort.level, fort.w, fort.h, fort.colour, fort.grows, fort.line)
        parts = [_Part(piece, fort) for piece in pieces]
        most = max(1, _AT_ONCE // (fort.w * fort.h))

        def frame(t: float) -> pygame.Surface:
            image = ground.copy()
            come = [part for part in parts if t * (STAGES + 1) > part.stage]
            for part in [one for one in come if one.cut is None][:most]:
                part.draw()
            for part in come:
                part.lay(image, t * (STAGES + 1) - part.stage)
            return image

        return frame


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

    def lay(self, image: pygame.Surface, beats: float) -> None:
        """Lay it on a picture of the site, so many beats after it has come."""
        if self.cut is not None:
            image.blit(self.cut, self._at.move(0, -round(_above(beats) * self._fort.h)))


def _above(beats: float) -> float:
    """The height of a piece so many beats after it has come, in heights of the fort."""
    if beats < 1:
        return _FALL * (1 - beats * beats)
    return _HOP * math.sin(math.pi * min(1.0, beats - 1))
