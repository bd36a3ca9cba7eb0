"""ACT-3: put a card from the hand into the Lookout; PERK-2 takes it from elsewhere."""

from collections.abc import Iterable, Iterator

from fort_desktop.rules.model.boxes import Step
from fort_desktop.rules.model.events import CardToLookout, Event
from fort_desktop.rules.model.moves import Move, ToLookout
from fort_desktop.rules.model.pending import Action
from fort_desktop.rules.model.state import State
from fort_desktop.rules.model.zones import card_of, held_kids, holds, kids_of, yard_kids
from fort_desktop.rules.steps.means import Means, Memory, Way, replace
from fort_desktop.rules.steps.recruit import elsewhere, is_in_yard, is_open, refill, taken_from
from fort_desktop.rules.steps.step_rule import Choice, Demand, Prices, StepRule, always, done


def _ways(step: Step, means: Means, memory: Memory, prices: Prices) -> Iterator[Way]:
    if means.lookout > means.level:
        return
    fuller = replace(means, lookout=means.lookout + 1)
    if means.hand > 0:
        yield Way("hand", fuller.with_hand(-1), memory)
    if means.bribe and means.open > 0:
        yield Way("open", replace(fuller, open=means.open - 1), memory)
    if means.bribe and means.yards > 0:
        yield Way("yard", replace(fuller, yards=means.yards - 1), memory)


def _most(step: Step, means: Means, memory: Memory, prices: Prices) -> int:
    cards = means.hand + (means.open + means.yards if means.bribe else 0)
    return min(means.level + 1 - means.lookout, cards)


def _lacks(step: Step, means: Means) -> str:
    return "COMP-9" if means.lookout > means.level else "ACT-3"


def _moves(state: State, seat: int, key: str) -> Iterable[Move]:
    if key == "hand":
        return [ToLookout(kid.id) for kid in held_kids(state, seat)]
    if key == "yard":
        return [ToLookout(kid.id, "yard", rival) for rival, kid in yard_kids(state, seat)]
    park = [ToLookout(kid.id, "park") for kid in kids_of(state.catalog, state.park)]
    return [*park, ToLookout("", "deck")] if state.park_deck else park


def _has_room(state: State, action: Action, move: ToLookout) -> bool:
    own = state.seats[action.seat]
    return len(own.lookout) < own.lookout_limit


def _bribed(state: State, action: Action, move: ToLookout) -> bool:
    """PERK-2 works on one's own turn; a card of the deck is not seen before (R-29)."""
    if move.source == "hand":
        return True
    if state.seats[action.seat].perk != "bribe" or action.seat != state.leader:
        return False
    return is_open(state, move) or is_in_yard(state, action.seat, move)


def _is_held(state: State, action: Action, move: ToLookout) -> bool:
    if move.source != "hand":
        return True
    return holds(state.catalog, state.seats[action.seat].hand, move.kid)


def _put(state: State, seat: int, move: ToLookout) -> tuple[Event, ...]:
    if move.source == "hand":
        card = card_of(state.catalog, state.seats[seat].hand, move.kid)
        return (CardToLookout(seat, card, "hand"),)
    card, rival = taken_from(state, move)
    return (CardToLookout(seat, card, elsewhere(move), rival), *refill(state, move))


LOOKOUT = StepRule(
    op="lookout",
    ways=_ways,
    most=_most,
    lacks=_lacks,
    touches=always("cards", "reach", "level"),
    choice=Choice(
        kind="lookout",
        moves=_moves,
        demands={
            ToLookout: (
                Demand("COMP-9", _has_room),
                Demand("PERK-2", _bribed),
                Demand("ACT-3", _is_held),
            )
        },
        events=_put,
        remember=done,
    ),
)
