"""The same deal again: the same cards in every seat, perhaps with others in them, and no count."""

from pathlib import Path
from typing import Final

import pytest

from fort_desktop.content import load_catalog
from fort_desktop.lab.match import play_match
from fort_desktop.record.format import Deal
from fort_desktop.record.saves import Saves
from fort_desktop.record.sitting import Sitting
from fort_desktop.record.tally import Tally, tally
from fort_desktop.rules.game import Game
from fort_desktop.rules.model import events as ev
from fort_desktop.rules.model.events import Event, SeatInfo
from fort_desktop.session.again import Table, known_deal, same_deal
from fort_desktop.session.loading import open_session
from fort_desktop.session.session import Session

CATALOG: Final = load_catalog()
MAJA, ZOE = "0000000a", "0000000b"
SEATS: Final = (
    SeatInfo("Maja", "red", "human"),
    SeatInfo("Zoe", "blue", "human"),
    SeatInfo("Bo", "green", "easy"),
)
DEALT: Final = (ev.ParkDeckShuffled, ev.KidsDealt, ev.DeckShuffled, ev.CardDrawn)


@pytest.fixture(scope="module")
def played() -> Game:
    return play_match(CATALOG, ("easy", "easy", "easy"), 7, "basic")[0]


def over(game: Game, deal: Deal | None = None) -> Session:
    session = Session(game, SEATS, {}, deal or Deal(7, "secret", "words", "commitment"))
    session.recording.sitting = Sitting((MAJA, ZOE, ""))
    return session


def table(game: Game, by: int) -> Table:
    found = same_deal(over(game), by)
    assert found is not None
    return found


def dealt(game: Game) -> list[Event]:
    """All cards until the first turn, those that nobody sees among them."""
    first = next(i for i, one in enumerate(game.events) if isinstance(one, ev.TurnBegan))
    return [event for event in game.events[:first] if isinstance(event, DEALT)]


@pytest.mark.parametrize("by", [0, 1])
def test_every_seat_gets_the_very_same_cards(played: Game, by: int) -> None:
    found = table(played, by)
    again = Game.new(CATALOG, found.seats, found.deal.seed, found.setup)
    assert dealt(again) == dealt(played)
    assert again.state.first == played.state.first


def test_swapped_everybody_moves_on_by_one_seat(played: Game) -> None:
    found = table(played, 1)
    assert [(who.name, who.player) for who in found.seats] == [
        ("Bo", "easy"), ("Maja", "human"), ("Zoe", "human"),
    ]  # fmt: skip
    assert [who.colour for who in found.seats] == ["red", "blue", "green"]
    assert found.sitting.holders == ("", MAJA, ZOE)
    assert table(played, 0).seats == SEATS
    assert table(played, 3).seats == SEATS


def test_what_must_stay_secret_is_not_dealt_again(played: Game) -> None:
    assert known_deal(over(played, Deal(7, veiled=True))) is None
    waiting = over(played)
    waiting.awaits_others = True
    assert known_deal(waiting) is None
    fresh = Session.new(CATALOG, SEATS, 7, "basic")
    assert known_deal(fresh) is None, "it is not over"
    fresh.close()


def test_such_a_game_is_marked_in_its_file_and_counts_for_nobody(
    played: Game, tmp_path: Path
) -> None:
    assert not over(played).again
    marked = over(played, known_deal(over(played)))
    assert marked.again
    assert marked.limits.again
    for session in (over(played, Deal(7)), marked):
        session.recording.begin(tmp_path, practice=False, began=5 + session.again)
        session.close()
    games = [slot.summary for slot in Saves(tmp_path).games()]
    assert sorted(game.again for game in games) == [False, True]
    assert tally(games, MAJA).games == 1
    assert tally([game for game in games if game.again], MAJA) == Tally()


def test_a_game_of_it_that_goes_on_later_is_still_marked(tmp_path: Path) -> None:
    begun = Session.new(CATALOG, SEATS, Deal(7, again=True), "basic", tmp_path)
    path = begun.recording.path
    begun.close()
    assert path is not None
    session, _ = open_session(CATALOG, path, tmp_path)
    assert session.again
    session.close()
