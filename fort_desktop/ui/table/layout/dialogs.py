"""The places of sheets over the table: their frame, a choice, and a pile laid open."""

from typing import Final, Literal, NamedTuple

from fort_desktop.scene.geometry import Box
from fort_desktop.ui.table.layout.frame import Frame

_ABOVE: Final = 22.0
"""Between the turn bar and a sheet, for the tape with its title or its tabs."""
_TAPED: Final = 14.0
"""Above the teacher's home, for its tape."""
_EDGE: Final = 8.0
_CHOICE: Final = (1044.0, 470.0)
_HEAD: Final = 44.0
_FOOT: Final = 84.0
_CARD: Final = (236.0, 280.0)
_LEAST: Final = (170.0, 176.0)
"""An offer that had less room than this becomes a row."""
_GAP: Final = 16.0
_PAD: Final = 20.0
_ROW_GAP: Final = 4.0
_BUTTON: Final = (230.0, 48.0)
_NOW: Final = (30.0, 38.0)
"""What an offer means at this moment: its height with one line, and with two."""
_REMARKED: Final = 246.0
"""A card that is lower leaves out what is remarked at its foot."""
_LOW: Final = 16.0
_SIGNED: Final = 640.0
"""A row of this width has room for a sign."""
_HIGH_ROW: Final = 44.0
"""A lower row has less air around what it means at this moment."""


def sheet_room(frame: Frame) -> Box:
    """Return the room for sheets, in units: below the turn bar."""
    panels = frame.panels
    room = panels.sheets
    if panels.home is not None and panels.beside:
        # What the teacher says belongs to what is asked on a sheet.
        room = room._replace(h=panels.home.y - _TAPED * frame.unit - room.y)
    return room.scaled(1 / frame.unit)


def sheet_beside(frame: Frame) -> Box | None:
    """A sheet on Park and mat, in units, while the teacher speaks beside the hand; else None.

    It covers neither one's own board nor the hand, which are compared with what it offers.
    """
    panels = frame.panels
    if not panels.beside:
        return None
    x = panels.board.right + _EDGE * frame.unit
    board = panels.board
    return Box(x, board.y, panels.sheets.right - x, board.h).scaled(1 / frame.unit)


def sheet_box(frame: Frame, size: tuple[float, float], above: float = _ABOVE) -> Box:
    """A sheet of this size in the middle of the window, or as large as there is room; in units.

    Args:
        above: kept free between it and the panels' upper edge.
    """
    room = sheet_room(frame).inset(0, above, 0, 0)
    w, h = min(size[0], room.w), min(size[1], room.h)
    middle = frame.sheet.h / 2 - h / 2
    return Box(room.center.x - w / 2, min(max(room.y, middle), room.bottom - h), w, h)


_AIR, _WORDY = 20.0, 760.0
"""Between two offers; the least width for a line of words and the button."""


class ChoicePlaces(NamedTuple):
    """The places of the parts of a choice, in units from the corner of the window.

    Attributes:
        sheet: the paper; title: the tape on its upper edge; offers: in their order.
        rows: each offer is a row; words: the line below them, None where there is no room.
        aside: the button that folds the sheet.
    """

    sheet: Box
    title: Box
    offers: tuple[Box, ...]
    rows: bool
    words: Box | None
    aside: Box | None


def choice_places(frame: Frame, count: int) -> ChoicePlaces:
    """A sheet with so many offers to choose from: as cards, or as rows in a small window."""
    beside = sheet_beside(frame)
    sheet = beside or sheet_box(frame, _CHOICE)
    inner = sheet.inset(_PAD, _HEAD, _PAD, _FOOT if beside is None else _LOW)
    wide = min(_CARD[0], (inner.w - _GAP * (count - 1)) / count)
    if wide < _LEAST[0] or inner.h < _LEAST[1]:
        return _as_rows(sheet, count, beside is None)
    gap = min(_AIR, (inner.w - count * wide) / max(1, count - 1))
    if beside is None:
        # No wider than its offers and the words below them need.
        needed = max(_WORDY, count * wide + (count - 1) * gap)
        less = max(0.0, inner.w - needed) / 2
        sheet, inner = sheet.inset(less, 0, less, 0), inner.inset(less, 0, less, 0)
    left = inner.center.x - (count * wide + (count - 1) * gap) / 2
    offers = tuple(Box(left + i * (wide + gap), inner.y, wide, inner.h) for i in range(count))
    if beside is not None:
        # The tape keeps off the turn bar.
        title = _title(sheet, 464)
        return ChoicePlaces(sheet, title.at(title.x, sheet.y - 6), offers, False, None, None)
    foot = Box(inner.x, inner.bottom + (_FOOT - _BUTTON[1]) / 2 + 2, inner.w, _BUTTON[1])
    aside = Box(foot.right - _BUTTON[0], foot.y, *_BUTTON)
    words = Box(foot.x, foot.y, aside.x - foot.x - _GAP, foot.h)
    return ChoicePlaces(sheet, _title(sheet, 464), offers, False, words, aside)


def _title(sheet: Box, wide: float) -> Box:
    w = min(wide, sheet.w - 2 * _PAD)
    return Box(sheet.center.x - w / 2, sheet.y - 18, w, 40)


def _as_rows(sheet: Box, count: int, folds: bool) -> ChoicePlaces:
    """Offers below each other; the button is at the right end of the title's line."""
    aside = Box(sheet.right - 168, sheet.y + 8, 156, 32) if folds else None
    right = aside.x if aside is not None else sheet.right
    top = sheet.y - (18 if folds else 6)
    title = Box(sheet.x + 12, top, min(464.0, right - sheet.x - 24), 40)
    room = sheet.inset(12, 46 if folds else 40, 12, 8)
    each = min(64.0, (room.h - _ROW_GAP * (count - 1)) / count)
    offers = tuple(Box(room.x, room.y + i * (each + _ROW_GAP), room.w, each) for i in range(count))
    return ChoicePlaces(sheet, title, offers, True, None, aside)


class OfferPlaces(NamedTuple):
    """The places of the parts of one offer, in units from its corner; None for what has no room."""

    head: Box
    sign: Box | None
    words: Box
    now: Box | None
    remark: Box | None


def offer_places(w: float, h: float, now: bool, remark: bool, two: bool = False) -> OfferPlaces:
    """An offer as a card.

    Args:
        now: it has a line that tells what it means at this moment; remark: and one more.
        two: the words of that line need two.
    """
    head = Box(4, 4, w - 8, 42)
    bottom = h - 10.0
    line = last = None
    if remark and h >= _REMARKED:
        last = Box(10, bottom - 38, w - 20, 38)
        bottom = last.y - 6
    if now:
        high = _NOW[two]
        line = Box(10, bottom - high, w - 20, high)
        bottom = line.y - 6
    free = bottom - head.bottom
    # What is drawn comes first, but leaves two lines to the words.
    size = min(150.0, 0.62 * free, free - 72)
    sign = Box(w / 2 - size / 2, head.bottom + 8, size, size) if size >= 30 else None
    top = head.bottom + 6 if sign is None else sign.bottom + 9
    return OfferPlaces(head, sign, Box(12, top, w - 24, bottom - top), line, last)


def offer_row_places(w: float, h: float, now: bool) -> OfferPlaces:
    """An offer as a row: name, words, and what it means at this moment."""
    head = Box(4, 3, min(190.0, 0.26 * w), h - 6)
    right = 0.2 * w if now else 0.0
    # Off the outline of the row, which it would merge with.
    edge = 7.0 if h >= _HIGH_ROW else 5.0
    line = Box(w - right - edge - 2, edge, right, h - 2 * edge) if now else None
    sign = None
    left = head.right + 8
    if w >= _SIGNED:
        size = min(36.0, h - 8)
        sign = Box(left, (h - size) / 2, size, size)
        left = sign.right + 8
    words = Box(left, 1, w - right - left - 17, h - 2)
    return OfferPlaces(head, sign, words, line, None)


_SHEET: Final = (1200.0, 540.0)
TAB_SEEN: Final = 36.0
"""So much of a tab stands out above the paper: its outline, and a name in two lines."""
_TAB: Final = (162.0, TAB_SEEN + 3.0)
"""A tab reaches just over the outline of the paper, so that the open one is part of it."""
_TABS_ABOVE: Final = 34.0
"""Tabs reach a little higher, into the gap below the turn bar."""
_PILE_PAD: Final = 24.0
_PILE_HEAD: Final = 84.0
_PILE_FOOT: Final = 22.0
_PLAIN_HEAD: Final = 62.0
"""The head of a sheet that has no room for a remark below its heading."""
_CLOSE: Final = 6.0
"""Cards lie no closer beside each other."""
_PANEL: Final = (336.0, 312.0)
"""The width of the panel, and its least height where letters have their own size or more."""
_PILE_LEAST: Final = (800.0, 400.0)
"""In less room a sheet has no panel of its own."""
_WORDS: Final = 720.0
"""The least width of a sheet with a panel: its heading and its remark are sentences."""


PileForm = Literal["hand", "park"]
"""Whole cards, or those of the Park where there are many."""


class _Sort(NamedTuple):
    """The cards of a form: their size, the gap, and the largest and the smallest scale."""

    size: tuple[float, float]
    gap: float
    most: float
    least: float


_SORTS: Final[dict[PileForm, _Sort]] = {
    "hand": _Sort((152.0, 222.0), 18.0, 1.38, 0.85),
    "park": _Sort((90.0, 137.0), 12.0, 1.2, 0.9),
}
"""A few cards are as large as the one in front of a hand."""


class PilePlaces(NamedTuple):
    """The places of the parts of a sheet with piles, in units from the corner of the window.

    Attributes:
        sheet: the paper; tabs: of the seats, on its upper edge; heading, close: its first line.
        form: of the cards; cards: of those that are seen.
        rows: of all the cards; seen: rows that are seen at once, from `first` on.
        columns: cards in a row.
        panel: where the explain panel always lies, None where there is no room for one.
        note: a remark below the heading, None with no panel; up, down: buttons that turn to other
            rows, None without any.
    """

    sheet: Box
    tabs: tuple[Box, ...]
    heading: Box
    close: Box
    form: PileForm
    cards: tuple[Box, ...]
    rows: int
    seen: int
    first: int
    columns: int
    panel: Box | None
    note: Box | None
    up: Box | None
    down: Box | None


class _Grid(NamedTuple):
    """Cards in rows: their form and size, how many beside each other, and the gap."""

    form: PileForm
    card: tuple[float, float]
    columns: int
    gap: float

    @property
    def wide(self) -> float:
        """The width of a row."""
        return self.columns * (self.card[0] + self.gap) - self.gap

    def high(self, rows: int) -> float:
        """The height of so many rows."""
        return rows * (self.card[1] + self.gap) - self.gap


def pile_places(frame: Frame, count: int, seats: int, first: int = 0) -> PilePlaces:
    """A pile of so many cards, on a sheet that is no larger than they are with their panel.

    The tabs lie in the middle of the window however many cards there are, so that none moves away
    under the pointer that opens one pile after the other.

    Args:
        seats: at the table; first: the row to be seen first, if there are enough below it.
    """
    most = sheet_box(frame, _SHEET, _TABS_ABOVE)
    top = sheet_room(frame).y + _TABS_ABOVE
    wide = most.w >= _PILE_LEAST[0] and most.h >= _PILE_LEAST[1]
    head = _PILE_HEAD if wide else _PLAIN_HEAD
    room = most.inset(_PILE_PAD, head, _PILE_PAD, _PILE_FOOT if wide else 12)
    beside = min(_PANEL[0], 0.36 * room.w) + _PILE_PAD if wide else 0.0
    grid = _grid(room.w - beside, room.h, count)
    rows = -(-count // grid.columns)
    seen = max(1, min(rows, int((room.h + grid.gap + 0.01) // (grid.card[1] + grid.gap))))
    first = min(first, max(0, rows - seen))
    tabbed = seats * (_TAB[0] + 14) + 2 * _PILE_PAD
    w, h = most.w, most.h
    if wide:
        w = min(w, max(_WORDS, tabbed, grid.wide + beside + 2 * _PILE_PAD))
        # Letters keep their size: what they need of a narrower panel is higher.
        tall = _PANEL[1] / min(1.0, frame.unit) ** 2
        h = min(h, max(tall, grid.high(seen)) + head + _PILE_FOOT)
    sheet = Box(most.center.x - w / 2, top if wide else most.y, w, h)
    room = sheet.inset(_PILE_PAD, head, _PILE_PAD, _PILE_FOOT if wide else 12)
    cards = tuple(
        Box(
            room.x + (i % grid.columns) * (grid.card[0] + grid.gap),
            room.y + (i // grid.columns - first) * (grid.card[1] + grid.gap),
            *grid.card,
        )
        for i in range(first * grid.columns, min(count, (first + seen) * grid.columns))
    )
    close = Box(sheet.right - 60, sheet.y + 14, 44, 42)
    up = down = None
    if rows > seen:
        down = close.at(close.x - 56, close.y)
        up = down.at(down.x - 50, down.y)
    right = (up or close).x - 12
    heading = Box(room.x, sheet.y + 14, right - room.x, 36 if wide else 40)
    panel = room.inset(grid.wide + _PILE_PAD, 0, 0, 0) if wide else None
    note = Box(room.x, heading.bottom - 2, heading.w, 26) if wide else None
    return PilePlaces(
        sheet, _tabs(sheet, seats), heading, close, grid.form, cards, rows, seen, first,
        grid.columns, panel, note, up, down,
    )  # fmt: skip


def _grid(w: float, h: float, count: int) -> _Grid:
    """Whole cards as large as there is room for all of them, else those of the Park.

    Where not even these have room, some rows are seen at a time.
    """
    for form, sort in _SORTS.items():
        sizes = [
            (_scale(sort, w, h, columns, -(-count // columns)), columns)
            for columns in range(1, max(1, count) + 1)
        ]
        scale, columns = max(sizes)
        if scale >= sort.least:
            return _Grid(form, (scale * sort.size[0], scale * sort.size[1]), columns, sort.gap)
    sort = _SORTS["park"]
    scale = min(sort.least, h / sort.size[1])
    card = scale * sort.size[0], scale * sort.size[1]
    columns = max(1, int((w + _CLOSE) // (card[0] + _CLOSE)))
    gap = min(sort.gap, (w - columns * card[0]) / max(1, columns - 1))
    return _Grid("park", card, columns, gap)


def _scale(sort: _Sort, w: float, h: float, columns: int, rows: int) -> float:
    """Return how large cards can be in so many columns and rows."""
    beside = (w - (columns - 1) * sort.gap) / (columns * sort.size[0])
    below = (h - (max(1, rows) - 1) * sort.gap) / (max(1, rows) * sort.size[1])
    return min(beside, below, sort.most)


def _tabs(sheet: Box, seats: int) -> tuple[Box, ...]:
    """The tabs in the middle of the upper edge of the sheet, the first for the viewer."""
    step = min(_TAB[0] + 14, (sheet.w - 2 * _PILE_PAD) / seats)
    w = min(_TAB[0], step - 8)
    left = sheet.center.x - ((seats - 1) * step + w) / 2
    y = sheet.y - TAB_SEEN
    return tuple(Box(left + i * step, y, w, _TAB[1]) for i in range(seats))
