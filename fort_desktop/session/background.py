"""One long computation in a process of its own, with the lowest priority, while people play.

A thread starts the process and takes what it sends, so whoever draws frames waits for neither. The
process ends when it is cancelled, when another computation begins, and with the program.
"""

import os
import sys
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from threading import Thread
from typing import Any, Final

from fort_desktop.bots.protocol import without_collector

Send = Callable[[object], None]
"""Hands over a part of the answer."""
Work = Callable[..., None]
"""A function of a module: gets a `Send`, then what `start` was given."""
_IDLE: Final = 0x40
"""The lowest priority on Windows."""


class Background:
    """At most one process, for what was asked for last.

    Args:
        name: of process and thread; work: is done there.
    """

    def __init__(self, name: str, work: Work) -> None:
        self._name = name
        self._work = work
        self._process: BaseProcess | None = None
        self._thread: Thread | None = None
        self._came: deque[object] = deque()

    def start(self, *asked: Any) -> None:
        """Begin, and give up what was begun before; at once nothing is done."""
        self.close()
        # A queue of its own: what an earlier process has sent last is for nobody.
        self._came = deque()
        # To start a process takes longer than a frame.
        self._thread = Thread(
            target=self._start, args=(self._came, asked), name=self._name, daemon=True
        )
        self._thread.start()

    def _start(self, came: deque[object], asked: tuple[Any, ...]) -> None:
        context = get_context("spawn")
        try:
            ours, theirs = context.Pipe(duplex=False)
            process = context.Process(
                target=_run, args=(self._work, theirs, asked), name=self._name, daemon=True
            )
            process.start()
        except (OSError, RuntimeError):
            return  # without it all else can be told
        self._process = process
        theirs.close()
        with suppress(EOFError, OSError):
            while True:
                came.append(ours.recv())
        ours.close()

    def take(self) -> list[object]:
        """What has come since the last call, first to last; waits for nothing."""
        return [self._came.popleft() for _ in range(len(self._came))]

    @property
    def running(self) -> bool:
        """Whether more may come."""
        return self._thread is not None and self._thread.is_alive()

    @property
    def pid(self) -> int | None:
        """The process; None while there is none."""
        return self._process.pid if self._process is not None else None

    def wait(self) -> None:
        """Wait until it is done; nobody who draws frames does that."""
        if self._thread is not None:
            self._thread.join()
        if self._process is not None:
            self._process.join()

    def close(self) -> None:
        """End it."""
        thread, self._thread = self._thread, None
        while thread is not None and thread.is_alive() and self._process is None:
            thread.join(0.01)  # it is just starting the process
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.join()
            process.close()
        if thread is not None:
            thread.join()


def _run(work: Work, pipe: Connection, asked: tuple[Any, ...]) -> None:
    """What the process does."""
    _step_back()
    without_collector()
    with suppress(OSError):  # nobody takes it any more
        work(pipe.send, *asked)


def left_alone() -> bool:
    """In the process: whether the program that wanted the answer is gone."""
    parent = parent_process()
    return parent is not None and not parent.is_alive()


def _step_back() -> None:
    """Everything else on the machine goes first."""
    if sys.platform == "win32":
        import ctypes

        kernel = ctypes.windll.kernel32
        kernel.SetPriorityClass(kernel.GetCurrentProcess(), _IDLE)
    else:
        os.nice(19)
