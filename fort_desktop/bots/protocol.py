"""The interface of computer players; `levels.py` lists all of them."""

import gc
from collections.abc import Callable
from typing import Protocol

from fort_desktop.rules.knowledge.view import View
from fort_desktop.rules.model.moves import Decision, Move, text

Clock = Callable[[], bool]
"""Says whether time is up."""


def without_collector() -> None:
    """Disable cyclic garbage collection in a process that only thinks.

    Positions, views and plans contain no reference cycles (tests/bots/test_levels.py), and there
    are so many of them that a collection takes half a second, and a fifth of all thinking time.
    """
    gc.disable()


class Bot(Protocol):
    """A computer player at one seat."""

    def choose(self, view: View, decision: Decision, clock: Clock | None = None) -> Move:
        """Choose one of `decision.moves`, knowing only `view`.

        If a `clock` is given, thinking ends soon after it says that time is up.
        """


def in_order(decision: Decision) -> Decision:
    """Sort the moves of a decision by their text.

    A decision lists cards in the order of the true hand, which must not influence anything.
    """
    return Decision(decision.seat, decision.kind, tuple(sorted(decision.moves, key=text)))
