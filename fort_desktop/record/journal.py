"""The write-ahead record of a running game: a move is on the disk before its effect is shown.

A separate thread writes and waits for the disk (fsync), so that no frame does. What cannot be
written is kept and tried again with the next move: the game goes on in memory. If somebody removes,
replaces or changes the file, the game goes on in a new file that holds all of it.
"""

import contextlib
import os
import stat
import threading
from collections.abc import Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Final, Literal

from fort_desktop.file_names import numbered
from fort_desktop.files import (
    keep_once,
    make_folder,
    read_bounded,
    refuse_link,
    sync_folder,
    write_whole,
)
from fort_desktop.record.content import content_of
from fort_desktop.record.faults import RecordError, because
from fort_desktop.record.format import MAX_BYTES, SUFFIX, Chain, is_record_name, name_body
from fort_desktop.record.lock import take_lock
from fort_desktop.record.reader import read_record
from fort_desktop.record.record import Record

Loss = Literal["removed", "replaced", "changed"]
"""What somebody else did to the file of a running game."""

_PREFIX: Final = "game-"
_FLAGS: Final = (
    os.O_RDWR
    | os.O_APPEND
    | getattr(os, "O_BINARY", 0)
    | getattr(os, "O_CLOEXEC", 0)
    | getattr(os, "O_NOFOLLOW", 0)
    | getattr(os, "O_NONBLOCK", 0)
)


class Journal:
    """Appends sealed lines to the file of a game; created by `begin` or `resume`.

    Attributes:
        path: the file; trouble: why nothing can be written at present, None if it can.
        losses: what happened to earlier files of the game, first to last.
    """

    def __init__(self, path: Path, handle: int | None, chain: Chain, content: bytes = b"") -> None:
        self.path = path
        self.trouble: RecordError | None = None
        self.losses: list[Loss] = []
        self._handle = handle
        self._chain = chain
        self._content = bytearray(content)  # what the file holds, to the best of our knowledge
        self._backlog = b""
        self._guard = threading.Lock()
        self._writer = ThreadPoolExecutor(1, "journal")
        self._last: Future[None] | None = None
        self._closed = False

    @classmethod
    def begin(cls, folder: Path, bodies: Sequence[bytes]) -> "Journal":
        """Create a file in `folder` with the lines so far."""
        journal = cls(folder / f"{_PREFIX}0001{SUFFIX}", None, Chain())
        journal.put(bodies)
        return journal

    @classmethod
    def resume(cls, path: Path) -> tuple["Journal | None", Record]:
        """Continue a file; a torn or damaged end is cut off, a copy of a damaged file is kept.

        Returns:
            The journal and the record read. A record of an old revision gets no journal, since its
            lines have no checksums.

        Raises:
            RecordError: `locked` if another program plays it, `unwritable` if it cannot be
                written; else it cannot be read.
        """
        handle = _open(path)
        try:
            if not take_lock(handle):
                raise RecordError("locked", path)
            record = read_record(path)
            if record.chain is None:
                os.close(handle)
                return None, record
            content = content_of(path)
            as_written = os.fstat(handle).st_size == len(content)
            if as_written:
                content = _cut(path, handle, record, content)
        except OSError as fault:
            os.close(handle)
            raise because(path, fault, "unwritable") from fault
        except RecordError:
            os.close(handle)
            raise
        if not as_written:
            os.close(handle)  # Windows replaces no file that is open
            return cls._mend(path, content)
        return cls(path, handle, record.chain.copy(), content), record

    @classmethod
    def _mend(cls, path: Path, content: bytes) -> tuple["Journal | None", Record]:
        """Continue a file whose line ends were changed, after writing it as it was."""
        try:
            write_whole(path, content)
        except OSError as fault:
            raise because(path, fault, "unwritable") from fault
        return cls.resume(path)

    def put(self, bodies: Sequence[bytes]) -> None:
        """Queue these lines to be written together as soon as the disk takes them."""
        with self._guard:
            self._backlog += b"".join(map(self._chain.seal, bodies))
        self._start_writing()

    def _start_writing(self) -> None:
        try:
            self._last = self._writer.submit(self._write)
        except RuntimeError:  # the system gives no thread: then the frame waits for the disk
            self._last = None
            self._write()

    @property
    def settled(self) -> bool:
        """Return True if everything that was put has been written or refused."""
        return self._last is None or self._last.done()

    def settle(self) -> None:
        """Wait until it is settled."""
        if self._last is not None:
            self._last.result()

    def close(self) -> None:
        """Close the file, after a last attempt to write what is left."""
        if self._closed:
            return
        self._closed = True
        if self._backlog and self.settled:
            self._start_writing()
        self._writer.shutdown()
        if self._handle is not None:
            os.close(self._handle)
            self._handle = None

    @property
    def kept(self) -> bool:
        """Return True if all that was put is on the disk now; to be called once it is closed."""
        try:
            found = read_bounded(self.path, MAX_BYTES)
        except OSError:
            return False
        return not self._backlog and found == self._content

    def _write(self) -> None:
        with self._guard:
            rows, self._backlog = self._backlog, b""
        if not rows:
            return
        try:
            self._leave_lost()
            if self._handle is None:
                self._begin(bytes(self._content) + rows)
            else:
                _append(self._handle, rows)
            self._content += rows
            self.trouble = None
        except BaseException as fault:
            with self._guard:
                self._backlog = rows + self._backlog
            if not isinstance(fault, OSError):
                raise
            self.trouble = because(self.path, fault, "unwritable")

    def _leave_lost(self) -> None:
        """Close a file that is no longer ours, without touching it."""
        lost = self._loss()
        if lost is not None and self._handle is not None:
            os.close(self._handle)
            self._handle = None
            self.losses.append(lost)

    def _loss(self) -> Loss | None:
        """Detect what somebody did to the file since our last line, if anything."""
        if self._handle is None:
            return None
        held = os.fstat(self._handle)
        try:
            named = os.stat(self.path, follow_symlinks=False)
        except (FileNotFoundError, NotADirectoryError):
            return "removed"
        except OSError:
            return None  # the folder cannot be read just now; the file itself can be written
        if not os.path.samestat(held, named):
            return "replaced"
        return "changed" if held.st_size != len(self._content) else None

    def _begin(self, content: bytes) -> None:
        """Write the whole game to a new file and continue there; no partial file is left behind."""
        path, handle = _create(self.path.parent)
        try:
            _append(handle, content)
        except OSError:
            os.close(handle)
            with contextlib.suppress(OSError):
                path.unlink()
            raise
        self.path, self._handle = path, handle


def _open(path: Path) -> int:
    try:
        kind = os.lstat(path).st_mode
        refuse_link(path)
        if not stat.S_ISREG(kind):
            raise RecordError("no_regular_file", path)
        return os.open(path, _FLAGS)
    except FileNotFoundError as fault:
        raise because(path, fault) from fault
    except ValueError as fault:
        raise RecordError("bad_name", path) from fault
    except OSError as fault:
        raise because(path, fault, "unwritable") from fault


def _append(handle: int, rows: bytes) -> None:
    """Append all of `rows` and wait for the disk; on failure, none of them."""
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
    """Create the file with the next free number, locked; returns its path and handle."""
    make_folder(folder)
    taken = [_number(path) for path in folder.glob(f"{_PREFIX}*") if is_record_name(path)]
    number = max(taken, default=0) + 1
    while True:
        path = folder / f"{_PREFIX}{number:04}{SUFFIX}"
        try:
            handle = os.open(path, _FLAGS | os.O_CREAT | os.O_EXCL, 0o600)
        except FileExistsError:
            number += 1
            continue
        take_lock(handle)
        sync_folder(folder)
        return path, handle


def _number(path: Path) -> int:
    digits = path.stem.removeprefix(_PREFIX)
    return int(digits) if digits.isascii() and digits.isdecimal() and len(digits) < 10 else 0


def _cut(path: Path, handle: int, record: Record, content: bytes) -> bytes:
    """Truncate the file to its last complete move; returns its content."""
    if len(content) == record.size:
        return content
    if record.damage is not None and not record.damage.torn:
        names = numbered(path.name, ".damaged-1", ".damaged-{}")
        keep_once(path.parent, names, content)
    # The end of the last whole line may itself have been cut off.
    os.ftruncate(handle, record.size - 1)
    _append(handle, b"\n")
    return content[: record.size - 1] + b"\n"


def write_record(path: Path, bodies: Sequence[bytes]) -> None:
    """Write a whole record atomically.

    Raises:
        OSError: it cannot be written.
    """
    chain = Chain()
    write_whole(path, b"".join(map(chain.seal, bodies)))


def rename(path: Path, name: str) -> None:
    """Give a name to a game that is not being played.

    Raises:
        RecordError: it cannot be read or written, or is being played.
    """
    journal, _ = Journal.resume(path)
    if journal is None:
        raise RecordError("old_revision", path)
    journal.put([name_body(name)])
    journal.settle()
    trouble = journal.trouble
    journal.close()
    if trouble is not None:
        raise trouble
