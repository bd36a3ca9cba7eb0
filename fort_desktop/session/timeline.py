"""Replays the past of a game as a seat saw it, after any of its events."""

from collections.abc import Sequence

import msgspec

from fort_desktop.rules.game import Game
from fort_desktop.rules.knowledge.view import Eyes, View, hear, see
from fort_desktop.rules.model.events import DecisionDue, DeckShuffled, Event, KidsDealt
from fort_desktop.rules.model.evolve import evolve
from fort_desktop.rules.model.moves import Act
from fort_desktop.rules.model.state import State


class Step(msgspec.Struct, frozen=True):
    """One event as some eyes may see it, and what they see after it.

    `at` is the number of events up to and including it, questions included.
    """

    event: Event
    view: View
    at: int


class Heard:
    """The events of a game as some eyes may see them; each is redacted once."""

    def __init__(self) -> None:
        self._eyes: Eyes | None = None
        self._events: list[Event] = []
        self._heard: list[Event] = []

    def of(self, events: Sequence[Event], eyes: Eyes) -> Sequence[Event]:
        """Return all events so far as these eyes may see them."""
        if eyes != self._eyes or not self._continued_by(events):
            self._eyes, self._events, self._heard = eyes, [], []
        new = events[len(self._events) :]
        self._events += new
        self._heard += [hear(event, eyes) for event in new]
        return self._heard[:]

    def _continued_by(self, events: Sequence[Event]) -> bool:
        """Return True if events begin with those known; what is taken back is another object."""
        known = len(self._events)
        return known == 0 or (known <= len(events) and events[known - 1] is self._events[-1])


def steps(state: State, events: Sequence[Event], at: int, eyes: Eyes) -> list[Step]:
    """Show `events`, which follow the first `at` ones, to some eyes; changes `state`.

    A question is merged into the step of the event before it. It gets a step of its own only if
    nothing else has happened: a rival is done, and the viewer may follow.
    """
    told: list[Step] = []
    for event in events:
        evolve(state, event)
        at += 1
        view = see(state, eyes)
        if isinstance(event, DecisionDue) and told:
            told[-1] = Step(told[-1].event, view, told[-1].at)
        else:
            told.append(Step(hear(event, eyes), view, at))
    return told


def game_at(game: Game, at: int) -> Game:
    """The game at the first question that stood after the first `at` events.

    A move that had partly happened by then is completed; chance continues as it did.
    """
    begun = sum(act.at < at for act in game.acts)
    if begun == len(game.acts):
        return game.copy()
    return game.before(begun)


def before_rivals(acts: Sequence[Act], seat: int) -> int | None:
    """Number of events when others began to act after the last move of `seat`; None if none did."""
    since: int | None = None
    for act in reversed(acts):
        if act.seat == seat:
            return since
        since = act.at
    return since


def before_deal(events: Sequence[Event]) -> int | None:
    """Number of events before players got their first cards; None if they have none."""
    for at, event in enumerate(events):
        if isinstance(event, KidsDealt | DeckShuffled):
            return at
    return None
