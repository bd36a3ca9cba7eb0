"""Upcasts old revisions of the record, step by step, to the current one.

Only headers have changed so far. `tests/records` has records of every released version.
"""

from collections.abc import Callable
from typing import Final

import msgspec

from fort_desktop.record.format import REVISION, Header
from fort_desktop.rules.model.events import GameStarted


def upcast(header: Header, started: GameStarted | None) -> Header:
    """Convert a header to the current revision.

    Args:
        started: the first event of the record, if it is the start of a game.
    """
    for revision in range(header.rev, REVISION):
        header = _STEPS[revision](header, started)
    return header


def _first_written(header: Header, started: GameStarted | None) -> Header:
    """Upcast revision 0, which had a minimal header, no checksums, no moves and no cards.

    A record with only the events of the contract is of this revision too.
    """
    header = msgspec.structs.replace(header, rev=1)
    if started is None:
        return header
    return msgspec.structs.replace(
        header, seats=started.seats, setup=started.setup, catalog=started.catalog
    )


_STEPS: Final[dict[int, Callable[[Header, GameStarted | None], Header]]] = {0: _first_written}
