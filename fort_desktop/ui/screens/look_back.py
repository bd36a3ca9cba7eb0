"""Offers a look back, and tells what came of a game that was played on from one."""

from pathlib import Path

from fort_desktop.record.index import SavedGame
from fort_desktop.rules.model.seats import PERSON
from fort_desktop.session.session import Session
from fort_desktop.ui.host.screen import Host
from fort_desktop.ui.text.review import tried_words


def file_of(app: Host, session: Session) -> Path | None:
    """The file of a game that can be looked back at, None if this one cannot.

    It is over, was no practice and no lesson, is kept, and nobody else is still to play its deal.
    After a try it is the game that was played on from.
    """
    tried = app.games.tries.of(session)
    over = session.ended and not session.awaits_others
    if not (over and app.settings.offer_look_back):
        return None
    if tried is not None:
        return tried.path
    counts = not session.practice and session.aside.lesson is None and session.persons
    return session.recording.path if counts else None


def offered(app: Host, slot: SavedGame) -> bool:
    """Return True if a look back at a kept game is offered."""
    told = slot.summary
    over = told.ended and not told.practice and told.lesson is None
    persons = any(seat.player == PERSON for seat in told.seats)
    return over and persons and slot.whole and app.settings.offer_look_back


def tried(app: Host, session: Session) -> str:
    """Return the result of a try, beside that of the game; "" for any other game."""
    found = app.games.tries.of(session)
    if found is None:
        return ""
    return tried_words(session.view().scores, found.scores, found.seat)
