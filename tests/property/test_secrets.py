"""One door for secrets (INFO-1): what each event hides from whom, as an explicit table.

And the same by exchange: a history in which everything that a seat may not know is another one is
shown to that seat in the same words.
"""

from collections.abc import Callable, Iterator
from typing import get_args

import msgspec
import pytest

from fort_desktop.content import load_catalog
from fort_desktop.rules.game import Game
from fort_desktop.rules.knowledge.view import redact
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.rules.model.events import EVENT, Event
from fort_desktop.rules.model.rng import Rng
from fort_desktop.rules.model.types import SetupKind
from fort_desktop.rules.turn.renewal import Source
from tests.property.hidden import (
    HIDDEN_FROM_ALL,
    HIDDEN_FROM_RIVALS,
    NEVER_SHOWN,
    PUBLIC,
    exchanged,
    expected,
    name_of,
)
from tests.property.test_contract import SETUPS, new_game, played

Redact = Callable[[Event, int], Event]


def test_the_table_knows_every_event() -> None:
    names = [str(event.__struct_config__.tag) for event in get_args(EVENT)]
    known = [*HIDDEN_FROM_ALL, *HIDDEN_FROM_RIVALS, *NEVER_SHOWN, *PUBLIC]
    assert sorted(names) == sorted(known)


def leaks(game: Game, seats: int, cut: Redact) -> Iterator[str]:
    """The events of a game that are not shown to some seat as the table says."""
    for viewer in range(seats):
        for event in game.events:
            if msgspec.to_builtins(cut(event, viewer)) != expected(event, viewer):
                yield name_of(event)


def whole_game(seats: int, seed: int, setup: SetupKind, renewed: bool = False) -> Game:
    """A game to its end, with new chance in the middle if it is a copy."""
    game = new_game(seats, seed, setup)
    for at in played(game, Rng(seed)):
        if renewed and len(at.acts) == 40:
            at.renew(Source(seed, "0" * 32, "1" * 64))
    return game


@pytest.mark.clause("INFO-1", "INFO-2")
@pytest.mark.parametrize("setup", SETUPS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_seat_is_shown_what_the_table_says(seats: int, setup: SetupKind) -> None:
    for seed in range(5):
        game = whole_game(seats, seed, setup, renewed=True)
        assert {*map(name_of, game.events)} >= {*NEVER_SHOWN}
        assert not list(leaks(game, seats, redact))


def test_a_door_that_stands_open_is_noticed() -> None:
    """Each redaction left out in turn: the table complains, and of that event alone."""
    games = [whole_game(2, seed, setup, renewed=True) for seed in range(3) for setup in SETUPS]
    for name in (*HIDDEN_FROM_ALL, *HIDDEN_FROM_RIVALS, *NEVER_SHOWN):

        def ajar(event: Event, seat: int, name: str = name) -> Event:
            return event if name_of(event) == name else redact(event, seat)

        assert {leak for game in games for leak in leaks(game, 2, ajar)} == {name}


@pytest.mark.clause("INFO-1", "INFO-3")
@pytest.mark.parametrize("setup", SETUPS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_another_history_with_the_same_face(seats: int, setup: SetupKind, catalog: Catalog) -> None:
    """Events, view and question of a seat do not change with what is hidden from it."""
    different = dict.fromkeys((*HIDDEN_FROM_ALL, *HIDDEN_FROM_RIVALS), 0)
    for seed in range(3):
        rng = Rng(seed)
        for number, game in enumerate(played(new_game(seats, seed, setup), Rng(seed))):
            if number % 19:
                continue
            for viewer in range(seats):
                other = exchanged(game, viewer, catalog, rng)
                for one, two in zip(game.events, other.events, strict=True):
                    assert redact(one, viewer) == redact(two, viewer)
                    if one != two:
                        different[name_of(one)] += 1
                assert other.view(viewer) == game.view(viewer)
                if game.decision is not None and game.decision.seat == viewer:
                    assert other.legal_moves() == game.legal_moves()
    if setup == "basic":
        del different["kid_drafted"]
    assert all(different.values()), different


def test_what_everyone_knows_is_never_exchanged() -> None:
    """The exchange is honest: at the end of a game nothing public differs."""
    game = whole_game(3, 2, "draft")
    other = exchanged(game, 0, load_catalog(), Rng(1))
    for seat, board in enumerate(game.state.seats):
        twin = other.state.seats[seat]
        assert (twin.discard, twin.yard, twin.lookout) == (board.discard, board.yard, board.lookout)
    assert other.state.park == game.state.park
    assert other.state.digest() != game.state.digest()
