"""One answer with all that follows from it: the events so far, and the question that comes next."""

from collections.abc import Iterable
from typing import Final

from fort_desktop.rules.model import events as ev
from fort_desktop.rules.model.evolve import FOLDS
from fort_desktop.rules.model.moves import Move
from fort_desktop.rules.model.pending import Pending
from fort_desktop.rules.model.rng import Rng
from fort_desktop.rules.model.state import State
from fort_desktop.rules.model.types import END_POINTS, TOP_LEVEL, Cause

_WATCHED: Final = frozenset(
    {ev.PointsScored, ev.FortAdvanced, ev.ParkRevealed, ev.KidRecruited, ev.CardToLookout}
)
"""Events that can trigger the end (END-1)."""


class Transaction:
    """Emits events and applies each to the state at once.

    Attributes:
        state: changed by `emit` only; events: all that were emitted.
        pending: the next question; moves: its answers, if they are known already.
    """

    __slots__ = ("events", "moves", "pending", "rng", "state")

    def __init__(self, state: State, rng: Rng) -> None:
        self.state = state
        self.rng = rng
        self.events: list[ev.Event] = []
        self.pending = state.pending
        self.moves: tuple[Move, ...] | None = None

    def emit(self, event: ev.Event) -> None:
        """Let an event happen."""
        FOLDS[type(event)](self.state, event)
        self.events.append(event)

    def emit_all(self, seat: int, events: Iterable[ev.Event]) -> None:
        """Let what a seat did happen; if that triggers the end, the seat is the one (R-35)."""
        state = self.state
        for event in events:
            self.emit(event)
            if type(event) in _WATCHED and state.ending is None:
                cause = end_cause(state)
                if cause is not None:
                    self.emit(ev.EndTriggered(seat, cause))

    def ask(self, pending: Pending, moves: tuple[Move, ...] | None = None) -> None:
        """Put a question; what runs has to wait for its answer."""
        self.pending = pending
        self.moves = moves


def end_cause(state: State) -> Cause | None:
    """Return the cause that ends the game now, if any (END-1); the first one stays (R-33)."""
    for seat in state.seats:
        if seat.points >= END_POINTS:
            return "points"
        if seat.level >= TOP_LEVEL:
            return "fort"
    return None if state.park_deck else "park_deck"
