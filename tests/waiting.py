"""Waiting for what another process, a thread or the system does: the only look of tests at a clock.

No test passes or fails by it: it waits for the thing itself, and gives up after minutes.
"""

import time
from collections.abc import Callable
from typing import Final, TypeVar

LONGEST: Final = 600.0
"""Seconds after which what has not come never comes, however busy the machine is."""
_NAP: Final = 0.005

Found = TypeVar("Found")


def until(look: Callable[[], Found | None], what: str = "") -> Found:
    """Look again and again until something is there; return it.

    Raises:
        AssertionError: `what` was waited for, and has not come in minutes.
    """
    began = time.monotonic()
    while not (found := look()):
        assert time.monotonic() - began < LONGEST, f"it never comes: {what or look}"
        time.sleep(_NAP)
    return found
