"""The measured strength of the levels, as the program shows it beside each of them.

The figures are in `fort_desktop/bots/strength.json`, written by `build_scripts/lab strength`.
"""

from functools import lru_cache
from importlib.resources import files
from typing import Final

import msgspec

FILE: Final = "strength.json"


class Bar(msgspec.Struct, frozen=True):
    """One measured match: `a` alone against `b` at all other `seats`; shares are from 0 to 1.

    `aim` is the share that the project requires of `a`; `fair` is that of equals. `catalog` is the
    digest of the deck it was played with.
    """

    a: str
    b: str
    seats: int
    deals: int
    games: int
    seed: int
    aim: float
    fair: float
    share_a: float
    low: float
    high: float
    catalog: str = ""
    measured: str = ""

    @property
    def met(self) -> bool:
        """Return True if the share reaches its aim and its interval is above the fair share."""
        return self.share_a >= self.aim and self.low > self.fair

    @property
    def of_hundred(self) -> int:
        """Wins of `a` in 100 games, rounded; 100 or 0 only if exact."""
        if 0.0 < self.share_a < 1.0:
            return min(99, max(1, round(100 * self.share_a)))
        return round(100 * self.share_a)


class _Table(msgspec.Struct, frozen=True):
    bars: dict[str, Bar] = msgspec.field(default_factory=dict)


@lru_cache(maxsize=1)
def measured() -> dict[str, Bar]:
    """The measured matches by name ("hard-normal"); empty if the file cannot be read.

    The figures are only shown, so a missing file must not stop the program.
    """
    try:
        content = (files("fort_desktop.bots") / FILE).read_bytes()
        return msgspec.json.decode(content, type=_Table).bars
    except (OSError, msgspec.MsgspecError):
        return {}


def beaten_by(level: str) -> Bar | None:
    """The match of a level against the next weaker one for two players; None for the weakest."""
    for bar in measured().values():
        if bar.a == level and bar.seats == 2:
            return bar
    return None
