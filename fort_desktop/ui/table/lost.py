"""Lays the notice of what rivals have taken from the own Yard on a table."""

from typing import Protocol

from fort_desktop.ui.table.model import TableModel
from fort_desktop.ui.table.nodes import TableNodes
from fort_desktop.ui.table.panels.notices import loss_notice
from fort_desktop.ui.table.presenter import Presenter
from fort_desktop.ui.table.situation import LookingBack
from fort_desktop.ui.table.touching import Touching
from fort_desktop.ui.table.viewmodels.plays import loss_vm


class Table(Protocol):
    """The parts of a table that the notice on it needs."""

    model: TableModel
    nodes: TableNodes
    presenter: Presenter
    touching: Touching

    def rebuild(self) -> None:
        """Lay everything out anew."""


def tell_losses(table: Table) -> None:
    """Lay the notice on a table, until the person has seen what was taken."""
    model, nodes, losses = table.model, table.nodes, table.presenter.losses
    found = losses.seen_in(model.shown)

    def seen() -> None:
        losses.clear()
        table.rebuild()

    situation = model.situation
    alone = not situation.eyes.shared and not isinstance(situation, LookingBack)
    if found and alone:
        board = nodes.areas["board"]
        told = loss_vm(found, model.teller)
        table.touching.add(loss_notice(nodes.root, board, nodes.unit, told, seen))
