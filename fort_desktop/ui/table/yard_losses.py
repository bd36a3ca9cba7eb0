"""Kids that rivals took or trashed from the own Yard: told until the person has seen it."""

from typing import NamedTuple

from fort_desktop.rules.knowledge.view import View
from fort_desktop.rules.model import events as ev
from fort_desktop.rules.model.events import Event


class YardLoss(NamedTuple):
    """A card that has left the own Yard, and the seat that did it (RECRUIT-3, ACT-11, PERK-2).

    `trashed`: it has left the game, too.
    """

    card: str
    seat: int
    trashed: bool = False


class YardLosses:
    """The kids that were taken and have not been seen yet; a turn of one's own ends it."""

    def __init__(self, viewer: int) -> None:
        self.viewer = viewer
        self._found: list[YardLoss] = []

    def tell(self, event: Event) -> None:
        """Take in what happens."""
        if isinstance(event, ev.TurnBegan) and event.seat == self.viewer:
            self.clear()
        elif isinstance(event, ev.KidRecruited | ev.CardToLookout):
            self._note(event.card, event.seat, event.rival)
        elif isinstance(event, ev.CardTrashed) and event.source == "yard":
            self._note(event.card, event.seat, event.owner, trashed=True)

    def _note(self, card: str, seat: int, owner: int | None, trashed: bool = False) -> None:
        if owner == self.viewer and seat != self.viewer:
            self._found.append(YardLoss(card, seat, trashed))

    def seen_in(self, view: View) -> list[YardLoss]:
        """Return the losses of the viewer; what an undo took back lies in the Yard again.

        From another seat, as one can look after a game, nothing is missed.
        """
        found = self._found if view.seat == self.viewer else []
        return [loss for loss in found if loss.card not in view.own.yard]

    def clear(self) -> None:
        """The person has seen it."""
        self._found.clear()
