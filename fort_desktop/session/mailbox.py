"""Sends messages to the worker from a thread: a worker that does not read must not hold the window.

A pipe takes some thousand bytes, and then whoever writes waits until the other end reads. A worker
may be stopped, or be at a thought that cannot be cut short.
"""

import threading
from multiprocessing.connection import Connection
from typing import Final

from fort_desktop.bots.worker import Players, Question

_PATIENCE: Final = 1.0
"""Seconds that closing waits for the thread; the system ends it with the program at the latest."""


class Mailbox:
    """What a worker is still to get: of each kind of message only the newest."""

    def __init__(self, pipe: Connection) -> None:
        self._pipe = pipe
        self._changed = threading.Condition()
        self._players: Players | None = None
        self._question: Question | None = None
        self._closed = False
        self._thread = threading.Thread(target=self._run, name="fort-mail", daemon=True)
        self._thread.start()

    def seat(self, players: Players) -> None:
        """Another game begins; a question of the last one is no longer wanted."""
        with self._changed:
            self._players, self._question = players, None
            self._changed.notify()

    def ask(self, question: Question) -> None:
        """Put a question; one that has not been sent yet is no longer wanted."""
        with self._changed:
            self._question = question
            self._changed.notify()

    def close(self) -> None:
        """Send nothing more. If the thread is at a message, the worker's end must be gone."""
        with self._changed:
            self._closed = True
            self._changed.notify()
        self._thread.join(_PATIENCE)

    def _run(self) -> None:
        """A broken pipe is noticed by whoever waits for the answer."""
        try:
            while (message := self._next()) is not None:
                self._pipe.send(message)
        except OSError:
            return

    def _next(self) -> Players | Question | None:
        """The next message as soon as there is one, None after the end; players come first."""
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
