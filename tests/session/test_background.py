"""A long computation beside the program: it can be given up at any moment, and ends by itself."""

import time
from collections.abc import Callable

import pytest

from fort_desktop.session.background import Background

WAIT = 60.0
"""Seconds that the start of a process may take on a busy machine."""


def endless(send: Callable[[object], None], word: str) -> None:
    """Say something, and never come to an end."""
    send(word)
    while True:
        time.sleep(0.05)


@pytest.mark.parametrize("begun", [False, True])
def test_what_is_given_up_ends_by_itself(begun: bool) -> None:
    background = Background("test", endless)
    background.start("here")
    came: list[object] = []
    while begun and not came:
        came += background.take()
    run = background._now
    assert run is not None
    assert run.thread is not None
    background.cancel()
    assert background.pid is None
    assert not background.running
    assert background.take() == []
    run.thread.join(WAIT)
    assert not run.thread.is_alive()
    assert run.process is not None
    assert run.process.exitcode not in (None, 0)
    assert came == (["here"] if begun else [])
