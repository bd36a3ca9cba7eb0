"""The places of a hand, in a game and in a draft, and of the supply beside it."""

from typing import Final, Literal, NamedTuple

from fort_desktop.scene.geometry import Box
from fort_desktop.ui.table.layout.dialogs import sheet_room
from fort_desktop.ui.table.layout.frame import SMALL, Frame

CARD: Final = (152.0, 222.0)
"""A card in the hand, in units."""
LARGER: Final = 1.6
"""The card in front is so many times as large."""
WIDER: Final = 1.2
"""So much wider each card is, where there is room."""
_LIES: Final = (1.1, 1.5)
"""Where each may be so much wider than it is high they all lie; and so wide are they at most."""
_APART: Final = (12.0, 2.0)
"""Between two cards, and the same beside the teacher's home."""
_OWN: Final = 146.0
"""From this step on a card shows its whole picture; below, what is seen of it is a strip."""
_EDGE: Final = 8.0
"""Between a card in front and what it must not cover."""
SPREAD_FROM: Final = 9
"""From so many cards on a hand may be spread in two rows, since its strips are narrow."""
_SPREAD_GAP: Final = 8.0


class CardPlace(NamedTuple):
    """The place of a card in the hand.

    Attributes:
        box: the whole card; seen: how much of its width the next card leaves free, None for all
            (both in pixels).
    """

    box: Box
    seen: float | None

    @property
    def form(self) -> Literal["hand", "wide"]:
        """Upright, or lying where there is room for that."""
        return "wide" if self.box.w > self.box.h else "hand"


def fine_of(row: Box) -> float:
    """Return how many pixels a unit of the cards in a row has; in little room less than a unit."""
    return row.h / CARD[1]


def hand_places(row: Box, count: int, beside: bool = False) -> list[CardPlace]:
    """The cards at rest, from the left.

    Args:
        row: of the hand, in pixels; its height is that of a card.
        beside: they lie beside the teacher's home.
    """
    fine, high = fine_of(row), row.h
    wide = CARD[0] * fine
    each, (lies, most) = row.w / max(1, count) - _APART[beside] * fine, _LIES
    wide = min(each, most * high) if each >= lies * high else max(wide, min(WIDER * wide, each))
    step = wide + _APART[beside] * fine
    if count > 1:
        step = min(step, (row.w - wide) / (count - 1))
    left = row.x + (row.w - wide - step * (count - 1)) / 2
    seen = step if step < _OWN / CARD[0] * wide else None
    return [
        CardPlace(Box(left + i * step, row.y, wide, high), seen if i < count - 1 else None)
        for i in range(count)
    ]


def front_place(frame: Frame, thing: Box) -> Box:
    """Return where a card is seen large, in pixels: at the nearer end of the Park, above the hand.

    So neither one's own board nor the hand is covered. Where all is folded, it is over its own
    place instead, beside the teacher's home.
    """
    panels, unit = frame.panels, frame.unit
    edge, top, folded = _EDGE * unit, frame.top.bar.bottom, frame.sheet.shape == "folded"
    left, wide, low = panels.park.x, panels.park.w, panels.hand.y
    if folded:
        left, wide, low = edge, frame.size[0] - 2 * edge, float(frame.size[1])
    room = Box(left, top + edge, wide, low - top - 2 * edge)
    larger = min(LARGER * fine_of(panels.hand), room.h / CARD[1])
    large = Box(0, room.bottom - CARD[1] * larger, CARD[0] * larger, CARD[1] * larger)
    if folded:
        return large.at(thing.center.x - large.w / 2, large.y).within(room)
    return large.at(room.x if thing.center.x < room.center.x else room.right - large.w, large.y)


class Spread(NamedTuple):
    """A hand that is laid open, in pixels: the sheet below it, and its cards in two rows."""

    sheet: Box
    cards: tuple[Box, ...]


def spread_places(room: Box, unit: float, count: int) -> Spread:
    """The cards in a hand at full size, or as large as two rows of them have room.

    Args:
        room: where sheets may lie, in pixels.
    """
    rows, gap = 2, _SPREAD_GAP * unit
    columns = -(-count // rows)
    wide, high = CARD[0] * unit, CARD[1] * unit
    free = room.w - gap * (columns + 1), room.h - gap * (rows + 1)
    scale = min(1.0, free[0] / columns / wide, free[1] / rows / high)
    w, h = wide * scale, high * scale
    sheet = Box(0, 0, columns * (w + gap) + gap, rows * (h + gap) + gap)
    sheet = sheet.around(room.center)
    cards = (
        Box(sheet.x + gap + i % columns * (w + gap), sheet.y + gap + i // columns * (h + gap), w, h)
        for i in range(count)
    )
    return Spread(sheet, tuple(cards))


_HIGHEST: Final = 44.0
_LEAST: Final = 30.0
"""A lower tray could neither be read nor hit."""
_ASIDE: Final = 4.0
"""So much wider than the pile it is on each side."""
_GAP: Final = 4.0
_RIM: Final = 4.0


class SupplyPlaces(NamedTuple):
    """The tray, and in its coordinates where the toys and the pizza lie; all in pixels."""

    tray: Box
    toys: Box
    pizza: Box


def lay_open_place(frame: Frame) -> Box | None:
    """Return the place of the button that spreads a large hand: above the deck.

    It lies there as the tray lies above the discard pile; None where panels and piles leave no
    room.
    """
    places = supply_places(frame)
    if places is None or _stacked(frame):
        return None
    tray = places.tray
    return tray.at(tray.x - frame.panels.discard.x + frame.panels.deck.x, tray.y)


def _stacked(frame: Frame) -> bool:
    """Return True if the deck stands above the discard pile."""
    return frame.panels.deck.x == frame.panels.discard.x


def supply_places(frame: Frame) -> SupplyPlaces | None:
    """Return the places of the tray; None where panels and piles leave no room."""
    panels, unit = frame.panels, frame.unit
    if frame.sheet.shape == "folded":
        return None
    pile = panels.deck if _stacked(frame) else panels.discard
    below = panels.board.bottom, panels.mat.bottom, panels.park.bottom, panels.perks.bottom
    top, bottom = max(below) + _GAP * unit, pile.y - _GAP * unit
    high = min(_HIGHEST * unit, bottom - top)
    if high < _LEAST * unit:
        return None
    wide = pile.w + 2 * _ASIDE * unit
    tray = Box(pile.x - _ASIDE * unit, bottom - high, wide, high)
    rim = _RIM * unit
    each = (wide - 2 * rim) / 2
    heaps = (Box(rim + i * each, rim, each, high - 2 * rim) for i in range(2))
    return SupplyPlaces(tray, *heaps)


KEPT: Final = 8
"""Kids that everybody keeps (SETUP-7)."""
_COLUMNS: Final = 4
_SCALE: Final = 1.14
_DRAFT_LEAST: Final = 0.6
"""Smaller cards are not shown in two rows; they lie in the hand then."""
_BESIDE: Final = 0.78
"""Smaller cards get the room of one's own picks."""
_DRAFT_OWN: Final = (186.0, 150.0)
"""The width of the panel with one's own picks, and the least."""
_PANEL: Final = (304.0, 240.0)
_DRAFT_GAP: Final = 10.0
_CARDS_APART: Final = 14.0
"""Between cards to choose from, so that their rims do not meet."""
_ROWS_APART: Final = 46.0
"""The most room between their two rows."""
_PASSING: Final = 118.0
_DRAFT_HOME: Final = 228.0
_LEGIBLE: Final = 105_000.0
"""So many square pixels the longest words about a kid need, as letters grow no smaller."""
_WORDS: Final = 60.0
"""The least height for a sentence below the tally."""


class DraftPlaces(NamedTuple):
    """The places of the parts of a draft, in units from the corner of the window.

    Attributes:
        own: the panel of one's own picks, None where there is no room for it.
        slots, tally: on it, those of the kids and of the suits.
        cards: to choose from, in rows of four; panel: where one of them is explained, None
            where it has no room above the teacher's home.
        friends: below the tally, None where there is no room for words.
        passing: who passes to whom, None where there is no room for it.
    """

    own: Box | None
    heading: Box | None
    slots: tuple[Box, ...]
    tally: tuple[Box, ...]
    cards: tuple[Box, ...]
    panel: Box | None
    passing: Box | None
    friends: Box | None = None


def home_in_draft(frame: Frame, count: int) -> Frame | None:
    """Return the table of a draft with the teacher's home below what explains the cards.

    It takes all of that column where letters are as small as any may be.

    Returns:
        None where so many cards lie in the hand, and the home where it is in a game.
    """
    at = draft_places(frame, count)
    if at is None or at.panel is None:
        return None
    high = _DRAFT_HOME if frame.unit >= SMALL else at.panel.h - _DRAFT_GAP
    home = at.panel.inset(0, at.panel.h - high, 0, 0).scaled(frame.unit)
    return frame._replace(panels=frame.panels._replace(home=home))


_TOLD: Final = 76.0
"""The words about one's Best Friends."""


def draft_places(frame: Frame, count: int) -> DraftPlaces | None:
    """The places for so many cards; None where there is no room for two rows."""
    room = sheet_room(frame)
    high = (room.h - 24) / 2
    largest = min(_SCALE, high / CARD[1])
    own: Box | None = None
    for wide, panel in ((_DRAFT_OWN[0], _PANEL[0]), (_DRAFT_OWN[1], _PANEL[1]), (0.0, _PANEL[1])):
        free = room.w - wide - panel - (3 if wide else 2) * _DRAFT_GAP - 14
        scale = min(largest, (free / _COLUMNS - _CARDS_APART) / CARD[0])
        if scale >= (_BESIDE if wide else _DRAFT_LEAST):
            break
    else:
        return None
    if wide and room.h >= 440:
        own = Box(room.x, room.y + 3, wide, room.h - 3)
    w, h = CARD[0] * scale, CARD[1] * scale
    step = w + _CARDS_APART, min(h + _ROWS_APART, room.h - h - 8)
    left = room.x + (0 if own is None else wide + _DRAFT_GAP) + 10
    cards = tuple(
        Box(left + (i % _COLUMNS) * step[0], room.y + 8 + (i // _COLUMNS) * step[1], w, h)
        for i in range(count)
    )
    x = left + _COLUMNS * step[0] + _DRAFT_GAP
    explain = Box(x, room.y + 8, room.right - x, room.h - 8)
    passing = Box(x, explain.bottom - _PASSING, explain.w, _PASSING) if own is not None else None
    found = DraftPlaces(own, None, (), (), cards, explain, passing)
    if frame.panels.home is not None:
        found = _below(frame.panels.home, found, frame.unit)
    return found if own is None else _with_own(own, found)


def _below(home: Box, found: DraftPlaces, unit: float) -> DraftPlaces:
    """The same with the teacher's home below the panel, which is left out if it is too small."""
    assert found.panel is not None
    panel = found.panel._replace(h=home.y / unit - 2 * _DRAFT_GAP - found.panel.y)
    room = panel.w * panel.h * unit**2 >= _LEGIBLE
    return found._replace(panel=panel if room else None, passing=None)


def _with_own(own: Box, found: DraftPlaces) -> DraftPlaces:
    """The panel of one's own picks: all of them in two columns, over the tally of suits."""
    inner = own.inset(12, 48, 12, 10)
    low = 122.0
    wide = (inner.w - 8) / 2
    each = min(60.0, (inner.h - low) / 4 - 4)
    slots = tuple(
        Box(inner.x + (i % 2) * (wide + 8), inner.y + (i // 2) * (each + 4), wide, each)
        for i in range(KEPT)
    )
    top = slots[-1].bottom + 28
    line = (low - 26) / 3
    tally = tuple(
        Box(inner.x + (i % 2) * (wide + 8), top + (i // 2) * line, wide, line) for i in range(6)
    )
    heading = Box(inner.x, top - 22, inner.w, 22)
    below = tally[-1].bottom + 8
    friends = Box(inner.x, below, inner.w, min(_TOLD, own.bottom - 10 - below))
    return found._replace(
        own=own,
        slots=slots,
        tally=tally,
        heading=heading,
        friends=friends if friends.h >= _WORDS else None,
    )
