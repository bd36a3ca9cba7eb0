"""The places on one's own board: what lies where, and each slot of it.

Where large signs leave it a strip, it has a cell for each of its parts.
"""

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple

from fort_desktop.rules.model.types import STUFF_LIMIT, TOP_LEVEL
from fort_desktop.scene.geometry import Box, Point, placed
from fort_desktop.ui.table.layout.frame import Frame


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
_GAP: Final = 4.0
_TAPE: Final = 22.0
"""The height of a label on masking tape."""
_RIBBON: Final = 108.0
"""In a ribbon of this width a long name has room in two lines."""
_CHIP_STEP: Final = 22.0
"""The least width of a level's chip with the gap after it."""
_FACE: Final = 46.0
_PILES: Final = 216.0
"""The width of a rival's face, and of what is told of the piles."""
_LONGEST: Final = 200.0
"""The most width of a ribbon."""
_WORTH: Final = (132.0, 28.0)
"""The size of the tag with what it is all worth now."""
_CHIP: Final = (66.0, 80.0)
"""The largest chip of a kid in the Lookout or in the Yard."""
_TOWER: Final = 0.162
"""The width of the Lookout, as a share of the scene's, and of its height where that is low."""
_LOW_TOWER: Final = 0.4
_STRIP: Final = (44.0, 96.0)
"""The least and the most height of the Yard, and its share of the scene's: with faces beside the
tags, and with kids who are to be read, before all else."""
_STRIP_SHARE: Final = (0.24, 0.305)
_FORT: Final = 320 / 260
"""The width of the fort's picture for its height."""
_COLUMN: Final = (132.0, 190.0)
"""The width of the column beside the fort; where that is low it is wide, and parts in two."""
_LOW: Final = 130.0
_ROW: Final = (0.2, 60.0)
"""The height of a row of tokens, as a share of its column's, and the most."""
_BAG: Final = 0.68
"""The share of the Pack in what is left."""
_PERK: Final = 40.0
"""The most width of a perk beside the made-up rule."""
_FLAP: Final = 23.0
"""The height of the Pack's heading."""
_TAG: Final = (66.0, 132.0)
"""The widths of the tags at the feet of the fort: its level, and what the next one costs."""
_TAG_HIGH: Final = 25.0


class Held(NamedTuple):
    """The contents of a board: slots of Pack and Lookout, kids in the Yard, and a perk.

    Attributes:
        worth: a tag tells what it would be worth if the game ended now; levels: a table tells them.
        face: of a rival, before the name; the kids in the Yard are to be read then.
    """

    pack: int
    lookout: int
    yard: int
    perk: bool = False
    worth: bool = False
    levels: bool = False
    face: bool = False


class Zone(NamedTuple):
    """A part of the board: the whole, where its heading stands, and each of its slots."""

    box: Box
    label: Box
    slots: tuple[Box, ...]


class BoardPlaces(NamedTuple):
    """Everything on one's own board, in the coordinates of its box.

    Attributes:
        face: of a rival; ribbon: of the name; points: sign and number.
        levels: the chips of levels 0 to 5, none if they are not told.
        worth: the tag with what it would be worth now; rest: what is free behind the points.
        scene: the yard behind everything; fort, fort_label: the picture of the fort and its level.
        cost: what the next level costs; rule: the made-up rule; perk: None without one.
        lookout, toys, pizza, bag, yard: with a slot for everything that may lie there.
    """

    face: Box | None
    ribbon: Box
    points: Box
    levels: tuple[Box, ...]
    worth: Box | None
    rest: Box
    scene: Box
    fort: Box
    fort_label: Box
    cost: Box
    rule: Box
    perk: Box | None
    lookout: Zone
    toys: Zone
    pizza: Zone
    bag: Zone
    yard: Zone


def board_places(box: Box, unit: float, held: Held) -> BoardPlaces:
    """Return the places of everything on one's own board.

    Args:
        box: the board, in pixels; unit: pixels of one unit.
    """
    size = Box(0, 0, box.w / unit, box.h / unit)
    return placed(_yard(size, held), box, unit)


class _Head(NamedTuple):
    face: Box | None
    ribbon: Box
    points: Box
    levels: tuple[Box, ...]
    worth: Box | None
    rest: Box


def _head(w: float, held: Held) -> _Head:
    """Name and points, at the other end the worth, and between them the levels while one is told.

    On a narrow board the levels give way, since a name must not be cut.
    """
    share = (w - 15) / 505
    left = 5 + _FACE * held.face
    points = max(56.0, 62 * min(1.0, share))
    tag = min(_WORTH[0], _WORTH[0] * share)
    right = w - 5 - (tag + 8) * held.worth
    room = right - left - 10 - points
    chips = TOP_LEVEL + 1
    step = min(40.0, 33.6 * share, max(_CHIP_STEP, (room - _RIBBON) / chips)) * held.levels
    ribbon = Box(left, 7, min(_LONGEST, room - chips * step - _PILES * held.face), 34)
    number = Box(ribbon.right + 5, 5, points - 4, 38)
    x = number.right + 4
    wide = step - min(4.4, 0.13 * step)
    worth = Box(right + 8, 5 + (38 - _WORTH[1]) / 2, tag, _WORTH[1])
    return _Head(
        Box(4, 2, _FACE - 2, _FACE - 2) if held.face else None,
        ribbon,
        number,
        tuple(Box(x + i * step, 5, wide, 38) for i in range(chips * held.levels)),
        worth if held.worth else None,
        Box(x, 5, right - x, 38),
    )


def _yard(board: Box, held: Held) -> BoardPlaces:
    """Tower, fort, and a column with what it holds, in a yard; below them tags and one's own Yard.

    Kids of a rival who are to be read have the whole width.
    """
    scene = Box(_EDGE, _HEAD, board.w - 2 * _EDGE, board.h - _HEAD - _EDGE)
    right, floor, read = scene.right - 4, scene.bottom - 4, held.face and held.yard > 0
    wide = min(_TOWER * scene.w, _LOW_TOWER * scene.h)
    tower = Box(scene.x + 4, scene.y, wide, scene.h - 14)
    low = min(_STRIP[1], max(_STRIP[0], _STRIP_SHARE[read] * scene.h))
    column = Box(0, scene.y + 6, 0, floor - low - _GAP - scene.y - 6)
    wide = max(_COLUMN[column.h < _LOW], 0.25 * scene.w)
    column = column._replace(x=right - wide, w=wide)
    feet = floor - (low + 2 if read else _TAG_HIGH)
    wide = min((feet - scene.y) * _FORT, column.x - tower.right - 2 * _GAP)
    fort = Box(0, 0, wide, wide / _FORT).around(Point((tower.right + column.x) / 2, 0))
    fort = fort.at(fort.x, feet - fort.h)
    costs = min(_TAG[1], column.x - tower.right - _TAG[0] - 4 * _GAP) * (not held.face)
    tags = Box(0, floor - _TAG_HIGH, _TAG[0] + _GAP + costs, _TAG_HIGH)
    tags = tags.at(min(fort.center.x - tags.w / 2, column.x - _GAP - tags.w), tags.y)
    yard = column._replace(y=floor - low, h=low)
    if read:
        yard = yard._replace(x=tower.right + 22, w=right - tower.right - 22)
        tags = tags.at(tags.x, yard.y - 17)
    label = tags._replace(w=_TAG[0])
    toys, pizza, bag, rule = _column(column)
    perk = rule.inset(rule.w - min(_PERK, rule.h), 0, 0, 0) if held.perk else None
    if perk is not None:
        rule = rule.inset(0, 0, perk.w + _GAP, 0)
    return BoardPlaces(
        *_head(board.w, held),
        scene,
        fort,
        label,
        tags.inset(tags.w - costs, 0, 0, 0),
        rule,
        perk,
        _tower(tower, held.lookout),
        _stuff(toys),
        _stuff(pizza),
        _bag(bag, held.pack),
        _grass(yard, held.yard),
    )


def _column(box: Box) -> tuple[Box, Box, Box, Box]:
    """Two rows of tokens, and below them Pack and made-up rule; beside them where it is low."""
    share, most = _ROW
    high, rest = (box.h - _GAP) / 2, box.inset(0.54 * box.w + _GAP, 0, 0, 0)
    row = box._replace(w=0.54 * box.w, h=high)
    if box.h >= _LOW:
        row = box._replace(h=min(most, share * box.h))
        rest = box.inset(0, 2 * (row.h + _GAP), 0, 0)
    bag = rest._replace(h=_BAG * (rest.h - _GAP))
    return row, row.at(row.x, row.bottom + _GAP), bag, rest.inset(0, bag.h + _GAP, 0, 0)


def _tower(tower: Box, slots: int) -> Zone:
    label = Box(tower.x, tower.bottom - _TAPE, tower.w, _TAPE)
    side = 0.13 * tower.w
    room = Box(tower.x + side, tower.y + 42, tower.w - 2 * side, label.y - 4 - tower.y - 42)
    return Zone(tower, label, best_grid(room, slots, _CHIP, 4, from_top=True))


def _stuff(box: Box) -> Zone:
    """A row of slots; what lies there, or would, says what it is for."""
    return Zone(
        box, box._replace(w=0), best_grid(box.inset(*[5] * 4), STUFF_LIMIT, (40, 50), 2, rows=1)
    )


def _bag(bag: Box, slots: int) -> Zone:
    label = Box(bag.x + 3.5, bag.y + 3, bag.w - 7, _FLAP - 4)
    return Zone(bag, label, best_grid(bag.inset(5, _FLAP, 5, 5), slots, (40.0, 40.0), 2))


def _grass(yard: Box, kids: int) -> Zone:
    """Grass with its kids, or with its name."""
    room = yard.inset(4, 4, 4, 4)
    return Zone(yard, room, best_grid(room, kids, (44, 44), 4))


CellName = Literal["points", "fort", "toys", "pizza", "pack", "lookout", "yard", "rule"]
_CELLS: Final[dict[CellName, float]] = {
    "points": 76, "fort": 104, "toys": 80, "pizza": 80,
    "pack": 88, "lookout": 104, "yard": 84, "rule": 92,
}  # fmt: skip
"""The cells in their order, each with its share of the width."""
_NAME: Final = 124.0
"""The width of the ribbon with the name, before them."""
_STRIP_HIGH: Final = 130.0
"""A board that is lower is a strip."""
_TWO_ROWS: Final = 70.0
"""From this height on it has two rows of cells."""
_WHOLE: Final = (640.0, 350.0)
"""The most of the whole board."""
_STRIP_WORTH: Final = 24.0
"""The most height of the worth."""
_STRIP_EDGE: Final = 6.0
_CELL_GAP: Final = 4.0
_SIGN: Final = 24.0
_WORD: Final = 16.0
"""The height of the word below a figure."""
_WORDED: Final = 38.0
"""A lower cell has no room for a word."""
_TALL: Final = 44.0
"""From this height on a cell has its sign beside the figure only, above the word."""


class Cell(NamedTuple):
    """A part of the board in the strip.

    Attributes:
        box: all of it; sign: its sign; figure: beside that; word: below both, None where there is
            no room.
    """

    box: Box
    sign: Box
    figure: Box
    word: Box | None

    def slots(self, count: int) -> tuple[Box, ...]:
        """Places for so many things beside the sign."""
        return best_grid(self.figure, count, (_SIGN, _SIGN), 2, from_left=True)


class OwnStripPlaces(NamedTuple):
    """The strip, in units from its corner: ribbon with the name, the worth below it, the cells.

    `worth` is None where there is none.
    """

    ribbon: Box
    worth: Box | None
    cells: dict[CellName, Cell]


def is_strip(board: Box, unit: float) -> bool:
    """Return True if a board of this size, in pixels, is a strip of figures."""
    return board.h < _STRIP_HIGH * unit


def board_sheet(frame: Frame) -> Box:
    """Return the place of the whole board, in pixels, laid open where it is a strip."""
    room, unit = frame.panels.sheets, frame.unit
    w, h = (min(most * unit, side) for most, side in zip(_WHOLE, room[2:], strict=True))
    return Box(room.center.x - w / 2, room.y, w, h)


def own_strip_places(w: float, h: float, worth: bool = False) -> OwnStripPlaces:
    """Return the places on a strip of `w` x `h` units.

    Args:
        worth: a tag tells what it would be worth if the game ended now.
    """
    inner = Box(0, 0, w, h).inset(_STRIP_EDGE, _STRIP_EDGE - 1, _STRIP_EDGE, _STRIP_EDGE)
    names = list(_CELLS)
    cut = len(names) if h < _TWO_ROWS else len(names) // 2
    rows = [names[:cut], names[cut:]] if cut < len(names) else [names]
    high = (inner.h - _CELL_GAP * (len(rows) - 1)) / len(rows)
    cells: dict[CellName, Cell] = {}
    for i, row in enumerate(rows):
        line = inner.inset(_NAME + _CELL_GAP, 0, 0, 0)._replace(
            y=inner.y + i * (high + _CELL_GAP), h=high
        )
        cells |= dict(zip(row, _row(line, [_CELLS[name] for name in row]), strict=True))
    if not worth:
        return OwnStripPlaces(Box(inner.x, inner.center.y - 17, _NAME, 34), None, cells)
    tag = min(_STRIP_WORTH, (inner.h - 2) / 2)
    ribbon = min(34.0, inner.h - tag - 2)
    top = inner.center.y - (ribbon + 2 + tag) / 2
    return OwnStripPlaces(
        Box(inner.x, top, _NAME, ribbon),
        Box(inner.x, top + ribbon + 2, _NAME - 14, tag),
        cells,
    )


def _row(line: Box, shares: Sequence[float]) -> list[Cell]:
    room, x = line.w - _CELL_GAP * (len(shares) - 1), line.x
    found = []
    for share in shares:
        wide = room * share / sum(shares)
        found.append(_cell(line._replace(x=x, w=wide)))
        x += wide + _CELL_GAP
    return found


def _cell(box: Box) -> Cell:
    room = box.inset(4, 2, 4, 3.5)
    word = None
    high = room.h
    if box.h >= _WORDED:
        word = room._replace(y=room.bottom - _WORD, h=_WORD)
        high = word.y - room.y
    if box.h < _TALL and word is not None:
        word = word.inset(_SIGN + 4, 0, 0, 0)
    middle = room.y + (high if box.h >= _TALL else room.h) / 2
    sign = Box(room.x, middle - _SIGN / 2, _SIGN, _SIGN)
    return Cell(box, sign, room._replace(h=high).inset(_SIGN + 4, 0, 0, 0), word)
