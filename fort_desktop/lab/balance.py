"""Balance statistics of the deck from games between equal players, with their target ranges.

All seats have the same player, so every game is balanced over the seats by itself. A shared win
counts in part everywhere below.
"""

import statistics
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

import msgspec

from fort_desktop.lab.match import play_match
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.rules.model.types import KidId, SetupKind

CAUSES: Final = ("points", "fort", "park_deck")
FEWEST_ROUNDS: Final = 7
MOST_ROUNDS: Final = 16
LEAST_TRIGGER: Final = 10.0
"""Percent of the games that each trigger ends at least."""
MOST_OF_FAIR: Final = 1.15
"""How many times its fair share a seat wins at most."""
MOST_DEVIATION: Final = 15.0
"""Percentage points between a kid's presence with winners and with all."""
MOST_ON_A_LEVEL: Final = 50.0
"""Percent of the winners that end on one fort level at most."""


class Sitting(NamedTuple):
    """One game to be played: the players, the seed and the setup."""

    player: str
    seats: int
    seed: int
    setup: SetupKind


class SittingResult(NamedTuple):
    """Result of one game; tuples are indexed by seat, `kids` holds each kid once.

    `first` is the seat that began, `ending` what triggered the end.
    """

    first: int
    rounds: int
    ending: str
    shares: tuple[float, ...]
    levels: tuple[int, ...]
    kids: tuple[tuple[KidId, ...], ...]


class Row(msgspec.Struct, frozen=True):
    """One target at one number of seats: `value` in `unit`, `note` names the seat or kid."""

    seats: int
    name: str
    value: float
    unit: str
    note: str
    target: str
    holds: bool


class Presence(msgspec.Struct, frozen=True):
    """Percentage of final card sets that hold a kid: of winners, and of all players."""

    winners: float
    all: float

    @property
    def deviation(self) -> float:
        """Winners' percentage less that of all players, in percentage points."""
        return self.winners - self.all


def all_sittings(player: str, games: int, seats: Iterable[int], seed: int) -> list[Sitting]:
    """List `games` games for each number of seats, basic and draft alternating."""
    return [
        Sitting(player, n, seed + number, "draft" if number % 2 else "basic")
        for n in seats
        for number in range(games)
    ]


def play_sitting(catalog: Catalog, sitting: Sitting) -> SittingResult:
    """Play one game."""
    players = (sitting.player,) * sitting.seats
    state = play_match(catalog, players, sitting.seed, sitting.setup)[0].state
    share = 1 / len(state.winners)
    return SittingResult(
        state.first,
        state.round,
        str(state.ending),
        tuple(share if seat in state.winners else 0.0 for seat in range(sitting.seats)),
        tuple(own.level for own in state.seats),
        tuple(tuple(sorted({state.kid(c).id for c in own.cards})) for own in state.seats),
    )


def rows(outcomes: Sequence[SittingResult], catalog: Catalog) -> list[Row]:
    """Every target for games of one number of seats."""
    seats = len(outcomes[0].shares)
    return [
        _rounds(seats, outcomes),
        *_triggers(seats, outcomes),
        _seat(seats, "wins by turn order", "place", _wins_by_place(outcomes)),
        _seat(seats, "wins by seat", "seat", _wins_by_seat(outcomes)),
        _kid(seats, presence(outcomes, catalog)),
        _levels(seats, outcomes),
    ]


def _rounds(seats: int, outcomes: Sequence[SittingResult]) -> Row:
    median = statistics.median(outcome.rounds for outcome in outcomes)
    holds = FEWEST_ROUNDS <= median <= MOST_ROUNDS
    target = f"{FEWEST_ROUNDS} to {MOST_ROUNDS}"
    return Row(seats, "rounds, median", median, "", "", target, holds)


def _triggers(seats: int, outcomes: Sequence[SittingResult]) -> Iterator[Row]:
    ends = Counter(outcome.ending for outcome in outcomes)
    for cause in CAUSES:
        share = _percent(ends[cause], len(outcomes))
        target = f"at least {LEAST_TRIGGER:.0f} %"
        yield Row(seats, f"ended by {cause}", share, "%", "", target, share >= LEAST_TRIGGER)


def _seat(seats: int, name: str, label: str, shares: Sequence[float]) -> Row:
    """The row of the luckiest seat or place; its note lists all of them."""
    most = max(shares)
    limit = round(100 * MOST_OF_FAIR / seats, 2)
    told = ", ".join(f"{share:.1f}" for share in shares)
    note = f"{label}s 1 to {seats}: {told}"
    return Row(seats, name, most, "%", note, f"at most {limit:.1f} %", most <= limit)


def _wins_by_seat(outcomes: Sequence[SittingResult]) -> list[float]:
    """Percentage of wins by seat; the seat fixes the colour and so the Best Friends."""
    columns = zip(*(outcome.shares for outcome in outcomes), strict=True)
    return [_percent(sum(column), len(outcomes)) for column in columns]


def _wins_by_place(outcomes: Sequence[SittingResult]) -> list[float]:
    """Percentage of wins by place in the turn order, from the seat that began."""
    turned = (o.shares[o.first :] + o.shares[: o.first] for o in outcomes)
    columns = zip(*turned, strict=True)
    return [_percent(sum(column), len(outcomes)) for column in columns]


def presence(outcomes: Sequence[SittingResult], catalog: Catalog) -> dict[KidId, Presence]:
    """Each kid's presence in the final cards of all five zones; copies count once."""
    won: Counter[KidId] = Counter()
    held: Counter[KidId] = Counter()
    halves: dict[KidId, float] = dict.fromkeys(catalog.kids, 0.0)
    for outcome in outcomes:
        for share, kids in zip(outcome.shares, outcome.kids, strict=True):
            held.update(kids)
            if share == 1.0:
                won.update(kids)
            elif share:
                for kid in kids:
                    halves[kid] += share
    games = len(outcomes)
    players = games * len(outcomes[0].shares)
    return {
        kid: Presence(_percent(won[kid] + halves[kid], games), _percent(held[kid], players))
        for kid in catalog.kids
    }


def _kid(seats: int, kids: dict[KidId, Presence]) -> Row:
    """The row of the kid with the largest deviation."""
    kid, found = max(kids.items(), key=lambda item: abs(item[1].deviation))
    most = round(abs(found.deviation), 2)
    note = f"{kid}: winners {found.winners:.1f} %, all {found.all:.1f} %"
    target = f"at most {MOST_DEVIATION:.0f} points"
    name = "kid with winners, most off"
    return Row(seats, name, most, "points", note, target, most <= MOST_DEVIATION)


def _levels(seats: int, outcomes: Sequence[SittingResult]) -> Row:
    """The row of the winners' most frequent fort level; its note lists all levels."""
    levels = [0.0] * 6
    for outcome in outcomes:
        for share, level in zip(outcome.shares, outcome.levels, strict=True):
            levels[level] += share
    shares = [_percent(share, len(outcomes)) for share in levels]
    told = ", ".join(f"{share:.1f}" for share in shares)
    most = max(shares)
    target = f"at most {MOST_ON_A_LEVEL:.0f} %"
    note = f"levels 0 to 5: {told}"
    name = "winners on one fort level"
    return Row(seats, name, most, "%", note, target, most <= MOST_ON_A_LEVEL)


def _percent(part: float, whole: int) -> float:
    return round(100 * part / whole, 2)
