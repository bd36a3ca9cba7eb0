"""ACT-10: give a pizza or a toy from Stuff or Pack back to the supply."""

from collections.abc import Iterable, Iterator

from fort_desktop.rules.model.boxes import Step
from fort_desktop.rules.model.events import Event, ResourceSpent
from fort_desktop.rules.model.moves import Move, Spend
from fort_desktop.rules.model.pending import Action
from fort_desktop.rules.model.state import State
from fort_desktop.rules.model.types import RESOURCES, Place
from fort_desktop.rules.steps.means import Means, Memory, Way
from fort_desktop.rules.steps.running import slot_of
from fort_desktop.rules.steps.step_rule import Choice, Demand, Prices, StepRule, always, done
from fort_desktop.rules.steps.tokens import PILES, less_one, tokens_at


def _ways(step: Step, means: Means, memory: Memory, prices: Prices) -> Iterator[Way]:
    for pile in range(4):
        if step.what in ("any", RESOURCES[pile % 2]) and means.piles[pile] > 0:
            yield Way(pile, means.with_tokens(less_one(means, pile)), memory)


def _most(step: Step, means: Means, memory: Memory, prices: Prices) -> int:
    held = zip(means.piles, PILES, strict=True)
    return sum(n for n, (kind, _) in held if step.what in ("any", kind))


def _lacks(step: Step, means: Means) -> str:
    return "ACT-10"


def spend_of(pile: int) -> Spend:
    """The move that spends a token from a pile."""
    return Spend(*PILES[pile])


def _moves(state: State, seat: int, pile: int) -> Iterable[Move]:
    return (spend_of(pile),)


def _is_there(state: State, action: Action, move: Spend) -> bool:
    return tokens_at(state, action.seat, move.resource, move.place) > 0


def _is_wanted(state: State, action: Action, move: Spend) -> bool:
    return slot_of(state, action).step.what in ("any", move.resource)


def spent(state: State, seat: int, move: Spend) -> tuple[Event, ...]:
    """One token back to the supply; also of the price of a fort (ACT-7)."""
    place: Place = move.place
    return (ResourceSpent(seat, move.resource, place),)


SPEND = StepRule(
    op="spend",
    ways=_ways,
    most=_most,
    lacks=_lacks,
    touches=always("pizza", "toys", "pack"),
    choice=Choice(
        kind="spend",
        moves=_moves,
        demands={Spend: (Demand("ACT-10", _is_wanted), Demand("ACT-10", _is_there))},
        events=spent,
        remember=done,
    ),
)
