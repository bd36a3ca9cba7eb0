"""Parallel map over all cores, with results in order."""

import os
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Final, TypeVar

from fort_desktop.bots.protocol import without_collector

T = TypeVar("T")
S = TypeVar("S")
_WORTH_IT: Final = 8
"""So few games are over before other processes have started."""
_LARGEST_CHUNK: Final = 4
_MOST_ON_WINDOWS: Final = 61
"""Windows cannot wait for more processes at a time."""


def spread(work: Callable[[S], T], items: Sequence[S]) -> Iterator[T]:
    """Apply `work` to each item on all cores that this process may use.

    Results come in the order of the items, so the same call gives the same result on any machine.
    `work` must be importable (a function of a module, or a `partial` of one) and stateless.
    """
    jobs = min(_cores(), len(items))
    if jobs <= 1 or len(items) < _WORTH_IT:
        yield from map(work, items)
        return
    chunk = max(1, min(_LARGEST_CHUNK, len(items) // (4 * jobs)))
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), initializer=_begin)
    try:
        yield from pool.map(work, items, chunksize=chunk)
    finally:
        # Also when the caller gives up: what has not begun is not played any more.
        pool.shutdown(cancel_futures=True)


def _cores() -> int:
    """Number of cores that this process may use; CPU affinity (`taskset`) is respected."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return min(os.cpu_count() or 1, _MOST_ON_WINDOWS)


def _begin() -> None:
    """Make a worker exit at once and silently on Ctrl-C; its parent reports it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    without_collector()
