"""Painting in slices of time: what takes longer is broken off, and begun anew in a later frame.

A picture consists of others, all of which are cached; so when it is begun anew, it finds those that
were finished. Each slice finishes at least one, so at last the whole is there.
"""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

_PATIENCE: Final = 40
"""After so many slices a step is finished in one go: its parts do not stay in the caches."""


class Unfinished(Exception):  # noqa: N818 - nothing is wrong
    """The time of the slice is over; what was being painted is to be begun anew."""


class _Slice:
    """The slice that runs: when it ends, and how many pictures were finished in it."""

    def __init__(self, until: float) -> None:
        self.until = until
        self.finished = 0


_running: list[_Slice] = []


@contextmanager
def time_slice(seconds: float) -> Iterator[None]:
    """Within it, painting that takes longer ends with `Unfinished`."""
    _running.append(_Slice(time.perf_counter() + seconds))
    try:
        yield
    finally:
        _running.pop()


def over() -> bool:
    """Whether the time of the slice is over; False outside of any."""
    return bool(_running) and time.perf_counter() >= _running[-1].until


def begins() -> None:
    """A picture is to be made.

    Raises:
        Unfinished: not any more in this slice.
    """
    if _running and _running[-1].finished and over():
        raise Unfinished


def finished() -> None:
    """A picture was made, and is kept."""
    if _running:
        _running[-1].finished += 1


class InSlices:
    """Some work, one step after the other, as far as each frame has time for it.

    Args:
        step: does the next step; returns whether there is another one.
    """

    def __init__(self, step: Callable[[], bool]) -> None:
        self._step = step
        self._tries = 0
        self.done = False

    def go_on(self, seconds: float) -> bool:
        """Work for about so long; returns whether all is done."""
        if self.done:
            return True
        if self._tries >= _PATIENCE:
            self._next()
            return self.done
        with time_slice(seconds):
            try:
                while not self.done:
                    self._next()
                    if over():
                        break
            except Unfinished:
                self._tries += 1
        return self.done

    def _next(self) -> None:
        self.done = not self._step()
        self._tries = 0
