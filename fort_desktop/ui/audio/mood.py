"""Moods: the music in the background, and the callers in the yard."""

from typing import Final, Literal, NamedTuple, get_args

Piece = Literal["title", "afternoon", "evening", "victory"]
"""A piece of music; each is a file in assets/sounds."""
PIECES: Final[tuple[Piece, ...]] = get_args(Piece)
Caller = Literal["bird", "cricket"]
"""Who calls in the yard; each has files of its own in assets/sounds."""
CALLS: Final[dict[Caller, int]] = {"bird": 6, "cricket": 4}
"""Files of each caller."""
_EVENING: Final = 0.6
"""The time of day, from 0 at noon to 1 at dusk, from which the music is that of the evening."""
_HUSH: Final = (0.35, 0.75)
"""Before the first all that calls is a bird, after the second a cricket."""


class Mood(NamedTuple):
    """The background of a screen: its music, and how late in the day it is, from 0 to 1."""

    piece: Piece
    dusk: float = 0.0

    def caller(self, chance: float) -> Caller:
        """The next to call; `chance` is a random number in [0, 1)."""
        first, last = _HUSH
        return "cricket" if first + chance * (last - first) < self.dusk else "bird"


def table_mood(dusk: float) -> Mood:
    """The background of a game at a time of day."""
    return Mood("evening" if dusk >= _EVENING else "afternoon", dusk)
