"""A program that depends on what is pressed and on the seconds that are passed in, no more."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from fort_desktop import frame_clock
from fort_desktop.record.journal import Journal
from fort_desktop.session import background, bot_process
from fort_desktop.ui.i18n import i18n
from fort_desktop.ui.table import game_loop
from tests.session import swift
from tests.waiting import LONGEST

MOST = 20_000_000
"""Looks at the clock in one test, perhaps a whole game; who looks more often waits for it."""


class _Still:
    """A clock that goes on only while a frame naps, which takes no time."""

    def __init__(self) -> None:
        self._looks, self._now = 0, 0.0

    def __call__(self) -> float:
        """The same time until somebody naps."""
        self._looks += 1
        assert self._looks < MOST, "a frame never comes to its end"
        return self._now

    def nap(self, seconds: float) -> None:
        """Wait without waiting."""
        self._now += seconds


def still_clocks(patch: pytest.MonkeyPatch) -> None:
    """Let a frame do all that it may do, however slow the machine and its disk are.

    Pictures that might be wanted some day are not painted ahead, which takes seconds.
    """
    clock = _Still()
    patch.setattr(frame_clock, "now", clock)
    patch.setattr(frame_clock, "nap", clock.nap)
    patch.setattr(game_loop, "paint_ahead", lambda session: False)
    settled: property = vars(Journal)["settled"]

    def on_disk(journal: Journal) -> bool:
        if journal._last is not None:
            journal._last.exception()  # waits as `settle` does, but raises nothing
        return bool(settled.__get__(journal))

    patch.setattr(Journal, "settled", property(on_disk))


def patient_sessions(patch: pytest.MonkeyPatch) -> None:
    """However seldom the system lets a worker run, it does not count as hanging.

    It has the priority of the tests: on a busy machine the lowest one may mean not at all.
    """
    patch.setattr(bot_process, "SILENCE", LONGEST)
    patch.setattr(bot_process, "START", LONGEST)
    patch.setattr(bot_process, "work", swift.work)
    patch.setattr(background, "_run", swift.run)


@contextmanager
def language_kept() -> Iterator[None]:
    """Whatever is spoken within it, afterwards it is what was spoken before."""
    language, catalogue = i18n.language(), i18n._current
    try:
        yield
    finally:
        i18n.use(language, catalogue)
