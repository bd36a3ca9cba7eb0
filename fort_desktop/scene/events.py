"""What a person does, in the toolkit's own words: the same from a window and from a test."""

from typing import Literal, NamedTuple

from fort_desktop.scene.geometry import Point


class Pointer(NamedTuple):
    """The pointer moved or a button changed; `button` 1 is the first, 3 the other."""

    what: Literal["move", "down", "up"]
    at: Point
    button: int = 0


class Key(NamedTuple):
    """A key went down: a character, or tab, shift tab, enter, space, escape, left, right ..."""

    name: str


class Resize(NamedTuple):
    """The window has a new size, in pixels."""

    width: int
    height: int


class Quit(NamedTuple):
    """The window is to be closed."""


Input = Pointer | Key | Resize | Quit
