"""The middle of the table: Park, perks, rules and sculpture, and how near the end is."""

from fort_desktop.rules.model.types import PERKS
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.boards import seat_mark
from fort_desktop.ui.art.cardback import card_back
from fort_desktop.ui.art.daylight import in_light, warm
from fort_desktop.ui.art.paper import gingham, perk_sheet, washing_line
from fort_desktop.ui.canvas import Canvas
from fort_desktop.ui.table.things import ParkCard, ParkDeck, Part, PerkSheet
from fort_desktop.ui.table.widgets.painter import Painter
from fort_desktop.ui.text.i18n import tr
from fort_desktop.ui.text.names import PERK_NAMES, PERK_WORDS
from fort_desktop.ui.widgets.common import card_node, panel_node, shaded, taped


def park_panel(parent: Node, area: Box, painter: Painter) -> None:
    """The Park: its deck and the kids in it."""
    unit, view, catalog, dusk = painter
    shaded(parent, area, unit)
    node, canvas = panel_node(area, unit, Part("park"))
    canvas.image.blit(in_light(gingham, *canvas.image.get_size(), unit, dusk), (0, 0))
    taped(canvas, 12, 14, 130, tr("Park"), 24)
    if view.round > 0 and view.leader == view.seat and view.phase in ("cleanup", "play", "recruit"):
        node.label = tr("Recruit one after your play")
        wide = min(300.0, canvas.w - 190)
        canvas.panel(canvas.w - wide - 18, 14, wide, 36, pal.PAPER, 18, pal.OUTLINE, 2.6)
        canvas.words(node.label, canvas.w - 18 - wide / 2, 32, 18, wide - 24, align="center")
    parent.add(node)
    height = 218 * unit
    top = area.h - height - 18 * unit
    width = height * 148 / 218
    if view.park_deck_count:
        back = card_back(round(width), round(height), pal.PARK_BACK, view.park_deck_count)
        node.add(Node(Box(16 * unit, top, width, height), back, ParkDeck()))
    else:
        canvas.slot(16, top / unit, width / unit, height / unit)
    step = (area.w - width - 32 * unit) / 3
    for i, card in enumerate(view.park):
        kid = catalog.kid[card]
        x = 16 * unit + (i + 1) * step
        node.add(card_node(kid, x, top, height, "park", ParkCard(kid.id)))


def perk_row(parent: Node, area: Box, painter: Painter) -> None:
    """The perks on their line; those that a seat has taken bear its mark."""
    unit, view = painter.unit, painter.view
    owners = {seat.perk: seat.colour for seat in view.seats if seat.perk is not None}
    perks = [perk for perk in PERKS if perk in view.perks or perk in owners]
    rope = washing_line(round(area.w), round(30 * unit), unit)
    parent.add(Node(Box(area.x, area.y, *rope.get_size()), rope, static=True))
    gap = 10 * unit
    w = (area.w - gap * (max(4, len(perks)) - 1)) / max(4, len(perks))
    for i, perk in enumerate(perks):
        place = Box(area.x + i * (w + gap), area.y + 12 * unit, w, area.h - 12 * unit)
        # Its colour is its own, whichever others are left beside it.
        parent.add(_perk(place, unit, perk, PERKS.index(perk), owners.get(perk)))


def _perk(place: Box, unit: float, perk: str, number: int, owner: str | None) -> Node:
    canvas = Canvas(place.w, place.h, unit)
    canvas.image.blit(perk_sheet(*canvas.image.get_size(), unit, number, owner is not None), (0, 0))
    canvas.title(tr(PERK_NAMES[perk]), canvas.w / 2, 48, 22, canvas.w - 20, align="center")
    canvas.paragraph(tr(PERK_WORDS[perk]), 8, 64, canvas.w - 16, canvas.h - 74, 18, centered=True)
    if owner is not None:
        # Instead of a peg, the owner's mark holds the sheet.
        canvas.blit(seat_mark(canvas.px(36), owner), canvas.w * 0.8 - 18, 0)
    return Node(place, canvas.image, PerkSheet(perk))


def rules_panel(parent: Node, area: Box, painter: Painter) -> None:
    """The stack of made-up rules and the macaroni sculpture."""
    unit, view, _, dusk = painter
    shaded(parent, area, unit)
    node, canvas = panel_node(area, unit, Part("rules"))
    canvas.panel(0, 0, canvas.w, canvas.h, warm(pal.CARDBOARD_RIVAL, dusk))
    back = card_back(canvas.px(70), canvas.px(98), pal.RULE_BACK, view.rules_count)
    canvas.blit(back, 12, 18)
    canvas.paragraph(tr("Rules: keep 1 at level 1"), 90, 14, 90, 106, 18)
    canvas.icon("macaroni", 180, 24, 84)
    words = tr("first at level 5: +4")
    if view.macaroni >= 0:
        owner = view.seats[view.macaroni].colour
        canvas.blit(seat_mark(canvas.px(36), owner), 232, 14)
    canvas.paragraph(words, 268, 14, max(40.0, canvas.w - 276), 106, 18)
    parent.add(node)
