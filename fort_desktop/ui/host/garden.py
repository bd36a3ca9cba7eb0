"""The plan of a menu in the garden: where its sheet lies, and the kid who belongs there stands.

All lengths have one unit, whichever; `room` is as large as the window.

>>> plan = planned((1920, 1080), (1640, 950), 16)
>>> plan.sheet.x > 240 and plan.kid is not None and plan.kid.x < 30
True
>>> planned((1920, 1080), (1900, 1060), 16).kid is None
True
"""

from typing import Final, NamedTuple

from fort_desktop.scene.geometry import Box
from fort_desktop.ui.design.scale import GAP, WIDE

_LARGEST, _LEAST = 440.0, 210.0
"""The side of a kid's picture; one that would be smaller does not come."""
_BROAD: Final = 0.8
"""The part of its width that a figure fills."""
_GROUND: Final = 26.0
"""How far above the lower edge a kid stands, in the grass."""
_TAPE: Final = 340.0
"""The sheet's heading lies so far to each side of the middle of its upper edge."""


class Plan(NamedTuple):
    """The places of the sheet, and of the kid if there is room for one to be seen well."""

    sheet: Box
    kid: Box | None = None


def planned(room: tuple[float, float], size: tuple[float, float], down: float) -> Plan:
    """Lay a sheet in the garden; a kid stands at its left, or looks over its upper edge.

    Args:
        room: the size of the window; size: of the sheet.
        down: how far below the middle the sheet lies, if nothing asks for another place.
    """
    (w, h), (wide, tall) = room, size
    x, y = (w - wide) / 2, (h - tall) / 2 + down
    beside = min(_LARGEST, (w - wide - WIDE - GAP) / _BROAD)
    above = min(_LARGEST, h - tall - WIDE, (wide / 2 - _TAPE) / _BROAD)
    if max(beside, above) < _LEAST:
        return Plan(Box(x, y, wide, tall))
    if beside >= above:
        sheet = Box(max(x, beside * _BROAD + GAP), y, wide, tall)
        return Plan(sheet, Box((sheet.x - beside) / 2, h - _GROUND - beside, beside, beside))
    sheet = Box(x, max(y, above), wide, tall)
    left = sheet.x + (wide / 2 - _TAPE - above) / 2
    return Plan(sheet, Box(left, sheet.y - above, above, above))
