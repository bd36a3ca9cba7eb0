"""Looking back: keys and words while the table shows a moment of the past."""

from fort_desktop.scene.events import Input, Key
from fort_desktop.ui.i18n.i18n import tr
from fort_desktop.ui.table.model import TableModel
from fort_desktop.ui.table.reader import TableReader

_EARLIER = ("left", "up", "page up")
_LATER = ("right", "down", "page down")


def heard(event: Input, model: TableModel) -> bool:
    """Take a key that belongs to looking back; False if it is not for it."""
    if not isinstance(event, Key) or not model.quiet:
        return False
    looking = model.past is not None
    if event.name == "page up" or (looking and event.name in _EARLIER):
        model.step(-1)
    elif looking and event.name in _LATER:
        model.step(1)
    elif looking and not model.only_past and event.name in ("escape", "end"):
        model.to_now()
    else:
        return False
    return True


def banner(model: TableReader) -> str:
    """Return a sentence that names the moment shown."""
    view = model.shown
    if not view.round:
        return tr("Before the first round")
    who = model.teller.name(view.leader)
    # NOTE: {who} is a player's name, which cannot be declined
    return tr("Round {n}, {who}'s turn", n=view.round, who=who)
