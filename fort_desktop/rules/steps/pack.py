"""ACT-2: move a pizza or a toy from Stuff to the Pack; PERK-8 takes it from the supply."""

from collections.abc import Iterable, Iterator

from fort_desktop.rules.model.boxes import Step
from fort_desktop.rules.model.events import Event, ResourcePacked
from fort_desktop.rules.model.moves import Move, Pack
from fort_desktop.rules.model.pending import Action
from fort_desktop.rules.model.state import State
from fort_desktop.rules.model.types import RESOURCES
from fort_desktop.rules.steps.means import Means, Memory, Way
from fort_desktop.rules.steps.step_rule import Choice, Demand, Prices, StepRule, always, done
from fort_desktop.rules.steps.tokens import moved, tokens_at


def _ways(step: Step, means: Means, memory: Memory, prices: Prices) -> Iterator[Way]:
    if means.pack_room <= 0:
        return
    for pile in (0, 1):
        if means.piles[pile] > 0:
            yield Way((pile, False), means.with_tokens(moved(means, pile, pile + 2)), memory)
        if means.sticky:
            yield Way((pile, True), means.with_tokens(moved(means, -1, pile + 2)), memory)


def _most(step: Step, means: Means, memory: Memory, prices: Prices) -> int:
    return means.pack_room if means.sticky else min(means.pack_room, means.pizza + means.toys)


def _lacks(step: Step, means: Means) -> str:
    return "COMP-8" if means.pack_room <= 0 else "ACT-2"


def _moves(state: State, seat: int, key: tuple[int, bool]) -> Iterable[Move]:
    pile, supply = key
    return (Pack(RESOURCES[pile], supply),)


def _supply_may(state: State, action: Action, move: Pack) -> bool:
    """PERK-8 works on one's own turn."""
    own = state.seats[action.seat]
    return not move.supply or (own.perk == "sticky_fingers" and action.seat == state.leader)


def _is_there(state: State, action: Action, move: Pack) -> bool:
    return move.supply or tokens_at(state, action.seat, move.resource, "stuff") > 0


def _packed(state: State, seat: int, move: Pack) -> tuple[Event, ...]:
    return (ResourcePacked(seat, move.resource, "supply" if move.supply else "stuff"),)


PACK = StepRule(
    op="pack",
    ways=_ways,
    most=_most,
    lacks=_lacks,
    touches=always("pizza", "toys", "pack", "level"),
    choice=Choice(
        kind="pack",
        moves=_moves,
        demands={Pack: (Demand("PERK-8", _supply_may), Demand("ACT-2", _is_there))},
        events=_packed,
        remember=done,
    ),
)
