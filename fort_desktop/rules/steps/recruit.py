"""ACT-6, RECRUIT-1 to RECRUIT-3: a kid from the Park, a rival's Yard or the Park deck."""

from collections.abc import Iterable, Iterator
from typing import Literal

from fort_desktop.rules.model.boxes import Step
from fort_desktop.rules.model.events import Event, KidRecruited, ParkRevealed
from fort_desktop.rules.model.moves import Move, Recruit, ToLookout
from fort_desktop.rules.model.pending import Action
from fort_desktop.rules.model.state import State
from fort_desktop.rules.model.types import Card
from fort_desktop.rules.model.zones import card_of, holds, kids_of, yard_kids
from fort_desktop.rules.steps.means import Means, Memory, Way, replace
from fort_desktop.rules.steps.step_rule import Choice, Demand, Prices, StepRule, always, done


def _ways(step: Step, means: Means, memory: Memory, prices: Prices) -> Iterator[Way]:
    discard = means.discard + 1
    if means.open > 0:
        yield Way("open", replace(means, discard=discard, open=means.open - 1), memory)
    if means.yards > 0:
        yield Way("yard", replace(means, discard=discard, yards=means.yards - 1), memory)


def _most(step: Step, means: Means, memory: Memory, prices: Prices) -> int:
    """The Park is refilled between two recruitments (R-13)."""
    return means.open + means.yards


def _lacks(step: Step, means: Means) -> str:
    return "RECRUIT-4"


def from_park(state: State) -> list[Recruit]:
    """Kids of the Park."""
    return [Recruit(kid.id, "park") for kid in kids_of(state.catalog, state.park)]


def from_yards(state: State, seat: int) -> list[Recruit]:
    """Kids in rivals' Yards; never in one's own (FOLLOW-9), whoever leads (R-25)."""
    return [Recruit(kid.id, "yard", rival) for rival, kid in yard_kids(state, seat)]


def from_deck(state: State) -> tuple[Recruit, ...]:
    """The unseen top of the Park deck."""
    return (_UNSEEN,) if state.park_deck else ()


_UNSEEN = Recruit("", "deck")


def _moves(state: State, seat: int, key: str) -> Iterable[Move]:
    if key == "yard":
        return from_yards(state, seat)
    return [*from_park(state), *from_deck(state)]


def is_open(state: State, move: Recruit | ToLookout) -> bool:
    """Return True if the kid that a move names is in the Park, or there is a Park deck."""
    if move.source == "deck":
        return bool(state.park_deck)
    return move.source == "park" and holds(state.catalog, state.park, move.kid)


def is_in_yard(state: State, seat: int, move: Recruit | ToLookout) -> bool:
    """Return True if it is in the Yard of a rival of `seat` (RECRUIT-1)."""
    if move.source != "yard" or move.rival not in state.rivals(seat):
        return False
    return holds(state.catalog, state.seats[move.rival].yard, move.kid)


def not_own_yard(state: State, seat: int, move: Recruit) -> bool:
    """Return True if the kid is not taken from the seat's own Yard (FOLLOW-9)."""
    return move.source != "yard" or move.rival != seat


def can_be_recruited(state: State, seat: int, move: Recruit) -> bool:
    """Return True if the kid is in the Park, on top of its deck or in that Yard (RECRUIT-1)."""
    return is_open(state, move) or is_in_yard(state, seat, move)


def taken_from(state: State, move: Recruit | ToLookout) -> tuple[Card, int | None]:
    """The card that a move takes from Park, deck or Yard, and whose Yard that is."""
    if move.source == "yard":
        return card_of(state.catalog, state.seats[move.rival].yard, move.kid), move.rival
    if move.source == "deck":
        return state.park_deck[0], None
    return card_of(state.catalog, state.park, move.kid), None


def elsewhere(move: Recruit | ToLookout) -> Literal["park", "deck", "yard"]:
    """Return the place, other than one's own hand, that a move takes a card from."""
    return "park" if move.source == "park" else "deck" if move.source == "deck" else "yard"


def refill(state: State, move: Recruit | ToLookout) -> tuple[Event, ...]:
    """A card taken from the Park is replaced at once, while there are cards (RECRUIT-2, R-29).

    A card of a Yard is not replaced, and the rival draws nothing (RECRUIT-3).
    """
    if move.source == "park" and state.park_deck:
        return (ParkRevealed(state.park_deck[0]),)
    return ()


def recruited(state: State, seat: int, move: Recruit) -> tuple[Event, ...]:
    """Return the events of recruiting by a seat; a card of the deck is then open (R-32)."""
    card, rival = taken_from(state, move)
    return (KidRecruited(seat, card, elsewhere(move), rival), *refill(state, move))


def _not_own(state: State, action: Action, move: Recruit) -> bool:
    return not_own_yard(state, action.seat, move)


def _is_there(state: State, action: Action, move: Recruit) -> bool:
    return can_be_recruited(state, action.seat, move)


RECRUIT = StepRule(
    op="recruit",
    ways=_ways,
    most=_most,
    lacks=_lacks,
    touches=always("cards", "reach"),
    choice=Choice(
        kind="recruit",
        moves=_moves,
        demands={Recruit: (Demand("FOLLOW-9", _not_own), Demand("RECRUIT-1", _is_there))},
        events=recruited,
        remember=done,
    ),
)
