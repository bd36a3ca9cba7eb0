"""The Park, the perks, one's own hand and piles, and the log as values."""

from collections.abc import Collection

import msgspec

from fort_desktop.rules.knowledge.view import SeatView, View
from fort_desktop.rules.model.cards import Catalog, Kid
from fort_desktop.rules.model.types import PERKS, Cards, PerkId
from fort_desktop.ui.table.logbook import Line, Log


class ParkVM(msgspec.Struct, frozen=True):
    """The Park as it is drawn.

    Attributes:
        kids: from left to right; deck: the number of cards in the Park deck.
    """

    kids: tuple[Kid, ...]
    deck: int


def park_vm(view: View, catalog: Catalog) -> ParkVM:
    """Return what the Park shows."""
    return ParkVM(tuple(catalog.kid[card] for card in view.park), view.park_deck_count)


class PerkOf(msgspec.Struct, frozen=True):
    """A perk of this game; `owner` is the colour of the seat that has taken it, "" for none."""

    perk: PerkId
    owner: str


class PerksVM(msgspec.Struct, frozen=True):
    """The row of perks as it is drawn.

    Attributes:
        perks: in a fixed order, those that a seat has taken included.
        rules: the number of made-up rules in the stack.
        sculptor: the colour of the seat that has the sculpture, "" for none.
    """

    perks: tuple[PerkOf, ...]
    rules: int
    sculptor: str


def perks_vm(view: View) -> PerksVM:
    """Return what the row of perks shows."""
    owners = {seat.perk: seat.colour for seat in view.seats if seat.perk is not None}
    there = [perk for perk in PERKS if perk in view.perks or perk in owners]
    sculptor = view.seats[view.macaroni].colour if view.macaroni >= 0 else ""
    perks = tuple(PerkOf(perk, owners.get(perk, "")) for perk in there)
    return PerksVM(perks, view.rules_count, sculptor)


class DeckVM(msgspec.Struct, frozen=True):
    """One's own deck as it is drawn: whose it is, and the number of its cards."""

    seat: int
    colour: str
    cards: int


class DiscardVM(msgspec.Struct, frozen=True):
    """One's own discard pile as it is drawn: the number of its cards, and the one on top."""

    cards: int
    top: Kid | None


def deck_vm(own: SeatView) -> DeckVM:
    """Return what one's own deck shows."""
    return DeckVM(own.seat, own.colour, own.deck_count)


def discard_vm(own: SeatView, catalog: Catalog) -> DiscardVM:
    """Return what one's own discard pile shows (DISCARD-3)."""
    top = catalog.kid[own.discard[-1]] if own.discard else None
    return DiscardVM(len(own.discard), top)


class LogVM(msgspec.Struct, frozen=True):
    """The log as it is drawn.

    Attributes:
        lines: all of them; marked: the index of the one that stands out; last: of the last one
            that is seen.
        unfolded: it is laid open where it is folded else.
    """

    lines: tuple[Line, ...]
    marked: int
    last: int
    unfolded: bool


def log_vm(log: Log, past: int | None = None, unfolded: bool = False) -> LogVM:
    """Return what the log shows.

    Args:
        past: the moment that is looked at, None for the present; unfolded: it is laid open.
    """
    return LogVM(log.lines, log.marked(past), log.last(past), unfolded)


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
