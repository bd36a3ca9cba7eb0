"""The place of the explain panel: beside the thing, never on it, the end meter or the turn bar."""

from typing import Final

from fort_desktop.scene.geometry import Box
from fort_desktop.ui.table.layout.frame import Frame

WIDTHS: Final = (316.0, 348.0, 380.0)
"""Widths of the panel in units: the first at which it is low enough."""
WIDEST: Final = 460.0
"""Only for what would be too high for the window."""
NARROWEST: Final = 240.0
"""Only where a thing leaves so little room at its side."""
_ASIDE: Final = 12.0
_ABOVE_HAND: Final = 14.0
_EDGE: Final = 8.0


def room_beside(frame: Frame, thing: Box) -> float:
    """The wider of the rooms left and right of a thing, in pixels."""
    taken = (_ASIDE + _EDGE) * frame.unit
    return max(frame.size[0] - thing.right, thing.x) - taken


def room_below_bar(frame: Frame) -> float:
    """The height between turn bar and lower edge of the window: no panel may be higher."""
    return frame.size[1] - _EDGE * frame.unit - _top(frame)


def room_above_hand(frame: Frame) -> float:
    """The height between turn bar and hand, in pixels: so high may a panel be without harm."""
    return _bottom(frame) - _top(frame)


def panel_place(frame: Frame, thing: Box, size: tuple[float, float]) -> Box:
    """Return the place of a panel of this size in pixels; right of its thing if there is room.

    With room on neither side it lies at the farther edge of the window, where it covers least.
    Its bottom is above the hand, so that the hand stays free, unless it is higher than that.
    """
    unit, (wide, high), window = frame.unit, size, frame.size[0]
    right, left = thing.right + _ASIDE * unit, thing.x - _ASIDE * unit - wide
    edge = _EDGE * unit
    if right + wide <= window - edge:
        x = right
    elif left >= edge:
        x = left
    elif thing.center.x < window / 2:
        x = window - edge - wide
    else:
        x = edge
    top, bottom = _top(frame), _bottom(frame)
    y = min(thing.center.y - high / 2, bottom - high)
    if thing.bottom > bottom:
        # A card of the hand: the panel stands above the hand.
        y = bottom - high
    lowest = frame.size[1] - edge - high
    return Box(x, min(max(y, top), max(lowest, top)), wide, high)


def _top(frame: Frame) -> float:
    return frame.top.bar.bottom + 6 * frame.unit


def _bottom(frame: Frame) -> float:
    return max(frame.panels.hand.y - _ABOVE_HAND * frame.unit, _top(frame))
