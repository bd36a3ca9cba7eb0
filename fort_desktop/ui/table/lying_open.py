"""The sheets with answers that lie open at a moment: kids of a pile, made-up rules, perks."""

from fort_desktop.ui.table.overlays import Pointed
from fort_desktop.ui.table.reader import TableReader
from fort_desktop.ui.table.things import DiscardCard, PerkCard, RuleCard


def chooses(now: TableReader) -> bool:
    """Return True if a made-up rule or a perk is to be chosen."""
    return any(isinstance(one.source, RuleCard | PerkCard) for one in now.intents)


def from_pile(now: TableReader) -> bool:
    """Return True if a kid of the own discard pile can be an answer now."""
    return any(isinstance(one.source, DiscardCard) for one in now.intents)


def only_from_pile(now: TableReader) -> bool:
    """Return True if all that can be answered by hand are kids of the own discard pile."""
    return from_pile(now) and all(isinstance(one.source, DiscardCard) for one in now.intents)


def open_pile(now: TableReader) -> int | None:
    """Return the seat whose pile lies open: one looks at it, or all answers lie there."""
    wanted = only_from_pile(now) and not now.state.folded and has_room(now)
    return now.shown.seat if wanted else now.state.pile


def has_room(now: TableReader) -> bool:
    """Return True if the sheet of the open question may lie there: it makes way for overlays."""
    return now.overlay is None or isinstance(now.overlay, Pointed)
