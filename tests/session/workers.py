"""Workers on a machine that may be as busy as it likes: they answer when they can."""

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from fort_desktop.bots.worker import Answer
from fort_desktop.session import bot_process
from fort_desktop.session.bot_process import Thinker
from tests.waiting import until


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
