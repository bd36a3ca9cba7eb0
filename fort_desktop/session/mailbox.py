"""Sends messages to the worker from a thread, so that a busy worker never blocks the window.

A pipe buffers some thousand bytes; after that, writing blocks until the other end reads. A worker
may be suspended, or busy with something that cannot be interrupted.
"""

import threading
from multiprocessing.connection import Connection
from typing import Final

from fort_desktop.bots.worker import Players, Question

_PATIENCE: Final = 1.0
"""Seconds that closing waits for the thread; the system ends it with the program at the latest."""


class Mailbox:
    """Unsent messages to a worker; only the newest of each kind is kept."""

    def __init__(self, pipe: Connection) -> None:
        self._pipe = pipe
        self._changed = threading.Condition()
        self._players: Players | None = None
        self._question: Question | None = None
        self._closed = False
        self._thread = threading.Thread(target=self._run, name="fort-mail", daemon=True)
        self._thread.start()

    def seat(self, players: Players) -> None:
        """Announce a new game; an unsent question of the last one is dropped."""
        with self._changed:
            self._players, self._question = players, None
            self._changed.notify()

    def ask(self, question: Question) -> None:
        """Send a question; an older one that has not been sent is dropped."""
        with self._changed:
            self._question = question
            self._changed.notify()

    def close(self) -> None:
        """Send nothing more. A worker that is not reading must be gone by then."""
        with self._changed:
            self._closed = True
            self._changed.notify()
        self._thread.join(_PATIENCE)

    def _run(self) -> None:
        """Send messages until the end; a broken pipe is noticed by whoever waits for the answer."""
        try:
            while (message := self._next()) is not None:
                self._pipe.send(message)
        except OSError:
            return

    def _next(self) -> Players | Question | None:
        """Wait for the next message; None after the end. `Players` come before questions."""
        with self._changed:
            self._changed.wait_for(self._has_work)
            if self._closed:
                return None
            found, self._players = self._players, None
            if found is not None:
                return found
            question, self._question = self._question, None
            return question

    def _has_work(self) -> bool:
        return self._closed or self._players is not None or self._question is not None
