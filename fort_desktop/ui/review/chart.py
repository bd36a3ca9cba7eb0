"""The chart of chances: a line for each seat, one's own thick.

Colour is never alone: whoever a line is of holds its end, and with high contrast each has a pattern
of its own. Nothing lies on the lines: what can be chosen has rails of its own below them.
"""

from collections.abc import Sequence
from math import ceil
from typing import Final, NamedTuple

import pygame

from fort_desktop.review.parts import Point
from fort_desktop.scene.geometry import Box
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.boards import seat_mark
from fort_desktop.ui.art.paper import chalkboard
from fort_desktop.ui.art.players import player_face
from fort_desktop.ui.design.canvas import Canvas
from fort_desktop.ui.design.scale import EDGE, FINE, SMALL, TIGHT
from fort_desktop.ui.i18n.i18n import tr
from fort_desktop.ui.text.review_facts import places
from fort_desktop.ui.toolkit.chart import Spot, chalk_of, dashed
from fort_desktop.ui.toolkit.page import marked, picture

_DASHES: Final[dict[str, tuple[float, ...]]] = {
    "red": (),
    "blue": (22.0, 10.0),
    "green": (3.0, 9.0),
    "yellow": (22.0, 8.0, 4.0, 8.0),
}
"""Units that are drawn and left out with high contrast, in turn; none is a whole line."""
_STEPS: Final = (10, 25)
"""How far the lines of the scale are apart, in 100: the first that needs few enough lines."""
_LINES: Final = 5
MARK: Final = 44.0
"""How large a mark is that can be chosen, on a rail of the same height below the lines."""
_BESIDE, FACE, _SEAT = 134.0, 96.0, 36.0
"""The room at the right for those whose lines end there: faces, with the marks of their seats."""
_DOT: Final = 7.0
"""The radius of the dot on the line that a mark below it is about."""


class Course(NamedTuple):
    """The course of a game, as the chart shows it.

    Args:
        points: the line of chances; seat: whose line is thick; colours: by seat.
        looks: the player and the face of each seat; marks: how many there are below the lines.
    """

    points: tuple[Point, ...]
    seat: int
    colours: tuple[str, ...]
    looks: tuple[tuple[str, str], ...] = ()
    marks: int = 0

    def own_at(self, x: float) -> float:
        """The height of one's own line so many rounds from its beginning."""
        line = [point.chances[self.seat] for point in self.points]
        for left, right, a, b in zip(
            xs := places(self.points), xs[1:], line, line[1:], strict=False
        ):
            if x < right:
                return a + (b - a) * (x - left) / (right - left)
        return line[-1] if line else 0.0

    @property
    def step(self) -> int:
        """The distance of the lines of the scale, in 100."""
        highest = 100 * max((max(point.chances) for point in self.points), default=1.0)
        return next((step for step in _STEPS if highest <= _LINES * step), _STEPS[-1])

    @property
    def most(self) -> int:
        """The top of the scale, in 100: the lines use all of the chart."""
        highest = 100 * max((max(point.chances) for point in self.points), default=1.0)
        return min(100, max(1, ceil(highest / self.step)) * self.step)


def fields_of(w: float, h: float, marks: int) -> tuple[Box, Box]:
    """Return the areas of the lines on a chart of this size, and of the marks below them.

    The marks have one rail, or two if they have no room beside each other; all in design units.
    """
    wide = w - 92 - _BESIDE
    rails = MARK * (1 if marks * MARK <= wide else 2)
    plot = Box(92, 108, wide, h - 108 - 96 - rails)
    return plot, Box(plot.x, plot.bottom + SMALL, plot.w, rails)


def on_rails(rails: Box, spots: Sequence[float], size: float) -> list[Spot]:
    """Return the middles of marks on their rails, each as near below its own spot as it can be.

    >>> on_rails(Box(0, 0, 100, 40), [10.0, 12.0, 50.0], 20)
    [(10.0, 10.0), (12.0, 30.0), (50.0, 10.0)]

    Args:
        spots: where each belongs, from left to right; size: of a mark, in design units.
    """
    count = max(1, int(rails.h / size))
    ends, found = [rails.x - size] * count, list[Spot]()
    for i, spot in enumerate(spots):
        rail = min(range(count), key=lambda one: (max(spot, ends[one] + size), one))
        # Those that come after it need their room as well.
        after = -(-(len(spots) - 1 - i) // count)
        x = min(max(spot, ends[rail] + size), rails.right - size / 2 - after * size)
        ends[rail] = x
        found.append((x, rails.y + (rail + 0.5) * rails.h / count))
    return found


def place_on(plot: Box, course: Course, x: float, chance: float) -> Spot:
    """Return the spot of a chance on the chart, in design units."""
    rounds = max(1, len({point.round for point in course.points}))
    return plot.x + plot.w * x / rounds, plot.bottom - plot.h * chance * 100 / course.most


def draw_board(canvas: Canvas, course: Course) -> None:
    """Draw the board with the scales."""
    canvas.image.blit(chalkboard(*canvas.image.get_size(), canvas.unit), (0, 0))
    plot, rails = fields_of(canvas.w, canvas.h, course.marks)
    _scales(canvas, plot, rails, course)


def draw_lines(canvas: Canvas, course: Course, spots: Sequence[Spot] = ()) -> None:
    """Draw all lines; one's own above the others, with a dot at each spot."""
    (plot, _), xs = fields_of(canvas.w, canvas.h, course.marks), places(course.points)
    third = xs[-1] / 3
    order = [seat for seat in range(len(course.colours)) if seat != course.seat]
    for seat in [*order, course.seat]:
        at = [
            place_on(plot, course, x, point.chances[seat])
            for x, point in zip(xs, course.points, strict=True)
        ]
        sure = sum(x < third for x in xs)
        _line(canvas, at[: sure + 1], course, seat, pale=True)
        _line(canvas, at[sure:], course, seat, pale=False)
    for spot in spots:
        _dot(canvas, spot, pal.PAPER)
    _ends(canvas, plot, course)


def draw_lead(canvas: Canvas, spot: Spot, below: Spot) -> None:
    """Draw what leads from a spot on the line to its mark below."""
    thick = max(2, canvas.px(4))
    for first, last in dashed([spot, (spot[0], below[1]), below], (10.0, 8.0)):
        _stroke(canvas, pal.CHALK_YELLOW, first, last, thick)
    _dot(canvas, spot, pal.ACTION, 1.7)


def _dot(canvas: Canvas, spot: Spot, fill: pal.Colour, times: float = 1.0) -> None:
    side = 2 * _DOT * times
    canvas.panel(spot[0] - side / 2, spot[1] - side / 2, side, side, fill, side / 2, pal.OUTLINE, 2)


def _scales(canvas: Canvas, plot: Box, rails: Box, course: Course) -> None:
    for n in range(0, course.most + 1, course.step):
        y = plot.bottom - plot.h * n / course.most
        canvas.panel(plot.x, y - 1, plot.w, 2, pal.INK_SOFT, 0, None)
        canvas.words(str(n), plot.x - 12, y, 24, 60, pal.CHALK, "right")
    rounds = sorted({point.round for point in course.points})
    every = max(1, -(-len(rounds) // 12))
    for i, number in enumerate(rounds):
        if number and i % every == 0:
            x, _ = place_on(plot, course, i + 0.5, 0)
            canvas.words(str(number), x, rails.bottom + 20, 24, 60, pal.CHALK, "center")
    words = tr("Rounds, and how many games in 100 each player would win from there")
    room = canvas.w - 2 * EDGE
    canvas.words(words, canvas.w / 2, canvas.h - 32, FINE, room, pal.CHALK, "center")


def quiet(colour: pal.Colour) -> pal.Colour:
    """A colour at half strength on the board; with high contrast as it is."""
    if pal.plain():
        return colour
    red, green, blue = ((x + y) // 2 for x, y in zip(colour, pal.CHALKBOARD, strict=True))
    return red, green, blue


def _line(canvas: Canvas, at: Sequence[Spot], course: Course, seat: int, pale: bool) -> None:
    if len(at) < 2:
        return
    own, colour = seat == course.seat, chalk_of(course.colours[seat])
    dashes = _DASHES.get(course.colours[seat], ()) if pal.plain() else ()
    colour = quiet(colour) if pale else colour
    thick = max(3, canvas.px(10 if own else 6))
    for first, last in dashed(at, dashes):
        _stroke(canvas, colour, first, last, thick)
        if thick > 3:
            end = canvas.px(last[0]), canvas.px(last[1])
            pygame.draw.aacircle(canvas.image, colour, end, 0.42 * thick)


def _stroke(canvas: Canvas, colour: pal.Colour, first: Spot, last: Spot, thick: int) -> None:
    begin, end = ((canvas.px(x), canvas.px(y)) for x, y in (first, last))
    pygame.draw.aaline(canvas.image, colour, begin, end, thick)


def ends_of(plot: Box, course: Course) -> list[tuple[int, float, float]]:
    """Return each seat with the height at which its line ends, and that of the face beside it.

    The highest line is the first. No face lies on another one, and none below the marks.
    """
    last, half = course.points[-1].chances, FACE / 2
    ranked = sorted(range(len(last)), key=lambda one: -last[one])
    found, y = list[tuple[int, float, float]](), plot.y - FACE - half
    for n, seat in enumerate(ranked, 1):
        end = place_on(plot, course, 0, last[seat])[1]
        # Those that come after it need their room as well.
        least = plot.bottom + half - (len(ranked) - n) * FACE
        y = max(min(end, least), y + FACE)
        found.append((seat, end, y))
    return found


def _ends(canvas: Canvas, plot: Box, course: Course) -> None:
    """Whoever a line is of holds its end, as the string of a kite."""
    for seat, end, y in ends_of(plot, course):
        colour, area = course.colours[seat], Box(plot.right + SMALL, y - FACE / 2, FACE, FACE)
        _stroke(
            canvas, chalk_of(colour), (plot.right, end), (area.center.x, y), max(2, canvas.px(4))
        )
        canvas.panel(*area, chalk_of(colour), FACE / 2, None)
        mark = seat_mark(canvas.px(_SEAT), colour)
        if course.looks:
            player, kid = course.looks[seat]
            face = player_face(player, canvas.px(FACE - TIGHT), colour, kid)
            marked(canvas, face, area, mark)
        else:
            picture(canvas, mark, area)
