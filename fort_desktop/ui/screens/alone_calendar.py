"""The calendar of stars: a page for each month, a button for each day that has come."""

from calendar import monthrange
from collections.abc import Callable
from datetime import date, timedelta
from functools import partial
from typing import Final

from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.session.daily.plan import FIRST
from fort_desktop.session.library.day_stars import DayStars
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.design.canvas import Canvas
from fort_desktop.ui.host.screen import Screen
from fort_desktop.ui.i18n.i18n import tr
from fort_desktop.ui.text.alone import WEEKDAYS, day_state
from fort_desktop.ui.text.dates import day_words, month_words
from fort_desktop.ui.text.lists import in_lines, labelled
from fort_desktop.ui.toolkit.menu import Face, menu_button

GOLD: Final = "#F7C52B"
"""The colour of a star."""
_HEAD: Final = 66.0
_CELL: Final = (100.0, 88.0)
_GAP: Final = 6.0
_STAR: Final = 27.0


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


class Calendar:
    """A month on a sheet.

    Args:
        corner: the left top corner, in units of the sheet.
        choose: is called with the day that is clicked; turn: with a day of another month.
    """

    wide: Final = 7 * (_CELL[0] + _GAP) - _GAP

    def __init__(
        self,
        screen: Screen,
        corner: tuple[float, float],
        choose: Callable[[date], None],
        turn: Callable[[date], None],
    ) -> None:
        self._screen = screen
        self._x, self._y = corner
        self._choose = choose
        self._turn = turn

    def build(self, canvas: Canvas, chosen: date, today: date, found: DayStars) -> None:
        """Lay out the month of the chosen day."""
        x, y, wide = self._x, self._y, self.wide
        canvas.title(month_words(chosen), x + wide / 2, y + _HEAD / 2, 34, wide - 180,
                     align="center")  # fmt: skip
        self._arrow("earlier", tr("Earlier month"), x, earlier_month(chosen), today)
        right = x + wide - _HEAD
        self._arrow("later", tr("Later month"), right, later_month(chosen), today)
        for i, words in enumerate(WEEKDAYS):
            middle = x + i * (_CELL[0] + _GAP) + _CELL[0] / 2
            canvas.words(tr(words), middle, y + _HEAD + 22, 24, _CELL[0], align="center")
        days = month_of(chosen)
        for day in days:
            row = (days[0].weekday() + day.day - 1) // 7
            left = x + day.weekday() * (_CELL[0] + _GAP)
            top = y + _HEAD + 42 + row * (_CELL[1] + _GAP)
            if FIRST <= day <= today:
                self._day(Box(left, top, *_CELL), day, day == chosen, day == today, found)
            else:
                canvas.title(str(day.day), left + 12, top + 22, 24, 60)
        low = y + _HEAD + 42 + 6 * (_CELL[1] + _GAP) + 18
        words = labelled(tr("Stars of this month"), str(found.total))
        canvas.title(words, x + wide / 2, low, 28, wide, align="center")

    def _arrow(self, name: str, words: str, x: float, to: date | None, today: date) -> None:
        """A button to another month, if there are days in it that have come."""
        if to is None or not any(FIRST <= day <= today for day in month_of(to)):
            return
        place = self._screen.at(x, self._y, _HEAD, _HEAD)
        day = min(max(to, FIRST), today)
        face = Face("", sign=name)
        act = partial(self._turn, day)
        node = menu_button(place, self._screen.unit, face, f"{name} month", act)
        node.label = words
        self._screen.scene.root.add(node)

    def _day(self, at: Box, day: date, chosen: bool, now: bool, found: DayStars) -> None:
        """A day: its number, and its stars or a sign of what has been done."""
        place = self._screen.at(*at)
        canvas = Canvas(place.w, place.h, self._screen.unit)
        fill = pal.CHALK_YELLOW if chosen else pal.PAPER
        canvas.panel(0, 0, canvas.w, canvas.h, fill, 12, pal.OUTLINE, 6 if now else 3)
        canvas.title(str(day.day), 12, 22, 24, 60)
        state, got = found.state(day), found.stars(day)
        if got:
            left = (canvas.w - got * _STAR) / 2
            for i in range(got):
                canvas.icon("star", left + i * _STAR, 48, _STAR, GOLD)
        elif state != "new":
            sign = "play" if state == "begun" else "tick"
            canvas.icon(sign, canvas.w / 2 - 14, 46, 28)
        node = Node(place, canvas.image, f"day {day.isoformat()}")
        node.clicked = partial(self._choose, day)
        node.label = in_lines((day_words(day), day_state(state, got)))
        self._screen.scene.root.add(node)
