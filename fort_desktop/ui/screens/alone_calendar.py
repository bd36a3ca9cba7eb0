"""The calendar of stars: a page for each month, a button for each day that has come."""

from calendar import monthrange
from collections.abc import Callable, Sequence
from datetime import date, timedelta
from functools import partial
from typing import Final

from fort_desktop.rules.model.seats import PERSON
from fort_desktop.scene.geometry import Box
from fort_desktop.session.daily.plan import FIRST
from fort_desktop.session.library.day_stars import DayStars
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.players import player_face
from fort_desktop.ui.design.canvas import Canvas
from fort_desktop.ui.design.scale import FINE, HAIR, LARGE, SMALL, TEXT, TIGHT, line
from fort_desktop.ui.host.screen import Screen
from fort_desktop.ui.i18n.i18n import tr
from fort_desktop.ui.text.alone import WEEKDAYS, day_state
from fort_desktop.ui.text.dates import day_words, month_words
from fort_desktop.ui.text.lists import in_lines, labelled
from fort_desktop.ui.toolkit.layout import (
    Align,
    Share,
    Size,
    column,
    grid,
    padding,
    row,
    split,
    stack,
)
from fort_desktop.ui.toolkit.menu import Face
from fort_desktop.ui.toolkit.page import Words, panel, picture, plate, sign, whole, write

GOLD: Final = "#F7C52B"
"""The colour of a star."""
_HEAD, _ARROW = 88.0, 66.0
_SIGN: Final = 25.0
_PLACE, _STAMP = 0.7, 0.5
"""The face on a day that nobody has played yet, and above what was won on another one, as shares
of the day's height."""
_NUMBER: Final = 0.36
"""The height of the number of a day, as a share of the day's."""
_PIN: Final = 26.0
"""The pins that hold the month."""
_WEEK, _FREE = 7, 5
"""The days of a week, and how many free places after the last day the stars need."""


def month_of(day: date) -> list[date]:
    """All days of the month of a day.

    >>> [str(one) for one in month_of(date(2026, 2, 7))[::27]]
    ['2026-02-01', '2026-02-28']
    """
    first = day.replace(day=1)
    return [first + timedelta(n) for n in range(monthrange(day.year, day.month)[1])]


def earlier_month(day: date) -> date:
    """The last day of the month before."""
    return day.replace(day=1) - timedelta(1)


def later_month(day: date) -> date | None:
    """The first day of the month after; None if no calendar has one.

    >>> later_month(date(2026, 2, 7)), later_month(date(9999, 12, 7))
    (datetime.date(2026, 3, 1), None)
    """
    last = month_of(day)[-1]
    return last + timedelta(1) if last < date.max else None


def kid_of(day: date, kids: Sequence[str]) -> str:
    """The kid on the stamp of a day; each has a turn before one has the next.

    >>> [kid_of(date(2026, 2, n), ("doc", "zip")) for n in (6, 7, 8)]
    ['zip', 'doc', 'zip']
    """
    return kids[day.toordinal() % len(kids)]


class Calendar:
    """A month on a sheet.

    Args:
        area: in units of the sheet.
        choose: is called with the day that is clicked; turn: with a day of another month.
    """

    def __init__(
        self,
        screen: Screen,
        area: Box,
        choose: Callable[[date], None],
        turn: Callable[[date], None],
    ) -> None:
        self._screen = screen
        self._area = area
        self._choose = choose
        self._turn = turn

    def build(self, canvas: Canvas, chosen: date, today: date, found: DayStars) -> None:
        """Lay out the month of the chosen day."""
        sizes: list[Size] = [_HEAD, line(TEXT), Share()]
        plate(canvas, pal.PAPER, self._area)
        band = split(self._area, "top", _HEAD + 2 * SMALL, 0)[0]
        plate(canvas, pal.SEATS["red"], band)
        for x in (band.x + _PIN, band.right - _PIN):
            pin = Box(x - _PIN / 2, band.y - _PIN / 2, _PIN, _PIN)
            canvas.panel(*pin, pal.ACTION, _PIN / 2, pal.OUTLINE, HAIR)
        head, weekdays, weeks = column(padding(self._area, SMALL), sizes, SMALL)
        earlier, title, later = row(head, [_ARROW, Share(), _ARROW])
        self._arrow("earlier", tr("Previous month"), earlier, earlier_month(chosen), today)
        total = labelled(tr("Stars this month"), str(found.total))
        self._arrow("later", tr("Next month"), later, later_month(chosen), today)
        for words, place in zip(WEEKDAYS, grid(weekdays, _WEEK, _WEEK, gap=TIGHT), strict=True):
            write(canvas, place, [Words(tr(words))], centered=True)
        days = month_of(chosen)
        before = days[0].weekday()
        rows = -(-(before + len(days)) // _WEEK)
        cells = grid(weeks, _WEEK * rows, _WEEK, gap=TIGHT)[before:]
        month = [Words(month_words(chosen), LARGE, title=True)]
        free = cells[len(days) :]
        if len(free) >= _FREE:
            star, words_at = split(free[0]._replace(w=free[-1].right - free[0].x), "left", _HEAD)
            sign(canvas, "star", star, GOLD)
            write(canvas, words_at, [Words(total, LARGE, title=True, lines=2)])
        else:
            month.append(Words(total))
        write(canvas, title, month, True, pal.CHALK)
        for day, cell in zip(days, cells, strict=False):
            if FIRST <= day <= today:
                self._day(cell, day, day == chosen, day == today, found)
            else:
                _number(canvas, cell, day)

    def _arrow(self, name: str, words: str, area: Box, to: date | None, today: date) -> None:
        """A button to another month, if there are days in it that have come."""
        if to is None or not any(FIRST <= day <= today for day in month_of(to)):
            return
        act = partial(self._turn, min(max(to, FIRST), today))
        self._screen.button(area, f"{name} month", Face("", sign=name), act).label = words

    def _day(self, at: Box, day: date, chosen: bool, now: bool, found: DayStars) -> None:
        """A day: its number, and its stars or a sign of what has been done."""
        node, canvas = panel(self._screen, at, f"day {day.isoformat()}", still=False)
        state, got = found.state(day), found.stars(day)
        # What has been played is bright, today's day the brightest.
        fill = pal.CARD if state == "new" else pal.LIT
        plate(canvas, pal.ACTION if chosen else fill, chosen=now)
        room = whole(canvas)
        _number(canvas, room, day)
        # The kid of the day; whoever has played it has stars below a smaller stamp.
        kid = kid_of(day, tuple(self._screen.app.catalog.kids))
        new, low = state == "new", split(padding(room, HAIR), "bottom", _SIGN, 0)[0]
        side = min((_PLACE if new else _STAMP) * room.h, _PLACE * room.w)
        stamp = player_face(PERSON, canvas.px(side), kid=kid)
        down: Align = "end" if new else "start"
        across: Align = "center" if new else "end"
        picture(canvas, stamp, stack(padding(room, HAIR), side, side, across, down))
        if got:
            for place in row(low, [_SIGN] * got, 0, "center"):
                sign(canvas, "star", place, GOLD)
        elif state != "new":
            sign(canvas, "play" if state == "begun" else "tick", stack(low, _SIGN, _SIGN))
        node.clicked = partial(self._choose, day)
        node.label = in_lines((day_words(day), day_state(state, got)))


def _number(canvas: Canvas, area: Box, day: date) -> None:
    """Draw the number of a day into the upper left corner of its cell, clear of the face below."""
    upper = padding(split(area, "top", area.h * _NUMBER, 0)[0], TIGHT, HAIR)
    write(canvas, upper, [Words(str(day.day), FINE, title=True)])
