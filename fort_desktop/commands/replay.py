"""``replay``: prints the position of a recorded game, as text or JSON."""

import json
import sys
from pathlib import Path
from typing import Any

import msgspec

from fort_desktop.commands.common import OK, UsageError
from fort_desktop.content import load_catalog
from fort_desktop.record.faults import RecordError
from fort_desktop.record.format import event_count
from fort_desktop.record.reader import read_record
from fort_desktop.record.record import Record
from fort_desktop.rules.game import Game
from fort_desktop.rules.knowledge.view import observe, redact
from fort_desktop.rules.model.events import DecisionDue, Event
from fort_desktop.ui.text.file_faults import fault_line


def replay(path: Path, to: int | None, seat: int | None, as_json: bool) -> int:
    """Print the position after the first `to` events of a record; returns the exit code.

    Raises:
        UsageError: the record cannot be read, or there is no such event or seat.
    """
    game = load_game(path, to)
    if seat is not None and not 0 <= seat < len(game.state.seats):
        raise UsageError(f"--view: there is no seat {seat}")
    print(json.dumps(as_data(game, seat)) if as_json else as_text(game, seat))
    return OK


def load_game(path: Path, to: int | None = None) -> Game:
    """Load the game of a record, up to event `to` (None for all).

    Raises:
        UsageError: see `replay`; also if the record is damaged before `to`.
    """
    try:
        record = read_record(path)
        _check(record, to)
        return record.game(load_catalog(), to)
    except RecordError as fault:
        raise UsageError(fault_line(fault)) from fault


def _check(record: Record, to: int | None) -> None:
    """Report a torn end; refuse damage unless it is after event `to`."""
    whole = event_count(record.events)
    if record.damage is not None:
        said = fault_line(RecordError.of(record.damage, record.path))
        said = f"{said} It is whole up to event {whole}."
        if not record.damage.torn and (to is None or to > whole):
            raise UsageError(said)
        print(f"fort-desktop: {said}", file=sys.stderr)
    if to is not None and not 0 <= to <= whole:
        raise UsageError(f"--to: expected 0 to {whole}, found {to}")


def as_data(game: Game, seat: int | None) -> dict[str, Any]:
    """The position as JSON data; with `seat` only what it may know."""
    state = game.state
    if seat is not None:
        data: dict[str, Any] = msgspec.to_builtins(observe(state, seat))
    else:
        names = state.__struct_fields__[1:]
        data = msgspec.to_builtins({name: getattr(state, name) for name in names})
    data["events"] = event_count(game.events)
    data["digest"] = state.digest() if seat is None else None
    data["legal"] = _legal(game, seat)
    return data


def _asked(game: Game) -> bool:
    """Whether a question is open; in the middle of a move the old one has been answered."""
    return not game.events or isinstance(game.events[-1], DecisionDue)


def _legal(game: Game, seat: int | None) -> list[str]:
    """The legal answers of `seat`, sorted, since their order would reveal that of hidden piles."""
    if seat not in (None, game.state.pending.seat) or not _asked(game):
        return []
    moves = [str(move) for move in game.legal_moves()]
    return moves if seat is None else sorted(moves)


def as_text(game: Game, seat: int | None) -> str:
    """The position as a few lines of text."""
    state = game.state
    rows = [f"after {event_count(game.events)} events: round {state.round}, phase {state.phase}"]
    if game.events:
        last = [e for e in game.events if not isinstance(e, DecisionDue)][-1:]
        rows.extend(f"last: {_event(event, seat)}" for event in last)
    rows.append(f"Park: {' '.join(state.park)}; {len(state.park_deck)} in the deck")
    for i in range(len(state.seats)):
        rows.append(_seat(game, i, seat))
    decision = game.decision if _asked(game) else None
    if decision is not None:
        rows.append(f"seat {decision.seat} is asked: {decision.kind}")
        if seat in (None, decision.seat):
            rows.append("legal: " + ", ".join(_legal(game, seat)))
    elif state.ended:
        totals = ", ".join(f"seat {score.seat}: {score.total}" for score in state.scores)
        rows.append(f"over; {totals}; won by {', '.join(f'seat {w}' for w in state.winners)}")
    return "\n".join(rows)


def _event(event: Event, seat: int | None) -> str:
    shown = event if seat is None else redact(event, seat)
    return msgspec.json.encode(shown).decode()


def _seat(game: Game, number: int, viewer: int | None) -> str:
    own = game.state.seats[number]
    hand = " ".join(sorted(own.hand)) if viewer in (None, number) else f"{len(own.hand)} cards"
    return (
        f"seat {number}: {own.points} points, level {own.level}, "
        f"stuff {own.pizza} pizza {own.toys} toys, "
        f"pack {own.pack_pizza} pizza {own.pack_toys} toys; "
        f"hand: {hand}; deck {len(own.deck)}; discard: {' '.join(own.discard)}; "
        f"yard: {' '.join(own.yard)}; lookout: {' '.join(own.lookout)}; perk: {own.perk or '-'}"
    )
