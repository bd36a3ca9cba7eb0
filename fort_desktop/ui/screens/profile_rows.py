"""Numbers of a profile in rows, each with the games that it comes from behind a touch."""

from collections.abc import Callable, Sequence
from fractions import Fraction
from functools import partial
from typing import Final

import pygame

from fort_desktop.chronicle.statistics import Figure
from fort_desktop.scene import text
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.fonts import BOLD, TITLE
from fort_desktop.ui.design.canvas import Canvas
from fort_desktop.ui.host.screen import Screen
from fort_desktop.ui.text.statistics import Row
from fort_desktop.ui.toolkit.common import label

_ONE_COLUMN: Final = 9
"""So many rows stand below each other; more of them in two columns."""
_HIGHEST: Final = 84.0
_GAP: Final = 8.0
_BAR: Final = (620.0, 440.0)
"""Where the bars of a source of points begin, and how long the longest is."""


def lay_rows(
    screen: Screen, area: Box, rows: Sequence[Row], opens: Callable[[Figure], None]
) -> None:
    """Lay rows in an area of the sheet, in design units.

    Args:
        opens: shows the games behind a number.
    """
    columns = 1 if len(rows) <= _ONE_COLUMN else 2
    count = -(-len(rows) // columns)
    high = min(_HIGHEST, (area.h - (count - 1) * _GAP) / max(1, count))
    wide = (area.w - (columns - 1) * 16) / columns
    longest = max((_longest(row.figure) for row in rows), default=Fraction(0))
    for i, row in enumerate(rows):
        x, y = area.x + i // count * (wide + 16), area.y + i % count * (high + _GAP)
        place = screen.at(x, y, wide, high)
        screen.scene.root.add(_node(place, screen.unit, row, longest, opens))


def _longest(figure: Figure) -> Fraction:
    """The longer of the bars of a number, 0 if it has none."""
    if figure.what != "source":
        return Fraction(0)
    return max(figure.value or Fraction(0), figure.more[0] or Fraction(0))


def _node(
    place: Box, unit: float, row: Row, longest: Fraction, opens: Callable[[Figure], None]
) -> Node:
    figure = row.figure
    faces = [_face(place, unit, row, longest, fill) for fill in (pal.PAPER, pal.LIT)]
    node = Node(place, faces[0], f"number {figure.what} {figure.of}".strip())
    node.label = row.words
    if figure.games:
        node.clicked = partial(opens, figure)

        def hovered(on: bool) -> None:
            node.image = faces[on]

        node.hovered = hovered
    return node


def _face(place: Box, unit: float, row: Row, longest: Fraction, fill: pal.Colour) -> pygame.Surface:
    canvas = Canvas(place.w, place.h, unit)
    canvas.panel(0, 0, canvas.w, canvas.h, fill, 14, pal.OUTLINE, 3)
    end = canvas.w - 24
    if row.figure.games:
        canvas.icon("right", canvas.w - 46, canvas.h / 2 - 13, 26)
        end -= 38
    few = row.figure.value is None
    number, room = (22.0, 300.0) if few else (34.0, 180.0)
    canvas.title(row.value, end, canvas.h / 2, number, room, align="right")
    bars = row.figure.what == "source"
    taken = min(room, text.width(TITLE, canvas.px(number), row.value) / canvas.unit)
    wide = _BAR[0] - 48 if bars else end - taken - 46
    if row.note:
        canvas.words(row.label, 22, canvas.h * 0.31, 27, wide)
        canvas.words(row.note, 22, canvas.h * 0.71, 22, wide, bold=False)
    else:
        label(canvas, row.label, Box(22, 4, wide, canvas.h - 8), 27, face=BOLD)
    if bars and longest:
        _bars(canvas, row.figure, longest)
    return canvas.image


def _bars(canvas: Canvas, figure: Figure, longest: Fraction) -> None:
    """The own number as a full bar, that of the winners as a hollow one below it."""
    left, most = _BAR
    tall = canvas.h * 0.3
    for i, (value, fill) in enumerate(((figure.value, pal.ACTION), (figure.more[0], None))):
        wide = float((value or Fraction(0)) / longest) * most
        y = canvas.h * 0.15 + i * canvas.h * 0.4
        canvas.panel(left, y, max(6.0, wide), tall, fill, 6, pal.OUTLINE, 3)
