"""Painting in slices of time: what takes longer is broken off, and begun again in a later frame.

A picture consists of others, all of which are cached; so when begun again, it finds those that
were finished. Each slice finishes at least one, so at last the whole is there.

Only a slice that is gentle may finish nothing: while things move, nothing is begun whose like took
longer than what is left of the slice. That waits for a frame in which nothing moves.
"""

from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from typing import Final

from fort_desktop import frame_clock

_PATIENCE: Final = 40
"""After so many slices a step is finished in one go: its parts do not stay in the caches."""
_FORGETS: Final = 0.2
"""By so large a part the time that a kind of work takes follows one that took less."""


class Unfinished(Exception):  # noqa: N818 - nothing is wrong
    """The time of the slice is over; what was being painted is to be begun again."""


class _Slice:
    """The slice that runs.

    Attributes:
        until: when nothing new is begun any more; breaks: when what was begun is broken off, which
            is later, as it has to be begun again then; gentle: nothing may take longer than that.
        finished: how many pictures were finished in it.
    """

    def __init__(self, seconds: float, gentle: bool) -> None:
        self.until = frame_clock.now() + seconds
        self.breaks = self.until + (0.0 if gentle else seconds)
        self.gentle = gentle
        self.finished = 0


_running: list[_Slice] = []
_took: Final[dict[Hashable, float]] = {}
"""Seconds that each kind of work took, without what else was made within it."""
_within: Final = [0.0]
"""Seconds that went to what was made within the work that goes on now."""


@contextmanager
def time_slice(seconds: float, gentle: bool = False) -> Iterator[_Slice]:
    """Within it, painting that takes longer ends with `Unfinished`."""
    _running.append(_Slice(seconds, gentle))
    try:
        yield _running[-1]
    finally:
        _running.pop()


def over() -> bool:
    """Return True if the time of the slice is over; False outside of any slice."""
    return bool(_running) and frame_clock.now() >= _running[-1].until


@contextmanager
def making(kind: Hashable) -> Iterator[None]:
    """Within it a picture is made, or other work of a kind is done, whose result is kept.

    Raises:
        Unfinished: not in this slice any more.
    """
    _begin(kind)
    before, _within[0] = _within[0], 0.0
    began = frame_clock.now()
    done = False
    try:
        yield
        done = True
    finally:
        took = frame_clock.now() - began
        own, _within[0] = took - _within[0], before + took
        if done:
            known = _took.get(kind, 0.0)
            _took[kind] = max(own, known + _FORGETS * (own - known))
    if _running:
        _running[-1].finished += 1


def _begin(kind: Hashable) -> None:
    if not _running:
        return
    now = _running[-1]
    at = frame_clock.now()
    too_long = now.gentle and at + _took.get(kind, 0.0) > now.until
    if too_long or (now.finished and at >= now.breaks):
        raise Unfinished


class InSlices:
    """Some work, one step after the other, as far as each frame has time for it.

    Args:
        step: does the next step; returns whether there is another one.
    """

    def __init__(self, step: Callable[[], bool]) -> None:
        self._step = step
        self._tries = 0
        self._waits = False
        self.done = False

    def go_on(self, seconds: float, gentle: bool = False) -> bool:
        """Work for about so long, or less if it is to be `gentle`; returns whether all is done."""
        if self.done:
            return True
        if self._tries >= _PATIENCE and not gentle:
            self._next()
            return self.done
        if self._waits and gentle:
            return False
        with time_slice(seconds, gentle) as now:
            try:
                while not self.done:
                    self._next()
                    if over():
                        break
            except Unfinished:
                self._tries += not gentle
                # Another attempt would only come to the same picture again.
                self._waits = gentle and not now.finished
        return self.done

    def _next(self) -> None:
        self.done = not self._step()
        self._tries, self._waits = 0, False
