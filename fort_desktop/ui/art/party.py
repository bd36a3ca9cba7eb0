"""A party in the yard at night: the forts, and before them the kids that did the most.

Places of the composition are in units of the design; those of its pieces are in pixels.
"""

import math
import random
from collections.abc import Sequence
from typing import Final, Literal, NamedTuple

import pygame

from fort_desktop.rules.model.cards import Kid
from fort_desktop.scene.geometry import Box, Point
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art import summer
from fort_desktop.ui.art.daylight import BULBS, light, warmed
from fort_desktop.ui.art.forts import DOORS, VIEW, fort_picture
from fort_desktop.ui.art.icons import icon
from fort_desktop.ui.art.kept import SCENERY
from fort_desktop.ui.art.kids.compose import kid_svg
from fort_desktop.ui.art.lively import TURNS, confetti
from fort_desktop.ui.art.players import player_figure
from fort_desktop.ui.art.portrait import recipe_of
from fort_desktop.ui.art.svg import disc, path, picture

_DUSK: Final = 1.65
_NEAR, _FAR = 0.25, 1.3
"""How late it is for the fort that has won, in all its light, and for those at the fence."""
_ROOM: Final = (1010.0, 850.0)
"""The room for which all sizes are meant."""
_LEAST, _MOST = 0.2, 1.3
"""How much smaller or larger all of them may be."""
_WON: Final = (780.0, 780 * VIEW[1] / VIEW[0])
_LOST: Final = (292.0, 292 * VIEW[1] / VIEW[0])
_BELOW: Final = 168.0
"""From the feet of the fort that won to the lower edge of the yard."""
_BEHIND, _LAWN = 90.0, 60.0
"""So much higher the other forts stand, further away, but so far below the fence."""
_WINNERS: Final = ((0.5,), (0.26, 0.74), (0.18, 0.5, 0.82), (0.13, 0.38, 0.63, 0.88))
"""Where the forts of winners stand, and how large they are, below."""
_SHARES: Final = (1.0, 0.7, 0.48, 0.38)
_LOSERS: Final = ((), (0.12,), (0.12, 0.88), (0.12, 0.88, 0.23))
"""Where the others stand at the fence, by how many there are."""
_ROSETTE: Final = 156.0
_PINNED: Final = ((0.5, 0.2), (0.6, 0.6), (0.46, 0.6), (0.27, 0.4), (0.52, 0.3), (0.5, 0.3))
"""Where its middle is on a fort of each level, as shares of the picture: it covers no flag."""
_KIDS: Final = ((-400.0, 262.0), (400.0, 262.0))
"""The kids in the grass: from the middle of the yard, and their size; between them is the fort."""
_WINNER: Final = 340.0
"""How large the one stands there who has come out of that door."""
_FEET: Final = 34.0
_GRASS: Final = (138.0, 180.0)
_LAMPS: Final = ((-0.02, 0.37), (0.6, 1.02))
"""From where to where the strings of lamps hang."""
_HANGS, _SAG, _EACH, _SHINES = 375.0, 51.0, 72.0, 78.0
"""How high a string begins, how deep it sags, how far its lamps are apart, how far they shine."""
_LIGHT: Final = pal.rgb("#FFD68A")
_HALOS: Final = ((450.0, 0.7, 0.5, 60), (990.0, 0.86, 0.4, 175))
"""The light round forts that lost and won: how wide and high, above the feet, and how strong."""
_PIECES, _TRIES = 90, 700
"""Pieces of confetti, and so many places at most are tried for them."""
_PIECE: Final = 18.0
_THROWN: Final = (90.0, 60.0, 0.26)
"""Confetti lies from below the top of the window to above the feet; how far it is scattered."""


class Fort(NamedTuple):
    """A fort as it stands there, and whose it is: `player` and `face` as for `player_figure`."""

    seat: int
    level: int
    colour: str
    won: bool
    player: str
    face: str


What = Literal[
    "yard", "halo", "light", "fort", "rosette", "lamps", "kid", "winner", "grass", "confetti"
]
"""The kind of a piece: the yard always rests, a halo may only come, the rest may move."""


class Part(NamedTuple):
    """A piece of the picture and its place in pixels; those that come later lie above."""

    what: What
    name: str
    image: pygame.Surface
    box: Box


def party(
    size: tuple[int, int],
    unit: float,
    area: Box,
    forts: Sequence[Fort],
    kids: Sequence[Kid],
) -> list[Part]:
    """Draw the yard at night, with all that stands in an area of it, in pixels.

    Args:
        size: of the window; forts: the best first; kids: up to two, who stand in the grass.
    """
    w, h = size
    yard = _Yard(size, unit, area)
    yard.put("yard", "night", summer.afternoon(w, h, unit, _DUSK), Point(0, 0))
    yard.put("yard", "", summer.fence(w, h, unit, _DUSK), Point(0, 0))
    won = [fort for fort in forts if fort.won]
    lost = [fort for fort in forts if not fort.won]
    for fort, x in zip(lost, _LOSERS[len(lost)], strict=True):
        yard.halo(x, False, 1.0)
        yard.fort(fort, x, 1.0)
    share = _SHARES[len(won) - 1]
    for x in _WINNERS[len(won) - 1]:
        yard.halo(x, True, share)
    yard.lamps()
    for fort, x in zip(won, _WINNERS[len(won) - 1], strict=True):
        yard.fort(fort, x, share)
    # Of several that won each stands before the own door; nobody stands there twice.
    others = [kid for kid in kids if len(won) == 1 and kid.id != won[0].face]
    for kid, place in zip(others, _KIDS, strict=False):
        yard.kid(kid, *place)
    for fort, x in zip(won, _WINNERS[len(won) - 1], strict=True):
        yard.winner(fort, x, share)
    yard.grass()
    yard.throw()
    return yard.parts


class _Yard:
    """The area in which the forts stand, as large as there is room for them.

    Attributes:
        parts: all that was put there.
    """

    def __init__(self, size: tuple[int, int], unit: float, area: Box) -> None:
        self.parts: list[Part] = []
        self._size, self._unit, self._area = size, unit, area
        room = min(area.w / _ROOM[0], area.h / _ROOM[1]) / unit
        self._k = max(_LEAST, min(_MOST, room)) * unit
        self._feet = area.bottom - _BELOW * self._k
        fence = summer.HORIZON * size[1] + _LAWN * unit
        self._fence = max(self._feet - _BEHIND * self._k, fence)

    def put(self, what: What, name: str, image: pygame.Surface, at: Point) -> Box:
        """Put a picture with its top left corner there; returns its place."""
        box = Box(*at, *image.get_size())
        self.parts.append(Part(what, name, image, box))
        return box

    def _put_around(self, what: What, name: str, image: pygame.Surface, middle: Point) -> Box:
        w, h = image.get_size()
        return self.put(what, name, image, Point(middle.x - w / 2, middle.y - h / 2))

    def _x(self, share: float) -> float:
        """A place across the yard, which is no wider than what stands in it."""
        wide = min(self._area.w, _ROOM[0] * self._k * 1.15)
        return self._area.center.x + (share - 0.5) * wide

    def _px(self, length: float) -> int:
        """A length that grows with the room, in whole pixels."""
        return max(1, round(length * self._k))

    def halo(self, x: float, won: bool, share: float) -> None:
        """Put the light round a fort."""
        wide, flat, high, alpha = _HALOS[won]
        above = (_WON if won else _LOST)[1] * share * self._k * high
        middle = Point(self._x(x), (self._feet if won else self._fence) - above)
        side = wide * share
        image = light(self._px(side), self._px(side * flat), _LIGHT, alpha)
        self._put_around("halo" if won else "yard", "", image, middle)

    def fort(self, fort: Fort, x: float, share: float) -> None:
        """Put a fort; one that won has a rosette, those at the fence have their light behind."""
        w, h = (self._px(side * share) for side in (_WON if fort.won else _LOST))
        line = min(1.0, _LOST[0] * self._k / w + 0.4)
        image = fort_picture(fort.level, w, h, fort.colour, line, home=not fort.won)
        lit = warmed(image, _NEAR if fort.won else _FAR)
        at = Point(self._x(x) - w / 2, (self._feet if fort.won else self._fence) - h)
        if not fort.won:
            self.put("yard", f"fort:{fort.seat}", lit, at)
            return
        self.put("fort", f"fort:{fort.seat}", lit, at)
        across, down = _PINNED[fort.level]
        rosette = icon("vp", self._px(_ROSETTE * math.sqrt(share)))
        middle = Point(at.x + across * w, at.y + down * h)
        self._put_around("rosette", f"won:{fort.seat}", rosette, middle)

    def lamps(self) -> None:
        """Put two strings of lamps, from the trees to the fort that won, with their light."""
        unit, shine = self._unit, round(_SHINES * self._unit)
        for first, (begins, ends) in enumerate(_LAMPS):
            x, y = self._area.x + begins * self._area.w, _HANGS * unit
            long = (ends - begins) * self._area.w
            n = max(2, round(long / unit / _EACH))
            hung = [Point(t / n * long, _hung(t / n) * unit) for t in range(1, n)]
            for at in hung:
                middle = Point(x + at.x, y + at.y)
                self._put_around("light", "", light(shine, shine, _LIGHT, 150), middle)
            size = round(long), round((_SAG + 40) * unit)
            self.put("lamps", "", _string(*size, unit, n, first), Point(x, y))

    def kid(self, kid: Kid, x: float, size: float) -> None:
        """Put a kid that did much, whose feet are in the grass."""
        image = summer.kid_alone(kid_svg(recipe_of(kid)), self._px(size))
        middle = self._area.center.x + x * self._k
        self._stand("kid", f"kid:{kid.id}", image, middle)

    def winner(self, fort: Fort, x: float, share: float) -> None:
        """Put whoever has won in the grass, before the own door."""
        side = self._px(_WINNER * math.sqrt(share))
        image = player_figure(fort.player, side, fort.colour, fort.face, glad=True)
        middle = self._x(x) + (DOORS[fort.level] - 0.5) * _WON[0] * share * self._k
        self._stand("winner", f"winner:{fort.seat}", image, middle)

    def _stand(self, what: What, name: str, image: pygame.Surface, middle: float) -> None:
        """Put a figure there: its lower edge is hidden by the grass."""
        w, h = image.get_size()
        # Beyond its place a figure's picture has as much free at each side as it has below.
        edge = w * summer.BEYOND / (300 + 2 * summer.BEYOND)
        foot = self._area.bottom - _FEET * self._k
        self.put(what, name, image, Point(middle - w / 2, foot - h + edge))

    def grass(self) -> None:
        """Put the near edge of the lawn."""
        w, h = self._size
        top = self._area.bottom - _GRASS[0] * self._k
        high = max(_GRASS[1] * self._unit, h - top)
        self.put("grass", "grass", _grass(w, round(high), self._unit), Point(0, top))

    def throw(self) -> None:
        """Put confetti over the yard, but on no face; always the same."""
        dice, area = random.Random(_PIECES), self._area
        faces = [pygame.Rect(*part.box) for part in self.parts if part.what in ("kid", "winner")]
        top, bottom = _THROWN[0] * self._unit, self._feet - _THROWN[1] * self._k
        found = 0
        # Above long words there may be no room for most of it, or for any.
        for _ in range(_TRIES):
            if found == _PIECES:
                return
            kind, turn = dice.randrange(60), dice.randrange(TURNS)
            image = confetti(kind, turn, round(_PIECE * self._unit), lined=False)
            x = dice.gauss(area.center.x, _THROWN[2] * area.w)
            at = Point(x, dice.uniform(top, bottom))
            rect = image.get_rect(topleft=(round(at.x), round(at.y)))
            if area.x < x < area.right - rect.w and rect.collidelist(faces) < 0:
                self.put("confetti", "", image, at)
                found += 1


def _hung(t: float) -> float:
    """Return how far down a lamp hangs, `t` of the way along its string."""
    return 16 + 4 * _SAG * t * (1 - t)


@SCENERY
def _grass(w: int, h: int, unit: float) -> pygame.Surface:
    return warmed(summer.grass(w, h, unit), _DUSK)


def _string(w: int, h: int, unit: float, n: int, first: int) -> pygame.Surface:
    """A string with lamps that do not shine."""
    vw, vh = w / unit, h / unit
    out = path(f"M0 8 Q{vw / 2:.1f} {8 + 2 * _SAG:.1f} {vw:.1f} 8", "none", 4)
    for i in range(1, n):
        out += disc(i / n * vw, _hung(i / n), 8, BULBS[(i + first) % 4], 3)
    return picture(out, w, h, (vw, vh))
