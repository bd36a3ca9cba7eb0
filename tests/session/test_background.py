"""A long computation beside the program: it can be given up at any moment, and ends by itself."""

from collections.abc import Callable
from threading import Event

import pytest

from fort_desktop.session.background import Background
from tests.waiting import LONGEST, until


def endless(send: Callable[[object], None], word: str) -> None:
    """Say something, and never come to an end."""
    send(word)
    Event().wait()


@pytest.mark.parametrize("begun", [False, True])
def test_what_is_given_up_ends_by_itself(begun: bool) -> None:
    background = Background("test", endless)
    background.start("here")
    came: list[object] = []
    if begun:
        came += until(background.take, "a word")
    run = background._now
    assert run is not None
    assert run.thread is not None
    background.cancel()
    assert background.pid is None
    assert not background.running
    assert background.take() == []
    run.thread.join(LONGEST)
    assert not run.thread.is_alive()
    assert run.process is not None
    assert run.process.exitcode not in (None, 0)
    assert came == (["here"] if begun else [])
