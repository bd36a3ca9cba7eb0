"""What a computer player is; `levels.py` lists the ones there are."""

import gc
from collections.abc import Callable
from typing import Protocol

from fort_desktop.rules.knowledge.view import View
from fort_desktop.rules.model.moves import Decision, Move, text

Clock = Callable[[], bool]
"""Says whether time is up."""


def without_collector() -> None:
    """Disable cyclic garbage collection in a process that only thinks.

    Positions, views and plans hold none (tests/bots/test_levels.py), and there are so many of them
    that a search stops a player for half a second and takes a fifth of all its time.
    """
    gc.disable()


class Bot(Protocol):
    """A computer player at one seat."""

    def choose(self, view: View, decision: Decision, clock: Clock | None = None) -> Move:
        """One of `decision.moves`, from what `view` tells.

        Where a `clock` is given, thinking ends soon after it says that time is up.
        """


def in_order(decision: Decision) -> Decision:
    """The decision with its moves in the order of their text.

    A decision lists cards as they lie in the true hand; that order shall not decide anything.
    """
    return Decision(decision.seat, decision.kind, tuple(sorted(decision.moves, key=text)))
