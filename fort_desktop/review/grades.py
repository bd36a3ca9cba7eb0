"""Grades of choices and of a game, and who did what from turn to turn.

The bounds are those that `build_scripts/lab review_levels` was measured with (docs/review.md).
"""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import sqrt
from statistics import fmean, stdev
from typing import Final

from fort_desktop.review.parts import Choice, Grade, Luck, Point, Sums, Verdict, Word

TOLD: Final = 0.04
"""A smaller loss does not exist."""
LOOK: Final = 0.08
TURNING: Final = 0.15
IDEA: Final = 0.05
"""How far behind the next one has to be."""
NOTHING: Final = 0.02
"""Candidates that are no further apart leave nothing to choose."""
VERY_WELL: Final = 0.01
WELL: Final = 0.025
FEWEST: Final = 8
"""Choices below which nothing is said of the whole game."""
_SURE: Final = 0.05
_DIGITS: Final = 5
_USUAL: Final = 1.96
"""Standard errors of a 95 % interval."""


def even(gap: float, chance: float) -> float:
    """A loss as it would be in an even game: the same step in log-odds.

    >>> round(even(0.02, 0.5), 3), round(even(0.02, 0.9), 3)
    (0.02, 0.061)
    """
    middle = min(1.0 - _SURE, max(_SURE, chance + gap / 2))
    return gap * 0.25 / (middle * (1.0 - middle))


def grade(loss: float, first: bool, second: float, spread: float) -> Grade:
    """The grade of a choice.

    Args:
        first: it came out best; second: how far the best is ahead of the next one.
        spread: from the best candidate to the worst.
    """
    if loss >= TURNING:
        return "turning"
    if loss >= LOOK:
        return "look"
    if loss >= TOLD:
        return "other"
    if spread <= NOTHING:
        return "nothing"
    return "idea" if first and second >= IDEA else "good"


def counts(choice: Choice) -> bool:
    """Return True if a choice has a number and there was something to choose."""
    return choice.even is not None and choice.grade not in ("nothing", "none")


def verdict(choices: Sequence[Choice]) -> Verdict:
    """The game as a whole, with at most one thing to take along."""
    values = [one.even for one in choices if counts(one) and one.even is not None]
    if not values:
        return Verdict()
    mean = fmean(values)
    margin = _USUAL * stdev(values) / sqrt(len(values)) if len(values) > 1 else 1.0
    losses: dict[str, list[float]] = defaultdict(list)
    for one in choices:
        if one.loss is not None and one.loss >= TOLD:
            losses[one.stage].append(one.loss)
    most = max(choices, key=lambda one: (sum(losses[one.stage]), -one.moves))
    told = losses[most.stage]
    return Verdict(
        len(values),
        round(mean, _DIGITS),
        round(margin, _DIGITS),
        _word(mean, len(values)),
        most.stage if told else None,
        len(told),
    )


def _word(mean: float, count: int) -> Word:
    if count < FEWEST:
        return "none"
    if mean < VERY_WELL:
        return "very_well"
    return "well" if mean <= WELL else "lively"


def sums(
    points: Sequence[Point], choices: Sequence[Choice], luck: Sequence[Luck], seat: int
) -> Iterator[Sums]:
    """Yield the sums from own turn to own turn; the others' part is the remainder."""
    edges = [points[0]] if points[0].leader != seat else []
    rounds = [0] * len(edges)
    for point in points[:-1]:
        if point.leader == seat and point.round not in rounds:
            edges.append(point)
            rounds.append(point.round)
    for number, (one, other) in zip(rounds, pairwise([*edges, points[-1]]), strict=True):
        change = other.chances[seat] - one.chances[seat]
        there = range(one.at, other.at)
        own = 0.0 - sum(choice.loss or 0.0 for choice in choices if choice.at in there)
        came = sum(each.value for each in luck if each.at in there)
        rest = change - own - came
        yield Sums(number, round(own, _DIGITS), round(came, _DIGITS), round(rest, _DIGITS))
