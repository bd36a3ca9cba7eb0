"""One long computation in a process of its own, with the lowest priority, while people play.

A thread starts the process, takes what it sends, and sees it end, so whoever draws frames waits for
none of that. The process ends when it is cancelled, when another computation begins, and with the
program.
"""

from collections import deque
from collections.abc import Callable
from contextlib import suppress
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any

from fort_desktop.bots.priority import step_back
from fort_desktop.bots.protocol import without_collector
from fort_desktop.threads import begun

Send = Callable[[object], None]
"""Hands over a part of the answer."""
Work = Callable[..., None]
"""A function of a module: gets a `Send`, then what `start` was given."""


class _Run:
    """One computation: its process, the thread that takes what comes, and what has come."""

    def __init__(self, name: str, work: Work, asked: tuple[Any, ...]) -> None:
        self._name, self._work, self._asked = name, work, asked
        self.came: deque[object] = deque()
        self.process: BaseProcess | None = None
        self.given_up = False
        # To start a process takes longer than a frame.
        self.thread = begun(self._go, name)

    def _go(self) -> None:
        context = get_context("spawn")
        try:
            ours, theirs = context.Pipe(duplex=False)
            told = (self._work, theirs, self._asked)
            process = context.Process(target=_run, args=told, name=self._name, daemon=True)
            process.start()
        except (OSError, RuntimeError):
            return  # without it all else can be told
        self.process = process
        if self.given_up:
            process.kill()
        theirs.close()
        with suppress(EOFError, OSError):
            # The pipe may outlive the process: Windows keeps the process's end of it here until
            # the process takes it, and one that is killed before never does.
            while ours in wait([ours, process.sentinel]) or ours.poll():
                self.came.append(ours.recv())
        ours.close()
        process.join()

    def give_up(self) -> None:
        """End it; what is left of it goes by itself."""
        self.given_up = True
        if self.process is not None:
            self.process.kill()


class Background:
    """At most one computation, the one that was asked for last.

    Args:
        name: of process and thread; work: is done there.
    """

    def __init__(self, name: str, work: Work) -> None:
        self._name = name
        self._work = work
        self._now: _Run | None = None

    def start(self, *asked: Any) -> None:
        """Begin, and give up what was begun before; at once nothing is done."""
        self.cancel()
        self._now = _Run(self._name, self._work, asked)

    def take(self) -> list[object]:
        """Return what has come since the last call, first to last, without waiting."""
        came = self._now.came if self._now is not None else deque()
        return [came.popleft() for _ in range(len(came))]

    @property
    def running(self) -> bool:
        """Return True if more may come."""
        thread = self._now.thread if self._now is not None else None
        return thread is not None and thread.is_alive()

    @property
    def pid(self) -> int | None:
        """The process; None while there is none."""
        process = self._now.process if self._now is not None else None
        return process.pid if process is not None else None

    def wait(self) -> None:
        """Wait until it is done; nobody who draws frames does that."""
        if self._now is not None and self._now.thread is not None:
            self._now.thread.join()

    def cancel(self) -> None:
        """Give it up, without waiting for its end."""
        if self._now is not None:
            self._now.give_up()
            self._now = None

    def close(self) -> None:
        """End it, and wait until it has ended."""
        now = self._now
        self.cancel()
        if now is not None and now.thread is not None:
            now.thread.join()


def _run(work: Work, pipe: Connection, asked: tuple[Any, ...]) -> None:
    """Do the work of the process."""
    step_back("behind all")
    without_collector()
    with suppress(OSError):  # nobody takes it any more
        work(pipe.send, *asked)


def left_alone() -> bool:
    """In the process: whether the program that wanted the answer is gone."""
    parent = parent_process()
    return parent is not None and not parent.is_alive()
