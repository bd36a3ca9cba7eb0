"""Rules that only another deck can show: each kid here has boxes of its own."""

import pytest

from fort_desktop.rules.game import Game
from fort_desktop.rules.model import events as ev
from fort_desktop.rules.model.cards import Catalog
from tests.rules.decks import game_at, legal, with_boxes

PACKS = [
    {"hand": ["ghost"], "level": 1, "stuff": {"pizza": 3, "toys": 3}},
    {"level": 1, "pack": {"toys": 2}},
    {"pack": {"pizza": 1}},
]


def ended(game: Game) -> list[tuple[str, bool, int, int]]:
    """Of each finished action of the leader: its box, whether in full, rounds done, times."""
    results = game.state.play.results if game.state.play is not None else ()
    return [(r.box, r.full, r.done, r.times) for r in results]


@pytest.mark.clause("R-12", "R-10")
def test_each_action_chooses_whose_pack_it_copies(catalog: Catalog) -> None:
    deck = with_boxes(catalog, ghost=("copy_rival_pack > 3 toy", "copy_rival_pack"))
    game = game_at(deck, "play ghost", "use public", "use private", seats=PACKS)
    # Two toys find room for one, so the first action is in part; the second copies another Pack.
    began = [e.rival for e in game.events if isinstance(e, ev.ActionBegan)]
    assert began == [1, 2]
    assert game.state.seats[0].pizza == 4


@pytest.mark.clause("R-12", "R-10")
def test_a_pack_that_does_not_fit_may_come_first(catalog: Catalog) -> None:
    deck = with_boxes(catalog, ghost=("copy_rival_pack", "copy_rival_pack"))
    game = game_at(deck, "play ghost", "use public", seats=PACKS)
    assert legal(game) == ["copy 1", "copy 2"]


@pytest.mark.clause("R-12", "ACT-12")
def test_the_own_pack_is_copied_as_it_lies_then(catalog: Catalog) -> None:
    deck = with_boxes(catalog, bug=("pack > copy_pack", ""))
    seats = [{"hand": ["bug"], "stuff": {"toys": 1}}, {}]
    game = game_at(deck, "play bug", "use public", seats=seats)
    own = game.state.seats[0]
    assert (own.toys, own.pack_toys) == (1, 1)  # the token that was just packed is copied


@pytest.mark.clause("R-12", "ACT-12")
def test_a_token_spent_before_is_not_copied(catalog: Catalog) -> None:
    deck = with_boxes(catalog, bug=("spend any > copy_pack", ""))
    seats = [{"hand": ["bug"], "level": 1, "pack": {"pizza": 1, "toys": 1}}, {}]
    game = game_at(deck, "play bug", "use public", "spend toys from pack", seats=seats)
    own = game.state.seats[0]
    assert (own.pizza, own.toys, own.pack_pizza, own.pack_toys) == (1, 0, 1, 0)


@pytest.mark.clause("R-1", "R-12")
def test_a_pack_that_is_empty_by_then_is_not_copied_in_full(catalog: Catalog) -> None:
    deck = with_boxes(catalog, bug=("spend any > copy_pack", ""))
    seats = [{"hand": ["bug"], "pack": {"toys": 1}}, {}]
    assert legal(game_at(deck, seats=seats)) == ["skip"]


@pytest.mark.clause("R-3")
@pytest.mark.parametrize("gain", ["3 pizza", "copy_pack"])
def test_a_tail_in_part_adds_no_round(catalog: Catalog, gain: str) -> None:
    deck = with_boxes(catalog, bug=(f"(vp x shovel) > {gain}", "trash"))
    seats = [
        {"hand": ["bug"], "discard": ["ant"], "level": 2, "stuff": {"pizza": 3}},
        {},
    ]
    seats[0]["pack"] = {"pizza": 2}
    game = game_at(deck, "play bug", "use private", "use public", seats=seats)
    assert ("public", False, 1, 1) in ended(game)


@pytest.mark.clause("R-17", "PERK-7")
def test_rough_housing_on_a_card_with_a_blank_public_box(catalog: Catalog) -> None:
    deck = with_boxes(catalog, bug=("", "pizza"))
    seats = [{"hand": ["bug"]}, {"perk": "rough_housing"}, {"hand": ["moles"]}]
    game = game_at(deck, "play bug", "use private", seats=seats)
    decision = game.decision
    assert decision is not None
    assert (decision.seat, decision.kind, legal(game)) == (1, "follow", ["rough", "pass"])
    told = [type(event) for event in game.events]
    assert ev.FollowDeclined not in told  # there is nothing to follow


@pytest.mark.clause("R-17")
def test_a_position_after_such_a_card_begins_with_rough_housing(catalog: Catalog) -> None:
    deck = with_boxes(catalog, bug=("", "pizza"))
    seats = [{}, {"perk": "rough_housing", "hand": ["moles"]}]
    game = game_at(deck, seats=seats, phase="follow", played={"kid": "bug"})
    assert legal(game) == ["rough", "pass"]


def triggered(game: Game) -> list[tuple[int, str]]:
    return [(e.seat, e.cause) for e in game.events if isinstance(e, ev.EndTriggered)]


@pytest.mark.clause("R-35")
@pytest.mark.parametrize("move", ["recruit bud from park", "recruit deck"])
def test_a_follower_who_takes_the_last_card_triggers_the_end(catalog: Catalog, move: str) -> None:
    game = game_at(
        catalog,
        "follow dash",
        move,
        phase="follow",
        played={"kid": "thunder"},
        seats=[{}, {"hand": ["dash"]}],
        park=["bud", "ace", "doc"],
        park_deck=["kitty"],
    )
    assert triggered(game) == [(1, "park_deck")]


@pytest.mark.clause("R-35")
@pytest.mark.parametrize("move", ["recruit bud from park", "recruit deck"])
def test_a_leader_who_takes_the_last_card_triggers_the_end(catalog: Catalog, move: str) -> None:
    game = game_at(
        catalog,
        move,
        leader=1,
        phase="recruit",
        seats=[{}, {}],
        park=["bud", "ace", "doc"],
        park_deck=["kitty"],
    )
    assert triggered(game) == [(1, "park_deck")]


@pytest.mark.clause("R-36")
def test_a_game_goes_on_as_long_as_nobody_ends_it(catalog: Catalog) -> None:
    seats = [{"hand": ["bug"]}, {"hand": ["ant"], "yard": ["moles"]}]
    game = game_at(catalog, seats=seats)
    while game.state.round < 60:
        game.push(next(m for m in game.legal_moves() if str(m) == "skip" or "yard" in str(m)))
    assert not game.ended
    assert game.state.ending is None
