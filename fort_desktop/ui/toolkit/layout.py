"""Containers that share out a box among its parts: pure functions from sizes to boxes.

Lengths have any one unit; a screen uses design units. No part ever leaves its box: where fixed
lengths and gaps ask for more than there is, all of them become smaller alike.

>>> from fort_desktop.scene.geometry import Box
>>> [part.w for part in row(Box(0, 0, 100, 20), [Share(), 30, Share(2)], gap=5)]
[20.0, 30.0, 40.0]
"""

from collections.abc import Iterator, Sequence
from typing import Literal, NamedTuple

from fort_desktop.scene.geometry import Box
from fort_desktop.ui.design.scale import GAP

Align = Literal["start", "center", "end"]
Side = Literal["left", "top", "right", "bottom"]


class Share(NamedTuple):
    """A length that takes its part of what the others leave, but not less than `least`."""

    part: float = 1.0
    least: float = 0.0


class Natural(NamedTuple):
    """A length that content wants; where there is too little room it shrinks, down to `least`."""

    wanted: float
    least: float = 0.0


Size = float | Share | Natural
"""A length along a row or column; a number is fixed."""


def row(area: Box, sizes: Sequence[Size], gap: float = GAP, align: Align = "start") -> list[Box]:
    """Lay parts side by side, each as high as the area; `align` moves them if room is left."""
    return [
        Box(area.x + at, area.y, length, area.h) for at, length in _along(area.w, sizes, gap, align)
    ]


def column(area: Box, sizes: Sequence[Size], gap: float = GAP, align: Align = "start") -> list[Box]:
    """Lay parts one below the other, each as wide as the area; `align` as in a row."""
    return [
        Box(area.x, area.y + at, area.w, length) for at, length in _along(area.h, sizes, gap, align)
    ]


def grid(
    area: Box,
    count: int,
    columns: int,
    high: float | None = None,
    gap: float = GAP,
    downwards: bool = False,
) -> list[Box]:
    """Lay equal cells in rows, the first row first.

    Args:
        count: of cells; columns: in each row.
        high: of a cell at most; None to fill the area.
        downwards: the first column is filled first.
    """
    rows = max(1, -(-count // max(1, columns)))
    shared = high is None or rows * (high + gap) - gap > area.h
    lines = column(area, [Share() if shared or high is None else high] * rows, gap)
    cells = [row(line, [Share()] * max(1, columns), gap) for line in lines]
    if downwards:
        return [cells[i % rows][i // rows] for i in range(count)]
    return [cells[i // columns][i % columns] for i in range(count)]


def split(area: Box, side: Side, size: float, gap: float = GAP) -> tuple[Box, Box]:
    """Cut a part of a size off one side; returns it, and what is left beyond the gap."""
    lay = row if side in ("left", "right") else column
    if side in ("left", "top"):
        cut, rest = lay(area, [size, Share()], gap)
    else:
        rest, cut = lay(area, [Share(), size], gap)
    return cut, rest


def stack(
    area: Box,
    w: float | None = None,
    h: float | None = None,
    across: Align = "center",
    down: Align = "center",
) -> Box:
    """Place one part of a size in an area, above others that are there; None for all of a side."""
    x, wide = _placed(area.w, w, across)
    y, high = _placed(area.h, h, down)
    return Box(area.x + x, area.y + y, wide, high)


def padding(area: Box, across: float, down: float | None = None) -> Box:
    """The inside of a box: so much less at the left and right, and above and below.

    Args:
        down: as `across` if None. What is left is never less than nothing.
    """
    x = min(across, area.w / 2)
    y = min(across if down is None else down, area.h / 2)
    return area.inset(x, y, x, y)


def _placed(room: float, length: float | None, align: Align) -> tuple[float, float]:
    used = room if length is None else min(length, room)
    return _shift(room - used, align), used


def _shift(free: float, align: Align) -> float:
    return {"start": 0.0, "center": free / 2, "end": free}[align]


def _along(
    room: float, sizes: Sequence[Size], gap: float, align: Align
) -> Iterator[tuple[float, float]]:
    """The beginning and the length of each part on a line."""
    gaps = gap * max(0, len(sizes) - 1)
    lengths = _lengths(max(0.0, room - gaps), sizes)
    used = sum(lengths) + gaps
    # What is fixed may ask for more than there is: then all becomes smaller, the gaps as well.
    scale = min(1.0, room / used) if used > 0 else 1.0
    at = _shift(room - used * scale, align)
    for length in lengths:
        yield at, length * scale
        at += (length + gap) * scale


def _lengths(room: float, sizes: Sequence[Size]) -> list[float]:
    """Fixed lengths as they are, natural ones as far as there is room, shares of the rest."""
    kept = sum(size if isinstance(size, float | int) else size.least for size in sizes)
    wanted = sum(size.wanted - size.least for size in sizes if isinstance(size, Natural))
    grown = min(1.0, max(0.0, room - kept) / wanted) if wanted > 0 else 0.0
    lengths = [_alone(size, grown) for size in sizes]
    shares = {i: size for i, size in enumerate(sizes) if isinstance(size, Share)}
    for i, length in zip(shares, _shared(room - sum(lengths), [*shares.values()]), strict=True):
        lengths[i] = length
    return lengths


def _alone(size: Size, grown: float) -> float:
    """The length of a part that is not a share; a natural one has grown so far to what it wants."""
    if isinstance(size, Share):
        return 0.0
    if isinstance(size, Natural):
        return size.least + (size.wanted - size.least) * grown
    return float(size)


def _shared(room: float, shares: Sequence[Share]) -> list[float]:
    """The length of each share: by its part, once those that need more have taken their least."""
    held = dict[int, float]()
    while len(held) < len(shares):
        parts = sum(one.part for i, one in enumerate(shares) if i not in held)
        each = max(0.0, room - sum(held.values())) / parts if parts > 0 else 0.0
        short = {
            i: one.least
            for i, one in enumerate(shares)
            if i not in held and one.part * each < one.least
        }
        if not short:
            return [held.get(i, one.part * each) for i, one in enumerate(shares)]
        held |= short
    return [one.least for one in shares]
