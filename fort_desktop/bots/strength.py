"""The measured strength of the levels, as the program shows it beside each of them.

The figures lie in `fort_desktop/bots/strength.json`, which `build_scripts/strength.py` writes.
"""

from functools import lru_cache
from importlib.resources import files
from typing import Final

import msgspec

FILE: Final = "strength.json"


class Bar(msgspec.Struct, frozen=True):
    """One measured match: `a` alone against `b` on all other of `seats`; shares are of 1.

    `aim` is the share that the project asks of `a`; `fair` is what equals would have. `catalog` is
    the digest of the deck it was played with.
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
        """Whether the share reaches its aim, and its interval lies above the fair share."""
        return self.share_a >= self.aim and self.low > self.fair

    @property
    def of_hundred(self) -> int:
        """Games of 100 that `a` wins, rounded; never 100 or 0, unless it was so."""
        if 0.0 < self.share_a < 1.0:
            return min(99, max(1, round(100 * self.share_a)))
        return round(100 * self.share_a)


class _Table(msgspec.Struct, frozen=True):
    bars: dict[str, Bar] = msgspec.field(default_factory=dict)


@lru_cache(maxsize=1)
def measured() -> dict[str, Bar]:
    """The bars by name ("hard-normal"); none while nothing has been measured.

    A file that cannot be read is the same as none: a figure for show is no reason not to play.
    """
    try:
        content = (files("fort_desktop.bots") / FILE).read_bytes()
        return msgspec.json.decode(content, type=_Table).bars
    except (OSError, msgspec.MsgspecError):
        return {}


def beaten_by(level: str) -> Bar | None:
    """Whom a level beats at a table of two, and how often; None of the weakest."""
    for bar in measured().values():
        if bar.a == level and bar.seats == 2:
            return bar
    return None
