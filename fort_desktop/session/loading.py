"""Opens saved games, to resume them or only to look at them.

What a file says of a shared screen is checked against the game that it holds.
"""

from pathlib import Path
from typing import Literal

import msgspec

from fort_desktop.bots.levels import LEVELS
from fort_desktop.file_names import numbered
from fort_desktop.files import keep_once, read_bounded
from fort_desktop.record.aside import NOTHING_ASIDE, Aside, Held, aside_body, seated
from fort_desktop.record.faults import RecordError
from fort_desktop.record.format import MAX_BYTES, anew_body
from fort_desktop.record.journal import Journal, write_record
from fort_desktop.record.reader import read_record
from fort_desktop.record.record import Record
from fort_desktop.rules.game import Game
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.rules.model.events import DecisionDue
from fort_desktop.rules.model.moves import Pick, parse_move
from fort_desktop.rules.model.seats import PERSON
from fort_desktop.rules.model.types import RuleError
from fort_desktop.session.computers import bots_for
from fort_desktop.session.drafting import CHOICES, Drafting, is_ready
from fort_desktop.session.session import Session

_HELD_AT = frozenset({"pick", "recruit", "birthday"})
"""Stages at which an answer waits for Done."""


def check_aside(record: Record, game: Game) -> None:
    """Refuse what cannot have been set in this game.

    What was set for a moment that the game has left, as after a crash, is not a fault: it is void.

    Raises:
        RecordError: `bad_line` or `unknown_player`, with the line.
    """
    line = record.aside_line
    for change in record.aside.changes:
        if change.player != PERSON and change.player not in LEVELS:
            raise RecordError("unknown_player", record.path, line, {"player": change.player})
    detail = _fault(record.aside, game)
    if detail:
        raise RecordError("bad_line", record.path, line, {"detail": detail})


def _fault(aside: Aside, game: Game) -> str:
    """Return what is wrong, as a code; "" if nothing is."""
    seats = len(game.state.seats)
    longest = max(map(len, (aside.picks, aside.hands, aside.standing)))
    named = [change.seat for change in aside.changes]
    named += [one.seat for one in (aside.glance, aside.held) if one is not None]
    named.append(aside.drafting or 0)
    if longest > seats or max(named) >= seats:
        return "no_such_seat"
    cards = game.state.catalog.kid
    if any(card not in cards for hand in aside.hands for card in hand):
        return "no_such_card"
    if not _persons_left(aside, game):
        return "nobody_left"
    return _draft_fault(aside, game) or _held_fault(aside.held, aside, game)


def _persons_left(aside: Aside, game: Game) -> bool:
    """Return True if a person sits there after the changes, or there are none."""
    started = getattr(game.events[0], "seats", ())
    left = seated(started, aside.changes)
    return not aside.changes or any(info.player == PERSON for info in left)


def _draft_fault(aside: Aside, game: Game) -> str:
    """Picks made ahead are possible ones; those of a draft that is over are void."""
    draft = Drafting(game)
    if not draft.open or not aside.picks:
        return ""
    picks = draft.picks(aside.picks)
    if any(len(own) > CHOICES for own in picks):
        return "too_many_picks"
    for seat, own in enumerate(picks):
        if len(own) > len(picks[seat - 1]) + 1:
            return "pack_not_there_yet"
    try:
        draft.proved(picks)
    except RuleError as fault:
        return str(fault)
    return ""


def _held_fault(held: Held | None, aside: Aside, game: Game) -> str:
    """An answer that waits for Done is one to the open question."""
    if held is None or held.at != len(game.acts):
        return ""
    if game.decision is None or game.state.pending.stage not in _HELD_AT:
        return "nothing_held_there"
    try:
        move = parse_move(held.move)
    except RuleError as fault:
        return str(fault)
    decision, draft = game.decision, Drafting(game)
    picks = draft.picks(aside.picks)
    if isinstance(move, Pick) and draft.open and is_ready(picks, held.seat):
        decision = draft.asked(picks, held.seat)[1]
    fits = held.seat == decision.seat and move in decision.moves
    return "" if fits else "no_answer_to_this"


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
