"""Bounded reading and atomic writing of files that only the current user may read.

Names and contents may come from anybody: a pipe, device, link or folder can have any name.
"""

import contextlib
import errno
import os
import stat
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final, Literal, TypeVar, get_args

from fort_desktop.parts import part_in

_T = TypeVar("_T")
Code = Literal["name", "kind", "size"]
"""Why a file is refused: no system takes its name, it is not a regular file, it is too large."""

_REASONS: Final[dict[Code, str]] = {
    "name": "that cannot be a file name",
    "kind": "is not a regular file",
    "size": "is too large",
}
_CHUNK: Final = 1 << 20
_RENAME_KEEPS_TARGET: Final = os.name == "nt"
"""POSIX would overwrite it."""
_BINARY: Final = getattr(os, "O_BINARY", 0) | getattr(os, "O_NOINHERIT", 0)
_CLOSED: Final = getattr(os, "O_CLOEXEC", 0) | _BINARY
_READ: Final = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOCTTY", 0) | _CLOSED
_NEW: Final = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_NOFOLLOW", 0) | _CLOSED
_END: Final = (
    os.O_WRONLY
    | os.O_CREAT
    | os.O_APPEND
    | getattr(os, "O_NOFOLLOW", 0)
    | getattr(os, "O_NONBLOCK", 0)
    | _CLOSED
)


WhyCode = Literal["no_room", "read_only", "not_there", "no_right", "in_use", "no_more", "other"]
_CODES: Final[tuple[WhyCode, ...]] = get_args(WhyCode)
_WHYS: Final[dict[WhyCode, tuple[str, ...]]] = {
    "no_room": ("ENOSPC", "EDQUOT", "EFBIG"),
    "read_only": ("EROFS",),
    "not_there": ("ENOENT", "ENOTDIR"),
    "no_right": ("EACCES", "EPERM"),
    "in_use": ("EBUSY", "ETXTBSY"),
    "no_more": ("EMFILE", "ENFILE", "ENOMEM", "EAGAIN", "EWOULDBLOCK"),
}
"""The names of the numbers, which every system has of its own."""
_IN_USE: Final = (32, 33)
"""What Windows says of a file that another program has open or locked."""
_DENIED: Final = 5
"""What it says instead when such a file is to be replaced or moved."""
_NO_NAME: Final = 123
"""What it says of a name that no file can have, such as a pattern."""
_TRIES, _NAP = 10, 0.02
"""How often a file that is in use is moved, and the seconds between: scanners for viruses, search
and folders in a cloud hold new files open for moments."""


@dataclass(frozen=True)
class Why:
    """The reason for a refusal by the system: a code that a screen words, and the system's number.

    The system's own sentence (`strerror`) speaks whatever language the C library speaks.
    """

    code: WhyCode
    number: int = 0

    @classmethod
    def of(cls, code: object, number: object) -> "Why":
        """The reason out of data that may be an older program's: what is not known is "other"."""
        known: WhyCode = next((one for one in _CODES if one == code), "other")
        return cls(known, number if isinstance(number, int) else 0)


def why_of(fault: OSError) -> Why:
    """The code for an error of the system."""
    number = fault.errno or 0
    said = getattr(fault, "winerror", None)
    # Only an error of a move names two files.
    if said in _IN_USE or (said == _DENIED and fault.filename2 is not None):
        return Why("in_use", number)
    if said == _NO_NAME:
        return Why("not_there", number)
    name = errno.errorcode.get(number, "")
    return Why(next((code for code, names in _WHYS.items() if name in names), "other"), number)


class FileRefusedError(OSError):
    """A file that the program refuses to touch, whatever the system would allow.

    Attributes:
        code: the reason, which a screen translates; `strerror` has it in English.
    """

    def __init__(self, code: Code, path: Path) -> None:
        super().__init__(None, _REASONS[code], str(path))
        self.code: Code = code

    def __str__(self) -> str:
        return f"{self.filename}: {self.strerror}"


def read_bounded(path: Path, limit: int) -> bytes:
    """Read a regular file of at most `limit` bytes; links are followed.

    Never waits for a pipe, and never reads more than `limit` + 1 bytes, whatever size the file
    claims to have.

    Raises:
        OSError: it cannot be read; a FileRefusedError if it is not a regular file or too large.
    """
    # Opening alone can do something on a device, so it is asked for its kind before that.
    _check_regular(_named(path, lambda: os.stat(path)), path)
    handle = os.open(path, _READ)
    try:
        found = os.fstat(handle)
        _check_regular(found, path)
        if found.st_size > limit:
            raise FileRefusedError("size", path)
        chunks, left = [], limit + 1
        while left and (chunk := os.read(handle, min(left, _CHUNK))):
            chunks.append(chunk)
            left -= len(chunk)
        if not left:
            raise FileRefusedError("size", path)
        return b"".join(chunks)
    finally:
        os.close(handle)


def write_whole(path: Path, data: bytes) -> None:
    """Write a file atomically; only its owner may read it.

    It replaces whatever has its name, a link included. A missing folder is made. The bytes are on
    the disk when this returns.

    Raises:
        OSError: it cannot be written; the old file is untouched and nothing is left behind.
    """
    make_folder(path.parent)
    part = part_in(path.parent)
    handle = _named(path, lambda: os.open(part, _NEW, 0o600))
    try:
        try:
            _write(handle, data)
        finally:
            os.close(handle)
        _named(path, lambda: once_free(lambda: os.replace(part, path)))
    except BaseException:
        with contextlib.suppress(OSError):
            part.unlink()
        raise
    sync_folder(path.parent)


def open_to_append(path: Path) -> int:
    """Open a regular file for appending; only its owner may read a new one.

    Raises:
        OSError: it cannot be written, or is a link; a FileRefusedError if it is not a regular file.
    """
    make_folder(path.parent)
    refuse_link(path)
    handle = _named(path, lambda: os.open(path, _END, 0o600))
    try:
        _check_regular(os.fstat(handle), path)
    except OSError:
        os.close(handle)
        raise
    return handle


def refuse_link(path: Path) -> None:
    """Refuse to write through a link; Windows cannot be told to when it opens a file.

    Raises:
        OSError: it is a link.
    """
    if _named(path, path.is_symlink):
        raise OSError(errno.ELOOP, os.strerror(errno.ELOOP), str(path))


def make_folder(folder: Path) -> None:
    """Make a folder that only its owner may read, and any missing parents.

    Raises:
        OSError: it cannot be made.
    """
    if _named(folder, folder.is_dir):
        return
    if folder.parent != folder:
        make_folder(folder.parent)
    try:
        _named(folder, lambda: folder.mkdir(0o700))
    except FileExistsError:
        if not folder.is_dir():  # somebody else has just made it
            raise


def once_free(move: Callable[[], _T]) -> _T:
    """Move or replace a file, and wait some moments if another program has it open.

    Only Windows refuses that.

    Args:
        move: does it, and is called again if the file was in use.

    Raises:
        OSError: it cannot be moved, or is in use for longer.
    """
    for _ in range(_TRIES - 1):
        try:
            return move()
        except OSError as fault:
            if getattr(fault, "winerror", None) not in (_DENIED, *_IN_USE):
                raise
        time.sleep(_NAP)
    return move()


def sync_folder(folder: Path) -> None:
    """Flush the entries of a folder to the disk (fsync); Windows neither needs nor allows it.

    Failure is ignored: the file itself has been written.
    """
    if os.name != "posix":
        return
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY | getattr(os, "O_DIRECTORY", 0) | _CLOSED)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def _write(handle: int, data: bytes) -> None:
    left = memoryview(data)
    while left:
        left = left[os.write(handle, left) :]
    os.fsync(handle)


def _check_regular(found: os.stat_result, path: Path) -> None:
    if not stat.S_ISREG(found.st_mode):
        raise FileRefusedError("kind", path)


def _named(path: Path, use: Callable[[], _T]) -> _T:
    """Call `use` on a path that may contain what no file name can: NUL or a lone surrogate.

    Raises:
        FileRefusedError: the path is impossible.
    """
    try:
        return use()
    except ValueError as fault:
        raise FileRefusedError("name", path) from fault


def write_new(
    folder: Path, names: Iterable[str], data: bytes, times: tuple[int, int] | None = None
) -> Path:
    """Write a file atomically under the first of `names` that is free.

    Args:
        names: to try; an existing file is never replaced.
        times: of the last access and change, in nanoseconds; None for now.

        Returns:
            The path that was written.

        Raises:
            OSError: it cannot be written; nothing is left behind.
    """
    make_folder(folder)
    part = part_in(folder)
    handle = os.open(part, _NEW, 0o600)
    try:
        try:
            _write(handle, data)
        finally:
            os.close(handle)
        if times is not None:
            os.utime(part, ns=times)
        return move_new(part, folder, names)
    except BaseException:
        with contextlib.suppress(OSError):
            part.unlink()
        raise


def keep_once(folder: Path, names: Iterable[str], data: bytes) -> None:
    """Write a file under the first of `names` that is free, unless one before it holds the same.

    Raises:
        OSError: it cannot be written.
    """
    for name in names:
        if _holds(folder / name, data):
            return
        with contextlib.suppress(FileExistsError):
            write_new(folder, [name], data)
            return
    raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(folder))


def _holds(path: Path, data: bytes) -> bool:
    try:
        return read_bounded(path, len(data)) == data
    except OSError:
        return False


def move_new(path: Path, folder: Path, names: Iterable[str]) -> Path:
    """Move a file into a folder of the same disk, under the first of `names` that is free.

    Returns:
        The new path.

    Raises:
        OSError: it cannot be moved; it stays where it was. A FileRefusedError if it is a folder.
    """
    make_folder(folder)
    if stat.S_ISDIR(_named(path, lambda: os.lstat(path)).st_mode):
        raise FileRefusedError("kind", path)  # Windows would move it
    for name in names:
        with contextlib.suppress(FileExistsError):
            _named(folder / name, partial(_rename_new, path, folder / name))
            sync_folder(folder)
            return folder / name
    raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(folder))


def _rename_new(path: Path, target: Path) -> None:
    """Rename without replacing."""
    if _RENAME_KEEPS_TARGET:
        once_free(lambda: os.rename(path, target))
        return
    try:
        os.link(path, target, follow_symlinks=False)
    except FileExistsError:
        raise
    except OSError:
        # A disk without hard links: the name is taken first, so that nothing else can have it.
        os.close(os.open(target, _NEW, 0o600))
        try:
            os.replace(path, target)
        except OSError:
            os.unlink(target)  # nothing came: no empty file is to stay in its place
            raise
    else:
        path.unlink()
