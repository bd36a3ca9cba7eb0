"""A finished game laid out for reading: each event with its round, its turn, and its place."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from fort_desktop.rules.credible import check_event
from fort_desktop.rules.model import events as ev
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.rules.model.events import Event
from fort_desktop.rules.model.evolve import evolve, new_state
from fort_desktop.rules.model.moves import Follow
from fort_desktop.rules.model.state import State
from fort_desktop.rules.model.types import Seat
from fort_desktop.rules.questions.table import legal_moves


class Moment(NamedTuple):
    """An event, how many events there were with it, its round, and whose turn it was.

    `at` is what `Session.view_at` takes to show the table right after the event.
    """

    event: Event
    at: int
    round: int
    leader: Seat


class Tale(NamedTuple):
    """A game that was played to its end.

    Attributes:
        moments: all that happened, first to last, without the questions.
        started, ended: the first event and the last one.
        asked: of each seat, how often it could have followed, by its own hand (FOLLOW-2).
        state: what was true in the end.
    """

    moments: tuple[Moment, ...]
    started: ev.GameStarted
    ended: ev.GameEnded
    asked: tuple[int, ...]
    state: State

    @property
    def catalog(self) -> Catalog:
        """The cards that it was played with."""
        return self.state.catalog

    def plays(self, seat: Seat) -> Iterator[list[Moment]]:
        """Each Play phase of a seat's own turns, from the card to what comes before recruiting.

        A second card of Do-Over (PERK-5) begins another one.
        """
        play: list[Moment] = []
        for moment in self.moments:
            event = moment.event
            begins = isinstance(event, ev.CardPlayed)
            if begins or isinstance(event, ev.PhaseBegan | ev.TurnBegan | ev.GameEnded):
                if play:
                    yield play
                play = []
            if play or (begins and moment.leader == seat):
                play.append(moment)

    def turns(self, seat: Seat) -> Iterator[list[Moment]]:
        """Each own turn of a seat, from its beginning to what comes before the next one."""
        turn: list[Moment] = []
        for moment in self.moments:
            if isinstance(moment.event, ev.TurnBegan | ev.GameEnded):
                if turn:
                    yield turn
                turn = []
            if turn or (isinstance(moment.event, ev.TurnBegan) and moment.leader == seat):
                turn.append(moment)


def tale_of(events: Sequence[Event], catalog: Catalog) -> Tale | None:
    """Lay out a game; None if it is not over, or if nothing like it can have happened.

    Args:
        catalog: the cards that it was played with.
    """
    started, last = (events[0], events[-1]) if events else (None, None)
    if not (isinstance(started, ev.GameStarted) and isinstance(last, ev.GameEnded)):
        return None
    try:
        state, asked = _folded(events, catalog, len(started.seats))
    except (KeyError, ValueError, IndexError):
        return None
    return Tale(tuple(_moments(events)), started, last, asked, state)


def _moments(events: Sequence[Event]) -> Iterator[Moment]:
    number, leader = 0, 0
    for at, event in enumerate(events, 1):
        if isinstance(event, ev.TurnBegan):
            number, leader = event.round, event.seat
        if not isinstance(event, ev.DecisionDue):
            yield Moment(event, at, number, leader)


def _folded(events: Sequence[Event], catalog: Catalog, seats: int) -> tuple[State, tuple[int, ...]]:
    """The last position, and how often each seat could have followed."""
    state, asked = new_state(catalog), [0] * seats
    for event in events:
        check_event(state, event)
        evolve(state, event)
        if isinstance(event, ev.DecisionDue) and event.pending.stage == "follow":
            moves = legal_moves(state, event.pending)
            asked[event.pending.seat] += any(isinstance(move, Follow) for move in moves)
    return state, tuple(asked)
