"""The page that widgets are laid on, and its plainest parts: panels, pictures, lines of words."""

from collections.abc import Sequence
from typing import NamedTuple, Protocol

import pygame

from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.scene.scene import Scene
from fort_desktop.scene.text import Align
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.fonts import BOLD, TITLE
from fort_desktop.ui.design.canvas import Canvas
from fort_desktop.ui.design.scale import GAP, HAIR, TEXT, WIDE, line
from fort_desktop.ui.design.text_box import MANY, TextStyle
from fort_desktop.ui.text.lists import in_lines
from fort_desktop.ui.toolkit.common import panel_node
from fort_desktop.ui.toolkit.layout import Natural, Share, column, padding, split, stack

_ROUND = 14.0
"""The radius of the corners of a panel."""
_THICK, _THIN = 5.0, 3.0
"""The line round a panel that is chosen, and round any other."""


class Page(Protocol):
    """A screen as far as widgets know it: a scene, and a sheet in design units on it."""

    scene: Scene
    sheet: Box

    @property
    def unit(self) -> float:
        """Window pixels of one design unit."""

    def put_sheet(self, wide: float, tall: float, down: float = 0.0) -> None:
        """Lay the sheet in the middle of the window, or further down."""

    def company(self) -> None:
        """Add whoever belongs to the page, above the sheet and below all that lies on it."""

    def at(self, x: float, y: float, w: float, h: float) -> Box:
        """A place on the sheet, in pixels."""


class Words(NamedTuple):
    """A few words to be set.

    Args:
        title: in the font of titles.
        lines: 1, or about how many they may take: such words share the room that others leave.
    """

    words: str
    size: float = TEXT
    title: bool = False
    lines: int = 1


def panel(
    page: Page, area: Box, name: str, fill: pal.Colour | None = None, still: bool = True
) -> tuple[Node, Canvas]:
    """Add a panel to the page, and return it with the canvas to draw on.

    Args:
        fill: its colour, with an outline; None for nothing but what is drawn.
        still: it changes rarely, and lies below all that moves.
    """
    node, canvas = panel_node(page.at(*area), page.unit, name)
    node.static = still
    if fill is not None:
        plate(canvas, fill)
    page.scene.root.add(node)
    return node, canvas


def ruled(page: Page, area: Box, count: int) -> list[Box]:
    """Add a sheet of paper with hairlines between so many rows; returns the rows' places."""
    _, canvas = panel(page, area, "", fill=pal.PAPER)
    places = column(area, [Share()] * count, 0)
    for place in places[1:]:
        y = place.y - area.y - 1
        canvas.panel(WIDE, y, area.w - 2 * WIDE, 2, pal.CARDBOARD, 0, None)
    return places


def plate(
    canvas: Canvas, fill: pal.Colour | None = None, area: Box | None = None, chosen: bool = False
) -> None:
    """Fill a canvas, or an area of it, as a panel with an outline; a thick one if it is chosen.

    Args:
        fill: its colour; None is paper.
    """
    thick = _THICK if chosen else _THIN
    canvas.panel(*(area or whole(canvas)), fill or pal.PAPER, _ROUND, pal.OUTLINE, thick)


def whole(canvas: Canvas) -> Box:
    """All of a canvas, in design units."""
    return Box(0, 0, canvas.w, canvas.h)


def local(place: Box, area: Box) -> Box:
    """A place measured from the corner of an area, as the canvas of a panel there has it."""
    return Box(place.x - area.x, place.y - area.y, place.w, place.h)


def message(canvas: Canvas, area: Box, words: str, bad: bool = False) -> None:
    """Draw what a person should know, on a red plate if something failed; "" is nothing."""
    if words:
        if bad:
            plate(canvas, pal.SEATS["red"], area)
        ink = pal.CHALK if bad else pal.INK
        canvas.paragraph(words, *padding(area, GAP, HAIR), TEXT, ink)


def picture(canvas: Canvas, image: pygame.Surface, area: Box) -> None:
    """Draw a picture in the middle of an area."""
    place = Box(0, 0, image.get_width() / canvas.unit, image.get_height() / canvas.unit)
    canvas.blit(image, *place.around(area.center)[:2])


def marked(canvas: Canvas, image: pygame.Surface, area: Box, mark: pygame.Surface) -> None:
    """Draw a picture in the middle of an area, with a small one over its lower right corner."""
    picture(canvas, image, area)
    place = stack(area, image.get_width() / canvas.unit, image.get_height() / canvas.unit)
    wide, high = mark.get_width() / canvas.unit, mark.get_height() / canvas.unit
    canvas.blit(mark, place.right - wide, place.bottom - high)


def sign(canvas: Canvas, name: str, area: Box, fill: str = "#FFF9EA") -> None:
    """Draw a sign in the middle of an area, as large as it allows."""
    side = min(area.w, area.h)
    canvas.icon(name, area.center.x - side / 2, area.center.y - side / 2, side, fill)


def write(
    canvas: Canvas,
    area: Box,
    found: Sequence[Words],
    centered: bool = False,
    colour: pal.Colour = pal.INK,
) -> str:
    """Set words one below the other in the middle of an area; returns them.

    Args:
        centered: each in the middle; else all begin at the left edge.
    """
    shown = [one for one in found if one.words]
    heights = [Natural(line(one.size)) if one.lines == 1 else Share(one.lines) for one in shown]
    align: Align = "center" if centered else "left"
    for one, place in zip(shown, column(area, heights, HAIR, "center"), strict=True):
        face, lines = (TITLE, one.lines) if one.title else (BOLD, MANY)
        if one.lines == 1:
            style = TextStyle(one.size, face=face, colour=colour, align=align, middle="line")
        else:
            style = TextStyle(one.size, face=face, colour=colour, align=align, lines=lines)
        canvas.write(one.words, place, style)
    return in_lines(one.words for one in shown)


def beside(
    canvas: Canvas, area: Box, image: pygame.Surface, found: Sequence[Words], gap: float = GAP
) -> str:
    """Draw a picture at the left end of an area, and words beside it; returns the words."""
    place, rest = split(area, "left", image.get_width() / canvas.unit, gap)
    picture(canvas, image, place)
    return write(canvas, rest, found)


def told(
    page: Page,
    area: Box,
    name: str,
    found: Sequence[Words],
    fill: pal.Colour | None = None,
    centered: bool = True,
) -> Node:
    """Add a panel that tells some lines, on paper of a colour or straight on the sheet."""
    node, canvas = panel(page, area, name, fill)
    room = whole(canvas) if fill is None else padding(whole(canvas), GAP, HAIR)
    node.label = write(canvas, room, found, centered)
    return node
