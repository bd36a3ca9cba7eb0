"""Whose move it is at this moment, as the table shows it: the colour of the turn bar, and a rim."""

from fort_desktop.ui.table.model import TableModel


def actor(model: TableModel) -> int | None:
    """The seat that must act now; None in the past, before the first round, and after the end.

    It is the asked person, also to follow; a computer player that thinks; another person who is
    to come to the screen. While something is told it is the leader.
    """
    if model.past is not None:
        return None
    asked = model.session.decision
    if model.quiet:
        return asked.seat if asked is not None else None
    return model.shown.leader if model.shown.round else None


def leads(model: TableModel) -> int | None:
    """The seat whose turn it is, also in the past; None before the first round and at the end."""
    view = model.shown
    return view.leader if view.round and not view.ended else None
