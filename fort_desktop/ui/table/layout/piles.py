"""The places of a discard pile that is laid open."""

from typing import Final, NamedTuple

from fort_desktop.scene.geometry import Box
from fort_desktop.ui.art.forms import Form
from fort_desktop.ui.table.layout.frame import Frame
from fort_desktop.ui.table.layout.sheets import sheet_box

_SHEET: Final = (1044.0, 508.0)
_TAB: Final = (162.0, 56.0)
_TABS_ABOVE: Final = 34.0
"""Tabs reach a little higher, into the gap below the turn bar."""
TAB_SEEN: Final = 36.0
"""So much of a tab stands out above the paper: its outline, and a name in two lines."""
_PAD: Final = 24.0
_HEAD: Final = 62.0
_HAND: Final = (137.0, 200.0)
"""A card of the hand x 0.9."""
_PARK: Final = (90.0, 137.0)
_GAPS: Final = {"hand": (22.0, 16.0), "park": (14.0, 8.0)}
_CLOSE: Final = 6.0
"""Cards lie no closer beside each other."""
_FEW: Final = 8
"""So many cards are shown whole, if there is room; more as in the Park."""
_COLUMNS: Final = {"hand": 4, "park": 6}
_PANEL: Final = 336.0
_LEAST: Final = (800.0, 400.0)
"""A smaller sheet has no panel of its own."""
_NOTE: Final = 56.0
_CORNER: Final = 150.0
"""Kept free for the buttons at the right end of the first line."""


class PilePlaces(NamedTuple):
    """The places of the parts of a sheet with piles, in units from the corner of the window.

    Attributes:
        sheet: the paper; tabs: of the seats, on its upper edge; heading, close: its first line.
        form: of the cards; cards: of those that are seen.
        rows: of all the cards; seen: rows that are seen at once, from `first` on.
        columns: cards in a row.
        panel: where the explain panel always lies, None where there is no room for one.
        note: a remark below it; up, down: buttons that turn to other rows, None without any.
    """

    sheet: Box
    tabs: tuple[Box, ...]
    heading: Box
    close: Box
    form: Form
    cards: tuple[Box, ...]
    rows: int
    seen: int
    first: int
    columns: int
    panel: Box | None
    note: Box | None
    up: Box | None
    down: Box | None


def pile_places(frame: Frame, count: int, seats: int, first: int = 0) -> PilePlaces:
    """A pile of so many cards.

    Args:
        seats: at the table; first: the row to be seen first, if there are enough below it.
    """
    sheet = sheet_box(frame, _SHEET, _TABS_ABOVE)
    wide = sheet.w >= _LEAST[0] and sheet.h >= _LEAST[1]
    panel = note = None
    room = sheet.inset(_PAD, _HEAD, _PAD, 12)
    if wide:
        w = min(_PANEL, 0.36 * room.w)
        panel = Box(room.right - w, room.y + 4, w, room.h - 8)
        note = Box(panel.x, panel.bottom - _NOTE, w, _NOTE)
        room = room.inset(0, 0, w + _PAD, 0)
    form, size = _form(room, count)
    columns = min(_COLUMNS[form], int((room.w + _CLOSE) // (size[0] + _CLOSE)))
    gap = min(_GAPS[form][0], (room.w - columns * size[0]) / max(1, columns - 1))
    step = size[1] + _GAPS[form][1]
    seen = max(1, int((room.h + _GAPS[form][1]) // step))
    rows = -(-count // columns)
    first = min(first, max(0, rows - seen))
    shown = range(first * columns, min(count, (first + seen) * columns))
    cards = tuple(
        Box(
            room.x + (i % columns) * (size[0] + gap),
            room.y + 4 + (i // columns - first) * step,
            *size,
        )
        for i in shown
    )
    close = Box(sheet.right - 60, sheet.y + 10, 44, 42)
    up = down = None
    if rows > seen:
        down = close.at(close.x - 56, close.y)
        up = down.at(down.x - 50, down.y)
    right = (up or close).x - 12
    heading = Box(sheet.x + _PAD, sheet.y + 18, right - sheet.x - _PAD, 40)
    return PilePlaces(
        sheet, _tabs(sheet, seats), heading, close, form, cards, rows, seen, first, columns, panel,
        note, up, down,
    )  # fmt: skip


def _form(room: Box, count: int) -> tuple[Form, tuple[float, float]]:
    """Whole cards where all of them fit, else those of the Park, made smaller if they must."""
    rows = -(-count // _COLUMNS["hand"])
    wide = _COLUMNS["hand"] * (_HAND[0] + _CLOSE) - _CLOSE
    high = rows * (_HAND[1] + _GAPS["hand"][1]) - _GAPS["hand"][1]
    if count <= _FEW and wide <= room.w + 1 and high + 4 <= room.h:
        return "hand", _HAND
    scale = min(1.0, (room.h - 4) / _PARK[1])
    return "park", (_PARK[0] * scale, _PARK[1] * scale)


def _tabs(sheet: Box, seats: int) -> tuple[Box, ...]:
    """The tabs on the upper edge of the sheet, the first for the viewer."""
    step = min(_TAB[0] + 14, (sheet.w - 2 * _PAD - _CORNER) / seats)
    w = min(_TAB[0], step - 8)
    y = sheet.y - TAB_SEEN
    return tuple(Box(sheet.x + _PAD + i * step, y, w, _TAB[1]) for i in range(seats))
