"""The result and the stars of a day: worked out from the record, never noted.

A star needs a whole game, played from the day's seed at the day's table with the day's cards, in
which every event follows from the seed and the moves; so no file from elsewhere brings one that
was not played.
"""

from collections.abc import Sequence
from pathlib import Path
from statistics import median_low
from typing import Final, NamedTuple

from fort_desktop.record.audit import audit
from fort_desktop.record.duplicate import MOST_GAMES, ParGame
from fort_desktop.record.faults import RecordError
from fort_desktop.record.reader import read_record
from fort_desktop.record.record import Record
from fort_desktop.rules.model.events import Event, SeatInfo
from fort_desktop.rules.model.moves import text
from fort_desktop.session.daily.plan import OWN
from fort_desktop.session.duplicate.folder import DealFolder
from fort_desktop.session.duplicate.score import played

MOST_STARS: Final = 3


class Result(NamedTuple):
    """The result of a person on a day.

    Args:
        total: points; won: perhaps together with others.
        counts: it brings stars: nothing was practised, and nobody left or changed a seat.
    """

    total: int
    won: bool
    counts: bool


class Par(NamedTuple):
    """The expert's result with the same cards: the middle of ten games, and the lowest of them."""

    middle: int
    lowest: int


def par_of(games: Sequence[ParGame]) -> Par | None:
    """Par of a day; None until the expert has played all games."""
    totals = [game.total for game in games]
    return Par(median_low(totals), min(totals)) if len(totals) == MOST_GAMES else None


def stars(result: Result, par: Par | None) -> int:
    """The stars of a day.

    One is for a game that was played to its end. Two are for a win, or for as many points as the
    expert had in the worst of its games; three for as many as in the middle one. Par may come
    later than the game: it can only add stars.

    >>> stars(Result(30, False, True), Par(50, 40)), stars(Result(30, True, True), None)
    (1, 2)
    """
    if not result.counts:
        return 0
    if par is not None and result.total >= par.middle:
        return MOST_STARS
    return 2 if result.won or (par is not None and result.total >= par.lowest) else 1


def result_of(deal: DealFolder, holder: str, path: Path) -> Result | None:
    """Read what came of a game, and prove it; None if it is not a whole game of this deal.

    Args:
        holder: the profile that played it, "" for a guest.
    """
    try:
        record = read_record(path)
        catalog = deal.catalog
    except RecordError:
        return None
    if not _is_of(record, deal, holder):
        return None
    moves = [text(act.move) for act in record.acts]
    if not audit(record.events, moves, deal.told.seed, catalog).proved:
        return None
    practised = record.practice or record.taken_back > 0
    passed = bool(record.sitting.left or record.aside.changes)
    return result_in(record.events, not (practised or passed))


def result_in(events: Sequence[Event], counts: bool) -> Result:
    """Return the result of a game that is over."""
    found = played(events, OWN)
    return Result(found.score.total, found.won, counts)


def _is_of(record: Record, deal: DealFolder, holder: str) -> bool:
    """Return True if a record claims to be a whole game of this deal, table and person."""
    started, told, known = record.started, deal.told, record.header.deal
    if started is None or known is None or record.damage is not None or not record.ended:
        return False
    holders = record.sitting.holders
    return (
        (known.seed, known.secret, known.words) == (told.seed, told.secret, told.words)
        and (started.setup, started.catalog) == (told.setup, told.catalog)
        and _table(started.seats) == _table(told.seats)
        and (holders[OWN] if holders else "") == holder
    )


def _table(seats: Sequence[SeatInfo]) -> list[tuple[str, str]]:
    """A table without the names."""
    return [(seat.player, seat.colour) for seat in seats]
