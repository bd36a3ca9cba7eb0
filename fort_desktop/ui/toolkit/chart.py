"""The chart of the results on a chalkboard, and who followed whom."""

from collections.abc import Sequence
from typing import Final

import pygame

from fort_desktop.chronicle.course import Course
from fort_desktop.chronicle.moments import Moment
from fort_desktop.rules.model.types import Seat
from fort_desktop.scene.geometry import Box
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.boards import seat_mark
from fort_desktop.ui.art.paper import chalkboard
from fort_desktop.ui.design.canvas import Canvas
from fort_desktop.ui.design.letters import Align, say, write
from fort_desktop.ui.i18n.i18n import tr, trc

_LINE: Final = 28.0
_STEPS: Final = (5, 10, 20, 50)
_BRIGHT: Final = {
    "red": (244, 130, 118),
    "blue": (128, 164, 240),
    "green": (98, 206, 148),
    "yellow": (240, 200, 96),
}
"""The colours of the seats in chalk."""


def chalk_of(colour: str) -> pal.Colour:
    """The colour of a seat's line."""
    return _BRIGHT.get(colour, pal.CHALK)


def draw_chart(
    canvas: Canvas,
    course: Course,
    colours: Sequence[str],
    found: Sequence[Moment],
    words: Sequence[str],
) -> None:
    """Points round by round, with numbered moments, and their words below."""
    canvas.image.blit(chalkboard(*canvas.image.get_size(), canvas.unit / 1.5), (0, 0))
    put(canvas, tr("Points, round by round"), Box(20, 14, canvas.w - 40, 30), 19, "center")
    low = canvas.h - 26 - _LINE * max(1, len(found))
    plot = Box(50, 58, canvas.w - 50 - 76, low - 58 - 30)
    most = max(1, *(max(row) for row in course.points))
    step = next((one for one in _STEPS if most / one <= 6), 100)
    for n in range(0, most + 1, step):
        y = plot.bottom - plot.h * n / most
        canvas.panel(plot.x, y, plot.w, 1.0, pal.INK_SOFT, 0, None)
        put(canvas, str(n), Box(10, y - 11, 34, 22), 15, "right")
    rounds_below(canvas, plot, len(course.points))
    _lines(canvas, course, colours, plot, most)
    _numbers(canvas, course, found, plot, most)
    for i, told in enumerate(words):
        y = low + i * _LINE
        _disc(canvas, i + 1, 28, y + 12)
        say(canvas.image, told, pixels(canvas, Box(46, y, canvas.w - 62, 24)), canvas.unit,
            16, least=13, colour=pal.CHALK, align="left")  # fmt: skip


def rounds_below(canvas: Canvas, plot: Box, count: int) -> None:
    """The numbers of some rounds below a chart with `count` columns; the last one is the end."""
    wide = plot.w / max(1, count - 1)
    every = max(1, (count - 1) // 6)
    for number in range(every, count - 1, every):
        if number * wide < plot.w - 34:
            room = Box(plot.x + number * wide - 20, plot.bottom + 4, 40, 22)
            put(canvas, str(number), room, 15)
    # NOTE: below a chart of points by rounds: the end of the game
    put(canvas, trc("game", "end"), Box(plot.right - 26, plot.bottom + 4, 52, 22), 15)


def _lines(canvas: Canvas, course: Course, colours: Sequence[str], plot: Box, most: int) -> None:
    """A line for each seat, with its mark and total at the end; marks never lie on each other."""
    wide = plot.w / max(1, len(course.points) - 1)
    ends = sorted(range(len(colours)), key=lambda seat: -course.points[-1][seat])
    below = -100.0
    for seat in ends:
        line = [
            (
                canvas.px(plot.x + i * wide),
                canvas.px(plot.bottom - plot.h * row[seat] / most),
            )
            for i, row in enumerate(course.points)
        ]
        colour, thick = chalk_of(colours[seat]), max(2, canvas.px(3))
        pygame.draw.lines(canvas.image, colour, False, line, thick)
        for at in line:
            pygame.draw.circle(canvas.image, colour, at, thick)
        y = max(plot.bottom - plot.h * course.points[-1][seat] / most - 12, below + 27)
        below = y
        canvas.blit(seat_mark(canvas.px(24), colours[seat]), plot.right + 10, y)
        put(canvas, str(course.points[-1][seat]), Box(plot.right + 38, y, 34, 24), 17, "left")


def _numbers(canvas: Canvas, course: Course, found: Sequence[Moment], plot: Box, most: int) -> None:
    """The numbers of the moments above their points; two at one place stand beside each other."""
    wide, taken = plot.w / max(1, len(course.points) - 1), set[tuple[int, int]]()
    for i, one in enumerate(found):
        number = min(one.round, len(course.points) - 1)
        x = plot.x + number * wide
        y = max(plot.y - 6, plot.bottom - plot.h * course.points[number][one.seat] / most - 22)
        while any(abs(x - left) < 23 and abs(y - top) < 23 for left, top in taken):
            x -= 24
        taken.add((round(x), round(y)))
        _disc(canvas, i + 1, x, y)


def _disc(canvas: Canvas, n: int, x: float, y: float) -> None:
    canvas.panel(x - 11, y - 11, 22, 22, pal.ACTION, 11, pal.OUTLINE, 2)
    room = pixels(canvas, Box(x - 11, y - 11, 22, 22))
    write(canvas.image, str(n), room, canvas.unit, 15)


def pixels(canvas: Canvas, box: Box) -> Box:
    """A place on a canvas, in pixels."""
    return Box(*(side * canvas.unit for side in box))


def put(canvas: Canvas, words: str, room: Box, size: float, align: Align = "center") -> None:
    """A line in chalk."""
    say(canvas.image, words, pixels(canvas, room), canvas.unit, size, colour=pal.CHALK,
        align=align)  # fmt: skip


def draw_followed(
    canvas: Canvas, followed: dict[tuple[Seat, Seat], int], colours: Sequence[str]
) -> None:
    """Pairs of seats, and how often the one has followed the other; the most frequent first.

    What finds no room was hardly ever done.
    """
    canvas.panel(0, 0, canvas.w, canvas.h, pal.TAPE, 12, pal.OUTLINE, 3)
    room = pixels(canvas, Box(14, 6, canvas.w - 28, 28))
    write(canvas.image, tr("Who followed whom"), room, canvas.unit, 18, least=16, align="left")
    pairs = sorted(followed.items(), key=lambda pair: (-pair[1], pair[0]))
    if not pairs:
        room = pixels(canvas, Box(14, 38, canvas.w - 28, 30))
        say(canvas.image, tr("Nobody followed anybody."), room, canvas.unit, 16, align="left")
    columns = max(1, int((canvas.w - 20) // 114))
    wide, room_below = (canvas.w - 20) / columns, canvas.h - 44
    rows = max(1, -(-len(pairs) // columns))
    high = max(22.0, min(41.0, room_below / rows))
    size = min(31.0, high - 2)
    for i, ((who, whom), n) in enumerate(pairs[: columns * int(room_below / high + 0.01)]):
        x, y = 16 + (i % columns) * wide, 38 + (i // columns) * high
        canvas.blit(seat_mark(canvas.px(size), colours[who]), x, y)
        canvas.icon("right", x + size + 2, y + size * 0.2, size * 0.6)
        canvas.blit(seat_mark(canvas.px(size), colours[whom]), x + size * 1.75, y)
        room = pixels(canvas, Box(x + size * 2.75 + 6, y, 34, size))
        write(canvas.image, str(n), room, canvas.unit, 18, least=17, align="left")
