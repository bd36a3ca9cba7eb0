"""The shape of the window: which layout it gets, and how large a unit is.

One unit is a pixel at 1280 x 720. All numbers of this package are units unless they are said to be
pixels; nothing here is stretched, a longer side only gives more room.
"""

from typing import Final, Literal, NamedTuple

Shape = Literal["normal", "wide", "square", "folded"]
"""Three columns; the same with the log unfolded; two columns; panels folded to what is needed."""

_WIDE: Final = 2.1
"""From this ratio of width to height on, the log has a column of its own."""
_SQUARE: Final = 1.5
"""Below this ratio there are two columns."""
_LEAST: Final = (1000.0, 640.0)
"""Units of width and height below which panels fold."""
_SINGLE: Final = (800.0, 420.0)
"""Units below which only one panel is seen at a time."""


class Sheet(NamedTuple):
    """The window in units.

    Attributes:
        shape: the layout; unit: pixels of one unit; w, h: the size of the window in units.
    """

    shape: Shape
    unit: float
    w: float
    h: float

    @property
    def single(self) -> bool:
        """True if there is room for one panel at a time only, chosen by tabs."""
        return self.shape == "folded" and (self.w < _SINGLE[0] or self.h < _SINGLE[1])


def sheet_of(size: tuple[int, int], scale: float = 1.0) -> Sheet:
    """The layout of a window of this size in pixels.

    Args:
        scale: how much larger the person wants everything, 0.8 to 2.
    """
    w, h = size
    ratio = w / h
    if ratio >= _WIDE:
        shape: Shape = "wide"
        unit = h / 720
    elif ratio >= _SQUARE:
        shape, unit = "normal", min(w / 1280, h / 720)
    else:
        shape, unit = "square", min(w / 1000, h / 750)
    unit *= scale
    # A hair of tolerance: 1000 units must not become 999.9999 by division.
    if w / unit < _LEAST[0] - 0.01 or h / unit < _LEAST[1] - 0.01:
        shape = "folded"
    return Sheet(shape, unit, w / unit, h / unit)
