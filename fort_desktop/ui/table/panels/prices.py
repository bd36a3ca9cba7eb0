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
_BETWEEN: Final = 8.0
"""Between a sign and the next figure."""
_CLOSE: Final = 5.0
"""The same where they are parted by a line."""
_LEAST: Final = 14.0
"""The least sign without such lines."""
_HAIRLINE: Final = pal.rgb("#D7C4A0")


def prices(ground: Canvas, room: Box, cost: Cost, unit: float) -> None:
    """Draw a cost in a room of the canvas; with the sign of building where there is room.

    Args:
        unit: steps of the canvas's grid for one unit of the table.
    """
    found = [(n, sign) for n, sign in ((cost.toys, "toys"), (cost.pizza, "pizza"),
                                       (cost.any, "any")) if n]  # fmt: skip
    build, figure = 23 * unit, (width("0", ground.unit, _PRICE) + 2) * unit
    if room.w >= build + len(found) * (figure + build + _BETWEEN * unit):
        ground.icon("build", room.x, room.center.y - build / 2, build)
        room = room.inset(build + _BETWEEN * unit, 0, 0, 0)
    gap = _BETWEEN * unit
    if (room.w + gap) / len(found) - gap - figure < _LEAST * unit:
        gap = _CLOSE * unit
    step = (room.w + gap) / len(found)
    size = min(_SIGN * unit, step - gap - figure, room.h)
    for i, (n, sign) in enumerate(found):
        x = room.x + i * step + (step - gap - figure - size) / 2
        style = TextStyle(_PRICE, least=12, middle="figures")
        ground.write(str(n), Box(x, room.y, figure, room.h), style)
        ground.icon(sign, x + figure, room.center.y - size / 2, size)
        if i and gap < _BETWEEN * unit:
            line = room.x + i * step - gap / 2 - unit / 2
            ground.panel(line, room.y + 8 * unit, unit, room.h - 16 * unit, _HAIRLINE, 0, None)
