"""Counts flashes in what is seen, as WCAG 2.3.1 does: at most three in a second are allowed.

A flash is a pair of opposing changes of relative luminance by a tenth of the most there is, of
which the darker state is below 0.80. It counts where it is as large as a quarter of ten degrees of
sight: 21 824 pixels of 1024 x 768, the 36th part of the picture.
"""

from bisect import bisect_left
from collections.abc import Iterable
from typing import Final

import pygame

GRID: Final = (36, 20)
"""Cells of a picture whose luminance is followed, each."""
LARGE: Final = GRID[0] * GRID[1] // 36
"""So many cells are as large as what counts."""
FIELD: Final = (12, 7)
"""So many cells are ten degrees of sight across, and down: 341 x 256 of 1024 x 768 pixels."""
CHANGE, DARK = 0.1, 0.8
MOST: Final = 3


def luminances(shown: pygame.Surface) -> list[float]:
    """The relative luminance of each cell of a picture."""
    small = pygame.image.tobytes(pygame.transform.smoothscale(shown, GRID), "RGB")
    red, green, blue = small[::3], small[1::3], small[2::3]
    parts = zip(red, green, blue, strict=True)
    return [0.2126 * _LINEAR[r] + 0.7152 * _LINEAR[g] + 0.0722 * _LINEAR[b] for r, g, b in parts]


def _linear(value: int) -> float:
    part = value / 255
    return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)


_LINEAR: Final = [_linear(value) for value in range(256)]


def flashes(frames: Iterable[list[float]], rate: int) -> int:
    """Return the most flashes in a second of what is large enough to count.

    So many times each cell of an area has flashed that is as large as what counts. What passes by
    is one flash at each place.

    Args:
        frames: the luminance of each cell in each frame; rate: frames in a second.
    """
    cells = [_flashed(cell) for cell in zip(*frames, strict=True)]
    starts = sorted({frame for cell in cells for frame in cell})
    return max(
        (_largest([_within(cell, s, s + rate) for cell in cells]) for s in starts), default=0
    )


def _within(found: list[int], start: int, end: int) -> int:
    return bisect_left(found, end) - bisect_left(found, start)


def _largest(counts: list[int]) -> int:
    """The count that enough cells of one field of ten degrees of sight have reached."""
    if sum(map(bool, counts)) < LARGE:
        return 0
    found = 0
    for top in range(GRID[1] - FIELD[1] + 1):
        for left in range(GRID[0] - FIELD[0] + 1):
            rows = range(top * GRID[0] + left, (top + FIELD[1]) * GRID[0] + left, GRID[0])
            field = [count for at in rows for count in counts[at : at + FIELD[0]]]
            found = max(found, sorted(field, reverse=True)[LARGE - 1])
    return found


def _flashed(cell: Iterable[float]) -> list[int]:
    """The numbers of the frames at which a cell has flashed: each second change of direction."""
    return _turns(cell)[1::2]


def _turns(cell: Iterable[float]) -> list[int]:
    """The numbers of the frames at which a change of the other direction has become large."""
    found, direction = list[int](), 0
    low = high = next(values := iter(cell))
    for number, value in enumerate(values, 1):
        low, high = min(low, value), max(high, value)
        if direction <= 0 and value - low >= CHANGE and low < DARK:
            direction, high = 1, value
            found.append(number)
        elif direction >= 0 and high - value >= CHANGE and value < DARK:
            direction, low = -1, value
            found.append(number)
    return found
