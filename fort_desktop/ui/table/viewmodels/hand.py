"""One's own hand as a value."""

from collections.abc import Collection

import msgspec

from fort_desktop.rules.knowledge.view import View
from fort_desktop.rules.model.cards import Catalog, Kid
from fort_desktop.rules.model.types import Cards


class HandCardVM(msgspec.Struct, frozen=True):
    """A card in the hand; two copies of a kid look alike.

    Attributes:
        leaves: it will lie in the Yard if it stays in the hand (DISCARD-2).
        follows: Follow would give it unseen, at the public table.
    """

    kid: Kid
    leaves: bool = False
    follows: bool = False


class HandVM(msgspec.Struct, frozen=True):
    """One's own hand as it is drawn.

    Attributes:
        cards: from left to right.
        orders: a click on a card puts it first, before the person is asked anything.
        spread: it is open over the table, where it is too large for its row.
        filled: for each place of the row, True if its card is there; () if all are. While cards are
            drawn the others stay where they are: to centre the hand again each time would flash.
    """

    cards: tuple[HandCardVM, ...]
    orders: bool = False
    spread: bool = False
    filled: tuple[bool, ...] = ()


class RugVM(msgspec.Struct, frozen=True):
    """The rug below one's own hand, in the colour of the seat."""

    colour: str


def hand_vm(
    view: View,
    catalog: Catalog,
    cards: Cards,
    given: Collection[str] = (),
    orders: bool = False,
    spread: bool = False,
    filled: tuple[bool, ...] = (),
) -> HandVM:
    """Return what one's own hand shows.

    Args:
        cards: what is seen of it, in the order in which it lies.
        given: those of them that Follow gives unseen.
        orders: a click puts a card first; spread: a large hand is open over the table.
        filled: for each place, True if its card is there; () if all are.
    """
    recruits = view.leader == view.seat and view.phase == "recruit" and view.round > 0
    found = []
    for card in cards:
        kid = catalog.kid[card]
        # DISCARD-2: what is left in the hand goes to the Yard, but Best Friends do not.
        found.append(HandCardVM(kid, recruits and kid.best_friend is None, card in given))
    return HandVM(tuple(found), orders, spread, filled)
