"""ACT-4: a card from one's own hand or discard pile to the box. ACT-11: one in a rival's Yard."""

from collections.abc import Iterable, Iterator

from fort_desktop.rules.model.boxes import Step
from fort_desktop.rules.model.events import CardTrashed, Event
from fort_desktop.rules.model.moves import Move, Trash
from fort_desktop.rules.model.pending import Action
from fort_desktop.rules.model.state import State
from fort_desktop.rules.model.types import Cards
from fort_desktop.rules.model.zones import card_of, held_kids, holds, kids_of, yard_kids
from fort_desktop.rules.steps.means import Means, Memory, Way, replace
from fort_desktop.rules.steps.step_rule import Choice, Demand, Prices, StepRule, always, done


def _ways(step: Step, means: Means, memory: Memory, prices: Prices) -> Iterator[Way]:
    if means.hand > 0:
        yield Way("hand", means.with_hand(-1), memory)
    if means.discard > 0:
        yield Way("discard", replace(means, discard=means.discard - 1), memory)


def _yard_ways(step: Step, means: Means, memory: Memory, prices: Prices) -> Iterator[Way]:
    if means.yards > 0:
        yield Way("yard", replace(means, yards=means.yards - 1), memory)


def _most(step: Step, means: Means, memory: Memory, prices: Prices) -> int:
    return means.hand + means.discard


def _yard_most(step: Step, means: Means, memory: Memory, prices: Prices) -> int:
    return means.yards


def _lacks(step: Step, means: Means) -> str:
    return "ACT-4"


def _yard_lacks(step: Step, means: Means) -> str:
    return "ACT-11"


def _moves(state: State, seat: int, key: str) -> Iterable[Move]:
    if key == "hand":
        return [Trash(kid.id, "hand") for kid in held_kids(state, seat)]
    return [Trash(kid.id, "discard") for kid in kids_of(state.catalog, state.seats[seat].discard)]


def _yard_moves(state: State, seat: int, key: str) -> Iterable[Move]:
    return [Trash(kid.id, "yard", rival) for rival, kid in yard_kids(state, seat)]


def _zone(state: State, seat: int, move: Trash) -> Cards:
    own = state.seats[seat]
    return own.hand if move.source == "hand" else own.discard


def _is_own(state: State, action: Action, move: Trash) -> bool:
    return move.source != "yard" and holds(state.catalog, _zone(state, action.seat, move), move.kid)


def _is_rivals(state: State, action: Action, move: Trash) -> bool:
    if move.source != "yard" or move.rival not in state.rivals(action.seat):
        return False
    return holds(state.catalog, state.seats[move.rival].yard, move.kid)


def _trashed(state: State, seat: int, move: Trash) -> tuple[Event, ...]:
    if move.source == "yard":
        card = card_of(state.catalog, state.seats[move.rival].yard, move.kid)
        return (CardTrashed(seat, card, "yard", move.rival),)
    card = card_of(state.catalog, _zone(state, seat, move), move.kid)
    return (CardTrashed(seat, card, "hand" if move.source == "hand" else "discard", seat),)


TRASH = StepRule(
    op="trash",
    ways=_ways,
    most=_most,
    lacks=_lacks,
    touches=always("cards"),
    choice=Choice(
        kind="trash",
        moves=_moves,
        demands={Trash: (Demand("ACT-4", _is_own),)},
        events=_trashed,
        remember=done,
    ),
)
TRASH_RIVAL = StepRule(
    op="trash_rival",
    ways=_yard_ways,
    most=_yard_most,
    lacks=_yard_lacks,
    touches=always("reach"),
    choice=Choice(
        kind="trash",
        moves=_yard_moves,
        demands={Trash: (Demand("ACT-11", _is_rivals),)},
        events=_trashed,
        remember=done,
    ),
)
