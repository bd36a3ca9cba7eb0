"""Facts of a review as its pages show them, without words: marks, cards, filters, progress.

Chances are told rounded to 5 of 100, and a loss under 4 of 100 is none (docs/review.md).
"""

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple

from fort_desktop.review.parts import Choice, Luck, Point, Review, Turning
from fort_desktop.review.review import again_done, share_done
from fort_desktop.rules.model.events import EndTriggered, Event, TurnBegan

Sign = Literal["star", "other", "look", "dice"]
"""A good choice; something else was there, too; worth another look; chance."""
Filter = Literal["all", "good", "again", "follow"]
FILTERS: Final[tuple[Filter, ...]] = ("all", "good", "again", "follow")
CARDS: Final = 3
"""So many turning points are shown."""
_LUCK: Final = 0.05
"""Chance is told of from here on."""
_STEP: Final = 5
_NEAR: Final = 0.15
"""All are near each other while no two chances are further apart."""


class Mark(NamedTuple):
    """Something on the own line that is worth a look.

    Args:
        at: number of events before it; x: where on the chart, in rounds; chance: of the own seat.
        about: the choice, or what chance did.
    """

    at: int
    round: int
    x: float
    chance: float
    sign: Sign
    about: Choice | Luck


class Progress(NamedTuple):
    """The progress of a review: the current step, and how much of it; `all` is 0 if unknown.

    Args:
        part: of this step, 0 to 1; share: of all the work.
    """

    step: Literal["line", "choices", "turnings", "par", "whole"]
    n: int
    all: int
    part: float
    share: float


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


def marks(review: Review) -> list[Mark]:
    """All marks on the own line, from left to right."""
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
    """The own choices that a filter lets through, in the order of the game."""
    return [one for one in review.choices if _passes(one, wanted)]


def _passes(choice: Choice, wanted: Filter) -> bool:
    if wanted == "good":
        return choice.grade in ("idea", "good")
    if wanted == "again":
        return choice.grade in ("other", "look", "turning")
    return wanted == "all" or choice.stage == "follow"


def choice_of(review: Review, turning: Turning) -> Choice | None:
    """The own choice that a turning point is about."""
    return next((one for one in review.choices if one.moves == turning.choice), None)


def best_idea(review: Review) -> Choice | None:
    """The own choice that was furthest ahead of all others; None if none was."""
    ideas = [one for one in review.choices if one.grade == "idea"]
    return max(ideas, key=lambda one: one.second or 0.0, default=None)


def largest_luck(review: Review) -> Luck | None:
    """Return the largest effect of chance, for or against the seat; None if too small to tell."""
    told = [luck for luck in review.luck if abs(luck.value) > _LUCK]
    return max(told, key=lambda luck: abs(luck.value), default=None)


def near_until(points: Sequence[Point]) -> int:
    """The last round up to the end of which all were near each other; 0 if there was none."""
    last = 0
    for number in sorted({point.round for point in points}):
        here = [point.chances for point in points if point.round == number]
        if max(max(row) - min(row) for row in here) > _NEAR:
            break
        last = number
    return last


def biggest(review: Review) -> Turning | None:
    """The turning point with the largest change."""
    return max(review.turnings, key=lambda one: abs(one.change), default=None)


def rounds_of(events: Sequence[Event]) -> list[int]:
    """For each round, from the first, after how many events it begins."""
    found: dict[int, int] = {}
    for at, event in enumerate(events):
        if isinstance(event, TurnBegan):
            found.setdefault(event.round, at)
    return [found[number] for number in sorted(found)]


def ending_at(events: Sequence[Event]) -> int | None:
    """After how many events the end was triggered (END-1); None if it never was."""
    return next((at for at, e in enumerate(events, 1) if isinstance(e, EndTriggered)), None)


def middle_half(totals: Sequence[int]) -> tuple[int, int]:
    """Between which totals the middle half of some games lies.

    >>> middle_half((37, 39, 41, 42, 46, 50))
    (39, 46)
    """
    ranked, edge = sorted(totals), len(totals) // 4
    return ranked[edge], ranked[-1 - edge]


def progress(review: Review | None) -> Progress:
    """Return the progress of a review; without par, the seat's choices take most of the time."""
    if review is None or review.line is None:
        return Progress("line", 0, 0, 0.0, 0.0)
    done, all_, share = len(review.choices), review.line.choices, share_done(review)
    if done < all_ and review.verdict is None:
        return Progress("choices", done, all_, done / all_, share)
    if review.verdict is None:
        return Progress("turnings", 0, 0, again_done(review), share)
    par = review.par
    if par is None or len(par.totals) < par.games:
        n, games = (len(par.totals), par.games) if par is not None else (0, 0)
        return Progress("par", n, games, n / games if games else 0.0, share)
    return Progress("whole", 0, 0, 1.0, 1.0)
