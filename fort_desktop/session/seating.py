"""The seats of a running game, which can pass to somebody else, and all who sat there."""

from collections.abc import Sequence
from typing import NamedTuple

from fort_desktop.record.aside import MOST_CHANGES, Change, seated
from fort_desktop.rules.model.events import SeatInfo
from fort_desktop.rules.model.seats import PERSON


class Passed(NamedTuple):
    """A seat that has passed, after so many events, and who sat there before and from then on."""

    at: int
    seat: int
    before: SeatInfo
    now: SeatInfo


def passed(first: Sequence[SeatInfo], changes: Sequence[Change]) -> list[Passed]:
    """All seats that have passed, first to last."""
    found = []
    for number, change in enumerate(changes):
        before, now = (seated(first, changes[:n])[change.seat] for n in (number, number + 1))
        found.append(Passed(change.at, change.seat, before, now))
    return found


def holders(
    first: Sequence[SeatInfo], changes: Sequence[Change], seat: int
) -> tuple[SeatInfo, ...]:
    """All who held a seat, first to last: the results name them."""
    own = [change for change in changes if change.seat == seat]
    return tuple(seated(first, own[:count])[seat] for count in range(len(own) + 1))


def can_pass(seats: Sequence[SeatInfo], changes: Sequence[Change], seat: int, player: str) -> bool:
    """Return True if a seat may pass to such a player: one person has to stay at the screen."""
    left = any(info.player == PERSON for i, info in enumerate(seats) if i != seat)
    return len(changes) < MOST_CHANGES and (player == PERSON or left)
