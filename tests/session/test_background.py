"""A long computation beside the program: it can be given up at any moment, and ends by itself."""

import os
from collections.abc import Callable, Iterator
from multiprocessing import get_context
from multiprocessing.connection import Connection
from threading import Event

import pytest

from fort_desktop.session.background import Background
from tests.waiting import LONGEST, until


def endless(send: Callable[[object], None], word: str) -> None:
    """Say something, and never come to an end."""
    send(word)
    Event().wait()


def brief(send: Callable[[object], None], words: int) -> None:
    """Say something, and come to an end."""
    for word in range(words):
        send(word)


@pytest.fixture
def pipe_that_stays(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Somebody else has the process's end of the pipe too, and never closes it.

    On Windows it is the program itself, if the process is killed before it has taken it.
    """
    context = get_context("spawn")
    real = context.Pipe
    kept: list[Connection] = []

    def pipe(duplex: bool) -> tuple[Connection, Connection]:
        ours, theirs = real(duplex)
        kept.append(Connection(os.dup(theirs.fileno()), readable=False))
        return ours, theirs

    monkeypatch.setattr(context, "Pipe", pipe)
    yield
    for one in kept:
        one.close()


@pytest.mark.skipif(os.name == "nt", reason="an end of a pipe is copied as POSIX does it")
@pytest.mark.usefixtures("pipe_that_stays")
@pytest.mark.parametrize("words", [0, 5000])
def test_it_ends_with_its_process_whoever_has_the_pipe(words: int) -> None:
    background = Background("test", brief)
    background.start(words)
    run = background._now
    assert run is not None
    assert run.thread is not None
    run.thread.join(LONGEST)
    assert not run.thread.is_alive()
    assert background.take() == list(range(words))


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
