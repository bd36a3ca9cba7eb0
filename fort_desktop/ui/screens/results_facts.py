"""Facts of a game beside its scores: points by round, who followed whom, three moments."""

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from fort_desktop.rules.model import events as ev
from fort_desktop.rules.model.events import Event, Score
from fort_desktop.rules.model.types import Seat
from fort_desktop.ui.text.i18n import tr, trn
from fort_desktop.ui.text.sentences import Teller


class Moment(NamedTuple):
    """Something worth a number on the chart: in which round, of which seat, and its words."""

    round: int
    seat: Seat
    words: str


class Course(NamedTuple):
    """How a game went.

    Attributes:
        points: of each seat after each round, from 0 before the first; the last are the totals.
        gained: in each round, of each seat, without what is counted at the end.
        followed: how often a seat (first) has followed another.
        ended: the round and the seat that brought about the end, None without one.
    """

    points: tuple[tuple[int, ...], ...]
    gained: tuple[tuple[int, ...], ...]
    followed: dict[tuple[Seat, Seat], int]
    ended: tuple[int, Seat] | None


def course_of(events: Sequence[Event], scores: Sequence[Score]) -> Course:
    """Read the course of a game from its events.

    >>> told = (ev.TurnBegan(0, 1), ev.PointsScored(0, 3), ev.LeaderFollowed(1, ("ant.1",)),
    ...         ev.PointsScored(1, 1), ev.TurnBegan(1, 1), ev.TurnBegan(0, 2))
    >>> course = course_of(told, (Score(0, 3, 9, 0, 0, 12), Score(1, 1, 0, 0, 0, 1)))
    >>> course.points, course.followed
    (((0, 0), (3, 1), (3, 1), (12, 1)), {(1, 0): 1})
    """
    seats = len(scores)
    now, leader, number = [0] * seats, 0, 0
    points: list[tuple[int, ...]] = [tuple(now)]
    followed: Counter[tuple[Seat, Seat]] = Counter()
    ended: tuple[int, Seat] | None = None
    for event in events:
        if isinstance(event, ev.TurnBegan):
            if event.round > max(1, number):
                points.append(tuple(now))
            leader, number = event.seat, event.round
        elif isinstance(event, ev.PointsScored):
            now[event.seat] += event.points
        elif isinstance(event, ev.LeaderFollowed):
            followed[event.seat, leader] += 1
        elif isinstance(event, ev.EndTriggered):
            ended = number, event.seat
    points.append(tuple(now))
    gained = tuple(
        tuple(after - before for after, before in zip(late, soon, strict=True))
        for soon, late in pairwise(points)
    )
    totals = tuple(score.total for score in sorted(scores, key=lambda score: score.seat))
    return Course((*points, totals), gained, dict(followed), ended)


def moments(course: Course, teller: Teller) -> list[Moment]:
    """Up to three: the largest gain of a round, the last change of the lead, and the end."""
    found = [_largest(course, teller), _last_change(course, teller), _end(course, teller)]
    return sorted((one for one in found if one is not None), key=lambda one: one.round)


def _largest(course: Course, teller: Teller) -> Moment | None:
    gains = [
        (points, -number, seat)
        for number, row in enumerate(course.gained, 1)
        for seat, points in enumerate(row)
    ]
    points, number, seat = max(gains, default=(0, 0, 0))
    if points <= 0:
        return None
    words = trn(
        "Round {round}: {who} scores {n} point",
        "Round {round}: {who} scores {n} points",
        points,
        round=-number,
        who=teller.name(seat),
    )
    return Moment(-number, seat, words)


def _last_change(course: Course, teller: Teller) -> Moment | None:
    """The last round after which another seat led alone than before."""
    leads, found = None, None
    for number, row in enumerate(course.points[1:-1], 1):
        first = max(row)
        ahead = [seat for seat, points in enumerate(row) if points == first]
        if len(ahead) == 1 and ahead[0] != leads:
            if leads is not None:
                found = number, ahead[0]
            leads = ahead[0]
    if found is None:
        return None
    number, seat = found
    words = tr("Round {round}: {who} takes the lead", round=number, who=teller.name(seat))
    return Moment(number, seat, words)


def _end(course: Course, teller: Teller) -> Moment | None:
    if course.ended is None:
        return None
    number, seat = course.ended
    # NOTE: {who} is a player
    words = tr("Round {round}: {who} brings about the end", round=number, who=teller.name(seat))
    return Moment(number, seat, words)


def place_of(scores: Sequence[Score], levels: Sequence[int], seat: Seat) -> int:
    """The place of a seat: points count first, then the fort; who ties shares it (END-4)."""
    mine = {score.seat: (score.total, levels[score.seat]) for score in scores}
    return 1 + sum(other > mine[seat] for other in mine.values())
