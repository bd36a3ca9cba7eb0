"""The things that persons set in secret beside the moves, seat by seat: answers, and their hands.

A standing answer to "follow?" ends with the next own turn.
"""

from typing import TypeVar

import msgspec

from fort_desktop.record.aside import Aside, Ask, Standing, Suits
from fort_desktop.rules.knowledge.view import View
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.rules.model.types import COIN, Cards, Round, Suit
from fort_desktop.rules.obligations.counting import leader_suits

T = TypeVar("T")


def put(aside: Aside, field: str, seat: int, value: T, empty: T) -> Aside:
    """The same with one seat's value of a field replaced; seats without one have `empty`."""
    values = list(getattr(aside, field))
    values += [empty] * (seat + 1 - len(values))
    values[seat] = value
    return msgspec.structs.replace(aside, **{field: tuple(values)})


def ordered(aside: Aside, seat: int, hand: Cards) -> Cards:
    """A hand as its person has laid it; cards that came later lie at the right, sorted."""
    laid = aside.hands[seat] if seat < len(aside.hands) else ()
    kept = [card for card in laid if card in hand]
    return (*kept, *(card for card in sorted(hand) if card not in kept))


def played_suits(public: View, catalog: Catalog) -> tuple[Suit, ...]:
    """The suits by which the played card can be followed; a coin that named none is a coin."""
    if public.play is None:
        return ()
    return leader_suits(catalog.kid[public.play.card], public.play.declared) or (COIN,)


def next_turn(public: View, seat: int) -> Round:
    """The round in which the next own turn of a seat begins (TURN-1)."""
    seats = len(public.seats)
    place, now = (seat - public.first) % seats, (public.leader - public.first) % seats
    return public.round + (place <= now)


def standing(aside: Aside, public: View, seat: int) -> Standing:
    """Return the settings of a seat; those made before its last own turn are forgotten."""
    kept = aside.standing[seat] if seat < len(aside.standing) else None
    until = next_turn(public, seat)
    return kept if kept is not None and kept.until == until else Standing(until)


def with_standing(aside: Aside, public: View, seat: int, ask: Ask, suits: Suits) -> Aside:
    """The same with a standing answer set."""
    kept = Standing(next_turn(public, seat), ask, suits if ask == "some" else ())
    return put(aside, "standing", seat, kept, None)


def asks(kept: Standing, suits: tuple[Suit, ...]) -> bool:
    """Return True if a person is asked when a card of these suits is played."""
    if kept.ask == "some":
        return any(suit in kept.suits or suit == COIN for suit in suits)
    return kept.ask == "always"
