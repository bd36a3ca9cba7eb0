"""Numbers of a profile in rows, each with the games that it comes from behind a touch.

Rows that belong together lie on one sheet of paper. Those that can be compared stand in a list of
their own below its heading; the first three kids of one stand on a podium.
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
    HUGE,
    LARGE,
    LEAD,
    SMALL,
    TIGHT,
    WIDE,
    line,
)
from fort_desktop.ui.design.text_box import TextStyle, width
from fort_desktop.ui.host.screen import Screen
from fort_desktop.ui.text.statistics import Row
from fort_desktop.ui.toolkit.common import lights_up
from fort_desktop.ui.toolkit.layout import (
    Share,
    column,
    padding,
    row,
    split,
)
from fort_desktop.ui.toolkit.page import Words, panel, picture, ruled, sign, told, whole, write

_ONE_COLUMN: Final = 9
"""So many rows stand below each other; more of them in two columns."""
_HIGHEST, _LISTED = 110.0, 76.0
"""How high a row is, and one of a list."""
_SIGN: Final = 26.0
_KIDS: Final = ("kid played", "kid lost", "kid taken")
"""Numbers that are about a kid."""
_PODIUM: Final = ((1, 0.0), (0, 34.0), (2, 0.0))
"""Who stands where on a podium, from the left: its rank from 0, and how much higher it stands."""
_FACE, _SMALL_FACE, _FIGURE = 188.0, 54.0, 176.0
"""A face on a podium, in a list, and beside what is told of its kid."""
_BARS: Final = 440.0
"""Room for the bars of a source of points."""
_NOTHING, _NUMBER = 300.0, 180.0
"""Room for a number, or for the words that there is none."""
Opens = Callable[[Figure], None]


def lay_rows(screen: Screen, area: Box, rows: Sequence[Row], opens: Opens) -> None:
    """Lay rows in an area of the sheet, in design units.

    Args:
        opens: shows the games behind a number.
    """
    if any(one.head for one in rows):
        _lay_lists(screen, area, rows, opens)
        return
    columns = 1 if len(rows) <= _ONE_COLUMN else 2
    high = -(-len(rows) // columns)
    longest = max((_longest(one.figure) for one in rows), default=Fraction(0))
    for i, place in enumerate(row(area, [Share()] * columns)):
        found = rows[i * high : (i + 1) * high]
        _lay_block(screen, place, found, partial(_draw_row, longest=longest), opens)


def _lay_lists(screen: Screen, area: Box, rows: Sequence[Row], opens: Opens) -> None:
    """Lay each list in a column, all on the same lines; what stands alone below the last."""
    lists: dict[str, list[Row]] = {}
    for one in rows:
        lists.setdefault(one.head, []).append(one)
    alone = lists.pop("", [])
    room = area
    for (head, found), place in zip(lists.items(), row(area, [Share()] * len(lists)), strict=True):
        title, room = split(place, "top", line(LARGE), TIGHT)
        told(screen, title, head, [Words(head, LARGE, title=True)], centered=False)
        if found[0].figure.what in _KIDS:
            room = _lay_podium(screen, room, found[: len(_PODIUM)], opens)
            rest = found[len(_PODIUM) :]
            half = -(-len(rest) // 2)
            for part, side in zip(
                (rest[:half], rest[half:]), row(room, [Share()] * 2), strict=True
            ):
                _lay_block(screen, side, part, _draw_row, opens, _LISTED)
        else:
            room = _lay_block(screen, room, found, _draw_row, opens)
    kids: dict[str, list[Row]] = {}
    for one in alone:
        kids.setdefault(one.figure.of, []).append(one)
    for (kid, told_of), tile in zip(kids.items(), row(room, [Share()] * len(kids)), strict=True):
        face, told_at = split(tile._replace(h=len(told_of) * _HIGHEST), "left", _FIGURE)
        _, canvas = panel(screen, face, "")
        shown = canvas.px(min(face.w, face.h))
        picture(canvas, player_face(PERSON, shown, kid=kid), whole(canvas))
        _lay_block(screen, told_at, told_of, _draw_row, opens)


def _lay_podium(screen: Screen, area: Box, best: Sequence[Row], opens: Opens) -> Box:
    """Lay the first of a list side by side, the very first higher; returns the room below."""
    lower = line(LEAD) + line(HUGE) + GAP
    highest = max(higher for _, higher in _PODIUM)
    upper, room = split(area, "top", _FACE + lower + highest + 2 * TIGHT)
    for (rank, higher), place in zip(_PODIUM, row(upper, [Share()] * len(_PODIUM)), strict=True):
        if rank < len(best):
            at = place.inset(0, highest - higher, 0, 0)
            _add(screen, at, best[rank], _draw_winner, opens, lone=True)
    return room


def _draw_winner(canvas: Canvas, room: Box, row: Row) -> None:
    """A face, and below it on a block the name and the number."""
    face, block = split(room, "top", _FACE, 0)
    canvas.panel(*block.inset(0, -WIDE, 0, 0), pal.TAPE, SMALL, pal.OUTLINE)
    shown = player_face(PERSON, canvas.px(_FACE), kid=row.figure.of)
    picture(canvas, shown, face)
    name, number = split(block, "top", line(LEAD), 0)
    write(canvas, padding(name, TIGHT, 0), [Words(row.name, LEAD)], centered=True)
    write(canvas, number.inset(0, -TIGHT, 0, 0), [Words(row.value, HUGE, title=True)], True)


def _lay_block(
    screen: Screen,
    area: Box,
    rows: Sequence[Row],
    draw: Callable[[Canvas, Box, Row], None],
    opens: Opens,
    high: float = _HIGHEST,
) -> Box:
    """Lay rows on one sheet of paper, with hairlines between them; returns the room below."""
    if not rows:
        return area
    sheet = area._replace(h=min(area.h, len(rows) * high))
    for one, place in zip(rows, ruled(screen, sheet, len(rows)), strict=True):
        _add(screen, place, one, draw, opens)
    return area.inset(0, sheet.h + GAP, 0, 0)


def _longest(figure: Figure) -> Fraction:
    """The longer of the bars of a number, 0 if it has none."""
    if figure.what != "source":
        return Fraction(0)
    return max(figure.value or Fraction(0), figure.more[0] or Fraction(0))


def _add(
    screen: Screen,
    area: Box,
    row: Row,
    draw: Callable[[Canvas, Box, Row], None],
    opens: Opens,
    lone: bool = False,
) -> None:
    """Add a number, which lights up under the pointer if there are games behind it.

    Args:
        lone: it has a picture of its own, and lies on no paper with others.
    """
    place, figure, faces = screen.at(*area), row.figure, list[pygame.Surface]()
    for lit in (False, True):
        canvas = Canvas(place.w, place.h, screen.unit)
        if lit:
            canvas.panel(*padding(whole(canvas), HAIR), pal.LIT, SMALL, None)
        draw(canvas, whole(canvas) if lone else padding(whole(canvas), WIDE, HAIR), row)
        faces.append(canvas.image)
    node = Node(place, faces[0], f"number {figure.what} {figure.of}".strip())
    node.label = row.words
    if figure.games:
        node.clicked = partial(opens, figure)
        lights_up(node, faces)
    screen.scene.root.add(node)


def _draw_row(canvas: Canvas, room: Box, row: Row, longest: Fraction = Fraction(0)) -> None:
    """The label and the number, with bars for a source of points; one of nothing is pale.

    A kid looks out of its row where it stands in a list.
    """
    ink = pal.INK if row.figure.games else pal.INK_SOFT
    arrow, room = split(room, "right", _SIGN, SMALL)
    if row.figure.games:
        sign(canvas, "right", arrow)
    if row.head and row.figure.what in _KIDS:
        face, room = split(room, "left", _SMALL_FACE)
        picture(canvas, player_face(PERSON, canvas.px(face.w), kid=row.figure.of), face)
    few = row.figure.value is None
    size, most = (FINE, _NOTHING) if few else (LARGE, _NUMBER)
    taken = min(most, width(row.value, canvas.unit, size))
    bars = row.figure.what == "source"
    number, room = split(room, "right", most if bars else taken, WIDE)
    canvas.title(row.value, number.right, number.center.y, size, most, ink, "right")
    if bars:
        place, room = split(room, "right", _BARS)
        if longest:
            _bars(canvas, place, row.figure, longest)
    if row.note:
        upper, lower = column(room, [Share(), Share()], 0)
        canvas.words(row.label, upper.x, upper.center.y, LEAD, upper.w)
        canvas.words(row.note, lower.x, lower.center.y, FINE, lower.w, bold=False)
    else:
        style = TextStyle(LEAD, face=BOLD, colour=ink, lines=2)
        canvas.write(row.name or row.label, padding(room, 0, HAIR), style)


def _bars(canvas: Canvas, area: Box, figure: Figure, longest: Fraction) -> None:
    """One's own number as a full bar, that of the winners as a hollow one below it."""
    places = column(padding(area, 0, TIGHT), [Share(), Share()], TIGHT)
    found = ((figure.value, pal.SEATS["blue"]), (figure.more[0], pal.CARDBOARD))
    for (value, fill), place in zip(found, places, strict=True):
        if value:
            wide = max(HAIR, float(value / longest) * place.w)
            canvas.panel(place.x, place.y, wide, place.h, fill, TIGHT, pal.OUTLINE, HAIR)
