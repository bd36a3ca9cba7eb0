"""The time of day, which shows the progress towards the end of a game (END-1)."""

from typing import Final

from fort_desktop.rules.knowledge.ending import shares
from fort_desktop.rules.knowledge.view import View
from fort_desktop.ui.art.daylight import hour

_ROUNDS: Final = 16
"""Rounds of a calm game; after so many it is evening, however far the end is."""
_LATE: Final = 0.9
"""At the earliest, the hour of the last round."""


def dusk_of(view: View) -> float:
    """The time of day over the table, 0 at noon to 1 at dusk, in steps.

    It follows the largest of the shares, more slowly at first, and a little the rounds; it never
    goes back, since no share shrinks.
    """
    if view.ended:
        return 1.0
    near = 0.75 * max(shares(view)) ** 1.6 + 0.25 * min(1.0, max(0, view.round - 1) / _ROUNDS)
    return hour(max(near, _LATE) if view.ending else near)
