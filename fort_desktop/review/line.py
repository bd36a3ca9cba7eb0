"""The line of chances: what the evaluation says of the true positions of a game that is over."""

from collections.abc import Sequence

from fort_desktop.bots.evaluate import Judge, chance
from fort_desktop.review.choices import Station
from fort_desktop.review.parts import Point
from fort_desktop.rules.model.state import State

_DIGITS = 5


def points(judge: Judge, found: Sequence[Station], end: State, events: int) -> tuple[Point, ...]:
    """The chances before each choice since the draft, and at the end.

    Args:
        end: the final position; events: how many events there were.
    """
    rows = [(station.at, station.state) for station in found if station.state.round > 0]
    return tuple(_point(judge, at, state) for at, state in (*rows, (events, end)))


def _point(judge: Judge, at: int, state: State) -> Point:
    return Point(at, state.round, state.leader, chances(judge, state))


def chances(judge: Judge, state: State) -> tuple[float, ...]:
    """The chance of each seat; they add up to 1."""
    seats = range(len(state.seats))
    if state.ended:
        found = [float(seat in state.winners) for seat in seats]
    else:
        found = [chance(judge(state, seat)) for seat in seats]
    total = sum(found)
    shares = [round(one / total, _DIGITS) for one in found]
    most = shares.index(max(shares))
    shares[most] = round(shares[most] + 1.0 - sum(shares), _DIGITS)
    return tuple(shares)
