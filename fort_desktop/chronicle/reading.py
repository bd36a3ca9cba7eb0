"""Works out the facts of many games beside the screen, which waits for none of them."""

from collections.abc import Sequence
from functools import partial
from threading import Thread
from typing import Final

from fort_desktop.chronicle.collection import counting
from fort_desktop.chronicle.facts import GameFacts
from fort_desktop.chronicle.kept import KeptFacts
from fort_desktop.record.index import SavedGame
from fort_desktop.threads import beside

_OFTEN: Final = 25
"""Games after which what was found is kept, so that closing the program loses little."""


class Reading:
    """The facts of some games: what is known at once, the rest one game after the other.

    Args:
        slots: all kept games; those that count are looked at.

    Attributes:
        games: those that count, first to last.
        facts: what is known so far, by the paths of their files.
    """

    def __init__(self, kept: KeptFacts, slots: Sequence[SavedGame]) -> None:
        self.games = counting(slots)
        self.facts: dict[str, GameFacts | None] = {}
        self._kept = kept
        self._stopped = False
        missing = []
        for slot in self.games:
            known, facts = kept.known(slot.path)
            if known:
                self.facts[str(slot.path)] = facts
            else:
                missing.append(slot)
        self._thread: Thread | None = None
        if missing:
            self._thread = beside(partial(self._work, missing), "facts")

    @property
    def done(self) -> bool:
        """Return True if all facts are known."""
        return self._thread is None or not self._thread.is_alive()

    def stop(self) -> None:
        """Nobody waits for the facts any more."""
        self._stopped = True

    def wait(self) -> None:
        """Wait until all facts are known."""
        if self._thread is not None:
            self._thread.join()

    def _work(self, missing: Sequence[SavedGame]) -> None:
        for number, slot in enumerate(missing, 1):
            if self._stopped:
                break
            self.facts[str(slot.path)] = self._kept.work_out(slot.path)
            if number % _OFTEN == 0:
                self._kept.keep()
        self._kept.keep([slot.path for slot in self.games])
