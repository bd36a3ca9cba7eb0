"""The places within a rival's band, and on the sheet that it opens."""

from typing import Final, Literal, NamedTuple

from fort_desktop.scene.geometry import Box
from fort_desktop.ui.table.layout.board import best_grid
from fort_desktop.ui.table.layout.frame import EDGE, Frame

BandForm = Literal["wide", "narrow", "tight", "folded"]
KidForm = Literal["wide", "row", "chip"]

_FOLDED: Final = 60.0
"""A band that is lower than this is folded."""
_NARROW: Final = 440.0
"""A band that is narrower than this has a smaller face, above its numbers."""
_TIGHT: Final = 300.0
"""A band that is narrower than this has them in two rows."""
_LEFT: Final = {"wide": 230.0, "narrow": 190.0, "tight": 128.0}
_LONGEST: Final = 190.0
"""The most width of a ribbon."""
_FACE: Final = {"wide": 68.0, "narrow": 46.0, "tight": 38.0}
_ROWS: Final = {"wide": (68.0, 68.0), "narrow": (71.0, 71.0), "tight": (55.0, 79.0)}
"""The middles of the rows of points, and of things."""
_LINE: Final = 24.0
"""The height of a row, and so the least of what answers to the pointer."""
_RIBBON: Final = 34.0
"""The height of a ribbon, in which a name has room for two lines."""
_FORT: Final = 320 / 260
"""The width of a fort's picture for its height."""
_FREE: Final = 4.0
"""Free around a fort in the picture of its garden."""
_LEVEL: Final = (24.0, 21.0)
"""Of the chip with its level."""
_BARE: Final = 12.0
"""The width of a Yard in which nobody lies; it has no lawn of its own."""
_KEEPS: Final = 0.5
"""Kids leave a fort its height, or where the garden is narrow so much of that."""
_CHIP: Final = 104.0
_EACH: Final = 60.0
"""The most room of a kid beside a fort."""
_SINGLE: Final = 40.0
"""With less room per kid a Yard has two lines of chips, or three."""
_LEAST: Final = 24.0
"""No chip is narrower than this; rather there is one line more."""
_GAP: Final = 4.0
_CLOSE: Final = 2.0
"""Between chips in several lines."""
_SIDE: Final = 1.5
"""Free at both ends of a lawn."""


class Figure(NamedTuple):
    """The places of a number: its sign, and what is left for the number itself."""

    sign: Box
    number: Box

    @property
    def area(self) -> Box:
        """Both, for the pointer."""
        y = min(self.sign.y, self.number.y)
        return Box(self.sign.x, y, self.number.right - self.sign.x, max(self.sign.h, self.number.h))


class BandPlaces(NamedTuple):
    """The places of the parts of a band; None for what its form leaves to the opened band.

    Attributes:
        face: of a computer player; it may bear the seat's mark too.
        ribbon: with the name; points: the large number.
        fort: its picture; level: the chip with its level.
        toys, pizza: the small numbers, which are not drawn while they are 0.
        yard: the lawn; mark: of the seat, where a long name leaves it no room on the ribbon.
        garden: the picture in which fort and Yard lie.
    """

    form: BandForm
    face: Box | None
    ribbon: Box
    points: Figure
    fort: Box
    level: Box
    toys: Figure | None = None
    pizza: Figure | None = None
    yard: Box | None = None
    mark: Box | None = None
    garden: Box | None = None


def house(fort: Box, level: Box) -> Box:
    """A fort and its level, for the pointer."""
    x, y = min(fort.x, level.x), min(fort.y, level.y)
    return Box(x, y, max(fort.right, level.right) - x, max(fort.bottom, level.bottom) - y)


class KidPlace(NamedTuple):
    """A kid of a Yard: its box, and the form of its picture."""

    box: Box
    form: KidForm


def band_places(w: float, h: float, face: bool, kids: int = 0) -> BandPlaces:
    """Return the places of everything in a band of `w` x `h` units.

    Args:
        face: a computer player has one; a person has the mark on the ribbon only.
        kids: in the Yard, beside the fort.
    """
    if h < _FOLDED:
        return _folded(w, h, face)
    form: BandForm = "tight" if w < _TIGHT else "narrow" if w < _NARROW else "wide"
    return _beside_garden(form, w, h, face, kids)


def _figure(x: float, middle: float, sign: float, number: float, high: float = _LINE) -> Figure:
    """A sign of so many units and a number of so much room at its right."""
    return Figure(
        Box(x, middle - sign / 2, sign, sign), Box(x + sign + 2, middle - high / 2, number, high)
    )


def _folded(w: float, h: float, face: bool) -> BandPlaces:
    """One row, or two where the band is narrow: a name, points and level."""
    mark = None
    if w >= 250:
        side = 32.0 if face else 0.0
        left, end = 6 + side, w - 66
        ribbon = Box(left, (h - _RIBBON) / 2, min(220.0, end - 64 - left), _RIBBON)
        points = _figure(end - 60, h / 2, 26, 32)
        fort = Box(w - 62, h / 2 - 16.5, 33 * _FORT, 33)
        level = Box(fort.right, h / 2 - _LINE / 2, 16, _LINE)
        shown = Box(6, h / 2 - 16, 32, 32) if face else None
    else:
        ribbon = Box(3.5, 4, w - 7, 19)
        # At 200 % in a small window four seats leave hardly room for two numbers.
        sign, left, number = (16.0, 6.0, 26.0) if w >= 90 else (14.0, 3.0, 22.0)
        points = _figure(left, h - 12, sign, number, 20)
        x = max(w / 2, points.number.right + 2)
        fort = Box(x, h - 12 - sign / _FORT / 2, sign, sign / _FORT)
        level = Box(fort.right, h - 22, 14, 20)
        free = Box(w - 6 - sign, h - 12 - sign / 2, sign, sign)
        mark = free if free.x >= level.right + 2 else None
        shown = None
    return BandPlaces("folded", shown, ribbon, points, fort, level, mark=mark)


def _beside_garden(form: BandForm, w: float, h: float, face: bool, kids: int) -> BandPlaces:
    """Name, points and things, and beside them the garden with fort and Yard."""
    size, end, (one, two) = _FACE[form], _LEFT[form], _ROWS[form]
    left = 7 + size if face else 6.0
    x = left + 2 if form == "wide" else 8.0
    sign, high = (24.0, _LINE) if two > one else (26.0, 28.0)
    points = _figure(x, one, sign, 34 if form == "wide" else 32, high)
    things = 8.0 if two > one else points.number.right + 4
    each = (end - 2 - things) / 2
    toys, pizza = (_figure(things + i * each, two, 20, each - 24) for i in range(2))
    garden = Box(end + 2, 6, w - 7 - end, h - 12)
    fort, level, yard = _garden(garden, kids)
    return BandPlaces(
        form,
        Box(5, (h - size) / 2 if form == "wide" else 4, size, size) if face else None,
        Box(left, 9 if form == "wide" else 6, min(_LONGEST, end - left), _RIBBON),
        points,
        fort,
        level,
        toys,
        pizza,
        yard,
        garden=garden,
    )


def _garden(garden: Box, kids: int) -> tuple[Box, Box, Box]:
    """Return the places of the fort, of its level and of the Yard.

    The fort keeps its own beside kids. The level stands in the grass beside the fort, or where that
    has no room in the sky above it.
    """
    wide, (across, high) = _BARE, _LEVEL
    if kids:
        keeps = min((garden.h - 2 * _FREE) * _FORT + across + _FREE, _KEEPS * garden.w)
        least = -(-kids // 3) * (_LEAST + _CLOSE) - _CLOSE + 2 * _SIDE
        most = kids * (_EACH + _GAP) + _GAP
        wide = max(min(most, garden.w - keeps), least)
    yard = garden.inset(garden.w - wide, 0, 0, 0)
    room = garden.inset(min(_FREE, garden.w - wide - across), _FREE, wide, _FREE)
    narrow = room.w < 2 * across
    tall = min(room.h - high * narrow, room.w / _FORT)
    fort = Box(room.center.x - tall * _FORT / 2, room.bottom - tall, tall * _FORT, tall)
    beside = fort.x - across - 2
    level = Box(max(beside, room.x), room.bottom - high, across, high)
    return fort, level if beside >= room.x else level.at(room.x, room.y), yard


def kid_places(lawn: Box, count: int) -> list[Box]:
    """The faces of the kids of a Yard: their words are on the opened band.

    Args:
        lawn: the Yard, in units, from wherever it is measured.
    """
    if not count:
        return []
    room = lawn.inset(_SIDE, 3, _SIDE, 3)
    each = (room.w + _GAP) / count
    if each >= _SINGLE:
        return _lines(room, count, 1)
    two = (room.w + _CLOSE) / -(-count // 2) - _CLOSE
    return _lines(room, count, 2 if two >= _LEAST else 3)


def _lines(room: Box, count: int, lines: int) -> list[Box]:
    """So many lines of equal places; where even those have no room, places overlap."""
    columns = -(-count // lines)
    gap = _GAP if lines == 1 else _CLOSE
    high = (room.h - gap * (lines - 1)) / lines
    wide = min(_CHIP, (room.w + gap) / columns - gap)
    step = wide + gap
    if wide < _LEAST:
        wide, step = _LEAST, (room.w - _LEAST) / (columns - 1)
    return [
        Box(room.x + i % columns * step, room.y + i // columns * (high + gap), wide, high)
        for i in range(count)
    ]


_SIZE: Final = (552.0, 340.0)
"""The size of the sheet, and how much larger than other things all on it is, where there is room.
"""
_LARGER: Final = 1.6
_CARDS: Final[dict[KidForm, tuple[float, float]]] = {
    "wide": (190.0, 140.0), "row": (166.0, 74.0), "chip": (84.0, 100.0),
}  # fmt: skip
"""The forms of kids on the sheet, and the most size of each;"""
_SMALLEST: Final[dict[KidForm, tuple[float, float]]] = {
    "wide": (96.0, 84.0), "row": (110.0, 52.0), "chip": (0.0, 0.0),
}  # fmt: skip
"""and the least: smaller ones have the next form."""


def rival_sheet(frame: Frame) -> tuple[Box, float]:
    """Return the place of the sheet, in the middle below the bar, and its unit; both in pixels."""
    unit, bar = frame.unit, frame.top.bar
    room = Box(0, bar.bottom, *frame.size)._replace(h=frame.size[1] - bar.bottom)
    room = room.inset(*[EDGE * unit] * 4)
    sides = zip(_SIZE, room[2:], strict=True)
    unit = max(unit, min(_LARGER * unit, *(side / most for most, side in sides)))
    w, h = (min(most * unit, side) for most, side in zip(_SIZE, room[2:], strict=True))
    return Box(0, 0, w, h).around(room.center), unit


def yard_cards(yard: Box, count: int) -> list[KidPlace]:
    """The kids of the Yard, all of them seen, in the largest form that has room for them."""
    room = yard.inset(6, 6, 6, 6)
    grids = {form: best_grid(room, count, most, 6) for form, most in _CARDS.items()}
    for form, boxes in grids.items():
        wide, high = _SMALLEST[form]
        if all(box.w >= max(wide, box.h) and box.h >= high for box in boxes) or form == "chip":
            return [KidPlace(box, form) for box in boxes]
    return []
