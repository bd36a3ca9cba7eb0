"""The points of each seat if the game ended now, as far as a view tells (END-3, INFO-1)."""

from collections.abc import Callable, Iterator
from typing import Literal, NamedTuple

from fort_desktop.rules.knowledge.sample import sample
from fort_desktop.rules.knowledge.view import View
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.rules.model.rng import Rng
from fort_desktop.rules.model.scoring import final_scores, rule_points
from fort_desktop.rules.model.state import SeatState, State
from fort_desktop.rules.model.types import STUFF_LIMIT, TOP_LEVEL, Card, Cards, RuleId


class Standing(NamedTuple):
    """The points of a seat if the game ended now, by source (END-3).

    Attributes:
        rule: of its made-up rule; None if it has one that the viewer does not know (INFO-1).
        total: the sum of all that is known, so that it has at least so many.
    """

    seat: int
    points: int
    fort: int
    rule: int | None
    macaroni: int
    total: int


def _ended(view: View, catalog: Catalog) -> State:
    """Return a state that looks like the view, in which what it does not tell scores nothing.

    Cards that lie on the table come back to their player, unless they are to be trashed. Of hidden
    cards the scores depend on no more than their number.
    """
    state = sample(view, catalog, Rng(0))
    play = view.play
    gone = play.card if play is not None and play.trash_this else ""
    state.seats[view.leader].discard += tuple(card for card in view.table if card != gone)
    for seat, known in zip(state.seats, view.seats, strict=True):
        seat.rule = known.rule
    return state


def rule_worth(view: View, catalog: Catalog, seat: int, rule: RuleId) -> int:
    """Return the points of a rule to a seat, now."""
    return rule_points(_ended(view, catalog), seat, rule)


def standings(view: View, catalog: Catalog) -> tuple[Standing, ...]:
    """Return the points of all seats if the game ended now."""
    return tuple(
        Standing(
            score.seat,
            score.track,
            score.fort,
            None if known.has_rule and known.rule is None else score.rule,
            score.macaroni,
            score.total,
        )
        for score, known in zip(final_scores(_ended(view, catalog)), view.seats, strict=True)
    )


ChangeName = Literal["level", "kid", "pizza", "toys", "pack", "lookout", "friends"]
"""A fort level, one more kid, one more thing in a place of the board, Best Friends that leave."""


class Change(NamedTuple):
    """A single change of the viewer's board, and the points that it would bring at the end.

    Attributes:
        kid: the card of the Park that is recruited, "" for other changes.
    """

    what: ChangeName
    gain: int
    kid: Card = ""


_Make = Callable[[State, SeatState], None]


def best_change(view: View, catalog: Catalog) -> Change | None:
    """Return what would bring the viewer most if the game ended then; None if nothing does.

    Each change is tried on the board and scored by the rules. Of equal ones the first counts, in
    the order of `ChangeName`.
    """
    before, seat = _ended(view, catalog), view.seat
    now = final_scores(before)[seat].total
    found: Change | None = None
    for what, kid, make in _changes(before, seat):
        state = before.copy()
        make(state, state.seats[seat])
        gain = final_scores(state)[seat].total - now
        if gain > (found.gain if found is not None else 0):
            found = Change(what, gain, kid)
    return found


def _changes(state: State, seat: int) -> Iterator[tuple[ChangeName, Card, _Make]]:
    """Yield the changes for which there is room on a seat's board."""
    own = state.seats[seat]
    if own.level < TOP_LEVEL:
        yield "level", "", _build
    for card in state.park:
        yield "kid", card, _recruited(card)
    if own.pizza < STUFF_LIMIT:
        yield "pizza", "", _more_pizza
    if own.toys < STUFF_LIMIT:
        yield "toys", "", _more_toys
    if own.pack_pizza + own.pack_toys < own.pack_limit:
        yield "pack", "", _more_packed
    if own.hand and len(own.lookout) < own.lookout_limit:
        yield "lookout", "", _climb
    yield "friends", "", _part_with_friends


def _build(state: State, own: SeatState) -> None:
    """Build a level; the first of level 5 earns the sculpture (LEVEL-3)."""
    own.level += 1
    if own.level == TOP_LEVEL and state.macaroni < 0:
        state.macaroni = state.seats.index(own)


def _recruited(card: Card) -> _Make:
    def make(state: State, own: SeatState) -> None:
        own.discard += (card,)

    return make


def _more_pizza(state: State, own: SeatState) -> None:
    own.pizza += 1


def _more_toys(state: State, own: SeatState) -> None:
    own.toys += 1


def _more_packed(state: State, own: SeatState) -> None:
    own.pack_pizza += 1


def _climb(state: State, own: SeatState) -> None:
    own.lookout, own.hand = (*own.lookout, own.hand[0]), own.hand[1:]


def _part_with_friends(state: State, own: SeatState) -> None:
    """All Best Friends leave the game."""

    def others(cards: Cards) -> Cards:
        return tuple(card for card in cards if state.kid(card).best_friend is None)

    own.hand, own.deck, own.discard = others(own.hand), others(own.deck), others(own.discard)
    own.yard, own.lookout = others(own.yard), others(own.lookout)
