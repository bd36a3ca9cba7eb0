"""A rival's board: name, points, fort, Stuff, Pack, Lookout, discard pile and Yard."""

from typing import Literal

from fort_desktop.rules.knowledge.view import SeatView
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.rules.model.types import Resource
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.layout import step_between
from fort_desktop.scene.node import Node
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.boards import panel, yard
from fort_desktop.ui.art.daylight import in_light, warm
from fort_desktop.ui.art.players import PLAYERS, player_face
from fort_desktop.ui.canvas import Canvas
from fort_desktop.ui.table.things import Number, RivalBoard, RivalPile, YardCard
from fort_desktop.ui.table.widgets.painter import Painter
from fort_desktop.ui.text.i18n import tr
from fort_desktop.ui.widgets.common import (
    card_node,
    figure,
    panel_node,
    ribbon,
    shaded,
    tip,
)

_NARROW = 280.0
"""Below this width of the left half the discard pile is a number only."""


def rival_panel(
    parent: Node, area: Box, painter: Painter, seat: SeatView, name: str, player: str = ""
) -> None:
    """Put a rival's board on the table; a computer `player` has a face."""
    unit, view, catalog, dusk = painter
    shaded(parent, area, unit)
    node, canvas = panel_node(area, unit, RivalBoard(seat.seat))
    canvas.image.blit(
        panel(*canvas.image.get_size(), unit, warm(pal.CARDBOARD_RIVAL, dusk)), (0, 0)
    )
    if seat.seat == view.leader and view.round > 0:
        canvas.panel(3, 3, canvas.w - 6, canvas.h - 6, None, 14, pal.ACTION, 4)
    left = min(340.0, canvas.w * 0.5)
    ribbon(canvas, 8, 10, left * 0.58, name, seat.colour)
    _numbers(node, canvas, seat, left)
    _rows(node, canvas, seat, left, catalog)
    if player in PLAYERS and left > _NARROW:
        canvas.blit(player_face(player, canvas.px(48)), 188, 60)
    parent.add(node)
    if left > _NARROW:
        _discard(node, unit, seat, catalog, left)
    else:
        _discard_count(node, unit, seat, left)
    place = Box((left + 8) * unit, 12 * unit, area.w - (left + 20) * unit, area.h - 24 * unit)
    ground = in_light(yard, round(place.w), round(place.h), unit, dusk)
    canvas.image.blit(ground, (round(place.x), round(place.y)))
    _yard(node, canvas, seat, catalog, place)


def _numbers(node: Node, canvas: Canvas, seat: SeatView, left: float) -> None:
    wide, who = left > _NARROW, seat.seat
    size, fort = (38.0, 118.0) if wide else (34.0, 88.0)
    canvas.icon("vp", 12, 61, size)
    room = 56.0 if wide else 36.0
    figure(node, canvas, Number(who, "points"), seat.points, (16 + size, 80, 32, room))
    canvas.icon("fort", fort, 61, size)
    figure(node, canvas, Number(who, "level"), seat.level, (fort + size + 4, 80, 32, 24))
    x = left * 0.6 + (6 if wide else 22)
    counts: tuple[tuple[Literal["hand", "deck"], str, int], ...] = (
        ("hand", tr("Hand"), seat.hand_count),
        ("deck", tr("Deck"), seat.deck_count),
    )
    for i, (sign, words, count) in enumerate(counts):
        y = 24 + 24 * i
        if wide:
            canvas.words(words, x, y, 18, (left - x - 34) * 0.42)
        canvas.icon(sign, left - 78 if wide else x, y - 12, 24)
        place = (left - (20 if wide else 10), y, 22, 30)
        figure(node, canvas, Number(who, sign), count, place, align="right")


def _rows(node: Node, canvas: Canvas, seat: SeatView, left: float, catalog: Catalog) -> None:
    """Stuff, Pack and Lookout; the Lookout shows suits, as in the printed game."""
    label = 78.0
    canvas.words(tr("Stuff"), 12, 124, 18, label)
    stuff: tuple[tuple[Resource, int], ...] = (("toys", seat.toys), ("pizza", seat.pizza))
    for i, (what, count) in enumerate(stuff):
        canvas.icon(what, 94 + i * 64, 110, 28)
        figure(node, canvas, Number(seat.seat, what), count, (126 + i * 64, 124, 24, 26))
    canvas.words(tr("Pack"), 12, 164, 18, label)
    packed = ["pizza"] * seat.pack_pizza + ["toys"] * seat.pack_toys
    _slots(canvas, packed, seat.pack_limit, 94, 148, left)
    canvas.words(tr("Lookout"), 12, 204, 18, label)
    suits: list[str] = [catalog.kid[card].suits[0] for card in seat.lookout]
    _slots(canvas, suits, seat.lookout_limit, 94, 188, left)


def _slots(canvas: Canvas, icons: list[str], limit: int, x: float, y: float, left: float) -> None:
    room = left - (96 if left > _NARROW else 12) - x
    step = min(36.0, room / max(limit, 1))
    size = min(32.0, step - 3)
    for i in range(limit):
        if i < len(icons):
            canvas.panel(x + i * step, y, size, 32, pal.PAPER, 7, pal.OUTLINE, 2)
            canvas.icon(icons[i], x + i * step + 3, y + 3, size - 6)
        else:
            canvas.slot(x + i * step, y, size, 32)


def _discard(node: Node, unit: float, seat: SeatView, catalog: Catalog, left: float) -> None:
    x, y = (left - 92) * unit, 96 * unit
    slot, canvas = panel_node(Box(x, y, 86 * unit, 136 * unit), unit, RivalPile(seat.seat))
    canvas.words(tr("Discard"), 0, 10, 16, 60)
    canvas.title(str(len(seat.discard)), 84, 10, 18, 24, align="right")
    slot.label = tr("Discard {n}", n=len(seat.discard))
    node.add(slot)
    if seat.discard:
        kid = catalog.kid[seat.discard[-1]]
        card = card_node(kid, 3 * unit, 22 * unit, 112 * unit, "mini", "")
        card.static = True
        slot.add(card)
    else:
        canvas.slot(4, 24, 76, 108)


def _discard_count(node: Node, unit: float, seat: SeatView, left: float) -> None:
    """In a narrow panel: a sign and a number, which lay the pile open as the pile itself would."""
    x = left * 0.6 + 16
    area = Box(x * unit, 62 * unit, (left - x) * unit, 36 * unit)
    slot, canvas = panel_node(area, unit, RivalPile(seat.seat))
    canvas.panel(0, 0, canvas.w, canvas.h, pal.PAPER, 8, pal.OUTLINE, 2)
    canvas.icon("discard", 6, 6, 24)
    canvas.title(str(len(seat.discard)), canvas.w - 10, canvas.h / 2, 22, 30, align="right")
    slot.label = tr("Discard {n}", n=len(seat.discard))
    node.add(slot)
    tip(slot, slot.label, unit)


def _yard(node: Node, canvas: Canvas, seat: SeatView, catalog: Catalog, area: Box) -> None:
    u = canvas.unit
    canvas.title(tr("Yard"), area.x / u + 14, area.y / u + 22, 22, area.w / u * 0.4)
    words = tr("free to recruit") if seat.yard else tr("empty")
    right = (area.x + area.w) / u - 12
    canvas.words(words, right, area.y / u + 22, 17, area.w / u * 0.5, align="right")
    height = min(150 * u, area.h - 50 * u)
    width = height * 104 / 150
    room = area.w - 24 * u
    step = step_between(room, len(seat.yard), width, 8 * u)
    for i, card in enumerate(seat.yard):
        kid = catalog.kid[card]
        x = area.x + 12 * u + i * step
        node.add(card_node(kid, x, area.y + 42 * u, height, "mini", YardCard(kid.id, seat.seat)))
