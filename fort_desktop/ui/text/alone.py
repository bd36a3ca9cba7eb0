"""Words about playing alone: the deal of the day, its stars and its calendar."""

from datetime import date
from typing import Final

from fort_desktop.session.daily.stars import Par, Result
from fort_desktop.session.daily.store import DayState
from fort_desktop.ui.i18n.i18n import NC_, tr, trn
from fort_desktop.ui.text.lists import labelled

WEEKDAYS: Final = (
    # NOTE: the heads of a calendar's columns, two or three letters each, Monday first
    NC_("weekday", "Mo"),
    NC_("weekday", "Tu"),
    NC_("weekday", "We"),
    NC_("weekday", "Th"),
    NC_("weekday", "Fr"),
    NC_("weekday", "Sa"),
    NC_("weekday", "Su"),
)
STATES: Final[dict[DayState, str]] = {
    # NOTE: of one day in the calendar
    "new": NC_("deal of the day", "Not played yet"),
    "begun": NC_("deal of the day", "Your game is waiting"),
    "played": NC_("deal of the day", "Played, without stars"),
}


def goals(par: Par | None) -> tuple[str, str, str]:
    """Return what one, two and three stars are awarded for, as three lines."""
    one = tr("Finish the game")
    if par is None:
        # NOTE: what two and three stars are given for, in a list
        return one, tr("Win the game"), tr("Score at least as many points as the expert")
    two = trn("Win, or score at least {n} point", "Win, or score at least {n} points", par.lowest)
    return one, two, trn("Score at least {n} point", "Score at least {n} points", par.middle)


def result_words(result: Result | None) -> str:
    """Return the result of the game that counts; None is for one that cannot be verified."""
    if result is None:
        return tr("This game cannot be checked, so it earns no stars.")
    if not result.counts:
        return tr("The first game was for practice, or a seat changed hands: no stars.")
    return points_words(result.total)


def points_words(total: int) -> str:
    """The points of the person who plays."""
    return labelled(tr("Your points"), str(total))


def par_told(par: Par | None) -> str:
    """Return the expert's result with the same cards, or a note that it is not known yet."""
    if par is None:
        return tr("The expert is still playing this deal: par will appear in the calendar.")
    # NOTE: par is what the expert makes of the same cards, as in golf
    return labelled(tr("Par"), str(par.middle))


def star_words(stars: int) -> str:
    """Return the number of stars in words."""
    return trn("{n} star", "{n} stars", stars)


def day_state(state: DayState, stars: int | None) -> str:
    """Return the state of a day in words: its stars, if there are any."""
    return star_words(stars) if stars else tr(STATES[state])


def today_words(day: date, today: date, words: str) -> str:
    """The name of a day, `words` its date."""
    if day == today:
        # NOTE: {date} is a whole date, as "22 November 2026"
        return tr("Today, {date}", date=words)
    return words
