"""The Park as a value: its kids, its deck, and what the viewer can do there."""

import msgspec

from fort_desktop.rules.knowledge.view import View
from fort_desktop.rules.model.cards import Catalog, Kid
from fort_desktop.ui.i18n.i18n import tr


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
        public: all look on, so that nobody in particular is invited before the Recruit phase.
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
        return tr("You recruit one after your play")
    return ""
