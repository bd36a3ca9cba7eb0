"""Input events of the toolkit, the same from a window and from a test."""

from typing import Literal, NamedTuple

from fort_desktop.scene.geometry import Point


class Pointer(NamedTuple):
    """The pointer moved, or a button or the wheel changed.

    `button` is 1 for the first, 3 for the second; `wheel` counts notches, up and away positive.
    `touch`: it is a finger, which is nowhere while it is not down.
    """

    what: Literal["move", "down", "up", "wheel"]
    at: Point
    button: int = 0
    wheel: float = 0.0
    touch: bool = False


class Leave(NamedTuple):
    """The pointer left the window."""


class Blur(NamedTuple):
    """The window lost the keyboard focus: everything held counts as released."""


class Key(NamedTuple):
    """A key went down.

    A character, or what the key gives on a Latin layout if its own has other letters; or tab,
    enter, space, escape, left, right, up, down, home, end, page up, page down, delete, backspace,
    f1 to f12; with `ctrl `, `alt ` and for named keys `shift `
    before it, in this order: `ctrl z`, `shift tab`, `ctrl shift z`.
    """

    name: str


class Placed(NamedTuple):
    """The key of a letter went down, named by its place on a QWERTY keyboard, whatever it types.

    A window sends it just before the `Key` of the same press.
    """

    name: str


class Text(NamedTuple):
    """Characters were typed, composed by the system (dead keys, input methods).

    A window sends them in addition to the `Key`s that made them; a text field ignores those.
    """

    text: str


class Pad(NamedTuple):
    """A button of a gamepad went down.

    Named as on an Xbox pad, wherever the letters are on another one: `a`, `b`, `x`, `y`, `start`,
    `back`, `lb` and `rb` (shoulders), `lt` and `rt` (triggers), `l3` and `r3` (pressed sticks).
    `number`: of the gamepad, in the order in which they were plugged in, from 1.
    """

    button: str
    number: int = 1


class Stick(NamedTuple):
    """The left stick or the directional pad of a gamepad moved along an axis, or a trigger.

    `value` is -1 (left, up) to 1 (right, down); of the triggers "lt" and "rt" 0 to 1. `number` as
    of a `Pad`.
    """

    axis: Literal["x", "y", "lt", "rt"]
    value: float
    number: int = 1


class Pushed(NamedTuple):
    """A stick or a directional pad was pushed: left, right, up or down.

    A program sends it just before the `Key` of the same push. `again`: it is still held.
    """

    name: str
    number: int = 1
    again: bool = False


class Dropped(NamedTuple):
    """A file was dropped on the window."""

    path: str


class Opened(NamedTuple):
    """The system was told to open a file with the program, as by a double click on macOS."""

    path: str


class Unplugged(NamedTuple):
    """The sound device that was in use has gone."""


class Resize(NamedTuple):
    """The window has a new size, in pixels."""

    width: int
    height: int


class Quit(NamedTuple):
    """The window is to be closed."""


Input = (
    Pointer
    | Leave
    | Blur
    | Key
    | Placed
    | Text
    | Pad
    | Stick
    | Pushed
    | Dropped
    | Opened
    | Unplugged
    | Resize
    | Quit
)
