"""The places of the Park, of the perks below it, and of the play mat beside it."""

from collections.abc import Sequence
from itertools import accumulate
from typing import Final, Literal, NamedTuple

from fort_desktop.scene.geometry import Box, placed, widths
from fort_desktop.ui.table.layout.frame import Frame
from fort_desktop.ui.table.layout.hand import CARD, WIDER

_RATIOS: Final = (0.6, 1.36)
"""The least width of a card in the Park for its height, and the most."""
_BETWEEN: Final = 8.0
"""The gap between cards."""
_PLACES: Final = 3
_ROWS: Final = 150.0
"""In a lower Park each kid is a row."""
_HEAD: Final = 37.0
"""The height of the strip above the cards, for label and deck."""
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
        label: the strip of tape with its name, None in a low Park; deck: its face-down deck, with
            the number beside it; kids: the three places.
        form: of the kids: lying cards, in a low Park rows.
    """

    label: Box | None
    deck: Box
    kids: tuple[Box, ...]
    form: Literal["wide", "row"] = "wide"


def park_places(box: Box, unit: float) -> ParkPlaces:
    """Return the places of everything in the Park.

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
    return ParkPlaces(None, deck, tuple(rows), "row")


def _on_cards(park: Box) -> ParkPlaces:
    """Lying cards, and above them the label at one end, the deck at the other."""
    room = park.inset(12, _HEAD, 12, 9)
    least, most = _RATIOS
    each = (room.w - (_PLACES - 1) * _BETWEEN) / _PLACES
    high = min(room.h, each / least)
    wide = min(each, most * high)
    gap = (room.w - _PLACES * wide) / _PLACES
    gap = max(_BETWEEN, min(3 * _BETWEEN, gap))
    row = Box(0, 0, _PLACES * (wide + gap) - gap, high).around(room.center)
    kids = tuple(Box(row.x + i * (wide + gap), row.y, wide, high) for i in range(_PLACES))
    return ParkPlaces(Box(10, 8, 74, 24), Box(park.w - 78, 5, 66, 30), kids)


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


CardForm = Literal["hand", "row", "chip"]
"""A whole card, small ones on a mat that is too low for that, or faces alone where a play rests."""
_LOW_MAT: Final = 150.0
"""A lower mat shows small cards."""
_LEAST: Final = 130.0
"""So wide is the count at least, if it stands beside the cards, else below them."""
_LARGEST: Final = 1.4
_HEADS: Final = (35.0, 0.36)
"""What is seen of the head of a card below another: units, and of all the share of the height."""
_SEEN: Final = 14.0
"""What is seen at least of each of several small cards."""
_EDGE: Final = 16.0
_AIR: Final = 12.0
"""Free above and below what lies there, and beside the count."""
_MAT_GAP: Final = 8.0
_COUNT: Final = 51.0
_HIGHEST: Final = 120.0
"""The most height of one beside the cards."""
_LOWEST: Final = 64.0
"""A still lower one shows faces alone."""
_FACE: Final = 0.9
"""The width of a face for its height."""
_UPRIGHT: Final = 220.0
_PAIR: Final = 100.0
_BELOW: Final = 34.0
"""A narrower stone that is no lower has the count below small cards: so much, at least."""
_SMALL: Final = 90.0
"""The least width of the count on a strip."""
_BIN: Final = (96.0, 56.0)


class MatPlaces(NamedTuple):
    """Everything on the play mat, in the coordinates of its box.

    Attributes:
        form: of the cards; cards: from the lowest to the one that lies on top. Of those below a
            whole card only the heads are seen, and that is their place.
        tally: what comes together; hint: the whole place of a card that is still to be played.
    """

    form: CardForm
    cards: tuple[Box, ...]
    tally: Box
    hint: Box


def mat_places(box: Box, unit: float, cards: int, counts: bool = True) -> MatPlaces:
    """Return the places of everything on the mat.

    Args:
        box: the mat without what lies on it else, in pixels; unit: pixels of one unit.
        cards: how many lie there.
        counts: something has come together; if not, a whole card has that room too.
    """
    size = Box(0, 0, box.w / unit, box.h / unit)
    if size.h < _LOWEST:
        places = _faces(size, cards)
    elif size.h >= _LOW_MAT:
        places = _stacked(size, cards, counts)
    elif size.w < _UPRIGHT and size.h >= _PAIR:
        places = _above(size, cards)
    else:
        places = _rows(size, cards)
    return placed(places, box, unit)


def _stacked(mat: Box, cards: int, counts: bool) -> MatPlaces:
    """A whole card, and above it the heads of those that it lies on."""
    room, below = mat.inset(*[_AIR] * 4), max(0, cards - 1)
    head, share = _HEADS
    head = min(head, share * room.h / max(1, below))
    wide, high = _whole(room, below * head)
    aside = room.w - wide - _MAT_GAP
    if aside >= _LEAST:
        count = room.inset(room.w - aside, 0, 0, 0)
        count = count.inset(0, max(0.0, (count.h - _HIGHEST) / 2), 0, 0)._replace(
            h=min(count.h, _HIGHEST)
        )
        room = room.inset(0, 0, aside + _MAT_GAP, 0) if counts else room
    else:
        count = room.inset(0, room.h - _COUNT, 0, 0)
        room = room.inset(0, 0, 0, _COUNT + _MAT_GAP) if counts else room
        wide, high = _whole(room, below * head)
    pile = Box(0, 0, wide, below * head + high).around(room.center)
    heads = (pile._replace(y=pile.y + i * head, h=head + 6) for i in range(below))
    shown = (*heads, pile.inset(0, below * head, 0, 0))[:cards]
    return MatPlaces("hand", shown, count, mat.inset(_EDGE, 40, _EDGE, 40))


def _whole(room: Box, heads: float) -> tuple[float, float]:
    """Return the size of a whole card in a room, below heads of so many units."""
    high = min(_LARGEST * CARD[1], room.h - heads)
    wide = min(room.w, WIDER * CARD[0] / CARD[1] * high)
    return wide, min(high, wide * CARD[1] / CARD[0])


def _rows(mat: Box, cards: int) -> MatPlaces:
    """Small cards in a row, and the count at their right."""
    space = mat.w - 24 - _MAT_GAP
    most = space - min(_SMALL * 1.6, max(_SMALL, space / 3))
    high = min(ROW[1], mat.h - 18, (most - _SEEN * (cards - 1)) * ROW[1] / ROW[0])
    wide = high * ROW[0] / ROW[1]
    y = (mat.h - high) / 2
    used = min(max(1, cards) * (wide + 6) - 6, most)
    shown = _overlapped(12, 12 + used, y, (wide, high), cards)
    count = Box(12 + used + _MAT_GAP, y, mat.w - 24 - used - _MAT_GAP, high)
    return MatPlaces("row", shown, count, mat.inset(_EDGE, 8, _EDGE, 8))


def _faces(mat: Box, cards: int) -> MatPlaces:
    """Faces in a row, and the count at their left where it has room."""
    room = mat.inset(4, 1, 4, 1)
    size = _FACE * room.h, room.h
    wide = min(room.w, cards * (size[0] + 6) - 6)
    shown = _overlapped(room.right - wide, room.right, room.y, size, cards)
    count = room.inset(0, 0, min(room.w, wide + _MAT_GAP), 0)
    return MatPlaces("chip", shown, count, room)


def _above(mat: Box, cards: int) -> MatPlaces:
    """The same on a stone that is too narrow for that: with the count below them."""
    room = mat.inset(12, 10, 12, 10)
    high = min(ROW[1], room.h - 4 - _BELOW)
    wide = room.w if cards < 2 else min(high * ROW[0] / ROW[1], room.w - _SEEN * (cards - 1))
    shown = _overlapped(room.x, room.right, room.y, (wide, high), cards)
    count = room.inset(0, high + 4, 0, 0)
    return MatPlaces("row", shown, count, mat.inset(_EDGE, 8, _EDGE, 8))


def _overlapped(
    x: float, end: float, y: float, size: tuple[float, float], cards: int
) -> tuple[Box, ...]:
    """Cards from the left, side by side as far as there is room."""
    wide, high = size
    step = wide + 6
    if cards > 1:
        step = min(step, max(0.0, end - x - wide) / (cards - 1))
    return tuple(Box(x + i * step, y, wide, high) for i in range(cards))


def bin_place(frame: Frame) -> Box:
    """Return the place of a bin beside the mat: over the end of what is nearest to it."""
    panels, unit, window = frame.panels, frame.unit, Box(0, 0, *frame.size)
    wide, high = (side * unit for side in _BIN)
    log = panels.log
    if log is not None and panels.log_open:
        return Box(log.x, log.bottom - high, wide, high).within(window)
    row = panels.perks if not panels.perks_fold else log
    if row is None:
        return Box(panels.mat.right - wide - 10 * unit, panels.mat.y + 10 * unit, wide, high)
    return Box(row.right - wide, row.y, wide, min(high, row.h)).within(window)
