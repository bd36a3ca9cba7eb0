"""The deal and the table of a day, which follow from the date, with no network.

The deal is one of `session.seed`: its secret is a fixed word and its own words are the date, so
the same hash that proves any other game shows of which day a game is. The table is that of the
weekday: from an easy Monday to Sunday, when the expert plays.
"""

from datetime import date
from typing import Final, NamedTuple

from fort_desktop import clock
from fort_desktop.record.format import Deal, replace
from fort_desktop.rules.model.seats import PERSON
from fort_desktop.rules.model.types import SetupKind
from fort_desktop.session.seed import secret_deal

FIRST: Final = date(2026, 1, 1)
"""The first day that has a deal."""
OWN: Final = 0
"""The seat of the person, each day."""
_WORD: Final = b"fort deal of the day".hex()


class DayTable(NamedTuple):
    """The setup of a weekday, and the computer players in the order of play."""

    setup: SetupKind
    rivals: tuple[str, ...]

    @property
    def players(self) -> tuple[str, ...]:
        """The player of each seat, the person first."""
        return (PERSON, *self.rivals)


_WEEK: Final = (
    DayTable("basic", ("easy",)),
    DayTable("basic", ("easy", "normal")),
    DayTable("draft", ("normal",)),
    DayTable("basic", ("builder", "collector", "bully")),
    DayTable("basic", ("hard",)),
    DayTable("draft", ("normal", "hard")),
    DayTable("basic", ("expert",)),
)
"""From Monday to Sunday."""


def table_of(day: date) -> DayTable:
    """The table of a day.

    >>> table_of(date(2026, 11, 22)).rivals
    ('expert',)
    """
    return _WEEK[day.weekday()]


def deal_of(day: date) -> Deal:
    """The deal of a day, the same everywhere.

    >>> deal_of(date(2026, 11, 22)) == deal_of(date(2026, 11, 22)) != deal_of(date(2026, 11, 23))
    True
    """
    return secret_deal(_WORD, day.isoformat())


def day_of(deal: Deal) -> date | None:
    """The day whose deal this is; None for any other deal.

    >>> day_of(deal_of(FIRST)) == FIRST, day_of(Deal(7, words="2026-01-01"))
    (True, None)
    """
    day = day_in(deal.words)
    known = replace(deal, again=False, veiled=False)
    return day if day is not None and deal_of(day) == known else None


def day_in(words: str) -> date | None:
    """The day that the words of a deal claim, not proved; None if they claim none."""
    try:
        day = date.fromisoformat(words)
    except ValueError:
        return None
    return day if day >= FIRST and day.isoformat() == words else None


def today(now: float) -> date:
    """The present day where the player is; a clock that is far behind has the first day.

    Args:
        now: Unix time in seconds.
    """
    return max(FIRST, clock.local(now).date())
