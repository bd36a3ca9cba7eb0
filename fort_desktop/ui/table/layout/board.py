"""The places on the own board: what lies where, and each slot of it."""

from typing import Final, NamedTuple

from fort_desktop.rules.model.types import STUFF_LIMIT, TOP_LEVEL
from fort_desktop.scene.geometry import Box


def best_grid(
    room: Box,
    count: int,
    most: tuple[float, float],
    gap: float,
    *,
    from_top: bool = False,
    from_left: bool = False,
    rows: int | None = None,
) -> tuple[Box, ...]:
    """So many equal places in the columns in which they are largest, from the top left.

    Args:
        most: the largest size of one; gap: between two.
        from_top: they begin at the top of the room, else they lie in its middle.
        from_left: they begin at its left edge, else they lie in its middle.
        rows: in so many rows, if that is fixed.
    """
    if count <= 0:
        return ()
    wanted = range(1, count + 1) if rows is None else [-(-count // rows)]

    def side(columns: int) -> tuple[float, float]:
        down = -(-count // columns)
        wide = (room.w - gap * (columns - 1)) / columns
        high = (room.h - gap * (down - 1)) / down
        return min(most[0], wide), min(most[1], high)

    columns = max(wanted, key=lambda tried: min(side(tried)[0] / most[0], side(tried)[1] / most[1]))
    wide, high = side(columns)
    down = -(-count // columns)
    across = columns * wide + (columns - 1) * gap
    x = room.x if from_left else room.x + (room.w - across) / 2
    y = room.y if from_top else room.y + (room.h - down * high - (down - 1) * gap) / 2
    return tuple(
        Box(x + i % columns * (wide + gap), y + i // columns * (high + gap), wide, high)
        for i in range(count)
    )


_HEAD: Final = 48.0
_EDGE: Final = 7.0
_GAP: Final = 8.0
_TAPE: Final = 22.0
"""The height of a label on masking tape."""
_RIBBON: Final = 108.0
"""In a ribbon of this width a long name has room in two lines."""
_NAME: Final = (104.0, 22.0)
"""The tape with the name of a Yard in which kids lie."""
_CHIP_STEP: Final = 22.0
_COST: Final = 82.0
"""The least width of a level's chip with the gap after it, and of the next cost."""
_CHIP: Final = (66.0, 80.0)
"""The largest chip of a kid in the Lookout or in the Yard."""
_BOX: Final = 69.0
"""Boxes of this height are drawn at full size, with the next three; lower ones are smaller."""
_LID: Final = 13.5
"""From the top of the pizza carton to below the line of its lid."""
_RIM: Final = 3.5
"""From the top of the toy chest to below its upper line."""
_FOOT: Final = 8.0
"""From above the lower line of a box to its end, which is its shadow on the ground."""
_SHOULDER: Final = 6.0
"""Above, where its name stands, the line of a bag with a flap of full height bends in so far."""
_FLAP: Final = 44.0
"""The most height of a bag's flap."""
_TAG: Final = 24.0
_TAG_STEP: Final = 28.0
"""Perk and worth are tags of this height above the fort, so far apart."""
_RULE: Final = (42.0, 46.0)
"""The height of the made-up rule, and of one whose name takes two lines."""


class Held(NamedTuple):
    """The contents of a board: slots of Pack and Lookout, kids in the Yard, and a perk.

    Attributes:
        long_rule: the name of its made-up rule takes two lines.
        worth: a tag tells what it would be worth if the game ended now.
    """

    pack: int
    lookout: int
    yard: int
    perk: bool = False
    long_rule: bool = False
    worth: bool = False


class Zone(NamedTuple):
    """A part of the board: the whole, where its heading stands, and each of its slots."""

    box: Box
    label: Box
    slots: tuple[Box, ...]


class BoardPlaces(NamedTuple):
    """Everything on the own board, in the coordinates of its box.

    Attributes:
        ribbon: of the name; points: sign and number; levels: the chips of levels 0 to 5.
        cost: what the next level costs; scene: the yard behind everything.
        fort, fort_label: the picture of the fort and its level; rule: the made-up rule.
        perk: the own perk, None where there is none or no room.
        worth: the tag with what it would be worth now; None where there is none or no room.
        lookout, toys, pizza, bag, yard: with a slot for everything that may lie there.
    """

    ribbon: Box
    points: Box
    levels: tuple[Box, ...]
    cost: Box
    scene: Box
    fort: Box
    fort_label: Box
    rule: Box
    perk: Box | None
    worth: Box | None
    lookout: Zone
    toys: Zone
    pizza: Zone
    bag: Zone
    yard: Zone


def board_places(box: Box, unit: float, held: Held) -> BoardPlaces:
    """Return the places of everything on the own board.

    Args:
        box: the board, in pixels; unit: pixels of one unit.
    """
    size = Box(0, 0, box.w / unit, box.h / unit)
    return _moved(_yard(size, held), box, unit)


def _moved(places: BoardPlaces, box: Box, unit: float) -> BoardPlaces:
    """The places in pixels, in the coordinates of the board."""

    def at(place: Box) -> Box:
        x, y, w, h = place
        return Box(box.x + x * unit, box.y + y * unit, w * unit, h * unit)

    def zone(one: Zone) -> Zone:
        return Zone(at(one.box), at(one.label), tuple(map(at, one.slots)))

    return BoardPlaces(
        at(places.ribbon),
        at(places.points),
        tuple(map(at, places.levels)),
        at(places.cost),
        at(places.scene),
        at(places.fort),
        at(places.fort_label),
        at(places.rule),
        None if places.perk is None else at(places.perk),
        None if places.worth is None else at(places.worth),
        zone(places.lookout),
        zone(places.toys),
        zone(places.pizza),
        zone(places.bag),
        zone(places.yard),
    )


class _Head(NamedTuple):
    ribbon: Box
    points: Box
    levels: tuple[Box, ...]
    cost: Box


def _head(w: float) -> _Head:
    """Name, points, levels and the next cost in a row; the name takes what is left.

    On a narrow board levels and cost give way, since a name must not be cut.
    """
    share = (w - 15) / 505
    step, cost = min(40.0, 33.6 * share), min(150.0, 128 * share)
    points = max(56.0, 62 * min(1.0, share))
    chips = TOP_LEVEL + 1
    rest = w - 15 - points - 5
    step -= min(step - _CHIP_STEP, max(0.0, _RIBBON - (rest - chips * step - cost)) / chips)
    cost -= min(cost - _COST, max(0.0, _RIBBON - (rest - chips * step - cost)))
    levels = chips * step
    ribbon = min(180.0, rest - levels - cost)
    x = 5 + ribbon + 5
    left = x + points
    wide = step - min(4.4, 0.13 * step)
    return _Head(
        Box(5, 7, ribbon, 34),
        Box(x, 5, points - 4, 38),
        tuple(Box(left + i * step, 5, wide, 38) for i in range(chips)),
        Box(left + levels, 5, w - 10 - left - levels, 38),
    )


def _yard(board: Box, held: Held) -> BoardPlaces:
    """Tower, fort, boxes and bag in a yard, and the own Yard below."""
    scene = Box(_EDGE, _HEAD, board.w - 2 * _EDGE, board.h - _HEAD - _EDGE)
    crowded = held.lookout > 4 and scene.h < 330
    tower = Box(scene.x + 4, scene.y + 2, (0.215 if crowded else 0.18) * scene.w, scene.h - 4)
    x = scene.x + 0.473 * scene.w
    right = scene.right - 5
    low = min(110.0, max(50.0, 0.325 * scene.h))
    yard = Box(x, scene.bottom - 5 - low, right - x, low)
    wide = 0.56 * (right - x - _GAP)
    room = Box(x, scene.y + 6, wide, yard.y - _GAP - scene.y - 6)
    each = (room.h - _GAP) / 2
    aside = Box(x + wide + _GAP, scene.y + 3, right - x - wide - _GAP, yard.y - _GAP - scene.y - 3)
    high = min(_RULE[held.long_rule], (0.43 if held.long_rule else 0.36) * aside.h)
    rule = Box(aside.x, aside.bottom - high, aside.w, high)
    bag = aside._replace(h=rule.y - 4 - aside.y)
    fort = Box(tower.right + 5, scene.y + 26, x - tower.right - 10, 0)
    label = Box(fort.center.x - 40, scene.bottom - 5 - _TAPE, 80, _TAPE)
    tags = [fort._replace(y=scene.y + 21 + i * _TAG_STEP, h=_TAG) for i in range(2)]
    perk = tags.pop(0) if held.perk else None
    worth = tags.pop(0) if held.worth else None
    fort = fort._replace(y=scene.y + 22 + (2 - len(tags)) * _TAG_STEP)
    return BoardPlaces(
        *_head(board.w),
        scene,
        fort._replace(h=label.y + 4 - fort.y),
        label,
        rule,
        perk,
        worth,
        _tower(tower, held.lookout),
        _stuff(room._replace(h=each)),
        _stuff(room._replace(y=room.y + each + _GAP, h=each), lid=True),
        _bag(bag, held.pack),
        _grass(yard, held.yard),
    )


def _tower(tower: Box, slots: int) -> Zone:
    label = Box(tower.x, tower.bottom - _TAPE, tower.w, _TAPE)
    side = 0.13 * tower.w
    room = Box(tower.x + side, tower.y + 42, tower.w - 2 * side, label.y - 4 - tower.y - 42)
    return Zone(tower, label, best_grid(room, slots, _CHIP, 4, from_top=True))


def _stuff(box: Box, lid: bool = False) -> Zone:
    """A box with two rows of slots where it is high, else with one; a `lid` is above its words."""
    low = box.h < 56
    drawn = min(1.0, box.h / _BOX)
    if lid:
        above, high = _LID * drawn + 0.5, 13.0 if low else 15.5
    else:
        above, high = (_RIM * drawn + 1, 13.0) if low else (2.0, 21.0)
    label = Box(box.x + 7, box.y + above, box.w - 14, high)
    head = above + high + 1
    room = box.inset(7, head, 7, _FOOT * drawn)
    columns = STUFF_LIMIT // 2 if room.h > 0.5 * room.w else STUFF_LIMIT
    rows = STUFF_LIMIT // columns
    wide, high = (room.w - 3 * (columns - 1)) / columns, (room.h - 3 * (rows - 1)) / rows
    slots = [
        Box(room.x + i % columns * (wide + 3), room.y + i // columns * (high + 3), wide, high)
        for i in range(STUFF_LIMIT)
    ]
    return Zone(box, label, tuple(slots))


def flap_of(bag: Box, unit: float = 1.0) -> float:
    """The height of a bag's flap, which bears its name, in pixels."""
    return min(_FLAP * unit, 0.42 * bag.h)


def _bag(bag: Box, slots: int) -> Zone:
    flap = flap_of(bag)
    edge = 6.2 + _SHOULDER * flap / _FLAP
    label = Box(bag.x + edge, bag.y + 0.42 * flap, bag.w - 2 * edge, 0.48 * flap)
    room = bag.inset(7, flap + 2, 7, 2 + 5 * flap / _FLAP)
    return Zone(bag, label, best_grid(room, slots, (40.0, 40.0), 2))


def _grass(yard: Box, kids: int) -> Zone:
    """Grass with its kids, and its name on the fence behind them."""
    name = Box(yard.x + 6, yard.y - 9, min(_NAME[0], yard.w - 12), _NAME[1])
    room = yard.inset(5, 12, 5, 6)
    return Zone(yard, name, best_grid(room, kids, _CHIP, 5, from_left=True) if kids else ())
