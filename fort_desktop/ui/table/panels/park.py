"""The Park: its deck and the kids in it."""

from typing import Final

from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.cardback import card_back
from fort_desktop.ui.art.daylight import in_light
from fort_desktop.ui.art.fonts import BOLD
from fort_desktop.ui.art.paper import gingham
from fort_desktop.ui.design.letters import floor_of, longest, say
from fort_desktop.ui.i18n.i18n import tr
from fort_desktop.ui.table.layout.park import folded_kids, park_places
from fort_desktop.ui.table.panels.kids import kid_node
from fort_desktop.ui.table.panels.own_stuff import label
from fort_desktop.ui.table.panels.painter import Ground
from fort_desktop.ui.table.things import ParkCard, ParkDeck, Part
from fort_desktop.ui.table.viewmodels.park import ParkVM
from fort_desktop.ui.toolkit.common import shaded

_FINE: Final = 1.5


def park(parent: Node, area: Box, unit: float, dusk: float, vm: ParkVM) -> Node:
    """The blanket with label, deck and kids, and what the viewer can do here."""
    shaded(parent, area, unit / _FINE)
    ground = Ground.of(area, unit, Part("park"))
    size = ground.image.get_size()
    ground.image.blit(in_light(gingham, *size, unit / _FINE, dusk), (0, 0))
    parent.add(ground.node)
    places = park_places(Box(0, 0, area.w, area.h), unit)
    label(ground, places.label, tr("Park"))
    ground.node.label = vm.invitation
    if ground.node.label and places.pill is not None:
        _pill(ground, places.pill, ground.node.label)
    if vm.deck:
        w, h = round(places.deck.w), round(places.deck.h)
        back = card_back(w, h, pal.PARK_BACK, vm.deck)
        deck = ground.node.add(Node(places.deck, back, ParkDeck()))
        deck.label = str(vm.deck)
    else:
        ground.slot(places.deck)
    for kid, place in zip(vm.kids, places.kids, strict=False):
        ground.node.add(kid_node(kid, "park", place, unit, ParkCard(kid.id)))
    return ground.node


def covered_park(mat: Node, unit: float, vm: ParkVM) -> None:
    """The kids of a Park that the mat covers, in rows at the end of the mat."""
    places = folded_kids(Box(0, 0, mat.box.w, mat.box.h), unit)
    for kid, place in zip(vm.kids, places, strict=False):
        mat.add(kid_node(kid, "row", place, unit, ParkCard(kid.id)))


def _pill(ground: Ground, place: Box, words: str) -> None:
    unit = ground.unit
    edge = 11 * unit
    words = longest((words, ""), place.w - 2 * edge, unit, 13, BOLD)
    if not words:
        return
    ground.panel(place, pal.PAPER, 12, 2)
    size = max(15.0, floor_of(unit) / unit)
    say(ground.image, words, place.inset(edge, 0, edge, 0), unit, size, least=13)
