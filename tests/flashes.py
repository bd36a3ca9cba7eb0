"""Counts flashes in what is seen, as WCAG 2.3.1 does: at most three in a second are allowed.

A flash is a pair of opposing changes of relative luminance by a tenth of the most there is, of
which the darker state is below 0.80. It counts where it is as large as a quarter of ten degrees of
sight: 21 824 pixels of 1024 x 768, the 36th part of the picture.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
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
CONCURRENT: Final = 10
"""What is seen within this part of a second is seen together."""


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


def flashes(frames: Iterable[list[float]], rate: int) -> int:
    """Return the most flashes in a second that are large enough to count.

    Args:
        frames: the luminance of each cell in each frame; rate: frames in a second.
    """
    cells = [_flashed(cell) for cell in zip(*frames, strict=True)]
    return max(_in_a_second(_large(found, rate // CONCURRENT), rate) for found in _fields(cells))


def _fields(cells: list[list[int]]) -> Iterator[Counter[int]]:
    """How many cells flash at each frame, for each field of ten degrees of sight."""
    for top in range(GRID[1] - FIELD[1] + 1):
        for left in range(GRID[0] - FIELD[0] + 1):
            found = Counter[int]()
            for y in range(top, top + FIELD[1]):
                at = y * GRID[0] + left
                for cell in cells[at : at + FIELD[0]]:
                    found.update(cell)
            yield found


def _in_a_second(found: list[int], rate: int) -> int:
    return max((sum(one <= other < one + rate for other in found) for one in found), default=0)


def _large(counts: Counter[int], near: int) -> list[int]:
    """The frames at which enough cells flash together, or so near that it is one flash."""
    found = list[int]()
    for frame in range(max(counts, default=0) + 1):
        together = sum(counts[frame + after] for after in range(near))
        if together >= LARGE and (not found or frame >= found[-1] + near):
            found.append(frame)
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


def watched(show: Callable[[], pygame.Surface], frames: int) -> list[list[float]]:
    """The luminances of so many frames, each shown by a call."""
    return [luminances(show()) for _ in range(frames)]
