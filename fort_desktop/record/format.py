"""Record format 1: JSON Lines, a header and one event a line.

Questions (`decision_due`) stand in lines of their own under "due": the events of the contract
follow one another without them, and a replay still knows what was asked.
"""

import os
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from fort_desktop import __version__
from fort_desktop.rules.cursor import Flow
from fort_desktop.rules.events import EVENT, DecisionDue, Event
from fort_desktop.rules.moves import Move, text

SUFFIX: Final = ".fort"
FORMAT: Final = 1
MAX_BYTES: Final = 32 * 1024 * 1024


class RecordError(ValueError):
    """A record that cannot be read; the message names file, line and reason."""


class Header(msgspec.Struct, frozen=True):
    """The first line: format, program version, and the seed if it is known."""

    fort: int
    version: str = ""
    seed: int | None = None


class Record(msgspec.Struct, frozen=True):
    """A read record: its header, and the events that stand after all undos."""

    header: Header
    events: tuple[Event, ...]


_EVENT: Final = msgspec.json.Decoder(EVENT)
_FLOW: Final = msgspec.json.Decoder(Flow)


def lines(events: Iterable[Event], header: Header | None = None) -> Iterable[bytes]:
    """The lines of a record, each with its line end."""
    yield msgspec.json.encode(header or Header(FORMAT, __version__)) + b"\n"
    number = 0
    for event in events:
        number += not isinstance(event, DecisionDue)
        yield event_line(number, event)


def event_line(number: int, event: Event) -> bytes:
    """One event under its sequence number, from 1; a question under that of the event before."""
    if isinstance(event, DecisionDue):
        return b'{"n":%d,"due":%s}\n' % (number, msgspec.json.encode(event.flow))
    return b'{"n":%d,"event":%s}\n' % (number, msgspec.json.encode(event))


def move_line(seat: int, move: Move) -> bytes:
    """The move that a seat made; for readers, not needed to restore the game."""
    return msgspec.json.encode({"seat": seat, "move": text(move)}) + b"\n"


def write_record(path: Path, events: Sequence[Event], seed: int | None = None) -> None:
    """Write a whole record in one go: the file is there complete or not at all.

    Raises:
        OSError: the file cannot be written.
    """
    part = path.with_suffix(path.suffix + ".part")
    with part.open("wb") as file:
        file.writelines(lines(events, Header(FORMAT, __version__, seed)))
    os.replace(part, path)


def read_record(path: Path, torn: bool = False) -> Record:
    """Read a record.

    Args:
        torn: leave out a last line that is cut off, as a crash leaves it.

    Raises:
        RecordError: it cannot be read, or a line is none of a record.
    """
    try:
        if path.stat().st_size > MAX_BYTES:
            raise RecordError(f"{path}: too large for a record (over {MAX_BYTES // 2**20} MB)")
        content = path.read_bytes()
    except OSError as fault:
        raise RecordError(f"{path}: cannot be read: {fault.strerror}") from fault
    if torn and not content.endswith(b"\n"):
        content = content[: content.rfind(b"\n") + 1]
    rows = content.splitlines()
    header = _header(path, rows[0] if rows else b"")
    events: list[Event] = []
    for number, row in enumerate(rows[1:], 2):
        if row.strip():
            _read_line(path, number, row, events)
    return Record(header, tuple(events))


def _header(path: Path, row: bytes) -> Header:
    try:
        header = msgspec.json.decode(row, type=Header)
    except msgspec.MsgspecError as fault:
        raise RecordError(f"{path}:1: not a record of Fort: {fault}") from fault
    if header.fort != FORMAT:
        raise RecordError(
            f"{path}:1: record format {header.fort}, but this program reads format {FORMAT}"
        )
    return header


def _read_line(path: Path, number: int, row: bytes, events: list[Event]) -> None:
    try:
        line: dict[str, Any] = msgspec.json.decode(row, type=dict[str, msgspec.Raw])
        if "event" in line:
            events.append(_EVENT.decode(line["event"]))
        elif "due" in line:
            events.append(DecisionDue(_FLOW.decode(line["due"])))
        elif "undo" in line:
            _undo(int(msgspec.json.decode(line["undo"])), events)
    except (msgspec.MsgspecError, ValueError, TypeError) as fault:
        raise RecordError(f"{path}:{number}: {fault}") from fault


def told(events: Iterable[Event]) -> int:
    """How many events there are, questions not counted."""
    return sum(not isinstance(event, DecisionDue) for event in events)


def first_events(events: Sequence[Event], count: int) -> Sequence[Event]:
    """The first `count` events, with the question that follows them."""
    seen = 0
    for i, event in enumerate(events):
        seen += not isinstance(event, DecisionDue)
        if seen > count:
            return events[:i]
    return events


def _undo(count: int, events: list[Event]) -> None:
    """Strike the last `count` events, and the questions after what is left of them."""
    there = told(events)
    if not 0 <= count <= there:
        raise ValueError(f"undo of {count} events, but there are {there}")
    if count:
        events[:] = first_events(events, there - count)
