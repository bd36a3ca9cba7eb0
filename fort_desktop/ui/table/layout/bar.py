"""The places of the turn bar, and of the end meter at the right above it.

They belong to the window alone: nothing that is said or asked moves a button. What the bar says has
the room that the answers in use leave free.
"""

from collections.abc import Collection
from typing import Final, Literal, NamedTuple

from fort_desktop.scene.geometry import Box
from fort_desktop.ui.table.layout.frame import Sheet, bar_rows

Fixed = Literal["second", "main", "decline"]
"""The other of two equal answers, the one that does something, and what declines or ends."""
Slot = Fixed | Literal["tray"]
"""The same, and below the bar, where there are more than four."""

EDGE: Final = 10.0
GAP: Final = 8.0
_TOOL: Final = 38.0
_ANSWER: Final = 192.0
_LEAST_ANSWER: Final = 148.0
_DECLINE: Final = 120.0
_LEAST_DECLINE: Final = 96.0
_SHARED: Final = 240.0
"""The width of the one place of a narrow bar."""
_WORD: Final = 84.0
"""Pixels of the longest word of a button, in the smallest letters."""
_MARK: Final = 34.0
_LARGE_MARK: Final = 44.0
_STRIP: Final = 22.0
_PHASES: Final = 236.0
"""The width of the phases, where what is asked lies beside them and above the slots."""
_LEFT: Final = 290.0
"""The right end of the phases, where all lies in one row of slots."""
_ROW: Final = 1264.0
"""The width of the bar for which the slots have their full width."""
_BOTH: Final = 900.0
"""A narrower bar has no room for two answers beside each other: they share one place."""
_TRAY: Final = 48.0
BUTTON: Final = 40.0
"""The height of what hangs below the bar."""


class BarPlaces(NamedTuple):
    """The places of the parts of the bar, in units.

    Attributes:
        banner: whose turn it is; alone: the same where no phase is told.
        question: from here on what is asked, as far as the slots in use; behind the banner if that
            is `upper`.
        slots: of the answers; undo, hint, redo: small buttons.
        upper: what is asked lies above the slots, and may be as wide as the bar, even over the
            banner if it has no room beside it.
        whole: the room of what is asked while no slot below it is in use; None if that is the same.
    """

    mark: Box
    banner: Box
    alone: Box
    phases: Box
    question: Box
    slots: dict[Fixed, Box]
    undo: Box
    hint: Box
    redo: Box
    upper: bool
    whole: Box | None = None

    def of(self, slot: Fixed, used: Collection[Slot]) -> Box:
        """Return the place of a slot while some are in use: in a narrow bar two share one."""
        box, second = self.slots[slot], self.slots["second"]
        if slot == "main" and "second" in used and second.x == box.x:
            return box._replace(x=box.right - second.w, w=second.w)
        return box

    def asks_in(self, used: Collection[Slot], redo: bool) -> Box:
        """Return the room for what is asked beside the slots that are in use."""
        room = self.question
        if self.whole is not None:
            room = room if self.slots.keys() & set(used) else self.whole
        if self.upper or self.whole is not None:
            return room._replace(w=(self.redo.x - GAP if redo else room.right) - room.x)
        ends = [box.x for slot, box in self.slots.items() if slot in used]
        right = min([*ends, *[self.redo.x] * redo, self.undo.x]) - GAP - 2
        return room._replace(w=right - room.x)


def bar_places(sheet: Sheet, w: float, h: float) -> BarPlaces:
    """Return the places in a bar of `w` x `h` units."""
    upper, lower = bar_rows(sheet)
    if not lower:
        return _one_row(w, h)
    if sheet.shape == "square":
        return _beside(w, h, upper, lower)
    return _two_rows(w, upper, lower, _WORD / sheet.unit)


def _slots(
    w: float, y: float, high: float, wide: float, decline: float, shared: bool
) -> tuple[dict[Fixed, Box], Box, Box]:
    """The slots from the right, then undo and advice.

    Args:
        wide: the width of the answers; shared: there is room for one of them.
    """
    tool = min(_TOOL, high)
    top = y + (high - tool) / 2
    hint = Box(w - EDGE - tool, top, tool, tool)
    undo = hint.at(hint.x - GAP - tool, top)
    found: dict[Fixed, Box] = {"decline": Box(undo.x - GAP - 2 - decline, y, decline, high)}
    found["main"] = Box(found["decline"].x - GAP - 2 - wide, y, wide, high)
    if shared:
        half = (wide - 6) / 2
        found["second"] = found["main"]._replace(w=half)
    else:
        found["second"] = found["main"].at(found["main"].x - GAP - 2 - wide, y)
    return found, undo, hint


def _one_row(w: float, h: float) -> BarPlaces:
    """All slots in one row, what is said at the left."""
    wide = max(_LEAST_ANSWER, _ANSWER - max(0.0, (_ROW - w) / 4))
    slots, undo, hint = _slots(w, 7, h - 14, wide, _DECLINE, False)
    mark = Box(12, 10, _MARK, _MARK)
    left = mark.right + 10
    return BarPlaces(
        mark,
        Box(left + 2, 3, _LEFT - 10, 25),
        Box(left + 2, 4, _LEFT - 10, h - 8),
        Box(left - 4, 28, _LEFT, _STRIP),
        Box(left + _LEFT + 4, 4, 0, h - 8),
        slots,
        undo,
        hint,
        undo.at(slots["second"].x - GAP - undo.w, undo.y),
        False,
    )


def _beside(w: float, h: float, upper: float, lower: float) -> BarPlaces:
    """Turn and phases at the left, small buttons at the right; what is asked above the slots."""
    y = upper + 5
    slots, undo, hint = _slots(w, y, lower, _ANSWER, _DECLINE, False)
    top = (h - undo.h) / 2
    undo, hint = undo.at(undo.x, top), hint.at(hint.x, top)
    mark = Box(12, (h - _LARGE_MARK) / 2, _LARGE_MARK, _LARGE_MARK)
    left = mark.right + 10
    asked = Box(left + _PHASES + 8, 5, 0, upper - 4)
    asked = asked._replace(w=undo.x - GAP - asked.x)
    small = min(undo.w, upper - 1)
    return BarPlaces(
        mark,
        Box(left + 2, h / 2 - 29, _PHASES - 2, 28),
        Box(left + 2, 4, _PHASES - 2, h - 8),
        Box(left - 4, h / 2 + 5, _PHASES, _STRIP),
        asked,
        slots,
        undo,
        hint,
        Box(undo.x - GAP - small, 3, small, small),
        False,
        asked._replace(y=1, h=h - 2),
    )


def _two_rows(w: float, upper: float, lower: float, letters: float) -> BarPlaces:
    """Phases and slots below what is said; `letters`: the room that the longest word needs."""
    y = upper + 5
    shared = w < _BOTH
    wide, decline = _ANSWER, max(_DECLINE, letters)
    if shared:
        wide, decline = max(_SHARED, 2.6 * letters), max(_LEAST_DECLINE, letters)
    slots, undo, hint = _slots(w, y, lower, wide, decline, shared)
    size = min(_MARK, upper - 4)
    mark = Box(EDGE, 2 + (upper - size) / 2, size, size)
    left = mark.right + 8
    banner = Box(left, 3, 0.5 * w - left, upper - 1)
    right = min(slots["second"].x, slots["main"].x) - GAP
    strip = min(max(_STRIP, lower - 14), lower)
    phases = Box(EDGE - 4, y + (lower - strip) / 2, right - EDGE, strip)
    small = min(undo.w, upper - 1)
    redo = Box(w - EDGE - small, 3, small, small)
    asked = Box(left, 3, w - EDGE - left, upper - 1)
    return BarPlaces(mark, banner, banner, phases, asked, slots, undo, hint, redo, True)


def tray_places(w: float, h: float, wide: float, count: int) -> tuple[Box, tuple[Box, ...]]:
    """Return the ground of what hangs below the bar, and its buttons in as many rows as needed.

    Args:
        wide: the width of each button.
    """
    wide = min(wide, w - 4 * EDGE)
    row = max(1, int((w - 4 * EDGE + GAP) // (wide + GAP)))
    boxes = [
        Box(2 * EDGE + i % row * (wide + GAP), h + 10 + i // row * _TRAY, wide, BUTTON)
        for i in range(count)
    ]
    far = max(box.right for box in boxes)
    return Box(EDGE, h - 4, far, boxes[-1].bottom + 10 - h + 4), tuple(boxes)


def shares(box: Box, count: int) -> list[Box]:
    """Return the parts of a slot that so many answers share."""
    wide = (box.w - GAP * (count - 1)) / count
    return [box._replace(x=box.x + i * (wide + GAP), w=wide) for i in range(count)]


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
