"""The look of all panels, and the picture of one that is being painted."""

from typing import NamedTuple


class Look(NamedTuple):
    """The look of all panels of a table: pixels of one unit; how far the day has gone, 0 to 1."""

    unit: float
    dusk: float = 0.0
