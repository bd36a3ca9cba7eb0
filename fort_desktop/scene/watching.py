"""Watching what is written on pictures: how large, and where; for tests and measurements."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, NamedTuple

import pygame

from fort_desktop.scene.cache import forget_all


class Drawn(NamedTuple):
    """A line that was drawn at a size in pixels.

    Attributes:
        squeezed: into a room too narrow for it; broken: it is a part of a word too wide for its.
        cut: it ends in dots, since the rest had no room.
    """

    words: str
    size: int
    squeezed: bool = False
    broken: bool = False
    cut: bool = False


class Placed(NamedTuple):
    """A line that was put on a ground: where its ink lies, and the room that it was given."""

    words: str
    size: int
    ink: pygame.Rect
    room: pygame.Rect


_drawn: Final[list[list[Drawn]]] = []
_placed: Final[list[list[Placed]]] = []
_omitted: Final[list[list[str]]] = []


@contextmanager
def recorded() -> Iterator[list[Drawn]]:
    """Collect every line that is drawn meanwhile.

    All caches are emptied first, since what is cached is not drawn again.
    """
    forget_all()
    found: list[Drawn] = []
    _drawn.append(found)
    try:
        yield found
    finally:
        _drawn[:] = [one for one in _drawn if one is not found]


@contextmanager
def watched() -> Iterator[list[Placed]]:
    """Collect every line that is put in a room meanwhile, unless it is cached."""
    found: list[Placed] = []
    _placed.append(found)
    try:
        yield found
    finally:
        _placed[:] = [one for one in _placed if one is not found]


@contextmanager
def omitted() -> Iterator[list[str]]:
    """Collect the labels of which no word is shown meanwhile, since none had room."""
    forget_all()
    found: list[str] = []
    _omitted.append(found)
    try:
        yield found
    finally:
        _omitted[:] = [one for one in _omitted if one is not found]


def left_out(words: str) -> None:
    """Tell those who watch that a label was left out, or only its number is shown."""
    for found in _omitted:
        found.append(words)


def drew(
    words: str, size: int, squeezed: bool = False, broken: bool = False, cut: bool = False
) -> None:
    """Tell those who watch that a line was drawn."""
    for found in _drawn:
        found.append(Drawn(words, size, squeezed, broken, cut))


def wrote(
    words: str, size: int, shown: pygame.Surface, at: tuple[int, int], room: pygame.Rect
) -> None:
    """Tell those who watch that the picture of a line was put at a place."""
    for found in _placed:
        found.append(Placed(words, size, shown.get_bounding_rect().move(at), room))
