"""Opens kept games: to go on with, or only to look at."""

import shutil
from pathlib import Path
from typing import Literal

import msgspec

from fort_desktop.record.format import RecordError
from fort_desktop.record.journal import Journal, LockedError, UnwritableError, write_record
from fort_desktop.record.reader import Record, read_record
from fort_desktop.rules.cards import Catalog
from fort_desktop.rules.events import DecisionDue, GameStarted
from fort_desktop.rules.game import Game
from fort_desktop.rules.types import RuleError
from fort_desktop.session.session import Session, bots_for


class Notice(msgspec.Struct, frozen=True):
    """What a person has to be told of a file that was opened.

    Args:
        kind: "torn": its last line was cut off; "damaged": it is whole up to `line` only, and is
            kept beside; "locked": another program plays it; "unwritable": it cannot be written.
        detail: the reason in the words of the system or the reader.
    """

    kind: Literal["torn", "damaged", "locked", "unwritable"]
    path: Path
    line: int = 0
    detail: str = ""


def open_session(catalog: Catalog, path: Path) -> tuple[Session, list[Notice]]:
    """Go on with a kept game at its last whole decision.

    Args:
        catalog: the cards of today; the game keeps those that it began with.

    Raises:
        RecordError: the file is no record, holds no game, or its cards are gone.
    """
    notices: list[Notice] = []
    journal: Journal | None = None
    try:
        journal, record = Journal.resume(path)
    except LockedError:
        record = read_record(path)
        notices.append(Notice("locked", path))
    except UnwritableError as fault:
        record = read_record(path)
        notices.append(Notice("unwritable", path, 0, str(fault)))
    if record.fault is not None:
        kind: Literal["torn", "damaged"] = "torn" if record.fault.torn else "damaged"
        notices.append(Notice(kind, path, record.fault.line, record.fault.reason))
    try:
        session = session_of(record, path, catalog)
    except RecordError:
        if journal is not None:
            journal.close()
        raise
    session.looking = any(notice.kind == "locked" for notice in notices)
    if journal is None and not session.looking:
        journal = _renewed(session, path, record)
    session.restore(record.undone, journal)
    return session, notices


def _renewed(session: Session, path: Path, record: Record) -> Journal:
    """A journal for an old revision, which is kept beside, or for a place that takes no writing."""
    bodies = session.record_bodies(record.header.began)
    if record.chain is None:
        try:
            shutil.copy2(path, path.with_name(f"{path.name}.old-{record.revision}"))
            write_record(path, bodies)
            journal, _ = Journal.resume(path)
        except (OSError, RecordError):
            journal = None
        if journal is not None:
            return journal
    # It begins a file of its own as soon as that works; until then the game goes on in memory.
    return Journal.begin(path.parent, bodies)


def session_of(record: Record, path: Path, catalog: Catalog) -> Session:
    """The game that a record tells, in memory only.

    Raises:
        RecordError: see `open_session`.
    """
    started = record.events[0] if record.events else None
    if not isinstance(started, GameStarted) or not any(
        isinstance(event, DecisionDue) for event in record.events
    ):
        place = f":{record.fault.line}: {record.fault.reason};" if record.fault else ":"
        raise RecordError(f"{path}{place} no question to go on from is left in it")
    # Records of before chance was kept go on from a seed of their own.
    chance = record.chance
    if chance is None:
        chance = (record.header.seed or 0) + 7919 * len(record.events)
    try:
        catalog = record.catalog(catalog)
        game = Game.replay(record.events, catalog, chance, record.acts)
    except (RuleError, ValueError) as fault:
        raise RecordError(f"{path}: {fault}") from fault
    bots = bots_for(catalog, started.seats, chance)
    session = Session(game, started.seats, bots, record.header.deal)
    session.practice = record.practice
    return session
