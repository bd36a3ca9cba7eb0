"""Answer times of computer players that may follow, independent of the cards they hold.

Everyone whom public facts do not rule out is asked (R-18), so that no answer betrays a hand. The
time must not betray it either: a player without a matching card has nothing to think about. So the
answer comes after a pause drawn from public facts alone, and is the best one found by then.
"""

from typing import Final

from fort_desktop.rules.model.rng import Rng

THINK: Final = {"random": 0.1, "easy": 0.1, "normal": 0.2, "hard": 0.35, "expert": 0.5}
"""Seconds that each level has for the answer; personalities have those of `normal`. By then it is
there in 99 of 100 cases, also on a busy machine (docs/bots.md)."""
_SHORT: Final = 0.2
_LONG: Final = 0.7
"""Seconds of a pause beyond that, at normal speed: such an answer is meant to be noticed."""
_AT_ONCE: Final = 8.0
"""How much faster these are where nothing is animated."""


def think_time(level: str) -> float:
    """Seconds that a level may think about whether to follow."""
    return THINK.get(level, THINK["normal"])


def pause(at: int, level: str, speed: float) -> float:
    """Length of the pause before the answer, in seconds.

    Args:
        at: number of events when it was asked; it seeds the pause, so a question has one pause.
        speed: of the animations, 0 for none.
    """
    share = Rng(at).below(1000) / 1000
    return think_time(level) + (_SHORT + (_LONG - _SHORT) * share) / (speed or _AT_ONCE)


class Pace:
    """Counts down the pause of the open question; time is passed in."""

    def __init__(self) -> None:
        self._left: float | None = None

    def over(self, at: int, level: str, speed: float, seconds: float) -> bool:
        """Advance by `seconds`; returns whether the pause is over. Arguments as in `pause`."""
        if self._left is None:
            self._left = pause(at, level, speed)
        self._left -= seconds
        return self._left <= 0

    def begin_anew(self) -> None:
        """Reset for the next question."""
        self._left = None
