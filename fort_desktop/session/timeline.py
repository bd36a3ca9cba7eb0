"""The past of a game: what a seat knew after any of its events."""

from collections.abc import Sequence

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


def steps(state: State, events: Sequence[Event], at: int, seat: int) -> list[Step]:
    """Tell `events`, which follow the first `at` ones, to `seat`; changes `state`.

    A question is no step of its own: what it changes is seen with the event before it.
    """
    told: list[Step] = []
    for event in events:
        evolve(state, event)
        at += 1
        view = observe(state, seat)
        if not isinstance(event, DecisionDue):
            told.append(Step(redact(event, seat), view, at))
        elif told:
            told[-1] = Step(told[-1].event, view, told[-1].at)
    return told


def game_at(game: Game, at: int) -> Game:
    """The game at the first question that stood after the first `at` events.

    A move of which something had happened by then is made; chance goes on as it did.
    """
    begun = sum(act.at < at for act in game.acts)
    if begun == len(game.acts):
        return game.copy()
    following = game.acts[begun]
    kept, events = game.acts[:begun], game.events[: following.at]
    return Game.replay(events, game.state.catalog, following.chance, kept)


def before_rivals(acts: Sequence[Act], seat: int) -> int | None:
    """How many events there were when the others began to act after the last move of `seat`."""
    since: int | None = None
    for act in reversed(acts):
        if act.seat == seat:
            return since
        since = act.at
    return since
