"""Real screens, with and without what is written or drawn on them, compared pixel by pixel."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import pygame
import pytest

from fort_desktop.scene import text
from fort_desktop.scene.cache import forget_all
from fort_desktop.scene.driver import HeadlessDriver
from fort_desktop.ui.app.app import App
from fort_desktop.ui.art import icons
from tests.ui.colours import contrast

SIZE = (1280, 720)
_FAINT = 24
"""What differs by less is the soft edge of a letter."""


class Mark(NamedTuple):
    """A letter or a part of a sign: where it is, and how it stands out from what is behind it."""

    place: pygame.Rect
    contrast: float


def shot(opened: Callable[[App], None]) -> pygame.Surface:
    """A screen of a program without games."""
    driver = HeadlessDriver(SIZE)
    app = App(SIZE, speed=0)
    opened(app)
    for _ in range(2):
        scene = app.frame([], 0.0)
        assert scene is not None
        driver.show(scene)
    return driver.surface.copy()


def _no_words(path: Path, size: int, words: str, colour: object) -> pygame.Surface:
    return pygame.Surface(text.font(path, size).size(words), pygame.SRCALPHA)


def _no_drawing(name: str, w: int, h: int, *more: object) -> pygame.Surface:
    return pygame.Surface((max(1, w), max(1, h)), pygame.SRCALPHA)


def without(what: str, opened: Callable[[App], None]) -> pygame.Surface:
    """The same screen without its words, or without its signs."""
    with pytest.MonkeyPatch.context() as patch:
        if what == "words":
            patch.setattr(text, "line", _no_words)
        else:
            patch.setattr(icons, "drawn", _no_drawing)
        forget_all()
        image = shot(opened)
    forget_all()
    return image


def marks(whole: pygame.Surface, bare: pygame.Surface, least: int) -> Iterator[Mark]:
    """Everything of at least so many pixels in which two pictures differ."""
    change = whole.copy()
    change.blit(bare, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    back = bare.copy()
    back.blit(whole, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    change.blit(back, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    same = pygame.mask.from_threshold(change, (0, 0, 0), (_FAINT, _FAINT, _FAINT, 255))
    same.invert()
    for part in same.connected_components(least):
        (place, *_) = part.get_bounding_rects()
        found = sorted(_contrasts(whole, bare, part, place))
        yield Mark(place, found[len(found) * 9 // 10])


def _contrasts(
    whole: pygame.Surface, bare: pygame.Surface, part: pygame.Mask, place: pygame.Rect
) -> Iterator[float]:
    step = max(1, place.w * place.h // 900)
    points = [
        (x, y)
        for x in range(place.left, place.right)
        for y in range(place.top, place.bottom)
        if part.get_at((x, y))
    ]
    for point in points[::step]:
        front, behind = whole.get_at(point), bare.get_at(point)
        yield contrast((front.r, front.g, front.b), (behind.r, behind.g, behind.b))
