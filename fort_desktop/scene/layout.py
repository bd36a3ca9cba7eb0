"""Layouts as pure functions: rows, columns, grids and fans.

Sizes and places are in pixels, in the coordinates of the given area.
"""

import math
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


def step_of(room: float, count: int, width: float, gap: float) -> float:
    """The distance between items in a row, in pixels; they overlap evenly if they do not fit."""
    if count < 2:
        return width + gap
    return min(width + gap, (room - width) / (count - 1))


def row(area: Box, count: int, width: float, gap: float) -> list[Place]:
    """Items side by side from the left; they overlap evenly if they do not fit."""
    step = step_of(area.w, count, width, gap)
    return [Place(area.x + i * step, area.y) for i in range(count)]


def centered_row(area: Box, count: int, width: float, gap: float) -> list[Place]:
    """As `row`, centred in the area."""
    step = step_of(area.w, count, width, gap)
    left = area.x + (area.w - (step * (count - 1) + width)) / 2
    return [Place(left + i * step, area.y) for i in range(count)]


def column(area: Box, count: int, height: float, gap: float) -> list[Place]:
    """Items one below the other from the top; they overlap evenly if they do not fit."""
    step = step_of(area.h, count, height, gap)
    return [Place(area.x, area.y + i * step) for i in range(count)]


def grid(area: Box, count: int, size: tuple[float, float], gap: float) -> list[Place]:
    """Items of one size in rows from the top left, as many in a row as fit, at least one."""
    width, height = size
    columns = max(1, math.floor((area.w + gap) / (width + gap) + 1e-9))
    return [
        Place(area.x + i % columns * (width + gap), area.y + i // columns * (height + gap))
        for i in range(count)
    ]


def shares(area: Box, weights: list[float], gap: float) -> list[Box]:
    """Columns side by side that fill the area, with widths in proportion to the weights."""
    room = area.w - gap * (len(weights) - 1)
    boxes = []
    x = area.x
    for weight in weights:
        width = room * weight / sum(weights)
        boxes.append(Box(x, area.y, width, area.h))
        x += width + gap
    return boxes


def bands(area: Box, weights: list[float], gap: float) -> list[Box]:
    """Rows one below the other that fill the area, with heights in proportion to the weights."""
    lying = shares(Box(area.y, area.x, area.h, area.w), weights, gap)
    return [Box(box.y, box.x, box.h, box.w) for box in lying]


def flow(area: Box, widths: list[float], height: float, gap: float) -> list[Place]:
    """Items of different widths, wrapped like words."""
    places = []
    x, y = area.x, area.y
    for width in widths:
        if x > area.x and x + width > area.right:
            x, y = area.x, y + height + gap
        places.append(Place(x, y))
        x += width + gap
    return places


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
