"""Flows the blocks of a page into columns, and the columns into leaves that are turned over."""

from collections.abc import Sequence
from typing import NamedTuple


class Sized(NamedTuple):
    """The height of a block; `held` keeps it in one column with the next block, as a heading."""

    high: float
    held: bool = False


class Placed(NamedTuple):
    """The place of a block: its leaf, its column there, and how far down it lies."""

    leaf: int
    column: int
    y: float


def balanced(
    blocks: Sequence[Sized], room: float, columns: int, gap: float, step: float = 12.0
) -> list[Placed]:
    """As `flow`, but with all columns about as full, in no more leaves.

    Args:
        step: by how much the height is tried.
    """
    found = flow(blocks, room, columns, gap)
    while found:
        tried = flow(blocks, room - step, columns, gap)
        if tried[-1].leaf > found[-1].leaf or room < step + max(one.high for one in blocks):
            return found
        found, room = tried, room - step
    return found


def in_rows(blocks: Sequence[Sized], room: float, columns: int, gap: float) -> list[Placed]:
    """Return the place of each block in rows, which share the height that is left of their leaf."""
    rows = [blocks[start : start + columns] for start in range(0, len(blocks), columns)]
    leaves: list[list[float]] = [[]]
    for cells in rows:
        high = max(one.high for one in cells) + gap
        if leaves[-1] and sum(leaves[-1]) + high > room + gap:
            leaves.append([])
        leaves[-1].append(high)
    tops = [
        (leaf, sum(highs[:i]) + (i + 1) * max(0.0, room + gap - sum(highs)) / (len(highs) + 1))
        for leaf, highs in enumerate(leaves)
        for i in range(len(highs))
    ]
    return [
        Placed(leaf, column, y)
        for (leaf, y), cells in zip(tops, rows, strict=True)
        for column in range(len(cells))
    ]


def flow(blocks: Sequence[Sized], room: float, columns: int, gap: float) -> list[Placed]:
    """Return the place of each block, in order.

    A block that is higher than a column stands alone in one.

    Args:
        room: the height of a column; gap: the space between two blocks of a column.
    """
    found: list[Placed] = []
    at, y = 0, 0.0
    for number, block in enumerate(blocks):
        needed = block.high
        if block.held and number + 1 < len(blocks):
            needed += gap + blocks[number + 1].high
        if y and y + needed > room:
            at, y = at + 1, 0.0
        found.append(Placed(*divmod(at, columns), y))
        y += block.high + gap
    return found
