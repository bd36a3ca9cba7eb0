"""The shape of the window, and the regions of the table for each shape."""

from collections.abc import Set
from typing import Final, Literal, NamedTuple

from fort_desktop.scene.geometry import Box, placed

Shape = Literal["normal", "wide", "square", "folded"]
"""Three columns; the same with the log unfolded; two columns; panels folded to what is needed."""

_WIDE: Final = 2.1
"""From this ratio of width to height on, the log has a column of its own."""
_SQUARE: Final = 1.5
"""Below this ratio there are two columns."""
_LEAST: Final = (1000.0, 640.0)
"""Units of width and height below which panels fold."""


class Sheet(NamedTuple):
    """The window in units.

    Attributes:
        shape: the layout; unit: pixels of one unit; w, h: the size of the window in units.
        scale: how much larger the person wants everything.
    """

    shape: Shape
    unit: float
    w: float
    h: float
    scale: float = 1.0


def sheet_of(size: tuple[int, int], scale: float = 1.0) -> Sheet:
    """The layout of a window of this size in pixels.

    Args:
        scale: how much larger the person wants everything, 0.8 to 2.
    """
    w, h = size
    ratio = w / h
    if ratio >= _WIDE:
        shape: Shape = "wide"
        unit = h / 720
    elif ratio >= _SQUARE:
        shape, unit = "normal", min(w / 1280, h / 720)
    else:
        shape, unit = "square", min(w / 1000, h / 750)
    unit *= scale
    # A hair of tolerance: 1000 units must not become 999.9999 by division.
    if w / unit < _LEAST[0] - 0.01 or h / unit < _LEAST[1] - 0.01:
        shape = "folded"
    return Sheet(shape, unit, w / unit, h / unit, scale)


def bar_rows(sheet: Sheet) -> tuple[float, float]:
    """Return the heights of the rows of the turn bar, in units; a single one has no lower row."""
    if sheet.shape == "folded":
        return max(20.5, 16 / sheet.unit), max(34.0 if sheet.h >= _LOW else 26.0, 28 / sheet.unit)
    if sheet.shape != "square" and sheet.unit < _FINE and sheet.h < _TALL:
        return 16 / sheet.unit, 20 / sheet.unit
    if sheet.shape == "square" or sheet.unit < _FINE:
        return max(36.0, 28 / sheet.unit), max(38.0, 28 / sheet.unit)
    return _BAR, 0.0


def bar_height(sheet: Sheet) -> float:
    """Return the height of the turn bar, in units."""
    upper, lower = bar_rows(sheet)
    return upper + lower + 8 if lower else upper


MatForm = Literal["open", "strip", "none"]
"""The play mat beside the Park; below it as a strip while it rests. While nothing lies on it the
Park has its room."""
RESTING: Final = ("strip", "none")
Panel = Literal["board", "park", "mat"]

EDGE: Final = 8.0
"""The margin round the table and between panels."""
_GAP: Final = 10.0
_BAND: Final = 94.0
_WIDEST_BAND: Final = 720.0
"""What a single rival leaves free makes the meter longer."""
_FOLDED_BAND: Final = 45.0
_BAR: Final = 54.0
_LOW: Final = 400.0
"""A window of fewer units has room for one line on the buttons of the bar."""
_TALL: Final = 760.0
"""The same for a small window with three columns."""
_FINE: Final = 0.72
"""Below so many pixels of a unit the bar has two rows: letters are never below 12 pixels."""
_METER: Final = 200.0
_FOLDED_METER: Final = 150.0
_MAT: Final = {"open": 184.0, "strip": 110.0, "none": 184.0}
_NARROW_MAT: Final = 158.0
"""The width of an open one in two columns."""
_RESTS: Final = 57.0
"""The height of a play area that rests."""
_WIDE_PARK: Final = 560.0
_LOG: Final = 206.0
"""The width of the log in the lower left corner."""
_EACH: Final = 1.56
"""The width of a lying card in a small hand with its gap, in heights of the hand."""
_LARGER: Final = 0.5
"""So much wider piles are at most beside a small hand, below the room of the supply."""
_ABOVE_PILE: Final = 36.0
_MANY: Final = 6
"""So many cards of a hand have room beside it."""
_LEAST_LOG: Final = 180.0
"""A column of the log that would be narrower is folded into the Park's column."""
_CARD: Final = 222.0
"""The height of a card in the hand."""
_BELOW: Final = 12.0
"""Free below the hand."""
_TAB: Final = 40.0
_BELOW_LARGE: Final = 4.0
"""Below a hand of large cards."""
_READ: Final = 1.3
"""Such a card is at least so many times as large as one of the usual scale: both actions can be
read in words."""
_STRIPS: Final = (56.0, 92.0)
"""The height of one's own board as a strip, in one row of figures and in two."""
_BESIDE: Final = 760.0
"""In a narrower window that has two rows, and Park and mat lie at one place."""
_TALLEST: Final = 124.0
"""The most height of the strip."""
_ROW: Final = 72.0
"""The least height of Park and mat below it, and the most where the strip can have more."""
_ROWS: Final = 108.0
_PARK_SHARE: Final = 0.6
_PERKS: Final = 62.0
_TURNS: Final = (100.0, 124.0)
"""The most height of a row in which panels take turns, and the same in a narrow window."""
_NARROW: Final = 600.0
_FIVE: Final = 5 * 152.0 + 4 * 8.0
"""The width of a hand of five cards beside each other."""
_LINE_GAP: Final = 4.0
_PILE: Final = (50.0, 104.0)
"""The room of a pile beside such a hand, with its name below it."""
_HOME: Final = Box(EDGE, 238, 282, 228)
_SQUARE_HOME: Final = Box(EDGE, 238, 246, 232)
"""The teacher's home: its left edge, its height above the window's lower edge, and its size."""
_NARROWEST: Final = 250.0
"""Pixels: letters do not become smaller with the window for ever, so the home takes more of it."""
SMALL: Final = 0.8
"""Pixels of a unit below which they do not."""
_BESIDE_HOME: Final = 10.0
"""Between the home and the first card in the hand."""
_STACKED: Final = (70.0, 104.0, 78.0)
"""Where both piles lie at the right: their width, and the heights of deck and discard pile."""


class Needs(NamedTuple):
    """The places that a note must not cover: "hand", "park", "mat" and "board".

    Attributes:
        answers: where the open question is answered; said: where that lies of which it speaks.
    """

    answers: Set[str] = frozenset()
    said: Set[str] = frozenset()


class Top(NamedTuple):
    """The places of what lies above the panels.

    Attributes:
        menu, since: the corner buttons; meter: the three distances to the end (a chalkboard).
        bands: of the rivals, in turn order; bar: the turn bar.
    """

    menu: Box
    since: Box
    meter: Box
    bands: tuple[Box, ...]
    bar: Box


class Panels(NamedTuple):
    """The places of what lies below the turn bar.

    Attributes:
        board, park, mat: the three panels. With tabs they lie at the same place, and only the one
            in front is seen.
        perks: the row of perks, rule stack and sculpture; a mere button where `perks_fold`.
        log: the folded log, or its column where `log_open`; None where only a key opens it.
        hand: the row of the hand; where it is folded its cards reach below the window.
        deck, discard: one's own piles, names below them included.
        tabs: the buttons that choose the panel in front, in the order board, park, mat.
        sheets: where sheets may lie.
        home: where the teacher speaks, None while there is nothing to say.
    """

    board: Box
    park: Box
    mat: Box
    perks: Box
    perks_fold: bool
    log: Box | None
    log_open: bool
    hand: Box
    deck: Box
    discard: Box
    tabs: tuple[Box, ...]
    sheets: Box
    home: Box | None = None

    @property
    def beside(self) -> bool:
        """True if the hand lies beside the teacher's home, and begins there."""
        return self.home is not None and self.home.right <= self.hand.x


class Frame(NamedTuple):
    """The regions of the table, in pixels.

    Attributes:
        sheet: shape and unit; size: of the window; top, panels: the regions.
    """

    sheet: Sheet
    size: tuple[int, int]
    top: Top
    panels: Panels

    @property
    def unit(self) -> float:
        """Pixels of one unit."""
        return self.sheet.unit


def frame_of(
    size: tuple[int, int],
    rivals: int,
    mat: MatForm = "open",
    scale: float = 1.0,
    *,
    home: Needs | None = None,
    cards: int = 0,
) -> Frame:
    """Return the layout of a window of this size in pixels.

    Args:
        rivals: 1 to 3; mat: how much room the play area wants.
        scale: how much larger the person wants everything, 0.8 to 2.
        home: if the teacher has something to say, what that needs; else None.
        cards: how many lie in the hand: many of them take the corner of the log, and a few have
            log and piles beside them; 0 where something else may lie there.
    """
    sheet = sheet_of(size, scale)
    panels = {"square": _two_columns, "folded": _folded}.get(sheet.shape, _columns)(sheet, mat)
    panels = _without_log(panels) if home is not None or cards > _MANY else panels
    if home is None and cards and sheet.shape != "folded":
        panels = _gathered(sheet, panels, cards)
    panels = _with_home(sheet, panels, home) if home is not None else panels
    top, window = _top(sheet, rivals), Box(0, 0, *size)
    return Frame(sheet, size, placed(top, window, sheet.unit), placed(panels, window, sheet.unit))


def _without_log(panels: Panels) -> Panels:
    """The same with the hand in the lower left corner, if the log has that."""
    log, hand = panels.log, panels.hand
    if log is None or log.right > hand.x:
        return panels
    left = log.x + _GAP
    return panels._replace(log=None, hand=hand._replace(x=left, w=hand.right - left))


def _gathered(sheet: Sheet, panels: Panels, cards: int) -> Panels:
    """The same with log and piles beside a small hand, and larger piles, instead of empty grass."""
    hand, deck, log = panels.hand, panels.deck, panels.log
    row = hand._replace(w=cards * _EACH * hand.h)
    parts = {"hand": row, "deck": deck, "discard": panels.discard}
    if log is not None and log.bottom == hand.bottom:
        parts = {"log": log, **parts}
    elif deck.x < hand.x:
        parts = {"deck": deck, "hand": row, "discard": panels.discard}
    gaps = (len(parts) - 1) * 2 * _GAP
    free = sheet.w - 2 * EDGE - sum(one.w for one in parts.values()) - gaps
    if free < 0:
        return panels
    more = min(free / 2, _LARGER * deck.w)
    x, places = EDGE + (free - 2 * more) / 2, dict[str, Box]()
    for name, one in parts.items():
        if name in ("deck", "discard"):
            one = Box(x, hand.y + _ABOVE_PILE, one.w + more, hand.h - _ABOVE_PILE)
        places[name] = one.at(x, one.y)
        x = one.at(x, one.y).right + 2 * _GAP
    log = places.get("log", log)
    return panels._replace(
        hand=places["hand"], deck=places["deck"], discard=places["discard"], log=log
    )


def _with_home(sheet: Sheet, panels: Panels, needs: Needs) -> Panels:
    """The same with the teacher's home; the hand takes the room that is left beside it."""
    hand, right = panels.hand, panels.hand.right
    if sheet.shape == "folded":
        return panels._replace(home=_in_place_of(sheet, panels, needs))
    size = _SQUARE_HOME if sheet.shape == "square" else _HOME
    if sheet.unit < SMALL:
        size = size._replace(w=max(size.w, _NARROWEST / sheet.unit))
    home = size.at(size.x, sheet.h - size.y)
    if sheet.shape == "square":
        # The deck stands above the discard pile.
        wide, deck, discard = _STACKED
        right = sheet.w - 92
        column = Box(sheet.w - EDGE - 4 - wide, panels.deck.y, wide, deck)
        low = column._replace(y=sheet.h - EDGE - discard, h=discard)
        panels = panels._replace(deck=column, discard=low)
    left = home.right + (EDGE if sheet.shape == "square" else _BESIDE_HOME)
    return panels._replace(home=home, hand=hand._replace(x=left, w=right - left))


def _in_place_of(sheet: Sheet, panels: Panels, needs: Needs) -> Box:
    """The place of a panel that the note does not need, or at least no answer."""
    rest = sheet.h - panels.hand.y - EDGE
    hand = panels.hand._replace(h=min(panels.hand.h, rest))
    places = {"park": panels.park, "mat": panels.mat, "board": panels.board, "hand": hand}
    for kept in (needs.answers | needs.said, needs.answers):
        taken = [places[name] for name in kept if name in places]
        free = [box for box in places.values() if box not in taken]
        if free:
            return free[0]
    return hand


def _top(sheet: Sheet, rivals: int) -> Top:
    """Corner buttons, meter, bands and bar; folded ones are one line high."""
    w = sheet.w
    if sheet.shape == "folded":
        high, meter = _FOLDED_BAND, _FOLDED_METER
        since = Box(w - 92, 6, 40, 45)
        right = w - 100
    else:
        high, meter = _BAND, _METER
        since = Box(w - 48, 55, 40, 45)
        right = w - 54
    room = right - meter - 2 * EDGE
    each = min(_WIDEST_BAND, (room - EDGE * (rivals - 1)) / rivals)
    meter += room - rivals * (each + EDGE) + EDGE
    bands = tuple(Box(EDGE + i * (each + EDGE), 6, each, high) for i in range(rivals))
    bar = Box(EDGE, 6 + high + 6, w - 2 * EDGE, bar_height(sheet))
    return Top(Box(w - 48, 6, 40, 45), since, Box(right - meter, 6, meter, high), bands, bar)


def _columns(sheet: Sheet, mat: MatForm) -> Panels:
    """Board, Park and mat beside each other; in a wide window the log beside them, else below.

    A resting mat lies below the end of the Park, which has the whole width then.
    """
    w, top, high = sheet.w, _panel_top(sheet), sheet.h - 358 - bar_height(sheet)
    wide, rests = sheet.shape == "wide", mat in RESTING
    board = Box(EDGE, top, 520 + (0.12 if wide else 0.3) * (w - 1280), high)
    left, m = board.right + EDGE, _MAT[mat]
    right = left + _WIDE_PARK + EDGE + m if wide else w - EDGE
    aside = Box(right + EDGE, top, w - right - 2 * EDGE, high)
    opened = wide and aside.w >= _LEAST_LOG
    if wide and not opened:
        right = w - EDGE
    stone = Box(right - m, top, m, high)
    column = Box(left, top, (right if mat == "none" else stone.x - EDGE) - left, high)
    park = column._replace(w=right - left if rests else column.w, h=high - _RESTS - EDGE)
    if mat == "strip":
        stone = stone.inset(0, park.h + EDGE, 0, 0)
    hand, deck, discard = _hand(sheet, 118.0)
    if not opened:
        # The log has the lower left corner, and both piles the right one.
        aside = Box(EDGE, hand.y, _LOG, hand.h)
        deck = deck.at(discard.x - deck.w - 2 * _GAP, deck.y)
        hand = Box(aside.right + EDGE, hand.y, deck.x - aside.right - 2.5 * EDGE, hand.h)
    return Panels(
        board,
        park,
        stone,
        Box(left, column.bottom - 58, column.w, 58),
        False,
        aside,
        opened,
        hand,
        deck,
        discard,
        (),
        Box(EDGE, top, w - 2 * EDGE, sheet.h - top - EDGE),
    )


def _two_columns(sheet: Sheet, mat: MatForm) -> Panels:
    """The board, and beside it the Park with the mat at its end; below them the log.

    A resting mat lies in the row of the log.
    """
    w, top, high = sheet.w, _panel_top(sheet), sheet.h - 366 - bar_height(sheet)
    board = Box(EDGE, top, 470, high)
    left, wide = board.right + EDGE, w - board.right - 2 * EDGE
    low = min(50.0, max(30.0, high - 263))
    park = Box(left, top, wide, high - low - EDGE)
    row = Box(left, park.bottom + EDGE, wide, low)
    perks = row._replace(x=row.right - 86, w=86)
    log = row._replace(w=row.w - perks.w - EDGE)
    stone = park.inset(park.w - _NARROW_MAT, 0, 0, 0)
    if mat == "open":
        park = park.inset(0, 0, stone.w + EDGE, 0)
    elif mat == "strip":
        stone = log.inset(log.w - _MAT[mat], 0, 0, 0)
        log = log.inset(0, 0, stone.w + EDGE, 0)
    return Panels(
        board,
        park,
        stone,
        perks,
        True,
        log,
        False,
        *_hand(sheet, 112.0),
        (),
        Box(EDGE, top, w - 2 * EDGE, sheet.h - top - EDGE),
    )


def _folded(sheet: Sheet, mat: MatForm) -> Panels:
    """Large signs: the hand is whole, and all else folds to the rows that are left above it.

    One's own board is a strip of figures; below it Park and mat lie beside each other, or at one
    place. Where there is no room for two rows, all three take turns in one.
    """
    w, top = sheet.w, _panel_top(sheet)
    room, least = sheet.h - top - _BELOW_LARGE, min(_CARD, _READ * _CARD / sheet.scale)
    sheets = Box(EDGE, top, w - 2 * EDGE, sheet.h - top - EDGE)
    strip = _STRIPS[w < _BESIDE]
    if room < strip + _ROW + least + 2 * _LINE_GAP:
        return _taking_turns(sheet, room, least)
    # Larger cards would but lie over each other.
    most = max(least, min(_CARD, (w - 2 * _PILE[0] - 4 * _LINE_GAP) / _FIVE * _CARD))
    hand = min(most, room - strip - _ROW - 2 * _LINE_GAP)
    rest = room - hand - 2 * _LINE_GAP
    row = max(min(_ROWS, rest - strip), rest - _TALLEST)
    strip = rest - row
    board = Box(EDGE, top, w - 2 * EDGE, strip)
    below = Box(EDGE, board.bottom + _LINE_GAP, board.w, row)
    perks = below._replace(x=below.right - _PERKS, w=_PERKS)
    park = stone = below.inset(0, 0, _PERKS + EDGE, 0)
    if w >= _BESIDE and mat == "open":
        park = park._replace(w=_PARK_SHARE * park.w)
        stone = stone.inset(park.w + EDGE, 0, 0, 0)
    return Panels(
        board, park, stone, perks, True, None, False, *_large_hand(sheet, hand), (), sheets
    )


def _taking_turns(sheet: Sheet, room: float, least: float) -> Panels:
    """One row above the hand, for the panel that is chosen by tabs.

    Args:
        room: the height below the turn bar; least: that of the hand.
    """
    w, top = sheet.w, _panel_top(sheet)
    high = min(_TURNS[w < _NARROW], room - least - _LINE_GAP)
    # Three tabs, and the button of the perks.
    tab = (high - _LINE_GAP) / 2
    *tabs, perks = (
        Box(EDGE + i % 2 * (_TAB + _LINE_GAP), top + i // 2 * (tab + _LINE_GAP), _TAB, tab)
        for i in range(4)
    )
    left = perks.right + EDGE
    panel = Box(left, top, w - left - EDGE, high)
    hand = _large_hand(sheet, min(_CARD, room - high - _LINE_GAP))
    sheets = Box(EDGE, top, w - 2 * EDGE, sheet.h - top - EDGE)
    return Panels(panel, panel, panel, perks, True, None, False, *hand, tuple(tabs), sheets)


def _large_hand(sheet: Sheet, high: float) -> tuple[Box, Box, Box]:
    """The hand with cards of so many units, and at its ends the two piles, low at the edge."""
    w, h = sheet.w, sheet.h
    wide, pile = _PILE
    hand = Box(wide + 2 * _LINE_GAP, h - _BELOW_LARGE - high, w - 2 * wide - 4 * _LINE_GAP, high)
    deck = Box(2 * _LINE_GAP - 2, h - _BELOW_LARGE - pile, wide - 4, pile)
    return hand, deck, deck.at(w - deck.right, deck.y)


def _panel_top(sheet: Sheet) -> float:
    if sheet.shape == "folded":
        return 6 + _FOLDED_BAND + 6 + bar_height(sheet) + _LINE_GAP
    return 6 + _BAND + 6 + bar_height(sheet) + _GAP


def _hand(sheet: Sheet, aside: float) -> tuple[Box, Box, Box]:
    """The row of the hand and the two piles beside it."""
    w, h = sheet.w, sheet.h
    y = h - 194.0
    return (
        Box(aside, h - _CARD - _BELOW, w - 2 * aside, _CARD),
        Box(18, y, 84, 158),
        Box(w - 102, y, 86, 158),
    )
