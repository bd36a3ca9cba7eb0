"""The own deck and discard pile as values."""

import msgspec

from fort_desktop.rules.knowledge.view import SeatView
from fort_desktop.rules.model.cards import Catalog, Kid


class DeckVM(msgspec.Struct, frozen=True):
    """The own deck as it is drawn: whose it is, and the number of its cards."""

    seat: int
    colour: str
    cards: int


class DiscardVM(msgspec.Struct, frozen=True):
    """The own discard pile as it is drawn: the number of its cards, and the one on top."""

    cards: int
    top: Kid | None


def deck_vm(own: SeatView) -> DeckVM:
    """Return what the own deck shows."""
    return DeckVM(own.seat, own.colour, own.deck_count)


def discard_vm(own: SeatView, catalog: Catalog) -> DiscardVM:
    """Return what the own discard pile shows (DISCARD-3)."""
    top = catalog.kid[own.discard[-1]] if own.discard else None
    return DiscardVM(len(own.discard), top)
