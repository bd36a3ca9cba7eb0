"""The record of a running game: on the disk before the screen shows the effect of a move.

A thread of its own writes and waits for the disk (fsync), so that no frame does. What cannot be
written is kept and tried again with the next move: the game goes on in memory.
"""

import os
import shutil
import threading
from collections.abc import Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Final

from fort_desktop.record.format import SUFFIX, Chain, RecordError, name_body
from fort_desktop.record.lock import take_lock
from fort_desktop.record.reader import Record, read_record

_PREFIX: Final = "game-"
_FLAGS: Final = os.O_RDWR | os.O_APPEND | getattr(os, "O_BINARY", 0)


class LockedError(RecordError):
    """Another program plays this game."""


class UnwritableError(RecordError):
    """The file can perhaps be read, but not written."""


class Journal:
    """Appends sealed lines to the file of a game; make it with `begin` or `resume`.

    Attributes:
        path: the file; trouble: why nothing can be written at present, "" while all is well.
    """

    def __init__(self, path: Path, handle: int | None, chain: Chain) -> None:
        self.path = path
        self.trouble = ""
        self._handle = handle
        self._chain = chain
        self._backlog = b""
        self._guard = threading.Lock()
        self._writer = ThreadPoolExecutor(1, "journal")
        self._last: Future[None] | None = None

    @classmethod
    def begin(cls, folder: Path, bodies: Sequence[bytes]) -> "Journal":
        """A new file in `folder`, with the lines that there are so far."""
        journal = cls(folder / f"{_PREFIX}0001{SUFFIX}", None, Chain())
        journal.put(bodies)
        return journal

    @classmethod
    def resume(cls, path: Path) -> tuple["Journal | None", Record]:
        """Go on with a file; what is torn or damaged is cut, the damaged file is kept beside.

        A record of an old revision gets no journal, since its lines bear no seals.

        Raises:
            LockedError: another program plays it.
            UnwritableError: it cannot be written.
            RecordError: it cannot be read.
        """
        handle = _open(path)
        try:
            if not take_lock(handle):
                raise LockedError(f"{path}: another program plays this game")
            record = read_record(path)
            if record.chain is None:
                os.close(handle)
                return None, record
            _cut(path, handle, record)
        except OSError as fault:
            os.close(handle)
            raise UnwritableError(f"{path}: cannot be written: {fault.strerror}") from fault
        except RecordError:
            os.close(handle)
            raise
        return cls(path, handle, record.chain.copy()), record

    def put(self, bodies: Sequence[bytes]) -> None:
        """Write these lines, all in one go, as soon as the disk takes them."""
        with self._guard:
            self._backlog += b"".join(map(self._chain.seal, bodies))
        self._last = self._writer.submit(self._write)

    @property
    def settled(self) -> bool:
        """Whether the disk has all that was put, or has refused it."""
        return self._last is None or self._last.done()

    def settle(self) -> None:
        """Wait until it is settled."""
        if self._last is not None:
            self._last.result()

    def close(self) -> None:
        """Let go of the file; what is left is tried a last time."""
        if self._backlog and self.settled:
            self._last = self._writer.submit(self._write)
        self._writer.shutdown()
        if self._handle is not None:
            os.close(self._handle)
            self._handle = None

    def _write(self) -> None:
        with self._guard:
            rows, self._backlog = self._backlog, b""
        if not rows:
            return
        try:
            if self._handle is None:
                self.path, self._handle = _create(self.path.parent)
            _append(self._handle, rows)
            self.trouble = ""
        except OSError as fault:
            self.trouble = f"{self.path}: {fault.strerror or fault}"
            with self._guard:
                self._backlog = rows + self._backlog


def _open(path: Path) -> int:
    try:
        return os.open(path, _FLAGS)
    except FileNotFoundError as fault:
        raise RecordError(f"{path}: cannot be read: {fault.strerror}") from fault
    except OSError as fault:
        raise UnwritableError(f"{path}: cannot be written: {fault.strerror}") from fault


def _append(handle: int, rows: bytes) -> None:
    """All of `rows`, on the disk, or nothing of them."""
    before = os.fstat(handle).st_size
    try:
        left = memoryview(rows)
        while left:
            left = left[os.write(handle, left) :]
        os.fsync(handle)
    except OSError:
        os.ftruncate(handle, before)
        raise


def _create(folder: Path) -> tuple[Path, int]:
    """A new file with the next number, locked."""
    folder.mkdir(parents=True, exist_ok=True)
    taken = [_number(path) for path in folder.glob(f"{_PREFIX}*{SUFFIX}")]
    number = max(taken, default=0) + 1
    while True:
        path = folder / f"{_PREFIX}{number:04}{SUFFIX}"
        try:
            handle = os.open(path, _FLAGS | os.O_CREAT | os.O_EXCL, 0o644)
        except FileExistsError:
            number += 1
            continue
        take_lock(handle)
        _sync_folder(folder)
        return path, handle


def _sync_folder(folder: Path) -> None:
    """A new name is on the disk only when its folder is; Windows neither needs nor allows it."""
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def _number(path: Path) -> int:
    digits = path.stem.removeprefix(_PREFIX)
    return int(digits) if digits.isdecimal() else 0


def _cut(path: Path, handle: int, record: Record) -> None:
    """Shorten the file to its last whole move."""
    if os.fstat(handle).st_size == record.size:
        return
    if record.fault is not None and not record.fault.torn:
        shutil.copy2(path, _beside(path))
    # The end of the last whole line may itself have been cut off.
    os.ftruncate(handle, record.size - 1)
    _append(handle, b"\n")


def _beside(path: Path) -> Path:
    """A free name for the damaged file."""
    number = 1
    while (beside := path.with_name(f"{path.name}.damaged-{number}")).exists():
        number += 1
    return beside


def write_record(path: Path, bodies: Sequence[bytes]) -> None:
    """Write a whole record in one go: the file is there complete or not at all.

    Raises:
        OSError: it cannot be written.
    """
    part = path.with_name(path.name + ".part")
    chain = Chain()
    try:
        with part.open("wb") as file:
            file.writelines(chain.seal(body) for body in bodies)
            file.flush()
            os.fsync(file.fileno())
        os.replace(part, path)
    except OSError:
        part.unlink(missing_ok=True)
        raise


def rename(path: Path, name: str) -> None:
    """Give a name to a game that is not being played.

    Raises:
        RecordError: it cannot be read or written, or is being played.
    """
    journal, _ = Journal.resume(path)
    if journal is None:
        raise RecordError(f"{path}: is of an old revision; play it on to renew it")
    journal.put([name_body(name)])
    journal.settle()
    trouble = journal.trouble
    journal.close()
    if trouble:
        raise RecordError(trouble)
