"""The outcome of the games of one deal: scores against par, ranks, and where the games part."""

from collections.abc import Sequence
from itertools import zip_longest
from statistics import median_low
from typing import Final, NamedTuple

from fort_desktop.record.duplicate import MOST_GAMES, ParGame
from fort_desktop.record.record import Record
from fort_desktop.rules.model.events import (
    Event,
    FortAdvanced,
    GameEnded,
    PointsScored,
    Score,
    TurnBegan,
)
from fort_desktop.rules.model.moves import Act, text

_NONE: Final = Score(0, 0, 0, 0, 0, 0)


class Played(NamedTuple):
    """One game of the deal, from the seat that all play.

    Args:
        level: of the fort; place: in one's own game, 1 for the winner.
        points: after each round, from 0 before the first; the last is the total.
        practice: something was taken back that had shown what nobody knew.
    """

    score: Score
    level: int
    place: int
    won: bool
    points: tuple[int, ...]
    practice: bool


class Parting(NamedTuple):
    """Two or more games that were the same up to here differ from here on.

    Args:
        round: in which it happens, 0 in the draft.
        groups: the games that go on together, by number.
        at: how many events there had been.
    """

    round: int
    groups: tuple[tuple[int, ...], ...]
    at: int


def played(events: Sequence[Event], seat: int, practice: bool = False) -> Played:
    """Read what came of a game that is over."""
    ended = events[-1]
    scores = ended.scores if isinstance(ended, GameEnded) else ()
    winners = ended.winners if isinstance(ended, GameEnded) else ()
    levels = dict.fromkeys((score.seat for score in scores), 0)
    for event in events:
        if isinstance(event, FortAdvanced):
            levels[event.seat] = event.level
    ranks = {score.seat: (score.total, levels[score.seat]) for score in scores}
    mine = next((score for score in scores if score.seat == seat), _NONE)
    place = 1 + sum(rank > ranks.get(seat, (0, 0)) for rank in ranks.values())
    line = points(events, seat, mine.total)
    return Played(mine, levels.get(seat, 0), place, seat in winners, line, practice)


def points(events: Sequence[Event], seat: int, total: int) -> tuple[int, ...]:
    """Points of a seat after each round, from 0 before the first; the last is the total.

    >>> points((TurnBegan(0, 1), PointsScored(0, 3), TurnBegan(0, 2), PointsScored(1, 2)), 0, 9)
    (0, 3, 3, 9)
    """
    now, number, found = 0, 1, [0]
    for event in events:
        if isinstance(event, TurnBegan) and event.round > number:
            found.append(now)
            number = event.round
        elif isinstance(event, PointsScored) and event.seat == seat:
            now += event.points
    return (*found, now, total)


def ranks(games: Sequence[Played]) -> list[int]:
    """The rank of each game, 1 for the best: points, then the fort, as at one table (END-4)."""
    best = [(game.score.total, game.level) for game in games]
    return [1 + sum(other > mine for other in best) for mine in best]


def par_of(games: Sequence[ParGame]) -> int | None:
    """Par: the median of all the expert's games; None until they have been played.

    Of ten games it is the fifth: a total that the expert has really come to.
    """
    return median_low(game.total for game in games) if len(games) == MOST_GAMES else None


def par_line(games: Sequence[ParGame]) -> tuple[int, ...]:
    """The median of the expert's points after each round, up to the usual end; then par."""
    par = par_of(games)
    if par is None:
        return ()
    rounds = median_low(len(game.points) for game in games)
    before = [
        [game.points[i] if i < len(game.points) else game.total for game in games]
        for i in range(rounds - 1)
    ]
    return (*(median_low(row) for row in before), par)


def partings(records: Sequence[Record]) -> list[Parting]:
    """Return where games of one deal begin to differ, first to last; the same up to there."""
    found: list[Parting] = []
    groups = [tuple(range(len(records)))]
    while groups:
        group = groups.pop()
        parting = _parting(records, group) if len(group) > 1 else None
        if parting is not None:
            found.append(parting)
            groups += parting.groups
    return sorted(found, key=lambda one: (one.round, one.at))


def _parting(records: Sequence[Record], group: tuple[int, ...]) -> Parting | None:
    """The first move in which the games of a group differ; None if they are all the same."""
    rows = zip_longest(*(records[number].acts for number in group))
    for acts in rows:
        moves = [(act.seat, text(act.move)) if act is not None else None for act in acts]
        if len(set(moves)) > 1:
            alike = dict.fromkeys(moves)
            split = tuple(
                tuple(number for number, made in zip(group, moves, strict=True) if made == move)
                for move in alike
            )
            number, act = _first(group, acts)
            return Parting(_round(records[number].events, act.at), split, act.at)
    return None


def _first(group: Sequence[int], acts: Sequence[Act | None]) -> tuple[int, Act]:
    """A game of those that differ that has a move there, and the move."""
    return next((n, act) for n, act in zip(group, acts, strict=True) if act is not None)


def _round(events: Sequence[Event], at: int) -> int:
    begun = [event.round for event in events[:at] if isinstance(event, TurnBegan)]
    return begun[-1] if begun else 0
