"""The moments of a game that are worth telling: own choices, chance, and what a rival did.

The number of a moment is the part of one's own choice alone, in points by the end of the game: so a
good choice never has a loss, and what chance or a rival did has no number of its own.
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final, Literal, NamedTuple

from fort_desktop.bots.hint import Facts
from fort_desktop.review.grades import TOLD
from fort_desktop.review.parts import Choice, Luck, Review
from fort_desktop.rules.model.events import Event, FortAdvanced, PointsScored
from fort_desktop.rules.model.moves import PASS, Follow, Recruit, parse_move

Pill = Literal["good", "better", "bad_luck", "good_luck", "rival"]
"""A good choice; better was possible; chance against or for the seat; a rival's good move."""
Reason = Literal["level", "points", "things", "alike", "kept", "yard"]
"""In what a choice and the best other differ: a level of the fort, points, pizza and toys, kids of
the same suit, a card that stays in the hand, kids in one's own Yard."""
MOST: Final = 3
CHOICE: Final = 1.5
"""From so many points ahead or behind, a choice is told."""
MOVED: Final = 3.0
"""So many points the cards or a rival move at least."""
QUIET: Final = 0.5
"""With chance, one's own choice is no further from the best."""
_BETTER: Final = 2
"""So many moments may tell that better was possible."""


Deed = FortAdvanced | PointsScored


class Moment(NamedTuple):
    """Something that happened, and what it is called.

    Args:
        at, moves: number of events and of moves before it.
        seat: who did it; one's own seat for chance.
        points: one's own choice's part, by the end of the game; moved: how many points it moved.
        about: the choice, what chance did, or the event by which the rival came ahead.
    """

    pill: Pill
    at: int
    moves: int
    round: int
    seat: int
    points: float
    moved: float
    about: Choice | Luck | Deed


def moments(review: Review, events: Sequence[Event]) -> list[Moment]:
    """The best moments so far, at most three, in the order of the game.

    Args:
        events: of the whole game.
    """
    found = [*_choices(review), *_chance(review), *_rivals(review, events)]
    found.sort(key=lambda one: (-abs(one.moved), one.at))
    told: list[Moment] = []
    for pill in ("good", "better"):
        told += [one for one in found if one.pill == pill][:1]
    for one in found:
        better = sum(other.pill == "better" for other in told)
        full = one.pill == "better" and better == _BETTER
        apart = all((one.round, one.pill) != (other.round, other.pill) for other in told)
        if len(told) < MOST and one not in told and apart and not full:
            told.append(one)
    return sorted(told, key=lambda one: one.at)


def _choices(review: Review) -> Iterator[Moment]:
    for choice in review.choices:
        pill = pill_of(choice)
        if pill is not None and why(choice) is not None:
            points = choice.points or 0.0
            yield Moment(
                pill, choice.at, choice.moves, choice.round, choice.seat, points, points, choice
            )


def _chance(review: Review) -> Iterator[Moment]:
    choices = {one.at: one for one in review.choices}
    for luck in review.luck:
        own = choices.get(luck.at)
        if luck.sort == "hand" and own is not None and abs(luck.points) >= MOVED and _quiet(own):
            kind: Pill = "good_luck" if luck.points > 0 else "bad_luck"
            yield Moment(kind, luck.at, own.moves, luck.round, review.seat, 0.0, luck.points, luck)


def _rivals(review: Review, events: Sequence[Event]) -> Iterator[Moment]:
    """Of a rival a fort or points are told: nobody sees what else was good about a move."""
    for one, after in pairwise(review.line.points if review.line is not None else ()):
        if one.asked != review.seat and one.moved <= -MOVED:
            deed = _deed(events[one.at : after.at], one.asked)
            if deed is not None:
                yield Moment("rival", one.at, one.moves, one.round, one.asked, 0.0, one.moved, deed)


def _deed(events: Sequence[Event], seat: int) -> Deed | None:
    """Return the highest fort that a seat built there, else the most points; None for neither."""
    built = [e for e in events if isinstance(e, FortAdvanced) and e.seat == seat]
    scored = [e for e in events if isinstance(e, PointsScored) and e.seat == seat and e.points > 0]
    most = max(scored, key=lambda e: e.points, default=None)
    return built[-1] if built else most


def pill_of(choice: Choice) -> Pill | None:
    """Return what an own choice is called, if it is told: a loss only once it was looked at twice.

    >>> choice = Choice(0, 0, 0, 5, "play", (), (), loss=0.0, points=1.6)
    >>> pill_of(choice)
    'good'
    """
    points, loss = choice.points, choice.loss
    if points is None or loss is None:
        return None
    if points >= CHOICE and loss < TOLD:
        return "good"
    if points <= -CHOICE and loss >= TOLD and choice.again is not None:
        return "better"
    return None


def _quiet(choice: Choice) -> bool:
    """Return True if nothing better was there than what was chosen, or nothing to choose."""
    return choice.grade == "nothing" or (choice.points is not None and choice.points >= -QUIET)


def why(choice: Choice) -> Reason | None:
    """Return the first thing in which the better one of two lines is better; None for nothing.

    Which of them it is, says the sign of `points`.
    """
    ahead = (choice.points or 0.0) > 0
    mine = (choice.made, choice.made_facts, choice.alike)
    theirs = (choice.other, choice.other_facts, choice.other_alike)
    (line, good, alike), (other, less, fewer) = (mine, theirs) if ahead else (theirs, mine)
    if not line or not other:
        return None
    if good.levels > less.levels:
        return "level"
    if good.points > less.points:
        return "points"
    if things(good) > things(less):
        return "things"
    first, instead = parse_move(line[0]), parse_move(other[0])
    if isinstance(first, Recruit) and isinstance(instead, Recruit) and alike > fewer:
        return "alike"
    if first == PASS and isinstance(instead, Follow):
        return "kept"
    return "yard" if len(good.yard) < len(less.yard) else None


def things(facts: Facts) -> int:
    """Pizza and toys that a line brings."""
    return max(0, facts.pizza + facts.toys)
