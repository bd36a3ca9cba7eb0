"""Getting ready (SETUP): what is laid out, what is dealt to whom, and that chance decides it."""

from collections import Counter
from collections.abc import Callable, Iterable
from functools import cache
from typing import Any

import msgspec
import pytest

from fort_desktop.content import load_catalog
from fort_desktop.rules.game import Game
from fort_desktop.rules.knowledge.view import redact
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.rules.model.events import DecisionDue
from fort_desktop.rules.model.evolve import evolve, new_state
from fort_desktop.rules.model.types import COLOURS, PERKS, RULES, SetupKind
from tests.property.test_contract import SETUPS, new_game
from tests.rules.decks import game_at

Told = dict[str, Any]
SEATS = (2, 3, 4)
DEALS = 240
"""Games that are looked at where chance has to be even."""


@cache
def dealt(seats: int, seed: int, setup: SetupKind = "basic") -> tuple[Told, ...]:
    """All events up to the first question, in the words of the record."""
    return tuple(msgspec.to_builtins(event) for event in new_game(seats, seed, setup).events)


def named(events: Iterable[Told], name: str) -> list[Told]:
    return [event for event in events if event["e"] == name]


def even(found: Iterable[Any], words: Iterable[Any]) -> bool:
    """Whether each word was found, none less than half or more than twice as often as the mean."""
    counts = Counter(found)
    words = list(words)
    mean = counts.total() / len(words)
    return set(counts) == set(words) and all(mean / 2 < n < mean * 2 for n in counts.values())


@pytest.mark.clause("SETUP-1", "TURN-1")
@pytest.mark.parametrize("seats", SEATS)
def test_the_first_player_is_drawn_by_lot_and_begins(seats: int) -> None:
    firsts = []
    for seed in range(DEALS):
        events = dealt(seats, seed)
        firsts.append(events[0]["first"])
        assert named(events, "turn_began") == [
            {"e": "turn_began", "seat": events[0]["first"], "round": 1}
        ]
    assert even(firsts, range(seats))


@pytest.mark.clause("SETUP-2", "COMP-6")
@pytest.mark.parametrize("setup", SETUPS)
@pytest.mark.parametrize("seats", SEATS)
def test_every_board_is_empty_at_the_start(seats: int, setup: SetupKind) -> None:
    for seed in range(10):
        view = new_game(seats, seed, setup).view(0)
        for board in view.seats:
            assert (board.points, board.level) == (0, 0)
            assert (board.pizza, board.toys, board.pack_pizza, board.pack_toys) == (0, 0, 0, 0)
            assert (board.yard, board.lookout, board.discard) == ((), (), ())
            assert (board.perk, board.has_rule) == (None, False)
            assert (board.pack_limit, board.lookout_limit) == (1, 1)
        assert [board.colour for board in view.seats] == list(COLOURS[:seats])
        assert (view.macaroni, view.trashed, view.table) == (-1, (), ())


@pytest.mark.clause("SETUP-3")
@pytest.mark.parametrize("seats", SEATS)
def test_a_hidden_stack_of_made_up_rules(seats: int) -> None:
    stacks = [named(dealt(seats, seed), "rules_stacked")[0]["rules"] for seed in range(DEALS)]
    assert {len(set(stack)) for stack in stacks} == {len(stack) for stack in stacks} == {seats + 1}
    assert even((stack[0] for stack in stacks), RULES)
    assert even((rule for stack in stacks for rule in stack), RULES)
    game = new_game(seats, 1, "basic")
    for seat in range(seats):
        view = game.view(seat)
        assert (view.rules_count, view.rules_seen) == (seats + 1, ())


@pytest.mark.clause("SETUP-4")
@pytest.mark.parametrize("seats", SEATS)
def test_an_open_row_of_perks(seats: int) -> None:
    rows = [named(dealt(seats, seed), "perks_laid")[0]["perks"] for seed in range(DEALS)]
    assert {len(set(row)) for row in rows} == {len(row) for row in rows} == {seats + 1}
    assert even((row[0] for row in rows), PERKS)
    assert even((perk for row in rows for perk in row), PERKS)
    game = new_game(seats, 1, "basic")
    assert all(game.view(seat).perks == tuple(rows[1]) for seat in range(seats))


@pytest.mark.clause("SETUP-5", "COMP-1")
def test_the_park_deck_is_shuffled_and_three_are_revealed(catalog: Catalog) -> None:
    tops = []
    for seed in range(DEALS):
        (deck,) = [event["cards"] for event in named(dealt(3, seed), "park_deck_shuffled")]
        assert sorted(deck) == sorted(catalog.park)
        shown = [event["card"] for event in named(dealt(3, seed), "park_revealed")]
        assert shown == list(deck[:3])
        tops += [catalog.kid[card].suits[0] for card in deck[:6]]
        assert new_game(3, seed, "basic").view(0).park == tuple(shown) if seed < 5 else True
    assert even(tops, {catalog.kid[card].suits[0] for card in catalog.park})


@pytest.mark.clause("SETUP-6")
@pytest.mark.parametrize("seats", SEATS)
def test_eight_kids_for_each_who_may_look_at_them(seats: int) -> None:
    for seed in range(10):
        game = new_game(seats, seed, "basic")
        events = dealt(seats, seed)
        (deck,) = [event["cards"] for event in named(events, "park_deck_shuffled")]
        deals = named(events, "kids_dealt")
        assert [(event["seat"], event["cards"]) for event in deals] == [
            (seat, deck[3 + 8 * seat : 11 + 8 * seat]) for seat in range(seats)
        ]
        assert game.view(0).park_deck_count == 60 - 3 - 8 * seats
        for event in game.events:
            told = msgspec.to_builtins(event)
            if told["e"] == "kids_dealt":
                shown = [msgspec.to_builtins(redact(event, seat)) for seat in range(seats)]
                assert [one == told for one in shown] == [s == told["seat"] for s in range(seats)]


def drafted(seats: int, seed: int) -> Game:
    """A draft played to its end."""
    game = new_game(seats, seed, "draft")
    while (decision := game.decision) is not None and decision.kind == "pick":
        game.push(decision.moves[(seed + len(game.acts)) % len(decision.moves)])
    return game


def picks_of(game: Game, seat: int) -> list[str]:
    told = [msgspec.to_builtins(event) for event in game.events]
    return [event["card"] for event in named(told, "kid_drafted") if event["seat"] == seat]


def packs_of(game: Game, seat: int) -> list[set[str]]:
    """What lay before a seat at each of its picks."""
    packs, state = [], new_state(game.state.catalog)
    for event in game.events:
        told = msgspec.to_builtins(event)
        if told["e"] == "kid_drafted" and told["seat"] == seat:
            packs.append(set(state.seats[seat].hand))
        evolve(state, event)
    return packs


@pytest.mark.clause("SETUP-7")
@pytest.mark.parametrize("seats", SEATS)
def test_a_draft_keeps_one_and_passes_the_rest_to_the_left(seats: int, catalog: Catalog) -> None:
    """To the left is to who plays next: clockwise, as turns go (TURN-1)."""
    for seed in range(6):
        game = drafted(seats, seed)
        picks = [picks_of(game, seat) for seat in range(seats)]
        packs = [packs_of(game, seat) for seat in range(seats)]
        assert {len(set(cards)) for cards in picks} == {8}
        for seat in range(seats):
            assert [len(pack) for pack in packs[seat]] == [8, 7, 6, 5, 4, 3, 2, 1]
            passed = [pack - {pick} for pack, pick in zip(packs[seat], picks[seat], strict=True)]
            assert passed[:7] == packs[(seat + 1) % seats][1:]
            assert not [card for card in picks[seat] if catalog.kid[card].best_friend]


@pytest.mark.clause("SETUP-7")
def test_all_pick_at_the_same_time() -> None:
    """Nobody sees what the others pick in this round: the packs go round when all have picked."""
    game = new_game(3, 4, "draft")
    for seat in range(3):
        assert game.decision is not None
        assert game.decision.seat == seat
        assert len(game.view(seat).own.hand) == 8
        game.push(game.legal_moves()[0])
    assert [len(game.view(seat).own.hand) for seat in range(3)] == [7, 7, 7]


@pytest.mark.clause("SETUP-8")
@pytest.mark.parametrize("setup", SETUPS)
@pytest.mark.parametrize("seats", SEATS)
def test_kids_and_best_friends_make_a_deck_of_which_five_are_drawn(
    seats: int, setup: SetupKind, catalog: Catalog
) -> None:
    for seed in range(4):
        game = drafted(seats, seed) if setup == "draft" else new_game(seats, seed, setup)
        events = [msgspec.to_builtins(event) for event in game.events]
        dealt_to = {event["seat"]: list(event["cards"]) for event in named(events, "kids_dealt")}
        decks = named(events, "deck_shuffled")
        assert [event["seat"] for event in decks] == list(range(seats))
        for seat, event in enumerate(decks):
            kids = picks_of(game, seat) if setup == "draft" else dealt_to[seat]
            assert sorted(event["cards"]) == sorted([*kids, *catalog.friends[COLOURS[seat]]])
            drawn = [e["card"] for e in named(events, "card_drawn") if e["seat"] == seat]
            assert drawn == list(event["cards"][:5])
            board = game.view(seat).own
            assert (sorted(board.hand), board.deck_count) == (sorted(drawn), 5)


def places(found: Callable[[Told], Iterable[int]]) -> Counter[int]:
    """In which places of the first decks something lies, in many deals."""
    counts: Counter[int] = Counter()
    for seed in range(DEALS):
        for event in named(dealt(2, seed), "deck_shuffled"):
            counts.update(found(event))
    return counts


@pytest.mark.clause("SETUP-8")
def test_the_first_decks_are_shuffled(catalog: Catalog) -> None:
    """Best Friends lie anywhere, and so does the kid that was dealt first."""

    def friends(event: Told) -> Iterable[int]:
        return [i for i, card in enumerate(event["cards"]) if catalog.kid[card].best_friend]

    assert even(places(friends).elements(), range(10))
    firsts: list[int] = []
    for seed in range(DEALS):
        deals, decks = (named(dealt(2, seed), name) for name in ("kids_dealt", "deck_shuffled"))
        firsts += [
            deck["cards"].index(deal["cards"][0]) for deal, deck in zip(deals, decks, strict=True)
        ]
    assert even(firsts, range(10))


@pytest.mark.clause("SETUP-8")
def test_best_friends_in_the_first_hand(catalog: Catalog) -> None:
    """None, one, both: two, five, two of nine hands, as with any five of ten cards."""
    hands = Counter(
        sum(catalog.kid[card].best_friend is not None for card in event["cards"][:5])
        for seed in range(DEALS)
        for event in named(dealt(4, seed), "deck_shuffled")
    )
    ninth = hands.total() / 9
    assert abs(hands[1] - 5 * ninth) < ninth / 2
    assert max(abs(hands[n] - 2 * ninth) for n in (0, 2)) < ninth / 2


def test_the_same_seed_deals_the_same() -> None:
    again = [msgspec.to_builtins(event) for event in new_game(3, 5, "basic").events]
    assert again == list(dealt(3, 5))
    assert again != list(dealt(3, 6))
    assert load_catalog() is load_catalog()


def test_a_game_from_a_position_tells_its_question(catalog: Catalog) -> None:
    game = game_at(catalog, seats=[{"hand": ["bug"]}, {}])
    again = Game.at(game.state, game.state.pending)
    assert [event for event in again.events if isinstance(event, DecisionDue)]
    assert again.legal_moves() == game.legal_moves()
