"""Runs checks one after another, and tells of each what came out."""

import contextlib
import sys
import time
from collections.abc import Callable, Sequence
from typing import NamedTuple

from tests.smoke.desk import Desk, SmokeError


class Row(NamedTuple):
    """The result of a check."""

    kind: str
    name: str
    fine: bool
    words: str
    seconds: float


class Checks:
    """Checks of one kind of the program at a desk.

    Args:
        desk: where it runs; only: words, of which the names of checks have one in them; if there
            is none, all checks run.

    Attributes:
        rows: the results so far.
    """

    def __init__(self, desk: Desk, kind: str, only: "Sequence[str]") -> None:
        self.desk, self.kind, self._only = desk, kind, only
        self.rows: list[Row] = []

    def check(self, name: str, work: "Callable[[], str]") -> None:
        """Run one check, and continue whatever its result."""
        if self._only and not any(word in name for word in self._only):
            return
        began = time.monotonic()
        try:
            fine, words = True, work()
        except Exception as fault:  # a check that breaks down is a check that fails
            known = isinstance(fault, SmokeError)
            with contextlib.suppress(Exception):
                self.desk.shot(f"{self.kind}-{name}-FAILED".replace(" ", "-"))
            fine, words = False, str(fault) if known else f"{type(fault).__name__}: {fault}"
        row = Row(self.kind, name, fine, words, time.monotonic() - began)
        self.rows.append(row)
        print(
            f"{'ok  ' if fine else 'FAIL'} {row.kind:<9} {name:<16} {row.seconds:5.1f} s  {words}"
        )
        sys.stdout.flush()
