"""The record of a running game: appended and on the disk before the screen shows the effect."""

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from fort_desktop import __version__
from fort_desktop.record.format import (
    FORMAT,
    SUFFIX,
    Header,
    RecordError,
    event_line,
    lines,
    read_record,
    told,
)
from fort_desktop.rules.events import DecisionDue, Event, GameEnded

_PREFIX: Final = "game-"


class Journal:
    """Appends a game's events to its file.

    Attributes:
        path: the file; trouble: why writing has stopped, "" while all is well. A game goes on in
            memory when its file cannot be written.
    """

    def __init__(self, path: Path, written: int = 0) -> None:
        self.path = path
        self.trouble = ""
        self._written = written

    @classmethod
    def begin(cls, folder: Path, events: Sequence[Event], seed: int) -> "Journal":
        """A new file in `folder`, with what has happened so far."""
        taken = [_number(path) for path in folder.glob(f"{_PREFIX}*{SUFFIX}")]
        journal = cls(folder / f"{_PREFIX}{max(taken, default=0) + 1:04}{SUFFIX}")
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as fault:
            journal.trouble = f"{folder}: {fault.strerror}"
        journal._put(b"".join(lines(events, Header(FORMAT, __version__, seed))))
        journal._written = told(events)
        return journal

    def append(self, events: Sequence[Event]) -> None:
        """Write what one move has brought, in one go."""
        rows = []
        for event in events:
            self._written += not isinstance(event, DecisionDue)
            rows.append(event_line(self._written, event))
        self._put(b"".join(rows))

    def _put(self, content: bytes) -> None:
        if self.trouble:
            return
        try:
            with self.path.open("ab") as file:
                file.write(content)
                file.flush()
                os.fsync(file.fileno())
        except OSError as fault:
            self.trouble = f"{self.path}: {fault.strerror}"


def _number(path: Path) -> int:
    digits = path.stem.removeprefix(_PREFIX)
    return int(digits) if digits.isdecimal() else 0


def unfinished(folder: Path) -> Path | None:
    """The newest game in `folder`, if it can be gone on with."""
    files = sorted(folder.glob(f"{_PREFIX}*{SUFFIX}"), key=_number)
    if not files:
        return None
    try:
        events = restore(files[-1])[0]
    except RecordError:
        return None
    return files[-1] if events and not isinstance(events[-1], GameEnded) else None


def restore(path: Path) -> tuple[tuple[Event, ...], int]:
    """The events of a game up to its last whole decision, and its seed.

    A torn last line, as a crash leaves it, is left out.

    Raises:
        RecordError: the file is no record, or damaged further up.
    """
    record = read_record(path, torn=True)
    events = list(record.events)
    while events and not isinstance(events[-1], DecisionDue | GameEnded):
        events.pop()
    return tuple(events), record.header.seed or 0
