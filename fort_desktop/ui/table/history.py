"""Looking back: keys, words and buttons while the table shows a moment of the past."""

from collections.abc import Callable

from fort_desktop.scene.events import Input, Key
from fort_desktop.ui.i18n.i18n import tr
from fort_desktop.ui.table.model import TableModel
from fort_desktop.ui.table.panels.buttons import Choice
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
    return tr("Round {n}, turn of {who}", n=view.round, who=who)


def see_as(model: TableModel) -> Choice:
    """The button that lends the eyes of the next seat, once the game is over."""
    following = (model.session.viewer + 1) % len(model.session.seats)
    # NOTE: a button: shows the game as the player {who} sees it
    words = tr("See it as {who}", who=model.teller.name(following))
    return Choice("see as", words, lambda: model.see_as(following), role="aside")


def choices(model: TableModel, at: int, branch: Callable[[int], None]) -> list[Choice]:
    """Return the buttons shown with the moment `at`; `branch` begins a game from there."""
    found = [
        Choice("earlier", tr("Earlier"), lambda: model.step(-1), role="aside"),
        Choice("later", tr("Later"), lambda: model.step(1), role="aside"),
    ]
    if model.session.awaits_others:
        # Others are still to play this deal: it is neither seen with other eyes nor tried out.
        return [*found, Choice("now", tr("Back to now"), model.to_now)]
    if model.session.ended and model.hotseat.turning is None:
        found.append(see_as(model))
    found.append(Choice("play on", tr("Play on from here"), lambda: branch(at), role="aside"))
    found.append(Choice("now", tr("Back to now"), model.to_now))
    return found
