"""Games for tests of what is read from them: a few events as a whole game, and a real one."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from fort_desktop.chronicle.tale import Moment, Tale
from fort_desktop.content import load_catalog
from fort_desktop.lab.match import play_match
from fort_desktop.record.journal import write_record
from fort_desktop.record.sitting import Sitting
from fort_desktop.rules.game import Game
from fort_desktop.rules.model import events as ev
from fort_desktop.rules.model.evolve import evolve, new_state
from fort_desktop.rules.model.types import Cards
from fort_desktop.session.recording import Recording

CATALOG: Final = load_catalog()
MAJA, ZOE = "0000000a", "0000000b"
SEATS: Final = (
    ev.SeatInfo("Maja", "red", "human"),
    ev.SeatInfo("Zoe", "blue", "human"),
    ev.SeatInfo("Tomek", "green", "easy"),
)
STARTED: Final = ev.GameStarted(SEATS, "basic", 0, CATALOG.digest)
FRIENDS: Final = CATALOG.friends["red"]
"""The Best Friends of seat 0."""
OPEN: Final = next(
    card for card in CATALOG.park if CATALOG.kid[card].public and not CATALOG.kid[card].best_friend
)
"""A kid with a public action."""


def scores(*totals: int, rule: int = 0) -> tuple[ev.Score, ...]:
    """Points of the seats; those by a made-up rule are of seat 0."""
    return tuple(
        ev.Score(i, n, 0, rule if i == 0 else 0, 0, n) for i, n in enumerate(totals or (10, 8, 5))
    )


def tale(
    *told: ev.Event,
    winners: tuple[int, ...] = (0,),
    points: Sequence[ev.Score] | None = None,
    cards: Cards = (),
    asked: tuple[int, ...] = (0, 0, 0),
) -> Tale:
    """A game of three of which only these events are told; `cards` are left to seat 0."""
    ended = ev.GameEnded(tuple(points or scores()), winners)
    state = new_state(CATALOG)
    evolve(state, STARTED)
    state.seats[0].discard = cards
    moments, number, leader = [], 0, 0
    for at, event in enumerate((STARTED, *told, ended), 1):
        if isinstance(event, ev.TurnBegan):
            number, leader = event.round, event.seat
        moments.append(Moment(event, at, number, leader))
    return Tale(tuple(moments), STARTED, ended, asked, state)


@cache
def played(seed: int = 4) -> Game:
    """A real game of two."""
    return play_match(CATALOG, ("easy", "easy"), seed, "basic")[0]


def write_game(
    path: Path,
    began: int = 1,
    sitting: Sitting | None = None,
    practice: bool = False,
    seed: int = 4,
) -> Path:
    """Keep a real game as one of Maja and a computer."""
    game = played(seed)
    seats = (SEATS[0], ev.SeatInfo("Tomek", "blue", "easy"))
    events = [
        msgspec.structs.replace(e, seats=seats) if isinstance(e, ev.GameStarted) else e
        for e in game.events
    ]
    recording = Recording(Game.replay(events, CATALOG, game.chance, game.acts), None)
    recording.sitting = sitting or Sitting((MAJA, ""))
    write_record(path, recording.bodies(practice, began))
    return path
