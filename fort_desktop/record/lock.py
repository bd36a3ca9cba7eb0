"""An advisory file lock, so that only one program at a time writes a game.

The system releases it when the program ends in any way, so nothing stays locked.
"""

import errno
import os
import sys
from typing import Final

_BEYOND: Final = 1 << 30
"""Windows locks bytes, even such that are not there; nobody reads this one."""


def take_lock(handle: int) -> bool:
    """Lock an open file; returns False if another program holds it.

    A file system without locks counts as unlocked: better to play without a lock than not at all.
    """
    try:
        _lock(handle)
    except OSError as fault:
        return fault.errno not in (errno.EAGAIN, errno.EACCES, errno.EDEADLK)
    return True


def _lock(handle: int) -> None:
    if sys.platform == "win32":
        import msvcrt

        os.lseek(handle, _BEYOND, os.SEEK_SET)
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
