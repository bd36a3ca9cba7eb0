"""Sentences of seats that pass from one to another in a running game."""

from collections.abc import Sequence
from typing import Final

from fort_desktop.rules.model.events import SeatInfo
from fort_desktop.rules.model.seats import PERSON
from fort_desktop.session.hotseat.stand import CannotPass
from fort_desktop.ui.i18n.i18n import N_, tr
from fort_desktop.ui.text.lists import listed
from fort_desktop.ui.text.players import USUAL_NAMES, usual_name

_REASONS: Final[dict[CannotPass, str]] = {
    "last": N_("One person has to stay: nobody else sits at this screen."),
    "draft": N_(
        "At least two people have to stay in this draft, because cards have been passed on."
    ),
    "private": N_("First cover the hand on the screen."),
    "often": N_("Seats have changed too many times in this game."),
    "over": N_("The game is over, or is open in another window."),
}


def cannot_words(why: CannotPass) -> str:
    """Return why a seat cannot pass to somebody else; "" if it can."""
    return tr(_REASONS[why]) if why else ""


def passed_words(before: SeatInfo, now: SeatInfo) -> str:
    """In the log: somebody has taken a seat."""
    if now.player == PERSON:
        # NOTE: a line of the log; {who} and {before} are players' names, which cannot be declined
        return tr("{who} takes {before}'s seat", who=now.name, before=before.name)
    # NOTE: a line of the log; {who} and {before} are players' names, which cannot be declined
    return tr("The computer {who} takes {before}'s seat", who=now.name, before=before.name)


def before_words(holders: Sequence[SeatInfo]) -> str:
    """Return the earlier holders of a seat, first to last; "" if there were none.

    Args:
        holders: all who held it, first to last.
    """
    names = listed(one.name for one in holders[:-1])
    # NOTE: {names} are the players who had a seat before others took it
    return tr("Previously: {names}", names=names) if names else ""


def computers_name(sat: Sequence[SeatInfo]) -> str:
    """A name for a computer player that takes a seat: the first usual one that nobody has had.

    Args:
        sat: all who have sat at this table.
    """
    taken = {one.name for one in sat}
    usual = [usual_name(seat) for seat in range(len(USUAL_NAMES))]
    return next((name for name in usual if name not in taken), usual[0])
