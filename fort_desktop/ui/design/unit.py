"""The unit of the screens other than the table."""


def unit_of(size: tuple[int, int]) -> float:
    """Window pixels of one design unit (a pixel at 1920 x 1080)."""
    return min(size[0] / 1920, size[1] / 1080)
