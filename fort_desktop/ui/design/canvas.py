"""Drawing in the units of the design: pixels at 1920 x 1080, scaled to the window."""

from typing import Final

import pygame

from fort_desktop.scene import lettering, text
from fort_desktop.scene.panel import dashed, rounded, shadow
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.fonts import BODY, BOLD, TITLE
from fort_desktop.ui.art.icons import icon

_FLOOR: Final = 12
"""Pixels of the smallest text, whatever the window."""
_LEAST: Final = 16.0
"""Design units down to which a text is made smaller until it fits; then it is shortened."""
_ANY: Final = 10_000
"""Pixels of height that a single line may take."""


class Canvas:
    """A surface of `w` x `h` window pixels; all other sizes are design units.

    Attributes:
        unit: window pixels of one design unit; w, h: the size in design units.
    """

    def __init__(self, w: float, h: float, unit: float) -> None:
        self.unit = unit
        self.w, self.h = w / unit, h / unit
        self.image = pygame.Surface((max(1, round(w)), max(1, round(h))), pygame.SRCALPHA, 32)

    @classmethod
    def on(cls, image: pygame.Surface, unit: float) -> "Canvas":
        """A canvas that draws on a surface that is there."""
        canvas = cls.__new__(cls)
        canvas.unit, canvas.image = unit, image
        canvas.w, canvas.h = image.get_width() / unit, image.get_height() / unit
        return canvas

    def px(self, value: float) -> int:
        """Design units in whole pixels."""
        return round(value * self.unit)

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
        self, x: float, y: float, w: float, h: float, colour: pal.Colour = pal.OUTLINE
    ) -> None:
        """A dashed place that is empty."""
        sheet = dashed(self.px(w), self.px(h), 8 * self.unit, colour, max(1.0, 2.4 * self.unit))
        self.image.blit(sheet, (self.px(x), self.px(y)))

    def icon(self, name: str, x: float, y: float, size: float, fill: str = "#FFF9EA") -> None:
        """A sign with its top left corner at a place."""
        self.image.blit(icon(name, max(6, self.px(size)), fill), (self.px(x), self.px(y)))

    def title(
        self,
        words: str,
        x: float,
        y: float,
        size: float,
        room: float,
        colour: pal.Colour = pal.INK,
        align: str = "left",
    ) -> None:
        """One line in the title font; `y` is its middle, `x` its left, middle or right."""
        self._line(TITLE, words, x, y, size, room, colour, align)

    def words(
        self,
        words: str,
        x: float,
        y: float,
        size: float,
        room: float,
        colour: pal.Colour = pal.INK,
        align: str = "left",
        bold: bool = True,
    ) -> None:
        """One line in the body font."""
        self._line(BOLD if bold else BODY, words, x, y, size, room, colour, align)

    def sizes(self, size: float) -> tuple[int, int]:
        """The size of a text in pixels, and down to where it is made smaller until it fits."""
        most = max(_FLOOR, self.px(size))
        return most, min(most, max(_FLOOR, self.px(_LEAST)))

    def _line(
        self,
        face: object,
        words: str,
        x: float,
        y: float,
        size: float,
        room: float,
        colour: pal.Colour,
        align: str,
    ) -> None:
        path = TITLE if face == TITLE else BOLD if face == BOLD else BODY
        if not words:
            return
        most, least = self.sizes(size)
        wide = max(1, self.px(room))
        tried = lettering.settings(most, least, 1)
        made = lettering.block(path, words, tried, (wide, _ANY))
        made = made or lettering.shortened(path, least, words, wide)
        shown = text.line(path, made.size, made.lines[0], colour)
        rect = shown.get_rect()
        at = (self.px(x), self.px(y))
        if align == "left":
            rect.midleft = at
        elif align == "right":
            rect.midright = at
        else:
            rect.center = at
        self.image.blit(shown, rect)

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
        room = (self.px(w), self.px(h))
        most, least = self.sizes(size)
        style = text.Style(BOLD, most, colour)
        shown = text.paragraph(style, words, room, "center" if centered else "left", least)
        rect = shown.get_rect(center=(self.px(x + w / 2), self.px(y + h / 2)))
        if not centered:
            rect.left = self.px(x)
        self.image.blit(shown, rect)

    def blit(self, image: pygame.Surface, x: float, y: float) -> None:
        """A picture with its top left corner at a place."""
        self.image.blit(image, (self.px(x), self.px(y)))


def soft_shadow(w: int, h: int, unit: float) -> pygame.Surface:
    """The shadow below a panel; larger than it by 8 units on each side."""
    return shadow(w, h, 16 * unit, 8 * unit, pal.SHADOW, 19)
