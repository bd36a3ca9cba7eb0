"""Numbers that go up while tokens land: each has a picture of its own on its panel."""

from collections.abc import Callable
from math import ceil
from typing import Final

import pygame

from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node

_SLACK: Final = 6.0
"""Units above and below a room: large figures are a hair higher than their line."""

Paint = Callable[[pygame.Surface, Box, int], object]
"""Paints a number into a room of a picture."""


class Counter(Node):
    """A number of a panel, on the spot that stands for it.

    Args:
        spot: what explains the number; its label tells it, too.
        room: of the figures, in pixels of the panel on which the spot lies.
        paint: paints a number into a room; n: what it shows first.
    """

    def __init__(self, spot: Node, room: Box, unit: float, paint: Paint, n: int) -> None:
        self._slack = round(_SLACK * unit)
        x, y = round(room.x) - spot.box.x, round(room.y) - self._slack - spot.box.y
        # Not rounded: a hair less room would make the figures smaller.
        self._figures = Box(0, self._slack, room.w, room.h)
        self._room = Box(x, y, max(1, ceil(room.w)), max(1, ceil(room.h) + 2 * self._slack))
        super().__init__(self._room, None, "counter", static=True)
        self._spot, self._paint = spot, paint
        self.told = n
        self.show(n)
        spot.add(self)

    def show(self, n: int) -> None:
        """Show another number; the picture is no larger than that, so it swells on the spot."""
        x, y, w, h = self._room
        image = pygame.Surface((w, h), pygame.SRCALPHA, 32)
        self._paint(image, self._figures, n)
        ink = image.get_bounding_rect()
        self.image = image.subsurface(ink).copy() if ink.w else None
        self.box = Box(x + ink.x, y + ink.y, max(1, ink.w), max(1, ink.h))
        self._spot.label = str(n)
