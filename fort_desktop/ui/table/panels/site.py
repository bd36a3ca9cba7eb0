"""The place where a fort stands, and its building there: pieces fall one after another, and hop."""

import math
from collections.abc import Callable
from typing import Final, NamedTuple

import pygame

from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.ui.art.daylight import warmed
from fort_desktop.ui.art.forts import GROWS, STAGES, pieces_of, standing_fort

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
        drawn: dict[int, tuple[pygame.Surface, pygame.Rect]] = {}

        def frame(t: float) -> pygame.Surface:
            image, most = ground.copy(), len(drawn) + max(1, _AT_ONCE // (fort.w * fort.h))
            for i, piece in enumerate(pieces):
                beats = t * (STAGES + 1) - piece.stage
                if beats <= 0 or (i not in drawn and len(drawn) == most):
                    continue
                if i not in drawn:
                    drawn[i] = _placed(piece.draw(), fort)
                cut, at = drawn[i]
                image.blit(cut, at.move(0, -round(_above(beats) * fort.h)))
            return image

        return frame


def _placed(piece: pygame.Surface, fort: Fort) -> tuple[pygame.Surface, pygame.Rect]:
    """The part of a piece's picture that is drawn on, and its place in that of the fort."""
    drawn = piece.get_bounding_rect()
    corner = piece.get_rect(midbottom=(fort.w // 2, fort.h)).topleft
    return warmed(piece.subsurface(drawn), fort.dusk), drawn.move(corner)


def _above(beats: float) -> float:
    """The height of a piece so many beats after it has come, in heights of the fort."""
    if beats < 1:
        return _FALL * (1 - beats * beats)
    return _HOP * math.sin(math.pi * min(1.0, beats - 1))
