"""Counts of whole games, worked out from the records: nothing is counted twice, nothing is kept.

A game counts if it was played to its end, was neither for practice nor of a deal that was known,
and the same person held the seat from the beginning on.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from fractions import Fraction
from typing import Final, NamedTuple, TypeVar

from fort_desktop.record.index import SavedGame
from fort_desktop.record.summary import Summary
from fort_desktop.rules.model.seats import PERSON

_T = TypeVar("_T")
_PAUSE: Final = 6 * 3600.0
"""Seconds between the ends of two games after which another evening has begun."""


class Tally(NamedTuple):
    """Games that were played to their end, and how many were won; a shared win is a share."""

    games: int = 0
    won: Fraction = Fraction(0)

    def and_one(self, game: Summary, seat: int) -> "Tally":
        """The same with one more game, played in this seat."""
        share = Fraction(1, len(game.winners)) if seat in game.winners else Fraction(0)
        return Tally(self.games + 1, self.won + share)


class Standing(NamedTuple):
    """A line in the table of an evening: profile ("" for guests and computers), name, games."""

    profile: str
    name: str
    tally: Tally


def tally(games: Iterable[Summary], profile: str) -> Tally:
    """Count the whole games of a profile."""
    found = Tally()
    for game in _counted(games):
        for seat in range(len(game.seats)):
            if game.sitting.holder(seat) == profile:
                found = found.and_one(game, seat)
    return found


def evening(slots: Sequence[SavedGame], now: float) -> list[Standing]:
    """The table of the evening that is still going on; the one with most wins first.

    It is all games of two persons or more that ended without a long pause between them. Guests
    and computers count by their names.

    Args:
        slots: all games that are kept; now: Unix time in seconds.
    """
    shared = sorted((slot for slot in slots if _shared(slot.summary)), key=lambda one: -one.changed)
    tonight, last = [], now
    for slot in shared:
        if last - slot.changed > _PAUSE:
            break
        last = slot.changed
        tonight.append(slot.summary)
    found: dict[tuple[str, str], Standing] = {}
    for game in _counted(tonight):
        for seat, info in enumerate(game.seats):
            if not game.sitting.changed(seat):
                who = game.sitting.holder(seat)
                key = (who, "" if who else info.name)
                # The latest games come first, and with them the latest name of a profile.
                before = found.get(key, Standing(who, info.name, Tally()))
                found[key] = before._replace(tally=before.tally.and_one(game, seat))
    return sorted(found.values(), key=lambda one: (-one.tally.won, one.tally.games, one.name))


def _counted(games: Iterable[Summary]) -> Iterator[Summary]:
    """Those that count, each once though there may be copies of it."""
    return each_once(games, lambda game: game)


def each_once(things: Iterable[_T], summary: Callable[[_T], Summary]) -> Iterator[_T]:
    """Of some things, each of a game, those whose games count; of copies the first.

    Args:
        summary: that of a thing's game.
    """
    seen = set()
    for thing in things:
        game = summary(thing)
        same = (game.digest, game.began, game.seats, game.winners, game.sitting)
        if game.ended and not (game.practice or game.again) and same not in seen:
            seen.add(same)
            yield thing


def _shared(game: Summary) -> bool:
    """Return True if several persons have played at one screen."""
    return [seat.player for seat in game.seats].count(PERSON) > 1
