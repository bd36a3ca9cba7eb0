"""The strip below a table that persons share: pads, the curtain, or end sheets with the points."""

from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple, assert_never

from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.boards import macaroni
from fort_desktop.ui.art.pad_signs import pad_sign
from fort_desktop.ui.design.canvas import Canvas
from fort_desktop.ui.design.text_box import TextStyle
from fort_desktop.ui.i18n.i18n import tr
from fort_desktop.ui.table.layout.strip import (
    EndPlaces,
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
_GAINED: Final = 48.0
"""The width of the points that a rule has brought."""
_PICTURE: Final = 40.0
"""The side of the drawing of a made-up rule."""
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
        node.add(_button(at, unit, sheet, turn))
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
    """The made-up rule, face up or face down; returns what is written there."""
    room = place.inset(8, 3, 8, 3)
    if sheet.lies == "none":
        canvas.slot(*place)
        words, colour = tr("No made-up rule"), pal.INK
    elif sheet.lies == "down":
        canvas.panel(*place, pal.RULE_BACK, 9, pal.OUTLINE, 2)
        words, colour = tr("Made-up rule"), pal.CHALK
    else:
        canvas.panel(*place, pal.PAPER, 9, pal.OUTLINE, 2)
        words, colour = tr(RULE_NAMES[sheet.rule]) if sheet.rule else "", pal.INK
        points = room.inset(room.w - _GAINED, 0, 0, 0)
        # NOTE: points that are added
        canvas.write(tr("+{n}", n=sheet.gained), points, TextStyle(26, 16, align="center"))
        side = min(_PICTURE, room.h)
        if sheet.rule:
            canvas.icon(sheet.rule, room.x, room.center.y - side / 2, side)
        room = room.inset(side + 6, 0, _GAINED + 4, 0)
    canvas.write(words, room, TextStyle(19, 12, colour=colour, align="center", lines=3))
    return words


def turn_key(seat: int) -> str:
    """The key of the button that turns over somebody's made-up rule."""
    return f"turn:{seat}"


def _button(at: EndPlaces, unit: float, sheet: EndSheet, turn: Callable[[int], None]) -> Node:
    """Return the button that turns the rule over, with the key of its person."""
    place, seat = at.slot.scaled(unit), sheet.player.seat
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
