"""Pieces of several panels: look, kids, tokens, labels, prices, ribbons, numbers that go up."""

from collections.abc import Callable, Sequence
from math import ceil
from typing import Final, NamedTuple

import pygame

from fort_desktop.rules.model.cards import Cost, Kid
from fort_desktop.rules.model.types import Resource
from fort_desktop.scene.geometry import Box, Point
from fort_desktop.scene.lettering import Block
from fort_desktop.scene.node import Node, Picture
from fort_desktop.scene.panel import rounded
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.boards import panel
from fort_desktop.ui.art.cardface import (
    Marks,
    box_places,
    card_picture,
    kid_picture,
    mark_place,
    marks_of,
    spoken,
)
from fort_desktop.ui.art.daylight import in_light, warm
from fort_desktop.ui.art.forms import Form
from fort_desktop.ui.art.icons import icon
from fort_desktop.ui.art.kept import THINGS
from fort_desktop.ui.art.paper import banner, tape
from fort_desktop.ui.art.svg import hexed, path, picture
from fort_desktop.ui.design.canvas import Canvas, PanelCanvas, deep_shade
from fort_desktop.ui.design.text_box import TextStyle, fit, has_room, longest, width
from fort_desktop.ui.i18n.i18n import language
from fort_desktop.ui.table.things import Thing
from fort_desktop.ui.text.names import kid_name
from fort_desktop.ui.toolkit.common import BELOW


class Look(NamedTuple):
    """The look of all panels of a table: pixels of one unit; how far the day has gone, 0 to 1."""

    unit: float
    dusk: float = 0.0


# Grounds and buttons.


def quiet(line: float) -> float:
    """Return the width of the outline of what never leads: none, or all of it in high contrast."""
    return line if pal.plain() else 0.0


def cardboard(
    canvas: Canvas, dusk: float, fill: pal.Colour | None = None, line: float = 4.0
) -> None:
    """Draw the ground of what belongs to a seat, in the light of the day.

    Args:
        line: the width of its outline, in units of the art; less for what is of less weight.
    """
    # Drawn for 1080p: its outline is 4 units there, which is 3 of ours.
    ground = panel(
        *canvas.image.get_size(),
        canvas.unit * 0.75,
        warm(fill or pal.CARDBOARD_RIVAL, dusk),
        line=line,
    )
    canvas.image.blit(ground, (0, 0))


def lit(
    canvas: Canvas, draw: Callable[[int, int, float], pygame.Surface], dusk: float, fine: float
) -> None:
    """Fill a canvas with a piece of art in the light of the day.

    Args:
        fine: pixels of one unit of the piece.
    """
    canvas.image.blit(in_light(draw, *canvas.image.get_size(), fine, dusk), (0, 0))


def acting_rim(area: Box, unit: float, colour: str) -> Node:
    """A rim of the seat's colour round the band of whoever acts."""
    edge = 4 * unit
    canvas = Canvas(area.w + 2 * edge, area.h + 2 * edge, unit)
    canvas.panel(0, 0, canvas.w, canvas.h, None, 15, pal.OUTLINE, 7)
    canvas.panel(1.5, 1.5, canvas.w - 3, canvas.h - 3, None, 14, pal.SEATS[colour], 5)
    place = Box(area.x - edge, area.y - edge, *canvas.image.get_size())
    return Picture(place, canvas.image, "acting", static=True)


def shade_below(node: Node, unit: float) -> None:
    """Add the shade of what comes and goes over the table, below its node."""
    shade = deep_shade(round(node.box.w), round(node.box.h), unit)
    edge = (shade.get_width() - node.box.w) / 2
    node.add(Picture(Box(-edge, -0.8 * edge, *shade.get_size()), shade, z=BELOW))


_POINTER: Final = (26.0, 10.0)
_TURNS: Final = {"above": 0, "left": 1, "below": 2, "right": 3}
"""The sides of an area, by the quarters of a turn to the left from the upper one."""


def tail(unit: float, colour: pal.Colour, at: Point, side: str, key: str = "pointer") -> Node:
    """A small triangle that points from a side of something to another; `at` is on that side."""
    w, h = _POINTER
    points = f"M2 {h + 4} L{w / 2} 2 L{w - 2} {h + 4}"
    size = round(w * unit), round((h + 4) * unit)
    body = path(points, hexed(colour), 3)
    image = pygame.transform.rotate(picture(body, *size, (w, h + 4)), 90 * _TURNS[side])
    box = Box(0, 0, *image.get_size()).around(at)
    out = (h / 2 - 2) * unit
    x, y = {"above": (0, -out), "left": (-out, 0), "below": (0, out), "right": (out, 0)}[side]
    return Picture(box.at(box.x + x, box.y + y), image, key)


def point_to(node: Node, source: Box, unit: float, colour: pal.Colour) -> None:
    """Let a sheet that has come over the table point to what it tells of, if that lies beside it.

    Both in pixels of the window; the sheet lies in that without a turn.
    """
    area, (w, h) = node.box, _POINTER
    within = area.inset(*[w * unit] * 4)
    x = max(within.x, min(within.right, source.center.x)) - area.x
    y = max(within.y, min(within.bottom, source.center.y)) - area.y
    sides = {
        "left": (area.x - source.right, Point(0, y)),
        "right": (source.x - area.right, Point(area.w, y)),
        "above": (area.y - source.bottom, Point(x, 0)),
        "below": (source.y - area.bottom, Point(x, area.h)),
    }
    for side, (gap, at) in sides.items():
        if 0 <= gap <= 2 * h * unit:
            node.add(tail(unit, colour, at, side))
            return


def button_face(canvas: Canvas, fill: pal.Colour, depth: float = 3, radius: float = 10) -> Box:
    """Draw a button that stands out so many units; returns its face."""
    face = Box(0, 0, canvas.w, canvas.h - depth)
    canvas.panel(0, depth, face.w, face.h, pal.OUTLINE, radius, None)
    canvas.panel(*face, fill, radius, pal.OUTLINE, 3)
    return face


def clickable(node: Node, label: str, act: Callable[[], None]) -> Node:
    """Let a node do something when it is clicked, and say what; returns it."""
    node.label, node.clicked = label, act
    return node


DENT: Final = 0.16
"""How much darker than what it lies on an empty place is."""
EMPTY: Final = 0.45
"""How much of its colour the edge of an empty place has: it is no louder than what lies there."""


# Kids, tokens and labels.


class KidNode(Node):
    """A kid as a card in a `form`, partly `hidden` below the next; it knows what must be free.

    Args:
        size: of the card in pixels; its picture is larger where the badge sticks out.
        strip: how much of its width the next card leaves free, in pixels; None for all.
        apart: nothing lies close beside it.
    """

    def __init__(
        self,
        place: Box,
        image: pygame.Surface,
        key: object,
        kid: Kid,
        form: Form,
        unit: float,
        strip: float | None = None,
        apart: bool = True,
    ) -> None:
        super().__init__(place, image, key)
        self.label = kid_name(kid)
        self.form = form
        size, words = (round(place.w), round(place.h)), spoken(kid, language())
        self._card, self._apart = (kid, form, size, unit, words, strip), apart
        self.hidden = strip is not None

    @property
    def marks(self) -> Marks:
        """The parts that must not be covered, in pixels of the card."""
        return marks_of(*self._card)

    def mark_place(self, mark: tuple[int, int]) -> tuple[int, int]:
        """Return the corner of a sign of this size that the card may be chosen."""
        return mark_place(*self._card, mark, self._apart)


def kid_node(
    kid: Kid,
    form: Form,
    place: Box,
    unit: float,
    key: object,
    seen: float | None = None,
    overhangs: bool = True,
) -> KidNode:
    """A kid in a form, as large as a place in pixels.

    Args:
        overhangs: signs may stick out of a chip.
        seen: how much of the width of a card the next one leaves free, in pixels; None for all.
    """
    size = round(place.w), round(place.h)
    if form != "chip" and seen is not None:
        words = spoken(kid, language())
        image = card_picture(kid, form, size, unit, words, strip=seen)
    else:
        image = kid_picture(kid, form, size, unit, language())
    strip = None if form == "chip" else seen
    return KidNode(place, image, key, kid, form, unit, strip, overhangs)


def lit_kid(kid: Kid, place: Box, unit: float, key: Thing, hot: tuple[bool, bool]) -> KidNode:
    """A kid as a card in the hand; `hot`: whether its public and its private box are lit."""
    size, words = (round(place.w), round(place.h)), spoken(kid, language())
    image = card_picture(kid, "hand", size, unit, words, hot=hot)
    return KidNode(place, image, key, kid, "hand", unit)


def boxes_of(kid: Kid, form: Form, place: Box, unit: float) -> tuple[Box, Box]:
    """Return the public and the private box of such a card, in the coordinates of `place`."""
    size, words = (round(place.w), round(place.h)), spoken(kid, language())
    public, private = (
        Box(place.x + box.x, place.y + box.y, box.w, box.h)
        for box in box_places(kid, form, size, unit, words)
    )
    return public, private


_SLACK: Final = 6.0
"""Units above and below a room: large figures are a hair higher than their line."""


class Counter(Node):
    """A number of a panel, on the spot that stands for it.

    Args:
        spot: what explains the number; its label tells it, too.
        room: of the figures, in pixels of the panel on which the spot lies.
        style: of the figures; n: what it shows first; words: tell a number, as a sum perhaps.
    """

    def __init__(
        self,
        spot: Node,
        room: Box,
        unit: float,
        style: TextStyle,
        n: int,
        words: Callable[[int], str] = str,
    ) -> None:
        self._slack = round(_SLACK * unit)
        x, y = round(room.x) - spot.box.x, round(room.y) - self._slack - spot.box.y
        # Not rounded: a hair less room would make the figures smaller.
        self._figures = Box(0, self._slack, room.w, room.h)
        self._room = Box(x, y, max(1, ceil(room.w)), max(1, ceil(room.h) + 2 * self._slack))
        super().__init__(self._room, None, "counter", static=True)
        self._spot, self._unit, self._style, self._words = spot, unit, style, words
        self.told = n
        self.show(n)
        spot.add(self)

    def show(self, n: int) -> None:
        """Show another number; the picture is no larger than that, so it swells on the spot."""
        x, y, w, h = self._room
        image = pygame.Surface((w, h), pygame.SRCALPHA, 32)
        canvas = Canvas.on(image, self._unit, 1.0)
        canvas.write(self._words(n), self._figures, self._style)
        ink = image.get_bounding_rect()
        self.image = image.subsurface(ink).copy() if ink.w else None
        self.box = Box(x + ink.x, y + ink.y, max(1, ink.w), max(1, ink.h))
        self._spot.label = str(n)


def label(ground: PanelCanvas, place: Box, *choices: str) -> None:
    """A few words on a strip of masking tape: the first of some wordings that fits."""
    unit = ground.unit
    ground.blit(tape(round(place.w), round(place.h), False, -0.8), place.x, place.y)
    room = place.inset(7 * unit, 0, 7 * unit, 0)
    words = longest(choices, room.w / unit, unit, 14)
    ground.write(words, room, TextStyle(15, least=14, align="center"))


def pictured(
    canvas: Canvas, idea: str, words: str, room: Box, style: TextStyle, side: float
) -> None:
    """Write words with the drawing of a perk or made-up rule before them, if both have room."""
    side = min(side, room.h)
    beside = room.inset(side, 0, 0, 0)
    if canvas.has_room(words, beside, style):
        canvas.icon(idea, room.x, room.center.y - side / 2, side)
        room = beside
    canvas.write(words, room, style)


def token(what: Resource, place: Box, unit: float, key: object) -> Node:
    """A pizza or a toy in a slot."""
    return Node(place, token_picture(what, round(place.w), round(place.h), unit), key)


@THINGS
def token_picture(what: str, w: int, h: int, unit: float) -> pygame.Surface:
    """A token on its slip of paper."""
    image = rounded(w, h, 5 * unit, pal.PAPER, pal.OUTLINE, max(1.0, 1.6 * unit)).copy()
    size = max(6, round(min(w, h) - 4 * unit))
    image.blit(icon(what, size), ((w - size) // 2, (h - size) // 2))
    return image


_PRICE: Final = 18.0
"""The size of the figures."""
_SIGN: Final = 22.0
_BESIDE: Final = 2.0
"""Between a figure and its sign."""
_APART: Final = (18.0, 10.0, 5.0)
"""Between two pairs, parted by a line: the most, the usual least, and the least of all."""
_LEAST: Final = 14.0
"""A smaller sign rather takes the room between the pairs."""
_HAIRLINE: Final = pal.rgb("#D7C4A0")


def prices(ground: Canvas, room: Box, cost: Cost, unit: float) -> None:
    """Draw a cost in a room of the canvas; with the sign of building where there is room.

    Args:
        unit: steps of the canvas's grid for one unit of the table.
    """
    costs = ((cost.toys, "toys"), (cost.pizza, "pizza"), (cost.any, "any"))
    found = [(str(n), sign) for n, sign in costs if n]
    wide = [width(n, ground.unit, _PRICE) + _BESIDE for n, _ in found]
    space, (most, usual, least) = room.w / unit, _APART
    if space >= sum(wide) + _SIGN * (len(found) + 1) + usual * len(found):
        found, wide = [("", "build"), *found], [0.0, *wide]
    gaps = len(found) - 1
    apart = usual if space >= sum(wide) + _LEAST * len(found) + usual * gaps else least
    size = min(_SIGN, (space - sum(wide) - apart * gaps) / len(found), room.h / unit)
    whole = sum(wide) + size * len(found)
    apart = min(most, (space - whole) / max(1, gaps))
    x = room.center.x - (whole + apart * gaps) / 2 * unit
    for i, ((n, sign), figure) in enumerate(zip(found, wide, strict=True)):
        if i:
            line = x - (apart + 1) / 2 * unit
            ground.panel(line, room.y + 8 * unit, unit, room.h - 16 * unit, _HAIRLINE, 0, None)
        if n:
            style = TextStyle(_PRICE, least=12, middle="figures")
            ground.write(n, Box(x, room.y, figure * unit, room.h), style)
        x += figure * unit
        ground.icon(sign, x, room.center.y - size / 2 * unit, size * unit)
        x += (size + apart) * unit


_BARE: Final = 0.15
"""Before a name without a mark: so much of the ribbon's height, which its outline grows with."""
_TAIL: Final = (0.47, 0.3)
"""Of its end, which is cut in, so much bears no letters of one line, and of two."""
_MARK: Final = 20.0
_SMALL: Final = 14.0
"""A mark beside two lines of a name that has no room beside a larger one."""
_AROUND: Final = (7.0, 3.0)
"""Before a mark and after it."""
_CLOSE: Final = (5.0, 2.0)
"""The same of a small one."""


class SetName(NamedTuple):
    """A name on its ribbon: its lines, their room, and the size of the mark before it, 0 for none.

    A mark on the ribbon is the only one of the seat unless something beside it bears one too.
    """

    block: Block
    room: Box
    mark: float


def set_name(
    ribbon: Box, unit: float, name: str, sizes: tuple[float, float], bare_first: bool = False
) -> SetName | None:
    """A name with the seat's mark before it, in one line, else in two; else without the mark.

    Args:
        sizes: the size that is wanted, and the least.
        bare_first: the mark has another place too, so it goes before the name takes two lines.

    Returns:
        None where the name must be cut.
    """
    mark = min(_MARK, ribbon.h - 6)
    tried: Sequence[tuple[float, int]] = (
        (mark, 1),
        (_SMALL, 1),
        (mark, 2),
        (_SMALL, 2),
        (0, 1),
        (0, 2),
    )
    if bare_first:
        tried = ((mark, 1), (0, 1), (0, 2))
    for size, lines in tried:
        room = _room(ribbon, size, lines)
        # In the room of two lines a single one would run onto the end that is cut in.
        most = sizes[0] if lines == 1 else sizes[1]
        style = TextStyle(most, sizes[1], lines=lines, fewest=lines)
        space = round(room.w * unit), round(room.h * unit)
        if has_room(name, space, unit, style):
            return SetName(fit(name, space, unit, style), room, size)
    return None


def _room(ribbon: Box, mark: float, lines: int) -> Box:
    """Return the room for a name of so many lines, after a mark of this size."""
    before, after = _around(mark)
    left = before + mark + after if mark else _BARE * ribbon.h
    return ribbon.inset(left, 0, _TAIL[lines - 1] * ribbon.h, 0)


def _around(mark: float) -> tuple[float, float]:
    return _AROUND if mark != _SMALL else _CLOSE


def draw_ribbon(
    canvas: Canvas,
    ribbon: Box,
    colour: str,
    name: str,
    sizes: tuple[float, float],
    least: float | None = None,
    elsewhere: bool = False,
) -> bool:
    """The ribbon with a name, which is cut where nothing else helps.

    Args:
        sizes: the size that is wanted, and the usual least; least: of a name that would be cut.
        elsewhere: the mark has another place too.

    Returns:
        Whether the mark lies on it.
    """
    least = sizes[1] if least is None else least
    canvas.blit(banner(canvas.px(ribbon.w), canvas.px(ribbon.h), pal.SEATS[colour]), *ribbon[:2])
    made = set_name(ribbon, canvas.unit, name, sizes, elsewhere)
    size = sizes[1]
    while size > least and (made is None or not (made.mark or elsewhere)):
        size -= 1
        made = set_name(ribbon, canvas.unit, name, (sizes[1], size), elsewhere) or made
    if made is not None:
        mark = made.mark
        canvas.put(made.block, made.room, TextStyle(*sizes, colour=pal.CHALK))
    else:
        mark = 0.0 if elsewhere else min(_MARK, ribbon.h - 6)
        canvas.write(name, _room(ribbon, mark, 1), TextStyle(least, least, colour=pal.CHALK))
    if mark:
        y = ribbon.center.y - mark / 2
        canvas.icon(pal.MARKS[colour], ribbon.x + _around(mark)[0], y, mark)
    return bool(mark)
