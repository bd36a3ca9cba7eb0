"""The clock that says when a frame has done enough of what can wait for the next one.

How much a frame does depends on it, never what is decided. A test puts another clock in its place,
so that a frame does the same on every machine.
"""

import time
from collections.abc import Callable

now: Callable[[], float] = time.perf_counter
"""Seconds since some moment."""
nap: Callable[[float], None] = time.sleep
"""Let so many seconds pass while a frame waits."""
