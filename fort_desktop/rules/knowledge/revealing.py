"""Events that reveal hidden information (INFO-1)."""

from fort_desktop.rules.model import events as ev
from fort_desktop.rules.model.events import Event

_REVEALING = (
    ev.ParkDeckShuffled,
    ev.RulesStacked,
    ev.ParkRevealed,
    ev.KidsDealt,
    ev.HandsPassed,
    ev.DeckShuffled,
    ev.ChanceRenewed,
    ev.CardDrawn,
    ev.GameEnded,
)


def reveals(event: Event) -> bool:
    """Return True if an event reveals something hidden to somebody, or shuffles cards."""
    if isinstance(event, ev.CardToLookout | ev.KidRecruited):
        return event.source == "deck"
    if isinstance(event, ev.DecisionDue):
        return event.pending.stage == "keep"  # the stack of made-up rules is looked through
    return isinstance(event, _REVEALING)
