"""The place of the sheet that adds up what each seat would have if the game ended now."""

from typing import Final, NamedTuple

from fort_desktop.scene.geometry import Box
from fort_desktop.ui.table.layout.frame import EDGE, Frame

_WIDE: Final = 376.0
_HEAD: Final = 44.0
_ROW: Final = 27.0
_RIVAL: Final = 25.0
_CHANGE: Final = 38.0
_GAP: Final = 6.0
_PAD: Final = 10.0
_BESIDE: Final = 14.0
_READABLE: Final = 0.8
"""Pixels of a unit of the sheet, at least."""


class WorthSheetPlaces(NamedTuple):
    """The places of its parts, in units from its corner.

    Attributes:
        head: title and sum; paper: below the parts; parts, rivals: a line each.
        change: what would bring most; None where nothing does.
    """

    head: Box
    paper: Box
    parts: tuple[Box, ...]
    rivals: tuple[Box, ...]
    change: Box | None


def worth_sheet_places(parts: int, rivals: int, change: bool) -> tuple[float, WorthSheetPlaces]:
    """Return its height with so many lines, and the places of its parts."""
    wide = _WIDE - 2 * _PAD
    paper = Box(_PAD, _HEAD, wide, parts * _ROW + 2)
    lines = tuple(Box(_PAD + 8, paper.y + 1 + i * _ROW, wide - 16, _ROW) for i in range(parts))
    y = paper.bottom + _GAP
    others = tuple(Box(_PAD + 2, y + i * _RIVAL, wide - 12, _RIVAL) for i in range(rivals))
    y += rivals * _RIVAL + _GAP
    last = Box(_PAD, y, wide, _CHANGE) if change else None
    high = (last.bottom if last is not None else y) + _PAD
    return high, WorthSheetPlaces(Box(_PAD, 2, wide, _HEAD - 4), paper, lines, others, last)


def worth_sheet_box(frame: Frame, tag: Box, high: float) -> Box:
    """Return its place in pixels: beside the tag, below the bar, within the window.

    Args:
        high: in units of the sheet: larger than those of a small window, in which words would have
            no room, and smaller than those of one in which it has none.
    """
    unit, room = frame.unit, frame.panels.sheets
    scale = min(max(unit, _READABLE), room.h / high, room.w / _WIDE)
    w, h = _WIDE * scale, high * scale
    x = tag.right + _BESIDE * unit
    if x + w > frame.size[0] - EDGE * unit:
        x = tag.x - _BESIDE * unit - w
    return Box(x, tag.center.y - 0.25 * h, w, h).within(room)
