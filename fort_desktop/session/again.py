"""The same deal once more: the cards are known then, so such a game counts for nothing."""

from collections.abc import Sequence
from typing import NamedTuple, TypeVar

from fort_desktop.record.format import Deal
from fort_desktop.record.sitting import Sitting
from fort_desktop.rules.model.events import SeatInfo
from fort_desktop.rules.model.types import SetupKind
from fort_desktop.session.session import Session

_T = TypeVar("_T")


class Table(NamedTuple):
    """The beginning of a game: who sits where, its setup, its chance, and the profiles."""

    seats: tuple[SeatInfo, ...]
    setup: SetupKind
    deal: Deal
    sitting: Sitting


def known_deal(session: Session) -> Deal | None:
    """The deal of a game that is over, marked as known; None if it is not to be told yet."""
    deal = session.proof
    if session.awaits_others or deal is None or deal.veiled:
        return None
    return Deal(deal.seed, again=True)


def same_deal(session: Session, by: int = 0) -> Table | None:
    """The table of the same deal, everybody `by` seats further on; None if it is not known.

    A seat keeps its colour, with which its Best Friends come: so whoever comes there gets exactly
    the cards that lay there before (SETUP-6).
    """
    deal = known_deal(session)
    if deal is None:
        return None
    seats, sitting = session.seats, session.recording.sitting.anew(len(session.seats))
    return Table(
        moved(seats, by),
        session.view().setup,
        deal,
        Sitting(_turned(sitting.holders, by), sitting.house),
    )


def moved(seats: Sequence[SeatInfo], by: int) -> tuple[SeatInfo, ...]:
    """Everybody so many seats further on; the colours stay."""
    return tuple(
        SeatInfo(who.name, seat.colour, who.player)
        for who, seat in zip(_turned(tuple(seats), by), seats, strict=True)
    )


def _turned(around: tuple[_T, ...], by: int) -> tuple[_T, ...]:
    """Return the items turned around by `by` places: that at place 0 comes to place `by`."""
    at = -by % len(around) if around else 0
    return around[at:] + around[:at]
