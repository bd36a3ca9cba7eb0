"""ACT-12, ACT-13: gain into Stuff what is in one's own Pack, or in a rival's."""

from collections.abc import Iterator

from fort_desktop.rules.model.boxes import Step
from fort_desktop.rules.model.events import ResourceGained
from fort_desktop.rules.model.pending import Action
from fort_desktop.rules.model.state import State
from fort_desktop.rules.model.types import RESOURCES
from fort_desktop.rules.steps.gain import room_in_stuff
from fort_desktop.rules.steps.means import Means, Memory, Way
from fort_desktop.rules.steps.step_rule import Prices, StepRule, Taken, always


def _copied(step: Step, means: Means, memory: Memory) -> tuple[int, int]:
    """Return the pizza and toys in that Pack after the steps before this one (R-12)."""
    return (means.pack_pizza, means.pack_toys) if step.op == "copy_pack" else memory.copied


def _ways(step: Step, means: Means, memory: Memory, prices: Prices) -> Iterator[Way]:
    pizza, toys = _copied(step, means, memory)
    got_pizza, got_toys = min(pizza, means.room("pizza")), min(toys, means.room("toys"))
    if got_pizza or got_toys:
        more = (means.pizza + got_pizza, means.toys + got_toys, means.pack_pizza, means.pack_toys)
        whole = (got_pizza, got_toys) == (pizza, toys)
        yield Way(None, means.with_tokens(more), memory, whole)


def _most(step: Step, means: Means, memory: Memory, prices: Prices) -> int:
    pizza, toys = _copied(step, means, memory)
    fits = [means.room(kind) // n for kind, n in zip(RESOURCES, (pizza, toys), strict=True) if n]
    return min(fits, default=0)


def _lacks(step: Step, means: Means) -> str:
    return "R-1"


def _take(state: State, action: Action, step: Step, rounds: int) -> Taken:
    """In part, all that fits is taken (R-12)."""
    own = state.seats[action.seat]
    pack = (own.pack_pizza, own.pack_toys) if step.op == "copy_pack" else action.copied
    got = [
        min(n, room_in_stuff(state, action.seat, kind))
        for kind, n in zip(RESOURCES, pack, strict=True)
    ]
    events = [
        ResourceGained(action.seat, kind, amount)
        for kind, amount in zip(RESOURCES, got, strict=True)
        if amount
    ]
    return Taken(events, 1 if events else 0, bool(events) and tuple(got) == pack)


COPY_PACK = StepRule(
    op="copy_pack",
    ways=_ways,
    most=_most,
    lacks=_lacks,
    touches=always("pizza", "toys", "pack"),
    choice=None,
    take=_take,
)
COPY_RIVAL_PACK = StepRule(
    op="copy_rival_pack",
    ways=_ways,
    most=_most,
    lacks=_lacks,
    touches=always("pizza", "toys", "packs"),
    choice=None,
    take=_take,
)
