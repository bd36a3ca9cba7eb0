"""The Park, the perks, one's own piles and the log as values."""

import msgspec

from fort_desktop.rules.knowledge.view import SeatView, View
from fort_desktop.rules.model.cards import Catalog, Kid
from fort_desktop.rules.model.types import PERKS, PerkId
from fort_desktop.ui.i18n.i18n import tr
from fort_desktop.ui.table.logbook import Line, Log


class ParkVM(msgspec.Struct, frozen=True):
    """The Park as it is drawn.

    Attributes:
        kids: from left to right; deck: the number of cards in the Park deck.
        invitation: words on what the viewer can do here now, "" for nothing.
    """

    kids: tuple[Kid, ...]
    deck: int
    invitation: str = ""


def park_vm(view: View, catalog: Catalog, public: bool = False, recruits: bool = True) -> ParkVM:
    """Return what the Park shows.

    Args:
        public: everyone is looking on, so nobody in particular is invited before Recruit.
        recruits: kids are to be recruited in this turn.
    """
    kids = tuple(catalog.kid[card] for card in view.park)
    return ParkVM(kids, view.park_deck_count, _invitation(view, public) if recruits else "")


def _invitation(view: View, public: bool) -> str:
    if view.round == 0 or view.leader != view.seat or view.ended:
        return ""
    if view.phase == "recruit":
        return tr("Drag one to your board")
    if view.phase in ("cleanup", "play") and not public:
        return tr("After you play, you recruit one")
    return ""


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
