"""The strip below a table that persons share: pads, the curtain, or end sheets with the points."""

from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple, assert_never

from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.boards import macaroni
from fort_desktop.ui.art.cardback import card_back
from fort_desktop.ui.art.forts import VIEW, fort_picture
from fort_desktop.ui.art.pad_signs import pad_sign
from fort_desktop.ui.design.canvas import Canvas
from fort_desktop.ui.design.text_box import TextStyle
from fort_desktop.ui.i18n.i18n import tr
from fort_desktop.ui.table.layout.strip import (
    Strip,
    end_places,
    end_strip,
)
from fort_desktop.ui.table.panels.curtain import curtain
from fort_desktop.ui.table.panels.pads import leader_node, pad_node, person
from fort_desktop.ui.table.panels.pieces import Look, acting_rim, button_face, cardboard, clickable
from fort_desktop.ui.table.things import SeatPad
from fort_desktop.ui.table.viewmodels.strip import (
    Answer,
    CurtainVM,
    EndSheet,
    EndVM,
    PadsVM,
    StripVM,
)
from fort_desktop.ui.text.lists import labelled
from fort_desktop.ui.text.names import RULE_NAMES
from fort_desktop.ui.toolkit.common import panel_node, shaded
from fort_desktop.ui.toolkit.key_cap import key_cap

_CAP: Final = 28.0
_SUM: Final = (36.0, 20.0)
"""The size of a sum, and the least."""
_HIGH: Final = 0.9
"""The largest sum of a low line, in parts of its height."""
_CARD: Final = 0.74
"""The width of a made-up rule as a card, in parts of its height."""
_FORT: Final = 112.0, 80.0
"""The width of a fort beside it, and the least height of the place."""
_ROOMY: Final = 200.0
"""A narrower place has no room for the card and a button beside it."""
_BUTTON: Final = 64.0
"""The most height of the button that turns the rule over."""
_NAME: Final = 12.0
"""The least size of a name, where it would be cut at the usual one."""


class Presses(NamedTuple):
    """The actions of what is pressed on the strip.

    Attributes:
        give: called with a seat and its answer; lift: lifts the curtain.
        digit: called with a digit of a PIN; erase: takes the last one back.
        turn: called with the seat whose made-up rule is turned over at the end.
    """

    give: Callable[[int, Answer], None]
    lift: Callable[[], None]
    digit: Callable[[str], None]
    erase: Callable[[], None]
    turn: Callable[[int], None]


UNPRESSED: Final = Presses(
    lambda seat, answer: None, lambda: None, lambda digit: None, lambda: None, lambda seat: None
)
"""For a table that nobody can press."""


def strip(parent: Node, at: Strip, look: Look, vm: StripVM, presses: Presses) -> None:
    """Lay what lies where the hand would be."""
    unit, dusk = look
    match vm.lies:
        case CurtainVM() as told:
            lift, digit, erase = presses.lift, presses.digit, presses.erase
            curtain(parent, at.room.scaled(unit), unit, told, lift, digit, erase)
        case PadsVM(pads, leader):
            for pad, place in zip(pads, at.pads, strict=True):
                pad_node(parent, place.scaled(unit), unit, pad, presses.give, dusk)
            leader_node(parent, at.leader.scaled(unit), unit, leader, dusk)
        case EndVM(sheets):
            for sheet, place in zip(sheets, end_strip(at.room, len(sheets)), strict=True):
                end_sheet(parent, place.scaled(unit), look, sheet, presses.turn)
        case _:
            assert_never(vm.lies)


def end_sheet(
    parent: Node, area: Box, look: Look, sheet: EndSheet, turn: Callable[[int], None]
) -> None:
    """Lay a sheet with somebody's points, at a place in pixels.

    Args:
        turn: called with the seat whose rule is turned over.
    """
    unit, dusk = look
    shaded(parent, area, unit)
    player = sheet.player
    node, canvas = panel_node(area, unit, SeatPad(player.seat))
    cardboard(canvas, dusk)
    if sheet.won:
        canvas.panel(6, 6, canvas.w - 12, canvas.h - 12, pal.CHALK_YELLOW, 10, pal.OUTLINE, 2)
    at = end_places(canvas.w, canvas.h, len(sheet.parts))
    person(canvas, player, at.face, at.ribbon, _NAME)
    if sheet.leads:
        canvas.panel(*at.total.inset(6, -2, -6, -2), pal.LIT, 12, pal.OUTLINE, 2)
    largest = min(_SUM[0], _HIGH * at.total.h)
    canvas.write(
        str(sheet.total), at.total, TextStyle(largest, _SUM[1], align="right", middle="figures")
    )
    for (sign, points), place in zip(sheet.parts, at.parts, strict=False):
        _part(canvas, sign, points, place)
    parent.add(node)
    if sheet.asked:
        parent.add(acting_rim(area, unit, player.colour))
    node.label = labelled(player.name, str(sheet.total))
    if sheet.lies == "turn":
        room = _card(canvas, at.slot, sheet) if at.slot.w >= _ROOMY else at.slot
        node.add(_button(room, unit, sheet, turn))
    else:
        node.label += "\n" + _slot(canvas, at.slot, sheet)


def _part(canvas: Canvas, sign: str, points: int, place: Box) -> None:
    """One sort of points; what has no room is in the sum."""
    side = 24.0
    y = place.center.y - side / 2
    if sign == "sculpture":
        canvas.blit(macaroni(canvas.px(side), canvas.px(side)), place.x, y)
    else:
        canvas.icon(sign, place.x, y, side)
    canvas.write(str(points), place.inset(side + 4, 0, 0, 0), TextStyle(20, 15))


def _slot(canvas: Canvas, place: Box, sheet: EndSheet) -> str:
    """The made-up rule, face up or face down, and the fort; returns what is written there."""
    room = _card(canvas, place, sheet)
    words = {"none": tr("No made-up rule"), "down": tr("Made-up rule")}.get(sheet.lies, "")
    high, style = 0.0, TextStyle(19, 12, lines=3)
    if sheet.rule and not words:
        words, high = tr(RULE_NAMES[sheet.rule]), 0.4 * room.h
        # NOTE: points that are added
        points = tr("+{n}", n=sheet.gained)
        canvas.write(points, room.inset(0, room.h - high, 0, 0), TextStyle(26, 16))
    beside = room.inset(0, 0, _FORT[0] + 4, high)
    if place.h >= _FORT[1] and canvas.has_room(words, beside, style):
        fort = room.inset(room.w - _FORT[0], 0, 0, 0)
        size = canvas.px(fort.w), canvas.px(fort.w * VIEW[1] / VIEW[0])
        picture = fort_picture(sheet.level, *size, sheet.player.colour)
        canvas.blit(picture, fort.x, place.bottom - picture.get_height() / canvas.unit)
        room = beside
    else:
        room = room.inset(0, 0, 0, high)
    if sheet.lies == "up" or canvas.has_room(words, room, style):
        canvas.write(words, room, style)
    return words


def _card(canvas: Canvas, place: Box, sheet: EndSheet) -> Box:
    """The card of the made-up rule at the left of its place; returns the room beside it."""
    card = place._replace(w=min(_CARD * place.h, 0.4 * place.w))
    size = canvas.px(card.w), canvas.px(card.h)
    if sheet.lies == "none":
        return place
    if sheet.lies != "up":
        canvas.blit(card_back(*size, pal.RULE_BACK, None), card.x, card.y)
    else:
        canvas.panel(*card, pal.PAPER, 7, pal.OUTLINE, 2)
        side = 0.8 * min(card.w, card.h)
        x, y = card.center.x - side / 2, card.center.y - side / 2
        canvas.icon(sheet.rule or "rule", x, y, side)
    return place.inset(card.w + 10, 0, 0, 0)


def turn_key(seat: int) -> str:
    """The key of the button that turns over somebody's made-up rule."""
    return f"turn:{seat}"


def _button(at: Box, unit: float, sheet: EndSheet, turn: Callable[[int], None]) -> Node:
    """Return the button that turns the rule over, with the key of its person."""
    high = min(at.h, _BUTTON)
    place = at._replace(y=at.center.y - high / 2, h=high).scaled(unit)
    seat = sheet.player.seat
    canvas = Canvas(place.w, place.h, unit)
    button_face(canvas, pal.ACTION, 4, 11)
    tall = min(_CAP, canvas.h - 14)
    cap = pad_sign(sheet.button, round(tall * unit)) if sheet.button else None
    if cap is None and sheet.key:
        cap = key_cap(sheet.key, unit, tall)
    wide = cap.get_width() / unit + 10 if cap is not None else 0.0
    if cap is not None:
        high = cap.get_height() / unit
        canvas.blit(cap, canvas.w - wide - 2, (canvas.h - 4 - high) / 2)
    # NOTE: a button: lay the own made-up rule face up
    words = tr("Show")
    room = Box(10, 0, canvas.w - wide - 18, canvas.h - 4)
    canvas.write(words, room, TextStyle(22, 13, align="center", lines=2))
    node = Node(place, canvas.image, turn_key(seat), static=True)
    return clickable(node, words, partial(turn, seat))
