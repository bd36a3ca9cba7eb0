"""The one scale of spacings and the one scale of sizes of words, in design units.

A screen takes its gaps, edges and sizes from here, so that all screens are spaced and set alike.
"""

from typing import Final

HAIR: Final = 4.0
"""Between lines that belong together."""
TIGHT: Final = 8.0
"""Between a sign and its words."""
SMALL: Final = 12.0
"""Between small buttons, and round the content of one."""
GAP: Final = 16.0
"""Between buttons, and between rows."""
WIDE: Final = 24.0
"""Round the content of a panel."""
EDGE: Final = 48.0
"""Round the content of a sheet."""
HEAD: Final = 68.0
"""From the top of a sheet to its content, below the heading that lies across its edge."""

TINY: Final = 20.0
"""What may be overlooked."""
FINE: Final = 22.0
"""Remarks, and what stands below a name."""
TEXT: Final = 25.0
"""What is read."""
LEAD: Final = 28.0
"""Names, labels and the words of buttons."""
LARGE: Final = 34.0
"""The heading of a part."""
HUGE: Final = 42.0
"""The heading of a screen, and a total."""
_LINE: Final = 1.4
"""How high a line with the room round it is, for each unit of its size."""


def line(size: float, count: int = 1) -> float:
    """The height of so many lines of words of a size, in design units."""
    return round(_LINE * size * count)
