"""The meaning of the play mat: which box is used, what came together, what it brings.

All of it comes from the view, so nothing hidden can be in it.
"""

from typing import Final, NamedTuple

from fort_desktop.rules.knowledge.view import View
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.rules.model.state import Play, Result
from fort_desktop.rules.model.types import BOXES, BoxName
from fort_desktop.rules.obligations.counting import laid_of, times
from fort_desktop.rules.steps.means import Means
from fort_desktop.ui.i18n.i18n import tr
from fort_desktop.ui.text.amounts import counted_words
from fort_desktop.ui.text.following import gain_words
from fort_desktop.ui.text.lists import listed
from fort_desktop.ui.text.names import SUIT_NAMES
from fort_desktop.ui.text.shared import symbol_words

_AFTER: Final = ("follow", "rough")
"""Stages in which all that is asked is about the public action."""
_LAID: Final = ("prepare", "use")
"""Stages in which cards may be added to the played one."""


class Count(NamedTuple):
    """A count: what has come together, "" without anything to count, and what it brings."""

    counted: str
    brings: str


def used_box(view: View) -> BoxName | None:
    """The box of the played card that matters now: in use, used last, or open to followers."""
    play, action = view.play, view.pending.action
    if play is None:
        return None
    if _followed(view):
        return "public"
    if action is not None:
        return action.box
    last = play.results[-1] if play.results else None
    # Cards added since then are for the other action, which has not counted them yet.
    return last.box if last is not None and last.added == len(play.added) else None


def _followed(view: View) -> bool:
    """Return True if somebody follows, or is asked to.

    Of all that was played, only the public action counts then.
    """
    action = view.pending.action
    return view.pending.stage in _AFTER or (action is not None and action.role == "follower")


def is_done(view: View, mine: bool) -> bool:
    """Return True if the leader does nothing more with the played card, and all is told of that.

    Of a play that is not `mine` others are asked afterwards, and the public action matters then.
    """
    action = view.pending.action
    uses = view.pending.stage in ("declare", *_LAID) or (
        action is not None and action.role == "leader"
    )
    return view.phase != "play" or (mine and not uses)


def counts(view: View, catalog: Catalog, mine: bool) -> list[Count]:
    """Return what the boxes bring: those in use or used, in a turn of `mine` those still usable."""
    play = view.play
    if play is None or is_done(view, mine):
        return []
    used = {result.box for result in play.results}
    if mine and view.pending.action is None:
        names = [name for name in BOXES if name not in used]
    else:
        now = used_box(view)
        # Who follows does not get what the leader might have got: that depends on other cards.
        names = [now] if now is not None and (now in used or not _followed(view)) else []
    found = (_count(view, catalog, play, name) for name in names)
    return [count for count in found if count is not None]


def _count(view: View, catalog: Catalog, play: Play, name: BoxName) -> Count | None:
    """3 shovels bring 3 pizza; None if it is not known or nothing is counted."""
    box, seat = catalog.kid[play.card].box(name), view.seats[view.leader]
    if box is None or box.count is None:
        return None
    done = next((result for result in play.results if result.box == name), None)
    action = view.pending.action
    suit = None
    if done is not None:
        n, suit = done.times, done.suit
    elif action is not None:
        # While a suit is still to be chosen for it these are none and nothing.
        n, suit = action.times, action.suit
    else:
        packed, known = (seat.pack_pizza, seat.pack_toys), (seat.level, 0, len(seat.lookout))
        means = Means(seat.pizza, seat.toys, *packed, *known, 0, 0, 0, 0, False, False)
        n = times(laid_of(catalog, play), box, None, means)
    if not n:
        return None
    what = suit if box.count == "any_suit" and suit is not None else box.count
    return Count(counted_words(what, n), gain_words(box, n, play.took))


def result_words(view: View, catalog: Catalog) -> str:
    """Return the result of the play so far, in words: 3 pizza."""
    play = view.play
    if play is None:
        return ""
    return listed(_result(catalog, play, one) for one in play.results)


def told_words(view: View, catalog: Catalog, mine: bool) -> str:
    """During the play, where nothing is counted: what the question of the moment is about."""
    play, action = view.play, view.pending.action
    if play is None:
        return ""
    if is_done(view, mine):
        return result_words(view, catalog)
    if _followed(view):
        done = [_result(catalog, play, one) for one in play.results if one.box == "public"]
        return listed(done) or symbol_words(view, catalog)
    if mine or action is not None:
        # The box that is in use is lit on the card, and what was added lies there.
        return preparations(play) if mine and view.pending.stage in _LAID else ""
    return result_words(view, catalog)


def _result(catalog: Catalog, play: Play, result: Result) -> str:
    box = catalog.kid[play.card].box(result.box)
    if box is None or not (result.times and result.done):
        return ""
    times = result.times if result.full else result.done
    return gain_words(box, times, play.took)


def preparations(play: Play) -> str:
    """Before an action is used: the coin's suit, and the symbols of the Lookout."""
    parts = []
    if play.declared is not None:
        # NOTE: the suit that the coin of the played card stands for, as "shovel"
        parts.append(tr("coin: {suit}", suit=tr(SUIT_NAMES[play.declared])))
    if play.counted:
        parts.append(tr("from the Lookout: {n}", n=len(play.counted)))
    return listed(parts)
