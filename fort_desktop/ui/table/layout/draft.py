"""The places of a draft: the cards to choose from, the own picks, and the explain panel."""

from typing import Final, NamedTuple

from fort_desktop.scene.geometry import Box
from fort_desktop.ui.table.layout.frame import Frame
from fort_desktop.ui.table.layout.hand import CARD
from fort_desktop.ui.table.layout.sheets import sheet_room

KEPT: Final = 8
"""Kids that everybody keeps (SETUP-7)."""
_COLUMNS: Final = 4
_SCALE: Final = 1.08
_LEAST: Final = 0.6
"""Smaller cards are not shown in two rows; they lie in the hand then."""
_BESIDE: Final = 0.84
"""Smaller cards get the room of the own picks."""
_OWN: Final = (206.0, 150.0)
"""The width of the panel with the own picks, and the least."""
_PANEL: Final = (364.0, 240.0)
_GAP: Final = 10.0
_PASSING: Final = 118.0
_WORDS: Final = 60.0
"""The least height for a sentence below the tally."""


class DraftPlaces(NamedTuple):
    """The places of the parts of a draft, in units from the corner of the window.

    Attributes:
        own: the panel of the own picks, None where there is no room for it.
        slots, tally: on it, those of the kids and of the suits.
        cards: to choose from, in rows of four; panel: where one of them is explained.
        friends: below the tally, None where there is no room for words.
        passing: who passes to whom, None where there is no room for it.
    """

    own: Box | None
    heading: Box | None
    slots: tuple[Box, ...]
    tally: tuple[Box, ...]
    cards: tuple[Box, ...]
    panel: Box
    passing: Box | None
    friends: Box | None = None


def draft_places(frame: Frame, count: int) -> DraftPlaces | None:
    """The places for so many cards; None where there is no room for two rows."""
    room = sheet_room(frame)
    high = (room.h - 24) / 2
    largest = min(_SCALE, high / CARD[1])
    own: Box | None = None
    for wide, panel in ((_OWN[0], _PANEL[0]), (_OWN[1], _PANEL[1]), (0.0, _PANEL[1])):
        free = room.w - wide - panel - (3 if wide else 2) * _GAP - 14
        scale = min(largest, (free / _COLUMNS - 6) / CARD[0])
        if scale >= (_BESIDE if wide else _LEAST):
            break
    else:
        return None
    if wide and room.h >= 440:
        own = Box(room.x, room.y + 3, wide, room.h - 3)
    w, h = CARD[0] * scale, CARD[1] * scale
    step = (w + 4 + max(0.0, min(4.0, free / _COLUMNS - w - 4)), min(h + 32, room.h - h - 4))
    left = room.x + (0 if own is None else wide + _GAP) + 10
    cards = tuple(
        Box(left + (i % _COLUMNS) * step[0], room.y + 8 + (i // _COLUMNS) * (step[1] - 4), w, h)
        for i in range(count)
    )
    x = left + _COLUMNS * step[0] + _GAP
    explain = Box(x, room.y + 8, room.right - x, room.h - 8)
    passing = Box(x, explain.bottom - _PASSING, explain.w, _PASSING) if own is not None else None
    if own is None:
        return DraftPlaces(None, None, (), (), cards, explain, passing)
    return _with_own(own, DraftPlaces(own, None, (), (), cards, explain, passing))


def _with_own(own: Box, found: DraftPlaces) -> DraftPlaces:
    """The panel of the own picks: eight slots in two columns over the tally of six suits."""
    inner = own.inset(12, 48, 12, 10)
    low = 122.0
    wide = (inner.w - 8) / 2
    each = min(60.0, (inner.h - low) / 4 - 4)
    slots = tuple(
        Box(inner.x + (i % 2) * (wide + 8), inner.y + (i // 2) * (each + 4), wide, each)
        for i in range(KEPT)
    )
    top = inner.y + 4 * (each + 4) + 24
    line = (low - 26) / 3
    tally = tuple(
        Box(inner.x + (i % 2) * (wide + 8), top + (i // 2) * line, wide, line) for i in range(6)
    )
    heading = Box(inner.x, top - 22, inner.w, 22)
    below = tally[-1].bottom + 8
    friends = Box(inner.x, below, inner.w, own.bottom - 10 - below)
    return found._replace(
        slots=slots,
        tally=tally,
        heading=heading,
        friends=friends if friends.h >= _WORDS else None,
    )
