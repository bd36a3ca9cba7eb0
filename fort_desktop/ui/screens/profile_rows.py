"""Numbers of a profile in rows, each with the games that it comes from behind a touch.

Those that can be compared stand in a list of their own, below its heading and with bars.
"""

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
)
from fort_desktop.ui.design.text_box import width
from fort_desktop.ui.host.screen import Screen
from fort_desktop.ui.text.statistics import Row
from fort_desktop.ui.toolkit.common import label
from fort_desktop.ui.toolkit.layout import (
    Natural,
    Share,
    column,
    grid,
    padding,
    row,
    split,
    stack,
)
from fort_desktop.ui.toolkit.page import Words, panel, picture, plate, sign, told, whole

_ONE_COLUMN: Final = 9
"""So many rows stand below each other; more of them in two columns."""
_HIGHEST: Final = 84.0
_SIGN: Final = 26.0
_PORTRAIT: Final = 72.0
_KIDS: Final = ("kid played", "kid lost", "kid taken")
"""Numbers that are about a kid."""
_LINES: Final = 9
"""Lists have at least so many lines, so that a short one is no higher than a long one."""
_NAME, _KID = 0.58, 0.48
"""The part of a row of a list for the name, and for that of a kid."""
_COUNT, _STAR, _BAR, _FIGURE = 64.0, 34.0, 26.0, 280.0
"""Room for the number of a list, the best one's star, a bar, a kid alone."""
_GOLD: Final = "#FFD23F"
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
    if any(one.head for one in rows):
        _lay_lists(screen, area, rows, opens)
        return
    columns = 1 if len(rows) <= _ONE_COLUMN else 2
    longest = max((_longest(one.figure) for one in rows), default=Fraction(0))
    places = grid(area, len(rows), columns, _HIGHEST, TIGHT, downwards=True)
    for one, place in zip(rows, places, strict=True):
        _add(screen, place, one, partial(_draw_row, row=one, longest=longest), opens)


def _lay_lists(
    screen: Screen, area: Box, rows: Sequence[Row], opens: Callable[[Figure], None]
) -> None:
    """Lay each list in a column, all on the same lines; what stands alone below the last."""
    lists: dict[str, list[Row]] = {}
    for one in rows:
        lists.setdefault(one.head, []).append(one)
    alone = lists.pop("", [])
    lines = 1 + max(len(found) for found in lists.values())
    places = row(area, [Share()] * len(lists))
    for (head, found), place in zip(lists.items(), places, strict=True):
        title, *cells = column(place, [Natural(_HIGHEST)] * max(lines, _LINES), TIGHT)
        told(screen, title, head, [Words(head, LEAD, title=True)], centered=False)
        most = max(one.figure.value or Fraction(0) for one in found)
        for one, cell in zip(found, cells, strict=False):
            _add(screen, cell, one, partial(_draw_listed, row=one, most=most), opens)
    last, below = cells[len(found) - 1], cells[-1]
    room = place.inset(0, last.bottom + GAP - place.y, 0, place.bottom - below.bottom)
    kids: dict[str, list[Row]] = {}
    for one in alone:
        kids.setdefault(one.figure.of, []).append(one)
    for (kid, told_of), tile in zip(kids.items(), row(room, [Share()] * len(kids)), strict=True):
        face, *cells = column(tile, [Share(), *[Natural(_HIGHEST)] * len(told_of)], TIGHT)
        _, canvas = panel(screen, face, "")
        side = min(face.w, face.h, _FIGURE)
        picture(canvas, player_face(PERSON, canvas.px(side), kid=kid), whole(canvas))
        for one, cell in zip(told_of, cells, strict=True):
            _add(screen, cell, one, partial(_draw_row, row=one, longest=Fraction(0)), opens)


def _longest(figure: Figure) -> Fraction:
    """The longer of the bars of a number, 0 if it has none."""
    if figure.what != "source":
        return Fraction(0)
    return max(figure.value or Fraction(0), figure.more[0] or Fraction(0))


def _add(
    screen: Screen,
    area: Box,
    row: Row,
    draw: Callable[[Canvas, Box], None],
    opens: Callable[[Figure], None],
) -> None:
    """Add a number on its paper, which lights up under the pointer if there are games behind it."""
    place, figure, faces = screen.at(*area), row.figure, list[pygame.Surface]()
    for fill in (pal.PAPER, pal.LIT):
        canvas = Canvas(place.w, place.h, screen.unit)
        plate(canvas, fill)
        draw(canvas, padding(whole(canvas), WIDE, HAIR))
        faces.append(canvas.image)
    node = Node(place, faces[0], f"number {figure.what} {figure.of}".strip())
    node.label = row.words
    if figure.games:
        node.clicked = partial(opens, figure)

        def hovered(on: bool) -> None:
            node.image = faces[on]

        node.hovered = hovered
    screen.scene.root.add(node)


def _draw_listed(canvas: Canvas, room: Box, row: Row, most: Fraction) -> None:
    """A kid or a source, its bar beside those of others, and the number; a star for the most."""
    figure = row.figure
    room = _arrow(canvas, room, figure)
    named = _NAME
    if figure.what in _KIDS:
        # Whoever it is about looks out of the row.
        named, (kid, room) = _KID, split(room, "left", min(_PORTRAIT, room.h), GAP)
        picture(canvas, player_face(PERSON, canvas.px(kid.w), kid=figure.of), kid)
    number, room = split(room, "right", _COUNT, SMALL)
    name, bars = split(room, "left", named * room.w, SMALL)
    label(canvas, row.name, padding(name, 0, HAIR), TEXT, face=BOLD)
    value = figure.value or Fraction(0)
    best = 0 < value == most
    star, bars = split(bars, "left", _STAR, SMALL)
    if best:
        sign(canvas, "star", star, _GOLD)
    if value:
        bar = stack(bars, max(2 * TIGHT, float(value / most) * bars.w), _BAR, across="start")
        canvas.panel(*bar, pal.ACTION if best else pal.TAPE, TIGHT, pal.OUTLINE, HAIR)
    canvas.title(row.value, number.right, number.center.y, LARGE, _COUNT, align="right")


def _arrow(canvas: Canvas, room: Box, figure: Figure) -> Box:
    """Draw that there are games behind a number; returns the room that is left."""
    if not figure.games:
        return room
    arrow, room = split(room, "right", _SIGN, SMALL)
    sign(canvas, "right", arrow)
    return room


def _draw_row(canvas: Canvas, room: Box, row: Row, longest: Fraction) -> None:
    """The label and the number, with bars for a source of points."""
    room = _arrow(canvas, room, row.figure)
    few = row.figure.value is None
    size, most = (FINE, _NOTHING) if few else (LARGE, _NUMBER)
    taken = min(most, width(row.value, canvas.unit, size))
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
        label(canvas, row.label, padding(room, 0, HAIR), LEAD, face=BOLD)


def _bars(canvas: Canvas, area: Box, figure: Figure, longest: Fraction) -> None:
    """One's own number as a full bar, that of the winners as a hollow one below it."""
    places = column(padding(area, 0, TIGHT), [Share(), Share()], TIGHT)
    found = ((figure.value, pal.ACTION), (figure.more[0], None))
    for (value, fill), place in zip(found, places, strict=True):
        wide = max(HAIR, float((value or Fraction(0)) / longest) * place.w)
        canvas.panel(place.x, place.y, wide, place.h, fill, TIGHT, pal.OUTLINE, HAIR)
