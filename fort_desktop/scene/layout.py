"""Layouts as pure functions: rows, columns, grids and fans.

Sizes and places are in pixels, in the coordinates of the given area.
"""

from typing import Final, NamedTuple

from fort_desktop.scene.geometry import Box

FAN_STEP: Final = 4.0
"""Degrees that a card of a fan turns for each place from the middle."""
FAN_ALL: Final = 12.0
"""Degrees between the first and the last card of a fan, at most."""


class Place(NamedTuple):
    """The place of one item: its top left corner and its angle in degrees."""

    x: float
    y: float
    angle: float = 0.0


def step_between(room: float, count: int, width: float, gap: float) -> float:
    """The distance between items in a row, in pixels; they overlap evenly if they do not fit."""
    if count < 2:
        return width + gap
    return min(width + gap, (room - width) / (count - 1))


def fan(area: Box, count: int, width: float, step: float, drop: float) -> list[Place]:
    """A hand of cards: at most `step` apart, outer cards turned and `drop` lower each.

    Each card is turned by 4 degrees more than its neighbour, 12 degrees in total at most.
    """
    if count > 1:
        step = min(step, (area.w - width) / (count - 1))
    left = area.x + (area.w - (step * (count - 1) + width)) / 2
    turn = min(FAN_STEP, FAN_ALL / max(1, count - 1))
    places = []
    for i in range(count):
        off = i - (count - 1) / 2
        places.append(Place(left + i * step, area.y + abs(off) * drop, -off * turn))
    return places
