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
from fort_desktop.ui.i18n.i18n import tr, trn
from fort_desktop.ui.text.file_faults import fault_line
from fort_desktop.ui.text.names import PERK_NAMES, PHASE_NAMES


def replay(path: Path, to: int | None, seat: int | None, as_json: bool) -> int:
    """Print the position after the first `to` events of a record; returns the exit code.

    Raises:
        UsageError: the record cannot be read, or there is no such event or seat.
    """
    game = load_game(path, to)
    if seat is not None and not 0 <= seat < len(game.state.seats):
        raise UsageError(tr("--view: there is no seat {seat}", seat=seat))
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
        said = tr("{fault} It is intact up to event {event}.", fault=said, event=whole)
        if not record.damage.torn and (to is None or to > whole):
            raise UsageError(said)
        print(f"fort-desktop: {said}", file=sys.stderr)
    if to is not None and not 0 <= to <= whole:
        raise UsageError(tr("--to: expected 0 to {most}, found {found}", most=whole, found=to))


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
    """Return True if a question is open; in the middle of a move the old one has been answered."""
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
    events = event_count(game.events)
    phase = tr(PHASE_NAMES[state.phase]) if state.phase in PHASE_NAMES else state.phase
    rows = [
        tr(
            "after {events} events: round {round}, phase {phase}",
            events=events,
            round=state.round,
            phase=phase,
        )
    ]
    if game.events:
        last = [e for e in game.events if not isinstance(e, DecisionDue)][-1:]
        rows.extend(tr("last: {event}", event=_event(event, seat)) for event in last)
    park, count = " ".join(state.park), len(state.park_deck)
    rows.append(tr("Park: {cards}; {count} in the deck", cards=park, count=count))
    for i in range(len(state.seats)):
        rows.append(_seat(game, i, seat))
    decision = game.decision if _asked(game) else None
    if decision is not None:
        rows.append(tr("seat {seat} is asked: {kind}", seat=decision.seat, kind=decision.kind))
        if seat in (None, decision.seat):
            rows.append(tr("legal: {moves}", moves=", ".join(_legal(game, seat))))
    elif state.ended:
        rows.append(_over(game))
    return "\n".join(rows)


def _over(game: Game) -> str:
    """The result of a game."""
    scores = game.state.scores
    totals = [tr("seat {seat}: {total}", seat=one.seat, total=one.total) for one in scores]
    winners = [tr("seat {seat}", seat=seat) for seat in game.state.winners]
    return tr(
        "over; {totals}; won by {winners}", totals=", ".join(totals), winners=", ".join(winners)
    )


def _event(event: Event, seat: int | None) -> str:
    shown = event if seat is None else redact(event, seat)
    return msgspec.json.encode(shown).decode()


def _seat(game: Game, number: int, viewer: int | None) -> str:
    own = game.state.seats[number]
    hand = " ".join(sorted(own.hand))
    if viewer not in (None, number):
        hand = trn("{n} card", "{n} cards", len(own.hand))
    return tr(
        "seat {seat}: points {points}, fort level {level}; Stuff: pizza {pizza}, toys {toys}; "
        "Pack: pizza {pack_pizza}, toys {pack_toys}; hand: {hand}; deck: {deck}; "
        "discard pile: {discard}; Yard: {yard}; Lookout: {lookout}; perk: {perk}",
        seat=number,
        points=own.points,
        level=own.level,
        pizza=own.pizza,
        toys=own.toys,
        pack_pizza=own.pack_pizza,
        pack_toys=own.pack_toys,
        hand=hand,
        deck=len(own.deck),
        discard=" ".join(own.discard),
        yard=" ".join(own.yard),
        lookout=" ".join(own.lookout),
        perk=tr(PERK_NAMES[own.perk]) if own.perk else "-",
    )
