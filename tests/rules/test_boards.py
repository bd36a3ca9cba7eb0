"""Boards (COMP-6 to COMP-9) and what everyone sees of them (INFO-2)."""

import pytest

from fort_desktop.rules.model.cards import Catalog
from fort_desktop.rules.model.invariants import Problem, ProblemCode
from fort_desktop.rules.model.rng import Rng
from fort_desktop.scenario.spec import ScenarioError
from tests.property.test_contract import SETUPS, new_game, played
from tests.rules.decks import game_at, legal, with_boxes

ZONES = ("hand", "deck", "discard", "yard", "lookout")


@pytest.mark.clause("COMP-6")
def test_a_board_has_five_places_for_cards_and_six_levels(catalog: Catalog) -> None:
    for zone in ZONES:
        board = game_at(catalog, seats=[{zone: ["bug"]}, {}]).state.seats[0]
        assert {name: len(getattr(board, name)) for name in ZONES} == {
            name: name == zone for name in ZONES
        }
    assert [game_at(catalog, seats=[{"level": n}, {}]).view(0).own.level for n in range(6)] == [
        *range(6)
    ]
    with pytest.raises(ScenarioError) as fault:
        game_at(catalog, seats=[{"level": 6}, {}])
    assert (fault.value.code, fault.value.place) == ("range", "seats[0].level")
    assert fault.value.values == {"high": 5, "found": 6}


def _too_many(code: ProblemCode, held: int, limit: int) -> Problem:
    return Problem(code, {"seat": 0, "held": held, "limit": limit})


@pytest.mark.clause("COMP-8", "PERK-9")
@pytest.mark.parametrize("perk", [None, "xxl_backpack", "bribe"])
@pytest.mark.parametrize("level", range(6))
def test_the_pack_holds_what_the_board_says(catalog: Catalog, level: int, perk: str | None) -> None:
    """The limit that is shown, the one that actions keep to, and the one of sound positions."""
    places = level + 1 + (2 if perk == "xxl_backpack" else 0)
    seat = {"hand": ["bug"], "level": level, "stuff": {"toys": 1}, "perk": perk}
    deck = with_boxes(catalog, bug=("", "pack"))
    room = game_at(deck, seats=[{**seat, "pack": {"pizza": places - 1}}, {}])
    assert room.view(1).seats[0].pack_limit == places
    assert legal(room) == ["play bug", "skip"]
    full = game_at(deck, seats=[{**seat, "pack": {"pizza": places}}, {}])
    assert legal(full) == ["skip"]
    with pytest.raises(ScenarioError) as fault:
        game_at(deck, seats=[{**seat, "pack": {"pizza": places + 1}}, {}])
    assert fault.value.problems == (_too_many("pack", places + 1, places),)


@pytest.mark.clause("COMP-9")
@pytest.mark.parametrize("level", range(6))
def test_the_lookout_holds_what_the_board_says(catalog: Catalog, level: int) -> None:
    cards = ["ant", "ant", "doc", "doc", "patch", "patch", "tiny"][: level + 1]
    seat = {"hand": ["kitty", "lefty"], "level": level, "stuff": {"toys": 4}}
    room = game_at(catalog, seats=[{**seat, "lookout": cards[1:]}, {}])
    assert room.view(1).seats[0].lookout_limit == level + 1
    assert "play kitty" in legal(room)
    full = game_at(catalog, seats=[{**seat, "lookout": cards}, {}])
    assert "play kitty" not in legal(full)
    with pytest.raises(ScenarioError) as fault:
        game_at(catalog, seats=[{**seat, "lookout": [*cards, "dot"]}, {}])
    assert fault.value.problems == (_too_many("lookout", level + 2, level + 1),)


@pytest.mark.clause("COMP-7")
@pytest.mark.parametrize(("name", "kid"), [("pizza", "bug"), ("toys", "kitty")])
def test_stuff_holds_four_of_a_kind(catalog: Catalog, name: str, kid: str) -> None:
    for held in range(5):
        game = game_at(catalog, seats=[{"hand": [kid], "stuff": {name: held}}, {}])
        assert (f"play {kid}" in legal(game)) == (held < 4)
    with pytest.raises(ScenarioError) as fault:
        game_at(catalog, seats=[{"stuff": {name: 5}}, {}])
    stuff: dict[str, str | int] = {"seat": 0, "pizza": 0, "toys": 0, name: 5}
    assert fault.value.problems == (Problem("stuff", stuff),)


@pytest.mark.clause("INFO-2")
@pytest.mark.parametrize("setup", SETUPS)
@pytest.mark.parametrize("seats", [2, 4])
def test_what_lies_open_everyone_sees_as_it_is(seats: int, setup: str) -> None:
    rng = Rng(seats)
    for number, game in enumerate(played(new_game(seats, 9, SETUPS[setup == "draft"]), rng)):
        if number % 9:
            continue
        truth = game.state
        for viewer in range(seats):
            view = game.view(viewer)
            assert view.park == truth.park
            assert view.perks == truth.perks
            assert view.park_deck_count == len(truth.park_deck)
            assert view.rules_count == len(truth.rules)
            for board, seat in zip(view.seats, truth.seats, strict=True):
                assert (board.discard, board.yard) == (seat.discard, seat.yard)
                assert (board.lookout, board.perk) == (seat.lookout, seat.perk)
                assert (board.points, board.level) == (seat.points, seat.level)
                assert (board.pizza, board.toys) == (seat.pizza, seat.toys)
                assert (board.pack_pizza, board.pack_toys) == (seat.pack_pizza, seat.pack_toys)
                assert (board.hand_count, board.deck_count) == (len(seat.hand), len(seat.deck))
