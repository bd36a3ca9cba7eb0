"""The design unit, a pixel at 1920 x 1080, and how many of them the table has in one of its own."""

from typing import Final

STEP: Final = 1.5
"""Design units of one unit of the table, which is laid out in pixels of 1280 x 720."""


def unit_of(size: tuple[int, int]) -> float:
    """Window pixels of one design unit."""
    return min(size[0] / 1920, size[1] / 1080)
