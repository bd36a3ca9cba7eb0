"""What the page shows of a review follows from its parts, and from nothing else."""

from itertools import pairwise

import msgspec
import pytest

from fort_desktop.review.par import GAMES
from fort_desktop.review.parts import Choice, Grade, Line, Luck, Par, Point, Review, Verdict
from fort_desktop.ui.text.review_facts import (
    FILTERS,
    biggest,
    chosen,
    hundred,
    marks,
    middle_half,
    places,
    progress,
)
from tests.fixtures.review import demo_review

EVEN = (0.5, 0.5)
POINTS = (
    Point(0, 1, 0, EVEN),
    Point(4, 1, 1, (0.55, 0.45)),
    Point(9, 2, 0, (0.52, 0.48)),
    Point(15, 3, 0, (0.8, 0.2)),
    Point(20, 3, 1, (1.0, 0.0)),
)


def choice(at: int, grade: Grade, number: int = 1) -> Choice:
    return Choice(at, at // 2, 0, number, "play", ("play bug",), (), 0.0, grade=grade)


def review(*choices: Choice, luck: tuple[Luck, ...] = ()) -> Review:
    line = Line(POINTS, len(choices))
    return Review("", "", 0, line=line, choices=choices, luck=luck)


@pytest.mark.parametrize(
    ("chance", "told"), [(0.0, 0), (0.024, 0), (0.026, 5), (0.49, 50), (-0.13, -15), (1.0, 100)]
)
def test_chances_are_told_in_steps_of_five(chance: float, told: int) -> None:
    assert hundred(chance) == told


def test_points_stand_in_their_rounds_and_the_last_at_the_end() -> None:
    assert places(POINTS) == [0.0, 0.5, 1.0, 2.0, 3.0]
    assert places(()) == []
    line = demo_review().line
    assert line is not None
    assert all(a <= b for a, b in pairwise(places(line.points)))


def test_marks_stand_on_the_own_line_from_left_to_right() -> None:
    luck = (Luck(9, 2, "hand", -0.08, ()), Luck(9, 2, "faces", 0.04, ()))
    found = marks(review(choice(15, "look", 3), choice(4, "idea"), choice(0, "good"), luck=luck))
    assert [(one.at, one.sign) for one in found] == [(4, "star"), (9, "dice"), (15, "look")]
    assert [(one.x, one.chance) for one in found] == [(0.5, 0.55), (1.0, 0.52), (2.0, 0.8)]


def test_a_choice_without_a_trustworthy_number_has_no_mark() -> None:
    grades: tuple[Grade, ...] = ("good", "nothing", "none")
    assert marks(review(*(choice(4, grade) for grade in grades))) == []


def test_filters_let_through_what_they_say() -> None:
    told = demo_review()
    found = {name: chosen(told, name) for name in FILTERS}
    assert found["all"] == list(told.choices)
    assert {one.grade for one in found["good"]} == {"idea", "good"}
    assert {one.grade for one in found["again"]} == {"other", "look"}
    assert {one.stage for one in found["follow"]} == {"follow"}
    assert all(found.values())


def test_the_biggest_marks_are_shown_first_in_the_order_of_the_game() -> None:
    told = demo_review()
    every, few = marks(told), biggest(marks(told))
    assert len(few) == 5 < len(every)
    assert few == [mark for mark in every if mark in few]
    sizes = {mark: abs(mark.about.points or 0) for mark in every}
    idea = max((mark for mark in every if mark.sign == "star"), key=sizes.__getitem__)
    assert idea in few
    least = min(sizes[mark] for mark in few if mark != idea)
    assert all(sizes[mark] <= least for mark in every if mark not in few)


def test_the_middle_half_of_the_games_of_par() -> None:
    assert middle_half((50, 37, 46, 39, 42, 41)) == (39, 46)
    assert middle_half((40,)) == (40, 40)


def test_it_is_known_what_is_still_to_be_done() -> None:
    """What is counted in words fills the bar, whatever the rest takes (newcomer.md, B6)."""
    begun = msgspec.structs.replace(review(choice(4, "good", 2)), line=Line(POINTS, 2))
    judged = msgspec.structs.replace(review(choice(4, "good")), verdict=Verdict())
    half = msgspec.structs.replace(judged, par=Par((40,), 41, 2))
    whole = msgspec.structs.replace(judged, par=Par((40, 42), 41, 2))
    found = [progress(one) for one in (None, begun, judged, half, whole)]
    assert [(one.step, one.n, one.all) for one in found] == [
        ("rounds", 0, 0), ("rounds", 2, 3), ("par", 0, GAMES), ("par", 1, 2), ("whole", 0, 0),
    ]  # fmt: skip
    assert [one.part for one in found] == [0.0, 2 / 3, 0.0, 0.5, 0.0]
