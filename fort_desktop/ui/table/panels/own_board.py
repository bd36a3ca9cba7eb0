"""A board: name, points, levels, fort, made-up rule and perk, and all that it holds."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

import pygame

from fort_desktop.rules.model.cards import Cost
from fort_desktop.rules.model.types import PERKS, PerkId, Resource, RuleId
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.boards import panel, tower, yard
from fort_desktop.ui.art.cardback import card_back
from fort_desktop.ui.art.daylight import in_light, lit_by, warm
from fort_desktop.ui.art.fonts import BOLD
from fort_desktop.ui.art.forts import glowing_plan
from fort_desktop.ui.art.lively import Patch, changed
from fort_desktop.ui.art.outdoors import backyard_in_use
from fort_desktop.ui.art.paper import PERK_FILLS, banner
from fort_desktop.ui.design.canvas import PanelCanvas
from fort_desktop.ui.design.text_box import TextStyle, first_of, has_room, longest, width
from fort_desktop.ui.design.unit import STEP
from fort_desktop.ui.i18n.i18n import tr, trc, trn
from fort_desktop.ui.table import things as th
from fort_desktop.ui.table.layout.board import (
    BoardPlaces,
    Held,
    Zone,
    board_places,
    is_strip,
)
from fort_desktop.ui.table.layout.rivals import yard_cards
from fort_desktop.ui.table.panels.own_strip import own_strip
from fort_desktop.ui.table.panels.pieces import (
    DENT,
    Counter,
    Look,
    clickable,
    kid_node,
    label,
    lit,
    prices,
    token,
)
from fort_desktop.ui.table.panels.site import Fort, Site
from fort_desktop.ui.table.panels.worth import own_worth_tag
from fort_desktop.ui.table.viewmodels.boards import BoardVM
from fort_desktop.ui.text.lists import labelled
from fort_desktop.ui.text.names import PERK_NAMES, RULE_NAMES

_EDGE: Final = 2.4
"""Of its outline, in units of the art: thin, since what leads is framed from below."""
_NAME: Final = (20.0, 15.0)
"""The size of one's own name, and the least, which it has in two lines."""
_TAIL: Final = 16.0
"""Of the ribbon's end, which is cut in, so much bears no letters of one line."""
_TAILS: Final = (13.0, 8.0)
"""The same with two lines, above and below the cut; what is longer may touch it before it is cut.
"""
_TWO_LINES: Final = 40.0
"""The height of a ribbon with a name in two lines, which leave free the lines round it."""
_WORTH: Final = (15.0, 12.0)
"""The size of the points of a level, and the least."""
_POINTS: Final = (25.0, 20.0)
"""The size of the points, and the least."""
_WIDEST_POINTS: Final = "00"
"""Digits are as wide as a nought, or a hair less; nobody comes to three of them."""
_WINDOWS: Final = 2.4
"""So much brighter than a lamp are the windows of a fort on the grass before it."""
_GAINED: Final = (24.0, 22.0)
"""The size of the points of a made-up rule, and of the sign beside them; and of its drawing."""
_DRAWN: Final = 34.0
_TAPE_OVER: Final = (1.0, 20.0)
"""So much wider than the tower is the tape with its name, at the left, beside the scene's frame,
and at the right: at 1280 x 720 it is 106 long."""
_PACK: Final = (14.0, 14.0)
"""The size of the heading of the Pack, and the least."""


def places_of(area: Box, unit: float, vm: BoardVM) -> BoardPlaces:
    """Return the places of everything on a board that is as large as an area in pixels."""
    box = Box(0, 0, area.w, area.h)
    perk, worth = vm.perk is not None, vm.now is not None
    held = vm.pack_limit, vm.lookout_limit, len(vm.yard), perk, worth, vm.levels, not vm.mine
    return board_places(box, unit, Held(*held))


class BoardAt(NamedTuple):
    """The place of one's own board in pixels; `opened` where it is a strip that is open."""

    area: Box
    opened: bool = False


def own_board(parent: Node, at: BoardAt, look: Look, vm: BoardVM, turn: Callable[[], None]) -> Node:
    """Put the viewer's board on the table; drop targets are it, its Lookout and its Pack.

    Args:
        turn: lays the whole board open where it is a strip, or folds it again.
    """
    area = at.area
    if is_strip(area, look.unit):
        return clickable(own_strip(parent, area, look, vm), tr("Your board"), turn)
    ground = draw_board(area, look, vm, th.BOARD)
    parent.add(ground.node)
    if at.opened:
        # It lies on what moves.
        for node in parent.walk():
            node.static = False
        clickable(ground.node, tr("Your board"), turn)
    return ground.node


def draw_board(area: Box, look: Look, vm: BoardVM, key: object) -> PanelCanvas:
    """Draw a board, one's own or that of a rival; returns it with the nodes of its parts."""
    unit, dusk = look
    places = places_of(area, unit, vm)
    ground = PanelCanvas(area, unit, key, 1.0)
    size = ground.image.get_size()
    ground.image.blit(panel(*size, unit / STEP, warm(pal.CARDBOARD, dusk), line=_EDGE), (0, 0))
    _name(ground, places, vm)
    _levels(ground, places, vm)
    scene = places.scene
    shown = backyard_in_use(round(scene.w), round(scene.h), unit / STEP, dusk)
    ground.blit(shown, scene.x, scene.y)
    if vm.level:
        # The light of its windows on the grass.
        fort = places.fort
        lit_by(ground.image, fort.center.x, fort.bottom, 1.1 * fort.w, _WINDOWS * dusk, 0.34)
    _yard(ground, places, dusk, vm)
    _fort(ground, places, look, vm)
    _lookout(ground, places, dusk, vm)
    _stuff(ground, places, vm)
    _bag(ground, places, vm)
    return ground


def _key(vm: BoardVM, own: th.Thing) -> object:
    """Return the key of a piece: on a rival's board only whole parts tell about themselves."""
    return own if vm.mine else "piece"


def _name(ground: PanelCanvas, places: BoardPlaces, vm: BoardVM) -> None:
    """The ribbon with mark and name, and the points."""
    name, unit, place = vm.name, ground.unit, places.ribbon
    mark = 20 * unit
    room = place.inset(32 * unit, 0, _TAIL * unit, 0)
    marked = width(name, unit, _NAME[1]) * unit <= room.w
    if not marked:
        # Without the mark, and where even that is not enough in two lines above the cut-in tail.
        room = place.inset(6 * unit, 0, _TAIL * unit, 0)
        if width(name, unit, _NAME[1]) * unit > room.w:
            more = (place.h - _TWO_LINES * unit) / 2
            place = place.inset(0, more, 0, more)
            rooms = [place.inset(5 * unit, 0, tail * unit, 0) for tail in _TAILS]
            room = next((one for one in rooms if _in_two_lines(name, one.w, unit)), rooms[-1])
    ground.blit(banner(round(place.w), round(place.h), pal.SEATS[vm.colour]), place.x, place.y)
    if marked:
        at = Box(place.x + 8 * unit, place.center.y - mark / 2, mark, mark)
        ground.icon(pal.MARKS[vm.colour], at.x, at.y, at.w)
    most, least = _NAME
    ground.write(name, room, TextStyle(most, least=least, colour=pal.CHALK, lines=2, two=least))
    _points(ground, places, vm)


def _in_two_lines(name: str, wide: float, unit: float) -> bool:
    room, least = (round(wide), round(_TWO_LINES * unit)), _NAME[1]
    return has_room(name, room, unit, TextStyle(least, least, lines=2))


def _points(ground: PanelCanvas, places: BoardPlaces, vm: BoardVM) -> None:
    """The sign of points and their number, for which the sign gives way: it must not be cut.

    And what it is all worth now.
    """
    unit, points, (size, least) = ground.unit, places.points, _POINTS
    figures = (width(_WIDEST_POINTS, unit, least) + 3) * unit
    sign = min(30 * unit, 0.5 * points.w, points.w - figures)
    ground.icon("vp", points.x, points.center.y - sign / 2, sign)
    room = points.inset(sign + 3 * unit, 0, 0, 0)
    spot = ground.spot(th.Number(vm.seat, "points"), room, str(vm.points))
    Counter(spot, room, unit, TextStyle(size, least=least), vm.points)
    if vm.mine:
        ground.spot(th.Spot("points"), points)
    if places.worth is not None and vm.now is not None:
        ground.node.add(own_worth_tag(places.worth, unit, vm.now))


def _levels(ground: PanelCanvas, places: BoardPlaces, vm: BoardVM) -> None:
    """Fort levels with their points, while the teacher speaks of them."""
    unit, chips = ground.unit, places.levels
    if not chips:
        return
    track = chips[0]._replace(w=chips[-1].right - chips[0].x)
    ground.panel(*track, pal.CARD, 6, pal.OUTLINE, 1.6)
    for level, (chip_, points) in enumerate(zip(chips, vm.worth, strict=True)):
        ink = pal.INK_SOFT if level < vm.level else pal.INK
        if level == vm.level:
            # A flag is hoisted where one is.
            ink, flag = pal.CHALK, chip_.inset(0, -2 * unit, 0, -2 * unit)
            ground.panel(*flag, pal.SEATS[vm.colour], 6, pal.OUTLINE, 2)
        above, below = (chip_.part(0, y, 1, high) for y, high in ((0.06, 0.5), (0.55, 0.4)))
        figures = TextStyle(18, least=12, colour=ink, align="center", middle="figures")
        ground.write(str(level), above, figures)
        ground.write(str(points), below, figures._replace(size=_WORTH[0], least=_WORTH[1]))
        ground.spot(th.LevelSpot(level), chip_)


def _cost(ground: PanelCanvas, place: Box, cost: Cost | None) -> None:
    """Draw the cost of the next level, in signs."""
    unit = ground.unit
    ground.panel(*place, pal.PAPER, 6, pal.OUTLINE, 2)
    ground.spot(th.LevelCost(), place)
    if cost is None:
        room = place.inset(4 * unit, 2 * unit, 4 * unit, 2 * unit)
        ground.write(tr("Fort finished!"), room, TextStyle(15, least=12, align="center", lines=2))
        return
    prices(ground, place.inset(4 * unit, 0, 4 * unit, 0), cost, unit)


def _fort(ground: PanelCanvas, places: BoardPlaces, look: Look, vm: BoardVM) -> None:
    """Fort, level, what the next one costs, rule and perk."""
    fort, at = fort_of(places.fort, look, vm), places.fort
    if vm.paying:
        ground.blit(glowing_plan(vm.level + 1, fort.w, fort.h, vm.colour, fort.grows), at.x, at.y)
    covered = max(0, round(at.bottom) - round(places.fort_label.y))
    if vm.mine:
        ground.node.add(Site(at, vm.seat, fort, ground.image, covered))
        ground.spot(th.Spot("fort"), places.fort)
    ground.blit(fort.picture(), at.x, at.y)
    # NOTE: the fort has level {n}
    label(ground, places.fort_label, tr("Fort {n}", n=vm.level), str(vm.level))
    ground.spot(th.Number(vm.seat, "level"), places.fort_label, str(vm.level))
    if vm.mine and not vm.paying:
        _cost(ground, places.cost, vm.cost)  # while it is paid, the bar tells what is left
    _rule(ground, places.rule, vm)
    _perk(ground, places.perk, vm.perk)


def fort_of(place: Box, look: Look, vm: BoardVM) -> Fort:
    """The fort of a board with its feet at the bottom of its place."""
    return Fort(vm.level, vm.colour, round(place.w), round(place.h), look.dusk)


def _rule(ground: PanelCanvas, place: Box, vm: BoardVM) -> None:
    """The made-up rule, with its points so far where it is known; or its empty place."""
    unit = ground.unit
    node = ground.spot(th.MadeUpRule(vm.seat), place)
    if vm.rule is None:
        if vm.has_rule:
            node.label = tr("Made-up rule")
            back = card_back(round(0.74 * place.h), round(place.h), pal.RULE_BACK, None)
            ground.blit(back, place.center.x - back.get_width() / 2, place.y)
            return
        # NOTE: an empty place: a made-up rule comes here when the fort has level 1
        node.label = tr("Rule at level 1")
        room = place.inset(4 * unit, 2 * unit, 4 * unit, 2 * unit)
        style = TextStyle(14, least=12, face=BOLD, align="center", lines=2)
        if vm.mine and ground.has_room(node.label, room, style):
            ground.write(node.label, room, style)
        return
    points = vm.gained
    now = trn("{n} point so far", "{n} points so far", points)
    node.label = labelled(tr(RULE_NAMES[vm.rule]), now)
    ground.panel(*place, pal.RULE_BACK, 6, pal.OUTLINE, 2)
    size, sign = _GAINED
    side, gap = min(_DRAWN * unit, place.h - 8 * unit), 6 * unit
    wide = (width(str(points), unit, size) + 1) * unit
    x = place.center.x - (side + gap + wide + sign * unit) / 2
    paper = Box(x, place.center.y - side / 2, side, side).inset(*[-2 * unit] * 4)
    ground.panel(*paper, pal.PAPER, 5, None)
    _drawing(ground, vm.rule, paper, side)
    figures = Box(x + side + gap, place.y, wide, place.h)
    ground.write(str(points), figures, TextStyle(size, 12, colour=pal.CHALK, middle="figures"))
    ground.icon("vp", figures.right, place.center.y - sign * unit / 2, sign * unit)


def _drawing(ground: PanelCanvas, idea: RuleId | PerkId, room: Box, side: float) -> None:
    ground.icon(idea, room.center.x - side / 2, room.center.y - side / 2, side)


def _perk(ground: PanelCanvas, place: Box | None, perk: PerkId | None) -> None:
    """The perk of the seat, beside the made-up rule; all perks hang there by their names."""
    if place is None or perk is None:
        return
    fill = pal.rgb(PERK_FILLS[PERKS.index(perk) % len(PERK_FILLS)])
    ground.panel(*place, fill, 6, pal.OUTLINE, 2)
    _drawing(ground, perk, place, place.w - 8 * ground.unit)
    ground.spot(th.PerkSheet(perk), place, tr(PERK_NAMES[perk]))


# What it holds.


def _lookout(ground: PanelCanvas, places: BoardPlaces, dusk: float, vm: BoardVM) -> None:
    """The tower with its places, one's own a drop target."""
    unit, zone = ground.unit, places.lookout
    n, most = len(vm.lookout), vm.lookout_limit
    place = _part(ground, zone, th.LOOKOUT if vm.mine else th.Slots(vm.seat, "lookout"))
    if not vm.mine:
        place.node.label = tr("{n} of {most}", n=n, most=most)
    told = f"{n}/{most}"
    lit(place, tower, dusk, unit / STEP)
    # NOTE: a label: {sum} is as 2/3, cards there and places
    name = tr("Lookout {sum}", sum=told)
    # NOTE: in the context "short" with room for about nine letters, {sum} as 2/3 among them
    _tower_name(ground, zone, name, trc("short", "Lookout {sum}", sum=told), told)
    boxes = [_within(slot, zone.box) for slot in zone.slots]
    for kid, box in zip(vm.lookout, boxes, strict=False):
        place.node.add(kid_node(kid, "chip", box, unit, _key(vm, th.LookoutCard(kid.id))))
    _free(place, boxes[n:], _key(vm, th.Spot("lookout")), pal.CARDBOARD)


def _free(part: PanelCanvas, slots: Sequence[Box], key: object, ground: pal.Colour) -> None:
    """Draw the slots in which nothing lies as dents."""
    for slot in slots:
        part.panel(*slot, pal.mixed(ground, pal.OUTLINE, DENT), 5, None)
        part.spot(key, slot)


def _tower_name(ground: PanelCanvas, zone: Zone, *choices: str) -> None:
    """The tape on the tower, which is a little wider than that."""
    left, right = (-over * ground.unit for over in _TAPE_OVER)
    strip = PanelCanvas(zone.label.inset(left, 0, right, 0), ground.unit, "lookout's name", 1.0)
    label(strip, Box(0, 0, *strip.image.get_size()), *choices)
    strip.node.solid = False
    ground.node.add(strip.node)


def _stuff(ground: PanelCanvas, places: BoardPlaces, vm: BoardVM) -> None:
    """A box for each kind of token."""
    boxes: tuple[tuple[Resource, int, Zone, pal.Colour], ...] = (
        ("toys", vm.toys, places.toys, pal.TOY_BOX),
        ("pizza", vm.pizza, places.pizza, pal.PIZZA_BOX),
    )
    for what, count, zone, fill in boxes:
        ground.panel(*zone.box, fill, 8, pal.OUTLINE, 2.5)
        # The tokens show the number; it is told, and counts as they land.
        spot = ground.spot(th.Number(vm.seat, what), zone.box, str(count))
        Counter(spot, zone.box, ground.unit, TextStyle(*_READ), count, lambda n: "")
        if vm.mine:
            ground.spot(th.StuffBox(what), zone.box)
        for slot in zone.slots[:count]:
            ground.node.add(token(what, slot, ground.unit, _key(vm, th.StuffToken(what))))
        _free(ground, zone.slots[count:], _key(vm, th.Spot(what)), fill)


def _bag(ground: PanelCanvas, places: BoardPlaces, vm: BoardVM) -> None:
    """The Pack with its places, one's own a drop target."""
    unit, zone, n = ground.unit, places.bag, len(vm.pack)
    place = _part(ground, zone, th.BAG if vm.mine else th.Slots(vm.seat, "pack"))
    if not vm.mine:
        place.node.label = tr("{n} of {most}", n=n, most=vm.pack_limit)
    place.panel(0, 0, place.w, place.h, pal.BAG, 12, pal.OUTLINE, 2.5)
    heading, number = _within(zone.label, zone.box), f"{n}/{vm.pack_limit}"
    # NOTE: a label: {sum} is as 2/3, things there and places
    ways = tr("Pack {sum}", sum=number), trc("short", "Pack {sum}", sum=number), number
    told = longest(ways, heading.w / unit, unit, _PACK[1])
    place.write(told, heading, TextStyle(*_PACK, colour=pal.CHALK, align="center"))
    boxes = [_within(slot, zone.box) for slot in zone.slots]
    for what, box in zip(vm.pack, boxes, strict=False):
        place.node.add(token(what, box, unit, _key(vm, th.PackToken(what))))
    _free(place, boxes[n:], _key(vm, th.Spot("pack")), pal.BAG)


def _part(ground: PanelCanvas, zone: Zone, key: th.Thing) -> PanelCanvas:
    """A part of the board that tells about itself, or takes what is dropped on it."""
    part = PanelCanvas(zone.box, ground.unit, key, 1.0)
    ground.node.add(part.node)
    return part


def _within(place: Box, zone: Box) -> Box:
    """A place of the board in the coordinates of one of its parts."""
    return place.at(place.x - zone.x, place.y - zone.y)


_WHOLE_WORDS: Final = 0.8
"""On an opened board, which is large, the words of kids are smaller rather than cut."""
_READ: Final = (15.0, 14.0)
"""The size of what is said in a Yard, and the least."""


def _yard(ground: PanelCanvas, places: BoardPlaces, dusk: float, vm: BoardVM) -> None:
    """The Yard, one's own with its name; while a draft runs, the kids picked so far."""
    unit, zone = ground.unit, places.yard
    w, h = round(zone.box.w), round(zone.box.h)
    ground.blit(in_light(yard, w, h, unit / STEP, dusk), zone.box.x, zone.box.y)
    if not vm.mine:
        _rivals_yard(ground, zone, vm)
        return
    ground.spot(th.Yard(vm.seat), zone.box)
    if vm.yard and vm.drafts:
        ground.node.label = trn("{n} kid kept", "{n} kids kept", len(vm.yard))
    if not vm.yard:
        style = TextStyle(*_READ, BOLD, align="center", lines=2)
        names = _yard_names(vm)
        said = first_of(names, lambda one: ground.has_room(one, zone.label, style))
        ground.write(said, zone.label, style)
    for kid, slot in zip(vm.yard, zone.slots, strict=True):
        ground.node.add(kid_node(kid, "chip", slot, unit, th.OwnYardCard(kid.id)))


def _rivals_yard(ground: PanelCanvas, zone: Zone, vm: BoardVM) -> None:
    """The Yard of a rival: kids who may be recruited, in words where there is room."""
    unit = ground.unit
    place = ground.spot(th.Yard(vm.seat), zone.box)
    if not vm.yard:
        place.label = tr("The Yard is empty")
        ground.write(place.label, zone.box, TextStyle(*_READ, BOLD, align="center"))
    room = Box(0, 0, zone.box.w / unit, zone.box.h / unit)
    for kid, (box, form) in zip(vm.yard, yard_cards(room, len(vm.yard)), strict=True):
        key = th.YardCard(kid.id, vm.seat)
        place.add(kid_node(kid, form, box.scaled(unit), _WHOLE_WORDS * unit, key))


def _yard_names(vm: BoardVM) -> tuple[str, ...]:
    """The name of one's own Yard, and a shorter one."""
    if vm.drafts and vm.yard:
        # NOTE: kids that were chosen in the draft
        return (tr("Picks"),)
    # NOTE: {who} is a player's name, which cannot be declined
    return (tr("{who}'s Yard", who=vm.name) if vm.public else tr("Your Yard"), tr("Yard"))


def flag_patch(
    board: pygame.Surface, area: Box, look: Look, vm: BoardVM, wave: int
) -> Patch | None:
    """The flags of one's own fort in the wind, to be laid on the picture of the board.

    Args:
        board, area: as `own_board` has drawn it; wave: how the flags hang.
    """
    if is_strip(area, look.unit) or vm.paying:
        return None
    places = places_of(area, look.unit, vm)
    fort = fort_of(places.fort, look, vm)
    calm, blown = fort.picture(), fort.picture(wave)
    cloth = changed(calm, blown)
    if cloth is None:
        return None
    size = round(places.scene.w), round(places.scene.h)
    yard_behind = backyard_in_use(*size, look.unit / STEP, look.dusk)
    x, y = round(places.fort.x), round(places.fort.y)
    behind = cloth.move(x - round(places.scene.x), y - round(places.scene.y))
    if not yard_behind.get_rect().contains(behind):
        return None
    found = []
    for image in (calm, blown):
        patch = pygame.Surface(cloth.size, pygame.SRCALPHA, 32)
        patch.blit(yard_behind, (0, 0), behind)
        patch.blit(image, (0, 0), cloth)
        found.append(patch)
    there = cloth.move(x, y)
    if changed(board.subsurface(there), found[0]) is not None:
        return None  # a perk hangs there
    return Patch(found[1], there.topleft)
