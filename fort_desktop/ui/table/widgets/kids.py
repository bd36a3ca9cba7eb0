"""Kids as nodes of the table, in the form that a place has room for."""

from fort_desktop.rules.model.cards import Kid
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.ui.table.things import Thing
from fort_desktop.ui.widgets.common import card_node, chip_node


def chip(kid: Kid, place: Box, key: Thing) -> Node:
    """A kid with portrait and name."""
    return chip_node(kid, place, key)


def card(kid: Kid, place: Box, key: Thing) -> Node:
    """A kid as a card of the hand."""
    return card_node(kid, place.x, place.y, place.h, "big", key)
