"""Things on the own board: kids in the Lookout, tokens in the boxes and in the Pack."""

from collections.abc import Callable, Sequence
from typing import Final

from fort_desktop.rules.model.types import STUFF_LIMIT, Resource
from fort_desktop.scene.geometry import Box
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.boards import tower, yard
from fort_desktop.ui.art.daylight import in_light
from fort_desktop.ui.art.fonts import BOLD
from fort_desktop.ui.design.canvas import PanelCanvas
from fort_desktop.ui.design.text_box import TextStyle, first_of, longest, width
from fort_desktop.ui.design.unit import STEP
from fort_desktop.ui.i18n.i18n import tr, trc, trn
from fort_desktop.ui.table.layout.board import BoardPlaces, Zone
from fort_desktop.ui.table.panels.pieces import Counter, kid_node, label, lit, token
from fort_desktop.ui.table.things import (
    BAG,
    LOOKOUT,
    LookoutCard,
    Number,
    OwnYardCard,
    PackToken,
    Spot,
    StuffBox,
    StuffToken,
    Thing,
    Yard,
)
from fort_desktop.ui.table.viewmodels.boards import OwnBoardVM
from fort_desktop.ui.text.lists import labelled

_TAPE_OVER: Final = (1.0, 18.0)
"""So much wider than the tower is the tape with its name, at the left, beside the scene's frame,
and at the right: at 1280 x 720 it is 106 long."""
_HEAD: Final = (15.0, 12.0)
"""The size of a heading, and the least."""
_PACK: Final = (14.0, 14.0)
"""The same of the Pack's."""
_COUNTED: Final = (14.0, 12.0)
"""The size of what is counted below a heading, and the least."""
_COUNTS: Final = range(STUFF_LIMIT + 1)


def lookout(ground: PanelCanvas, places: BoardPlaces, dusk: float, vm: OwnBoardVM) -> None:
    """The tower with its places, a drop target; in a band its places in a row."""
    unit, zone = ground.unit, places.lookout
    place = _part(ground, zone, LOOKOUT)
    told = f"{len(vm.lookout)}/{vm.lookout_limit}"
    lit(place, tower, dusk, unit / STEP)
    # NOTE: a label: {sum} is as 2/3, cards there and places
    name = tr("Lookout {sum}", sum=told)
    # NOTE: in the context "short" with room for about nine letters, {sum} as 2/3 among them
    _tower_name(ground, zone, name, trc("short", "Lookout {sum}", sum=told), told)
    boxes = [_within(slot, zone.box) for slot in zone.slots]
    for kid, box in zip(vm.lookout, boxes, strict=False):
        place.node.add(kid_node(kid, "chip", box, unit, LookoutCard(kid.id)))
    _free(place, boxes[len(vm.lookout) :], Spot("lookout"), pal.CHALK)


def _free(part: PanelCanvas, slots: Sequence[Box], key: Spot, ink: pal.Colour) -> None:
    """Draw the slots in which nothing lies."""
    for slot in slots:
        part.slot(*slot, ink, 3.5, 1.4)
        part.spot(key, slot)


def _tower_name(ground: PanelCanvas, zone: Zone, *choices: str) -> None:
    """The tape on the tower, which is a little wider than that."""
    left, right = (-over * ground.unit for over in _TAPE_OVER)
    strip = PanelCanvas(zone.label.inset(left, 0, right, 0), ground.unit, "lookout's name", 1.0)
    label(strip, Box(0, 0, *strip.image.get_size()), *choices)
    strip.node.solid = False
    ground.node.add(strip.node)


def stuff(ground: PanelCanvas, places: BoardPlaces, vm: OwnBoardVM) -> None:
    """A box for each kind of token."""
    boxes: tuple[tuple[Resource, int, Zone], ...] = (
        ("toys", vm.toys, places.toys),
        ("pizza", vm.pizza, places.pizza),
    )
    rooms = [zone.label.inset(0, zone.label.h / 2, 0, 0) for _, _, zone in boxes]
    told = _counted(rooms[0].w, ground.unit)
    for (what, count, zone), room in zip(boxes, rooms, strict=True):
        ground.panel(
            *zone.box, pal.TOY_BOX if what == "toys" else pal.PIZZA_BOX, 8, pal.OUTLINE, 2.5
        )
        ink = pal.CHALK if what == "toys" else pal.INK
        name = tr("Toys") if what == "toys" else tr("Pizza")
        _heading(ground, what, name, zone.label.inset(0, 0, 0, room.h), ink)
        spot = ground.spot(Number(vm.seat, what), zone.label, str(count))
        Counter(spot, room, ground.unit, TextStyle(*_COUNTED, BOLD, ink), count, told)
        ground.spot(StuffBox(what), zone.box)
        for slot in zone.slots[:count]:
            ground.node.add(token(what, slot, ground.unit, StuffToken(what)))
        _free(ground, zone.slots[count:], Spot(what), ink)


def _heading(ground: PanelCanvas, what: Resource, name: str, room: Box, ink: pal.Colour) -> None:
    """The name of a row, or the sign of what lies there where it has no room."""
    style = TextStyle(*_HEAD, colour=ink)
    if ground.has_room(name, room, style):
        ground.write(name, room, style)
    else:
        ground.icon(what, room.x, room.y, room.h)


def _counted(wide: float, unit: float) -> Callable[[int], str]:
    """Return the words that count the tokens of both boxes in so much room; "" in too little.

    The places below show the number as well.
    """
    ways: tuple[Callable[[int], str], ...] = (
        lambda n: tr("{n} of {limit}", n=n, limit=STUFF_LIMIT),
        _briefly,
    )
    for way in ways:
        if all(width(way(n), unit, _COUNTED[1], BOLD) * unit <= wide for n in _COUNTS):
            return way
    return lambda n: ""


def _briefly(n: int) -> str:
    return f"{n}/{STUFF_LIMIT}"


def bag(ground: PanelCanvas, places: BoardPlaces, vm: OwnBoardVM) -> None:
    """The Pack with its places, a drop target."""
    unit, zone = ground.unit, places.bag
    place = _part(ground, zone, BAG)
    n = len(vm.pack)
    place.panel(0, 0, place.w, place.h, pal.BAG, 12, pal.OUTLINE, 2.5)
    heading, number = _within(zone.label, zone.box), f"{n}/{vm.pack_limit}"
    # NOTE: a label: {sum} is as 2/3, things there and places
    ways = tr("Pack {sum}", sum=number), trc("short", "Pack {sum}", sum=number), number
    told = longest(ways, heading.w / unit, unit, _PACK[1])
    place.write(told, heading, TextStyle(*_PACK, colour=pal.CHALK, align="center"))
    boxes = [_within(slot, zone.box) for slot in zone.slots]
    for what, box in zip(vm.pack, boxes, strict=False):
        place.node.add(token(what, box, unit, PackToken(what)))
    _free(place, boxes[n:], Spot("pack"), pal.CHALK)


def _part(ground: PanelCanvas, zone: Zone, key: Thing) -> PanelCanvas:
    """A part of the board that takes what is dropped on it."""
    part = PanelCanvas(zone.box, ground.unit, key, 1.0)
    ground.node.add(part.node)
    return part


def _within(place: Box, zone: Box) -> Box:
    """A place of the board in the coordinates of one of its parts."""
    return place.at(place.x - zone.x, place.y - zone.y)


_READ: Final = (16.0, 14.0)
"""The size of what is said in a Yard, and the least."""


def own_yard(ground: PanelCanvas, places: BoardPlaces, dusk: float, vm: OwnBoardVM) -> None:
    """The own Yard with its name; while a draft runs, the kids picked so far."""
    unit, zone = ground.unit, places.yard
    ground.spot(Yard(vm.seat), zone.box)
    w, h = round(zone.box.w), round(zone.box.h)
    ground.blit(in_light(yard, w, h, unit / STEP, dusk), zone.box.x, zone.box.y)
    if vm.yard and vm.drafts:
        ground.node.label = trn("{n} kid kept", "{n} kids kept", len(vm.yard))
    # NOTE: beside or below "My Yard", or "Ann's Yard"
    told = tr("kids left here can be taken")
    names = _yard_names(vm)
    ways = ([] if vm.drafts and vm.yard else [labelled(names[0], told)]) + list(names)
    room, (size, least) = zone.label.inset(4 * unit, 0, 4 * unit, 0), _READ
    style = TextStyle(size, least, BOLD, align="center", lines=2)
    said = first_of(ways, lambda one: ground.has_room(one, room, style))
    ground.write(said, room, style)
    for kid, slot in zip(vm.yard, zone.slots, strict=True):
        ground.node.add(kid_node(kid, "chip", slot, unit, OwnYardCard(kid.id)))


def _yard_names(vm: OwnBoardVM) -> tuple[str, ...]:
    """The name of the own Yard, and a shorter one."""
    if vm.drafts and vm.yard:
        # NOTE: kids that were chosen in the draft
        return (tr("Picks"),)
    # NOTE: {who} is a player's name, which cannot be declined
    return (tr("{who}'s Yard", who=vm.name) if vm.public else tr("My Yard"), tr("Yard"))
