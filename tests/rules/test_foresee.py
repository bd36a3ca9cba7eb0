"""What is foreseen is what happens, and no hidden card changes it."""

from hypothesis import given
from hypothesis import strategies as st

from fort_desktop.rules.game import Game
from fort_desktop.rules.knowledge.preview import (
    BEGINNINGS,
    Change,
    Ending,
    Foreseen,
    foresee,
    foresee_after,
    try_on,
)
from fort_desktop.rules.knowledge.sample import sample
from fort_desktop.rules.model import events as ev
from fort_desktop.rules.model import moves as mv
from fort_desktop.rules.model.evolve import evolve
from fort_desktop.rules.model.moves import Move, parse_move
from fort_desktop.rules.model.rng import Rng
from fort_desktop.rules.model.state import State
from tests.property.test_contract import new_game, played

games = st.tuples(st.integers(2, 4), st.integers(0, 2**32), st.just("basic"))


def has(state: State, seat: int) -> tuple[int, ...]:
    """What can be counted on a board, in the order of `Change`, cards left out."""
    own = state.seats[seat]
    tokens = (own.pizza, own.toys, own.pack_pizza, own.pack_toys)
    return (*tokens, own.points, own.level, len(own.lookout))


def came(game: Game, move: Move, rng: Rng) -> tuple[int, ...]:
    """What an action really brings when its further choices are made at random."""
    twin, seat = game.copy(), game.state.pending.seat
    shadow, before, at = twin.state.copy(), has(game.state, seat), len(game.events)
    twin.push(move)
    while True:
        for event in twin.events[at:]:
            if isinstance(event, ev.PhaseBegan):
                break
            evolve(shadow, event)
            if isinstance(event, ev.ActionEnded) and event.seat == seat:
                break
        else:
            at = len(twin.events)
            twin.push(rng.choice(twin.legal_moves()))
            continue
        return tuple(b - a for a, b in zip(before, has(shadow, seat), strict=True))


@given(games)
def test_what_happens_was_foreseen(start: tuple[int, int, str]) -> None:
    rng = Rng(start[1] + 1)
    for game in played(new_game(start[0], start[1], "basic"), Rng(start[1])):
        for move in game.legal_moves():
            if isinstance(move, BEGINNINGS):
                told = foresee(game.view(game.state.pending.seat), game.state.catalog, move)
                assert came(game, move, rng) in [end.change[:7] for end in told.endings]


@given(games)
def test_hidden_cards_change_nothing(start: tuple[int, int, str]) -> None:
    for number, game in enumerate(played(new_game(start[0], start[1], "basic"), Rng(start[1]))):
        moves = [move for move in game.legal_moves() if isinstance(move, BEGINNINGS)]
        if number % 7 or not moves:
            continue
        view, catalog = game.view(game.state.pending.seat), game.state.catalog
        others = [try_on(sample(view, catalog, Rng(k)), moves[0]) for k in (1, 2)]
        told = set(foresee(view, catalog, moves[0]).endings)
        assert all(set(other.endings) == told for other in others)
        assert set(try_on(game.state.copy(), moves[0]).endings) == told


def test_a_step_is_told_up_to_the_next_question() -> None:
    for seed in range(200):
        for game in played(new_game(2, seed, "basic"), Rng(seed)):
            packs = [move for move in game.legal_moves() if isinstance(move, mv.Pack)]
            if packs and not packs[0].supply:
                view = game.view(game.state.pending.seat)
                (ending,) = foresee(view, game.state.catalog, packs[0]).endings
                gone = 1 if packs[0].resource == "pizza" else 0
                expected = Change(pizza=-gone, toys=gone - 1, pack_pizza=gone, pack_toys=1 - gone)
                assert ending.change == expected
                return
    raise AssertionError("nobody packs")


def test_what_is_not_the_same_at_every_end_is_not_sure() -> None:
    one, other = Change(pizza=2, points=1), Change(toys=2, points=1)
    told = Foreseen((Ending(2, True, one), Ending(2, True, other)))
    assert (told.sure("pizza"), told.sure("toys"), told.sure("points")) == (0, 0, 1)
    assert told.sure("pizza", "toys") == 2
    assert told.times == 2
    assert Foreseen((Ending(1, True, one), Ending(2, True, one))).times is None


def test_an_action_after_a_card_was_added() -> None:
    for seed in range(300):
        for game in played(new_game(2, seed, "basic"), Rng(seed)):
            adds = [move for move in game.legal_moves() if isinstance(move, mv.Add)]
            view, use = game.view(game.state.pending.seat), parse_move("use public")
            if not adds or use not in game.legal_moves():
                continue
            told = foresee_after(view, game.state.catalog, adds[0], use)
            twin = game.copy()
            twin.push(adds[0])
            if use in twin.legal_moves():
                assert told == foresee(twin.view(view.seat), game.state.catalog, use)
                return
            assert told is None
    raise AssertionError("nobody adds a card")
