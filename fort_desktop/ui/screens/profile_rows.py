"""Numbers of a profile in rows, each with the games that it comes from behind a touch."""

from collections.abc import Callable, Sequence
from fractions import Fraction
from functools import partial
from typing import Final

import pygame

from fort_desktop.chronicle.statistics import Figure
from fort_desktop.rules.model.seats import PERSON
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.fonts import BOLD
from fort_desktop.ui.art.players import player_face
from fort_desktop.ui.design.canvas import Canvas
from fort_desktop.ui.design.scale import FINE, GAP, HAIR, LARGE, LEAD, SMALL, TIGHT, WIDE
from fort_desktop.ui.design.text_box import width
from fort_desktop.ui.host.screen import Screen
from fort_desktop.ui.text.statistics import Row
from fort_desktop.ui.toolkit.common import label
from fort_desktop.ui.toolkit.layout import Share, column, grid, padding, split
from fort_desktop.ui.toolkit.page import picture, plate, sign, whole

_ONE_COLUMN: Final = 9
"""So many rows stand below each other; more of them in two columns."""
_HIGHEST: Final = 84.0
_SIGN: Final = 26.0
_PORTRAIT: Final = 72.0
_KIDS: Final = ("kid played", "kid lost", "kid taken")
"""Numbers that are about a kid."""
_BARS: Final = 440.0
"""Room for the bars of a source of points."""
_NOTHING, _NUMBER = 300.0, 180.0
"""Room for a number, or for the words that there is none."""


def lay_rows(
    screen: Screen, area: Box, rows: Sequence[Row], opens: Callable[[Figure], None]
) -> None:
    """Lay rows in an area of the sheet, in design units.

    Args:
        opens: shows the games behind a number.
    """
    columns = 1 if len(rows) <= _ONE_COLUMN else 2
    longest = max((_longest(row.figure) for row in rows), default=Fraction(0))
    places = grid(area, len(rows), columns, _HIGHEST, TIGHT, downwards=True)
    for row, place in zip(rows, places, strict=True):
        node = _node(screen.at(*place), screen.unit, row, longest, opens)
        screen.scene.root.add(node)


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
    plate(canvas, fill)
    room = padding(whole(canvas), WIDE, HAIR)
    if row.figure.what in _KIDS:
        # Whoever it is about looks out of the row.
        kid, room = split(room, "left", min(_PORTRAIT, room.h), GAP)
        picture(canvas, player_face(PERSON, canvas.px(kid.w), kid=row.figure.of), kid)
    if row.figure.games:
        arrow, room = split(room, "right", _SIGN, SMALL)
        sign(canvas, "right", arrow)
    few = row.figure.value is None
    size, most = (FINE, _NOTHING) if few else (LARGE, _NUMBER)
    taken = min(most, width(row.value, unit, size))
    bars = row.figure.what == "source"
    number, room = split(room, "right", most if bars else taken, WIDE)
    canvas.title(row.value, number.right, number.center.y, size, most, align="right")
    if bars:
        place, room = split(room, "right", _BARS)
        if longest:
            _bars(canvas, place, row.figure, longest)
    if row.note:
        upper, lower = column(room, [Share(), Share()], 0)
        canvas.words(row.label, upper.x, upper.center.y, LEAD, upper.w)
        canvas.words(row.note, lower.x, lower.center.y, FINE, lower.w, bold=False)
    else:
        label(canvas, row.label, room, LEAD, face=BOLD)
    return canvas.image


def _bars(canvas: Canvas, area: Box, figure: Figure, longest: Fraction) -> None:
    """One's own number as a full bar, that of the winners as a hollow one below it."""
    places = column(padding(area, 0, TIGHT), [Share(), Share()], TIGHT)
    found = ((figure.value, pal.ACTION), (figure.more[0], None))
    for (value, fill), place in zip(found, places, strict=True):
        wide = max(HAIR, float((value or Fraction(0)) / longest) * place.w)
        canvas.panel(place.x, place.y, wide, place.h, fill, TIGHT, pal.OUTLINE, HAIR)
