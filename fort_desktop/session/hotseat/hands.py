"""The order of a hand, laid by its person in secret: the kids given unseen come from the left."""

from collections.abc import Sequence

from fort_desktop.record.aside import Aside
from fort_desktop.rules.model import moves as mv
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.rules.model.moves import Move
from fort_desktop.rules.model.types import COIN, SUITS, Card, Cards


def ordered(aside: Aside, seat: int, hand: Cards) -> Cards:
    """A hand as its person has laid it; cards that came later lie at the right, sorted."""
    laid = aside.hands[seat] if seat < len(aside.hands) else ()
    kept = [card for card in laid if card in hand]
    return (*kept, *(card for card in sorted(hand) if card not in kept))


def first_to_follow(
    hand: Cards, moves: Sequence[Move], catalog: Catalog
) -> tuple[Card, Move] | None:
    """The first card from the left that matches and can do the action in full, and its move.

    One card only, with Copy Cat too: who wants to give two kids looks (PERK-3).
    """
    for card in hand:
        move = mv.Follow((catalog.kid[card].id,))
        if move in moves:
            return card, move
    return None


def first_by_suit(hand: Cards, catalog: Catalog) -> Cards:
    """The cards that are the first from the left with some suit, a coin being any (FOLLOW-3)."""
    found: list[Card] = []
    for suit in SUITS:
        first = next((c for c in hand if {suit, COIN} & set(catalog.kid[c].suits)), None)
        if first is not None and first not in found:
            found.append(first)
    return tuple(card for card in hand if card in found)
