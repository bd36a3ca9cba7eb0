"""A veil over a window, but for some holes, that comes and goes softly."""

from collections.abc import Sequence
from typing import Final

import pygame

from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node, Picture
from fort_desktop.scene.panel import rounded
from fort_desktop.ui.art import palette as pal

DIM: Final = 0.38
"""How dark all else is while a thing is explained."""
_FADE: Final = 0.15
"""Seconds in which it comes and goes."""


class Veil:
    """A veil of the evening's colour on all that lies below it, but for what is to be seen.

    Args:
        key: of its node; z: where that lies in its parent; dark: its opacity, 0 to 1.
    """

    def __init__(self, key: str, z: float, dark: float) -> None:
        self._key, self._z, self._dark, self._share = key, z, dark, 0.0
        self._node: Node | None = None
        self._holes: Sequence[Box] = ()

    @property
    def lies(self) -> bool:
        """True if it is there, if only in part."""
        return self._share > 0

    def go_on(
        self,
        parent: Node,
        wanted: float,
        seconds: float,
        holes: Sequence[Box] = (),
        radius: float = 0.0,
        still: bool = False,
    ) -> None:
        """Let time pass: it lies on the whole of `parent`, or comes to.

        Args:
            wanted: how much of it is there in the end, 0 to 1.
            holes: what it leaves out, in pixels, with corners of this radius.
            still: it is there or gone at once.
        """
        step = 1.0 if still else seconds / _FADE
        self._share += max(-step, min(step, wanted - self._share))
        if self._share <= 0:
            self.take_away()
            return
        if self._node is None or self._node.parent is not parent or self._holes != holes:
            self.take_away()
            size = round(parent.box.w), round(parent.box.h)
            self._holes, image = holes, _picture(size, self._dark, holes, radius)
            self._node = parent.add(Picture(Box(0, 0, *size), image, self._key, z=self._z))
        self._node.opacity = self._share

    def take_away(self) -> None:
        """It lies there no longer, until the next frame that wants it."""
        if self._node is not None:
            self._node.remove()
            self._node = None


def _picture(
    size: tuple[int, int], dark: float, holes: Sequence[Box], radius: float
) -> pygame.Surface:
    image = pygame.Surface(size, pygame.SRCALPHA, 32)
    image.fill((*pal.EVENING, round(255 * dark)))
    for hole in holes:
        x, y, right, bottom = (round(v) for v in (hole.x, hole.y, hole.right, hole.bottom))
        cut = rounded(right - x, bottom - y, radius, (0, 0, 0), None, 0)
        image.blit(cut, (x, y), special_flags=pygame.BLEND_RGBA_SUB)
    return image
