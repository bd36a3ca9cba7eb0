"""The buttons for a PIN: ten digits, and one that takes the last one back."""

from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple

from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.fonts import TITLE
from fort_desktop.ui.design.canvas import Canvas
from fort_desktop.ui.design.lines import fits, set_line
from fort_desktop.ui.i18n.i18n import tr
from fort_desktop.ui.persons.pin import DIGITS
from fort_desktop.ui.table.layout.cloth import keypad_places

_ORDER: Final = "1234567890"
DIGIT_KEYS: Final = tuple(f"digit:{digit}" for digit in _ORDER)
"""The keys of the buttons, in their order."""


class Keypad(NamedTuple):
    """The state of a keypad, and its actions.

    Attributes:
        typed: how many digits; which ones is never shown.
        digit: called with a digit; erase: takes the last one back.
    """

    typed: int
    digit: Callable[[str], None]
    erase: Callable[[], None]


def dots(canvas: Canvas, room: Box, typed: int) -> None:
    """A dot for each digit of a PIN, full for those that have been typed."""
    side = min(26.0, room.h - 2, (room.w - 3 * 6) / DIGITS)
    for i in range(DIGITS):
        x, y = room.x + i * (side + 14), room.center.y - side / 2
        canvas.panel(x, y, side, side, pal.CHALK, side / 2, pal.OUTLINE, 2)
        if i >= typed:
            inner = Box(x, y, side, side).inset(4, 4, 4, 4)
            canvas.panel(*inner, pal.OUTLINE, inner.h / 2, None)


def keypad_nodes(parent: Node, area: Box, unit: float, pad: Keypad) -> None:
    """Lay the buttons into a room of the parent, in units."""
    acts: list[Callable[[], None]] = [partial(pad.digit, digit) for digit in _ORDER]
    # NOTE: a button that takes back the last digit that was typed
    faces = [*((key, digit) for key, digit in zip(DIGIT_KEYS, _ORDER, strict=True)),
             ("erase", tr("Erase"))]  # fmt: skip
    places = keypad_places(area, len(faces))
    for place, (key, words), act in zip(places, faces, [*acts, pad.erase], strict=True):
        parent.add(_button(place, unit, key, words, act))


def _button(place: Box, unit: float, key: str, words: str, act: Callable[[], None]) -> Node:
    at = Box(*(side * unit for side in place))
    canvas = Canvas(at.w, at.h, unit)
    canvas.panel(0, 4, canvas.w, canvas.h - 4, pal.OUTLINE, 11, None)
    canvas.panel(0, 0, canvas.w, canvas.h - 4, pal.PAPER, 11, pal.OUTLINE, 3)
    room = Box(0, 0, canvas.w, canvas.h - 4).inset(5, 0, 5, 0)
    if key != "erase":
        set_line(canvas, TITLE, words, room, (27, 16), align="center")
    elif fits(TITLE, unit, words, room, (20, 14), 1) is not None:
        set_line(canvas, TITLE, words, room, (20, 14), align="center")
    else:
        side = min(26.0, room.w, room.h - 8)
        canvas.icon("undo", room.center.x - side / 2, room.center.y - side / 2, side)
    node = Node(at, canvas.image, key, static=True)
    node.clicked, node.label = act, words
    return node
