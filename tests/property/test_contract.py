"""One contract over the whole API, held by random play: every seed, every number of seats."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fort_desktop.content import load_catalog
from fort_desktop.lab.match import seats_for
from fort_desktop.rules.game import Game
from fort_desktop.rules.knowledge.sample import sample
from fort_desktop.rules.knowledge.view import observe
from fort_desktop.rules.model import events as ev
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.rules.model.evolve import evolve
from fort_desktop.rules.model.invariants import problems
from fort_desktop.rules.model.moves import parse_move, text
from fort_desktop.rules.model.rng import Rng
from fort_desktop.rules.model.types import SetupKind
from fort_desktop.rules.questions.table import legal_moves

SETUPS: tuple[SetupKind, ...] = ("basic", "draft")
MOST = 4000
"""No random game is longer."""


def new_game(seats: int, seed: int, setup: SetupKind) -> Game:
    return Game.new(load_catalog(), seats_for(["random"] * seats), seed, setup)


def played(game: Game, rng: Rng) -> Iterator[Game]:
    """Play at random; yields the game at each decision."""
    for _ in range(MOST):
        if game.ended:
            return
        yield game
        game.push(rng.choice(game.legal_moves()))
    raise AssertionError("the game does not end")


games = st.tuples(st.integers(2, 4), st.integers(0, 2**32), st.sampled_from(SETUPS))


@given(games)
def test_every_decision_is_sound(start: tuple[int, int, SetupKind]) -> None:
    """No dead end, cards conserved, limits kept, notation unique and parsing back."""
    game = new_game(*start)
    for at in played(game, Rng(start[1])):
        moves = at.legal_moves()
        assert moves
        assert not problems(at.state)
        words = [text(move) for move in moves]
        assert len(set(words)) == len(words)
        assert [parse_move(word) for word in words] == list(moves)
        assert all(at.why_not(move) is None for move in moves)
    assert game.decision is None
    assert not problems(game.state)
    assert {score.seat for score in game.state.scores} == set(range(start[0]))


@given(games)
def test_every_offered_move_is_accepted_and_can_be_taken_back(
    start: tuple[int, int, SetupKind],
) -> None:
    game = new_game(*start)
    for number, at in enumerate(played(game, Rng(start[1]))):
        if number % 23:
            continue
        before, length = at.state.digest(), len(at.events)
        for move in at.legal_moves():
            at.push(move)
            gone = at.pop()
            assert gone
            assert (at.state.digest(), len(at.events)) == (before, length)


@given(games)
def test_a_copy_is_independent_and_has_the_same_future(start: tuple[int, int, SetupKind]) -> None:
    game = new_game(*start)
    for number, at in enumerate(played(game, Rng(start[1]))):
        if number != 60:
            continue
        before, twin = at.state.digest(), at.copy()
        ends = []
        for other in (twin, at.copy()):
            for _ in played(other, Rng(7)):
                pass
            ends.append(other.state.digest())
        assert ends[0] == ends[1]
        assert at.state.digest() == before
        return


@given(games)
def test_replaying_the_events_gives_the_same_state(start: tuple[int, int, SetupKind]) -> None:
    game = new_game(*start)
    for _ in played(game, Rng(start[1])):
        pass
    assert Game.replay(game.events, load_catalog()).state.digest() == game.state.digest()
    half = new_game(*start)
    for number, at in enumerate(played(half, Rng(start[1]))):
        if number == 50:
            again = Game.replay(at.events, load_catalog())
            assert again.state.digest() == at.state.digest()
            assert again.legal_moves() == at.legal_moves()


@given(games)
def test_a_sampled_state_looks_the_same_to_its_seat(start: tuple[int, int, SetupKind]) -> None:
    """What a view does not show may be anything: dealing it anew leaves the view equal."""
    game = new_game(*start)
    rng = Rng(start[1] + 1)
    differs = 0
    for number, at in enumerate(played(game, Rng(start[1]))):
        if number % 7:
            continue
        for seat in range(start[0]):
            view = at.view(seat)
            world = sample(view, load_catalog(), rng)
            assert observe(world, seat) == view
            assert not problems(world)
            differs += world.digest() != at.state.digest()
    assert differs > 5


def test_a_card_that_comes_back_to_a_known_hand_is_there_once(catalog: Catalog) -> None:
    """INFO-3: a hand known from a shuffle, a card of it discarded, and taken back (PERK-6)."""
    state = new_game(2, 1, "basic").state
    card = state.seats[0].hand[0]
    evolve(state, ev.DeckShuffled(0, state.seats[0].deck))
    evolve(state, ev.FriendsDiscarded(0, (card,)))
    evolve(state, ev.CardRecycled(0, card))
    view = observe(state, 1)
    assert view.seats[0].shown.count(card) == 1
    assert observe(sample(view, catalog, Rng(3)), 1) == view


@given(games)
def test_a_question_says_no_more_than_the_view(start: tuple[int, int, SetupKind]) -> None:
    """INFO-3: its answers stand in the same order, however the hidden cards lie."""
    game, rng = new_game(*start), Rng(start[1] + 2)
    for number, at in enumerate(played(game, Rng(start[1]))):
        if number % 5:
            continue
        world = sample(at.view(at.state.pending.seat), load_catalog(), rng)
        assert legal_moves(world, world.pending) == at.legal_moves()


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("setup", SETUPS)
def test_many_seeds_end(seats: int, setup: SetupKind, catalog: Catalog) -> None:
    for seed in range(20):
        game = new_game(seats, 1000 + seed, setup)
        for _ in played(game, Rng(seed)):
            pass
        assert game.state.ending is not None


PROGRAM = """
import json
from tests.property.test_contract import new_game, played
from fort_desktop.rules.model.rng import Rng
digests = []
for seats in (2, 3, 4):
    game = new_game(seats, seats, "draft")
    for _ in played(game, Rng(seats)):
        pass
    digests.append(game.state.digest())
print(json.dumps(digests))
"""


def test_the_same_seed_is_the_same_game_whatever_the_hash_seed() -> None:
    answers = []
    for hash_seed in ("0", "1", "4242"):
        env = {**os.environ, "PYTHONHASHSEED": hash_seed}
        call = [sys.executable, "-c", PROGRAM]
        done = subprocess.run(call, env=env, capture_output=True, encoding="utf-8", check=True)
        answers.append(json.loads(done.stdout.splitlines()[-1]))
    assert answers[0] == answers[1] == answers[2]
