"""Things on the own board: kids in the Lookout, tokens in the boxes and in the Pack."""

from collections.abc import Callable, Sequence
from math import ceil, floor
from typing import Final

from fort_desktop.rules.model.types import STUFF_LIMIT, Resource
from fort_desktop.scene.geometry import Box
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.boards import pizza_box, school_bag, tower, toy_box, yard
from fort_desktop.ui.art.daylight import in_light
from fort_desktop.ui.art.fonts import BOLD
from fort_desktop.ui.design.canvas import PanelCanvas
from fort_desktop.ui.design.text_box import TextStyle, longest, width
from fort_desktop.ui.design.unit import STEP
from fort_desktop.ui.i18n.i18n import tr, trc, trn
from fort_desktop.ui.table.layout.board import BoardPlaces, Zone, flap_of
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

_TAPE_OVER: Final = (1.0, 14.0)
"""So much wider than the tower is the tape with its name, at the left, beside the scene's frame,
and at the right: at 1280 x 720 it is 106 long."""
_HEAD: Final = (17.0, 14.0)
"""The size of a heading, and the least."""
_TYPE: Final = 1.1
"""The size of a heading in heights of its room: letters are lower than their size."""
_COUNTED: Final = (16.0, 14.0)
"""The size of what is counted beside a heading, and the least."""
_COUNTS: Final = range(STUFF_LIMIT + 1)
_TALL: Final = {"toys": 69.0, "pizza": 69.0, "bag": 100.0}
"""The height in units for which a box was drawn; lower ones are drawn finer."""


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
        part.slot(*slot, ink, 5, 1.6)
        part.spot(key, slot)


def _tower_name(ground: PanelCanvas, zone: Zone, *choices: str) -> None:
    """The tape on the tower, which is a little wider than that."""
    left, right = (-over * ground.unit for over in _TAPE_OVER)
    strip = PanelCanvas(zone.label.inset(left, 0, right, 0), ground.unit, "lookout's name", 1.0)
    label(strip, Box(0, 0, *strip.image.get_size()), *choices)
    strip.node.solid = False
    ground.node.add(strip.node)


def stuff(ground: PanelCanvas, places: BoardPlaces, dusk: float, vm: OwnBoardVM) -> None:
    """A box for each kind of token."""
    boxes: tuple[tuple[Resource, int, Zone], ...] = (
        ("toys", vm.toys, places.toys),
        ("pizza", vm.pizza, places.pizza),
    )
    rooms = [_box(ground, what, zone, dusk) for what, _, zone in boxes]
    told = _counted(min(room.w for room in rooms), ground.unit)
    for (what, count, zone), room in zip(boxes, rooms, strict=True):
        spot = ground.spot(Number(vm.seat, what), zone.label, str(count))
        most, least = _heading(room, ground.unit, _COUNTED)
        style = TextStyle(most, least, BOLD, _ink(what), "right")
        Counter(spot, room, ground.unit, style, count, told)
        ground.spot(StuffBox(what), zone.box)
        for slot in zone.slots[:count]:
            ground.node.add(token(what, slot, ground.unit, StuffToken(what)))
        _free(ground, zone.slots[count:], Spot(what), _ink(what))


def _ink(what: Resource) -> pal.Colour:
    return pal.CHALK if what == "toys" else pal.INK


def _box(ground: PanelCanvas, what: Resource, zone: Zone, dusk: float) -> Box:
    """The toy chest or the pizza carton with its heading; returns the room beside that."""
    unit = ground.unit
    w, h = round(zone.box.w), round(zone.box.h)
    fine = unit / STEP * min(1.0, zone.box.h / unit / _TALL[what])
    draw = toy_box if what == "toys" else pizza_box
    ground.blit(in_light(draw, w, h, fine, dusk), zone.box.x, zone.box.y)
    name = tr("Toys") if what == "toys" else tr("Pizza")
    room, gap = zone.label, 4 * unit
    count = max(width(_briefly(n), unit, _COUNTED[1], BOLD) for n in _COUNTS) * unit
    beside = room.w - ceil(gap + count)
    if width(name, unit, _HEAD[1]) * unit <= beside:
        room = room._replace(w=floor(beside))
    most, least = _heading(room, unit)
    stands = ground.write(name, room, TextStyle(most, least=least, colour=_ink(what)))
    return zone.label.inset(stands.w + gap, 0, 0, 0)


def _heading(room: Box, unit: float, sizes: tuple[float, float] = _HEAD) -> tuple[float, float]:
    """The size of a heading, and the least: no higher than its room, or it lies on its lines."""
    most, least = sizes
    return max(least, min(most, _TYPE * room.h / unit)), least


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


def bag(ground: PanelCanvas, places: BoardPlaces, dusk: float, vm: OwnBoardVM) -> None:
    """The school bag with its places, a drop target."""
    unit, zone = ground.unit, places.bag
    place = _part(ground, zone, BAG)
    n = len(vm.pack)
    fine = unit / STEP * flap_of(zone.box, unit) / (44 * unit)
    lit(place, school_bag, dusk, fine)
    heading, number = _within(zone.label, zone.box), f"{n}/{vm.pack_limit}"
    # NOTE: a label: {sum} is as 2/3, things there and places
    most, least = _heading(heading, unit)
    ways = tr("Pack {sum}", sum=number), trc("short", "Pack {sum}", sum=number), number
    told = longest(ways, heading.w / unit, unit, least)
    place.write(told, heading, TextStyle(most, least=least, colour=pal.CHALK, align="center"))
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


_READ: Final = 14.0
"""The least size of the sentence in an empty Yard, in units."""


def own_yard(ground: PanelCanvas, places: BoardPlaces, dusk: float, vm: OwnBoardVM) -> None:
    """The own Yard; while a draft runs, the kids picked so far."""
    unit, zone = ground.unit, places.yard
    ground.spot(Yard(vm.seat), zone.box)
    w, h = round(zone.box.w), round(zone.box.h)
    ground.blit(in_light(yard, w, h, unit / STEP, dusk), zone.box.x, zone.box.y)
    if not vm.yard:
        _empty_yard(ground, zone, unit, _yard_names(vm)[0])
    else:
        if vm.drafts:
            ground.node.label = trn("{n} kid kept", "{n} kids kept", len(vm.yard))
        label(ground, zone.label, *_yard_names(vm))
    for kid, slot in zip(vm.yard, zone.slots, strict=True):
        ground.node.add(kid_node(kid, "chip", slot, unit, OwnYardCard(kid.id)))


def _yard_names(vm: OwnBoardVM) -> tuple[str, ...]:
    """The name of the own Yard, and a shorter one."""
    if vm.drafts and vm.yard:
        # NOTE: kids that were chosen in the draft
        return (tr("Picks"),)
    # NOTE: {who} is a player's name, which cannot be declined
    return (tr("{who}'s Yard", who=vm.name) if vm.public else tr("My Yard"), tr("Yard"))


def _empty_yard(ground: PanelCanvas, zone: Zone, unit: float, words: str) -> None:
    if zone.box.h < 50 * unit:
        room = zone.box.inset(4 * unit, 0, 4 * unit, 0)
        ground.write(words, room, TextStyle(15, least=12, align="center"))
        return
    half = zone.box.h / 2
    room = zone.box.inset(8 * unit, 0, 8 * unit, 0)
    upper = room._replace(y=zone.box.y + half - 22 * unit, h=22 * unit)
    ground.write(words, upper, TextStyle(16, least=15, align="center"))
    lower = upper._replace(y=upper.bottom, h=22 * unit)
    # NOTE: below "My Yard", or "Ann's Yard"
    told = tr("kids left here can be taken")
    if width(told, unit, _READ, BOLD) * unit <= lower.w:
        ground.write(told, lower, TextStyle(15, least=_READ, face=BOLD, align="center"))
