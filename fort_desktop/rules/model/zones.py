"""Lookups in zones of cards: their kids, and the card of a kid."""

from collections.abc import Iterable

from fort_desktop.rules.model.cards import Catalog, Kid
from fort_desktop.rules.model.state import Play, State
from fort_desktop.rules.model.types import Card, Cards, KidId


def kids_of(catalog: Catalog, cards: Iterable[Card]) -> list[Kid]:
    """The different kids among cards, in order; equal copies are one choice."""
    kid = catalog.kid
    return list({kid[card]: None for card in cards})


def held_kids(state: State, seat: int) -> list[Kid]:
    """The different kids in a hand, sorted by card.

    A decision must reveal no more than the view, which hides the order of the hand (INFO-1).
    """
    return kids_of(state.catalog, sorted(state.seats[seat].hand))


def holds(catalog: Catalog, cards: Cards, kid: KidId) -> bool:
    """Return True if one of `cards` shows the kid."""
    return any(catalog.kid[card].id == kid for card in cards)


def card_of(catalog: Catalog, cards: Cards, kid: KidId) -> Card:
    """The first card among `cards` that shows the kid; copies of a kid are equivalent.

    Raises:
        ValueError: none shows it.
    """
    for card in cards:
        if catalog.kid[card].id == kid:
            return card
    raise ValueError(f"no card shows {kid}")


def yard_kids(state: State, seat: int) -> list[tuple[int, Kid]]:
    """Each rival with the different kids in its Yard, in turn order (RECRUIT-1, FOLLOW-9)."""
    found: list[tuple[int, Kid]] = []
    for rival in state.rivals(seat):
        yard = state.seats[rival].yard
        if yard:
            found += [(rival, kid) for kid in kids_of(state.catalog, yard)]
    return found


def playing(state: State) -> Play:
    """The play under way.

    Raises:
        ValueError: no card is being played.
    """
    if state.play is None:
        raise ValueError("no card is being played")
    return state.play
