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


def levelled(
    blocks: Sequence[Sized], placed: list[Placed], room: float, gap: float
) -> list[Placed]:
    """As placed, but what stands side by side begins at one height, where a leaf has the room."""
    found = list(placed)
    for leaf in {at.leaf for at in placed}:
        columns: dict[int, list[int]] = {}
        for number, at in enumerate(placed):
            if at.leaf == leaf:
                columns.setdefault(at.column, []).append(number)
        counts = {len(column) for column in columns.values()}
        highs = [max(blocks[column[i]].high for column in columns.values() if i < len(column))
                 for i in range(max(counts))]  # fmt: skip
        if max(counts) - min(counts) > 1 or sum(highs) + gap * (len(highs) - 1) > room:
            continue
        for column in columns.values():
            for i, number in enumerate(column):
                found[number] = found[number]._replace(y=sum(highs[:i]) + gap * i)
    return found


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
