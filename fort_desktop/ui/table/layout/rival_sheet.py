"""The places on the sheet of an opened band, which tells all that is public of a rival in words."""

from typing import Final, NamedTuple

from fort_desktop.scene.geometry import Box
from fort_desktop.ui.table.layout.frame import EDGE, Frame

_SIZE: Final = (552.0, 302.0)
_ROW: Final = 40.0
"""The height of the row with the switch, where the sheet has its whole height."""
_SWITCH: Final = 28.0
"""Of the switch alone, in the Yard's heading of a lower sheet."""
_BELOW_BAR: Final = 6.0
_LEFT: Final = 236.0
"""The width of the part with the words; the Yard has the rest."""
_HEAD: Final = 30.0
"""The height of the Yard's heading."""
_CARD: Final = (93.0, 141.0)
_LINES: Final = 6
"""Lines of words below the name."""


class RivalSheetPlaces(NamedTuple):
    """The places of the parts of a rival's sheet, in units from its top left corner.

    Attributes:
        ribbon, player: name, and who decides; lines: points and level, hand and deck, Stuff, Pack,
            Lookout, and what lies aside: perk, rule, discard pile.
        yard: the lawn; heading: its first line.
        wait: the switch for waiting at this rival; `said` with words beside it.
    """

    face: Box
    ribbon: Box
    player: Box
    lines: tuple[Box, ...]
    yard: Box
    heading: Box
    wait: Box
    said: bool


def rival_sheet_box(frame: Frame, band: Box) -> Box:
    """Return the place of the sheet, in pixels: below the bar, under its band."""
    unit, bar = frame.unit, frame.top.bar
    top = bar.bottom + _BELOW_BAR * unit
    w = min(_SIZE[0] * unit, frame.size[0] - 2 * EDGE * unit)
    h = min(_SIZE[1] * unit, frame.size[1] - top - EDGE * unit)
    room = Box(EDGE * unit, top, frame.size[0] - 2 * EDGE * unit, h)
    return Box(band.center.x - w / 2, top, w, h).within(room)


def rival_sheet_places(w: float, h: float) -> RivalSheetPlaces:
    """Return the places on a sheet of `w` x `h` units; a lower one has closer lines."""
    said = h > _SIZE[1] - 1
    whole, h = h, h - _ROW if said else h
    face = min(60.0, h * 0.24)
    top = 10 + face + 4
    each = (h - top - 8) / _LINES
    lines = tuple(Box(12, top + i * each, _LEFT - 18, each) for i in range(_LINES))
    yard = Box(_LEFT, 9, w - _LEFT - 10, h - 18)
    left = 12 + face + 8
    heading = Box(yard.x + 12, yard.y + 3, yard.w - 24, _HEAD)
    wait = Box(12, whole - _ROW - 1, w - 24, _ROW - 8)
    if not said:
        wait = Box(heading.right - _SWITCH, heading.y + 2, _SWITCH, _SWITCH)
        heading = heading.inset(0, 0, _SWITCH + 4, 0)
    return RivalSheetPlaces(
        Box(12, 9, face, face),
        Box(left, 8, _LEFT - 8 - left, 36),
        Box(left, 45, _LEFT - 8 - left, max(19.0, top - 45)),
        lines,
        yard,
        heading,
        wait,
        said,
    )


def yard_cards(yard: Box, count: int) -> list[Box]:
    """The kids of the Yard in the Park's form; many lie over each other, all of them seen."""
    room = yard.inset(8, _HEAD + 6, 8, 8)
    high = min(_CARD[1], room.h)
    wide = high * _CARD[0] / _CARD[1]
    y = room.y + (room.h - high) / 2
    if count * (wide + 6) <= room.w + 6:
        left = room.x + (room.w - count * (wide + 6) + 6) / 2
        return [Box(left + i * (wide + 6), y, wide, high) for i in range(count)]
    step = (room.w - wide) / (count - 1)
    return [Box(room.x + i * step, y, wide, high) for i in range(count)]
