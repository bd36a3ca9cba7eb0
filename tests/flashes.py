"""Counts flashes in what is seen, as WCAG 2.3.1 does: at most three in a second are allowed.

A flash is a pair of opposing changes of relative luminance by a tenth of the most there is, of
which the darker state is below 0.80. It counts where it is as large as a quarter of ten degrees of
sight: 21 824 pixels of 1024 x 768, the 36th part of the picture.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Final

import pygame

GRID: Final = (36, 20)
"""Cells of a picture whose luminance is followed, each."""
LARGE: Final = GRID[0] * GRID[1] // 36
"""So many cells are as large as what counts."""
CHANGE, DARK = 0.1, 0.8
MOST: Final = 3


def luminances(shown: pygame.Surface) -> list[float]:
    """The relative luminance of each cell of a picture."""
    small = pygame.transform.smoothscale(shown, GRID)
    places = ((x, y) for y in range(GRID[1]) for x in range(GRID[0]))
    return [
        0.2126 * _linear(r) + 0.7152 * _linear(g) + 0.0722 * _linear(b)
        for r, g, b, _ in (small.get_at(place) for place in places)
    ]


def _linear(value: int) -> float:
    part = value / 255
    return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)


def flashes(frames: Iterable[list[float]], rate: float) -> int:
    """Return the most flashes in a second that are large enough to count.

    Args:
        frames: the luminance of each cell in each frame; rate: frames in a second.
    """
    cells = [_flashed(cell) for cell in zip(*frames, strict=True)]
    begins = sorted({frame for cell in cells for frame in cell})
    return max((_together(cells, frame, frame + rate) for frame in begins), default=0)


def _together(cells: Sequence[Sequence[int]], begin: float, end: float) -> int:
    """The most flashes within a time that are seen in enough cells."""
    counts = sorted((sum(begin <= one < end for one in cell) for cell in cells), reverse=True)
    return counts[LARGE - 1] if len(counts) >= LARGE else 0


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


def watched(show: Callable[[], pygame.Surface], frames: int) -> list[list[float]]:
    """The luminances of so many frames, each shown by a call."""
    return [luminances(show()) for _ in range(frames)]
