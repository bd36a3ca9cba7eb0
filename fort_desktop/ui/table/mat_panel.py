"""The play mat as a panel of the table: what is played now, or what was played last."""

from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.ui.table.deeds import last_turn
from fort_desktop.ui.table.laid import Panels
from fort_desktop.ui.table.model import TableModel
from fort_desktop.ui.table.panels.last_play import last_play
from fort_desktop.ui.table.panels.mat import mat, park_room
from fort_desktop.ui.table.panels.painter import Painter
from fort_desktop.ui.table.panels.park import covered_park
from fort_desktop.ui.table.room import mat_state


def lay_mat(
    panels: Panels, model: TableModel, area: Box, painter: Painter, look: object, covers: bool
) -> None:
    """Lay the mat.

    Args:
        area: in pixels; look: all else that it is made of; covers: it lies over the Park.
    """
    view = painter.view
    last = last_turn(model, view)
    if last is not None:
        panels.lay("mat", (look, area, last), lambda to: last_play(to, area, painter, last))
        return
    state = mat_state(model, view, painter.catalog, covers)
    seats = view.own, view.seats[view.leader]
    play = view.play, view.table, view.pending, view.park if covers else ()

    def build(holder: Node) -> None:
        node = mat(holder, area, painter, state)
        if covers and park_room(area, painter.unit):
            covered_park(node, painter)

    panels.lay("mat", (look, area, state, play, seats, len(view.seats)), build)
