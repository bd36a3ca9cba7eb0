"""The seat that must act at this moment: it colours the turn bar and has a rim."""

from fort_desktop.ui.table.model import TableModel


def actor(model: TableModel) -> int | None:
    """The seat that must act now; None in the past, before the first round, and after the end.

    It is the person who is asked, also to follow, or who is to come to the screen; in all other
    cases the leader.
    """
    if model.past is not None:
        return None
    return model.asked if model.asked is not None else leads(model)


def leads(model: TableModel) -> int | None:
    """The seat whose turn it is, also in the past; None before the first round and at the end."""
    view = model.shown
    if model.present and model.stand.where == "glance":
        return model.stand.seat
    return view.leader if view.round and not view.ended else None
