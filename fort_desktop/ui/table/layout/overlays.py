"""The places of overlays: tooltip, log, standing answers, what was missed, running total.

The teacher's note is one of them, too.
"""

from typing import Final, NamedTuple

from fort_desktop.rules.model.types import SUITS
from fort_desktop.scene.geometry import Box
from fort_desktop.ui.table.layout.frame import EDGE, Frame

_LEAST: Final = (480.0, 280.0)
"""A sheet beside the board that would be smaller lies over the whole table below the bar."""
_PAD: Final = 15.0
_HEAD: Final = 42.0
_BUTTON: Final = 38.0
_LOW: Final = 92.0
"""A lower slip has neither face nor kid."""
_TWO_SMALL: Final = 26.0
"""Two lines of the smallest size."""
_TWO_LINES: Final = 96.0
"""With so much room below its name a slip has two lines for what a turn brought."""
_TAPE: Final = 250.0
_BESIDE: Final = 6.0
"""Between two tiles of standing answers."""


class Aside(NamedTuple):
    """A sheet, in units of the window.

    Attributes:
        sheet: the paper; title: the tape on its upper edge; close: the small button that closes it.
        covers: it lies over the hand too, so it must be closed before the hand is used.
    """

    sheet: Box
    title: Box
    close: Box
    covers: bool


def aside(frame: Frame) -> Aside:
    """A sheet over Park and mat, or over all that is below the bar where that is too little."""
    unit, panels = frame.unit, frame.panels
    board = panels.board
    # It begins a little above the Park, so that nothing of that looks out below it.
    left, top = board.right / unit + EDGE, board.y / unit - 4
    sheet = Box(left, top, frame.sheet.w - EDGE - left, board.bottom / unit - top)
    covers = sheet.w < _LEAST[0] or sheet.h < _LEAST[1]
    if covers:
        room = panels.sheets.scaled(1 / unit)
        sheet = room.inset(0, 2, 0, 0)
    wide = min(_TAPE, sheet.w - 120)
    title = Box(sheet.center.x - wide / 2, sheet.y - 4, wide, 38)
    return Aside(sheet, title, Box(sheet.right - 52, sheet.y + 5, 40, 36), covers)


class StandingPlaces(NamedTuple):
    """The places of the parts of the standing answers, in units of the window.

    Attributes:
        modes: ask always, only some suits, do not ask; suits: the six tiles; head: above them.
        words: what it means; foot: what Follow would give. None where there is no room.
    """

    modes: tuple[Box, Box, Box]
    head: Box | None
    suits: tuple[Box, ...]
    words: Box | None
    foot: Box | None


def standing_places(sheet: Box) -> StandingPlaces:
    """The three ways to answer, and below them a tile for each suit."""
    room = sheet.inset(_PAD, _HEAD, _PAD, 10)
    gap = 9.0
    each = (room.w - 2 * gap) / 3
    tall = min(42.0, 0.26 * room.h)
    first, second, third = (Box(room.x + i * (each + gap), room.y, each, tall) for i in range(3))
    narrow = room.w < 600
    foot = Box(room.x, room.bottom - 40, room.w, 40) if room.h >= 190 else None
    low = foot.y - 6 if foot is not None else room.bottom
    high = 76.0 if narrow else 44.0
    words = Box(room.x, low - high, room.w, high) if room.h >= 180 + high else None
    low = words.y - 4 if words is not None else low
    head = Box(room.x, first.bottom + 6, room.w, 24) if room.h >= 150 else None
    top = (head.bottom if head is not None else first.bottom) + 4
    wide = (room.w - _BESIDE * (len(SUITS) - 1)) / len(SUITS)
    tall = min(86.0, low - top)
    suits = tuple(Box(room.x + i * (wide + _BESIDE), top, wide, tall) for i in range(len(SUITS)))
    return StandingPlaces((first, second, third), head, suits, words, foot)


class SincePlaces(NamedTuple):
    """The places of the parts of the list of what happened, in units of the window.

    Attributes:
        slips: one for each rival's turn; mine: the line for the person who looks.
        words: that it goes by itself, None where there is no room; steps, go_on: the buttons.
    """

    slips: tuple[Box, ...]
    mine: Box
    words: Box | None
    steps: Box
    go_on: Box


def since_places(sheet: Box, count: int) -> SincePlaces:
    """A slip for each of so many turns, beside each other."""
    room = sheet.inset(_PAD - 2, _HEAD + 10, _PAD - 2, 8)
    go_on = Box(room.right - 118, room.bottom - _BUTTON, 118, _BUTTON)
    steps = Box(go_on.x - 160, go_on.y, 150, _BUTTON)
    wide = steps.x - room.x - 10
    words = Box(room.x, go_on.y, wide, _BUTTON) if wide >= 150 else None
    mine = Box(room.x, go_on.y - 8 - 40, room.w, 40)
    gap = 12.0
    n = max(1, count)
    each = (room.w - gap * (n - 1)) / n
    high = mine.y - 10 - room.y
    slips = tuple(Box(room.x + i * (each + gap), room.y, each, high) for i in range(count))
    return SincePlaces(slips, mine, words, steps, go_on)


class TurnPlaces(NamedTuple):
    """The places of the parts of one slip, in units from its corner.

    Attributes:
        face, name: who; kid: the played one; result: what it brought. Where there is no room the
            face is of no width, and the kid is None.
        recruited, followed: a sign and its words.
    """

    face: Box
    name: Box
    kid: Box | None
    result: Box
    recruited: tuple[Box, Box]
    followed: tuple[Box, Box]


def turn_places(w: float, h: float, name_w: float = 0.0, two: bool = False) -> TurnPlaces:
    """A slip of this size, in units.

    Args:
        name_w: the width of the name; where the result stands beside it, it has the rest.
        two: the result needs two lines.
    """
    if h < _LOW:
        # A line for the name and the result, and one each for what follows.
        high = max(_TWO_SMALL if two else 0.0, (h - 8) / 3)
        line = (h - 8 - high) / 2
        head = Box(8, 4, w - 16, high)
        rows = [Box(8, head.bottom + i * line, w - 16, line) for i in range(2)]
        part = min(name_w + 8, 0.5 * head.w) if name_w else 0.5 * head.w
        first, last = ((row._replace(w=min(20.0, line)), row.inset(24, 0, 0, 0)) for row in rows)
        name, result = head._replace(w=part - 4), head.inset(part, 0, 0, 0)
        return TurnPlaces(Box(0, 0, 0, 0), name, None, result, first, last)
    side = 32.0 if h >= 110 else 24.0
    face = Box(8, 5, side, side)
    name = Box(face.right + 8, 4, w - face.right - 16, side + 2)
    top = face.bottom + 4
    kid = Box(9, top, 78, min(96.0, h - top - 8)) if w >= 190 and h - top >= 84 else None
    left = (kid.right if kid is not None else 0) + 9
    gains = 2 if h - top >= _TWO_LINES else 1
    line = (h - top - 6) / (gains + 3)
    words, low = w - left - 8, top + gains * line
    result = Box(left, top, words, gains * line)
    first = Box(left, low, 22, 2 * line), Box(left + 25, low, words - 25, 2 * line)
    low += 2 * line
    last = Box(left, low, 22, line), Box(left + 25, low, words - 25, line)
    return TurnPlaces(face, name, kid, result, first, last)


WIDTHS: Final = (316.0, 348.0, 380.0)
"""Widths of the panel in units: the first at which it is low enough."""
WIDEST: Final = 460.0
"""Only for what would be too high for the window."""
NARROWEST: Final = 240.0
"""Only where a thing leaves so little room at its side."""
_PARK: Final = 560.0
"""The most width of one that covers the Park."""
_ASIDE: Final = 12.0
_ABOVE_HAND: Final = 14.0
_EDGE: Final = 8.0


def room_beside(frame: Frame, thing: Box) -> float:
    """The wider of the rooms left and right of a thing, or that above the hand; in pixels."""
    taken = (_ASIDE + _EDGE) * frame.unit
    if _is_below(frame, thing):
        return frame.size[0] - frame.panels.park.x - _EDGE * frame.unit
    return max(frame.size[0] - thing.right, thing.x) - taken


def panel_widths(frame: Frame, thing: Box) -> list[float]:
    """Return the widths that a panel may have beside a thing, in units; above the hand, the Park's.

    A Park that is covered whole looks better than one of which a strip is left.
    """
    park = max(WIDTHS[-1], min(frame.panels.park.w / frame.unit, _PARK))
    last = park if _is_below(frame, thing) else WIDEST
    beside = room_beside(frame, thing) / frame.unit
    return [wide for wide in (*WIDTHS, last) if wide <= beside]


def _is_below(frame: Frame, thing: Box) -> bool:
    """Return True if a thing lies below board and Park."""
    return frame.sheet.shape != "folded" and thing.y > _bottom(frame)


def dock(frame: Frame, thing: Box) -> float:
    """The room from a card in front to the nearer edge of the table, in pixels."""
    edge, window = _EDGE * frame.unit, frame.size[0]
    outer = thing.x if thing.center.x < window / 2 else window - thing.right
    return outer - _ASIDE * frame.unit - edge


def room_below_bar(frame: Frame) -> float:
    """The height between turn bar and lower edge of the window: no panel may be higher.

    Beside a hand it ends above the strip that the teacher's home is folded to.
    """
    return _lowest(frame) - _top(frame)


def room_above_hand(frame: Frame) -> float:
    """The height between turn bar and hand, in pixels: so high may a panel be without harm."""
    return _bottom(frame) - _top(frame)


def tooltip_place(frame: Frame, thing: Box, size: tuple[float, float]) -> Box:
    """Return the place of a panel of this size in pixels; right of its thing if there is room.

    With room on neither side it lies at the farther edge of the window, where it covers least. That
    of a thing in or beside the hand lies above it, and not on one's own board. Where all is folded,
    it stands beside a card in front of the hand, level with it on the side with fewer others, if it
    is no higher.
    """
    unit, (wide, high), window = frame.unit, size, frame.size[0]
    right, left = thing.right + _ASIDE * unit, thing.x - _ASIDE * unit - wide
    edge = _EDGE * unit
    level = high <= front_height(frame, thing)
    outwards = level and thing.center.x < window / 2 and left >= edge
    if _is_below(frame, thing):
        x = min(max(frame.panels.park.x, thing.center.x - wide / 2), window - edge - wide)
    elif right + wide <= window - edge and not outwards:
        x = right
    elif left >= edge:
        x = left
    else:
        x = window - edge - wide if thing.center.x < window / 2 else edge
    top, bottom = _top(frame), _bottom(frame)
    y = min(thing.center.y - high / 2, bottom - high)
    if level:
        y = thing.y
    lowest = _lowest(frame) - high
    return Box(x, min(max(y, top), max(lowest, top)), wide, high)


def front_height(frame: Frame, thing: Box) -> float:
    """Return the height of a card in front of the hand where all is folded, else 0; in pixels."""
    folded = frame.sheet.shape == "folded"
    return thing.h if folded and thing.bottom > _bottom(frame) else 0.0


def _top(frame: Frame) -> float:
    return frame.top.bar.bottom + 6 * frame.unit


def _lowest(frame: Frame) -> float:
    low, home = float(frame.size[1]), frame.panels.home
    if home is not None and frame.panels.beside:
        low = home.bottom - _STRIP * frame.unit
    return low - _EDGE * frame.unit


def _bottom(frame: Frame) -> float:
    return max(frame.panels.hand.y - _ABOVE_HAND * frame.unit, _top(frame))


_LOG_HEAD: Final = 34.0
_LOW_LOG: Final = 150.0
"""A log of fewer units has more lines instead of a heading."""


class OpenLog(NamedTuple):
    """The heading of an open log, None where it is too low for one, and the room for its lines."""

    head: Box | None
    room: Box


def open_log(box: Box, unit: float) -> OpenLog:
    """The parts of a column or a sheet; `box` in pixels, `unit` pixels of one unit."""
    if box.h < _LOW_LOG * unit:
        return OpenLog(None, box.inset(4 * unit, 2.5 * unit, 4 * unit, 3 * unit))
    head = box._replace(h=_LOG_HEAD * unit)
    return OpenLog(head, box.inset(4 * unit, _LOG_HEAD * unit + 3 * unit, 4 * unit, 6 * unit))


def log_sheet(frame: Frame) -> Box:
    """Return the place of the opened log: over one's own board, or below the Park."""
    panels = frame.panels
    if frame.sheet.shape != "folded":
        return panels.board
    below = panels.park.bottom + EDGE / 2 * frame.unit
    return panels.sheets.inset(0, below - panels.sheets.y, 0, 0)


_WIDE: Final = 396.0
_SUM_HEAD: Final = 58.0
_ROW: Final = 34.0
_RIVAL: Final = 38.0
_CHANGE: Final = 42.0
_GAP: Final = 8.0
_SUM_PAD: Final = 14.0
_SUM_BESIDE: Final = 15.0
_SUM_LARGE: Final = 1.4
"""How many times as large as everything else it is, since it is read alone."""
_READABLE: Final = 0.8
"""Pixels of a unit of the sheet, at least."""


class WorthSheetPlaces(NamedTuple):
    """The places of its parts, in units from its corner.

    Attributes:
        head: title and sum; paper: below the parts; parts, rivals: a line each.
        change: what would bring most; None where nothing does.
    """

    head: Box
    paper: Box
    parts: tuple[Box, ...]
    rivals: tuple[Box, ...]
    change: Box | None


def worth_sheet_places(parts: int, rivals: int, change: bool) -> tuple[float, WorthSheetPlaces]:
    """Return its height with so many lines, and the places of its parts."""
    wide = _WIDE - 2 * _SUM_PAD
    paper = Box(_SUM_PAD, _SUM_HEAD, wide, parts * _ROW + 6 * bool(parts))
    lines = tuple(Box(_SUM_PAD + 10, paper.y + 3 + i * _ROW, wide - 20, _ROW) for i in range(parts))
    y = paper.bottom + _GAP * bool(parts)
    others = tuple(Box(_SUM_PAD + 2, y + i * _RIVAL, wide - 12, _RIVAL) for i in range(rivals))
    y += rivals * _RIVAL + _GAP
    last = Box(_SUM_PAD, y, wide, _CHANGE) if change else None
    high = (last.bottom if last is not None else y) + _SUM_PAD
    return high, WorthSheetPlaces(Box(_SUM_PAD, 4, wide, _SUM_HEAD - 6), paper, lines, others, last)


def worth_sheet_box(frame: Frame, tag: Box, high: float) -> Box:
    """Return its place in pixels: beside the tag, below the bar, within the window.

    Args:
        high: in units of the sheet: larger than those of a small window, in which words would have
            no room, and smaller than those of one in which it has none.
    """
    unit, room = frame.unit, frame.panels.sheets
    beside = max(tag.x, frame.size[0] - tag.right) - (_SUM_BESIDE + EDGE) * unit
    large = min(_SUM_LARGE * unit, beside / _WIDE)
    scale = min(max(large, unit, _READABLE), room.h / high, room.w / _WIDE)
    w, h = _WIDE * scale, high * scale
    x = tag.right + _SUM_BESIDE * unit
    if x + w > frame.size[0] - EDGE * unit:
        x = tag.x - _SUM_BESIDE * unit - w
    # Above the hand, unless it would leave the tag behind.
    y = min(tag.center.y - 0.25 * h, max(frame.panels.hand.y - EDGE * unit, tag.bottom) - h)
    return Box(x, y, w, h).within(room)


_HOME_EDGE: Final = 12.0
_STRIP: Final = 44.0
_FOOT: Final = 38.0
_AIR: Final = 8.0
"""Between the words of a note and its buttons."""
_BESIDE_TEACHER: Final = 6.0
_LESSON_ROW: Final = 2.6
"""From this ratio of width to height on, the head stands beside the words."""
_TEACHER: Final = (82.0, 124.0)
"""The least and the most side of the teacher, who stands before the lower left of the paper."""
_CUT: Final = 10.0
"""How far the teacher reaches below the paper, to the edge of the window."""


class HomePlaces(NamedTuple):
    """The places in a home, in units; all but sheet and strip from the corner of the sheet.

    Attributes:
        sheet: all of it; strip: what it folds to.
        kid: the teacher, None where there is no room.
        head: opens the chapters; title: None where it has no room; steps: the pieces of the way.
        words: below the head; whole: the same without one; size: of the letters.
        foot: of the buttons.
    """

    sheet: Box
    strip: Box
    kid: Box | None
    head: Box
    title: Box | None
    steps: Box
    words: Box
    whole: Box
    size: float
    foot: Box

    def fitted(self, low: float, buttons: float) -> "HomePlaces":
        """Return the places of a sheet that is no higher than its words need.

        The teacher is as large as what is free below them, and beside the buttons.

        Args:
            low: where the words end; buttons: the width of those.
        """
        least, most = _TEACHER
        foot = low + _AIR + _FOOT if buttons else low
        kid = self.kid
        if kid is not None:
            free = self.sheet.w - _HOME_EDGE - _BESIDE_TEACHER - buttons
            side = min(most, max(least, self.sheet.h + _CUT - low), max(least, free))
            foot = max(foot, low + side - _CUT - _HOME_EDGE)
            kid = Box(-4, foot + _HOME_EDGE + _CUT - side, side, side)
        h = foot + _HOME_EDGE
        left = kid.right + _BESIDE_TEACHER if kid is not None else _HOME_EDGE
        right = self.sheet.w - _HOME_EDGE
        return self._replace(
            sheet=self.sheet.inset(0, self.sheet.h - h, 0, 0),
            kid=kid,
            foot=Box(left, foot - _FOOT, right - left, _FOOT),
        )


def home_places(home: Box, tight: bool = False, kid: bool = True) -> HomePlaces:
    """Return the places in a home, which is given in units.

    Args:
        tight: letters are larger than they should be for it, since none are smaller than that.
        kid: the teacher is seen; else the buttons need the room.
    """
    if home.w > _LESSON_ROW * home.h:
        return _row(home)
    wide, kid = home.w - 2 * _HOME_EDGE, kid and not tight
    low, top = home.h - (6 if tight else _HOME_EDGE) - _FOOT, 34.0 if tight else 38.0
    least = _TEACHER[0]
    teacher = Box(-_CUT, home.h + _CUT - least, least, least) if kid else None
    left = least + _BESIDE_TEACHER - _CUT if kid else _HOME_EDGE
    end = home.h + _CUT - least if kid else low - 2
    title = Box(_HOME_EDGE, 8, 0.64 * wide, 26)
    return HomePlaces(
        home,
        Box(home.x, home.bottom - _STRIP, home.w, _STRIP),
        teacher,
        Box(6, 4, home.w - 12, 32),
        title,
        Box(title.right, 8, wide - title.w, 26),
        Box(_HOME_EDGE, top, wide, end - top),
        Box(_HOME_EDGE, 14, wide, end - 14),
        17.0 if home.w > 260 else 16.0,
        Box(left, low, home.w - _HOME_EDGE - left, _FOOT),
    )


def _row(home: Box) -> HomePlaces:
    """A low and wide home: the teacher at the left, the steps above the words."""
    side = min(78.0, home.h - 16)
    left, foot = _HOME_EDGE + 78, min(130.0, 0.2 * home.w)
    steps = Box(left, 10, home.w - left - _HOME_EDGE - foot - 8, 16)
    low = home.h - _HOME_EDGE - _FOOT
    words = Box(left, 28, home.w - left - foot - 2 * _HOME_EDGE, home.h - 32)
    return HomePlaces(
        home,
        Box(home.x, home.bottom - _STRIP, min(home.w, 420), _STRIP),
        Box(6, home.h - side - 3, side, side),
        Box(6, 8, left - 12, home.h - 16),
        None,
        steps,
        words,
        words._replace(y=14, h=home.h - 26),
        17.0,
        Box(home.w - _HOME_EDGE - foot, low, foot, _FOOT),
    )
