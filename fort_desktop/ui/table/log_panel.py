"""The log as a panel of the table: folded, open where there is room, or laid over the table."""

from collections.abc import Callable
from typing import NamedTuple

from fort_desktop.scene.node import Node
from fort_desktop.ui.table.model import TableModel
from fort_desktop.ui.table.places.frame import Frame
from fort_desktop.ui.table.places.log import log_sheet
from fort_desktop.ui.table.widgets.log import Told, folded, opened


class LogPanel(NamedTuple):
    """The log at one moment: the values that it is made of, and what builds it."""

    made_of: object
    build: Callable[[Node], None]


def log_panel(model: TableModel, frame: Frame, drafting: bool) -> LogPanel:
    """The log; nothing where only a key opens it. A draft has no place for it but a sheet."""
    panels, unit = frame.panels, frame.unit
    lines, open_ = tuple(model.lines), model.log_open
    marked, last = model.marked, model.last_line

    def build(holder: Node) -> None:
        told = Told(lines, marked, last, model.go_to, model.show_log)
        if panels.log is not None and panels.log_open and not drafting:
            opened(holder, panels.log, unit, told, False).wheeled = model.scroll
        elif open_:
            opened(holder, log_sheet(frame), unit, told, True).wheeled = model.scroll
        elif panels.log is not None and not drafting:
            folded(holder, panels.log, unit, told).wheeled = model.unroll

    made_of = panels.log or panels.sheets, panels.log_open, lines, marked, last, open_, drafting
    return LogPanel(made_of, build)
