"""Paired comparison of players: every deal is played in every seating, with confidence intervals.

A deal is a seed with a setup; basic and draft alternate. For a pair A, B it is played once for each
seat, with A there and B at all others, so that luck of the deal and of the seat cancels out. The
games of one deal are correlated, so the deal is the unit of the interval, not the game.
"""

import math
import statistics
import time
from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import Final, NamedTuple

import msgspec

from fort_desktop.bots.levels import seat_bots
from fort_desktop.bots.protocol import Bot, Clock
from fort_desktop.lab.match import play_match
from fort_desktop.rules.knowledge.view import View
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.rules.model.moves import Decision, Move
from fort_desktop.rules.model.rng import Rng
from fort_desktop.rules.model.types import SetupKind

Z95: Final = 1.959964
"""95 % of a normal distribution lie within so many standard deviations."""
_MOST_SEATS: Final = 4


class Bout(NamedTuple):
    """One game to be played: `a` sits at `seat`, `b` at all the others of `seats`."""

    a: str
    b: str
    seats: int
    seat: int
    seed: int
    setup: SetupKind


class Thought(NamedTuple):
    """Thinking time of one player in one game, in ms.

    `decisions` has one entry per decision with more than one legal move, `turns` the total of each
    of its own turns.
    """

    player: str
    decisions: tuple[float, ...]
    turns: tuple[float, ...]


class BoutResult(NamedTuple):
    """Result of one bout: A's share of the win (ties share it), and everyone's thinking time."""

    share_a: float
    thoughts: tuple[Thought, ...]


class Pair(msgspec.Struct, frozen=True):
    """Result of A against B over all `deals`; shares from 0 to 1, `fair` is that of equals."""

    a: str
    b: str
    seats: int
    deals: int
    games: int
    fair: float
    share_a: float
    low: float
    high: float


class Thinking(msgspec.Struct, frozen=True):
    """Thinking time of a player in ms: per unforced decision, and per whole turn of its own."""

    median: float
    p95: float
    turn_p95: float
    turn_max: float
    decisions: int


class Clocked:
    """A player wrapped in a timer; forced moves do not count."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self._turns: dict[int, float] = {}
        self.decisions: list[float] = []

    @property
    def turns(self) -> tuple[float, ...]:
        """Thinking time of each of its own turns, in ms."""
        return tuple(self._turns.values())

    def choose(self, view: View, decision: Decision, clock: Clock | None = None) -> Move:
        """The player's choice, timed."""
        began = time.perf_counter()
        move = self._bot.choose(view, decision, clock)
        took = 1000 * (time.perf_counter() - began)
        if len(decision.moves) > 1:
            self.decisions.append(took)
            if view.leader == view.seat and view.round:
                self._turns[view.round] = self._turns.get(view.round, 0.0) + took
        return move


def all_bouts(players: Sequence[str], deals: int, seats: int, seed: int) -> list[Bout]:
    """Every game of every pair; the seatings of a deal are adjacent."""
    return [
        Bout(a, b, seats, seat, seed + deal, "draft" if deal % 2 else "basic")
        for a, b in combinations(players, 2)
        for deal in range(deals)
        for seat in range(seats)
    ]


def play_bout(catalog: Catalog, bout: Bout) -> BoutResult:
    """Play one game; the result depends on the bout alone, the times do not."""
    players = [bout.b] * bout.seats
    players[bout.seat] = bout.a
    # Chance of their own for each seating, or A against A would be the same game twice.
    chance = Rng(bout.seed * _MOST_SEATS + bout.seat).next()
    bots = [Clocked(bot) for bot in seat_bots(catalog, players, chance)]
    game, _ = play_match(catalog, players, bout.seed, bout.setup, bots)
    winners = game.state.winners
    share = 1 / len(winners) if bout.seat in winners else 0.0
    thoughts = (
        Thought(name, tuple(bot.decisions), bot.turns)
        for name, bot in zip(players, bots, strict=True)
    )
    return BoutResult(share, tuple(thoughts))


def summed_up(bouts: Sequence[Bout], outcomes: Sequence[BoutResult]) -> list[Pair]:
    """Aggregate the results of `all_bouts`, one entry per pair."""
    shares: dict[tuple[str, str, int], dict[int, list[float]]] = {}
    for bout, outcome in zip(bouts, outcomes, strict=True):
        deals = shares.setdefault((bout.a, bout.b, bout.seats), {})
        deals.setdefault(bout.seed, []).append(outcome.share_a)
    return [
        _pair(a, b, seats, [statistics.fmean(games) for games in deals.values()])
        for (a, b, seats), deals in shares.items()
    ]


def _pair(a: str, b: str, seats: int, deals: Sequence[float]) -> Pair:
    share = statistics.fmean(deals)
    low, high = interval(deals)
    figures = [round(figure, 4) for figure in (1 / seats, share, low, high)]
    return Pair(a, b, seats, len(deals), len(deals) * seats, *figures)


def interval(shares: Sequence[float]) -> tuple[float, float]:
    """The 95 % confidence interval of the mean of `shares`, one per deal, each from 0 to 1.

    Normal approximation with the sample's standard error, clipped to 0 and 1. Deals that all came
    out alike have no variance to estimate from (20 of 20 won does not prove 100 %): they get
    Wilson's interval, with the deals as trials.

    Returns:
        The lower and the upper bound.
    """
    n, mean = len(shares), statistics.fmean(shares)
    error = statistics.stdev(shares) / math.sqrt(n) if n > 1 else 0.0
    if error == 0.0:
        return _wilson(mean, n)
    return max(0.0, mean - Z95 * error), min(1.0, mean + Z95 * error)


def _wilson(share: float, n: int) -> tuple[float, float]:
    """Wilson's score interval (Wilson 1927) of `share` in `n` trials: lower and upper bound."""
    z = Z95 * Z95
    middle = (share + z / (2 * n)) / (1 + z / n)
    reach = Z95 / (1 + z / n) * math.sqrt(share * (1 - share) / n + z / (4 * n * n))
    return max(0.0, middle - reach), min(1.0, middle + reach)


def thinking(outcomes: Iterable[BoutResult]) -> dict[str, Thinking]:
    """Thinking time of each player, by name."""
    decisions: dict[str, list[float]] = {}
    turns: dict[str, list[float]] = {}
    for outcome in outcomes:
        for thought in outcome.thoughts:
            decisions.setdefault(thought.player, []).extend(thought.decisions)
            turns.setdefault(thought.player, []).extend(thought.turns)
    return {name: _thinking(times, turns[name]) for name, times in decisions.items()}


def _thinking(decisions: list[float], turns: list[float]) -> Thinking:
    return Thinking(
        round(percentile(decisions, 50), 3),
        round(percentile(decisions, 95), 3),
        round(percentile(turns, 95), 3),
        round(max(turns, default=0.0), 3),
        len(decisions),
    )


def percentile(values: Sequence[float], percent: int) -> float:
    """The percentile of `values` by nearest rank; 0 if there are none."""
    if not values:
        return 0.0
    rank = -(-len(values) * percent // 100)
    return sorted(values)[max(rank, 1) - 1]
