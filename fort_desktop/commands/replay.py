"""``replay``: a recorded game as a position, in words or JSON."""

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from fort_desktop.commands.common import OK, UsageError
from fort_desktop.content import load_catalog
from fort_desktop.record.format import RecordError, told
from fort_desktop.record.reader import Record, first_events, read_record
from fort_desktop.rules.events import DecisionDue, Event
from fort_desktop.rules.game import Game
from fort_desktop.rules.view import observe, redact


def replay(path: Path, to: int | None, seat: int | None, as_json: bool) -> int:
    """Fold the first `to` events of a record and tell the position; returns the exit code.

    Raises:
        UsageError: the record cannot be read, or there is no such event or seat.
    """
    game = load_game(path, to)
    if seat is not None and not 0 <= seat < len(game.state.seats):
        raise UsageError(f"--view: there is no seat {seat}")
    print(json.dumps(as_data(game, seat)) if as_json else as_text(game, seat))
    return OK


def load_game(path: Path, to: int | None = None) -> Game:
    """The game that a record holds, up to event `to` (all without it).

    Raises:
        UsageError: see `replay`; also if the record is damaged before `to`.
    """
    try:
        record = read_record(path)
        events = _events(path, record, to)
        return Game.replay(events, record.catalog(load_catalog()), record.chance or 0)
    except RecordError as fault:
        raise UsageError(str(fault)) from fault
    except ValueError as fault:
        raise UsageError(f"{path}: {fault}") from fault


def _events(path: Path, record: Record, to: int | None) -> Sequence[Event]:
    """The events asked for; a torn end is told, damage is refused unless it lies behind `to`."""
    whole = told(record.events)
    fault = record.fault
    if fault is not None:
        said = f"{path}:{fault.line}: {fault.reason}; whole up to event {whole}"
        if not fault.torn and (to is None or to > whole):
            raise UsageError(said)
        print(f"fort-desktop: {said}", file=sys.stderr)
    if to is None:
        return record.events
    if not 0 <= to <= whole:
        raise UsageError(f"--to: expected 0 to {whole}, found {to}")
    return first_events(record.events, to)


def as_data(game: Game, seat: int | None) -> dict[str, Any]:
    """The position as JSON data; with `seat` only what it may know."""
    state = game.state
    if seat is not None:
        data: dict[str, Any] = msgspec.to_builtins(observe(state, seat))
    else:
        names = state.__struct_fields__[1:]
        data = msgspec.to_builtins({name: getattr(state, name) for name in names})
    data["events"] = told(game.events)
    data["digest"] = state.digest() if seat is None else None
    data["legal"] = [str(move) for move in game.legal_moves()]
    if seat is not None and state.flow.seat != seat:
        data["legal"] = []
    return data


def as_text(game: Game, seat: int | None) -> str:
    """The position in a few lines."""
    state = game.state
    rows = [f"after {told(game.events)} events: round {state.round}, phase {state.phase}"]
    if game.events:
        last = [e for e in game.events if not isinstance(e, DecisionDue)][-1:]
        rows.extend(f"last: {_event(event, seat)}" for event in last)
    rows.append(f"Park: {' '.join(state.park)}; {len(state.park_deck)} in the deck")
    for i in range(len(state.seats)):
        rows.append(_seat(game, i, seat))
    decision = game.decision
    if decision is not None:
        rows.append(f"seat {decision.seat} is asked: {decision.kind}")
        if seat in (None, decision.seat):
            rows.append("legal: " + ", ".join(str(move) for move in decision.moves))
    elif state.ended:
        totals = ", ".join(f"seat {score.seat}: {score.total}" for score in state.scores)
        rows.append(f"over; {totals}; won by {', '.join(f'seat {w}' for w in state.winners)}")
    return "\n".join(rows)


def _event(event: Event, seat: int | None) -> str:
    shown = event if seat is None else redact(event, seat)
    return msgspec.json.encode(shown).decode()


def _seat(game: Game, number: int, viewer: int | None) -> str:
    own = game.state.seats[number]
    hand = " ".join(own.hand) if viewer in (None, number) else f"{len(own.hand)} cards"
    return (
        f"seat {number}: {own.points} points, level {own.level}, "
        f"stuff {own.pizza} pizza {own.toys} toys, "
        f"pack {own.pack_pizza} pizza {own.pack_toys} toys; "
        f"hand: {hand}; deck {len(own.deck)}; discard: {' '.join(own.discard)}; "
        f"yard: {' '.join(own.yard)}; lookout: {' '.join(own.lookout)}; perk: {own.perk or '-'}"
    )
