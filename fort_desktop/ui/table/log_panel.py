"""The log as a panel of the table: folded, in its column, or laid open."""

from typing import NamedTuple

from fort_desktop.scene.node import Node
from fort_desktop.ui.table.layout.frame import Frame
from fort_desktop.ui.table.layout.log import log_sheet
from fort_desktop.ui.table.model import TableModel
from fort_desktop.ui.table.panels.log import Told, folded, opened


class LogPanel(NamedTuple):
    """What the log is made of; in a draft it has no place, and only a key lays it open.

    It stays as it was at that moment, so that it may be built later.
    """

    model: TableModel
    frame: Frame
    placed: bool
    told: Told
    unfolded: bool

    @classmethod
    def of(cls, model: TableModel, frame: Frame, placed: bool) -> "LogPanel":
        """The log of a model at this moment."""
        lines = tuple(model.lines)
        told = Told(lines, model.marked, model.last_line, model.go_to, model.show_log)
        return cls(model, frame, placed, told, model.book.unfolded)

    def values(self) -> object:
        """Every value that it is drawn from."""
        told, panels = self.told, self.frame.panels
        shown = told.lines, told.marked, told.last, self.unfolded
        return self.frame.unit, panels.log, panels.sheets, panels.log_open, shown, self.placed

    def build(self, holder: Node) -> None:
        """The log, folded or open; nothing where only a key opens it."""
        model, panels, unit = self.model, self.frame.panels, self.frame.unit
        place, told = panels.log if self.placed else None, self.told
        if place is not None and panels.log_open:
            opened(holder, place, unit, told, False, model.scroll)
        elif self.unfolded:
            opened(holder, log_sheet(self.frame), unit, told, True, model.scroll)
        elif place is not None:
            folded(holder, place, unit, told).wheeled = model.unroll
