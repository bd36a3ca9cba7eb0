"""The review of a game as plain data; `docs/review.md` says what the numbers are worth.

There are no sentences here: a screen makes them from facts. Chances, losses and luck are parts of
one (0.04 is 4 of 100). A review is made part by part; `with_part` puts each into its place.
"""

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from fort_desktop.bots.hint import Facts
from fort_desktop.rules.model.pending import Stage
from fort_desktop.rules.model.types import Cards, Round, Seat

FORMAT: Final = 2
Grade = Literal["idea", "good", "other", "look", "turning", "nothing", "none"]
"""A great idea; good; there was another option; worth another look; a turning point; nothing
to choose; no trustworthy number."""
Word = Literal["very_well", "well", "lively", "none"]
"""The game as a whole; "none" if too few choices count."""
Chance = Annotated[float, Meta(ge=0, le=1)]
Number = Annotated[int, Meta(ge=0)]
Text = Annotated[str, Meta(max_length=80)]
Moves = Annotated[tuple[Text, ...], Meta(max_length=400)]


class Point(msgspec.Struct, frozen=True):
    """The chances of all seats when a question is open, or at the end; they add up to 1.

    Args:
        at: number of events before it, as in `Act.at` (questions are counted).
        moves: number of moves before it; leader: whose turn it is; asked: who decides.
        moved: by how many points what happens up to the next point brings one's own seat ahead.
    """

    at: Number
    round: Round
    leader: Seat
    chances: Annotated[tuple[Chance, ...], Meta(min_length=2, max_length=4)]
    moves: Number = 0
    asked: Seat = 0
    moved: float = 0.0


class Line(msgspec.Struct, frozen=True, tag=True):
    """The line of chances, and how many choices of the seat will be looked at."""

    points: tuple[Point, ...]
    choices: Number


class Choice(msgspec.Struct, frozen=True, tag=True):
    """One choice of the seat: a play with all that serves it, a kid to follow with, a recruit...

    Args:
        at: number of events before it; moves: number of moves before it, where one can branch off.
        stage: of its first question.
        made, best: moves in the text notation, from the first one on.
        loss: how much more chance the best found has, the smaller one of two looks; None without a
            trustworthy number.
        even: the same loss as it would be in an even game, so that choices in games that are
            nearly won or lost can be compared with others; below 0 if `made` came out better.
        chance: of the seat after `made`, as far as the seat could know.
        second: how far the best other candidate is behind the best found.
        again: the loss in the second look; None if there was none.
        points: by how many points at the end `made` is ahead of the best other, below 0 if it is
            behind; None without a trustworthy number.
        other: that one, which is `best` where there is a loss.
        level: of one's own fort before; alike, other_alike: own kids of the suit of the kid that
            `made` and `other` recruit.
    """

    at: Number
    moves: Number
    seat: Seat
    round: Round
    stage: Stage
    made: Moves
    best: Moves
    loss: Chance | None = None
    even: float | None = None
    chance: Chance | None = None
    second: Chance | None = None
    again: float | None = None
    grade: Grade = "none"
    made_facts: Facts = Facts()
    best_facts: Facts = Facts()
    points: float | None = None
    other: Moves = ()
    other_facts: Facts = Facts()
    level: Number = 0
    alike: Number = 0
    other_alike: Number = 0


class Luck(msgspec.Struct, frozen=True, tag=True):
    """The effect of chance for the seat: the value of what came, less the mean of what could come.

    Args:
        at: number of events before it counts: before the play, or before the kid came.
        sort: "hand": one's own hand for this play; "faces": a kid that came from the Park deck.
        cards: what came; points: the same effect in points at the end.
    """

    at: Number
    round: Round
    sort: Literal["hand", "faces"]
    value: float
    cards: Cards
    points: float = 0.0


class Sums(msgspec.Struct, frozen=True, tag=True):
    """The causes of a change between two own turns: `own + luck + others` is the change of chance.

    Args:
        round: of one's own turn; 0 before the first one.
        own: the losses of own choices, never above 0.
        others: what is left: the others, and what cannot be told apart.
    """

    round: Round
    own: float
    luck: float
    others: float


class Verdict(msgspec.Struct, frozen=True, tag=True):
    """The game as a whole.

    Args:
        counted: choices with a number and something to choose.
        mean: the mean of their `even`; below 0 counts as 0 in words.
        margin: half of the 95 % interval of `mean` for choices like these.
        tip: the stage of the choices with the largest sum of losses; None without a loss.
        times: how many of them have a loss that is told.
    """

    counted: Number = 0
    mean: float = 0.0
    margin: float = 0.0
    word: Word = "none"
    tip: Stage | None = None
    times: Number = 0


class Par(msgspec.Struct, frozen=True, tag=True):
    """Total points of the expert in the same seat of the same deal, game by game, and one's own.

    Args:
        games: how many there will be in all.
    """

    totals: tuple[int, ...]
    own: int
    games: Number


Part = Line | Choice | Luck | Sums | Verdict | Par


class Review(msgspec.Struct, frozen=True):
    """All parts that are done so far.

    Args:
        version: of the evaluation and the search; digest: of the record; a review of another
            version, record, seat or seed is worth nothing.
        choices: in the order of the game; luck and sums likewise.
        verdict: None until all is done but par.
    """

    version: str
    digest: str
    seat: Seat
    seed: Number = 0
    format: int = FORMAT
    line: Line | None = None
    choices: tuple[Choice, ...] = ()
    luck: tuple[Luck, ...] = ()
    sums: tuple[Sums, ...] = ()
    verdict: Verdict | None = None
    par: Par | None = None


def with_part(review: Review, part: Part) -> Review:
    """The review with one part more; it takes the place of an earlier one of the same thing."""
    change = msgspec.structs.replace
    match part:
        case Line():
            return change(review, line=part)
        case Choice():
            others = [one for one in review.choices if one.moves != part.moves]
            return change(review, choices=tuple(sorted([*others, part], key=_moves)))
        case Luck():
            there = [one for one in review.luck if (one.at, one.sort) != (part.at, part.sort)]
            return change(review, luck=tuple(sorted([*there, part], key=_at)))
        case Sums():
            rows = [one for one in review.sums if one.round != part.round]
            return change(review, sums=tuple(sorted([*rows, part], key=_round)))
        case Verdict():
            return change(review, verdict=part)
        case Par():
            return change(review, par=part)


def _moves(choice: Choice) -> int:
    return choice.moves


def _at(part: Luck) -> int:
    return part.at


def _round(sums: Sums) -> int:
    return sums.round
