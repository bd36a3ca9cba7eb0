"""Everything that the widgets of the table are drawn with."""

from typing import NamedTuple

import msgspec
import pygame

from fort_desktop.rules.knowledge.view import SeatView, View
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.scene.panel import dashed, rounded
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.icons import icon
from fort_desktop.ui.table.things import Thing


class Painter(NamedTuple):
    """The same for all widgets of one table.

    Attributes:
        unit: window pixels of one design unit.
        view: what the viewer knows; catalog: the cards.
        dusk: how far the day has gone, 0 to 1.
        public: all look on, so that the board at the own place is nobody's own.
        recruits: kids are to be recruited in this turn: no answer waits for Done, nothing that is
            over is shown, and this is no puzzle, which ends with the play.
    """

    unit: float
    view: View
    catalog: Catalog
    dusk: float = 0.0
    public: bool = False
    recruits: bool = True

    @property
    def own(self) -> bool:
        """True if the viewer leads, and alone looks on."""
        return self.view.leader == self.view.seat and not self.public


def on_board(seat: SeatView) -> SeatView:
    """Only what any board shows of a seat: what is known of hidden cards changes far more often."""
    return msgspec.structs.replace(
        seat, hand=(), pool=(), unknown=0, shown=(), shown_unknown=0, revealed=(), unseen=()
    )


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
