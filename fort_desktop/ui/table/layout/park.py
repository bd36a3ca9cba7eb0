"""The places of the Park, of the perks below it, and of the play mat beside it."""

from collections.abc import Sequence
from itertools import accumulate
from typing import Final, Literal, NamedTuple

from fort_desktop.scene.geometry import Box, placed, widths
from fort_desktop.ui.table.layout.frame import Frame
from fort_desktop.ui.table.layout.hand import CARD

_WHOLE: Final = 0.88
_WIDE: Final = 140.0
"""The usual height of a wide card, in units;"""
_RATIOS: Final = (0.66, 1.06, 1.36)
"""and its width for its height: the least, that for which the deck gives room, and the most."""
_UPON: Final = 1.0
"""A card that is not so wide for its height has its boxes below its portrait, without words."""
_LOWER: Final = 0.85
"""So much lower than there is room it may be, to be wide."""
_TALLEST: Final = 1.6
"""How much higher it may be."""
_DECK: Final = 50.0, 0.64
"""The least width of the deck, in units, and its width for its height."""
_DECK_MOST: Final = 84.0
"""The most width of a deck beside whole cards."""
_WIDER: Final = 1.3
"""So much wider those may be, as in the hand: their words are larger then."""
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
        form: of the kids: whole cards, wide or narrow ones; a low Park has rows, and no label.
    """

    label: Box | None
    pill: Box | None
    deck: Box
    kids: tuple[Box, ...]
    form: Literal["hand", "wide", "park", "row"] = "wide"


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


def _cards(
    room: Box, low: bool
) -> tuple[Literal["hand", "wide", "park"], tuple[float, float], float]:
    """Return the form of the kids, their size, and the width of the deck beside them."""
    least, ratio = _DECK
    free = room.w - _PLACES * _BETWEEN[0]
    scale = min(room.h / CARD[1], (free - least) / _PLACES / CARD[0])
    if scale >= _WHOLE and free - _DECK_MOST < _PLACES * room.h:
        deck = max(least, min(_DECK_MOST, free - _PLACES * CARD[0] * scale))
        wide = min(_WIDER * CARD[0] * scale, (free - deck) / _PLACES)
        return "hand", (wide, CARD[1] * scale), deck
    least = 66.0 if low else least
    high = min(room.h, _TALLEST * _WIDE, (free - least) / _PLACES / _RATIOS[0])
    deck = least if low else max(least, min(ratio * high, free - _PLACES * _RATIOS[1] * high))
    wide = min(_RATIOS[2] * high, (free - deck) / _PLACES)
    if wide >= _UPON * _LOWER * high:
        return "wide", (wide, min(high, wide / _UPON)), deck
    return "park", (_RATIOS[0] * high, high), deck


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


CardForm = Literal["hand", "row", "chip"]
"""Whole cards side by side, small ones on a mat that is too low for them, or faces alone where a
play rests."""
_LOW_MAT: Final = 150.0
"""A lower mat shows small cards."""
_BESIDE: Final = 240.0
"""On a lower mat the count stands beside the cards, else below them."""
_NARROW: Final = 320.0
"""A mat that is not wider, and no place for a count below the cards, shows small ones too."""
_LARGEST: Final = 1.4
_LEAST: Final = 0.6
"""Two things are not laid beside each other if their cards would be smaller than this."""
_STRIP: Final = 24.0
"""What is seen of a card below another, where something stands beside them."""
_SEEN: Final = 14.0
"""What is seen at least of each of several small cards."""
_EDGE: Final = 16.0
_MAT_GAP: Final = 8.0
_COUNT: Final = 51.0
_ASIDE: Final = 150.0
"""The width of a count that stands beside the cards."""
_WIDEST: Final = 300.0
"""Of the slip while nothing is counted: in a wider one suits would lie far from their names."""
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
        form: of the cards; cards: from the lowest to the one that lies on top.
        aside: where the slip of a beat lies, or what is still to come; None if nothing was asked
            for or there is no room.
        tally: what comes together; hint: the whole place of a card that is still to be played.
    """

    form: CardForm
    cards: tuple[Box, ...]
    aside: Box | None
    tally: Box
    hint: Box


def mat_places(
    box: Box, unit: float, cards: int, aside: bool = False, counts: bool = True
) -> MatPlaces:
    """Return the places of everything on the mat.

    Args:
        box: the mat without what lies on it else, in pixels; unit: pixels of one unit.
        cards: how many lie there; aside: something stands beside them.
        counts: something has come together; if not, what is beside the cards has that room too.
    """
    size = Box(0, 0, box.w / unit, box.h / unit)
    low = size.h < _LOW_MAT or (size.h < _BESIDE and size.w < _NARROW)
    place = _hands
    if size.h < _LOWEST:
        place = _faces
    elif low:
        place = _above if size.w < _UPRIGHT and size.h >= _PAIR else _rows
    places = place(size, cards, aside)
    if places.aside is not None and not counts:
        places = places._replace(aside=_widened(places, places.aside))
    return placed(places, box, unit)


def _widened(places: MatPlaces, aside: Box) -> Box:
    """Return the place beside the cards, widened by the free stone on both sides up to a limit."""
    left = max((card.right for card in places.cards), default=aside.x - _MAT_GAP) + _MAT_GAP
    right = places.tally.right if places.tally.x >= aside.right else aside.right
    x = min(left, aside.x)
    return aside._replace(x=x, w=max(aside.w, min(_WIDEST, right - x)))


def _hands(mat: Box, cards: int, aside: bool) -> MatPlaces:
    """Whole cards; those that have no room beside each other overlap."""
    if mat.h < _BESIDE:
        count = Box(mat.w - 10 - _ASIDE, 14, _ASIDE, mat.h - 28)
        room = Box(_EDGE, 12, count.x - _MAT_GAP - _EDGE, mat.h - 24)
    else:
        count = Box(10, mat.h - 12 - _COUNT, mat.w - 20, _COUNT)
        room = Box(_EDGE, 14, mat.w - 2 * _EDGE, count.y - 10 - 14)
    below = _STRIP * (cards - 1) if aside and cards > 1 else 0.0
    pair = (room.w - _MAT_GAP - below) / 2 / CARD[0]
    roomy = pair >= _LEAST
    if roomy and (cards + aside > 1 or room.w >= 2 * CARD[0]):
        fit = pair
    else:
        fit = room.w / CARD[0] * (0.66 if cards > 1 else 1.0)
    scale = min(_LARGEST, room.h / CARD[1], fit)
    wide, high = CARD[0] * scale, CARD[1] * scale
    parted = aside and roomy and cards > 0
    last = room.right - wide
    end = last - _MAT_GAP if parted else room.right
    y = room.y + (room.h - high) / 2
    shown = _overlapped(room.x, end, y, (wide, high), cards)
    beside = Box(last, y, wide, high) if parted else None
    return MatPlaces("hand", shown, beside, count, mat.inset(_EDGE, 40, _EDGE, 40))


def _rows(mat: Box, cards: int, aside: bool) -> MatPlaces:
    """Small cards in a row, and the count at their right; there is no room for a slip."""
    space = mat.w - 24 - _MAT_GAP
    most = space - min(_SMALL * 1.6, max(_SMALL, space / 3))
    high = min(ROW[1], mat.h - 18, (most - _SEEN * (cards - 1)) * ROW[1] / ROW[0])
    wide = high * ROW[0] / ROW[1]
    y = (mat.h - high) / 2
    used = min(max(1, cards) * (wide + 6) - 6, most)
    shown = _overlapped(12, 12 + used, y, (wide, high), cards)
    count = Box(12 + used + _MAT_GAP, y, mat.w - 24 - used - _MAT_GAP, high)
    return MatPlaces("row", shown, None, count, mat.inset(_EDGE, 8, _EDGE, 8))


def _faces(mat: Box, cards: int, aside: bool) -> MatPlaces:
    """Faces in a row, and the count at their right where it has room."""
    room = mat.inset(14, 8, 14, 8)
    size = _FACE * room.h, room.h
    shown = _overlapped(room.x, room.right, room.y, size, cards)
    left = max((card.right for card in shown), default=room.x) + _MAT_GAP
    return MatPlaces("chip", shown, None, room.inset(min(room.w, left - room.x), 0, 0, 0), room)


def _above(mat: Box, cards: int, aside: bool) -> MatPlaces:
    """The same on a stone that is too narrow for that: with the count below them."""
    room = mat.inset(12, 10, 12, 10)
    high = min(ROW[1], room.h - 4 - _BELOW)
    wide = room.w if cards < 2 else min(high * ROW[0] / ROW[1], room.w - _SEEN * (cards - 1))
    shown = _overlapped(room.x, room.right, room.y, (wide, high), cards)
    count = room.inset(0, high + 4, 0, 0)
    return MatPlaces("row", shown, None, count, mat.inset(_EDGE, 8, _EDGE, 8))


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
