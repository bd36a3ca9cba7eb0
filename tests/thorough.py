"""How much is tried: the suite takes samples of what is long, and all of it by hand.

CI has a quarter of an hour. What grows with the number of files, languages or games is a sample in
it, always the same one; FORT_THOROUGH=1 tries all (docs/testing.md).
"""

import os
from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Final, TypeVar

THOROUGH: Final = bool(os.environ.get("FORT_THOROUGH"))
_T = TypeVar("_T")


def some(cases: Iterable[_T], every: int, first: int = 0) -> Iterator[_T]:
    """Yield every n-th of the cases, starting with one of them; all with FORT_THOROUGH=1."""
    return iter(cases) if THOROUGH else islice(cases, first % every, None, every)
