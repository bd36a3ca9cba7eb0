"""Deals that several persons play, each alone; the persons' moves are made by computers."""

from pathlib import Path

from fort_desktop.record.duplicate import Player
from fort_desktop.record.format import Deal
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.rules.model.events import SeatInfo
from fort_desktop.session.duplicate.store import Duplicates, KeptDuplicate
from fort_desktop.session.session import Session
from tests.fixtures.games import play_for_person

NAMES = ("Maja", "Zoe", "Bartholomew", "Leo")
SEATS = (SeatInfo("Maja", "red", "human"), SeatInfo("Robin", "blue", "easy"))


def kept(catalog: Catalog, folder: Path, persons: int = 2, seed: int = 5) -> KeptDuplicate:
    """A new deal of two seats."""
    players = [Player(name) for name in NAMES[:persons]]
    return Duplicates(folder).begin(catalog, Deal(seed), "basic", SEATS, 0, players)


def play(session: Session, luck: int = 0, decisions: int = 10_000) -> Session:
    """Play a game, to its end or so many decisions far."""
    play_for_person(session, session.catalog, luck, decisions)
    session.recording.settle()
    return session


def play_all(deal: KeptDuplicate) -> None:
    """Let all play their games, each otherwise."""
    for number in range(len(deal.told.players)):
        play(deal.play(number)[0], number).close()
