"""Kids that rivals took or trashed from a Yard, as far as its owner has not seen it yet."""

from typing import NamedTuple

from fort_desktop.rules.model import events as ev
from fort_desktop.rules.model.events import Event


class YardLoss(NamedTuple):
    """A card that has left the Yard of `owner`, and the seat that did it.

    It was recruited (RECRUIT-3), put on a Lookout by Bribe (PERK-2), or `trashed` (ACT-11).
    """

    card: str
    seat: int
    owner: int
    trashed: bool = False


def losses_after(losses: tuple[YardLoss, ...], event: Event, viewer: int) -> tuple[YardLoss, ...]:
    """Return what the viewer has not seen once an event has been told; their own turn ends it."""
    match event:
        case ev.TurnBegan(seat=seat) if seat == viewer:
            return ()
        case ev.KidRecruited() | ev.CardToLookout():
            owner = event.rival
        case ev.CardTrashed(source="yard"):
            owner = event.owner
        case _:
            return losses
    if owner != viewer or event.seat == viewer:
        return losses
    return (*losses, YardLoss(event.card, event.seat, viewer, isinstance(event, ev.CardTrashed)))
