"""INFO-3: hidden things may lie otherwise, the same seed decides the same; cheats are caught."""

import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import msgspec
import pytest

from fort_desktop.bots.levels import LEVELS, make_bot
from fort_desktop.bots.protocol import Bot, Clock
from fort_desktop.lab.match import seats_for
from fort_desktop.rules.game import Game
from fort_desktop.rules.knowledge.sample import sample
from fort_desktop.rules.knowledge.view import View
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.rules.model.moves import Decision, Move
from fort_desktop.rules.model.rng import Rng
from fort_desktop.rules.model.state import State
from fort_desktop.rules.model.types import Cards, SetupKind
from fort_desktop.session.bot_process import Thinker
from fort_desktop.session.session import Session
from tests.bots.conftest import quick_bot
from tests.inside import game_of
from tests.record.games import begin, play

POSITIONS: Final = 300
"""For each level, with the budget that it has in the game, if FORT_POSITIONS is set."""
FEW: Final = 40
"""Else so many, with a small budget."""
WHOLE: Final = "FORT_POSITIONS" in os.environ
Maker = Callable[[], Bot]


def positions(catalog: Catalog) -> Iterator[Game]:
    """Real choices from games of two to four, dealt and drafted, all over the game."""
    number = 0
    while True:
        setup: SetupKind = "draft" if number % 2 else "basic"
        game = Game.new(catalog, seats_for(["x"] * (2 + number % 3)), number, setup)
        rng, met = Rng(number), 0
        while (decision := game.decision) is not None:
            met += len(decision.moves) > 1
            if len(decision.moves) > 1 and met % 17 == number % 17:
                yield game
            game.push(rng.choice(decision.moves))
        number += 1


def dealt_anew(game: Game, rng: Rng) -> Game:
    """A world that the seat which is asked cannot tell from the true one."""
    other = game.copy()
    other.state = sample(game.view(game.state.pending.seat), game.state.catalog, rng)
    other._moves = None
    return other


def thought(world: Game, make: Maker) -> Move:
    """What a new player does when it is asked in a world, as the session asks it."""
    decision = world.decision
    assert decision is not None
    seats = seats_for(["x"] * len(world.state.seats))
    session = Session(world.copy(), seats, {decision.seat: make()})
    session.think()
    return game_of(session).acts[-1].move


def caught(catalog: Catalog, make: Maker, count: int) -> int:
    """In how many of `count` positions a player chooses otherwise where only hidden things differ.

    Each position has another world; a player has to be made anew for it, with the same seed.
    """
    found = changed = 0
    for number, game in zip(range(count), positions(catalog), strict=False):
        other = dealt_anew(game, Rng(number))
        changed += other.state.digest() != game.state.digest()
        assert other.decision == game.decision
        found += thought(game, make) != thought(other, make)
    assert changed > count * 2 // 3
    return found


@pytest.mark.parametrize("level", LEVELS)
def test_hidden_things_do_not_matter(catalog: Catalog, level: str) -> None:
    """Hands, decks, Park deck, rules and what nobody has seen are dealt anew."""

    def make() -> Bot:
        return (make_bot if WHOLE else quick_bot)(level, catalog, 5)

    assert caught(catalog, make, POSITIONS if WHOLE else FEW) == 0


# Players that cheat, to see that the test would find them.


class Thief:
    """Climbs up to whoever asks and reads the true state there."""

    def choose(self, view: View, decision: Decision, clock: Clock | None = None) -> Move:
        """By the first card of a rival's hand, or of the Park deck."""
        session = sys._getframe(1).f_locals["self"]
        return by_card(decision, self.hidden(game_of(session).state, view.seat))

    def hidden(self, state: State, seat: int) -> Cards:
        """What it looks at."""
        return state.seats[state.rivals(seat)[0]].hand


class DeckThief(Thief):
    """Knows what it will draw."""

    def hidden(self, state: State, seat: int) -> Cards:
        """What it looks at."""
        return state.seats[seat].deck


class ParkThief(Thief):
    """Knows what will come to the Park."""

    def hidden(self, state: State, seat: int) -> Cards:
        """What it looks at."""
        return state.park_deck


class Reader:
    """Honest by itself: it believes whatever its view says of the rivals' hands."""

    def choose(self, view: View, decision: Decision, clock: Clock | None = None) -> Move:
        """By what is said of the rivals' hands."""
        rivals = [seat for seat in view.seats if seat.seat != view.seat]
        return by_card(decision, rivals[0].hand)


def by_card(decision: Decision, cards: Cards) -> Move:
    """A move that depends on cards, in whatever order they lie."""
    told = sum(ord(letter) * (i + 1) for i, letter in enumerate("".join(sorted(cards[:2]))))
    return decision.moves[told % len(decision.moves)]


@pytest.mark.parametrize("cheat", [Thief, DeckThief, ParkThief])
def test_a_player_that_gets_hold_of_the_true_state_is_caught(
    catalog: Catalog, cheat: type[Thief]
) -> None:
    assert caught(catalog, cheat, 30) > 3


def test_a_view_that_says_too_much_is_caught(
    catalog: Catalog, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert caught(catalog, Reader, 30) == 0
    honest = Game.view

    def leaky(game: Game, seat: int) -> View:
        view = honest(game, seat)
        boards = zip(view.seats, game.state.seats, strict=True)
        shown = tuple(msgspec.structs.replace(one, hand=true.hand) for one, true in boards)
        return msgspec.structs.replace(view, seats=shown)

    monkeypatch.setattr(Game, "view", leaky)
    assert caught(catalog, Reader, 30) > 3


def test_the_worker_learns_nothing_of_the_chance_of_the_game(
    catalog: Catalog, tmp_path: Path
) -> None:
    """From the state of chance every later shuffle could be worked out."""
    given: list[int] = []

    class Listening(Thinker):
        def seat(self, catalog: Catalog, levels: dict[int, tuple[str, int]]) -> None:
            given.extend(seed for _, seed in levels.values())

        def start(self) -> None:
            """No worker is needed."""

    session = begin(catalog, tmp_path)
    for _ in range(5):
        play(session, 10)
        session.think_with(Listening())
        session._computers._thinker = None
        chance = game_of(session).chance
        # Neither chance itself, nor a number of its stream near by, which could be turned back.
        stream = Rng(chance)
        near = {chance + i for i in range(-4, 5)} | {stream.next() for _ in range(4)}
        assert near.isdisjoint(given)
    session.close()
    assert len(given) == 2 * 5
