"""The last play on the mat, while a shared screen waits for the next person."""

from typing import Final

from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.boards import seat_mark
from fort_desktop.ui.art.daylight import in_light
from fort_desktop.ui.art.paper import patio
from fort_desktop.ui.design.letters import say, write
from fort_desktop.ui.i18n.i18n import tr
from fort_desktop.ui.table.layout.mat import mat_places
from fort_desktop.ui.table.panels.kids import kid_node
from fort_desktop.ui.table.panels.painter import Ground, Painter
from fort_desktop.ui.table.panels.since import Turn
from fort_desktop.ui.table.things import PLAY, PileCard
from fort_desktop.ui.text.lists import listed
from fort_desktop.ui.toolkit.common import shaded

_FINE: Final = 1.5


def last_play(parent: Node, area: Box, painter: Painter, turn: Turn) -> None:
    """The mat with the kid that was played last, who followed, and who was recruited."""
    unit, _, _, dusk, *_ = painter
    shaded(parent, area, unit / _FINE)
    ground = Ground.of(area, unit, PLAY)
    size = ground.image.get_size()
    ground.image.blit(in_light(patio, *size, unit / _FINE, dusk), (0, 0))
    parent.add(ground.node)
    if turn.kid is None:
        return
    places = mat_places(Box(0, 0, area.w, area.h), unit, 1, True)
    key = PileCard(turn.kid.id)
    ground.node.add(kid_node(turn.kid, places.form, places.cards[0], unit, key))
    if places.aside is not None:
        _slip(ground, places.aside, turn)
    ground.panel(places.tally, pal.PAPER, 8, 2)
    room = places.tally.inset(7 * unit, 2 * unit, 7 * unit, 2 * unit)
    write(ground.image, turn.result, room, unit, 18, lines=2, least=13)
    ground.node.label = listed((turn.name, turn.result, turn.recruited, turn.followed))


def _slip(ground: Ground, place: Box, turn: Turn) -> None:
    """Draw a turn: who it was, who followed, who was recruited."""
    unit = ground.unit
    ground.panel(place, pal.PAPER, 8, 2.4)
    room = place.inset(8 * unit, 6 * unit, 8 * unit, 6 * unit)
    side = 26 * unit
    ground.blit(seat_mark(round(side), turn.colour), room)
    name = Box(room.x + side + 5 * unit, room.y, room.w - side - 5 * unit, side)
    write(ground.image, turn.name, name, unit, 16, least=12, align="left")
    lines = (
        ("", tr("has played")),
        ("follow", turn.followed),
        ("recruit", turn.recruited),
    )
    top = room.y + side + 4 * unit
    each = (room.bottom - top) / (len(lines) + 0.5)
    for sign, words in lines:
        high = each * (0.5 if not sign else 1.5 if sign == "recruit" else 1.0)
        line = Box(room.x, top, room.w, high)
        if sign and words:
            small = min(20 * unit, high)
            ground.icon(sign, Box(line.x, line.center.y - small / 2, small, small))
            line = line.inset(small + 5 * unit, 0, 0, 0)
        say(ground.image, words, line, unit, 15, least=12, lines=3, align="left")
        top += high
