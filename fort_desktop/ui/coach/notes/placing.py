"""Finds the place of a note of the lesson or for beginners, beside what it is about."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from fort_desktop.scene.geometry import Box

_NEAR = 0.02
"""What a pixel of distance counts, against one of a covered place."""


class Room(NamedTuple):
    """The constraints on the place of a note, in pixels.

    Attributes:
        window: the whole table; targets: what it points at; hand, bar: places that stay free.
        aside: what should stay in sight, as a thing that has come to the front.
        answers: what somebody may want to use now.
    """

    window: Box
    targets: Sequence[Box]
    hand: Box
    bar: Box
    aside: Sequence[Box] = ()
    answers: Sequence[Box] = ()


def note_place(size: tuple[float, float], room: Room, gap: float) -> Box:
    """The best place for a note.

    Args:
        size: of the note; gap: between it and what it points at, and the window's edges.
    """
    return min(_places(size, room, gap), key=lambda box: _cost(box, room))


def _places(size: tuple[float, float], room: Room, gap: float) -> Iterator[Box]:
    """Places round what is pointed at, and some that stand for the rest of the table."""
    w, h = size
    area = room.window.inset(gap, gap, gap, gap)
    for target in room.targets:
        x, y = target.center.x - w / 2, target.center.y - h / 2
        for box in (
            Box(x, target.y - gap - h, w, h),
            Box(x, target.bottom + gap, w, h),
            Box(target.right + gap, y, w, h),
            Box(target.x - gap - w, y, w, h),
            Box(target.right + gap, target.y, w, h),
            Box(target.x - gap - w, target.y, w, h),
            Box(x, room.bar.bottom + gap, w, h),
        ):
            yield box.within(area)
    for i in range(5):
        for j in range(5):
            yield Box(area.x + (area.w - w) * i / 4, area.y + (area.h - h) * j / 4, w, h)


def _cost(box: Box, room: Room) -> float:
    covered = 6 * sum(overlap(box, target) for target in room.targets)
    covered += 6 * sum(overlap(box, one) for one in room.answers)
    covered += 2 * sum(overlap(box, one) for one in room.aside)
    covered += 4 * overlap(box, room.hand) + 3 * overlap(box, room.bar)
    return covered + _NEAR * box.w * _far(box, room.targets or [room.window])


def around(boxes: Sequence[Box]) -> Box:
    """One box round several."""
    left, top = min(box.x for box in boxes), min(box.y for box in boxes)
    right, bottom = max(box.right for box in boxes), max(box.bottom for box in boxes)
    return Box(left, top, right - left, bottom - top)


def apart(a: Box, b: Box) -> float:
    """Return the gap between two boxes, 0 where they touch."""
    wide = max(a.x - b.right, b.x - a.right, 0.0)
    high = max(a.y - b.bottom, b.y - a.bottom, 0.0)
    return max(wide, high)


def overlap(a: Box, b: Box) -> float:
    """Return the area that two boxes share, in pixels."""
    wide = min(a.right, b.right) - max(a.x, b.x)
    high = min(a.bottom, b.bottom) - max(a.y, b.y)
    return max(0.0, wide) * max(0.0, high)


def _far(box: Box, targets: Sequence[Box]) -> float:
    """The distance to the nearest target, from middle to middle."""
    return min(one.center.distance(box.center) for one in targets)
