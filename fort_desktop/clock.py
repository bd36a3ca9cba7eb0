"""The clock of the computer, within the years that can be told and written: 1 to 9999.

A clock may be wrong by any number of years, and the time of a file too.
"""

import time
from datetime import datetime, timedelta
from typing import Final

_EPOCH: Final = datetime(1970, 1, 1)
_DAY: Final = timedelta(days=1)
FIRST: Final = (datetime.min + _DAY - _EPOCH).total_seconds()
LAST: Final = (datetime.max - _DAY - _EPOCH).total_seconds()
"""The bounds in Unix seconds, a day inside of those years: so all of it is there in any zone."""


def now() -> float:
    """The present, as Unix time in seconds."""
    return min(max(time.time(), FIRST), LAST)


def stamp() -> int:
    """The present for a file, in whole Unix seconds; 0, which is unknown, before 1970."""
    return max(0, int(now()))


def local(moment: float) -> datetime:
    """The day and hour of a Unix time where the player is; the nearest that can be told.

    >>> local(1e15).year, local(-1e15).year
    (9999, 1)
    """
    moment = min(max(moment, FIRST), LAST)
    try:
        return datetime.fromtimestamp(moment)
    except (OverflowError, ValueError, OSError):
        # Some systems know their zone only for some years around the present.
        return _EPOCH + timedelta(seconds=moment)
