"""The places of the Park, and of the perks below it."""

from collections.abc import Sequence
from itertools import accumulate
from typing import Final, Literal, NamedTuple

from fort_desktop.scene.geometry import Box, placed, widths
from fort_desktop.ui.table.layout.hand import CARD

_WHOLE: Final = 0.88
_WIDE: Final = 140.0
"""The usual height of a wide card, in units;"""
_RATIOS: Final = (0.72, 1.06, 1.3)
"""and its width for its height: the least, that for which the deck gives room, and the most."""
_TALLEST: Final = 1.6
"""How much higher it may be."""
_DECK: Final = 50.0, 0.64
"""The least width of the deck, in units, and its width for its height."""
_BETWEEN: Final = 8.0, 24.0
"""The least gap between cards, and the most."""
_PLACES: Final = 3
_LOW: Final = 150.0
"""In a lower Park the label lies over the deck, so that the kids have its whole height."""
_ROWS: Final = 112.0
"""In a still lower one each kid is a row."""
_BROAD: Final = 2.1
"""A row is at least so many times as wide as it is high, or its boxes have no room for words."""
_HIGH: Final = 54.0
"""But no lower than that."""
ROW: Final = (166.0, 74.0)
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
        form: of the kids: whole cards, or wide ones; a low Park has rows, and no label.
    """

    label: Box | None
    pill: Box | None
    deck: Box
    kids: tuple[Box, ...]
    form: Literal["hand", "wide", "row"] = "wide"


def park_places(box: Box, unit: float) -> ParkPlaces:
    """Return the places of everything in the Park: deck and kids in a row.

    Args:
        box: the Park, in pixels; unit: pixels of one unit.
    """
    size = Box(0, 0, box.w / unit, box.h / unit)
    return placed((_in_rows if size.h < _ROWS else _on_cards)(size), box, unit)


def _in_rows(park: Box) -> ParkPlaces:
    room = park.inset(8, 6, 6, 6)
    deck = room._replace(w=min(50.0, 0.7 * room.h))
    each = (room.right - deck.right - _PLACES * 6) / _PLACES
    high = min(room.h, max(_HIGH, each / _BROAD))
    rows = (
        Box(deck.right + 6 + i * (each + 6), room.center.y - high / 2, each, high)
        for i in range(_PLACES)
    )
    return ParkPlaces(None, None, deck, tuple(rows), "row")


def _on_cards(park: Box) -> ParkPlaces:
    low, w = park.h < _LOW, park.w
    room = park.inset(10, 8, 10, 8) if low else park.inset(12, 38, 12, 8)
    form, (wide, high), across = _cards(room, low)
    gap = min(_BETWEEN[1], (room.w - across - _PLACES * wide) / _PLACES)
    x = room.x + (room.w - across - _PLACES * (wide + gap)) / 2
    column = Box(x, room.y + (room.h - high) / 2, across, high)
    deck = Box(0, 0, across, min(high, across / _DECK[1])).around(column.center)
    if low:
        deck = Box(x, 34, across, park.h - 44)  # below the label
    kids = (
        Box(column.right + gap + i * (wide + gap), column.y, wide, high) for i in range(_PLACES)
    )
    label, long = Box(10, 9, 66 if low else 74, 23), min(250.0, w - 110)
    pill = None if low else Box(w - 12 - long, 10, long, 24)
    return ParkPlaces(label, pill, deck, tuple(kids), form)


def _cards(room: Box, low: bool) -> tuple[Literal["hand", "wide"], tuple[float, float], float]:
    """Return the form of the kids, their size, and the width of the deck beside them."""
    least, ratio = _DECK
    free = room.w - _PLACES * _BETWEEN[0]
    scale = min(room.h / CARD[1], (free - least) / _PLACES / CARD[0])
    if scale >= _WHOLE:
        size = CARD[0] * scale, CARD[1] * scale
        return "hand", size, max(least, min(ratio * size[1], free - _PLACES * size[0]))
    least = 66.0 if low else least
    high = min(room.h, _TALLEST * _WIDE, (free - least) / _PLACES / _RATIOS[0])
    deck = least if low else max(least, min(ratio * high, free - _PLACES * _RATIOS[1] * high))
    return "wide", (min(_RATIOS[2] * high, (free - deck) / _PLACES), high), deck


def row_width(high: float) -> float:
    """The width of a row so many units high: a lower one is a little broader, for the name."""
    return high * ROW[0] / ROW[1] + (ROW[1] - high) / 2


def folded_kids(mat: Box, unit: float, taken: float = 0.0) -> tuple[Box, ...]:
    """The kids of a Park that the play mat covers: in rows at its right end.

    Args:
        taken: as much of the mat is theirs, in pixels; 0 for what they need.
    """
    h = mat.h / unit
    high = min(ROW[1], (h - 20 - 2 * 6) / _PLACES)
    wide = max(row_width(high), taken / unit - 30)
    x, y = mat.w / unit - wide - 12, (h - _PLACES * high - (_PLACES - 1) * 6) / 2
    rows = tuple(Box(x, y + i * (high + 6), wide, high) for i in range(_PLACES))
    return placed(rows, mat, unit)


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
    places = PerkPlaces(
        tuple(Box(left, 6, one, h - 6) for left, one in zip(lefts, wide, strict=False)),
        Box(x, h - 52, _STACK, 52),
        Box(x + _STACK + 2 * _GAP, h - 46, _SCULPTURE, 46),
    )
    return placed(places, box, unit)


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
