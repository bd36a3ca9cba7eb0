"""Games to keep: played by computers through a session, person or not."""

from pathlib import Path

from fort_desktop.bots.levels import make_bot
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.rules.model.events import SeatInfo
from fort_desktop.rules.model.types import SetupKind
from fort_desktop.session.session import Session
from tests.inside import game_of

PERSON_AND_TWO = (
    SeatInfo("Maja", "red", "human"),
    SeatInfo("Tomek", "blue", "easy"),
    SeatInfo("Zoë ż я", "green", "easy"),
)


def begin(
    catalog: Catalog,
    folder: Path,
    seed: int = 5,
    setup: SetupKind = "basic",
    practice: bool = False,
) -> Session:
    """A new kept game of a person and two computers."""
    return Session.new(catalog, PERSON_AND_TWO, seed, setup, folder, practice)


def play(session: Session, decisions: int) -> int:
    """Play on, the person's moves by a computer too; returns how many decisions were left."""
    bots = {seat: make_bot("random", session.catalog, seat + 3) for seat in session.persons}
    for left in range(decisions, 0, -1):
        decision = session.decision
        if decision is None:
            return left
        if session.computers_turn:
            session.think()
        else:
            session.see_as(decision.seat)
            session.submit(bots[decision.seat].choose(session.view(), decision))
    if session.recording.journal is not None:
        session.recording.journal.settle()
    return 0


def saved(session: Session) -> Path:
    """The file of a game, with all that was played."""
    assert session.recording.journal is not None
    session.recording.journal.settle()
    assert not session.recording.trouble
    return session.recording.journal.path


def digest(session: Session) -> str:
    """A fingerprint of the whole truth of a session."""
    return game_of(session).state.digest()
