"""The course of a game, round by round: points, forts, who followed whom, and its end."""

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from fort_desktop.rules.model import events as ev
from fort_desktop.rules.model.events import Event, Score
from fort_desktop.rules.model.types import Cause, Seat

Row = tuple[int, ...]
"""A number for each seat."""


class Course(NamedTuple):
    """The course of a game.

    Attributes:
        points: of each seat after each round, from 0 before the first; the last are the totals.
        gained: in each round, of each seat, without what is counted at the end.
        levels: of each seat's fort after each round, from 0 before the first.
        followed: how often a seat (first) has followed another.
        ended: the round and the seat that brought about the end, None without one; cause: how.
        first: the seat that began.
    """

    points: tuple[Row, ...]
    gained: tuple[Row, ...]
    levels: tuple[Row, ...]
    followed: dict[tuple[Seat, Seat], int]
    ended: tuple[int, Seat] | None
    cause: Cause | None
    first: Seat

    @property
    def rounds(self) -> int:
        """The number of rounds."""
        return len(self.gained)


def course_of(events: Sequence[Event], scores: Sequence[Score]) -> Course:
    """Read the course of a game from its events.

    >>> told = (ev.TurnBegan(0, 1), ev.PointsScored(0, 3), ev.LeaderFollowed(1, ("ant.1",)),
    ...         ev.PointsScored(1, 1), ev.TurnBegan(1, 1), ev.TurnBegan(0, 2))
    >>> course = course_of(told, (Score(0, 3, 9, 0, 0, 12), Score(1, 1, 0, 0, 0, 1)))
    >>> course.points, course.followed
    (((0, 0), (3, 1), (3, 1), (12, 1)), {(1, 0): 1})
    """
    reading = _Reading(len(scores))
    for event in events:
        reading.take(event)
    reading.close_round()
    gained = tuple(
        tuple(after - before for after, before in zip(late, soon, strict=True))
        for soon, late in pairwise(reading.points)
    )
    totals = tuple(score.total for score in sorted(scores, key=lambda score: score.seat))
    return Course(
        (*reading.points, totals),
        gained,
        tuple(reading.levels),
        dict(reading.followed),
        reading.ended,
        reading.cause,
        reading.first,
    )


class _Reading:
    """The numbers as they stand while events are read, and those of the rounds that are over."""

    def __init__(self, seats: int) -> None:
        self._now, self._built = [0] * seats, [0] * seats
        self._leader, self._round = 0, 0
        self.points: list[Row] = [tuple(self._now)]
        self.levels: list[Row] = [tuple(self._built)]
        self.followed: Counter[tuple[Seat, Seat]] = Counter()
        self.ended: tuple[int, Seat] | None = None
        self.cause: Cause | None = None
        self.first: Seat = 0

    def take(self, event: Event) -> None:
        if isinstance(event, ev.TurnBegan):
            self._turn(event)
        elif isinstance(event, ev.PointsScored):
            self._now[event.seat] += event.points
        elif isinstance(event, ev.FortAdvanced):
            self._built[event.seat] = event.level
        elif isinstance(event, ev.LeaderFollowed):
            self.followed[event.seat, self._leader] += 1
        elif isinstance(event, ev.EndTriggered):
            self.ended, self.cause = (self._round, event.seat), event.cause

    def _turn(self, event: ev.TurnBegan) -> None:
        if not self._round:
            self.first = event.seat
        if event.round > max(1, self._round):
            self.close_round()
        self._leader, self._round = event.seat, event.round

    def close_round(self) -> None:
        self.points.append(tuple(self._now))
        self.levels.append(tuple(self._built))


def best_first(scores: Sequence[Score], levels: Sequence[int]) -> list[Score]:
    """Return the scores, the best first: points count first, then the fort of a seat (END-4)."""
    return sorted(scores, key=lambda one: (-one.total, -levels[one.seat]))


def place_of(scores: Sequence[Score], levels: Sequence[int], seat: Seat) -> int:
    """The place of a seat: points count first, then the fort; who ties shares it (END-4)."""
    mine = {score.seat: (score.total, levels[score.seat]) for score in scores}
    return 1 + sum(other > mine[seat] for other in mine.values())
