"""An advisory file lock, so that only one program at a time writes a game, or another file.

The system releases it when the program ends in any way, so nothing stays locked.
"""

import contextlib
import errno
import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from fort_desktop.files import open_to_append

_BEYOND: Final = 1 << 30
"""Windows locks bytes, even such that are not there; nobody reads this one."""

_TRIES, _NAP = 50, 0.01
"""How often a lock that another program holds is tried, and the seconds between."""


@contextlib.contextmanager
def alone(path: Path) -> Iterator[None]:
    """While no other program holds the lock of this file, which is made if it is missing.

    It continues without one where there are no locks, or if another program keeps it for long.
    """
    try:
        handle = open_to_append(path)
    except OSError:
        yield
        return
    try:
        for _ in range(_TRIES):
            if take_lock(handle):
                break
            time.sleep(_NAP)
        yield
    finally:
        os.close(handle)


def take_lock(handle: int) -> bool:
    """Lock an open file; returns False if another program holds it.

    A file system without locks counts as unlocked: better to play without a lock than not at all.
    Wine gives no reason when another program holds it.
    """
    try:
        _lock(handle)
    except OSError as fault:
        return fault.errno not in (errno.EAGAIN, errno.EACCES, errno.EDEADLK, None, 0)
    return True


def _lock(handle: int) -> None:
    if sys.platform == "win32":
        import msvcrt

        os.lseek(handle, _BEYOND, os.SEEK_SET)
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
