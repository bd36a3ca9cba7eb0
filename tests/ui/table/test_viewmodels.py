"""Panels as values: what each shows follows from the view, and from nothing else."""

import pytest
from msgspec.structs import replace

from fort_desktop.content import load_catalog
from fort_desktop.rules.game import Game
from fort_desktop.rules.knowledge.view import SeatView, View
from fort_desktop.rules.model.types import Phase
from fort_desktop.ui.table.viewmodels.meter import meter_vm
from fort_desktop.ui.table.viewmodels.middle import PerkOf, deck_vm, discard_vm, park_vm, perks_vm
from tests.ui.sitting import seats

CATALOG = load_catalog()


@pytest.fixture
def view() -> View:
    """What the first player of a game for three sees in the first turn."""
    game = Game.new(CATALOG, seats([""] * 3), 5)
    decision = game.decision
    assert decision is not None
    return game.view(decision.seat)


def with_seat(view: View, at: int, **values: object) -> View:
    seats = [replace(one, **values) if one.seat == at else one for one in view.seats]
    return replace(view, seats=tuple(seats))


@pytest.mark.parametrize(
    ("phase", "public", "recruits", "said"),
    [
        ("recruit", False, True, "Drag one to your board"),
        ("recruit", True, True, "Drag one to your board"),
        ("play", False, True, "You recruit one after your play"),
        ("play", True, True, ""),
        ("play", False, False, ""),
        ("draw", False, True, ""),
    ],
)
def test_the_park_invites_whoever_may_recruit(
    view: View, phase: Phase, public: bool, recruits: bool, said: str
) -> None:
    """RECRUIT-1: the leader recruits, after the own play."""
    now = replace(view, phase=phase)
    assert park_vm(now, CATALOG, public, recruits).invitation == said
    for other in (
        replace(now, leader=(view.seat + 1) % 3),
        replace(now, round=0),
        replace(now, ended=True),
    ):
        assert park_vm(other, CATALOG, public, recruits).invitation == ""


def test_the_park_shows_its_kids_and_how_many_follow(view: View) -> None:
    found = park_vm(view, CATALOG)
    assert [kid.id for kid in found.kids] == [CATALOG.kid[card].id for card in view.park]
    assert found.deck == view.park_deck_count
    assert park_vm(replace(view, park=view.park[1:]), CATALOG) != found


def test_the_meter_names_the_nearest(view: View) -> None:
    """END-1: 25 points, a fort of level 5, or an empty Park deck."""
    points, level, deck = meter_vm(with_seat(view, 1, points=12)).ways
    assert (points.number, points.nearest) == (12, (view.seats[1].colour,))
    assert points.words == "**12 of 25** points"
    assert points.share == pytest.approx(12 / 25)
    assert level.nearest == ()
    assert deck.number == view.park_deck_count
    many = view
    for seat in range(3):
        many = with_seat(many, seat, points=4)
    assert meter_vm(many).ways[0].nearest == ()


def test_nobody_is_near_before_anything_was_built(view: View) -> None:
    two = replace(view, seats=view.seats[:2])
    assert [way.nearest for way in meter_vm(two).ways] == [(), (), ()]
    built = meter_vm(with_seat(two, 0, level=3)).ways[1]
    assert (built.number, built.words) == (3, "**3 of 5** fort")
    assert built.share == pytest.approx(3 / 5)
    assert built.nearest == (view.seats[0].colour,)


def test_a_perk_that_was_taken_stays_with_the_mark_of_its_owner(view: View) -> None:
    taken, colour = view.perks[0], view.seats[2].colour
    left = replace(with_seat(view, 2, perk=taken), perks=view.perks[1:], macaroni=2)
    found = perks_vm(left)
    assert PerkOf(taken, colour) in found.perks
    assert {one.perk for one in found.perks} == set(view.perks)
    assert found.sculptor == colour
    assert perks_vm(replace(left, macaroni=0)).sculptor == view.seats[0].colour
    assert perks_vm(view).sculptor == ""


def test_the_piles_show_a_number_and_the_top(view: View) -> None:
    own: SeatView = view.own
    assert deck_vm(own).cards == own.deck_count
    assert discard_vm(replace(own, discard=()), CATALOG).top is None
    laid = replace(own, discard=tuple(view.park))
    found = discard_vm(laid, CATALOG)
    assert found.top is CATALOG.kid[view.park[-1]]
    assert found.cards == len(view.park)


def test_equal_views_give_equal_values(view: View) -> None:
    """A panel is built again exactly when its value differs: what is known of hands is in none."""
    hidden = with_seat(view, view.seat, hand=())
    for made in (
        meter_vm,
        perks_vm,
        lambda one: park_vm(one, CATALOG),
        lambda one: deck_vm(one.own),
    ):
        assert made(hidden) == made(view)
