"""Progress towards the end of a game (END-1), and the time of day that shows it."""

from typing import Final

from fort_desktop.rules.knowledge.view import View
from fort_desktop.rules.model.types import END_POINTS, TOP_LEVEL
from fort_desktop.ui.art.daylight import hour

_ROUNDS: Final = 16
"""Rounds of a calm game; after so many it is evening, however far the end is."""
_LATE: Final = 0.9
"""At the earliest, the hour of the last round."""


def shares(view: View) -> tuple[float, float, float]:
    """Progress of points, fort level and Park deck towards the end, each 0 to 1."""
    points = max(seat.points for seat in view.seats) / END_POINTS
    level = max(seat.level for seat in view.seats) / TOP_LEVEL
    # All copies of the Park kids but the three in the Park and the eight of each player.
    full = 60 - 3 - 8 * len(view.seats)
    park = 1 - view.park_deck_count / full
    return min(1.0, points), min(1.0, level), min(1.0, max(0.0, park))


def dusk_of(view: View) -> float:
    """The time of day over the table, 0 at noon to 1 at dusk, in steps.

    It follows the largest of the shares, more slowly at first, and a little the rounds; it never
    goes back, since no share shrinks.
    """
    if view.ended:
        return 1.0
    near = 0.75 * max(shares(view)) ** 1.6 + 0.25 * min(1.0, max(0, view.round - 1) / _ROUNDS)
    return hour(max(near, _LATE) if view.ending else near)
