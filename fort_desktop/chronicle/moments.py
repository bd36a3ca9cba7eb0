"""Moments of a game that are worth telling: its largest gain, the changes of the lead, its end."""

from typing import Literal, NamedTuple

from fort_desktop.chronicle.course import Course
from fort_desktop.rules.model.types import Seat

What = Literal["gain", "lead", "end"]


class Moment(NamedTuple):
    """Something worth a number on the chart: in which round, of which seat, and what it was.

    A gain is of so many `points`.
    """

    round: int
    seat: Seat
    what: What
    points: int = 0


def moments(course: Course) -> list[Moment]:
    """Up to three: the largest gain of a round, the last change of the lead, and the end."""
    changes = leads(course)[1:]
    found = [_largest(course), *[Moment(*one, "lead") for one in changes[-1:]]]
    if course.ended is not None:
        found.append(Moment(*course.ended, "end"))
    return sorted((one for one in found if one is not None), key=lambda one: one.round)


def _largest(course: Course) -> Moment | None:
    gains = [
        (points, -number, seat)
        for number, row in enumerate(course.gained, 1)
        for seat, points in enumerate(row)
    ]
    points, number, seat = max(gains, default=(0, 0, 0))
    return Moment(-number, seat, "gain", points) if points > 0 else None


def leads(course: Course) -> list[tuple[int, Seat]]:
    """The rounds after which another seat led alone than before, and which; the first one too.

    The points of forts, made-up rules and sculpture are not among them: they are counted at the
    end.
    """
    found: list[tuple[int, Seat]] = []
    for number, row in enumerate(course.points[1:-1], 1):
        first = max(row)
        ahead = [seat for seat, points in enumerate(row) if points == first]
        if len(ahead) == 1 and (not found or ahead[0] != found[-1][1]):
            found.append((number, ahead[0]))
    return found
