"""The seat that must act at this moment: it colours the turn bar and has a rim."""

from typing import Final

from fort_desktop.rules.knowledge.view import View
from fort_desktop.ui.table.layout.frame import Frame
from fort_desktop.ui.table.reader import TableReader
from fort_desktop.ui.table.situation import Glance, LookingBack

_NAME_AT: Final = 112.0
"""Where the own name is on the own board, in units."""


def active_seat(model: TableReader) -> int | None:
    """Return the seat that must act now; None in the past, before the first round, at the end.

    It is the person who is asked, also to follow, or who is to come to the screen; while nobody is
    asked, whoever has a shared screen, so that nobody else comes to it; in all other cases the
    leader.
    """
    match model.situation:
        case LookingBack():
            return None
        case situation:
            called = situation.awaited
            called = called if called is not None else situation.eyes.holder
            return called if called is not None else leading_seat(model)


def leading_seat(model: TableReader) -> int | None:
    """Return the seat whose turn it is, also in the past; None before the first and at the end."""
    view = model.shown
    match model.situation:
        case Glance() as glance:
            return glance.awaited
        case _:
            return view.leader if view.round and not view.ended else None


def pointer_position(model: TableReader, view: View, frame: Frame) -> tuple[float, bool] | None:
    """Return the x to which the bar's tail points, in pixels, and if that is above the bar.

    It points to whoever must act; None if nobody must.
    """
    acts, bands = active_seat(model), frame.top.bands
    if acts is None:
        return None
    if acts == view.seat:
        return frame.panels.board.x + _NAME_AT * frame.unit, False
    return bands[(acts - view.seat - 1) % len(view.seats)].center.x, True
