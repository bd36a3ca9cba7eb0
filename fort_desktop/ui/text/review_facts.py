"""Facts of a review as its pages show them, without words: marks, cards, filters, progress.

Chances are told rounded to 5 of 100, and a loss under 4 of 100 is none (docs/review.md).
"""

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple

from fort_desktop.review.par import GAMES
from fort_desktop.review.parts import Choice, Luck, Point, Review

Sign = Literal["star", "other", "look", "dice"]
"""A good choice; something else was there, too; worth another look; chance."""
Filter = Literal["all", "good", "again", "follow"]
FILTERS: Final[tuple[Filter, ...]] = ("all", "good", "again", "follow")
_LUCK: Final = 0.05
"""Chance is told of from here on."""
_STEP: Final = 5
_FEW: Final = 5
"""So many marks are shown at first."""


class Mark(NamedTuple):
    """Something on one's own line that is worth a look.

    Args:
        at: number of events before it; x: where on the chart, in rounds; chance: of one's own seat.
        about: the choice, or what chance did.
    """

    at: int
    round: int
    x: float
    chance: float
    sign: Sign
    about: Choice | Luck


class Progress(NamedTuple):
    """The progress of a review: what is counted, and how many of `all`, which is 0 if unknown."""

    step: Literal["rounds", "par", "whole"]
    n: int
    all: int

    @property
    def part(self) -> float:
        """The part that is done of what is counted, from 0 to 1."""
        return self.n / self.all if self.all else 0.0


def hundred(chance: float) -> int:
    """A chance, or a change of one, in steps of 5 of 100.

    >>> hundred(0.52), hundred(0.53), hundred(-0.13)
    (50, 55, -15)
    """
    return _STEP * round(100 * chance / _STEP)


def running_chance(chance: float) -> int:
    """A chance while a game goes on, in steps of 5 of 100: nothing is sure, and nothing lost.

    >>> running_chance(0.0), running_chance(0.52), running_chance(1.0)
    (5, 50, 95)
    """
    return min(100 - _STEP, max(_STEP, hundred(chance)))


def sign_of(choice: Choice) -> Sign | None:
    """The mark of a choice; None if it has none."""
    signs: dict[str, Sign] = {"idea": "star", "other": "other", "look": "look", "turning": "look"}
    return signs.get(choice.grade)


def places(points: Sequence[Point]) -> list[float]:
    """Return the place of each point on the chart, in rounds from the left; the end is rightmost.

    The points of a round, of which the draft is one, share its width evenly.
    """
    rounds = sorted({point.round for point in points})
    count = {number: sum(point.round == number for point in points) for number in rounds}
    seen = dict.fromkeys(rounds, 0)
    found = []
    for point in points:
        found.append(rounds.index(point.round) + seen[point.round] / count[point.round])
        seen[point.round] += 1
    return [*found[:-1], float(len(rounds))] if found else []


def by_round(points: Sequence[Point]) -> tuple[Point, ...]:
    """Return the points at which rounds begin, and the last one.

    >>> [point.at for point in by_round([Point(n, n // 3, 0, ()) for n in range(8)])]
    [0, 3, 6, 7]
    """
    begins = {point.round: point for point in reversed(points)}
    last = [point for point in points[-1:] if point not in begins.values()]
    return (*reversed(begins.values()), *last)


def marks(review: Review) -> list[Mark]:
    """All marks on one's own line, from left to right."""
    if review.line is None:
        return []
    points = review.line.points
    xs, seat = places(points), review.seat
    found = []
    for about, sign in _marked(review):
        # What chance did is seen once its cards have come, a choice at its question.
        i = max((i for i, point in enumerate(points) if point.at <= about.at), default=0)
        chance = points[i].chances[seat]
        found.append(Mark(about.at, about.round, xs[i], chance, sign, about))
    return sorted(found, key=lambda mark: (mark.at, mark.sign))


def _marked(review: Review) -> list[tuple[Choice | Luck, Sign]]:
    found: list[tuple[Choice | Luck, Sign]] = []
    for choice in review.choices:
        sign = sign_of(choice)
        if sign is not None:
            found.append((choice, sign))
    found += [(luck, "dice") for luck in review.luck if abs(luck.value) > _LUCK]
    return found


def chosen(review: Review, wanted: Filter) -> list[Choice]:
    """One's own choices that a filter lets through, in the order of the game."""
    return [one for one in review.choices if _passes(one, wanted)]


def _passes(choice: Choice, wanted: Filter) -> bool:
    if wanted == "good":
        return choice.grade in ("idea", "good")
    if wanted == "again":
        return choice.grade in ("other", "look", "turning")
    return wanted == "all" or choice.stage == "follow"


def biggest(found: Sequence[Mark]) -> list[Mark]:
    """The marks that moved most points, the best idea among them, in the order of the game."""
    ranked = sorted(found, key=lambda mark: -abs(mark.about.points or 0.0))
    idea = [mark for mark in ranked if mark.sign == "star"][:1]
    shown = list(dict.fromkeys([*idea, *ranked]))[:_FEW]
    return [mark for mark in found if mark in shown]


class Turn(NamedTuple):
    """The round in which the winner pulled away most: the own chances before and after it."""

    round: int
    seat: int
    before: float
    after: float


def turn_of(points: Sequence[Point]) -> Turn:
    """Return the round that decided a game, of its line of chances; no early one: less is sure.

    >>> line = [Point(n, n, 0, (c, 1 - c)) for n, c in enumerate((0.8, 0.5, 0.6, 0.3, 0.1))]
    >>> turn_of(line)
    Turn(round=2, seat=1, before=0.4, after=0.7)
    """
    seat = max(range(len(points[-1].chances)), key=points[-1].chances.__getitem__)
    begins = {point.round: point.chances for point in reversed(points)}
    rounds = sorted(begins)
    ends = [*(begins[number] for number in rounds[1:]), points[-1].chances]

    def gain(of: tuple[int, tuple[float, ...]]) -> float:
        return _ahead(of[1], seat) - _ahead(begins[of[0]], seat)

    late = list(zip(rounds, ends, strict=True))[len(rounds) // 3 :]
    number, after = max(late, key=gain)
    return Turn(number, seat, begins[number][seat], after[seat])


def _ahead(chances: Sequence[float], seat: int) -> float:
    """The lead of a seat's chances over the best other's, below 0 if it is behind."""
    return chances[seat] - max(one for other, one in enumerate(chances) if other != seat)


def middle_half(totals: Sequence[int]) -> tuple[int, int]:
    """Between which totals the middle half of some games lies.

    >>> middle_half((37, 39, 41, 42, 46, 50))
    (39, 46)
    """
    ranked, edge = sorted(totals), len(totals) // 4
    return ranked[edge], ranked[-1 - edge]


def progress(review: Review | None) -> Progress:
    """Return how far a review is: in rounds of the game, then in games of the expert."""
    if review is None or review.line is None:
        return Progress("rounds", 0, 0)
    if review.verdict is None:
        return Progress("rounds", _round(review), review.line.points[-1].round)
    par = review.par
    if par is None:
        return Progress("par", 0, GAMES)
    if len(par.totals) < par.games:
        return Progress("par", len(par.totals), par.games)
    return Progress("whole", 0, 0)


def _round(review: Review) -> int:
    """The round that is being looked at: choices are looked at in the order of the game."""
    return max([1, *(one.round for one in review.choices)])
