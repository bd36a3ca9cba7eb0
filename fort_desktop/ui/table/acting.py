"""The seat that must act at this moment: it colours the turn bar and has a rim."""

from typing import Final

from fort_desktop.rules.knowledge.view import View
from fort_desktop.ui.table.layout.frame import Frame
from fort_desktop.ui.table.reader import TableReader

_NAME_AT: Final = 112.0
"""Where the own name is on the own board, in units."""


def actor(model: TableReader) -> int | None:
    """The seat that must act now; None in the past, before the first round, and after the end.

    It is the person who is asked, also to follow, or who is to come to the screen; while nobody is
    asked, whoever has a shared screen, so that nobody else comes to it; in all other cases the
    leader.
    """
    if model.past is not None:
        return None
    called = model.asked if model.asked is not None else model.holder
    return called if called is not None else leads(model)


def leads(model: TableReader) -> int | None:
    """The seat whose turn it is, also in the past; None before the first round and at the end."""
    view = model.shown
    if model.present and model.stand.where == "glance":
        return model.stand.seat
    return view.leader if view.round and not view.ended else None


def tail_at(model: TableReader, view: View, frame: Frame) -> tuple[float, bool] | None:
    """The x to which the bar's tail points, where whoever must act is, and whether that is above.

    The places are in pixels; None if nobody must act.
    """
    acts, bands = actor(model), frame.top.bands
    if acts is None:
        return None
    if acts == view.seat:
        return frame.panels.board.x + _NAME_AT * frame.unit, False
    return bands[(acts - view.seat - 1) % len(view.seats)].center.x, True
