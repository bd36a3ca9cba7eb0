"""From sizes to places: rows and fans, as pure functions.

Sizes and places are in pixels, in the space of the area that is given.
"""

from typing import Final, NamedTuple

from fort_desktop.scene.geometry import Box

FAN_STEP: Final = 4.0
"""Degrees that a card of a fan turns for each place from the middle."""
FAN_ALL: Final = 12.0
"""Degrees between the first and the last card of a fan, at most."""


class Place(NamedTuple):
    """Where one item of a layout goes: its top left corner and its turn in degrees."""

    x: float
    y: float
    angle: float = 0.0


def step_between(room: float, count: int, width: float, gap: float) -> float:
    """The distance of items in a row; they overlap evenly if they do not fit."""
    if count < 2:
        return width + gap
    return min(width + gap, (room - width) / (count - 1))


def fan(area: Box, count: int, width: float, step: float, drop: float) -> list[Place]:
    """A hand of cards: at most `step` apart, side cards turned and `drop` lower each.

    Cards turn 4 degrees for each place from the middle, 12 from the first to the last at most.
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
