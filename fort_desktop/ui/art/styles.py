"""The three sizes of cards of the first table, drawn in the forms of today.

For the widgets that have yet to move to the forms; to be deleted with the last of them.
"""

from typing import Final, Literal

import pygame

from fort_desktop.rules.model.cards import Kid
from fort_desktop.ui.art.cardface import FaceWords, box_places, card_picture, kid_picture, spoken
from fort_desktop.ui.art.forms import LAYOUTS, Form

Style = Literal["big", "park", "mini"]
_FORMS: Final[dict[Style, tuple[Form, float, float]]] = {
    "big": ("hand", LAYOUTS["hand"].w, LAYOUTS["hand"].h),
    "park": ("park", LAYOUTS["park"].w, LAYOUTS["park"].h),
    "mini": ("chip", 69, 100),
}


def card_width(style: Style, height: int) -> int:
    """The width of a card of this height, in pixels."""
    _, w, h = _FORMS[style]
    return round(height * w / h)


def card_face(kid: Kid, height: int, style: Style, language: str) -> pygame.Surface:
    """A kid's card with its words in the current language."""
    form, _, h = _FORMS[style]
    return kid_picture(kid, form, (card_width(style, height), height), height / h, language)


def action_places(kid: Kid, height: int, language: str) -> tuple[pygame.Rect, pygame.Rect]:
    """Where the boxes of a big card lie, in its pixels."""
    size = card_width("big", height), height
    return box_places(kid, "hand", size, height / LAYOUTS["hand"].h, spoken(kid, language))


def kid_chip(kid: Kid, w: int, h: int) -> pygame.Surface:
    """A small card for a Lookout or a Yard, without a name."""
    return card_picture(kid, "chip", (w, h), max(h / 76, w / 49), FaceWords(""))
