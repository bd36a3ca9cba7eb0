"""The places within the end meter, in units from its top left corner."""

from typing import Final, NamedTuple

from fort_desktop.scene.geometry import Box

_FOLDED: Final = 60.0
"""A meter that is lower than this has its three ways to the end beside each other."""
_FRAME: Final = 7.0
"""The width of the wooden frame."""
_FOOT: Final = 2.0
"""Between the last bar and the frame."""
_MARKS: Final = 32.0
"""The room of the marks of whoever is nearest."""


class MeterPlace(NamedTuple):
    """A way to the end: all of it, its sign, its words, its bar, and who is nearest (or None)."""

    area: Box
    sign: Box
    words: Box
    bar: Box
    marks: Box | None


def meter_places(w: float, h: float) -> list[MeterPlace]:
    """The three ways to the end; folded they are figures without words."""
    inside = Box(0, 0, w, h).inset(_FRAME, _FRAME - 1, _FRAME, _FRAME - 1)
    if h < _FOLDED:
        wide = inside.w / 3
        return [_cell(Box(inside.x + i * wide, inside.y, wide, inside.h)) for i in range(3)]
    inside = inside.inset(0, 0, 0, _FOOT)
    high = inside.h / 3
    return [_line(Box(inside.x, inside.y + i * high, inside.w, high)) for i in range(3)]


def _line(area: Box) -> MeterPlace:
    left = area.x + 32
    room = area.right - left - _MARKS - 4
    return MeterPlace(
        area,
        Box(area.x + 5, area.y + 4, 21, 21),
        Box(left, area.y + 2, room, 18),
        Box(left, area.bottom - 7, room, 6),
        Box(area.right - _MARKS - 2, area.y + 4, _MARKS, 21),
    )


def _cell(area: Box) -> MeterPlace:
    return MeterPlace(
        area,
        Box(area.x + 2, area.y + 4, 17, 17),
        Box(area.x + 20, area.y + 3, area.w - 21, 20),
        Box(area.x + 3, area.bottom - 8, area.w - 6, 6),
        None,
    )
