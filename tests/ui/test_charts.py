"""Lines of charts stand where the scale beside them says: more is higher."""

from collections.abc import Callable
from itertools import pairwise
from statistics import median
from typing import Any, Final

import pytest

from fort_desktop.chronicle import course as chronicle
from fort_desktop.review.parts import Point
from fort_desktop.ui.design.canvas import Canvas
from fort_desktop.ui.review import chart as review
from fort_desktop.ui.toolkit import chart
from tests.cases import each

SIZE: Final = (960, 540)
NEAR: Final = 3
"""Pixels by which a line may be off: half of its thickness."""
LOW, HIGH = 25, 75
"""What two seats have from the first round to the last, out of 100: their lines are level."""
ROUNDS: Final = 5

Draw = Callable[[Canvas], None]


def results(canvas: Canvas) -> None:
    rows = ((LOW, HIGH),) * ROUNDS
    course = chronicle.Course(rows, rows[1:], rows, {}, None, None, 0)
    chart.draw_chart(canvas, "", course, (("Maja", "red"), ("Zoe", "blue")), (), ())


def duplicate(canvas: Canvas) -> None:
    line = chart.Line
    lines = (line("Maja", "red", (LOW,) * ROUNDS), line("Zoe", "blue", (HIGH,) * ROUNDS))
    chart.draw_lines(canvas, lines)


def chances(canvas: Canvas) -> None:
    found = (LOW / 100, HIGH / 100)
    points = tuple(Point(number, number, 0, found) for number in range(ROUNDS))
    course = review.Course(points, 0, ("red", "blue"))
    review.draw_board(canvas, course)
    review.draw_lines(canvas, course)


@pytest.fixture
def scale(monkeypatch: pytest.MonkeyPatch) -> dict[int, float]:
    """The height at which each number of the scale on the left is written, in pixels."""
    found: dict[int, float] = {}
    words = Canvas.words

    def writing(canvas: Canvas, told: str, x: float, y: float, *rest: Any) -> None:
        if rest[-1] == "right":
            found[int(told)] = y
        words(canvas, told, x, y, *rest)

    monkeypatch.setattr(Canvas, "words", writing)
    return found


def line_of(canvas: Canvas, colour: str) -> float:
    """The height of the level line of this colour, in pixels."""
    chalk, image = chart.chalk_of(colour), canvas.image
    wanted = (chalk, review.quiet(chalk))
    wide, high = image.get_size()
    # right of the lines are marks in the same colours
    columns = range(wide // 6, wide * 5 // 6)
    rows = [y for y in range(high) for x in columns if image.get_at((x, y))[:3] in wanted]
    return median(rows)


@pytest.mark.parametrize("draw", [results, duplicate, chances])
def test_a_line_stands_where_the_scale_beside_it_says(draw: Draw, scale: dict[int, float]) -> None:
    canvas = Canvas(*SIZE, 1.0)
    draw(canvas)
    at = [scale[n] for n in sorted(scale)]
    assert at == sorted(at, reverse=True), "more is higher"
    far = (at[-1] - at[0]) / max(scale)
    for value, colour in ((LOW, "red"), (HIGH, "blue")):
        assert line_of(canvas, colour) == pytest.approx(at[0] + value * far, abs=NEAR), colour


@each("last", [(0.5, 0.5), (1.0, 0.0), (0.34, 0.33, 0.33), (0.9, 0.04, 0.04, 0.02), (0.25,) * 4])
def test_no_face_at_the_end_of_a_line_lies_on_another(last: tuple[float, ...]) -> None:
    points = (Point(1, 1, 0, last),)
    course = review.Course(points, 0, ("red", "blue", "green", "yellow")[: len(last)])
    plot, rails = review.fields_of(*SIZE, 0)
    ends = review.ends_of(plot, course)
    assert sorted(seat for seat, _, _ in ends) == list(range(len(last)))
    faces = [y for _, _, y in ends]
    assert all(below - above > review.FACE - 1 for above, below in pairwise(faces))
    assert faces[0] - review.FACE / 2 > 0
    assert faces[-1] + review.FACE / 2 < rails.bottom + review.FACE


def test_marks_stand_in_one_row_as_long_as_they_have_room() -> None:
    heights = [review.fields_of(*SIZE, marks)[1].h for marks in (0, 8, 80)]
    assert heights[0] == heights[1] < heights[2]
