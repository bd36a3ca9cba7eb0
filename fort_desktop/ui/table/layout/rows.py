"""Equal things in a room: in how many columns, and how large."""

from collections.abc import Sequence

from fort_desktop.scene.geometry import Box


def best_grid(
    room: Box,
    count: int,
    most: tuple[float, float],
    gap: float,
    *,
    from_top: bool = False,
    from_left: bool = False,
    rows: int | None = None,
) -> tuple[Box, ...]:
    """So many equal places in the columns in which they are largest, from the top left.

    Args:
        most: the largest size of one; gap: between two.
        from_top: they begin at the top of the room, else they lie in its middle.
        from_left: they begin at its left edge, else they lie in its middle.
        rows: in so many rows, if that is fixed.
    """
    if count <= 0:
        return ()
    wanted = range(1, count + 1) if rows is None else [-(-count // rows)]

    def side(columns: int) -> tuple[float, float]:
        down = -(-count // columns)
        wide = (room.w - gap * (columns - 1)) / columns
        high = (room.h - gap * (down - 1)) / down
        return min(most[0], wide), min(most[1], high)

    columns = max(wanted, key=lambda tried: min(side(tried)[0] / most[0], side(tried)[1] / most[1]))
    wide, high = side(columns)
    down = -(-count // columns)
    across = columns * wide + (columns - 1) * gap
    x = room.x if from_left else room.x + (room.w - across) / 2
    y = room.y if from_top else room.y + (room.h - down * high - (down - 1) * gap) / 2
    return tuple(
        Box(x + i % columns * (wide + gap), y + i // columns * (high + gap), wide, high)
        for i in range(count)
    )


def line_of(row: Box, weights: Sequence[float], head: float, gap: float) -> list[Box]:
    """Parts of a row: each has room for its heading, and shares the rest by its weight."""
    rest = row.w - gap * (len(weights) - 1) - head * len(weights)
    total, x = sum(weights), row.x
    parts = []
    for weight in weights:
        wide = head + rest * weight / total
        parts.append(row._replace(x=x, w=wide))
        x += wide + gap
    return parts
