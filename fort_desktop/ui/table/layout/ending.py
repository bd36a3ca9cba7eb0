"""The places on the sheets of the end, where each player's points are counted."""

from typing import Final, NamedTuple

from fort_desktop.scene.geometry import Box
from fort_desktop.ui.table.layout.frame import EDGE

_ROOMY: Final = 170.0
"""From this height on the points stand below the name."""
_FACED: Final = 190.0
"""A narrower sheet has no room for a face."""
_BESIDE: Final = 300.0
"""A narrower one has no room for the sum beside a long name."""
_PAD: Final = 12.0
_FIGURE: Final = 60.0


class EndPlaces(NamedTuple):
    """The places of the parts of a sheet at the end, in units from its corner.

    Attributes:
        face: of the player, of no width where there is no room; ribbon: with the name.
        total: the sum of all that has been counted.
        parts: points, fort and sculpture; () where there is no room.
        slot: the made-up rule, or the button that turns it over.
    """

    face: Box
    ribbon: Box
    total: Box
    parts: tuple[Box, ...]
    slot: Box


def end_strip(room: Box, count: int) -> tuple[Box, ...]:
    """The sheets of so many players beside each other."""
    each = (room.w - EDGE * (count - 1)) / count
    return tuple(Box(room.x + i * (each + EDGE), room.y, each, room.h) for i in range(count))


def end_places(w: float, h: float, parts: int) -> EndPlaces:
    """A sheet of this size in units, with so many sorts of points."""
    roomy = h >= _ROOMY
    side = 60.0 if roomy else 28.0
    face = Box(_PAD - 2, 9 if roomy else 5, side if w >= _FACED else 0.0, side)
    left = face.right + (6 if face.w else 0)
    total = 64.0 if roomy else 34.0
    high, below = 34.0 if roomy else 26.0, roomy and w < _BESIDE
    wide = w - left - _PAD + 4 - (0 if below else total + 6)
    ribbon = Box(left, 11 if roomy else 6, min(230.0, wide), high)
    middle = face.bottom + 17 if below else ribbon.center.y
    tall = 40.0 if roomy else 30.0
    number = Box(w - total - _PAD, middle - tall / 2, total, tall)
    if not roomy:
        top = face.bottom + 5
        return EndPlaces(face, ribbon, number, (), Box(_PAD, top, w - 2 * _PAD, h - top - 9))
    line = Box(left, ribbon.bottom + 3, w - left - _PAD, 30)
    if below:
        line = Box(_PAD, number.center.y - 15, number.x - _PAD, 30)
    each = min(_FIGURE, line.w / max(1, parts))
    found = tuple(Box(line.x + i * each, line.y, each - 4, line.h) for i in range(parts))
    slot = Box(_PAD, line.bottom + 8, w - 2 * _PAD, min(130.0, h - line.bottom - 8 - _PAD))
    return EndPlaces(face, ribbon, number, found, slot)
