"""Sums over the games of a profile: each number with the games that it comes from."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from statistics import median
from typing import Final, Literal, NamedTuple

from fort_desktop.chronicle.collection import Held, computer
from fort_desktop.chronicle.facts import GameFacts, SeatFacts
from fort_desktop.rules.model.seats import PERSON
from fort_desktop.rules.model.types import PERKS, RULES, TOP_LEVEL

ENOUGH: Final = 5
"""Games that have to stand behind a mean, a share or a median."""
_MOST_KIDS: Final = 10
_LONGEST: Final = 6 * 3600.0
"""Seconds: a game that took longer was laid aside, or came from elsewhere."""
SheetId = Literal[
    "games", "points", "ends", "forts", "kids", "yard", "following", "rules", "computers", "time"
]
Sign = Literal["", "mean", "share", "median"]


class Figure(NamedTuple):
    """A number, and where it comes from.

    Attributes:
        what: which number; of: what it is about, as a kid or a level, "" for nothing.
        value: None where there are too few games, or none.
        sign: what sort of number: "" is a count, a mean, a share (of 1) or a median.
        games: those behind it; more: further numbers that belong to it.
    """

    what: str
    of: str
    value: Fraction | None
    sign: Sign
    games: tuple[Held, ...]
    more: tuple[Fraction | None, ...] = ()


class Known(NamedTuple):
    """A game whose facts are known: all of them, and those of the profile's own seat."""

    held: Held
    game: GameFacts
    own: SeatFacts


def known(games: Iterable[Held]) -> list[Known]:
    """The games whose facts are known."""
    return [
        Known(held, held.facts, held.facts.seats[held.seat])
        for held in games
        if held.facts is not None
    ]


def sheet(name: SheetId, games: Sequence[Known]) -> list[Figure]:
    """The numbers of a sheet."""
    return _SHEETS[name](games)


def _behind(games: Iterable[Known]) -> tuple[Held, ...]:
    return tuple(one.held for one in games)


def _count(what: str, of: str, games: Iterable[Known]) -> Figure:
    """Return the number of games as a figure."""
    found = _behind(games)
    return Figure(what, of, Fraction(len(found)), "", found)


def _sum(what: str, of: str, games: Sequence[Known], value: Callable[[Known], int]) -> Figure:
    """A sum over games; those that add to it stand behind it."""
    behind = _behind(one for one in games if value(one))
    return Figure(what, of, Fraction(sum(map(value, games))), "", behind)


def _mean_of(values: Sequence[int | Fraction], games: int) -> Fraction | None:
    return Fraction(sum(values)) / len(values) if values and games >= ENOUGH else None


def _mean(what: str, of: str, games: Sequence[Known], value: Callable[[Known], int]) -> Figure:
    """A mean over games."""
    return Figure(what, of, _mean_of([*map(value, games)], len(games)), "mean", _behind(games))


def _rate(
    games: Sequence[Known], part: Callable[[Known], int], whole: Callable[[Known], int]
) -> Fraction | None:
    """One sum as a share of another; None where too few games have any of that."""
    behind, total = sum(whole(one) > 0 for one in games), sum(map(whole, games))
    return Fraction(sum(map(part, games)), total) if total and behind >= ENOUGH else None


def _wins(games: Sequence[Known]) -> Fraction:
    return sum((one.held.share for one in games), Fraction(0))


def _win_share(games: Sequence[Known]) -> Fraction | None:
    return _mean_of([one.held.share for one in games], len(games))


def _games(games: Sequence[Known]) -> list[Figure]:
    won = [one for one in games if one.held.share]
    most = max((len(one.game.seats) for one in games), default=2)
    return [
        _count("played", "", games),
        Figure("won", "", _wins(games), "", _behind(won), (_win_share(games),)),
        *(
            _count("place", str(place), [one for one in games if one.own.place == place])
            for place in range(1, most + 1)
        ),
        _count("drafted", "", [one for one in games if one.game.setup == "draft"]),
    ]


def _points(games: Sequence[Known]) -> list[Figure]:
    best = max((one.own.score.total for one in games), default=0)
    at_best = [one for one in games if one.own.score.total == best]
    parts = ("track", "fort", "rule", "macaroni")
    found = [
        _mean("mean total", "", games, lambda one: one.own.score.total),
        Figure("best total", "", Fraction(best), "", _behind(at_best)),
    ]
    for part in parts:
        own = [int(getattr(one.own.score, part)) for one in games]
        theirs = [int(getattr(one.game.best, part)) for one in games]
        value, beside = _mean_of(own, len(games)), _mean_of(theirs, len(games))
        found.append(Figure("source", part, value, "mean", _behind(games), (beside,)))
    return found


def _ends(games: Sequence[Known]) -> list[Figure]:
    rounds = [one.game.rounds for one in games]
    causes = ("points", "fort", "park_deck")
    return [
        *(_count("ended by", c, [one for one in games if one.game.cause == c]) for c in causes),
        _count("by me", "", [one for one in games if one.game.ender == one.held.seat]),
        Figure("rounds", "", _middle(rounds), "median", _behind(games)),
    ]


def _middle(values: Sequence[float]) -> Fraction | None:
    return Fraction(median(values)) if len(values) >= ENOUGH else None


def _forts(games: Sequence[Known]) -> list[Figure]:
    found = []
    for level in range(1, TOP_LEVEL + 1):
        reached = [one for one in games if len(one.own.levels) >= level]
        middle = _middle([one.own.levels[level - 1] for one in reached])
        count = Fraction(len(reached))
        found.append(Figure("level", str(level), count, "", _behind(reached), (middle,)))
    return found


def _most(
    what: str, games: Sequence[Known], kids: Callable[[SeatFacts], dict[str, int]], most: int = 1
) -> list[Figure]:
    """The kids with the largest sums."""
    total: Counter[str] = Counter()
    for one in games:
        total.update(kids(one.own))
    ranked = sorted(total.items(), key=lambda row: (-row[1], row[0]))[:most]
    return [
        Figure(what, kid, Fraction(n), "", _behind(one for one in games if kid in kids(one.own)))
        for kid, n in ranked
    ]


def _kids(games: Sequence[Known]) -> list[Figure]:
    return [
        *_most("kid played", games, lambda own: own.played, _MOST_KIDS),
        *(_recruited(source, games) for source in ("park", "yard", "deck")),
        *_most("kid lost", games, lambda own: own.lost),
        *_most("kid taken", games, lambda own: own.taken),
    ]


def _recruited(source: str, games: Sequence[Known]) -> Figure:
    return _sum("recruited", source, games, lambda one: one.own.recruited.get(source, 0))


def _yard(games: Sequence[Known]) -> list[Figure]:
    turns = _rate(games, lambda one: one.own.left, lambda one: one.own.turns)
    lost = _rate(games, _lost, lambda one: one.own.left)
    return [
        Figure("left for each turn", "", turns, "mean", _behind(games)),
        _sum("left", "", games, lambda one: one.own.left),
        _sum("left and taken", "", games, _lost)._replace(more=(lost,)),
    ]


def _lost(one: Known) -> int:
    return sum(one.own.lost.values())


def _following(games: Sequence[Known]) -> list[Figure]:
    share = _rate(games, lambda one: one.own.followed, lambda one: one.own.asked)
    return [
        _sum("could follow", "", games, lambda one: one.own.asked),
        _sum("followed", "", games, lambda one: one.own.followed)._replace(more=(share,)),
        _sum("followed for things", "", games, lambda one: one.own.things),
        _sum("followed for points", "", games, lambda one: one.own.points),
        _sum("led", "", games, lambda one: one.own.led),
    ]


def _rules(games: Sequence[Known]) -> list[Figure]:
    found = []
    for rule in RULES:
        kept = [one for one in games if one.own.rule == rule]
        points = _mean_of([one.own.score.rule for one in kept], len(kept))
        numbers = (points, _win_share(kept))
        found.append(Figure("rule", rule, Fraction(len(kept)), "", _behind(kept), numbers))
    for perk in PERKS:
        taken = [one for one in games if perk in one.own.perks]
        found.append(
            Figure("perk", perk, Fraction(len(taken)), "", _behind(taken), (_win_share(taken),))
        )
    return found


def _computers(games: Sequence[Known]) -> list[Figure]:
    levels = {
        info.player: None
        for one in games
        for info in one.held.slot.summary.seats
        if info.player != PERSON
    }
    found = []
    for level in levels:
        met = [one for one in games if computer(level) in one.held.others]
        equal = _mean_of([Fraction(1, len(one.game.seats)) for one in met], len(met))
        numbers = (_wins(met), _win_share(met), equal)
        found.append(Figure("computer", level, Fraction(len(met)), "", _behind(met), numbers))
    return found


def _time(games: Sequence[Known]) -> list[Figure]:
    timed = [one for one in games if 0 <= _seconds(one) <= _LONGEST]
    minutes = [round(_seconds(one) / 60) for one in timed]
    return [Figure("length", "", _middle(minutes), "median", _behind(timed))]


def _seconds(one: Known) -> float:
    """From the beginning of a game to its last line; -1 if that is not known."""
    slot = one.held.slot
    return slot.changed - slot.summary.began if slot.summary.began else -1.0


_SHEETS: Final[dict[SheetId, Callable[[Sequence[Known]], list[Figure]]]] = {
    "games": _games,
    "points": _points,
    "ends": _ends,
    "forts": _forts,
    "kids": _kids,
    "yard": _yard,
    "following": _following,
    "rules": _rules,
    "computers": _computers,
    "time": _time,
}
SHEETS: Final[tuple[SheetId, ...]] = tuple(_SHEETS)
