"""Positions that are not sound, and errors of small functions that only a forged file shows."""

import pytest
from msgspec.structs import replace

from fort_desktop.rules.knowledge.revealing import reveals
from fort_desktop.rules.model import events as ev
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.rules.model.invariants import Problem, problems
from fort_desktop.rules.model.moves import parse_move
from fort_desktop.rules.model.pending import Pending
from fort_desktop.rules.model.state import SeatState, State
from fort_desktop.rules.model.types import RuleError
from fort_desktop.rules.model.zones import card_of
from fort_desktop.rules.obligations.counting import leader_suits
from tests.property.test_contract import new_game
from tests.rules.decks import game_at, legal, with_boxes


@pytest.fixture
def state(catalog: Catalog) -> State:
    """A game that has just begun."""
    return new_game(2, 1, "basic").state


def _other(state: State, **changes: object) -> State:
    """The same with something else on the board of seat 0."""
    other = state.copy()
    seat: SeatState = replace(other.seats[0], **changes)
    other.seats[0] = seat
    return other


def test_a_sound_position(state: State) -> None:
    assert problems(state) == []


def test_no_card_is_in_two_places_or_nowhere(state: State) -> None:
    (card, *rest) = state.seats[0].hand
    assert problems(_other(state, discard=(card,))) == [
        Problem("twice", {"card": card, "count": 2})
    ]
    lost = _other(state, hand=tuple(rest))
    assert problems(lost) == [Problem("nowhere", {"card": card})]
    assert problems(lost, complete=False) == []


@pytest.mark.clause("COMP-8")
def test_no_pile_of_the_pack_is_below_zero(state: State) -> None:
    for pizza, toys in ((-1, 1), (1, -1)):
        found = problems(_other(state, pack_pizza=pizza, pack_toys=toys))
        assert found == [Problem("pack", {"seat": 0, "held": 0, "limit": 1})]


def test_a_card_that_is_not_there_is_not_found(catalog: Catalog, state: State) -> None:
    with pytest.raises(ValueError, match="no card shows worm_king"):
        card_of(catalog, state.seats[0].hand, "worm_king")


def test_a_number_in_a_move_has_two_digits_at_most() -> None:
    with pytest.raises(RuleError):
        parse_move("recruit bug from yard 100")


@pytest.mark.clause("FOLLOW-3")
def test_without_a_declared_suit_only_printed_ones_are_matched(catalog: Catalog) -> None:
    bug = catalog.kids["bug"]
    assert leader_suits(bug, None) == tuple(dict.fromkeys(bug.suits))
    assert set(leader_suits(bug, "glue")) == {*bug.suits, "glue"}


@pytest.mark.clause("INFO-1")
def test_what_reveals_something_hidden() -> None:
    assert reveals(ev.CardDrawn(0, "ant"))
    assert not reveals(ev.TurnBegan(0, 1))
    assert reveals(ev.DecisionDue(Pending("keep")))
    assert not reveals(ev.DecisionDue(Pending("play")))
    assert reveals(ev.KidRecruited(0, "ant", "deck"))
    assert not reveals(ev.KidRecruited(0, "ant", "park"))


@pytest.mark.clause("RECRUIT-1")
def test_one_recruit_is_one_card_on_the_discard_pile(catalog: Catalog) -> None:
    """With nothing else to trash, a second trash would be one too many (PLAY-10)."""
    deck = with_boxes(catalog, bug=("", "recruit > trash > trash"))
    bare = game_at(deck, seats=[{"hand": ["bug"]}, {"hand": ["doc"]}])
    assert legal(bare) == ["skip"]
    one = game_at(deck, seats=[{"hand": ["bug"], "discard": ["doc"]}, {"hand": ["ant"]}])
    assert legal(one) == ["play bug", "skip"]
