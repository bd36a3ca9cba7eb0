"""Opens saved games, to resume them or only to look at them."""

from pathlib import Path
from typing import Literal

import msgspec

from fort_desktop.bots.levels import LEVELS
from fort_desktop.file_names import numbered
from fort_desktop.files import keep_once, read_bounded
from fort_desktop.record.aside import NOTHING_ASIDE, aside_body
from fort_desktop.record.faults import RecordError
from fort_desktop.record.format import MAX_BYTES, anew_body
from fort_desktop.record.journal import Journal, write_record
from fort_desktop.record.reader import read_record
from fort_desktop.record.record import Record
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.rules.model.events import DecisionDue
from fort_desktop.rules.model.seats import PERSON
from fort_desktop.session.asides import check_aside
from fort_desktop.session.computers import bots_for
from fort_desktop.session.session import Session


class Notice(msgspec.Struct, frozen=True):
    """Something to tell the person about a file that was opened.

    Args:
        kind: "torn": its last line was cut off; "damaged": it is intact only up to `line`, and a
            copy is kept; "locked": another program plays it; "unwritable": it cannot be written.
        fault: why it cannot be written.
    """

    kind: Literal["torn", "damaged", "locked", "unwritable"]
    path: Path
    line: int = 0
    fault: RecordError | None = None


def open_session(
    catalog: Catalog, path: Path, folder: Path | None = None
) -> tuple[Session, list[Notice]]:
    """Resume a saved game at its last complete decision.

    Args:
        catalog: the current cards; the game keeps those that it began with.
        folder: for the new file if the old one cannot be written; None for the old one's.

    Returns:
        The session, and what to tell the person about the file.

    Raises:
        RecordError: the file is not a record, holds no game that can be resumed, or its cards are
            missing.
    """
    notices: list[Notice] = []
    journal: Journal | None = None
    try:
        journal, record = Journal.resume(path)
    except RecordError as fault:
        if fault.code not in ("locked", "unwritable"):
            raise
        record = read_record(path)
        notices.append(Notice(fault.code, path, 0, fault))
    if record.damage is not None:
        kind: Literal["torn", "damaged"] = "torn" if record.damage.torn else "damaged"
        notices.append(Notice(kind, path, record.damage.line))
    try:
        session = session_of(record, catalog)
    except RecordError:
        if journal is not None:
            journal.close()
        raise
    session.looking = any(notice.kind == "locked" for notice in notices)
    if journal is None and not session.looking:
        journal = _renewed(session, record, folder or path.parent)
    session.restore(record, journal)
    if record.anew and not session.looking:
        session.renew_chance()
    return session, notices


def _renewed(session: Session, record: Record, folder: Path) -> Journal:
    """A new journal for a record of an old revision (which is kept), or for a read-only place."""
    bodies = session.recording.bodies(record.practice, record.header.began)
    if record.aside != NOTHING_ASIDE:
        bodies.append(aside_body(record.aside))
    if record.anew:
        bodies.append(anew_body())
    if record.chain is None:
        path = record.path
        try:
            old = f".old-{record.revision}"
            names = numbered(path.name, old, old + "-{}")
            keep_once(path.parent, names, read_bounded(path, MAX_BYTES))
            write_record(path, bodies)
            journal, _ = Journal.resume(path)
        except (OSError, RecordError):
            journal = None
        if journal is not None:
            return journal
    # It begins a file of its own as soon as that works; until then the game goes on in memory.
    return Journal.begin(folder, bodies)


def session_of(record: Record, catalog: Catalog) -> Session:
    """The game of a record, in memory only.

    Raises:
        RecordError: see `open_session`.
    """
    started = record.started
    if started is None or not any(isinstance(event, DecisionDue) for event in record.events):
        line = record.damage.line if record.damage is not None else 0
        raise RecordError("no_question", record.path, line)
    for seat in started.seats:
        if seat.player != PERSON and seat.player not in LEVELS:
            raise RecordError("unknown_player", record.path, 0, {"player": seat.player})
    game = record.game(catalog)
    check_aside(record, game)
    bots = bots_for(game.state.catalog, started.seats, game.chance)
    session = Session(game, started.seats, bots, record.header.deal)
    session.restore(record, None)
    return session
