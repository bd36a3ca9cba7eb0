"""Workers on a machine that may be as busy as it likes: they answer when they can."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

import pytest

from fort_desktop.bots.worker import Answer
from fort_desktop.session import bot_process
from fort_desktop.session.bot_process import Thinker
from tests.waiting import until

_SYNCHRONIZE: Final = 0x100000
_WAIT_TIMEOUT: Final = 0x102
"""A right to wait for a process of Windows, and the answer that it has not ended yet."""


def answered(thinker: Thinker) -> Answer:
    return until(thinker.answer, "an answer")


@contextmanager
def silent_for_long() -> Iterator[None]:
    """Within it, any worker has given no sign of life for as long as counts as hanging."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(bot_process, "SILENCE", 0.0)
        yield


def state_of(pid: int) -> str:
    """What the system calls the state of a process; "" where it does not tell, or not any more."""
    with suppress(FileNotFoundError, ProcessLookupError):
        return Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()[0]
    return ""


def lives(pid: int) -> bool:
    """Whether there is this process; a dead one that nobody has taken notice of does not count."""
    if sys.platform == "win32":
        import ctypes

        kernel = ctypes.WinDLL("kernel32")
        # A handle has 64 bits; ctypes would take it for an int of 32.
        kernel.OpenProcess.restype = ctypes.c_void_p
        kernel.WaitForSingleObject.argtypes = (ctypes.c_void_p, ctypes.c_uint32)
        kernel.CloseHandle.argtypes = (ctypes.c_void_p,)
        if (handle := kernel.OpenProcess(_SYNCHRONIZE, False, pid)) is None:
            return False
        try:
            return bool(kernel.WaitForSingleObject(handle, 0) == _WAIT_TIMEOUT)
        finally:
            kernel.CloseHandle(handle)
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return state_of(pid) != "Z"
