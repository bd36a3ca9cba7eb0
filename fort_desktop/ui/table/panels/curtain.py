"""The curtain over a hand: to whom the screen goes, why, and how it is lifted, by a PIN too."""

from collections.abc import Callable
from functools import partial
from typing import Final

from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node, Picture
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art import paper
from fort_desktop.ui.art.fonts import BOLD
from fort_desktop.ui.art.pad_signs import pad_sign
from fort_desktop.ui.art.players import player_figure
from fort_desktop.ui.design.canvas import Canvas
from fort_desktop.ui.design.text_box import TextStyle, width
from fort_desktop.ui.i18n.i18n import tr
from fort_desktop.ui.persons.pin import DIGITS
from fort_desktop.ui.table.layout.strip import (
    PEGS,
    curtain_places,
    keypad_places,
    keypad_room,
)
from fort_desktop.ui.table.panels.pieces import button_face, clickable
from fort_desktop.ui.table.things import Button, Part
from fort_desktop.ui.table.viewmodels.strip import CurtainVM
from fort_desktop.ui.toolkit.common import panel_node, shaded
from fort_desktop.ui.toolkit.key_cap import key_cap

_TITLE: Final = TextStyle(46, 17)
_TOLD: Final = TextStyle(20, 11, face=BOLD, lines=3)
_ORDER: Final = "1234567890"
DIGIT_KEYS: Final = tuple(f"digit:{digit}" for digit in _ORDER)
"""The keys of the buttons, in their order."""


def _dots(canvas: Canvas, room: Box, typed: int) -> None:
    """A dot for each digit of a PIN, full for those that have been typed."""
    side = min(26.0, room.h - 2, (room.w - 3 * 6) / DIGITS)
    for i in range(DIGITS):
        x, y = room.x + i * (side + 14), room.center.y - side / 2
        canvas.panel(x, y, side, side, pal.CHALK, side / 2, pal.OUTLINE, 2)
        if i >= typed:
            inner = Box(x, y, side, side).inset(4, 4, 4, 4)
            canvas.panel(*inner, pal.OUTLINE, inner.h / 2, None)


def _keypad(
    parent: Node,
    area: Box,
    unit: float,
    type_digit: Callable[[str], None],
    erase: Callable[[], None],
) -> None:
    """Lay the buttons of a PIN into a room of the parent, in units."""
    acts: list[Callable[[], None]] = [partial(type_digit, digit) for digit in _ORDER]
    # NOTE: a button that takes back the last digit that was typed
    faces = [*((key, digit) for key, digit in zip(DIGIT_KEYS, _ORDER, strict=True)),
             ("erase", tr("Erase"))]  # fmt: skip
    places = keypad_places(area, len(faces))
    for place, (key, words), act in zip(places, faces, [*acts, erase], strict=True):
        parent.add(_button(place, unit, key, words, act))


def _button(place: Box, unit: float, key: str, words: str, act: Callable[[], None]) -> Node:
    at = place.scaled(unit)
    canvas = Canvas(at.w, at.h, unit)
    room = button_face(canvas, pal.PAPER, 4, 11).inset(5, 0, 5, 0)
    style = (
        TextStyle(20, 14, align="center") if key == "erase" else TextStyle(27, 16, align="center")
    )
    if key != "erase" or canvas.has_room(words, room, style):
        canvas.write(words, room, style)
    else:
        side = min(26.0, room.w, room.h - 8)
        canvas.icon("undo", room.center.x - side / 2, room.center.y - side / 2, side)
    return clickable(Node(at, canvas.image, key, static=True), words, act)


_CAP: Final = 26.0


def curtain(
    parent: Node,
    area: Box,
    unit: float,
    told: CurtainVM,
    lift: Callable[[], None],
    type_digit: Callable[[str], None],
    erase: Callable[[], None],
) -> None:
    """Lay the curtain over its place in pixels; its pegs reach a little above that.

    Args:
        lift: lifts it; type_digit: called with a digit of a PIN; erase: takes the last one back.
    """
    area = area.inset(0, -PEGS * unit, 0, 0)
    shaded(parent, area.inset(0, PEGS * unit, 0, 0), unit)
    node, canvas = panel_node(area, unit, Part("curtain"))
    colour = pal.SEATS[told.colour]
    canvas.image.blit(paper.curtain(*canvas.image.get_size(), unit, colour, PEGS), (0, 0))
    at = curtain_places(canvas.w, canvas.h)
    if at.kid is not None:
        figure = player_figure(told.player, canvas.px(at.kid.w), told.colour, told.kid)
        # Its line reaches out on all sides; the feet stand on the edge of the window.
        stands = Box(0, 0, *figure.get_size()).around(at.kid.scaled(unit).center)
        node.add(Picture(stands, figure))
    canvas.write(told.title, at.title, _TITLE._replace(colour=pal.CHALK))
    if told.typed is not None:
        low, area = keypad_room(canvas.w, canvas.h, at)
        title, lines = at.title._replace(w=low.w), min(84.0, low.y - at.words.y)
        written = at.words._replace(w=low.w, h=lines)
        at = at._replace(title=title, words=written, keys=None)
        _dots(canvas, low, told.typed)
        _keypad(node, area, unit, type_digit, erase)
    _words(canvas, at.words, told)
    if at.keys is not None:
        _keys(canvas, at.keys, told)
    node.label = "\n".join(filter(None, (told.title, told.words, told.aside)))
    parent.add(node)
    if told.typed is None:
        node.add(_lifts(at.button.scaled(unit), unit, told, lift))


def _words(canvas: Canvas, room: Box, told: CurtainVM) -> None:
    """Draw what is to be done, and below it, where there is room, the word to the others."""
    aside = told.aside if room.h >= 56 else ""
    upper = room._replace(h=room.h - 26) if aside else room
    canvas.write(told.words, upper, _TOLD._replace(colour=pal.CHALK))
    if aside:
        low = Box(room.x, upper.bottom, room.w, 26)
        canvas.write(aside, low, TextStyle(17, 13, face=BOLD, colour=pal.CHALK_YELLOW))


def _keys(canvas: Canvas, room: Box, told: CurtainVM) -> None:
    """The keys that lift it, and the button of the person's gamepad."""
    unit = canvas.unit
    caps = [key_cap(key, unit, _CAP) for key in told.keys]
    if told.button:
        caps.append(pad_sign(told.button, round(_CAP * unit)))
    while caps and sum(cap.get_width() / unit + 8 for cap in caps) - 8 > room.w:
        caps.pop()
    # In the middle below the button, which they press.
    x = room.center.x - (sum(cap.get_width() / unit + 8 for cap in caps) - 8) / 2
    for cap in caps:
        canvas.blit(cap, x, room.center.y - cap.get_height() / unit / 2)
        x += cap.get_width() / unit + 8


def _lifts(place: Box, unit: float, told: CurtainVM, lift: Callable[[], None]) -> Node:
    """The button on the curtain."""
    canvas = Canvas(place.w, place.h, unit)
    side = min(36.0, 0.5 * canvas.h)
    inner = button_face(canvas, pal.ACTION, 6, 14).inset(14, 2, 14, 2)
    wide = width(told.lifts, unit, 28) + side + 14
    x = inner.x + max(0.0, (inner.w - wide) / 2)
    canvas.icon(pal.MARKS[told.colour], x, inner.center.y - side / 2, side)
    room = Box(x + side + 12, inner.y, inner.right - x - side - 12, inner.h)
    canvas.write(told.lifts, room, TextStyle(28, 15))
    return clickable(Node(place, canvas.image, Button("take_over"), static=True), told.lifts, lift)
