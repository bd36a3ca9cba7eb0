"""One step of a game under way: events told so far and the question that comes next."""

from typing import Final

from fort_desktop.rules.model import events as ev
from fort_desktop.rules.model.evolve import evolve
from fort_desktop.rules.model.moves import Move
from fort_desktop.rules.model.pending import Flow
from fort_desktop.rules.model.rng import Rng
from fort_desktop.rules.model.state import State
from fort_desktop.rules.model.types import END_POINTS, TOP_LEVEL, Card, Cause

_WATCHED: Final = frozenset(
    {ev.PointsScored, ev.FortAdvanced, ev.ParkRevealed, ev.KidRecruited, ev.CardToLookout}
)


class Run:
    """Tells events and folds each into the state at once.

    Attributes:
        state: changed by `emit` only; events: all told in this step.
        flow: the next question; moves: its answers if they are known already.
    """

    def __init__(self, state: State, rng: Rng) -> None:
        self.state = state
        self.rng = rng
        self.events: list[ev.Event] = []
        self.flow = state.flow
        self.moves: tuple[Move, ...] | None = None

    def emit(self, event: ev.Event, by: int | None = None) -> None:
        """Tell an event, and the end of the game if it triggers it (END-1).

        Args:
            by: the seat whose act led to the event (R-35), where the event names none.
        """
        state = self.state
        evolve(state, event)
        self.events.append(event)
        if type(event) in _WATCHED and state.ending is None and state.round:
            cause = end_cause(state)
            if cause is not None:
                seat: int = getattr(event, "seat", state.leader) if by is None else by
                self.emit(ev.EndTriggered(seat, cause))

    def ask(self, flow: Flow, moves: tuple[Move, ...] | None = None) -> None:
        """Put a question; what runs has to wait for its answer."""
        self.flow = flow
        self.moves = moves

    def refill(self, seat: int) -> None:
        """Refill the Park after `seat` took a card, while the Park deck has some (RECRUIT-2)."""
        if self.state.park_deck:
            self.emit(ev.ParkRevealed(self.state.park_deck[0]), seat)

    def card_of(self, cards: tuple[Card, ...], kid: str) -> Card:
        """The first card among `cards` that shows this kid; equal copies are alike."""
        catalog = self.state.catalog
        return next(card for card in cards if catalog.kid[card].id == kid)


def end_cause(state: State) -> Cause | None:
    """What ends the game now, if anything (END-1)."""
    for seat in state.seats:
        if seat.points >= END_POINTS:
            return "points"
        if seat.level >= TOP_LEVEL:
            return "fort"
    return None if state.park_deck else "park_deck"
