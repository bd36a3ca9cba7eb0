"""The log as a panel of the table: folded, in its column, or laid open."""

from typing import NamedTuple

from fort_desktop.scene.node import Node
from fort_desktop.ui.table.model import TableModel
from fort_desktop.ui.table.places.frame import Frame
from fort_desktop.ui.table.places.log import log_sheet
from fort_desktop.ui.table.widgets.log import Told, folded, opened


class LogPanel(NamedTuple):
    """What the log is made of; in a draft it has no place, and only a key lays it open."""

    model: TableModel
    frame: Frame
    placed: bool

    def values(self) -> object:
        """Every value that it is drawn from."""
        model, panels = self.model, self.frame.panels
        shown = tuple(model.lines), model.marked, model.last_line, model.book.unfolded
        return self.frame.unit, panels.log, panels.sheets, panels.log_open, shown, self.placed

    def build(self, holder: Node) -> None:
        """The log, folded or open; nothing where only a key opens it."""
        model, panels, unit = self.model, self.frame.panels, self.frame.unit
        place = panels.log if self.placed else None
        told = Told(model.lines, model.marked, model.last_line, model.go_to, model.show_log)
        if place is not None and panels.log_open:
            opened(holder, place, unit, told, False, model.scroll)
        elif model.book.unfolded:
            opened(holder, log_sheet(self.frame), unit, told, True, model.scroll)
        elif place is not None:
            folded(holder, place, unit, told).wheeled = model.unroll
