"""Standing answers to "follow?", set in secret beforehand; they end with the next own turn."""

from fort_desktop.record.aside import Aside, Ask, Standing, Suits
from fort_desktop.rules.knowledge.view import View
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.rules.model.types import COIN, Round, Suit
from fort_desktop.rules.obligations.counting import leader_suits
from fort_desktop.session.hotseat.by_seat import put


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
