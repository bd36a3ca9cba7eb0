"""The cost of the next level of a fort, in figures and signs that keep apart."""

from typing import Final

from fort_desktop.rules.model.cards import Cost
from fort_desktop.scene.geometry import Box
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.design.canvas import Canvas
from fort_desktop.ui.design.text_box import TextStyle, width

_PRICE: Final = 18.0
"""The size of the figures."""
_SIGN: Final = 22.0
_CLOSE: Final = 2.0
"""Between a figure and its sign."""
_APART: Final = (18.0, 10.0, 5.0)
"""Between two pairs, parted by a line: the most, the usual least, and the least of all."""
_LEAST: Final = 14.0
"""A smaller sign rather takes the room between the pairs."""
_HAIRLINE: Final = pal.rgb("#D7C4A0")


def prices(ground: Canvas, room: Box, cost: Cost, unit: float) -> None:
    """Draw a cost in a room of the canvas; with the sign of building where there is room.

    Args:
        unit: steps of the canvas's grid for one unit of the table.
    """
    costs = ((cost.toys, "toys"), (cost.pizza, "pizza"), (cost.any, "any"))
    found = [(str(n), sign) for n, sign in costs if n]
    wide = [width(n, ground.unit, _PRICE) + _CLOSE for n, _ in found]
    space, (most, usual, least) = room.w / unit, _APART
    if space >= sum(wide) + _SIGN * (len(found) + 1) + usual * len(found):
        found, wide = [("", "build"), *found], [0.0, *wide]
    gaps = len(found) - 1
    apart = usual if space >= sum(wide) + _LEAST * len(found) + usual * gaps else least
    size = min(_SIGN, (space - sum(wide) - apart * gaps) / len(found), room.h / unit)
    whole = sum(wide) + size * len(found)
    apart = min(most, (space - whole) / max(1, gaps))
    x = room.center.x - (whole + apart * gaps) / 2 * unit
    for i, ((n, sign), figure) in enumerate(zip(found, wide, strict=True)):
        if i:
            line = x - (apart + 1) / 2 * unit
            ground.panel(line, room.y + 8 * unit, unit, room.h - 16 * unit, _HAIRLINE, 0, None)
        if n:
            style = TextStyle(_PRICE, least=12, middle="figures")
            ground.write(n, Box(x, room.y, figure * unit, room.h), style)
        x += figure * unit
        ground.icon(sign, x, room.center.y - size / 2 * unit, size * unit)
        x += (size + apart) * unit
