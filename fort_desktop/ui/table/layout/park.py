"""The places of the Park, and of the perks below it."""

from collections.abc import Sequence
from itertools import accumulate
from typing import Final, Literal, NamedTuple

from fort_desktop.scene.geometry import Box, widths

KID: Final = (100.0, 152.0)
"""A kid in the Park, in units, before it is scaled to its room."""
_SCALES: Final = (0.4, 1.25)
_PLACES: Final = 3
_LOW: Final = 150.0
"""In a lower Park the label lies over the deck, so that the kids have its whole height."""
_ROWS: Final = 112.0
"""In a still lower one each kid is a row."""
_BROAD: Final = 2.1
"""A row is at least so many times as wide as it is high, or its boxes have no room for words."""
_HIGH: Final = 54.0
"""But no lower than that."""
_ROW: Final = (166.0, 74.0)
_STACK: Final = 36.0
_SCULPTURE: Final = 32.0
_GAP: Final = 4.0
_MOST: Final = 112.0
_LINE: Final = 34.0


class ParkPlaces(NamedTuple):
    """Everything in the Park, in the coordinates of its box.

    Attributes:
        label: the strip of tape with its name; pill: what the viewer can do here now, None where
            there is no room; deck: its face-down deck; kids: the three places.
        form: of the kids; a low Park has rows, and no label.
    """

    label: Box | None
    pill: Box | None
    deck: Box
    kids: tuple[Box, ...]
    form: Literal["park", "row"] = "park"


def park_places(box: Box, unit: float) -> ParkPlaces:
    """Return the places of everything in the Park: deck and kids in a row.

    Args:
        box: the Park, in pixels; unit: pixels of one unit.
    """
    w, h = box.w / unit, box.h / unit
    if h < _ROWS:
        room = Box(0, 0, w, h).inset(8, 6, 6, 6)
        deck = room._replace(w=min(50.0, 0.7 * room.h))
        each = (room.right - deck.right - _PLACES * 6) / _PLACES
        high = min(room.h, max(_HIGH, each / _BROAD))
        rows = (
            Box(deck.right + 6 + i * (each + 6), room.center.y - high / 2, each, high)
            for i in range(_PLACES)
        )
        kids = tuple(_at(row, box, unit) for row in rows)
        return ParkPlaces(None, None, _at(deck, box, unit), kids, "row")
    if h < _LOW:
        scale = min((h - 16) / KID[1], (w - 90) / _PLACES / (KID[0] + 8))
        head, column = 8.0, 76.0
        deck = Box(10, 34, min(62.0, (h - 44) / KID[1] * KID[0]), h - 44)
    else:
        scale = min((h - 50) / KID[1], (w - 20) / (_PLACES + 1) / (KID[0] + 6))
        head, column = 38.0, 0.0
        deck = Box(0, 0, 0, 0)
    scale = max(_SCALES[0], min(_SCALES[1], scale))
    wide, high = KID[0] * scale, KID[1] * scale
    y = head + (h - head - 10 - high) / 2
    count = _PLACES if column else _PLACES + 1
    gap = min(24.0, (w - column - 20 - count * wide) / (count - 1))
    left = column + (w - column - count * wide - (count - 1) * gap) / 2
    row = [Box(left + i * (wide + gap), y, wide, high) for i in range(count)]
    if not column:
        deck, row = row[0], row[1:]
    pill = None if column else Box(w - 12 - min(250.0, w - 110), 10, min(250.0, w - 110), 24)
    return ParkPlaces(
        _at(Box(10, 9, 74 if not column else 66, 23), box, unit),
        None if pill is None else _at(pill, box, unit),
        _at(deck, box, unit),
        tuple(_at(kid, box, unit) for kid in row),
    )


def row_width(high: float) -> float:
    """The width of a row so many units high: a lower one is a little broader, for the name."""
    return high * _ROW[0] / _ROW[1] + (_ROW[1] - high) / 2


def folded_kids(mat: Box, unit: float) -> tuple[Box, ...]:
    """The kids of a Park that the play mat covers: in rows at its right end."""
    h = mat.h / unit
    high = min(_ROW[1], (h - 20 - 2 * 6) / _PLACES)
    wide = row_width(high)
    x, y = mat.w / unit - wide - 12, (h - _PLACES * high - (_PLACES - 1) * 6) / 2
    return tuple(_at(Box(x, y + i * (high + 6), wide, high), mat, unit) for i in range(_PLACES))


class PerkPlaces(NamedTuple):
    """The perks on their line, the stack of made-up rules and the macaroni sculpture."""

    perks: tuple[Box, ...]
    rules: Box
    sculpture: Box


def perk_places(box: Box, unit: float, needed: Sequence[float]) -> PerkPlaces:
    """Return the places of perks in a row, with rules and sculpture at its right end.

    Args:
        needed: how wide each has to be for the longest word of its name, in units.
    """
    w, h = box.w / unit, box.h / unit
    wide = widths(_room_of_perks(w, len(needed)), needed, _MOST)
    *lefts, end = accumulate((one + _GAP for one in wide), initial=0.0)
    x = min(end + _GAP, w - _STACK - _SCULPTURE - 2 * _GAP)
    return PerkPlaces(
        tuple(
            _at(Box(left, 6, one, h - 6), box, unit) for left, one in zip(lefts, wide, strict=False)
        ),
        _at(Box(x, h - 52, _STACK, 52), box, unit),
        _at(Box(x + _STACK + 2 * _GAP, h - 46, _SCULPTURE, 46), box, unit),
    )


def perks_fit(box: Box, unit: float, needed: Sequence[float]) -> bool:
    """Return True if all perks fit in a row without cutting the longest words of their names."""
    return sum(needed) <= _room_of_perks(box.w / unit, len(needed))


def _room_of_perks(wide: float, count: int) -> float:
    return wide - _STACK - _SCULPTURE - 3 * _GAP - _GAP * (count - 1)


class PerkSheetPlaces(NamedTuple):
    """A sheet with a line for each perk, for rules and for the sculpture."""

    sheet: Box
    perks: tuple[Box, ...]
    rules: Box
    sculpture: Box


def perk_sheet_places(button: Box, room: Box, unit: float, count: int) -> PerkSheetPlaces:
    """Return the places of the unfolded perks within a room, in pixels of the window.

    Above their button, or at the right of one that is at the left edge, never on it.
    """
    lines = count + 2
    aside = button.center.x < room.center.x
    if aside:
        room = room.inset(button.right + 6 * unit - room.x, 0, 0, 0)
    wide = min(430.0 * unit, room.w)
    line = min(_LINE * unit, (room.h - 12 * unit) / lines)
    high = lines * line + 12 * unit
    if aside:
        sheet = Box(room.x, button.bottom - high, wide, high).within(room)
    else:
        sheet = Box(button.right - wide, button.y - 6 * unit - high, wide, high).within(room)
    rows = [
        Box(sheet.x + 6 * unit, sheet.y + 6 * unit + i * line, wide - 12 * unit, line)
        for i in range(lines)
    ]
    return PerkSheetPlaces(sheet, tuple(rows[:count]), rows[-2], rows[-1])


def _at(place: Box, box: Box, unit: float) -> Box:
    x, y, w, h = place
    return Box(box.x + x * unit, box.y + y * unit, w * unit, h * unit)
