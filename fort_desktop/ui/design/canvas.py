"""Drawing in the units of the design: pixels at 1920 x 1080, scaled to the window."""

import pygame

from fort_desktop.scene.geometry import Box
from fort_desktop.scene.lettering import Block
from fort_desktop.scene.node import Node
from fort_desktop.scene.panel import dashed, rounded, shadow
from fort_desktop.scene.text import Align
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.fonts import BODY, BOLD, TITLE
from fort_desktop.ui.art.icons import icon
from fort_desktop.ui.design import text_box
from fort_desktop.ui.design.text_box import LEAST, MANY, TextStyle


class Canvas:
    """A surface of `w` x `h` window pixels.

    Sizes of letters, lines and corners are in design units. So are places, unless the canvas has
    another grid: what is laid out in pixels has a grid of 1.

    Attributes:
        unit: window pixels of one design unit; grid: window pixels of one step of all places.
        w, h: the size in steps of the grid.
    """

    def __init__(self, w: float, h: float, unit: float, grid: float | None = None) -> None:
        size = max(1, round(w)), max(1, round(h))
        self._draw_on(pygame.Surface(size, pygame.SRCALPHA, 32), unit, grid)
        self.w, self.h = w / self.grid, h / self.grid

    @classmethod
    def on(cls, image: pygame.Surface, unit: float, grid: float | None = None) -> "Canvas":
        """A canvas that draws on a surface that is there."""
        canvas = cls.__new__(cls)
        canvas._draw_on(image, unit, grid)
        return canvas

    def _draw_on(self, image: pygame.Surface, unit: float, grid: float | None) -> None:
        self.image, self.unit = image, unit
        self.grid = unit if grid is None else grid
        self.w, self.h = image.get_width() / self.grid, image.get_height() / self.grid

    def px(self, value: float) -> int:
        """A length on the grid, in whole pixels."""
        return round(value * self.grid)

    def panel(
        self,
        x: float,
        y: float,
        w: float,
        h: float,
        fill: pal.Colour | None,
        radius: float = 16,
        outline: pal.Colour | None = pal.OUTLINE,
        thick: float = 4,
    ) -> None:
        """A rounded rectangle."""
        sheet = rounded(
            self.px(w), self.px(h), radius * self.unit, fill, outline, max(1.0, thick * self.unit)
        )
        self.image.blit(sheet, (self.px(x), self.px(y)))

    def slot(
        self,
        x: float,
        y: float,
        w: float,
        h: float,
        colour: pal.Colour = pal.OUTLINE,
        dash: float = 8,
        thick: float = 2.4,
    ) -> None:
        """A dashed place that is empty."""
        edge = max(1.0, thick * self.unit)
        sheet = dashed(self.px(w), self.px(h), dash * self.unit, colour, edge)
        self.image.blit(sheet, (self.px(x), self.px(y)))

    def icon(self, name: str, x: float, y: float, size: float, fill: str = "#FFF9EA") -> None:
        """A sign with its top left corner at a place."""
        self.image.blit(icon(name, max(6, self.px(size)), fill), (self.px(x), self.px(y)))

    def write(self, words: str, place: Box, style: TextStyle) -> Box:
        """Fit words into a place and draw them there; returns where they stand."""
        at = text_box.write(self.image, words, place.scaled(self.grid), self.unit, style)
        return at.scaled(1 / self.grid)

    def put(self, made: Block, place: Box, style: TextStyle) -> None:
        """Draw words that have been fitted already."""
        text_box.put(self.image, made, place.scaled(self.grid), style)

    def has_room(self, words: str, place: Box, style: TextStyle) -> bool:
        """Return True if words fit a place without being cut."""
        return text_box.has_room(words, self._room(place), self.unit, style)

    def fit(self, words: str, place: Box, style: TextStyle) -> Block:
        """Fit words into a place, to be looked at before they are drawn."""
        return text_box.fit(words, self._room(place), self.unit, style)

    def _room(self, place: Box) -> tuple[int, int]:
        return self.px(place.w), self.px(place.h)

    def title(
        self,
        words: str,
        x: float,
        y: float,
        size: float,
        room: float,
        colour: pal.Colour = pal.INK,
        align: Align = "left",
    ) -> None:
        """One line in the title font; `y` is its middle, `x` its left, middle or right."""
        style = TextStyle(size, min(size, LEAST), TITLE, colour, align)
        self._line(words, x, y, room, style)

    def words(
        self,
        words: str,
        x: float,
        y: float,
        size: float,
        room: float,
        colour: pal.Colour = pal.INK,
        align: Align = "left",
        bold: bool = True,
    ) -> None:
        """One line in the body font."""
        face = BOLD if bold else BODY
        style = TextStyle(size, min(size, LEAST), face, colour, align)
        self._line(words, x, y, room, style)

    def _line(self, words: str, x: float, y: float, room: float, style: TextStyle) -> None:
        left = x - {"left": 0.0, "center": room / 2, "right": room}[style.align]
        self.write(words, Box(left, y, room, 0), style._replace(middle="line"))

    def paragraph(
        self,
        words: str,
        x: float,
        y: float,
        w: float,
        h: float,
        size: float,
        colour: pal.Colour = pal.INK,
        centered: bool = False,
    ) -> None:
        """Several lines in a rectangle, made smaller until they fit."""
        align: Align = "center" if centered else "left"
        style = TextStyle(size, min(size, LEAST), BOLD, colour, align, MANY)
        self.write(words, Box(x, y, w, h), style)

    def blit(self, image: pygame.Surface, x: float, y: float) -> None:
        """A picture with its top left corner at a place."""
        self.image.blit(image, (self.px(x), self.px(y)))


class PanelCanvas(Canvas):
    """A canvas that is the picture of a static node.

    Args:
        area: where the node lies in its parent, in pixels.
    """

    def __init__(self, area: Box, unit: float, key: object = "", grid: float | None = None) -> None:
        super().__init__(area.w, area.h, unit, grid)
        self.node = Node(area, self.image, key, static=True)

    def write(self, words: str, place: Box, style: TextStyle) -> Box:
        """As any canvas; the node says what stands on it."""
        self.node.written.append(words)
        return super().write(words, place, style)

    def spot(self, key: object, place: Box, label: str = "") -> Node:
        """Add a place in pixels that stands for something, without a picture of its own."""
        node = self.node.add(Node(place, None, key))
        node.label = label
        return node


def soft_shadow(w: int, h: int, unit: float) -> pygame.Surface:
    """The shadow below a panel; larger than it by 8 units on each side."""
    return shadow(w, h, 16 * unit, 8 * unit, pal.SHADOW, 19)


def deep_shade(w: int, h: int, unit: float) -> pygame.Surface:
    """The shade around a sheet that comes and goes; what it cuts through is clearly behind it."""
    return shadow(w, h, 16 * unit, 24 * unit, pal.SHADOW, 22)
