"""The places of the play mat: cards, the slip or the place beside them, and the count line."""

from typing import Final, Literal, NamedTuple

from fort_desktop.scene.geometry import Box, placed
from fort_desktop.ui.table.layout.frame import Frame
from fort_desktop.ui.table.layout.hand import CARD
from fort_desktop.ui.table.layout.park import ROW

CardForm = Literal["hand", "row"]
"""Whole cards side by side, or small ones on a mat that is too low for them."""
_LOW: Final = 150.0
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
_GAP: Final = 8.0
_COUNT: Final = 51.0
_ASIDE: Final = 150.0
"""The width of a count that stands beside the cards."""
_WIDEST: Final = 300.0
"""Of the slip while nothing is counted: in a wider one suits would lie far from their names."""
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
    low = size.h < _LOW or (size.h < _BESIDE and size.w < _NARROW)
    place = _hands if not low else _above if size.w < _UPRIGHT and size.h >= _PAIR else _rows
    places = place(size, cards, aside)
    if places.aside is not None and not counts:
        places = places._replace(aside=_widened(places, places.aside))
    return placed(places, box, unit)


def _widened(places: MatPlaces, aside: Box) -> Box:
    """Return the place beside the cards, widened by the free stone on both sides up to a limit."""
    left = max((card.right for card in places.cards), default=aside.x - _GAP) + _GAP
    right = places.tally.right if places.tally.x >= aside.right else aside.right
    x = min(left, aside.x)
    return aside._replace(x=x, w=max(aside.w, min(_WIDEST, right - x)))


def _hands(mat: Box, cards: int, aside: bool) -> MatPlaces:
    """Whole cards; those that have no room beside each other overlap."""
    if mat.h < _BESIDE:
        count = Box(mat.w - 10 - _ASIDE, 14, _ASIDE, mat.h - 28)
        room = Box(_EDGE, 12, count.x - _GAP - _EDGE, mat.h - 24)
    else:
        count = Box(10, mat.h - 12 - _COUNT, mat.w - 20, _COUNT)
        room = Box(_EDGE, 14, mat.w - 2 * _EDGE, count.y - 10 - 14)
    below = _STRIP * (cards - 1) if aside and cards > 1 else 0.0
    pair = (room.w - _GAP - below) / 2 / CARD[0]
    roomy = pair >= _LEAST
    if roomy and (cards + aside > 1 or room.w >= 2 * CARD[0]):
        fit = pair
    else:
        fit = room.w / CARD[0] * (0.66 if cards > 1 else 1.0)
    scale = min(_LARGEST, room.h / CARD[1], fit)
    wide, high = CARD[0] * scale, CARD[1] * scale
    parted = aside and roomy and cards > 0
    last = room.right - wide
    end = last - _GAP if parted else room.right
    y = room.y + (room.h - high) / 2
    shown = _overlapped(room.x, end, y, (wide, high), cards)
    beside = Box(last, y, wide, high) if parted else None
    return MatPlaces("hand", shown, beside, count, mat.inset(_EDGE, 40, _EDGE, 40))


def _rows(mat: Box, cards: int, aside: bool) -> MatPlaces:
    """Small cards in a row, and the count at their right; there is no room for a slip."""
    space = mat.w - 24 - _GAP
    most = space - min(_SMALL * 1.6, max(_SMALL, space / 3))
    high = min(ROW[1], mat.h - 18, (most - _SEEN * (cards - 1)) * ROW[1] / ROW[0])
    wide = high * ROW[0] / ROW[1]
    y = (mat.h - high) / 2
    used = min(max(1, cards) * (wide + 6) - 6, most)
    shown = _overlapped(12, 12 + used, y, (wide, high), cards)
    count = Box(12 + used + _GAP, y, mat.w - 24 - used - _GAP, high)
    return MatPlaces("row", shown, None, count, mat.inset(_EDGE, 8, _EDGE, 8))


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
    """Return the place of a bin beside the mat: over the end of the log that is nearer to it."""
    panels, unit, window = frame.panels, frame.unit, Box(0, 0, *frame.size)
    wide, high = (side * unit for side in _BIN)
    log = panels.log
    if log is None:
        place = Box(panels.mat.right - wide - 10 * unit, panels.mat.y + 10 * unit, wide, high)
    elif panels.log_open:
        place = Box(log.x, log.bottom - high, wide, high)
    else:
        place = Box(log.right - wide, log.y, wide, min(high, log.h))
    return place.within(window)
