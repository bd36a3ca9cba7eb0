"""Pieces of several panels: kids as nodes, tokens, labels, and numbers that go up by and by."""

from collections.abc import Callable
from math import ceil
from typing import Final

import pygame

from fort_desktop.rules.model.cards import Kid
from fort_desktop.rules.model.types import Resource
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.scene.panel import rounded
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.cardface import box_places, card_picture, kid_picture, spoken
from fort_desktop.ui.art.forms import BLEED, Form
from fort_desktop.ui.art.icons import icon
from fort_desktop.ui.art.kept import THINGS
from fort_desktop.ui.art.paper import tape
from fort_desktop.ui.design.canvas import PanelCanvas
from fort_desktop.ui.design.text_box import TextStyle, longest
from fort_desktop.ui.i18n.i18n import language
from fort_desktop.ui.table.things import Thing
from fort_desktop.ui.text.names import kid_name


def kid_node(
    kid: Kid,
    form: Form,
    place: Box,
    unit: float,
    key: Thing,
    seen: float | None = None,
    sticks_out: bool = True,
) -> Node:
    """A kid in a form, as large as a place in pixels.

    Args:
        sticks_out: its badge may stick out of the corner.
        seen: how much of the width of a card the next one leaves free, in pixels; None for all.
    """
    size = round(place.w), round(place.h)
    bleed = round(BLEED * unit) if sticks_out and form != "chip" else 0
    if form != "chip" and seen is not None:
        image = card_picture(
            kid, form, size, unit, spoken(kid, language()), strip=seen, bleed=bleed
        )
    else:
        image = kid_picture(kid, form, size, unit, language(), bleed)
    node = Node(place, image, key)
    node.label = kid_name(kid)
    return node


def lit_kid(kid: Kid, place: Box, unit: float, key: Thing, hot: tuple[bool, bool]) -> Node:
    """A kid as a card of the hand; `hot`: whether its public and its private box are lit."""
    size, words = (round(place.w), round(place.h)), spoken(kid, language())
    bleed = round(BLEED * unit)
    image = card_picture(kid, "hand", size, unit, words, hot=hot, bleed=bleed)
    node = Node(place, image, key)
    node.label = kid_name(kid)
    return node


def boxes_of(kid: Kid, form: Form, place: Box, unit: float) -> tuple[Box, Box]:
    """Return the public and the private box of such a card, in the coordinates of `place`."""
    size, words = (round(place.w), round(place.h)), spoken(kid, language())
    public, private = (
        Box(place.x + box.x, place.y + box.y, box.w, box.h)
        for box in box_places(kid, form, size, unit, words)
    )
    return public, private


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


def label(ground: PanelCanvas, place: Box, *choices: str) -> None:
    """A few words on a strip of masking tape: the first of some wordings that fits."""
    unit = ground.unit
    ground.blit(tape(round(place.w), round(place.h), False, -0.8), place.x, place.y)
    room = place.inset(5 * unit, 0, 5 * unit, 0)
    words = longest(choices, room.w / unit, unit, 14)
    ground.write(words, room, TextStyle(15, least=14, align="center"))


def token(what: Resource, place: Box, unit: float, key: Thing) -> Node:
    """A pizza or a toy in a slot."""
    return Node(place, token_picture(what, round(place.w), round(place.h), unit), key)


@THINGS
def token_picture(what: str, w: int, h: int, unit: float) -> pygame.Surface:
    """A token on its slip of paper."""
    image = rounded(w, h, 5 * unit, pal.PAPER, pal.OUTLINE, max(1.0, 1.6 * unit)).copy()
    size = max(6, round(min(w, h) - 4 * unit))
    image.blit(icon(what, size), ((w - size) // 2, (h - size) // 2))
    return image
