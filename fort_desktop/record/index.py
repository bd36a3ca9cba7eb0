"""A list of the games in a folder, kept in `list.json`, and read one file after the other.

Nobody has to wait until all files are read: those that were played last come first.
"""

import contextlib
import os
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import Final, Literal, NamedTuple

import msgspec

from fort_desktop.files import read_bounded, write_whole
from fort_desktop.record.faults import RecordError, because
from fort_desktop.record.format import SUFFIX
from fort_desktop.record.summary import Summary, summarise

NAME: Final = "list.json"
_MOST_BYTES: Final = 16 * 1024 * 1024
_OFTEN: Final = 1000
"""So many files are read before what was found is kept: closing the program loses little."""
_SLICE: Final = 200
"""So many files are looked at between two looks at the clock: a smaller folder is seen whole."""
_FIRST: Final = 50
"""So many games of the list, the last played first, stand for a folder not yet looked through."""


class SavedGame(msgspec.Struct, frozen=True):
    """A game in the list: its file, when it was last played (Unix time in seconds), its summary."""

    path: Path
    changed: float
    summary: Summary

    @property
    def whole(self) -> bool:
        """Return True if there is a game that can be opened."""
        return bool(self.summary.seats)


class _Known(msgspec.Struct, frozen=True):
    """The cached summary of a file with this time and size; its fields are written to disk.

    `form` is another number once summaries tell more: then all files are read again.
    """

    form: Literal[5]
    time: int
    size: int
    told: Summary


class _File(NamedTuple):
    name: str
    time: int
    size: int
    changed: float


_ALL: Final = msgspec.json.Decoder(dict[str, msgspec.Raw])
_ONE: Final = msgspec.json.Decoder(_Known)
_WRONG: Final = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError)


def unfinished(slots: Iterable[SavedGame]) -> SavedGame | None:
    """The first game that can be gone on with; of a list the one that was played last."""
    return next((slot for slot in slots if slot.whole and not slot.summary.ended), None)


class Index:
    """The games in a folder, as far as their files have been read.

    Attributes:
        trouble: why the folder cannot be listed, None if it can.
        looks: the folder is still being looked through.
    """

    def __init__(self, folder: Path) -> None:
        self.trouble: RecordError | None = None
        self.looks = False
        self._folder = folder
        self._kept: dict[str, msgspec.Raw] | None = None
        self._known: dict[str, _Known] = {}
        self._there: Iterator[_File] | None = None
        self._seen: dict[str, _File] = {}
        self._files: list[_File] = []
        self._left: list[_File] = []
        self._new = 0

    def look(self, over: Callable[[], bool] = lambda: False) -> None:
        """See which files there are now.

        Args:
            over: tells whether the time is over. It holds for the first look alone, which goes on
                the next time; until it is done the games that were listed first count.
        """
        if self._kept is None:
            self._kept = _remembered(self._folder / NAME)
            self.looks = True
        self._look_through(over if self.looks else lambda: False)
        seen = self._seen
        if self.looks:
            listed = (self._folder / name for name in islice(self._kept, _FIRST))
            seen = {file.name: file for path in listed for file in _file(path)} | seen
        # What was played last comes first; files with the same time by their names.
        self._files = sorted(seen.values(), key=lambda file: (-file.changed, file.name))
        gone = [name for name in self._known if name not in seen]
        for name in gone:
            del self._known[name]
        missing = [file for file in reversed(self._files) if not self._is_known(file)]
        # At the end is what is read next: first of all what has been shown already.
        self._left = sorted(missing, key=lambda file: file.name in self._known)
        if gone and not self._left:
            self._keep()

    def _look_through(self, over: Callable[[], bool]) -> None:
        """Look at the files in the folder, as far as there is time for it."""
        if self._there is None:
            self._there, self._seen = self._all(), {}
        for file in self._there:
            self._seen[file.name] = file
            if len(self._seen) % _SLICE == 0 and over():
                return
        self._there, self.looks = None, False

    def read(self, path: Path) -> None:
        """Read a file of the folder before all others, if that has to be."""
        self._left.sort(key=lambda file: file.name == path.name)
        if self._left and self._left[-1].name == path.name:
            self.read_next()

    def read_next(self) -> bool:
        """Read one more file; returns whether there are others."""
        if self._left:
            file = self._left.pop()
            self._known[file.name] = self._kept_of(file) or self._told(file)
            if self._new >= _OFTEN or (self._new and not self._left):
                self._keep()
        return bool(self._left)

    @property
    def left(self) -> int:
        """The number of files that are still to be read."""
        return len(self._left)

    def slots(self) -> list[SavedGame]:
        """The games that are known so far, the last played first."""
        return [
            SavedGame(self._folder / file.name, file.changed, self._known[file.name].told)
            for file in self._files
            if self._is_known(file)
        ]

    def unread(self) -> list[Path]:
        """The files that are still to be read."""
        return [self._folder / file.name for file in self._left]

    def _all(self) -> Iterator[_File]:
        """Yield the games in the folder, in any order."""
        self.trouble = None
        try:
            with os.scandir(self._folder) as entries:
                for entry in entries:
                    if os.path.splitext(entry.name)[1].lower() == SUFFIX:
                        yield from _file(entry)
        except FileNotFoundError:
            return  # nothing has been kept yet
        except OSError as fault:
            self.trouble = because(self._folder, fault)
            self._seen = {}

    def _is_known(self, file: _File) -> bool:
        return _fits(self._known.get(file.name), file)

    def _kept_of(self, file: _File) -> _Known | None:
        """Return the entry of a file in `list.json`; None if it is unreadable or out of date."""
        kept = (self._kept or {}).get(file.name)
        if kept is None:
            return None
        try:
            known = _ONE.decode(kept)
        except _WRONG:
            return None
        return known if _fits(known, file) else None

    def _told(self, file: _File) -> _Known:
        self._new += 1
        return _Known(5, file.time, file.size, summarise(self._folder / file.name))

    def _keep(self) -> None:
        """Write what is known; if that fails the games are simply read again next time."""
        self._new = 0
        kept = self._kept = self._kept or {}
        rows, size = [], 0
        for file in self._files:
            known = self._known.get(file.name)
            if known is not None and not _fits(self._kept_of(file), file):
                kept[file.name] = msgspec.Raw(msgspec.json.encode(known))
            if file.name in kept and _is_unicode(file.name):
                row = b"%s:%s" % (msgspec.json.encode(file.name), bytes(kept[file.name]))
                size += len(row) + 1
                if size >= _MOST_BYTES:
                    break  # what is not written is read again, rather than all of it
                rows.append(row)
        with contextlib.suppress(OSError):
            write_whole(self._folder / NAME, b"{%s}" % b",".join(rows))


def _file(entry: os.DirEntry[str] | Path) -> list[_File]:
    """A file with its time and size; none if it is not a file, or goes away just now."""
    with contextlib.suppress(OSError):
        if entry.is_file():
            stat = entry.stat()
            return [_File(entry.name, stat.st_mtime_ns, stat.st_size, stat.st_mtime)]
    return []


def _fits(known: _Known | None, file: _File) -> bool:
    return known is not None and (known.time, known.size) == (file.time, file.size)


def _remembered(index: Path) -> dict[str, msgspec.Raw]:
    """The cached summaries as they are written; none if the file cannot be read."""
    try:
        return _ALL.decode(read_bounded(index, _MOST_BYTES))
    except (OSError, *_WRONG):
        return {}


def _is_unicode(name: str) -> bool:
    """Return True if a file name is valid Unicode; old archives contain some that are not."""
    try:
        name.encode()
    except UnicodeEncodeError:
        return False
    return True
