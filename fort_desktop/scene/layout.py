"""From sizes to places: rows, overlapping rows and fans, as pure functions."""

from typing import NamedTuple

from fort_desktop.scene.geometry import Box


class Place(NamedTuple):
    """Where one item of a layout goes: its top left corner and its turn in degrees."""

    x: float
    y: float
    angle: float = 0.0


def row(area: Box, count: int, width: float, gap: float) -> list[Place]:
    """Items side by side from the left; they overlap evenly if they do not fit."""
    if count == 0:
        return []
    step = width + gap
    if count > 1:
        step = min(step, (area.w - width) / (count - 1))
    return [Place(area.x + i * step, area.y) for i in range(count)]


def centered_row(area: Box, count: int, width: float, gap: float) -> list[Place]:
    """As `row`, in the middle of the area."""
    if count == 0:
        return []
    step = width + gap
    if count > 1:
        step = min(step, (area.w - width) / (count - 1))
    left = area.x + (area.w - (step * (count - 1) + width)) / 2
    return [Place(left + i * step, area.y) for i in range(count)]


def fan(area: Box, count: int, width: float, step: float, drop: float) -> list[Place]:
    """A hand of cards: at most `step` apart, side cards turned and `drop` lower each.

    Cards turn 4 degrees for each place from the middle, the outermost at most 12 in all.
    """
    places = []
    if count > 1:
        step = min(step, (area.w - width) / (count - 1))
    left = area.x + (area.w - (step * (count - 1) + width)) / 2
    turn = min(4.0, 12.0 / max(1, count - 1))
    for i in range(count):
        off = i - (count - 1) / 2
        places.append(Place(left + i * step, area.y + abs(off) * drop, -off * turn))
    return places


def column(area: Box, count: int, height: float, gap: float) -> list[Place]:
    """Items one below the other from the top."""
    return [Place(area.x, area.y + i * (height + gap)) for i in range(count)]
