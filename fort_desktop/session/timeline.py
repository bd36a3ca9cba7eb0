"""The past of a game: what a seat knew after any of its events."""

from collections.abc import Iterator, Sequence

import msgspec

from fort_desktop.rules.cards import Catalog
from fort_desktop.rules.events import DecisionDue, Event
from fort_desktop.rules.evolve import evolve, new_state
from fort_desktop.rules.game import Act, Game
from fort_desktop.rules.state import State
from fort_desktop.rules.view import View, observe, redact


class Step(msgspec.Struct, frozen=True):
    """One event as a seat may see it, and what the seat sees after it.

    `at` is how many events there are with it, questions included.
    """

    event: Event
    view: View
    at: int


def state_at(events: Sequence[Event], catalog: Catalog, at: int) -> State:
    """What was true after the first `at` events."""
    state = new_state(catalog)
    for event in events[:at]:
        evolve(state, event)
    return state


def steps(state: State, events: Sequence[Event], at: int, seat: int) -> Iterator[Step]:
    """Tell `events`, which follow the first `at` ones, to `seat`; changes `state`."""
    for event in events:
        evolve(state, event)
        at += 1
        if not isinstance(event, DecisionDue):
            yield Step(redact(event, seat), observe(state, seat), at)


def game_at(game: Game, at: int) -> Game:
    """The game as it stood at the last question among the first `at` events.

    Its chance goes on as it did then. The first question is the earliest to go back to.
    """
    if not game.acts or at >= len(game.events):
        return game.copy()
    begun = max(1, sum(act.at <= at for act in game.acts))
    turned = game.acts[begun - 1]
    kept = game.acts[: begun - 1]
    return Game.replay(game.events[: turned.at], game.state.catalog, turned.chance, kept)


def before_rivals(acts: Sequence[Act], seat: int) -> int | None:
    """How many events there were when the others began to act after the last move of `seat`."""
    since: int | None = None
    for act in reversed(acts):
        if act.seat == seat:
            return since
        since = act.at
    return since
