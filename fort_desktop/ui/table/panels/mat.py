"""The play mat: what was played, what it brings, and the last play while nobody plays."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from fort_desktop.rules.model.types import BOXES
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.paper import chalked, patio
from fort_desktop.ui.design.canvas import PanelCanvas
from fort_desktop.ui.design.text_box import TextStyle
from fort_desktop.ui.design.unit import STEP
from fort_desktop.ui.i18n.i18n import tr
from fort_desktop.ui.table import things as th
from fort_desktop.ui.table.layout.park import MatPlaces, mat_places
from fort_desktop.ui.table.panels.pieces import Look, boxes_of, kid_node, lit, lit_kid
from fort_desktop.ui.table.panels.previews import count_line
from fort_desktop.ui.table.viewmodels.plays import MatVM, Turn

_TOLD: Final = 130.0
"""What came together needs so many units; beside many faces there is less, and the log tells it.
Where a whole mat is no wider, the faces lie on the lawn."""


def mat(parent: Node, area: Box, look: Look, vm: MatVM) -> Node:
    """The stone with the played card, a node for each of its boxes, and what was added."""
    unit = look.unit
    ground = PanelCanvas(area, unit, th.PLAY, 1.0)
    if area.w >= _TOLD * unit:
        lit(ground, patio, look.dusk, unit / STEP)
    parent.add(ground.node)
    room = Box(0, 0, area.w, area.h)
    if vm.last is not None:
        _last_play(ground, vm.last)
    elif vm.cards:
        _played(ground, room, vm)
    else:
        _empty(ground, mat_places(room, unit, 0).hint, vm.invites)
    return ground.node


def _empty(ground: PanelCanvas, hint: Box, invites: bool) -> None:
    """The free stone with what children have drawn there; it invites whoever may play a kid."""
    x, y, w, h = hint
    ground.blit(chalked(round(w), round(h)), x, y)
    if invites:
        ground.node.label = tr("Play a kid here")
        aside, above = (0.0, h / 3) if h >= w else (w / 3, 0.0)
        room = hint.inset(aside, above, aside, above)
        ground.write(ground.node.label, room, TextStyle(22, least=15, align="center", lines=3))


def _played(ground: PanelCanvas, room: Box, vm: MatVM) -> None:
    """Of the played cards, one may have been trashed since; the others lie there still."""
    # A preview of what to follow with counts there, too.
    places = mat_places(room, ground.unit, len(vm.cards), vm.count is not None)
    _cards(ground, places, vm)
    if vm.count is not None and places.tally.w >= _TOLD * ground.unit:
        count_line(ground, places.tally, vm.count)
        ground.spot(th.COUNT, places.tally)


def _cards(ground: PanelCanvas, places: MatPlaces, vm: MatVM) -> None:
    unit, whole = ground.unit, places.form == "hand"
    seen = [None] * len(vm.cards) if whole else _seen(places.cards)
    for i, (kid, place, strip) in enumerate(zip(vm.cards, places.cards, seen, strict=True)):
        form = "head" if whole and i < len(vm.cards) - 1 else places.form
        if i != vm.played:
            ground.node.add(kid_node(kid, form, place, unit, th.AddedCard(kid.id), strip))
            continue
        key = th.PlayedCard(kid.id)
        if vm.used is not None and whole:
            hot = vm.used == "public", vm.used == "private"
            ground.node.add(lit_kid(kid, place, unit, key, hot))
        else:
            ground.node.add(kid_node(kid, form, place, unit, key, strip))
        if places.form == "chip":
            continue
        for name, box in zip(BOXES, boxes_of(kid, form, place, unit), strict=True):
            ground.spot(th.ActionBox(name), box)


def _seen(places: Sequence[Box]) -> list[float | None]:
    """Return the width of each card that the next one leaves free, None for all of it."""
    steps = [b.x - a.x if b.x < a.right else None for a, b in pairwise(places)]
    return [*steps, *([None] if places else [])]


# What leaves the game.


def bin_node(place: Box, unit: float, sign: str) -> Node:
    """A place to drag what is to be trashed or paid."""
    shown = PanelCanvas(place, unit, th.BIN, 1.0)
    shown.panel(0, 0, place.w, place.h, pal.PAPER, 10, pal.OUTLINE, 2.7)
    size = 0.8 * place.h
    at = Box(0, 0, size, size).around(Box(0, 0, place.w, place.h).center)
    shown.icon(sign, at.x, at.y, at.w)
    shown.node.static = False  # above the cards that lie there
    return shown.node


def _last_play(ground: PanelCanvas, turn: Turn) -> None:
    """The kid that was played last, who followed, and who was recruited."""
    if turn.kid is None:
        return
    unit = ground.unit
    places = mat_places(Box(0, 0, *ground.node.box[2:]), unit, 1)
    key = th.PileCard(turn.kid.id)
    ground.node.add(kid_node(turn.kid, places.form, places.cards[0], unit, key))
    ground.panel(*places.tally, pal.PAPER, 8, pal.OUTLINE, 2)
    room = places.tally.inset(7 * unit, 2 * unit, 7 * unit, 2 * unit)
    ground.write(turn.result, room, TextStyle(18, least=13, align="center", lines=2))
    ground.node.label = turn.heard
