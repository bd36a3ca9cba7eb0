"""The regions of the table for each shape of the window."""

from typing import Final, Literal, NamedTuple

from fort_desktop.scene.geometry import Box
from fort_desktop.ui.table.layout.shape import Sheet, sheet_of

MatForm = Literal["narrow", "wide", "strip", "laid"]
"""The play mat beside the Park for one card or for several, or resting with one or several. In two
columns it lies over the Park, and below it as a strip while it rests."""
RESTING: Final = ("strip", "laid")
Panel = Literal["board", "park", "mat"]

EDGE: Final = 8.0
"""The margin round the table and between panels."""
_GAP: Final = 10.0
_BAND: Final = 94.0
_FOLDED_BAND: Final = 45.0
_BAR: Final = 54.0
_METER: Final = 200.0
_FOLDED_METER: Final = 150.0
_MAT: Final = {"narrow": 184.0, "wide": 332.0}
_WIDE_PARK: Final = 560.0
_LEAST_LOG: Final = 180.0
"""A column of the log that would be narrower is folded into the Park's column."""
_CARD: Final = 222.0
"""The height of a card in the hand."""
_BELOW: Final = 12.0
"""Free below the hand."""
_PEEKS: Final = (_CARD + _BELOW, 164.0, 111.0)
"""What is seen of a card in the hand: all of it, as far as the public box, portrait and name."""
_LEAST_PANELS: Final = 308.0
"""The hand folds before the panels have less height than this."""
_TAB: Final = 54.0


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
            in front is seen; in two columns the mat may lie over the Park.
        perks: the row of perks, rule stack and sculpture; a mere button where `perks_fold`.
        log: the folded log, or its column where `log_open`; None where only a key opens it.
        hand: the row of the hand; where it is folded its cards reach below the window.
        deck, discard: the own piles, names below them included.
        tabs: the buttons that choose the panel in front, in the order board, park, mat.
        sheets: where sheets may lie.
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
    size: tuple[int, int], rivals: int, mat: MatForm = "narrow", scale: float = 1.0
) -> Frame:
    """Return the layout of a window of this size in pixels.

    Args:
        rivals: 1 to 3; mat: how much room the play area wants.
        scale: how much larger the person wants everything, 0.8 to 2.
    """
    sheet = sheet_of(size, scale)
    panels = {"square": _two_columns, "folded": _folded}.get(sheet.shape, _columns)(sheet, mat)
    top = _top(sheet, rivals)
    return Frame(sheet, size, _pixels_of_top(top, sheet.unit), _pixels_of(panels, sheet.unit))


def _scaled(box: Box, unit: float) -> Box:
    return Box(*(side * unit for side in box))


def _pixels_of_top(top: Top, unit: float) -> Top:
    bands = tuple(_scaled(band, unit) for band in top.bands)
    menu, since, meter, bar = (
        _scaled(box, unit) for box in (top.menu, top.since, top.meter, top.bar)
    )
    return Top(menu, since, meter, bands, bar)


def _pixels_of(panels: Panels, unit: float) -> Panels:
    return panels._replace(
        board=_scaled(panels.board, unit),
        park=_scaled(panels.park, unit),
        mat=_scaled(panels.mat, unit),
        perks=_scaled(panels.perks, unit),
        log=None if panels.log is None else _scaled(panels.log, unit),
        hand=_scaled(panels.hand, unit),
        deck=_scaled(panels.deck, unit),
        discard=_scaled(panels.discard, unit),
        tabs=tuple(_scaled(tab, unit) for tab in panels.tabs),
        sheets=_scaled(panels.sheets, unit),
    )


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
    each = (room - EDGE * (rivals - 1)) / rivals
    bands = tuple(Box(EDGE + i * (each + EDGE), 6, each, high) for i in range(rivals))
    bar = Box(EDGE, 6 + high + 6, w - 2 * EDGE, _BAR)
    return Top(Box(w - 48, 6, 40, 45), since, Box(right - meter, 6, meter, high), bands, bar)


def _columns(sheet: Sheet, mat: MatForm) -> Panels:
    """Board, Park and mat beside each other; in a wide window the log beside them."""
    w, top, high = sheet.w, _panel_top(sheet), sheet.h - 412
    wide = sheet.shape == "wide"
    board = Box(EDGE, top, 520 + (0.12 if wide else 0.3) * (w - 1280), high)
    m = _MAT["wide" if mat in ("wide", "laid") else "narrow"]
    left = board.right + EDGE
    park = _WIDE_PARK if wide else w - left - 2 * EDGE - m
    stone = Box(left + park + EDGE, top, m, high)
    column = Box(left, top, park, high)
    log = Box(left, column.bottom - 50, park, 50)
    aside = Box(stone.right + EDGE, top, w - stone.right - 2 * EDGE, high)
    opened = wide and aside.w >= _LEAST_LOG
    low = 0.0 if opened else 57.0
    if wide and not opened:
        stone = stone._replace(w=w - EDGE - stone.x)
    return Panels(
        board,
        Box(left, top, park, high - 65 - low),
        stone,
        Box(left, column.bottom - 58 - low, park, 58),
        False,
        aside if opened else log,
        opened,
        *_hand(sheet, _CARD + _BELOW, 118.0),
        (),
        Box(EDGE, top, w - 2 * EDGE, sheet.h - top - EDGE),
    )


def _two_columns(sheet: Sheet, mat: MatForm) -> Panels:
    """The board, and beside it the Park over a strip of the mat, or the mat over the Park."""
    w, top, high = sheet.w, _panel_top(sheet), sheet.h - 430
    board = Box(EDGE, top, 470, high)
    left, wide = board.right + EDGE, w - board.right - 2 * EDGE
    rest = max(30.0, high - 190 - 84 - 2 * EDGE)
    park = Box(left, top, wide, high - 84 - 2 * EDGE - min(rest, 50))
    strip = Box(left, park.bottom + EDGE, wide, 84)
    over = Box(left, top, wide, strip.bottom - top)
    low = board.bottom - strip.bottom - EDGE
    return Panels(
        board,
        park,
        strip if mat in RESTING else over,
        Box(w - EDGE - 86, strip.bottom + EDGE, 86, low),
        True,
        Box(left, strip.bottom + EDGE, wide - 86 - EDGE, low),
        False,
        *_hand(sheet, _CARD + _BELOW, 112.0),
        (),
        Box(EDGE, top, w - 2 * EDGE, sheet.h - top - EDGE),
    )


def _folded(sheet: Sheet, mat: MatForm) -> Panels:
    """Large signs in a small window: the hand shows its upper half, panels take turns."""
    w, top = sheet.w, _panel_top(sheet)
    left = sheet.h - top - _GAP - _LEAST_PANELS
    rise = next((peek for peek in _PEEKS if peek <= left), _PEEKS[-1])
    high = sheet.h - top - rise - _GAP
    sheets = Box(EDGE, top, w - 2 * EDGE, sheet.h - top - EDGE)
    if sheet.single:
        # The perks have a button below the tabs, where it covers no panel.
        button = min(44.0, 0.28 * high)
        tab = (high - button - 3 * 4) / 3
        tabs = tuple(Box(EDGE, top + i * (tab + 4), _TAB, tab) for i in range(3))
        left = EDGE + _TAB + EDGE
        panel = Box(left, top, w - left - EDGE, high)
        perks = Box(EDGE, panel.bottom - button, _TAB, button)
        hand = _hand(sheet, rise, 70.0)
        return Panels(panel, panel, panel, perks, True, None, False, *hand, tabs, sheets)
    board = Box(EDGE, top, 0.48 * w, high)
    left, wide = board.right + EDGE, w - board.right - 2 * EDGE
    park = Box(left, top, wide, high - 34 - EDGE)
    low = park.bottom + EDGE
    perks = Box(w - EDGE - 86, low, 86, 34)
    log = Box(left, low, wide - 86 - EDGE, 34)
    hand = _hand(sheet, rise, 70.0)
    return Panels(board, park, park, perks, True, log, False, *hand, (), sheets)


def _panel_top(sheet: Sheet) -> float:
    band = _FOLDED_BAND if sheet.shape == "folded" else _BAND
    return 6 + band + 6 + _BAR + _GAP


def _hand(sheet: Sheet, rise: float, aside: float) -> tuple[Box, Box, Box]:
    """The rows of the hand and the two piles beside it; `rise`: what is seen of the hand."""
    w, h = sheet.w, sheet.h
    hand = Box(aside, h - rise, w - 2 * aside, _CARD)
    if aside < 100:
        wide, high = 56.0, min(116.0, rise - 10)
    else:
        wide, high = 84.0, min(158.0, rise - 10)
    y = h - min(194.0, rise)
    return (
        hand,
        Box(18 if aside > 100 else EDGE, y, wide, high),
        Box(w - (102 if aside > 100 else EDGE + wide), y, wide + 2 * (aside > 100), high),
    )


_LINE: Final = 23.0
_HEAD: Final = 34.0
_ARROW: Final = 38.0


class FoldedLog(NamedTuple):
    """The newest lines, the last of them lowest, and the arrow that opens the rest."""

    lines: tuple[Box, ...]
    arrow: Box


def folded_log(box: Box, unit: float) -> FoldedLog:
    """One line, or two where it is high enough; `box` in pixels, `unit` pixels of one unit."""
    count = 2 if box.h >= 2 * _LINE * unit else 1
    edge = unit
    high = (box.h - 2 * edge) / count
    wide = box.w - _ARROW * unit
    lines = (Box(box.x, box.y + edge + i * high, wide, high) for i in range(count))
    return FoldedLog(tuple(lines), Box(box.x + wide, box.y, box.w - wide, box.h))


class OpenLog(NamedTuple):
    """The heading of an open log, and the room for its lines."""

    head: Box
    room: Box


def open_log(box: Box, unit: float) -> OpenLog:
    """The parts of a column or a sheet; `box` in pixels, `unit` pixels of one unit."""
    head = box._replace(h=_HEAD * unit)
    return OpenLog(head, box.inset(4 * unit, _HEAD * unit + 3 * unit, 4 * unit, 6 * unit))


def log_sheet(frame: Frame) -> Box:
    """Return the place of the opened log: over its column, or where sheets lie."""
    panels, unit = frame.panels, frame.unit
    if panels.log is None or panels.log_open:
        return panels.sheets
    top = min(panels.park.y, panels.mat.y)
    wide = max(panels.log.w, panels.park.w, 380 * unit)
    sheet = Box(panels.log.x, top, wide, panels.log.bottom - top)
    return sheet.within(panels.sheets)


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
