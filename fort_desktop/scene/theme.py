"""Themes: colours, fonts and panels, supplied by the program."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import pygame

from fort_desktop.scene.panel import PANELS, Colour, rounded
from fort_desktop.scene.text import Style

_LAYERS: Final = 5


@dataclass(frozen=True)
class Shadow:
    """A soft shadow of stacked shapes, each a little smaller than the one below.

    Attributes:
        colour: of every layer; alpha: of each layer, 0 to 255.
        drop: vertical offset in pixels; shrink: inset of each layer, in pixels, on every side.
    """

    colour: Colour
    alpha: int = 19
    drop: float = 7.0
    shrink: float = 1.2

    @property
    def margin(self) -> int:
        """Extra room, in pixels, that a picture with this shadow needs on every side."""
        return round(self.drop + _LAYERS * self.shrink / 2 + 1)


@dataclass(frozen=True)
class Theme:
    """Named colours, font files and sizes; one unit is one pixel of the design.

    Attributes:
        colours: by name; faces: font files by name; sizes: of type by name, in design pixels.
        unit: window pixels of one design pixel.
    """

    colours: Mapping[str, Colour]
    faces: Mapping[str, Path]
    sizes: Mapping[str, float] = field(default_factory=dict)
    unit: float = 1.0

    def px(self, length: float) -> int:
        """Convert design pixels to window pixels, at least 1."""
        return max(1, round(length * self.unit))

    def style(self, face: str, size: str, colour: str, bold: str = "") -> Style:
        """Make a text style from the names of its parts; `bold` is the face of **bold** words."""
        return Style(
            self.faces[face],
            self.px(self.sizes[size]),
            self.colours[colour],
            self.faces[bold] if bold else None,
        )


@PANELS
def panel(
    size: tuple[int, int],
    radius: float,
    fill: Colour | None,
    outline: Colour | None = None,
    outline_width: float = 0.0,
    shadow: Shadow | None = None,
) -> pygame.Surface:
    """A smooth rounded panel of exactly `size`, stretched from a cached small one.

    With a shadow the picture is larger by `shadow.margin` on all four sides, so it is still in
    place when it is centred on the box of its node.
    """
    margin = shadow.margin if shadow is not None else 0
    edge = margin + round(max(radius, outline_width)) + 2 + (round(shadow.drop) if shadow else 0)
    least = 2 * (edge - margin) + 2
    if size[0] < least or size[1] < least:
        return _whole(size, radius, fill, outline, outline_width, shadow)
    small = _whole((least, least), radius, fill, outline, outline_width, shadow)
    return nine_slice(small, edge, (size[0] + 2 * margin, size[1] + 2 * margin))


@PANELS
def _whole(
    size: tuple[int, int],
    radius: float,
    fill: Colour | None,
    outline: Colour | None,
    outline_width: float,
    shadow: Shadow | None,
) -> pygame.Surface:
    w, h = size
    if shadow is None:
        return rounded(w, h, radius, fill, outline, outline_width)
    margin = shadow.margin
    image = pygame.Surface((w + 2 * margin, h + 2 * margin), pygame.SRCALPHA)
    for i in range(_LAYERS):
        # The middle layer is as large as the panel.
        grow = (_LAYERS // 2 - i) * shadow.shrink
        box = (round(w + 2 * grow), round(h + 2 * grow))
        sheet = rounded(*box, max(0.0, radius + grow), shadow.colour, None, 0).copy()
        sheet.set_alpha(shadow.alpha)
        x, y = (image.get_width() - box[0]) / 2, (image.get_height() - box[1]) / 2
        image.blit(sheet, (round(x), round(y + shadow.drop)))
    image.blit(rounded(w, h, radius, fill, outline, outline_width), (margin, margin))
    return image


def nine_slice(image: pygame.Surface, edge: int, size: tuple[int, int]) -> pygame.Surface:
    """Resize `image`: corners of `edge` pixels stay, sides and middle are stretched.

    Raises:
        ValueError: the picture or the size is too small for the corners.
    """
    w, h = image.get_size()
    if min(w, h, *size) <= 2 * edge:
        raise ValueError(f"corners of {edge} do not fit into {w}x{h} and {size[0]}x{size[1]}")
    result = pygame.Surface(size, pygame.SRCALPHA)
    across = _spans(w, size[0], edge)
    down = _spans(h, size[1], edge)
    for x, width, to_x, to_width in across:
        for y, height, to_y, to_height in down:
            part = image.subsurface((x, y, width, height))
            if (width, height) != (to_width, to_height):
                part = pygame.transform.scale(part, (to_width, to_height))
            # The result is empty: the larger of both is a copy, where blending would round.
            result.blit(part, (to_x, to_y), special_flags=pygame.BLEND_RGBA_MAX)
    return result


def _spans(old: int, new: int, edge: int) -> list[tuple[int, int, int, int]]:
    """Start and length of the three parts of a side, before and after."""
    return [
        (0, edge, 0, edge),
        (edge, old - 2 * edge, edge, new - 2 * edge),
        (old - edge, edge, new - edge, edge),
    ]
