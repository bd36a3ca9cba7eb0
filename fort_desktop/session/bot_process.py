"""Runs computer players in a worker process, without ever blocking on it.

A worker that has crashed, or has shown no sign of life for a while, is replaced and asked again. If
that fails too, or none can be started, a beginner's move is made here, so that a game always goes
on.
"""

import threading
import time
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Final

from fort_desktop.bots.levels import make_bot
from fort_desktop.bots.worker import Answer, Players, Question, Shared, work
from fort_desktop.files import Why, why_of
from fort_desktop.rules.knowledge.view import View
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.rules.model.moves import Decision

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


LIMIT: Final = 2.5
"""Seconds that a player has for a move; who has no better one by then makes the best so far."""
SILENCE: Final = 1.5
"""Seconds without a sign of life after which a worker counts as hanging."""
START: Final = 15.0
"""Seconds that a new worker has to begin; a slow machine needs some to load the program."""
TRIES: Final = 2
"""Workers that are asked one question, before the move is made here."""


class Thinker:
    """One worker process and its open question.

    Attributes:
        lost: how many workers had to be replaced.
        trouble: why no worker can be started, None while one can.
    """

    def __init__(self, limit: float = LIMIT) -> None:
        self.limit = limit
        self.lost = 0
        self.trouble: Why | None = None
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._mail: Mailbox | None = None
        self._shared: Shared | None = None
        self._players: Players | None = None
        self._question: Question | None = None
        self._tries = 0
        self._count = 0

    @property
    def pid(self) -> int | None:
        """The worker's process id; None while there is none."""
        return self._process.pid if self._process is not None else None

    def seat(self, catalog: Catalog, levels: dict[int, tuple[str, int]]) -> None:
        """Begin a game; `levels` has the level and the seed of each computer player's seat."""
        self.cancel()
        self._players = Players(catalog, levels)
        if self._mail is not None:
            self._mail.seat(self._players)

    def start(self) -> None:
        """Start the worker before the first question, so that it is ready then."""
        if self._process is None:
            self._begin()

    @property
    def asked(self) -> bool:
        """Return True if an answer is outstanding."""
        return self._question is not None

    def ask(
        self,
        view: View,
        decision: Decision,
        hint: bool = False,
        limit: float | None = None,
        luck: int | None = None,
    ) -> None:
        """Send a question; an older one is dropped.

        Args:
            limit: in seconds, if not the default; luck: as in `Question`.
        """
        self._count += 1
        self._tries = 0
        seconds = self.limit if limit is None else limit
        self._put(Question(self._count, view, decision, seconds, hint, luck))

    def answer(self) -> Answer | None:
        """The answer, or None if it is outstanding. Call it often: it also watches the worker."""
        question = self._question
        if question is None:
            return None
        found = self._received(question.number)
        if found is not None:
            self._question = None
            return found
        if self.trouble:
            return self.give_up()
        if self._lively():
            return None
        self._stop()
        self.lost += 1
        if self._tries >= TRIES:
            return self.give_up()
        self._put(question)
        return None

    def give_up(self) -> Answer | None:
        """Replace an outstanding answer by a beginner's move; None if nothing was asked."""
        question = self._question
        self.cancel()
        return self._instead(question) if question is not None else None

    def cancel(self) -> None:
        """Drop the question; the worker soon stops thinking."""
        self._question = None
        if self._shared is not None:
            self._shared.wanted.value = 0

    def close(self) -> None:
        """End the worker."""
        self._stop()

    def _put(self, question: Question) -> None:
        self._question = question
        self._tries += 1
        if self._process is None:
            self._begin()
        if self._shared is not None:
            self._shared.wanted.value = question.number
            self._shared.beat.value = max(self._shared.beat.value, time.monotonic())
        if self._mail is not None:
            self._mail.ask(question)

    def _begin(self) -> None:
        """Start a worker; if the system refuses, `trouble` says why."""
        try:
            self._hire()
            self.trouble = None
        except (OSError, RuntimeError) as fault:
            # No more open files, processes or threads, or no folder for what both processes see.
            # A RuntimeError is a thread too many.
            self.trouble = why_of(fault) if isinstance(fault, OSError) else Why("no_more")
            self._stop()

    def _hire(self) -> None:
        context = get_context("spawn")
        self._pipe, there = context.Pipe()
        with there:
            # The first sign of life may take as long as the program takes to load.
            beat = time.monotonic() + START
            self._shared = Shared(
                context.Value("d", 0, lock=False), context.Value("d", beat, lock=False)
            )
            process = context.Process(
                target=work, args=(there, self._shared), name="fort-thinker", daemon=True
            )
            process.start()
            self._process = process
        self._mail = Mailbox(self._pipe)
        if self._players is not None:
            self._mail.seat(self._players)

    def _received(self, number: int) -> Answer | None:
        """The answer to question `number`, if it has come; other answers are discarded."""
        try:
            while self._pipe is not None and self._pipe.poll():
                message = self._pipe.recv()
                if isinstance(message, Answer) and message.number == number:
                    return message
        except (EOFError, OSError):
            return None
        return None

    def _lively(self) -> bool:
        if self._process is None or self._shared is None or not self._process.is_alive():
            return False
        return time.monotonic() - self._shared.beat.value < SILENCE

    def _stop(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.join()
            process.close()
        # Only now: its end frees a thread that still tries to send it something.
        mail, self._mail = self._mail, None
        if mail is not None:
            mail.close()
        pipe, self._pipe = self._pipe, None
        if pipe is not None:
            pipe.close()

    def _instead(self, question: Question) -> Answer:
        """A beginner's move; for a hint, an answer without hints."""
        if question.hint or self._players is None:
            return Answer(question.number)
        bot = make_bot("easy", self._players.catalog, question.number)
        return Answer(question.number, bot.choose(question.view, question.decision))
