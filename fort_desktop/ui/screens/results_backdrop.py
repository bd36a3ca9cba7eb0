"""The background of the results: the yard in the evening, with the forts that were built."""

from collections.abc import Sequence

from fort_desktop.rules.knowledge.view import SeatView
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.ui.art import summer
from fort_desktop.ui.art.daylight import warmed
from fort_desktop.ui.art.forts import VIEW, fort_picture

_DUSK = 0.9
_FOOT = 26
"""How far above the lower edge the forts stand, in design units."""


def evening(
    root: Node, size: tuple[int, int], unit: float, seats: Sequence[SeatView], top: float
) -> None:
    """Draw sky, fence and lights, and each seat's fort in this order below `top` (in pixels)."""
    w, h = size
    whole = Box(0, 0, w, h)
    root.add(Node(whole, summer.afternoon(w, h, unit, _DUSK), "evening", static=True))
    root.add(Node(whole, summer.fence(w, h, unit, _DUSK), static=True))
    room = w / len(seats)
    high = min(h - top - _FOOT * unit, (room - 40 * unit) * VIEW[1] / VIEW[0], 420 * unit)
    if high < 60 * unit:
        return
    wide = high * VIEW[0] / VIEW[1]
    for i, seat in enumerate(seats):
        image = warmed(fort_picture(seat.level, round(wide), round(high), seat.colour), 0.4)
        x = (i + 0.5) * room - wide / 2
        place = Box(x, h - high - _FOOT * unit, wide, high)
        root.add(Node(place, image, f"fort:{seat.seat}", static=True))
