"""Progress towards the end of a game (END-1), as everybody can see it."""

from fort_desktop.rules.knowledge.view import View
from fort_desktop.rules.model.types import END_POINTS, TOP_LEVEL


def shares(view: View) -> tuple[float, float, float]:
    """Return how far points, fort level and Park deck have come towards the end, each 0 to 1."""
    points = max(seat.points for seat in view.seats) / END_POINTS
    level = max(seat.level for seat in view.seats) / TOP_LEVEL
    # All copies of the Park kids but the three in the Park and the eight of each player.
    full = 60 - 3 - 8 * len(view.seats)
    park = 1 - view.park_deck_count / full
    return min(1.0, points), min(1.0, level), min(1.0, max(0.0, park))
