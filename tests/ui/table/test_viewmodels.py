"""Panels as values: what each shows follows from the view, and from nothing else."""

import random
from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

import pytest
from msgspec.structs import replace

from fort_desktop.content import load_catalog
from fort_desktop.rules.game import Game
from fort_desktop.rules.knowledge.view import SeatView, View, observe
from fort_desktop.rules.model.state import State
from fort_desktop.rules.model.types import Cards, SetupKind
from fort_desktop.ui.table.logbook import Log
from fort_desktop.ui.table.viewmodels.boards import rival_sheet_vm
from fort_desktop.ui.table.viewmodels.meter import meter_vm
from fort_desktop.ui.table.viewmodels.middle import (
    PerkOf,
    deck_vm,
    discard_vm,
    log_vm,
    park_vm,
    perks_vm,
)
from fort_desktop.ui.table.viewmodels.table import VIEW_MODELS, PanelContext, table_vm
from fort_desktop.ui.text.sentences import Teller
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
    assert (built.number, built.words) == (3, "**3 of 5** levels")
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


# Whole games.


class Needs(NamedTuple):
    """The fields of a view that a panel shows: of the view, of the own seat, and of every seat.

    Attributes:
        seen: of these, those of which every change is seen.
    """

    view: tuple[str, ...] = ()
    own: tuple[str, ...] = ()
    seats: tuple[str, ...] = ()
    seen: tuple[str, ...] = ()


NUMBERS = ("points", "level", "toys", "pizza", "pack_toys", "pack_pizza", "pack_limit")
PUBLIC = ("seat", "colour", *NUMBERS, "lookout", "lookout_limit", "yard", "perk", "has_rule")
TOLD = (*NUMBERS[:4], "yard")
"""What a band tells of a rival: all else that is public is on the sheet that it opens."""
BAND = Needs(seats=("seat", "colour", *TOLD), seen=TOLD)
SHEET = Needs(
    seats=(*PUBLIC, "rule", "hand_count", "deck_count", "discard"),
    seen=(*NUMBERS, "lookout", "lookout_limit", "yard", "hand_count", "deck_count", "discard"),
)
NEEDS = {
    "lawn": Needs(),
    "rug": Needs(own=("colour",)),
    "band 0": BAND,
    "band 1": BAND,
    "band 2": BAND,
    "meter": Needs(("park_deck_count",), seats=("points", "level", "colour")),
    "corner": Needs(),
    "park": Needs(("park", "park_deck_count", "leader", "phase", "round", "ended"),
                  seen=("park_deck_count",)),
    "mat": Needs(("table", "play", "pending", "leader", "phase", "round"),
                 own=("hand",), seats=(*PUBLIC, "hand_count", "deck_count", "discard")),
    "board": Needs(("setup", "round", "play", "pending", "table", "leader", "phase"),
                   own=("rule", "picks", "hand", "hand_count", "deck_count", "discard"),
                   seats=PUBLIC, seen=()),
    "lead": Needs(),
    "tabs": Needs(),
    "perks": Needs(("perks", "rules_count", "macaroni"), seats=("perk", "colour"),
                   seen=("rules_count",)),
    "deck": Needs(own=("seat", "colour", "deck_count"), seen=("deck_count",)),
    "pile": Needs(own=("discard",)),
    "supply": Needs(),
    "picks": Needs(own=("picks", "colour"), seen=("picks",)),
    "lay open": Needs(),
    "hand": Needs(("leader", "phase", "round"), own=("hand",)),
    "strip": Needs(),
    "log": Needs(),
    "home": Needs(),
    "bar": Needs(),
}  # fmt: skip


def shown(view: View, teller: Teller) -> PanelContext:
    """What somebody sees who alone looks at a screen of their own."""
    return PanelContext(view=view, teller=teller, log=log_vm(Log()), hand=view.own.hand)


def taken(view: View, other: View, needs: Needs) -> View:
    """A view with all that a panel needs from another one."""
    n = len(view.seats)
    fields = [needs.seats + needs.own * (i == view.seat) for i in range(n)]
    seats = [
        replace(view.seats[i], **{name: getattr(other.seats[i], name) for name in fields[i]})
        for i in range(n)
    ]
    return replace(view, seats=tuple(seats), **{name: getattr(other, name) for name in needs.view})


def whole_game(seats_there: int, setup: SetupKind, seed: int) -> Iterator[Game]:
    """A game of random moves, at each of its questions."""
    game = Game.new(CATALOG, seats([""] * seats_there), seed, setup)
    chance = random.Random(seed)
    while game.decision is not None:
        yield game
        game.push(chance.choice(game.legal_moves()))
    yield game


def seen_change(name: str, before: View, now: View) -> bool:
    """Whether something has changed of which a panel shows every change."""
    of = int(name[-1]) + 1 if name.startswith("band") else 0
    return of < len(now.seats) and any_changed(NEEDS[name], of, before, now)


def any_changed(needs: Needs, of: int, before: View, now: View) -> bool:
    """Return True if something has changed of which every change is seen, of a seat or of all."""
    seats = before.seats[of], now.seats[of]
    return any(
        getattr(seats[0], field, None) != getattr(seats[1], field, None)
        or getattr(before, field, None) != getattr(now, field, None)
        for field in needs.seen
    )


GAMES: tuple[tuple[int, SetupKind, int], ...] = ((2, "basic", 3), (3, "draft", 4), (4, "basic", 5))


@pytest.mark.parametrize(("there", "setup", "seed"), GAMES)
def test_a_panel_changes_with_what_it_shows_and_with_nothing_else(
    there: int, setup: SetupKind, seed: int
) -> None:
    """What only the program remembers, as which hidden cards a rival may hold, is in no panel."""
    assert set(NEEDS) == set(VIEW_MODELS)
    teller = Teller(CATALOG, seats([""] * there))
    before, changed = None, set()
    for game in whole_game(there, setup, seed):
        view = game.view(0)
        now = table_vm(shown(view, teller))
        if before is not None:
            old = table_vm(shown(before, teller))
            for name, needs in NEEDS.items():
                mixed = shown(taken(before, view, needs), teller)
                assert VIEW_MODELS[name](mixed) == now[name], name
                if seen_change(name, before, view):
                    assert old[name] != now[name], name
                if old[name] != now[name]:
                    changed.add(name)
        before = view
    assert changed >= {"band 0", "meter", "park", "mat", "board", "deck", "pile", "hand"}


@pytest.mark.parametrize(("there", "setup", "seed"), GAMES)
def test_the_sheet_of_a_rival_changes_with_all_that_is_public_and_with_nothing_else(
    there: int, setup: SetupKind, seed: int
) -> None:
    """It has the numbers for which a band has no room."""
    teller = Teller(CATALOG, seats([""] * there))
    views, changed = [game.view(0) for game in whole_game(there, setup, seed)], 0
    for before, view in pairwise(views):
        mixed = taken(before, view, SHEET)
        for of in range(1, there):
            old, now, same = (
                rival_sheet_vm(v.seats[of], teller, "") for v in (before, view, mixed)
            )
            assert same == now
            if any_changed(SHEET, of, before, view):
                changed += 1
                assert old != now
    assert changed > 20


def dealt_anew(state: State, chance: random.Random) -> State:
    """The same for the first seat, with all cards elsewhere of which it does not know where."""

    def shuffled(cards: Cards) -> Cards:
        return tuple(chance.sample(cards, len(cards)))

    other = state.copy()
    other.park_deck = shuffled(state.park_deck)
    for number, seat in enumerate(other.seats):
        if number == 0:
            seat.deck = shuffled(seat.deck)
            continue
        hidden, held = shuffled((*seat.hand, *seat.deck)), len(seat.hand)
        seat.hand, seat.deck = hidden[:held], hidden[held:]
    return other


@pytest.mark.parametrize(("there", "setup", "seed"), GAMES)
def test_cards_that_the_viewer_does_not_see_may_lie_anywhere(
    there: int, setup: SetupKind, seed: int
) -> None:
    """INFO-1, INFO-2: with other hidden cards every panel is as it is."""
    teller, chance, others = Teller(CATALOG, seats([""] * there)), random.Random(seed), 0
    for game in whole_game(there, setup, seed):
        other = dealt_anew(game.state, chance)
        others += other.seats[1].hand != game.state.seats[1].hand
        now = table_vm(shown(observe(game.state, 0), teller))
        assert table_vm(shown(observe(other, 0), teller)) == now
    assert others > 20
