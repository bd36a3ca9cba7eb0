"""Reads a record as far as it is whole, and says where and why it is not."""

from pathlib import Path
from typing import Any, Final

import msgspec

from fort_desktop.record.cards import cards_from
from fort_desktop.record.format import (
    FORMAT,
    MAX_BYTES,
    REVISION,
    Chain,
    Header,
    Line,
    RecordError,
    sealed,
    told,
)
from fort_desktop.record.upcast import lifted
from fort_desktop.rules.cards import Catalog
from fort_desktop.rules.events import EVENT, DecisionDue, Event, GameEnded
from fort_desktop.rules.game import Act
from fort_desktop.rules.moves import Move, parse_move

_LINE: Final = msgspec.json.Decoder(Line)
_EVENT: Final = msgspec.json.Decoder(EVENT)
_WRONG: Final = (msgspec.MsgspecError, ValueError, RecursionError)


class Fault(msgspec.Struct, frozen=True):
    """Where a record ceases to be whole; `torn`: its last line only, as a crash leaves it."""

    line: int
    reason: str
    torn: bool


class Record(msgspec.Struct):
    """A record as far as it is whole.

    Args:
        events: what has happened, after everything that was taken back.
        acts: the moves that made them; undone: those taken back, the last one first to be redone.
        chance: the state of chance after the last event, None if the record does not tell.
        fault: where it is not whole; size: bytes up to the last whole move.
        revision: the one that it was written in.
        chain: goes on after these bytes, None for records without seals.
    """

    header: Header
    events: list[Event]
    acts: list[Act]
    undone: list[Move]
    chance: int | None = None
    practice: bool = False
    name: str = ""
    fault: Fault | None = None
    size: int = 0
    chain: Chain | None = None
    revision: int = REVISION

    @property
    def ended(self) -> bool:
        """Whether the game is over."""
        return bool(self.events) and isinstance(self.events[-1], GameEnded)

    def catalog(self, current: Catalog) -> Catalog:
        """The cards of the game; `current` itself if they are the same.

        Raises:
            ValueError: the record keeps no cards, and they are not the current ones.
        """
        if self.header.catalog in ("", current.digest):
            return current
        if not self.header.cards:
            raise ValueError("was played with another cards.yaml, which it does not keep")
        return cards_from(bytes(self.header.cards))


def read_record(path: Path) -> Record:
    """Read a record up to its end or its first fault.

    Raises:
        RecordError: it cannot be read, or is no record of Fort that this program knows.
    """
    rows = _content(path).split(b"\n")
    header = _header(path, rows[0])
    if header.rev < REVISION:
        return _old(path, rows, header)
    reading = _Reading(header)
    chain = Chain()
    if not chain.opens(rows[0]):
        raise RecordError(f"{path}:1: damaged: the header does not fit its check")
    size = len(rows[0]) + 1
    for number, row in enumerate(rows[1:], 2):
        unended = number == len(rows)
        if unended and not row:
            break
        if not chain.opens(row):
            reading.stop(number, "cut off" if unended else "damaged", unended)
            break
        size += len(row) + 1
        if not reading.take(number, row):
            break
        reading.mark(size, chain)
    return reading.record()


def _content(path: Path) -> bytes:
    try:
        if path.stat().st_size > MAX_BYTES:
            raise RecordError(f"{path}: too large for a record (over {MAX_BYTES // 2**20} MB)")
        return path.read_bytes()
    except OSError as fault:
        raise RecordError(f"{path}: cannot be read: {fault.strerror}") from fault


def _header(path: Path, row: bytes) -> Header:
    try:
        header = msgspec.json.decode(row, type=Header)
    except _WRONG as fault:
        raise RecordError(f"{path}:1: not a record of Fort: {fault}") from fault
    if header.fort == FORMAT and header.rev <= REVISION:
        # A seal on a header that claims to be older than seals is a damaged one.
        if header.rev < 0 or (header.rev < REVISION and sealed(row)):
            raise RecordError(f"{path}:1: damaged: the header does not fit its check")
        return header
    written = f"record format {header.fort}" + (f".{header.rev}" if header.rev else "")
    newer = header.fort > FORMAT or header.rev > REVISION
    by = f" of a newer program{f' ({header.version})' if header.version else ''}" if newer else ""
    raise RecordError(f"{path}:1: {written}{by}, but this program reads format {FORMAT}.{REVISION}")


def _old(path: Path, rows: list[bytes], header: Header) -> Record:
    """A record from before seals: lifted to today's rows; a torn last line is left out."""
    decoded: list[dict[str, Any]] = []
    numbers: list[int] = []
    fault: Fault | None = None
    for number, row in enumerate(rows, 1):
        if not row.strip():
            continue
        try:
            decoded.append(msgspec.json.decode(row, type=dict[str, Any]))
        except _WRONG as error:
            fault = Fault(number, str(error), number == len(rows))
            break
        numbers.append(number)
    fresh = lifted(decoded, header.rev)
    try:
        reading = _Reading(msgspec.convert(fresh[0], Header))
    except _WRONG as error:
        raise RecordError(f"{path}:{numbers[1]}: {error}") from error
    reading.fault = fault
    for number, data in zip(numbers[1:], fresh[1:], strict=True):
        if not reading.take(number, msgspec.json.encode(data)):
            break
        reading.mark(0, None)
    # Records of nothing but events have no questions, so no move of theirs is ever unfinished.
    reading.keep_all = not any("due" in row for row in fresh)
    reading.so_far.revision = header.rev
    return reading.record()


class _Reading:
    """What has been read so far, and the last point up to which every move is whole."""

    def __init__(self, header: Header) -> None:
        self.so_far = Record(header, [], [], [], practice=header.practice)
        self.fault: Fault | None = None
        self.keep_all = False
        self._open = True
        self._events = self._acts = 0
        self._undone: list[Move] = []

    def stop(self, line: int, reason: str, torn: bool) -> None:
        """The record is not whole from here on."""
        self.fault = Fault(line, reason, torn)

    def take(self, number: int, row: bytes) -> bool:
        """Read one line; False if it makes no sense."""
        try:
            self._take(_LINE.decode(row))
        except _WRONG as error:
            self.stop(number, str(error), False)
            return False
        return True

    def _take(self, line: Line) -> None:
        record = self.so_far
        if line.event:
            event = _EVENT.decode(line.event)
            record.events.append(event)
            self._open = not isinstance(event, GameEnded)
        elif line.due is not None:
            record.events.append(DecisionDue(line.due))
            record.chance = int(line.chance, 16) if line.chance else None
            self._open = False
        elif line.move is not None:
            self._move(line.seat, parse_move(line.move))
        elif line.undo is not None:
            self._undo(line.undo, line.acts)
        elif line.practice is not None:
            record.practice = line.practice
        elif line.name is not None:
            record.name = line.name

    def _move(self, seat: int, move: Move) -> None:
        record = self.so_far
        if record.chance is not None:
            record.acts.append(Act(seat, move, len(record.events), record.chance))
            self._open = True
        if self._undone and self._undone[-1] == move:
            self._undone.pop()
        else:
            self._undone = []

    def _undo(self, count: int, acts: int | None) -> None:
        """Strike the last `count` events, and the questions after what is left of them.

        A move may have made no event but a question, so the moves are counted too.
        """
        record = self.so_far
        there = told(record.events)
        if not 0 <= count <= there or (acts or 0) > len(record.acts):
            raise ValueError(f"undo of {count} events, but there are {there}")
        if acts:
            del record.events[record.acts[-acts].at :]
        else:
            record.events[:] = first_events(record.events, there - count)
        if told(record.events) != there - count:
            raise ValueError(f"undo of {count} events does not end where a move began")
        while record.acts and record.acts[-1].at >= len(record.events):
            act = record.acts.pop()
            record.chance = act.chance
            self._undone.append(act.move)
        self._open = False

    def mark(self, size: int, chain: Chain | None) -> None:
        """If no move is half told now, this is as far as the record is whole."""
        if self._open:
            return
        record = self.so_far
        record.undone = list(self._undone)
        record.size = size
        record.chain = chain.copy() if chain is not None else None
        self._events, self._acts = len(record.events), len(record.acts)

    def record(self) -> Record:
        """All that is whole."""
        record = self.so_far
        if not self.keep_all:
            del record.events[self._events :]
            del record.acts[self._acts :]
        record.fault = self.fault
        return record


def first_events(events: list[Event], count: int) -> list[Event]:
    """The first `count` events, with the question that follows them."""
    seen = 0
    for i, event in enumerate(events):
        seen += not isinstance(event, DecisionDue)
        if seen > count:
            return events[:i]
    return events
