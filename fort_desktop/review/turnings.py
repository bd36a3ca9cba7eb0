"""Turning points: the turns that changed most, and of each what did it."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from fort_desktop.review.choices import Station
from fort_desktop.review.grades import TOLD
from fort_desktop.review.parts import Cause, Choice, Luck, Point, Turning
from fort_desktop.rules.model import moves as mv
from fort_desktop.rules.model.moves import text

MOST: Final = 3
OWN_LOSSES: Final = 2
"""So many of them may be own choices with a loss."""
_DIGITS: Final = 5
_LEAST: Final = 0.02
"""A smaller change turns nothing."""


class _Step(NamedTuple):
    """From one choice to the next: what changed, by whom and by chance."""

    station: Station
    round: int
    leader: int
    change: float
    luck: float

    @property
    def made(self) -> float:
        """The change without chance."""
        return self.change - self.luck


def turnings(
    found: Sequence[Station],
    points: Sequence[Point],
    choices: Sequence[Choice],
    luck: Sequence[Luck],
    seat: int,
) -> list[Turning]:
    """At most three, in the order of the game; one of them good, if anything was."""
    known = {choice.moves: choice for choice in choices}
    turns: dict[tuple[int, int], list[_Step]] = {}
    for step in _steps(found, points, luck, seat):
        turns.setdefault((step.round, step.leader), []).append(step)
    moments = [moment for steps in turns.values() if (moment := _moment(steps, known, seat))]
    moments.sort(key=lambda one: -abs(one.change))
    told: list[Turning] = []
    for moment in moments:
        lost = sum(_lost(one, known) for one in (*told, moment))
        if lost <= OWN_LOSSES and len(told) < MOST:
            told.append(moment)
    return sorted(_with_good(told, turns, choices), key=lambda one: one.at)


def _steps(
    found: Sequence[Station], points: Sequence[Point], luck: Sequence[Luck], seat: int
) -> list[_Step]:
    played = [station for station in found if station.state.round > 0]
    steps = []
    for station, (one, other) in zip(played, pairwise(points), strict=True):
        came = sum(each.value for each in luck if one.at <= each.at < other.at)
        change = other.chances[seat] - one.chances[seat]
        steps.append(_Step(station, one.round, one.leader, change, came))
    return steps


def _moment(steps: Sequence[_Step], known: dict[int, Choice], seat: int) -> Turning | None:
    """Return the turning that a turn made, if one cause holds at least half of its change."""
    change = sum(step.change for step in steps)
    parts: dict[Cause, float] = {
        "own": sum(step.made for step in steps if step.station.seat == seat),
        "others": sum(step.made for step in steps if step.station.seat != seat),
        "chance": sum(step.luck for step in steps),
    }
    sign = 1.0 if change >= 0 else -1.0
    cause = max(parts, key=lambda one: sign * parts[one])
    if abs(change) < _LEAST or sign * parts[cause] < abs(change) / 2:
        return None
    if cause == "chance":
        most = max(steps, key=lambda step: sign * step.luck)
        return _turning(most, cause, seat, change)
    mine = [step for step in steps if (step.station.seat == seat) == (cause == "own")]
    most = max(mine, key=lambda step: sign * step.made)
    return _turning(most, cause, most.station.seat, change, known)


def _turning(
    step: _Step, cause: Cause, seat: int, change: float, known: dict[int, Choice] | None = None
) -> Turning:
    station = step.station
    choice = station.number if cause == "own" and station.number in (known or {}) else None
    return Turning(
        station.at, station.number, step.round, cause, seat, round(change, _DIGITS), choice
    )


def _lost(turning: Turning, known: dict[int, Choice]) -> bool:
    """Return True if it is an own choice with a loss that is told."""
    choice = known.get(-1 if turning.choice is None else turning.choice)
    return choice is not None and (choice.loss or 0.0) >= TOLD


def _with_good(
    told: list[Turning], turns: dict[tuple[int, int], list[_Step]], choices: Sequence[Choice]
) -> list[Turning]:
    """Take in the best good moment, in the place of the smallest if there are three.

    A turn in which the own chance became smaller was no good moment, whatever was chosen there.
    """
    changes = {
        step.station.number: round(sum(one.change for one in steps), _DIGITS)
        for steps in turns.values()
        for step in steps
    }
    best = _best([one for one in choices if changes.get(one.moves, -1.0) >= 0])
    if best is None:
        return told
    at, number, change = best.at, best.moves, changes[best.moves]
    good = Turning(at, number, best.round, "own", best.seat, change, number, good=True)
    others = [one for one in told if one.at != at]
    return [*others[: MOST - 1], good]


def _best(choices: Sequence[Choice]) -> Choice | None:
    """The greatest idea; without one, the best follow."""
    good = [one for one in choices if (one.loss or 0.0) < TOLD and one.loss is not None]
    ideas = [one for one in good if one.grade == "idea"]
    follows = [one for one in good if one.stage == "follow" and one.made[0] != text(mv.PASS)]
    return max(ideas or follows, key=lambda one: (one.second or 0.0, -one.moves), default=None)
