"""Pills, numbers and sentences of the moments of games: they agree, and they are short."""

from collections.abc import Iterator, Sequence
from itertools import product

import msgspec
import pytest

from fort_desktop.bots.hint import Facts
from fort_desktop.lab.match import play_match
from fort_desktop.review.moments import Moment, moments, pill_of, why
from fort_desktop.review.parts import Choice, Line, Luck, Point, Review, with_part
from fort_desktop.review.review import new_review, review
from fort_desktop.rules.game import Game
from fort_desktop.rules.model.events import Event, FortAdvanced, PointsScored
from fort_desktop.rules.model.pending import Stage
from fort_desktop.ui.i18n.i18n import set_language, spoken
from fort_desktop.ui.text.numbers import signed
from fort_desktop.ui.text.review_moments import moment_sentences, number_words, pill_words
from fort_desktop.ui.text.sentences import Labels, Teller
from tests.fixtures.review import demo_game, demo_review
from tests.review.conftest import QUICK
from tests.ui.knowing import CATALOG
from tests.ui.sitting import seats

MOST_WORDS = 25
LABELS = Labels(Teller(CATALOG, seats(("human", "easy", "easy"))))
LINES: dict[Stage, tuple[tuple[str, ...], ...]] = {
    "play": (("play moles", "add bug", "use public"), ("play golden_boy",), ("play rocket_bros",)),
    "follow": (("follow rocket_bros",), ("pass",), ("follow bug moles",)),
    "recruit": (("recruit moles from yard 1",), ("recruit deck",), ("recruit bug from park",)),
    "keep": (("keep loner",), ("keep big_plans",)),
}
NONE = Facts()
GAINS = (
    NONE, Facts(levels=1), Facts(points=11), Facts(pizza=2, toys=3), Facts(yard=("bug", "ant")),
)  # fmt: skip
SIGNS = {"good": "+", "better": "\N{MINUS SIGN}", "bad_luck": "0", "good_luck": "0"}


def agrees(moment: Moment) -> None:
    """The pill of a moment and its number say the same."""
    about, number = number_words(moment)
    if moment.pill == "rival":
        assert not about
        assert not number
        return
    assert about
    assert number.startswith(SIGNS[moment.pill])
    assert (number[0] == "0") == (moment.points == 0.0)
    if isinstance(moment.about, Choice):
        assert pill_of(moment.about) == moment.pill
        assert (moment.pill == "good") == ((moment.about.loss or 0.0) < 0.04)


def is_short(moment: Moment) -> None:
    """It is told in one or two sentences, none longer than may be."""
    told = moment_sentences(moment, LABELS)
    assert 1 <= len(told) <= 2
    for sentence in told:
        assert sentence
        assert sentence[-1] in ".!"
        assert len(sentence.split()) <= MOST_WORDS, sentence


def reviewed(game: Game, seat: int) -> Review:
    told = new_review(game, seat, depth=QUICK)
    for part in review(game, seat, depth=QUICK, with_par=False):
        told = with_part(told, part)
    return told


def games() -> Iterator[tuple[Game, Review]]:
    yield demo_game(), demo_review()
    yield demo_game(), reviewed(demo_game(), 0)
    game, _ = play_match(CATALOG, ("easy", "normal"), 5, "draft")
    yield game, reviewed(game, 0)


def test_pills_agree_with_numbers_in_whole_games() -> None:
    """Short looks find more than long ones: the numbers are worth little, but they agree."""
    pills = set[str]()
    for game, told in games():
        labels = Labels(Teller(CATALOG, seats(("human", "easy", "easy"))))
        for share in range(1, len(told.choices) + 1, 7):
            part = msgspec.structs.replace(told, choices=told.choices[:share])
            found = moments(part, game.events)
            assert len(found) <= 3
            assert [one.at for one in found] == sorted(one.at for one in found)
            for one in found:
                agrees(one)
                is_short(one)
                assert pill_words(one.pill, labels.teller.name(one.seat))
                pills.add(one.pill)
    assert {"good", "better"} <= pills


def made_up(stage: Stage, made: Sequence[str], other: Sequence[str], points: float) -> Choice:
    loss = 0.1 if points < 0 else 0.0
    return Choice(
        10, 5, 0, 7, stage, tuple(made), tuple(other), loss, loss, 0.5, again=loss or None,
        points=points, other=tuple(other), level=1, alike=4, other_alike=2,
    )  # fmt: skip


def choices() -> Iterator[Choice]:
    """All ways in which two lines of a question can differ."""
    for stage, lines in LINES.items():
        for made, other in product(lines, lines):
            for (mine, theirs), points in product(product(GAINS, GAINS), (2.4, -2.4)):
                if made != other:
                    yield msgspec.structs.replace(
                        made_up(stage, made, other, points), made_facts=mine, other_facts=theirs
                    )


def told_of(*about: Choice, line: Line | None = None, luck: tuple[Luck, ...] = ()) -> Review:
    return Review("", "", 0, line=line, choices=about, luck=luck)


def test_every_reason_is_told_shortly_and_what_has_none_is_not_told() -> None:
    reasons = set[str | None]()
    for choice in choices():
        reason = why(choice)
        found = moments(told_of(choice), ())
        assert bool(found) == (reason is not None)
        for one in found:
            agrees(one)
            is_short(one)
        reasons.add(reason)
    assert reasons == {"level", "points", "things", "alike", "kept", "yard", None}


def test_what_is_better_is_told_of_the_better_one() -> None:
    good = made_up("play", ("play bug",), ("play munch",), 2.4)
    good = msgspec.structs.replace(good, made_facts=Facts(points=3), other_facts=Facts(points=1))
    (one,) = moments(told_of(good), ())
    assert moment_sentences(one, LABELS) == [
        "You played Bug.", "Munch: 1 point. This way: 3 points.",
    ]  # fmt: skip
    worse = msgspec.structs.replace(
        good, points=-2.4, loss=0.1, again=0.1, made_facts=NONE, other_facts=Facts(levels=1)
    )
    (one,) = moments(told_of(worse), ())
    assert moment_sentences(one, LABELS)[1] == ("Munch: fort level 2. This way: nothing.")


@pytest.mark.parametrize(
    ("points", "loss", "again", "pill"),
    [
        (1.5, 0.0, None, "good"), (1.4, 0.0, None, None), (1.5, 0.05, 0.05, None),
        (-1.5, 0.05, 0.05, "better"), (-1.4, 0.05, 0.05, None), (-1.5, 0.05, None, None),
        (None, None, None, None),
    ],
)  # fmt: skip
def test_a_choice_is_called_something_from_a_point_and_a_half_on(
    points: float | None, loss: float | None, again: float | None, pill: str | None
) -> None:
    """And a loss once it has been looked at twice."""
    choice = made_up("play", ("play bug",), ("play munch",), 2.4)
    found = msgspec.structs.replace(choice, points=points, loss=loss, again=again)
    assert pill_of(found) == pill


@pytest.mark.parametrize("drawn", [3.1, -3.1, 2.9])
@pytest.mark.parametrize("behind", [0.3, 0.7])
def test_chance_is_told_where_the_choice_was_near_the_best(drawn: float, behind: float) -> None:
    choice = made_up("play", ("play bug",), ("play munch",), -behind)
    luck = Luck(choice.at, choice.round, "hand", 0.2, ("golden_boy", "rocket_bros"), drawn)
    found = moments(told_of(choice, luck=(luck,)), ())
    assert bool(found) == (abs(drawn) > 3 and behind < 0.5)
    for one in found:
        assert one.pill == ("good_luck" if drawn > 0 else "bad_luck")
        agrees(one)
        is_short(one)


@pytest.mark.parametrize(("moved", "asked", "told"), [(-3.2, 1, 1), (-2.8, 1, 0), (-3.2, 0, 0)])
def test_a_rival_is_told_of_whose_fort_or_points_cost_three(
    moved: float, asked: int, told: int
) -> None:
    even = (0.4, 0.3, 0.3)
    line = Line((Point(0, 3, 1, even, 4, asked, moved), Point(2, 3, 1, even)), 0)
    events: tuple[Event, ...] = (PointsScored(1, 2), FortAdvanced(1, 4))
    found = moments(told_of(line=line), events)
    assert len(found) == told
    for one in found:
        assert moment_sentences(one, LABELS) == [
            "Tomek builds the fort to level 4.", "That cost you 3 points.",
        ]  # fmt: skip
        agrees(one)
    assert moments(told_of(line=line), (PointsScored(2, 2),)) == [], "who moves tells nothing else"


def test_at_most_three_and_two_of_them_could_have_been_better() -> None:
    better = [
        msgspec.structs.replace(
            made_up("play", ("play bug",), ("play munch",), -2.0 - i),
            at=i, moves=i, round=i + 3, other_facts=Facts(levels=1),
        )
        for i in range(4)
    ]  # fmt: skip
    assert [one.moves for one in moments(told_of(*better), ())] == [2, 3]
    good = msgspec.structs.replace(
        better[0], at=9, moves=9, round=9, points=1.6, loss=0.0, again=None,
        made_facts=Facts(levels=1), other_facts=NONE,
    )  # fmt: skip
    assert [one.moves for one in moments(told_of(*better, good), ())] == [2, 3, 9]


def test_the_sign_of_a_number_is_said_in_all_languages() -> None:
    choice = msgspec.structs.replace(
        made_up("play", ("play bug",), ("play munch",), -2.4), other_facts=Facts(levels=1)
    )
    (one,) = moments(told_of(choice), ())
    try:
        for tongue in spoken():
            set_language(tongue)
            assert number_words(one)[1].startswith(signed(-2))
    finally:
        set_language("en")
