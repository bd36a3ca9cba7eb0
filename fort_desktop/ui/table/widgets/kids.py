"""Kids as nodes of the table, in the form that a place has room for."""

from fort_desktop.rules.model.cards import Kid
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.ui.art.cardface import RATIO, box_places, card_width, face_words, kid_card
from fort_desktop.ui.table.things import Thing
from fort_desktop.ui.text.names import kid_name
from fort_desktop.ui.widgets.common import card_node, chip_node


def chip(kid: Kid, place: Box, key: Thing) -> Node:
    """A kid with portrait and name."""
    return chip_node(kid, place, key)


def park_kid(kid: Kid, place: Box, unit: float, key: Thing) -> Node:
    """A kid with portrait, name and signs."""
    high = min(place.h, place.w / RATIO["park"])
    wide = high * RATIO["park"]
    x, y = place.center.x - wide / 2, place.center.y - high / 2
    return card_node(kid, x, y, high, "park", key)


def row_kid(kid: Kid, place: Box, unit: float, key: Thing) -> Node:
    """A kid with portrait and name, and signs beside them."""
    return chip_node(kid, place, key)


def hand_kid(
    kid: Kid, place: Box, unit: float, key: Thing, hot: tuple[bool, bool] = (False, False)
) -> Node:
    """A kid as a card of the hand; `hot` are the boxes that are lit."""
    high = round(place.h)
    image = kid_card(kid, high, "big", face_words(kid), 0, hot)
    node = Node(Box(place.x, place.y, card_width("big", high), high), image, key)
    node.label = kid_name(kid)
    return node


def hand_boxes(kid: Kid, place: Box, unit: float) -> tuple[Box, Box]:
    """Where the public and the private box of such a card lie, in the coordinates of `place`."""
    public, private = (
        Box(place.x + box.x, place.y + box.y, box.w, box.h) for box in box_places(round(place.h))
    )
    return public, private
