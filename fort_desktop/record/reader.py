"""Reads a record up to its first fault, and reports place and reason of that.

All files of games are read here. Whatever a file holds, the result is a bounded, typed `Record` or
a `RecordError`, in time and memory linear in its size.
"""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

import msgspec

from fort_desktop.record.aside import Aside
from fort_desktop.record.content import content_of, head_of
from fort_desktop.record.faults import Damage, RecordError, Values
from fort_desktop.record.format import (
    FORMAT,
    MAX_LINES,
    REVISION,
    Chain,
    Header,
    Line,
    sealed,
)
from fort_desktop.record.groups import Groups, LineError
from fort_desktop.record.record import Record
from fort_desktop.record.text import is_clean
from fort_desktop.record.upcast import upcast
from fort_desktop.rules.model.events import DecisionDue, GameStarted, SeatInfo

_LINE: Final = msgspec.json.Decoder(Line)
_HEADER: Final = msgspec.json.Decoder(Header)
_WRONG: Final = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError)
"""What a decoder raises: bytes that are no UTF-8 are an error of their own where text is meant."""


def read_record(path: Path) -> Record:
    """Read a record up to its end or its first damage.

    Raises:
        RecordError: it cannot be read, or is not a record of a revision that this program knows.
    """
    content = content_of(path)
    if content.count(b"\n") > MAX_LINES:
        raise RecordError("too_many_lines", path, 0, {"most": MAX_LINES})
    rows = _rows(content)
    first = next(rows)
    header = _header(path, first)
    chain = Chain() if header.rev == REVISION else None
    if chain is not None and not chain.opens(first):
        raise RecordError("header_damaged", path, 1)
    return _body(path, header, rows, chain, len(first) + 1, len(content), head_of(first))


def _rows(content: bytes) -> Iterator[bytes]:
    """The lines of a file without their ends; the last one is empty if the file is complete."""
    at = 0
    while (end := content.find(b"\n", at)) >= 0:
        yield content[at:end]
        at = end + 1
    yield content[at:]


def _header(path: Path, row: bytes) -> Header:
    try:
        header = _HEADER.decode(row)
    except _WRONG as fault:
        raise RecordError("no_record", path, 1, {"detail": str(fault)}) from fault
    if header.fort != FORMAT or header.rev > REVISION:
        written = f"{header.fort}.{header.rev}"
        read = f"{FORMAT}.{REVISION}"
        values: Values = {"written": written, "read": read, "version": header.version}
        raise RecordError("newer", path, 1, values)
    # A seal on a header that claims to be older than seals is a damaged one.
    if header.rev < REVISION and sealed(row):
        raise RecordError("header_damaged", path, 1)
    if not all(map(is_clean, [header.version, header.words, *_words(header.seats)])):
        raise RecordError("bad_text", path, 1)
    if header.seed is not None and not 0 <= header.seed < 1 << 64:
        raise RecordError("no_record", path, 1, {"detail": "the seed has more than 64 bits"})
    return header


def _words(seats: Sequence[SeatInfo]) -> Iterator[str]:
    """The texts of seats that are shown."""
    for seat in seats:
        yield seat.name
        yield seat.player


def _names(aside: Aside | None) -> Iterator[str]:
    """The texts of a line about a shared screen that are shown."""
    for change in aside.changes if aside is not None else ():
        yield change.name
        yield change.player


def _body(
    path: Path,
    header: Header,
    rows: Iterator[bytes],
    chain: Chain | None,
    at: int,
    end: int,
    head: str,
) -> Record:
    """Read all lines after the header.

    Args:
        chain: verifies the lines; None for a revision without checksums.
        at, end: byte offsets of the first row and of the end of the file.
        head: a hash of the header.
    """
    groups = Groups(header.practice)
    damage: Damage | None = None
    size, kept = at, chain and chain.copy()
    for number, row in enumerate(rows, 2):
        last = at + len(row) >= end
        if not row.strip() and (chain is None or last):
            at += len(row) + 1
            continue
        damage = _take(groups, number, row, chain)
        if damage is not None:
            if last and damage.code == "damaged":
                damage = Damage("cut_off", number)
            break
        at += len(row) + 1
        if groups.whole:
            size, kept = at, chain and chain.copy()
    # Records of nothing but events have no questions, so no move of theirs is ever unfinished.
    if chain is not None or any(isinstance(event, DecisionDue) for event in groups.events):
        groups.drop_unfinished()
    return Record(
        path,
        upcast(header, _started(groups)),
        header.rev,
        groups.events,
        groups.lines,
        groups.acts,
        groups.undone,
        groups.chance,
        groups.practice,
        groups.anew,
        groups.name,
        groups.taken_back,
        groups.aside,
        groups.aside_line,
        damage,
        size if chain is not None else 0,
        kept,
        header.sitting.after(groups.left.items()),
        head,
    )


def _started(groups: Groups) -> GameStarted | None:
    first = groups.events[0] if groups.events else None
    return first if isinstance(first, GameStarted) else None


def _take(groups: Groups, number: int, row: bytes, chain: Chain | None) -> Damage | None:
    """Add a line to the groups; returns its fault, if any."""
    if chain is not None and not chain.opens(row):
        return Damage("damaged", number)
    try:
        line = _LINE.decode(row)
        words = _words(line.event.seats) if isinstance(line.event, GameStarted) else ()
        if not all(map(is_clean, (line.name or "", *words, *_names(line.aside)))):
            return Damage("bad_text", number)
        groups.take(number, line)
    except msgspec.ValidationError as fault:
        return Damage("bad_line", number, {"detail": str(fault)})
    except _WRONG as fault:
        return Damage("damaged", number, {"detail": str(fault)})
    except LineError as fault:
        return Damage(fault.code, number, fault.values)
    return None
