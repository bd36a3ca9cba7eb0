"""The supply: a tray with toys and pizza, which never run out (COMP-5)."""

from typing import Final

from fort_desktop.rules.model.types import Resource
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.icons import icon
from fort_desktop.ui.i18n.i18n import tr
from fort_desktop.ui.table.layout.supply import SupplyPlaces
from fort_desktop.ui.table.panels.painter import Ground
from fort_desktop.ui.table.things import SUPPLY, SupplyToken
from fort_desktop.ui.toolkit.common import shaded

_HEAP: Final = ((-0.3, 0.12), (0.3, 0.12), (0.0, -0.1))
"""Where each of a heap lies, by its size, from the middle; the last one on top."""
_FINE: Final = 1.5


def supply(parent: Node, places: SupplyPlaces, unit: float) -> Node:
    """The tray, a place to pay into, with a heap of each kind that tokens come from."""
    ground = Ground.of(places.tray, unit, SUPPLY)
    whole = Box(0, 0, places.tray.w, places.tray.h)
    ground.panel(whole, pal.CARDBOARD, 9, 2.4)
    ground.panel(whole.inset(*[4 * unit] * 4), pal.CARDBOARD_DARK, 6, 0, None)
    ground.node.label = tr("Supply")
    shaded(parent, places.tray, unit / _FINE)
    parent.add(ground.node)
    _heap(ground, "toys", places.toys)
    _heap(ground, "pizza", places.pizza)
    return ground.node


def _heap(ground: Ground, what: Resource, place: Box) -> None:
    """Some tokens of a kind, of which the topmost can be taken."""
    size = 0.92 * place.h
    picture = icon(what, round(size))
    for dx, dy in _HEAP:
        at = Box(0, 0, size, size).around(place.center)
        ground.blit(picture, at.at(at.x + dx * size, at.y + dy * size))
    ground.spot(SupplyToken(what), place)
