"""A dusk over a window, but for some holes, that comes and goes softly."""

from collections.abc import Sequence
from typing import Final

import pygame

from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node, Picture
from fort_desktop.scene.panel import rounded

DARK: Final = 0.58
"""How dark all else is below what is to be read first."""
DIM: Final = 0.45
"""The same while the lesson speaks of a thing that lies on the table."""
_DUSK: Final = (36, 36, 18)
"""A warm evening's colour, in which a lawn is still a lawn."""
_FADE: Final = 0.15
"""Seconds in which it comes and goes."""


def veiled(picture: pygame.Surface, size: tuple[int, int] | None = None) -> pygame.Surface:
    """Return a picture as it is seen through a veil, of another size if one is given."""
    seen = pygame.transform.smoothscale(picture, size or picture.get_size())
    seen.blit(dusk(seen.get_size()), (0, 0))
    return seen


def dusk(size: tuple[int, int], dark: float = DARK) -> pygame.Surface:
    """Return a veil of that size."""
    image = pygame.Surface(size, pygame.SRCALPHA, 32)
    image.fill((*_DUSK, round(255 * dark)))
    return image


class Veil:
    """A veil of the evening's colour on all that lies below it, but for what is to be seen.

    Args:
        key: of its node; z: where that lies in its parent.
        dark: its opacity, 0 to 1.
    """

    def __init__(self, key: str, z: float, dark: float = DARK) -> None:
        self._key, self._z, self._dark, self._share = key, z, dark, 0.0
        self._node: Node | None = None
        self._image: pygame.Surface | None = None
        self._looks: object = None

    @property
    def lies(self) -> bool:
        """True if it is there, if only in part."""
        return self._share > 0

    @property
    def share(self) -> float:
        """So much of it is there, 0 to 1."""
        return self._share

    @share.setter
    def share(self, share: float) -> None:
        self._share = share
        if self._node is not None:
            self._node.opacity = share

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
        self.share += max(-step, min(step, wanted - self.share))
        if not self.lies:
            self.take_away()
            return
        size = round(parent.box.w), round(parent.box.h)
        looks = size, tuple(holes), radius
        if self._image is None or self._looks != looks:
            self._lift()
            self._looks, self._image = looks, self._picture(*looks)
        if self._node is None or self._node.parent is not parent:
            self._lift()
            self._node = parent.add(Picture(Box(0, 0, *size), self._image, self._key, z=self._z))
        self._node.opacity = self.share

    def take_away(self) -> None:
        """It lies there no longer, until the next frame that wants it."""
        self._lift()
        self._image = None

    def _lift(self) -> None:
        if self._node is not None:
            self._node.remove()
            self._node = None

    def _picture(
        self, size: tuple[int, int], holes: Sequence[Box], radius: float
    ) -> pygame.Surface:
        image = dusk(size, self._dark)
        for hole in holes:
            x, y, right, bottom = (round(v) for v in (hole.x, hole.y, hole.right, hole.bottom))
            cut = rounded(right - x, bottom - y, radius, (0, 0, 0), None, 0)
            image.blit(cut, (x, y), special_flags=pygame.BLEND_RGBA_SUB)
        return image
