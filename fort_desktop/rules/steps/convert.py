"""ACT-14, R-14: replace a pizza by a toy or a toy by a pizza, always the same way round."""

from collections.abc import Iterable, Iterator

import msgspec

from fort_desktop.rules.model.boxes import Step
from fort_desktop.rules.model.events import Event, ResourceConverted
from fort_desktop.rules.model.moves import Convert, Move
from fort_desktop.rules.model.pending import Action
from fort_desktop.rules.model.state import State
from fort_desktop.rules.model.types import OTHER, RESOURCES, Resource
from fort_desktop.rules.steps.gain import room_in_stuff
from fort_desktop.rules.steps.means import Means, Memory, Way
from fort_desktop.rules.steps.step_rule import Choice, Demand, Prices, StepRule, always
from fort_desktop.rules.steps.tokens import PILES, moved, tokens_at


def _ways(step: Step, means: Means, memory: Memory, prices: Prices) -> Iterator[Way]:
    for pile in range(4):
        resource = RESOURCES[pile % 2]
        if memory.turns_into not in (None, resource) or means.piles[pile] == 0:
            continue
        if pile < 2 and means.room(OTHER[resource]) == 0:
            continue
        other = pile + 1 if resource == "pizza" else pile - 1
        turned = means.with_tokens(moved(means, pile, other))
        yield Way(pile, turned, Memory(memory.white, resource, memory.copied))


def _most(step: Step, means: Means, memory: Memory, prices: Prices) -> int:
    return max(
        _turned(means, resource) for resource in RESOURCES if memory.turns_into in (None, resource)
    )


def _turned(means: Means, resource: Resource) -> int:
    """Return the number of tokens of a resource that can be replaced."""
    pizza, toys, pack_pizza, pack_toys = means.piles
    held, packed = (pizza, pack_pizza) if resource == "pizza" else (toys, pack_toys)
    return min(held, means.room(OTHER[resource])) + packed


def _lacks(step: Step, means: Means) -> str:
    return "R-1"


def _moves(state: State, seat: int, pile: int) -> Iterable[Move]:
    return (Convert(*PILES[pile]),)


def _same_way(state: State, action: Action, move: Convert) -> bool:
    return action.turns_into in (None, move.resource)


def _is_there(state: State, action: Action, move: Convert) -> bool:
    return tokens_at(state, action.seat, move.resource, move.place) > 0


def _fits(state: State, action: Action, move: Convert) -> bool:
    other = OTHER[move.resource]
    return move.place == "pack" or room_in_stuff(state, action.seat, other) > 0


def _converted(state: State, seat: int, move: Convert) -> tuple[Event, ...]:
    return (ResourceConverted(seat, move.resource, move.place),)


def _remember(action: Action, move: Convert) -> Action:
    return msgspec.structs.replace(action, turns_into=move.resource, at=action.at + 1)


CONVERT = StepRule(
    op="convert",
    ways=_ways,
    most=_most,
    lacks=_lacks,
    touches=always("pizza", "toys", "pack"),
    choice=Choice(
        kind="convert",
        moves=_moves,
        demands={
            Convert: (
                Demand("R-14", _same_way),
                Demand("ACT-14", _is_there),
                Demand("COMP-7", _fits),
            )
        },
        events=_converted,
        remember=_remember,
    ),
)
