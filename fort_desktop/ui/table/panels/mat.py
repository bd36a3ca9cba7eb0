"""The play mat: what was played, what it brings, and the last play while nobody plays."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from fort_desktop.rules.model.cards import Kid
from fort_desktop.rules.model.types import BOXES
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.paper import chalked, gingham, patio
from fort_desktop.ui.design.canvas import PanelCanvas
from fort_desktop.ui.design.text_box import TextStyle
from fort_desktop.ui.design.unit import STEP
from fort_desktop.ui.i18n.i18n import tr
from fort_desktop.ui.table import things as th
from fort_desktop.ui.table.layout.mat import MatPlaces, mat_places
from fort_desktop.ui.table.layout.park import folded_kids, row_width
from fort_desktop.ui.table.panels.pieces import EMPTY, Look, boxes_of, kid_node, lit, lit_kid
from fort_desktop.ui.table.panels.previews import count_line
from fort_desktop.ui.table.panels.slip import play_slip, turn_slip
from fort_desktop.ui.table.viewmodels.plays import MatVM, Turn
from fort_desktop.ui.text.lists import listed
from fort_desktop.ui.toolkit.common import panel_node, shaded

_ASIDE: Final = 12.0
"""Units between the cards and the kids of a Park that the mat covers."""
_LEAST_ROW: Final = 44.0
"""Lower rows could not be read; the Park has a tab of its own there."""
_CLOTH: Final = 6.0
_ROOMY: Final = 290.0
"""So much is left to what is played: a narrower mat has no room for the kids of the Park."""


class MatAt(NamedTuple):
    """The place of the mat in pixels, and whether it covers the Park, whose kids it shows then."""

    area: Box
    covers: bool = False


def park_room(area: Box, unit: float, alone: bool) -> float:
    """Return the width of a mat over the Park that is left to the Park's kids, in pixels.

    0 if there is not enough room for them. A card that lies `alone` leaves them more.
    """
    high = min(74.0, (area.h / unit - 32) / 3)
    if high < _LEAST_ROW:
        return 0.0
    wide = (row_width(high) + 12 + _ASIDE) * unit
    if area.w - wide < _ROOMY * unit:
        return 0.0
    return max(wide, area.w - _ROOMY * unit) if alone else wide


def mat(parent: Node, at: MatAt, look: Look, vm: MatVM) -> Node:
    """The stone with the played card, a node for each of its boxes, and what was added."""
    unit, area = look.unit, at.area
    shaded(parent, area, unit / STEP)
    ground = PanelCanvas(area, unit, th.PLAY, 1.0)
    lit(ground, patio, look.dusk, unit / STEP)
    parent.add(ground.node)
    alone = len(vm.cards) < 2 and vm.slip is None and not vm.drop
    taken = park_room(area, unit, alone) if at.covers else 0.0
    room = Box(0, 0, area.w - taken, area.h)
    if vm.last is not None:
        _last_play(ground, vm.last)
    elif vm.cards:
        _played(ground, room, vm)
    else:
        _empty(ground, mat_places(room, unit, 0).hint, vm.invites)
    if taken and vm.covered:
        _covered(ground.node, look, taken, vm.covered)
    return ground.node


def _empty(ground: PanelCanvas, hint: Box, invites: bool) -> None:
    """The free stone with what children have drawn there; it invites whoever may play a kid."""
    x, y, w, h = hint
    ground.blit(chalked(round(w), round(h)), x, y)
    if invites:
        ground.node.label = tr("Play a kid here")
        ground.slot(*hint, pal.CHALK, 5, 1.6)
        aside, above = (0.0, h / 3) if h >= w else (w / 3, 0.0)
        room = hint.inset(aside, above, aside, above)
        ground.write(ground.node.label, room, TextStyle(22, least=15, align="center", lines=3))


def _covered(mat: Node, look: Look, taken: float, kids: Sequence[Kid]) -> None:
    """The kids of a Park that the mat covers, in rows on a cloth at the end of the mat."""
    unit, dusk = look
    places = folded_kids(Box(0, 0, mat.box.w, mat.box.h), unit, taken)
    first, edge = places[0], _CLOTH * unit
    cloth = Box(first.x, first.y, first.w, places[-1].bottom - first.y)
    cloth = cloth.inset(-edge, -1.6 * edge, -edge, -1.6 * edge)
    blanket, canvas = panel_node(cloth, unit, "blanket")
    lit(canvas, gingham, dusk, unit / STEP)
    blanket.solid = False
    mat.add(blanket)
    for kid, place in zip(kids, places, strict=False):
        mat.add(kid_node(kid, "row", place, unit, th.ParkCard(kid.id)))


def _played(ground: PanelCanvas, room: Box, vm: MatVM) -> None:
    """Of the played cards, one may have been trashed since; the others lie there still."""
    beside = vm.slip is not None or bool(vm.drop)
    # A preview of what to follow with counts there, too.
    places = mat_places(room, ground.unit, len(vm.cards), beside, vm.count is not None)
    _cards(ground, places, vm)
    if places.aside is not None:
        if vm.drop:
            _drop_place(ground, places.aside, vm.drop)
        elif vm.slip is not None:
            play_slip(ground, places.aside, vm.slip)
    if vm.count is not None:
        count_line(ground, places.tally, vm.count)
        ground.spot(th.COUNT, places.tally)


def _cards(ground: PanelCanvas, places: MatPlaces, vm: MatVM) -> None:
    unit = ground.unit
    for i, (kid, place, seen) in enumerate(
        zip(vm.cards, places.cards, _seen(places.cards), strict=True)
    ):
        if i != vm.played:
            ground.node.add(kid_node(kid, places.form, place, unit, th.AddedCard(kid.id), seen))
            continue
        key = th.PlayedCard(kid.id)
        if vm.used is not None and places.form == "hand":
            hot = vm.used == "public", vm.used == "private"
            ground.node.add(lit_kid(kid, place, unit, key, hot))
        else:
            ground.node.add(kid_node(kid, places.form, place, unit, key, seen))
        for name, box in zip(BOXES, boxes_of(kid, places.form, place, unit), strict=True):
            ground.spot(th.ActionBox(name), box)


def _seen(places: Sequence[Box]) -> list[float | None]:
    """Return the width of each card that the next one leaves free, None for all of it."""
    steps = [b.x - a.x if b.x < a.right else None for a, b in pairwise(places)]
    return [*steps, *([None] if places else [])]


def _drop_place(ground: PanelCanvas, place: Box, words: str) -> None:
    """Draw the place where a card to follow with may be dropped."""
    unit = ground.unit
    ground.slot(*place, pal.mixed(pal.PATIO, pal.OUTLINE, EMPTY), 5, 1.6)
    room = place.inset(8 * unit, 8 * unit, 8 * unit, 8 * unit)
    ground.write(words, room, TextStyle(18, least=14, align="center", lines=6))


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
    places = mat_places(Box(0, 0, *ground.node.box[2:]), unit, 1, True)
    key = th.PileCard(turn.kid.id)
    ground.node.add(kid_node(turn.kid, places.form, places.cards[0], unit, key))
    if places.aside is not None:
        turn_slip(ground, places.aside, turn)
    ground.panel(*places.tally, pal.PAPER, 8, pal.OUTLINE, 2)
    room = places.tally.inset(7 * unit, 2 * unit, 7 * unit, 2 * unit)
    ground.write(turn.result, room, TextStyle(18, least=13, align="center", lines=2))
    ground.node.label = listed((turn.name, turn.result, turn.recruited, turn.followed))
