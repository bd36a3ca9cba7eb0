"""Shared widgets: buttons, panels, name ribbons, toasts."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

import pygame

from fort_desktop.scene.geometry import Box
from fort_desktop.scene.meaning import Meaning
from fort_desktop.scene.node import Node, Picture
from fort_desktop.scene.panel import dashed
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.fonts import TITLE
from fort_desktop.ui.art.highlights import glow, rim, waiting
from fort_desktop.ui.art.kept import THINGS
from fort_desktop.ui.art.paper import banner
from fort_desktop.ui.design.canvas import Canvas, PanelCanvas, soft_shadow
from fort_desktop.ui.design.text_box import MANY, TextStyle, fit, width

BELOW: Final = -1.0
"""The z of what lies below the picture of its parent."""
GLOW: Final = "glow"
"""The key of the rim round what may be chosen."""
WELCOME: Final = 0.7
"""The opacity of rim and veil of a place that waits for what is dragged."""
AIR: Final = 12.0
"""Above and below the words of a button."""
_LINES: Final = 3
"""The most lines of a label; with more, its letters would be no larger."""
TIP_Z: Final = 800_000.0
"""Notes lie above the table, below what is dragged."""


def panel_node(area: Box, unit: float, key: object = "") -> tuple[Node, Canvas]:
    """A static node with a canvas to draw on."""
    panel = PanelCanvas(area, unit, key)
    return panel.node, panel


def shaded(parent: Node, area: Box, unit: float, still: bool = True) -> None:
    """Add the shadow of a panel, before the panel itself; `still` if that is static."""
    image = soft_shadow(round(area.w), round(area.h), unit)
    edge = 8 * unit
    place = Box(area.x - edge, area.y - edge + 6 * unit, *image.get_size())
    parent.add(Picture(place, image, static=still))


def sign_on(
    node: Node,
    unit: float,
    brings: str = "",
    at: Callable[[tuple[int, int]], tuple[int, int]] | None = None,
) -> Node:
    """Lay on a node what choosing it `brings`, as "+1", or else a plus; returns that.

    Args:
        at: tells the corner of such a sign by its size in pixels, where it is not to lie over the
            upper right corner of the node.
    """
    size = round(max(22 * unit, min(36 * unit, node.box.h * 0.16)))
    image = chip(brings, "", unit) if brings else _plus(size)
    w, h = image.get_size()
    # Of a thing that is hardly larger than that, it leaves most to be seen.
    over = 0.8 if node.box.h >= 2 * h else 0.4
    corner = at((w, h)) if at is not None else (node.box.w - over * w, (over - 1) * h)
    sign = Picture(Box(corner[0], corner[1], w, h), image, "brings" if brings else "plus")
    sign.label = brings
    return node.add(sign)


def rimmed_by(node: Node, unit: float, within: Box | None = None) -> Node:
    """Lay a rim round a node, as its child; below its picture, if it has one that moves.

    Args:
        within: what of the node it surrounds, where that is not all: several things that lie there.
    """
    # What moves is drawn above all that is static, so there it must not cover the picture.
    hollow = within is not None or node.image is None or node.static
    box = within or Box(0, 0, node.box.w, node.box.h)
    rimmed = _round(box, rim(round(box.w), round(box.h), unit, hollow), GLOW)
    # Of things in a row without a ground badges stick out over the rim.
    rimmed.z = BELOW if node.image is None or not hollow else 0.0
    return node.add(rimmed)


@THINGS
def _plus(size: int) -> pygame.Surface:
    """The sign on what may be chosen."""
    canvas = Canvas(size, size, size / 24)
    canvas.panel(0, 0, 24, 24, pal.ACTION, 12, pal.OUTLINE, 2)
    canvas.panel(10.5, 5, 3, 14, pal.OUTLINE, 1, None)
    canvas.panel(5, 10.5, 14, 3, pal.OUTLINE, 1, None)
    return canvas.image


def halo(node: Node, unit: float, name: str = GLOW, hollow: bool = False) -> Node:
    """A glow round a node, as its child below its picture."""
    box = Box(0, 0, node.box.w, node.box.h)
    shown = _round(box, glow(round(box.w), round(box.h), unit, hollow), name)
    shown.z = 0.0 if hollow else BELOW
    return shown


def _round(box: Box, image: pygame.Surface, name: str) -> Node:
    """A picture that sticks out of a box equally far on all sides."""
    (w, h), (wide, high) = image.get_size(), (round(box.w), round(box.h))
    return Picture(Box(box.x - (w - wide) / 2, box.y - (h - high) / 2, w, h), image, name)


def badge_at(node: Node, image: pygame.Surface) -> Node:
    """Lay a small picture over the top left corner of a node; returns it."""
    w, h = image.get_size()
    return node.add(Picture(Box(-w * 0.3, -h * 0.3, w, h), image, "badge"))


def welcome(node: Node, unit: float) -> Node:
    """Dashes and a pale veil where what is dragged may be laid, stronger while it is above that."""
    w, h = round(node.box.w), round(node.box.h)
    dashes = _round(Box(0, 0, node.box.w, node.box.h), waiting(w, h, unit), "welcome")
    dashes.opacity = WELCOME
    return node.add(dashes)


def dashed_place(w: float, h: float, unit: float) -> Node:
    """Return the dashed place where something lay that is held now."""
    size = round(w), round(h)
    image = dashed(*size, 9 * unit, pal.PAPER, max(1.0, 2.4 * unit))
    return Picture(Box(0, 0, *size), image, "left")


@THINGS
def chip(words: str, sign: str, unit: float, least: float = 34.0) -> pygame.Surface:
    """A small yellow badge for a previewed effect: ``+3`` and a sign, if there is one."""
    wide = width(words, unit, 21)
    w = max(least, wide + 18 + (27 if sign else 0))
    canvas = Canvas(w * unit, 34 * unit, unit)
    canvas.panel(0, 0, w, 34, pal.ACTION, 17, pal.OUTLINE, 3)
    if sign:
        x = (w - wide - 27) / 2
        canvas.icon(sign, x + wide + 1, 4, 26)
        canvas.title(words, x, 17, 21, wide + 2)
    else:
        canvas.title(words, w / 2, 17, 21, w - 8, align="center")
    return canvas.image


def button(
    area: Box,
    unit: float,
    words: str,
    key: object,
    act: Callable[[], None],
    primary: bool = True,
) -> Node:
    """A button with a lip, for clicks and the keyboard focus."""
    canvas = Canvas(area.w, area.h, unit)
    canvas.panel(0, 5, canvas.w, canvas.h - 5, pal.OUTLINE, 14, None)
    fill = pal.ACTION if primary else pal.PAPER
    canvas.panel(0, 0, canvas.w, canvas.h - 5, fill, 14)
    label(canvas, words, Box(12, AIR, canvas.w - 24, canvas.h - 5 - 2 * AIR), 23, True)
    node = Node(area, canvas.image, key)
    node.clicked = act
    node.label = words
    return node


def lights_up(
    node: Node, faces: Sequence[pygame.Surface], chosen: bool = False, by: Node | None = None
) -> None:
    """Give a node two faces: it is lit while the pointer is on it, or always if it is chosen.

    Args:
        faces: the plain one and the lit one; by: the node that takes the pointer, if another.
    """
    node.image = faces[chosen]

    def hovered(on: bool) -> None:
        node.image = faces[on or chosen]

    (by or node).hovered = hovered


def label(
    canvas: Canvas,
    words: str,
    area: Box,
    size: float,
    centered: bool = False,
    face: Path = TITLE,
) -> None:
    """Draw a few words; long ones take up to three close lines before they become small."""
    style = TextStyle(size, face=face, align="center" if centered else "left", lines=_LINES)
    # One line stands where it would without the marks above its letters: beside others, on theirs.
    line = style._replace(lines=1, least=size, middle="line")
    if canvas.has_room(words, area, line):
        canvas.write(words, area, line)
        return
    if not canvas.has_room(words, area, style):
        # Letters close to the line around them are better than half of a sentence.
        area = area.inset(0, -AIR / 2, 0, -AIR / 2)
    if not canvas.has_room(words, area, style):
        style = style._replace(lines=MANY)
    canvas.write(words, area, style)


def ribbon(canvas: Canvas, x: float, y: float, w: float, name: str, colour: str) -> None:
    """A name on a ribbon in the seat's colour, with its mark."""
    canvas.blit(banner(canvas.px(w), canvas.px(44), pal.SEATS[colour]), x, y - 1)
    canvas.icon(pal.MARKS[colour], x + 12, y + 8, 26)
    canvas.title(name, x + 46, y + 21, 26, w - 66, pal.CHALK)


def toast(words: str, area: Box, unit: float) -> Node:
    """A message that is shown for a while near the prompt."""
    style = TextStyle(21, colour=pal.CHALK, lines=3)
    made = fit(words, (round(area.w - 40 * unit), round(90 * unit)), unit, style)
    w, h = made.width + 40 * unit, made.height + 20 * unit
    canvas = Canvas(w, h, unit)
    canvas.panel(0, 0, canvas.w, canvas.h, pal.SEATS["red"], 14)
    canvas.put(made, Box(20, 0, canvas.w - 40, canvas.h), style)
    node = Picture(Box(area.center.x - w / 2, area.y - h - 6 * unit, w, h), canvas.image, "toast")
    node.label, node.meaning = words, Meaning("message", live="assertive")
    return node
