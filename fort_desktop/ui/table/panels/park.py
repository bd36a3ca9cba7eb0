"""The Park, and below it perks, the stack of made-up rules and the macaroni sculpture."""

from collections.abc import Callable
from typing import Final, NamedTuple

from fort_desktop.rules.model.types import PERKS, PerkId
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.lettering import LEAD
from fort_desktop.scene.node import Node, Picture
from fort_desktop.scene.plain import pieces
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.boards import macaroni, seat_mark
from fort_desktop.ui.art.cardback import card_back
from fort_desktop.ui.art.fonts import BOLD
from fort_desktop.ui.art.paper import PERK_FILLS, gingham, perk_sheet, washing_line
from fort_desktop.ui.design.canvas import PanelCanvas
from fort_desktop.ui.design.text_box import TextStyle, letters, width
from fort_desktop.ui.design.unit import STEP
from fort_desktop.ui.i18n.i18n import tr, trn
from fort_desktop.ui.table import things as th
from fort_desktop.ui.table.layout.park import (
    PerkSheetPlaces,
    park_places,
    perk_places,
    perk_sheet_places,
    perks_fit,
)
from fort_desktop.ui.table.panels.buttons import least_width
from fort_desktop.ui.table.panels.pieces import EMPTY, Look, kid_node, label, lit
from fort_desktop.ui.table.viewmodels.middle import ParkVM, PerksVM
from fort_desktop.ui.text.names import PERK_NAMES, PERK_WORDS
from fort_desktop.ui.toolkit.common import shaded


def park(parent: Node, area: Box, look: Look, vm: ParkVM) -> Node:
    """The blanket with label, deck and kids, and what the viewer can do here."""
    unit, dusk = look
    ground = PanelCanvas(area, unit, th.Part("park"), 1.0)
    lit(ground, gingham, dusk, unit / STEP)
    parent.add(ground.node)
    places = park_places(Box(0, 0, area.w, area.h), unit)
    if places.label is not None:
        label(ground, places.label, tr("Park"))
    ground.node.label = tr("Park")
    ground.node.add(_deck(places.deck, unit, vm.deck, places.label is not None))
    for kid, place in zip(vm.kids, places.kids, strict=False):
        key = th.ParkCard(kid.id)
        ground.node.add(kid_node(kid, places.form, place, unit, key))
    return ground.node


def _deck(place: Box, unit: float, cards: int, lies: bool) -> Node:
    """The face-down deck with the number of its cards; where it `lies` in a strip, beside it."""
    ground = PanelCanvas(place, unit, th.ParkDeck(), 1.0)
    room = Box(0, 0, place.w, place.h)
    back = room._replace(w=_SMALL_BACK * place.h) if lies else room
    w, h = round(back.w), round(back.h)
    if cards:
        number, least = None if lies else cards, round(_FIGURE * unit)
        image = card_back(w, h, pal.PARK_BACK, number, least=least, cards=cards * (not lies))
        ground.image.blit(image, (0, h - image.get_height()))
    else:
        ground.slot(*back, pal.mixed(pal.GINGHAM[0], pal.OUTLINE, EMPTY), 5, 1.6)
    if lies:
        beside = room.inset(back.w + 4 * unit, 0, 0, 0)
        ground.write(str(cards), beside, TextStyle(20, least=_FIGURE, middle="figures"))
    ground.node.label = str(cards)
    return ground.node


_EDGE: Final = 4.0
"""Units free at both ends of a perk's sheet."""
_HIGH: Final = 24.0
"""What pegs and edges take of the height of the row."""
_PICTURE: Final = 36.0
"""The side of the drawing of a perk on its sheet, in units."""
_FINE: Final = 0.6
"""Its lines and pegs are so much finer than those of a sheet that is looked at."""
_WITH_OTHERS: Final = 200.0
"""How wide the button is, in units, if rules and sculpture are beside it."""
_LEAST: Final = 12.0
"""The least size of a perk's name, in units."""
_FREE: Final = 7.0
"""Between the frame of the button and its words."""
_SAID: Final = 14.0
"""The least size of what is on the button, in units; and of a number alone:"""
_FIGURE: Final = 18.0
_SMALL_BACK: Final = 0.86
"""The width of a small deck for its height."""
_SHEET: Final = 22.0
"""The side of the sheet beside that number, in units."""
_DRAWN: Final = 60.0
"""A sheet is drawn for a side of so many; on a smaller one lines and pegs are thinner."""
_ABOVE: Final = 3.0
"""The z of the unfolded sheet: above cards and tokens."""


class PerksAt(NamedTuple):
    """The place of the row of perks in pixels; whether a button has that place in any case."""

    row: Box
    fold: bool


def perks_folded(at: PerksAt, unit: float, vm: PerksVM) -> bool:
    """Return True if a button stands for the perks: a row has no room for their drawings."""
    return at.fold or not perks_fit(at.row, unit, _needed(at.row, unit, vm))


def perks(parent: Node, at: PerksAt, unit: float, vm: PerksVM, unfold: Callable[[], None]) -> None:
    """The perks in their row, or behind their button."""
    if perks_folded(at, unit, vm):
        perks_button(parent, at.row, unit, vm, unfold)
    else:
        _perk_row(parent, at.row, unit, vm)


def _perk_row(parent: Node, area: Box, unit: float, vm: PerksVM) -> None:
    """Perks on their line; those that a seat has taken bear its mark."""
    places = perk_places(area, unit, _needed(area, unit, vm))
    worded = perks_fit(area, unit, _named(area, unit, vm))
    wide = places.perks[-1].right - area.x if vm.perks else 0.0
    rope = washing_line(max(1, round(wide)), round(20 * unit), unit / STEP)
    parent.add(Picture(Box(area.x, area.y, *rope.get_size()), rope, static=True))
    for one, place in zip(vm.perks, places.perks, strict=True):
        # Its colour is its own, whichever others are left beside it.
        parent.add(_hanging(place, unit, one.perk, one.owner, worded))
    parent.add(_stack(places.rules, unit, vm.rules))
    parent.add(_sculpture(places.sculpture, unit, vm.sculptor))


def _needed(area: Box, unit: float, vm: PerksVM) -> list[float]:
    """Return the least width of each sheet, in units: all of them with their names, or none."""
    named = _named(area, unit, vm)
    return named if perks_fit(area, unit, named) else [_PICTURE + 2 * _EDGE] * len(vm.perks)


def _named(area: Box, unit: float, vm: PerksVM) -> list[float]:
    """The same for a drawing and a name beside it, in two lines where those have room."""
    size = letters(_LEAST, unit) / unit
    lines = 2 if area.h / unit - _HIGH >= 2 * LEAD * size else 1
    words = (least_width(tr(PERK_NAMES[one.perk]), unit, size, lines) for one in vm.perks)
    return [wide + _PICTURE + 2 * _EDGE for wide in words]


def _hanging(place: Box, unit: float, perk: PerkId, owner: str, worded: bool) -> Node:
    """A perk as a sheet on the line, with its drawing and, where all have room, its name."""
    ground = PanelCanvas(place, unit, th.PerkSheet(perk), 1.0)
    ground.node.static = False
    size = ground.image.get_size()
    paper = perk_sheet(*size, _FINE * unit / STEP, PERKS.index(perk), bool(owner))
    ground.image.blit(paper, (0, 0))
    room = Box(0, 16 * unit, place.w, place.h - (_HIGH - 6) * unit).inset(
        _EDGE * unit, 0, _EDGE * unit, 0
    )
    side = min(_PICTURE * unit, room.h)
    ground.node.label = tr(PERK_NAMES[perk])
    x = room.x if worded else room.center.x - side / 2
    ground.icon(perk, x, room.center.y - side / 2, side)
    if worded:
        style = TextStyle(15, _LEAST, align="center", lines=2)
        ground.write(ground.node.label, room.inset(side, 0, 0, 0), style)
    if owner:
        # Instead of a peg, the owner's mark holds the sheet.
        ground.blit(seat_mark(round(21 * unit), owner), place.w - 23 * unit, 0)
    return ground.node


def _stack(place: Box, unit: float, count: int) -> Node:
    """The made-up rules, face down, with their number."""
    ground = PanelCanvas(place, unit, th.RuleStack(), 1.0)
    if count:
        size = ground.image.get_size()
        back = card_back(*size, pal.RULE_BACK, None, cards=count)
        ground.image.blit(back, (0, size[1] - back.get_height()))
        disc = 23 * unit
        corner = Box(place.w - disc, place.h - disc, disc, disc)
        ground.panel(*corner, pal.PAPER, 12, pal.OUTLINE, 2)
        ground.write(str(count), corner, TextStyle(17, least=15, align="center"))
    else:
        ground.slot(0, 0, place.w, place.h, pal.mixed(pal.GRASS[1], pal.OUTLINE, EMPTY), 5, 1.6)
    ground.node.label = trn("{n} made-up rule", "{n} made-up rules", count)
    return ground.node


def _sculpture(place: Box, unit: float, owner: str) -> Node:
    """The macaroni sculpture, with the mark of its owner."""
    ground = PanelCanvas(place, unit, th.Sculpture(), 1.0)
    ground.image.blit(macaroni(*ground.image.get_size()), (0, 0))
    if owner:
        mark = 19 * unit
        ground.blit(seat_mark(round(mark), owner), place.w - mark, 0)
    ground.node.label = _sculpture_words()
    return ground.node


def _sculpture_words() -> str:
    return tr("4 points for the first level 5 fort")


# Folded to a button.


def perks_button(
    parent: Node, area: Box, unit: float, vm: PerksVM, unfold: Callable[[], None]
) -> None:
    """One button instead of the row; rules and sculpture stay beside it where there is room."""
    if area.w > _WITH_OTHERS * unit:
        places = perk_places(area, unit, [_WITH_OTHERS])
        parent.add(_stack(places.rules, unit, vm.rules))
        parent.add(_sculpture(places.sculpture, unit, vm.sculptor))
        area = places.perks[0]
    ground = PanelCanvas(area, unit, th.PerksButton(), 1.0)
    count = len(vm.perks)
    ground.node.label = trn("{n} perk", "{n} perks", count)
    ground.panel(0, 0, area.w, area.h, pal.PAPER, 9, pal.OUTLINE, 2.4)
    _button_face(ground, ground.node.label, count)
    ground.node.clicked = unfold
    ground.node.order = 1
    parent.add(ground.node)


def _button_face(ground: PanelCanvas, said: str, count: int) -> None:
    """Draw the number of perks, in words; without room for those, beside a sheet of the line."""
    unit, place = ground.unit, Box(0, 0, *ground.image.get_size())
    room = place.inset(_FREE * unit, 3 * unit, _FREE * unit, 3 * unit)
    lines = 2 if room.h >= 2 * LEAD * _SAID * unit else 1
    if all(
        width(line, unit, _SAID) * unit <= room.w
        for line in (pieces(said) if lines == 2 else [said])
    ):
        ground.write(said, room, TextStyle(15, least=_SAID, align="center", lines=lines))
        return
    number = str(count)
    # The number is never cut: rather is the sheet smaller.
    beside = (4 + width(number, unit, _FIGURE)) * unit
    side = min(_SHEET * unit, room.h, room.w - beside)
    wide = side + beside
    x = room.x + (room.w - wide) / 2
    sheet = perk_sheet(round(side), round(side), side / _DRAWN, 0)
    ground.blit(sheet, x, room.center.y - side / 2)
    left = Box(x + side + 4 * unit, room.y, room.right - x - side - 4 * unit, room.h)
    ground.write(number, left, TextStyle(_FIGURE, least=_SAID))


def perks_unfolded(parent: Node, button: Box, room: Box, unit: float, vm: PerksVM) -> Node:
    """Add the sheet that the button opens: perks, rules and sculpture in words."""
    places = perk_sheet_places(button, room, unit, len(vm.perks))
    shaded(parent, places.sheet, unit / STEP)
    ground = PanelCanvas(places.sheet, unit, "perks sheet", 1.0)
    ground.node.static = False
    ground.node.z = _ABOVE
    ground.panel(0, 0, places.sheet.w, places.sheet.h, pal.TAPE, 10, pal.OUTLINE, 2.7)
    parent.add(ground.node)
    for one, place in zip(vm.perks, places.perks, strict=True):
        perk = one.perk
        fill = pal.rgb(PERK_FILLS[PERKS.index(perk) % len(PERK_FILLS)])
        name, words = tr(PERK_NAMES[perk]), tr(PERK_WORDS[perk])
        _line(ground, place, th.PerkSheet(perk), fill, name, words, one.owner)
    _others(ground, places, vm)
    return ground.node


def _others(ground: PanelCanvas, places: PerkSheetPlaces, vm: PerksVM) -> None:
    """Made-up rules and sculpture."""
    rules = trn("{n} made-up rule", "{n} made-up rules", vm.rules)
    words = tr("keep one at level 1")
    _line(ground, places.rules, th.RuleStack(), pal.PAPER, rules, words, "")
    name, owner = tr("Sculpture"), vm.sculptor
    _line(ground, places.sculpture, th.Sculpture(), pal.PAPER, name, _sculpture_words(), owner)


def _line(
    ground: PanelCanvas,
    place: Box,
    key: object,
    fill: pal.Colour,
    name: str,
    words: str,
    owner: str,
) -> None:
    """A line of the sheet: name, what it does, and who has it."""
    unit = ground.unit
    at = place.at(place.x - ground.node.box.x, place.y - ground.node.box.y).inset(0, 1, 0, 1)
    line = PanelCanvas(at, unit, key, 1.0)
    line.node.static = False
    line.node.label = name
    line.panel(0, 0, at.w, at.h, fill, 5, pal.OUTLINE, 1.6)
    mark = 20 * unit if owner else 0.0
    left = Box(6 * unit, 0, 0.34 * at.w, at.h)
    if isinstance(key, th.PerkSheet):
        side = at.h - 4 * unit
        line.icon(key.perk, 4 * unit, 2 * unit, side)
        left = left.inset(side, 0, 0, 0)
    line.write(name, left, TextStyle(15, least=12))
    right = Box(left.right + 6 * unit, 0, at.w - left.right - 12 * unit - mark, at.h)
    line.write(words, right, TextStyle(14, least=12, face=BOLD, lines=2))
    if owner:
        corner = Box(at.w - mark - 4 * unit, (at.h - mark) / 2, mark, mark)
        line.blit(seat_mark(round(mark), owner), corner.x, corner.y)
    ground.node.add(line.node)
