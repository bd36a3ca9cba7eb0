"""The places of the log: folded to a line or two, a column, or a sheet that is laid open."""

from typing import Final, NamedTuple

from fort_desktop.scene.geometry import Box
from fort_desktop.ui.table.layout.frame import Frame

_LINE: Final = 23.0
_HEAD: Final = 34.0
_ARROW: Final = 38.0


class FoldedLog(NamedTuple):
    """The newest lines, the last of them lowest, and the arrow that opens the rest."""

    lines: tuple[Box, ...]
    arrow: Box


def folded_log(box: Box, unit: float) -> FoldedLog:
    """One line, or two where it is high enough; `box` in pixels, `unit` pixels of one unit."""
    count = 2 if box.h >= 2 * _LINE * unit else 1
    edge = unit
    high = (box.h - 2 * edge) / count
    wide = box.w - _ARROW * unit
    lines = (Box(box.x, box.y + edge + i * high, wide, high) for i in range(count))
    return FoldedLog(tuple(lines), Box(box.x + wide, box.y, box.w - wide, box.h))


class OpenLog(NamedTuple):
    """The heading of an open log, and the room for its lines."""

    head: Box
    room: Box


def open_log(box: Box, unit: float) -> OpenLog:
    """The parts of a column or a sheet; `box` in pixels, `unit` pixels of one unit."""
    head = box._replace(h=_HEAD * unit)
    return OpenLog(head, box.inset(4 * unit, _HEAD * unit + 3 * unit, 4 * unit, 6 * unit))


def log_sheet(frame: Frame) -> Box:
    """Where the folded log is laid open: over its column, or where sheets lie."""
    panels, unit = frame.panels, frame.unit
    if panels.log is None or panels.log_open:
        return panels.sheets
    top = min(panels.park.y, panels.mat.y)
    wide = max(panels.log.w, panels.park.w, 380 * unit)
    sheet = Box(panels.log.x, top, wide, panels.log.bottom - top)
    return sheet.within(panels.sheets)
