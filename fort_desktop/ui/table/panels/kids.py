"""Kids as nodes of the table, in the form that a place has room for."""

from fort_desktop.rules.model.cards import Kid
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.ui.art.cardface import box_places, card_picture, kid_picture, spoken
from fort_desktop.ui.art.forms import BLEED, Form
from fort_desktop.ui.i18n.i18n import language
from fort_desktop.ui.table.things import Thing
from fort_desktop.ui.text.names import kid_name


def kid_node(
    kid: Kid, form: Form, place: Box, unit: float, key: Thing, seen: float | None = None
) -> Node:
    """A kid in a form, as large as a place in pixels; its badge may stick out of the corner.

    Args:
        seen: how much of the width of a card the next one leaves free, in pixels; None for all.
    """
    size = round(place.w), round(place.h)
    bleed = 0 if form == "chip" else round(BLEED * unit)
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
