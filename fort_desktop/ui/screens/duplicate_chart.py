"""Points round by round of several games of one deal: as lines on a chalkboard, or in a table."""

from collections.abc import Sequence
from itertools import pairwise
from math import hypot
from typing import Final, NamedTuple

import pygame

from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.boards import seat_mark
from fort_desktop.ui.art.paper import chalkboard
from fort_desktop.ui.design.canvas import Canvas
from fort_desktop.ui.i18n.i18n import tr, trc
from fort_desktop.ui.toolkit.chart import chalk_of

_STEPS: Final = (5, 10, 20, 50)
_DASH: Final = 12.0


class Line(NamedTuple):
    """The points of one game after each round, from 0 before the first; the last is the total.

    Args:
        name: of who played; colour: "" for par, whose line is dashed.
    """

    name: str
    colour: str
    points: tuple[int, ...]


def _board(canvas: Canvas) -> None:
    canvas.image.blit(chalkboard(*canvas.image.get_size(), canvas.unit), (0, 0))
    words = tr("Points, round by round")
    canvas.title(words, canvas.w / 2, 42, 28, canvas.w - 60, pal.CHALK, "center")


def draw_lines(canvas: Canvas, lines: Sequence[Line]) -> None:
    """A line for each game, with mark and total at its end."""
    _board(canvas)
    left, top, right, low = 76.0, 84.0, canvas.w - 122, canvas.h - 66
    most = max(1, *(max(line.points) for line in lines))
    last = max(len(line.points) for line in lines) - 1
    step = next((one for one in _STEPS if most / one <= 6), 100)
    for n in range(0, most + 1, step):
        y = low - (low - top) * n / most
        canvas.panel(left, y, right - left, 1.5, pal.INK_SOFT, 0, None)
        canvas.words(str(n), left - 12, y, 23, 52, pal.CHALK, "right")
    every = max(1, (last - 1) // 5)
    for number in range(every, last - 1, every):
        x = left + (right - left) * number / last
        canvas.words(str(number), x, low + 24, 23, 40, pal.CHALK, "center")
    # NOTE: below a chart of points by rounds: the end of the game
    canvas.words(trc("game", "end"), right, low + 24, 23, 90, pal.CHALK, "center")
    below = -100.0
    for line in sorted(lines, key=lambda one: -one.points[-1]):
        at = [
            (
                left + (right - left) * (i if i < len(line.points) - 1 else last) / last,
                low - (low - top) * points / most,
            )
            for i, points in enumerate(line.points)
        ]
        _draw(canvas, line, at)
        below = max(at[-1][1], below + 40)
        _end(canvas, line, right + 12, below)


def _draw(canvas: Canvas, line: Line, at: Sequence[tuple[float, float]]) -> None:
    pixels = [(canvas.px(x), canvas.px(y)) for x, y in at]
    thick = max(2, canvas.px(5))
    if line.colour:
        pygame.draw.lines(canvas.image, chalk_of(line.colour), False, pixels, thick)
        return
    for (x, y), (to_x, to_y) in pairwise(at):
        far = max(1.0, hypot(to_x - x, to_y - y))
        for n in range(int(far // (2 * _DASH)) + 1):
            begin, end = 2 * n * _DASH / far, min(1.0, (2 * n + 1) * _DASH / far)
            first, last = (
                (canvas.px(x + (to_x - x) * share), canvas.px(y + (to_y - y) * share))
                for share in (begin, end)
            )
            pygame.draw.line(canvas.image, pal.CHALK, first, last, thick)


def _end(canvas: Canvas, line: Line, x: float, y: float) -> None:
    if line.colour:
        canvas.blit(seat_mark(canvas.px(34), line.colour), x, y - 17)
        canvas.title(str(line.points[-1]), x + 42, y, 26, 56, pal.CHALK)
    else:
        canvas.words(line.name, x, y, 24, 92, pal.CHALK)


def draw_table(canvas: Canvas, lines: Sequence[Line]) -> None:
    """The points side by side: a column for each game, a row for each round."""
    _board(canvas)
    rounds = max(len(line.points) for line in lines) - 2
    left, top = 104.0, 112.0
    each = (canvas.w - left - 24) / len(lines)
    high = min(44.0, (canvas.h - top - 40) / (rounds + 1))
    size = min(25.0, high * 0.9)
    for i, line in enumerate(lines):
        x = left + (i + 0.5) * each
        if line.colour:
            canvas.blit(seat_mark(canvas.px(32), line.colour), x - 16, 70)
        else:
            canvas.words(line.name, x, 87, 24, each - 8, pal.CHALK, "center")
        for number in range(1, rounds + 1):
            points = line.points[number] if number < len(line.points) - 1 else None
            if points is not None:
                y = top + (number - 0.3) * high
                canvas.words(str(points), x, y, size, each - 8, pal.CHALK, "center")
        y = top + (rounds + 0.7) * high
        canvas.title(str(line.points[-1]), x, y, 27, each - 8, pal.CHALK_YELLOW, "center")
    for number in range(1, rounds + 1):
        canvas.words(
            str(number), left - 26, top + (number - 0.3) * high, size, 44, pal.CHALK, "right"
        )
    y = top + (rounds + 0.7) * high
    canvas.words(trc("game", "end"), left - 14, y, 23, 84, pal.CHALK, "right")
