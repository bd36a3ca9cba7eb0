"""ACT-1: take pizza or toys from the supply into Stuff."""

from collections.abc import Iterable, Iterator

from fort_desktop.rules.model.boxes import Step
from fort_desktop.rules.model.events import Event, ResourceGained
from fort_desktop.rules.model.moves import Move, Take
from fort_desktop.rules.model.pending import Action
from fort_desktop.rules.model.state import State
from fort_desktop.rules.model.types import RESOURCES, STUFF_LIMIT, Resource
from fort_desktop.rules.steps.means import Means, Memory, Way, replace
from fort_desktop.rules.steps.step_rule import Choice, Demand, Part, Prices, StepRule, Taken


def _kinds(step: Step, white: Resource | None) -> tuple[Resource, ...]:
    """Return the kinds that the step may bring; white symbols share one kind per action (R-11)."""
    if step.what == "pizza":
        return ("pizza",)
    if step.what == "toys":
        return ("toys",)
    return RESOURCES if white is None else (white,)


def _ways(step: Step, means: Means, memory: Memory, prices: Prices) -> Iterator[Way]:
    for kind in _kinds(step, memory.white):
        amount = min(step.n, means.room(kind))
        if amount > 0:
            if kind == "pizza":
                more = replace(means, pizza=means.pizza + amount)
            else:
                more = replace(means, toys=means.toys + amount)
            kept = replace(memory, white=kind) if step.what == "any" else memory
            yield Way(kind, more, kept, amount == step.n)


def _most(step: Step, means: Means, memory: Memory, prices: Prices) -> int:
    kind = memory.white if step.what == "any" else step.what
    if kind is None:
        held = min(means.pizza, means.toys)
    else:
        held = means.pizza if kind == "pizza" else means.toys
    return (STUFF_LIMIT - held) // step.n


def _touches(step: Step) -> frozenset[Part]:
    return frozenset(_kinds(step, None))


def _lacks(step: Step, means: Means) -> str:
    return "COMP-7"


def _moves(state: State, seat: int, kind: Resource) -> Iterable[Move]:
    return (Take(kind),)


def _has_room(state: State, action: Action, move: Take) -> bool:
    return room_in_stuff(state, action.seat, move.resource) > 0


def _nothing_yet(state: State, seat: int, move: Take) -> tuple[Event, ...]:
    """The kind is chosen; the gain follows by itself."""
    return ()


def _remember(action: Action, move: Take) -> Action:
    return replace(action, white=move.resource)


def _take(state: State, action: Action, step: Step, rounds: int) -> Taken:
    """As far as there is room (COMP-7); the leader's choice binds followers (FOLLOW-6)."""
    kind = _kinds(step, action.white)[0]
    asked = step.n * rounds
    amount = min(asked, room_in_stuff(state, action.seat, kind))
    if amount <= 0:
        return Taken((), 0, False)
    binds = step.what == "any" and action.role == "leader" and action.box == "public"
    gained = ResourceGained(action.seat, kind, amount, binds)
    return Taken((gained,), -(-amount // step.n), amount == asked)


def room_in_stuff(state: State, seat: int, resource: Resource) -> int:
    """Free places for a resource on a board (COMP-7)."""
    own = state.seats[seat]
    return STUFF_LIMIT - (own.pizza if resource == "pizza" else own.toys)


GAIN = StepRule(
    op="gain",
    ways=_ways,
    most=_most,
    lacks=_lacks,
    touches=_touches,
    choice=Choice(
        kind="take",
        moves=_moves,
        demands={Take: (Demand("COMP-7", _has_room),)},
        events=_nothing_yet,
        remember=_remember,
        stop=False,
    ),
    take=_take,
    at_once=True,
)
