"""The look of all panels, and the picture of one that is being painted."""

from typing import NamedTuple

import pygame

from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.scene.panel import dashed, rounded
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.icons import icon
from fort_desktop.ui.table.things import Thing


class Look(NamedTuple):
    """The look of all panels of a table: pixels of one unit; how far the day has gone, 0 to 1."""

    unit: float
    dusk: float = 0.0


class Ground(NamedTuple):
    """The picture of a panel that is being painted, and the node that shows it.

    All places are in pixels of the panel.
    """

    node: Node
    image: pygame.Surface
    unit: float

    @classmethod
    def of(cls, area: Box, unit: float, key: object) -> "Ground":
        """An empty one for a static panel."""
        image = pygame.Surface((max(1, round(area.w)), max(1, round(area.h))), pygame.SRCALPHA, 32)
        return cls(Node(area, image, key, static=True), image, unit)

    def blit(self, picture: pygame.Surface, place: Box) -> None:
        """A picture with its top left corner at that of a place."""
        self.image.blit(picture, (round(place.x), round(place.y)))

    def icon(self, name: str, place: Box, fill: str = "#FFF9EA") -> None:
        """A sign as wide as a place."""
        self.blit(icon(name, max(6, round(place.w)), fill), place)

    def panel(
        self,
        place: Box,
        fill: pal.Colour | None,
        radius: float = 10,
        thick: float = 2.7,
        outline: pal.Colour | None = pal.OUTLINE,
    ) -> None:
        """A rounded rectangle; radius and thickness in units."""
        edge = max(1.0, thick * self.unit)
        w, h = round(place.w), round(place.h)
        self.blit(rounded(w, h, radius * self.unit, fill, outline, edge), place)

    def slot(self, place: Box, colour: pal.Colour = pal.OUTLINE) -> None:
        """A dashed place that is empty."""
        edge = max(1.0, 1.6 * self.unit)
        w, h = round(place.w), round(place.h)
        self.blit(dashed(w, h, 5 * self.unit, colour, edge), place)

    def spot(self, key: Thing, place: Box, label: str = "") -> Node:
        """A place that stands for something, without a picture of its own."""
        node = self.node.add(Node(place, None, key))
        node.label = label
        return node
