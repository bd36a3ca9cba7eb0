"""Charts in chalk: lines of points round by round, steps of levels, tables; who followed whom."""

from collections.abc import Callable, Sequence
from itertools import pairwise
from math import hypot
from typing import Final, NamedTuple

import pygame

from fort_desktop.chronicle.course import Course
from fort_desktop.chronicle.moments import Moment
from fort_desktop.rules.model.types import TOP_LEVEL
from fort_desktop.scene.geometry import Box
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.boards import seat_mark
from fort_desktop.ui.art.fonts import BOLD
from fort_desktop.ui.art.paper import chalkboard
from fort_desktop.ui.design.canvas import Canvas
from fort_desktop.ui.design.scale import (
    FINE,
    GAP,
    HAIR,
    LARGE,
    LEAD,
    SMALL,
    TEXT,
    TIGHT,
    WIDE,
    line,
)
from fort_desktop.ui.design.text_box import width
from fort_desktop.ui.i18n.i18n import tr, trc
from fort_desktop.ui.toolkit.layout import Natural, Share, column, grid, padding, row, split, stack
from fort_desktop.ui.toolkit.page import Words, picture, sign, whole, write

_STEPS: Final = (1, 2, 5, 10, 20, 50)
_LINES: Final = 6
"""So many lines a scale has at most."""
_LEFT, _RIGHT = 60.0, 108.0
"""Room for the scale beside a chart, and for the ends of its lines."""
HOLDS, _HELD = 232.0, 108.0
"""Room for who holds the end of a line: how wide, and how high."""
GLAD: Final = 270.0
"""Below these, the room for the figure of who has won."""
_MARK: Final = 36.0
_APART: Final = 6.0
"""How far the lines of forts of the same level are drawn apart."""
_THICK, _DASH = 7.0, 12.0
_DISC: Final = 33.0
_PAIRS, _PAIR = 2, 76.0
"""So many pairs of seats are shown of whom one has followed the other, and how large faces are."""
_BRIGHT: Final = {
    "red": (244, 130, 118),
    "blue": (128, 164, 240),
    "green": (98, 206, 148),
    "yellow": (240, 200, 96),
}
"""The colours of the seats in chalk."""
Spot = tuple[float, float]
FaceOf = Callable[[str, float], pygame.Surface]
"""The face of who has a colour, as large as that."""


class Line(NamedTuple):
    """The points of one game after each round, from 0 before the first; the last is the total.

    Args:
        name: of who played; colour: "" for par, whose line is dashed.
    """

    name: str
    colour: str
    points: Sequence[float]


class Plot(NamedTuple):
    """The field of a chart, in design units: columns from left to right, values upwards."""

    canvas: Canvas
    field: Box
    columns: int
    most: float

    def at(self, number: float, value: float) -> Spot:
        """The place of a value in a column."""
        x = self.field.x + self.field.w * number / max(1, self.columns - 1)
        return x, self.field.bottom - self.field.h * value / self.most


def chalk_of(colour: str) -> pal.Colour:
    """The colour of a seat's line."""
    return _BRIGHT.get(colour, pal.CHALK)


def board(canvas: Canvas, title: str) -> Box:
    """Draw a chalkboard with its heading; returns the room below that."""
    canvas.image.blit(chalkboard(*canvas.image.get_size(), canvas.unit), (0, 0))
    head, room = split(padding(whole(canvas), GAP, SMALL), "top", line(LEAD), TIGHT)
    write(canvas, head, [Words(title, LEAD, title=True)], True, pal.CHALK)
    return room


def plot(canvas: Canvas, room: Box, columns: int, most: float, right: float = _RIGHT) -> Plot:
    """Draw the scale of a chart on the left of a room, and its lines; returns the field.

    Args:
        right: the room for the ends of its lines.
    """
    field = room.inset(_LEFT, SMALL, right, line(FINE))
    found = Plot(canvas, field, columns, max(1.0, most))
    step = next((one for one in _STEPS if found.most / one <= _LINES), 2 * _STEPS[-1])
    for n in range(0, int(found.most) + 1, step):
        y = found.at(0, n)[1]
        canvas.panel(field.x, y - 1, field.w, 2, pal.INK_SOFT, 0, None)
        canvas.words(str(n), field.x - SMALL, y, FINE, _LEFT - SMALL, pal.CHALK, "right")
    return found


def rounds(found: Plot) -> None:
    """Write the numbers of some rounds below a chart; the last column is the end."""
    last = found.columns - 1
    every = max(1, (last - 1) // _LINES)
    y = found.field.bottom + line(FINE) / 2
    for number in range(every, last, every):
        x = found.at(number, 0)[0]
        if x < found.field.right - _LEFT:
            found.canvas.words(str(number), x, y, FINE, _LEFT, pal.CHALK, "center")
    # NOTE: below a chart of points by rounds: the end of the game
    words = trc("game", "end")
    found.canvas.words(words, found.field.right, y, FINE, _RIGHT, pal.CHALK, "center")


def stroke(found: Plot, colour: str, spots: Sequence[Spot], dots: bool = True) -> None:
    """Draw a line through places on a chart; a dashed one without a colour."""
    canvas = found.canvas
    thick = max(2, canvas.px(_THICK))
    if not colour:
        for piece in dashed(spots, (_DASH, _DASH)):
            begin, end = ((canvas.px(x), canvas.px(y)) for x, y in piece)
            pygame.draw.aaline(canvas.image, pal.CHALK, begin, end, thick)
        return
    pixels = [(canvas.px(x), canvas.px(y)) for x, y in spots]
    for begin, end in pairwise(pixels):
        pygame.draw.aaline(canvas.image, chalk_of(colour), begin, end, thick)
    for spot in pixels:
        pygame.draw.aacircle(canvas.image, chalk_of(colour), spot, thick if dots else thick / 2)


def dashed(at: Sequence[Spot], dashes: Sequence[float]) -> list[tuple[Spot, Spot]]:
    """Return the pieces of a line that are drawn; the pattern goes on round its corners.

    Args:
        dashes: lengths that are drawn and left out, in turn; none is a whole line.
    """
    if not dashes:
        return list(pairwise(at))
    found, piece, left = [], 0, dashes[0]
    for (x, y), (to_x, to_y) in pairwise(at):
        far = hypot(to_x - x, to_y - y)
        gone = 0.0
        while gone < far:
            step = min(left, far - gone)
            if piece % 2 == 0:
                begin, end = gone / far, (gone + step) / far
                a = x + (to_x - x) * begin, y + (to_y - y) * begin
                b = x + (to_x - x) * end, y + (to_y - y) * end
                found.append((a, b))
            gone, left = gone + step, left - step
            if left <= 0:
                piece = (piece + 1) % len(dashes)
                left = dashes[piece]
    return found


def held(found: Plot, lines: Sequence[Line], face: FaceOf) -> None:
    """Draw face, name and total of who holds each line by its end; none lies on another."""
    field = found.field
    ranked = sorted(lines, key=lambda line: -line.points[-1])
    y = field.y - SMALL - _HELD
    for n, one in enumerate(ranked, 1):
        # Those that come after it need their room as well.
        least = min(field.bottom, found.canvas.h - GLAD) - (len(ranked) - n + 1) * _HELD
        y = max(min(found.at(0, one.points[-1])[1] - _HELD / 2, least), y + _HELD)
        place = Box(field.right + SMALL, y, HOLDS - SMALL, _HELD - HAIR)
        image, told = split(place, "left", place.h, TIGHT)
        picture(found.canvas, face(one.colour, place.h), image)
        words = Words(str(one.points[-1]), LARGE, title=True), Words(one.name, FINE)
        write(found.canvas, told, words, colour=pal.CHALK)


def ends(found: Plot, lines: Sequence[Line]) -> None:
    """Mark and total of each line at its end, or the name of par; none lies on another."""
    canvas, below = found.canvas, -_MARK
    for one in sorted(lines, key=lambda line: -line.points[-1]):
        y = max(found.at(0, one.points[-1])[1] - _MARK / 2, below + _MARK + HAIR)
        below = y
        place = Box(found.field.right + SMALL, y, _RIGHT - SMALL, _MARK)
        if not one.colour:
            write(canvas, place, [Words(one.name)], colour=pal.CHALK)
            continue
        mark, total = split(place, "left", _MARK, TIGHT)
        picture(canvas, seat_mark(canvas.px(_MARK), one.colour), mark)
        write(canvas, total, [Words(str(one.points[-1]))], colour=pal.CHALK)


def draw_chart(
    canvas: Canvas,
    title: str,
    course: Course,
    players: Sequence[tuple[str, str]],
    moments: Sequence[Moment],
    words: Sequence[str],
    face: FaceOf | None = None,
) -> None:
    """Points round by round below a title, with numbered moments, and their words below.

    Args:
        players: name and colour of each seat; face: of who has a colour, at the ends of the lines.
    """
    room = board(canvas, title)
    # Beside each other as far as there is room: the height is the chart's.
    widest = max((width(one, canvas.unit, TEXT, BOLD) for one in words), default=0.0)
    wide = room.w - (HOLDS if face else 0.0)
    abreast = max(1, int((wide + WIDE) / (_DISC + SMALL + widest + WIDE)))
    rows = -(-len(words) // abreast)
    below, room = split(room, "bottom", rows * (_DISC + TIGHT) + SMALL, TIGHT)
    most = max(map(max, course.points))
    found = plot(canvas, room, len(course.points), most, HOLDS if face else _RIGHT)
    rounds(found)
    lines = [
        Line(name, colour, [points[seat] for points in course.points])
        for seat, (name, colour) in enumerate(players)
    ]
    for one in sorted(lines, key=lambda line: -line.points[-1]):
        stroke(found, one.colour, [found.at(i, value) for i, value in enumerate(one.points)])
    if face is not None:
        held(found, lines, face)
    else:
        ends(found, lines)
    _numbers(found, course, moments)
    below = below._replace(w=wide).inset(0, 0, 0, SMALL)
    places = grid(below, len(words), min(abreast, len(words)), gap=TIGHT)
    for i, place in enumerate(places):
        disc, told = split(place, "left", _DISC, SMALL)
        _disc(canvas, i + 1, disc)
        write(canvas, told, [Words(words[i])], colour=pal.CHALK)


def _numbers(found: Plot, course: Course, moments: Sequence[Moment]) -> None:
    """The numbers of the moments above their points; two at one place stand beside each other."""
    taken: set[tuple[int, int]] = set()
    for i, one in enumerate(moments):
        number = min(one.round, len(course.points) - 1)
        x, y = found.at(number, course.points[number][one.seat])
        y = max(found.field.y - TIGHT, y - _DISC)
        while any(abs(x - left) < _DISC and abs(y - top) < _DISC for left, top in taken):
            x -= _DISC + 1
        taken.add((round(x), round(y)))
        _disc(found.canvas, i + 1, Box(x - _DISC / 2, y - _DISC / 2, _DISC, _DISC))


def _disc(canvas: Canvas, n: int, area: Box) -> None:
    place = stack(area, _DISC, _DISC)
    canvas.panel(*place, pal.ACTION, _DISC / 2, pal.OUTLINE, 2)
    write(canvas, place, [Words(str(n), FINE, title=True)], centered=True)


def draw_steps(
    canvas: Canvas, course: Course, players: Sequence[tuple[str, str]], face: FaceOf
) -> None:
    """The level of each fort, round by round, in steps; players and face as in `draw_chart`."""
    found = plot(canvas, board(canvas, ""), len(course.levels), TOP_LEVEL, HOLDS)
    rounds(found)
    lines = [
        Line(name, colour, [levels[seat] for levels in course.levels])
        for seat, (name, colour) in enumerate(players)
    ]
    for n, one in enumerate(sorted(lines, key=lambda line: -line.points[-1])):
        shift = (n - (len(players) - 1) / 2) * _APART
        spots: list[Spot] = []
        for i, level in enumerate(one.points):
            x, y = found.at(i, level)
            spots += [(x, spots[-1][1])] if spots else []
            spots.append((x, y + shift))
        stroke(found, one.colour, spots, dots=False)
    held(found, lines, face)


def draw_lines(canvas: Canvas, lines: Sequence[Line]) -> None:
    """A line for each game of one deal, with mark and total at its end."""
    last = max(len(line.points) for line in lines) - 1
    most = max(max(line.points) for line in lines)
    found = plot(canvas, board(canvas, tr("Points, round by round")), last + 1, most)
    rounds(found)
    for one in sorted(lines, key=lambda line: -line.points[-1]):
        *before, total = one.points
        spots = [found.at(i, value) for i, value in enumerate(before)]
        stroke(found, one.colour, [*spots, found.at(last, total)])
    ends(found, lines)


def draw_table(canvas: Canvas, lines: Sequence[Line]) -> None:
    """The points side by side: a column for each game, a row for each round."""
    room = board(canvas, tr("Points, round by round"))
    last = max(len(line.points) for line in lines) - 1
    head, *places = column(room, [line(LEAD), *[Share()] * last], 0)
    size = min(TEXT, places[0].h / (line(1) or 1))
    names = ["", *map(str, range(1, last)), trc("game", "end")]
    for number, place in enumerate((head, *places)):
        name, *cells = row(place, [_RIGHT, *[Share()] * len(lines)], TIGHT)
        canvas.words(names[number], name.right, name.center.y, size, name.w, pal.CHALK, "right")
        for one, cell in zip(lines, cells, strict=True):
            if number == last:
                total = [Words(str(one.points[-1]), LEAD, title=True)]
                write(canvas, cell, total, True, pal.CHALK_YELLOW)
            elif number and number < len(one.points) - 1:
                write(canvas, cell, [Words(str(one.points[number]), size)], True, pal.CHALK)
            elif not number and one.colour:
                picture(canvas, seat_mark(canvas.px(_MARK), one.colour), cell)
            elif not number:
                write(canvas, cell, [Words(one.name)], True, pal.CHALK)


def draw_followed(
    canvas: Canvas, room: Box, followed: dict[tuple[str, str], int], face: FaceOf
) -> None:
    """The faces of the pairs that followed most, from who to whom, and how often, in a room.

    Args:
        followed: how often, by the colours of who and whom.
    """
    pairs = sorted(followed.items(), key=lambda pair: (-pair[1], pair[0]))[:_PAIRS]
    for ((who, whom), n), place in zip(pairs, row(room, [Share()] * len(pairs)), strict=True):
        size = min(place.h, _PAIR)
        canvas.panel(*place, pal.PAPER, SMALL, pal.OUTLINE, 3)
        parts = row(place, [size, size / 2, size, Natural(_LEFT)], SMALL, "center")
        first, arrow, second, often = parts
        picture(canvas, face(who, size), first)
        sign(canvas, "right", arrow)
        picture(canvas, face(whom, size), second)
        write(canvas, often, [Words(str(n), LARGE, title=True)])
