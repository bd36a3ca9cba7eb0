"""Days and hours as people say them."""

from datetime import date
from typing import Final

from fort_desktop import clock
from fort_desktop.ui.i18n.i18n import N_, language, tr

_DAYS: Final = (
    N_("{day} January {year}"),
    N_("{day} February {year}"),
    N_("{day} March {year}"),
    N_("{day} April {year}"),
    N_("{day} May {year}"),
    N_("{day} June {year}"),
    N_("{day} July {year}"),
    N_("{day} August {year}"),
    N_("{day} September {year}"),
    N_("{day} October {year}"),
    N_("{day} November {year}"),
    N_("{day} December {year}"),
)
"""Whole dates, for the case of a month's name and the order differ from language to language."""
_SHORT_HOURS: Final = frozenset({"cs"})
"""Languages that write 3:07, not 03:07, by Unicode's CLDR."""
_MONTHS: Final = (
    # NOTE: above the page of a calendar
    N_("January {year}"),
    N_("February {year}"),
    N_("March {year}"),
    N_("April {year}"),
    N_("May {year}"),
    N_("June {year}"),
    N_("July {year}"),
    N_("August {year}"),
    N_("September {year}"),
    N_("October {year}"),
    N_("November {year}"),
    N_("December {year}"),
)


def day_words(day: date) -> str:
    """A whole date."""
    return tr(_DAYS[day.month - 1], day=day.day, year=day.year)


def month_words(day: date) -> str:
    """The month of a day, with its year."""
    return tr(_MONTHS[day.month - 1], year=day.year)


def when(moment: float, now: float) -> str:
    """Return the time of an event in words, as seen from `now`.

    Both are in seconds since 1970, and are shown in local time.
    """
    if not clock.FIRST <= moment <= clock.LAST:  # files may claim to be of any time
        return tr("long ago")
    today, then = clock.local(now), clock.local(moment)
    hour = f"{then.hour}:{then:%M}" if language() in _SHORT_HOURS else f"{then:%H:%M}"
    days = (today.date() - then.date()).days
    if days == 0:
        return tr("today, {hour}", hour=hour)
    if days == 1:
        return tr("yesterday, {hour}", hour=hour)
    return day_words(then.date())
