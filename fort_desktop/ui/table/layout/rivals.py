"""The places within a rival's band, and on the sheet that it opens."""

from typing import Final, Literal, NamedTuple

from fort_desktop.scene.geometry import Box
from fort_desktop.ui.table.layout.frame import EDGE, Frame

BandForm = Literal["wide", "narrow", "tight", "folded"]
KidForm = Literal["row", "chip"]

_FOLDED: Final = 60.0
"""A band that is lower than this is folded."""
_NARROW: Final = 440.0
"""A band that is narrower than this says Pack and Lookout as numbers."""
_TIGHT: Final = 300.0
"""A band that is narrower than this shows six numbers beside its Yard."""
_LEFT: Final = {"wide": 280.0, "narrow": 190.0, "tight": 131.0}
_ROOMY: Final = 600.0
_MORE: Final = 60.0
"""In a band wider than that its left part has so much more room."""
_PILE: Final = 70.0
_FACE: Final = 37.0
_SMALL_FACE: Final = 31.0
"""Of a wide band, and one beside a longer name."""
_ROWS: Final = (54.0, 78.0)
"""The middles of the second and the third row."""
_LINE: Final = 24.0
"""The height of a row, and so the least of what answers to the pointer."""
_RIBBON: Final = 34.0
"""The height of a ribbon, in which a name has room for two lines."""
PILL: Final = (54.0, 23.0)
"""Of what the seat would have if the game ended now; it always follows the points."""
_APART: Final = 4.0
"""Between two figures of points and that."""
_WORTHY: Final = 14.0
"""So much wider is the left part of a band with that."""
_FORT: Final = 320 / 260
"""The width of a fort's picture for its height."""
_SLOT: Final = 20.0
_LEAST_SLOT: Final = 18.0
_ROW_FORM: Final = 158.0
"""From so much room per kid on a Yard shows rows with words; below, chips."""
_ROW: Final = 166.0
_CHIP: Final = 104.0
_SINGLE: Final = 44.0
"""With less room per kid a Yard has two lines of chips, or three."""
_LEAST: Final = 25.0
"""No chip is narrower than this; rather there is one line more."""
_GAP: Final = 4.0
_CLOSE: Final = 2.0
"""Between chips in several lines."""


class Slots(NamedTuple):
    """The places of Pack or Lookout: its sign, and each slot, or a number where those are none."""

    sign: Box
    slots: tuple[Box, ...]
    number: Box

    @property
    def area(self) -> Box:
        """All of it, for the pointer."""
        right = max((slot.right for slot in self.slots), default=self.number.right)
        return Box(self.sign.x, self.sign.center.y - _LINE / 2, right - self.sign.x, _LINE)


class Figure(NamedTuple):
    """The places of a number: its sign, and what is left for the number itself.

    Where those before it in its row are near, a line parts it from them.
    """

    sign: Box
    number: Box
    parted: bool = False

    @property
    def area(self) -> Box:
        """Both, for the pointer."""
        y = min(self.sign.y, self.number.y)
        return Box(self.sign.x, y, self.number.right - self.sign.x, max(self.sign.h, self.number.h))


class BandPlaces(NamedTuple):
    """The places of the parts of a band; None for what its form leaves to the opened band.

    Attributes:
        face: of a computer player; it may bear the seat's mark too.
        ribbon: with the name; points, level: the large numbers.
        toys, pizza, hand, deck: the small numbers.
        pack, lookout: slots or a number.
        yard: the lawn; pile: the top of the discard pile; piled: its number below it.
        mark: of the seat, where a ribbon with a long name has no room for it.
        worth: what the seat would have if the game ended now.
        grounds: of the small numbers that belong together, so that they are one thing for the eye.
    """

    form: BandForm
    face: Box | None
    ribbon: Box
    points: Figure
    level: Figure
    toys: Figure | None = None
    pizza: Figure | None = None
    hand: Figure | None = None
    deck: Figure | None = None
    pack: Slots | None = None
    lookout: Slots | None = None
    yard: Box | None = None
    pile: Box | None = None
    piled: Box | None = None
    mark: Box | None = None
    worth: Box | None = None
    grounds: tuple[Box, ...] = ()


class KidPlace(NamedTuple):
    """A kid of a Yard: its box, and the form of its picture."""

    box: Box
    form: KidForm


def band_places(
    w: float,
    h: float,
    face: bool,
    pack_limit: int = 0,
    lookout_limit: int = 0,
    small: bool = False,
    worth: bool = False,
) -> BandPlaces:
    """Return the places of everything in a band of `w` x `h` units.

    Args:
        face: a computer player has one; a person has the mark on the ribbon only.
        small: in a wide or narrow band the face leaves more room to the name.
        worth: it tells what the seat would have if the game ended now, where it has room for that.
    """
    if h < _FOLDED:
        return _folded(w, h, face, worth)
    if w < _TIGHT:
        return _tight(w, h, face)
    if w < _NARROW:
        return _narrow(w, h, (_SMALL_FACE if small else _FACE + 1) * face, worth)
    size = (_SMALL_FACE if small else _FACE) * face
    return _wide(w, h, size, pack_limit, lookout_limit, worth)


def _figure(
    x: float, middle: float, sign: float, number: float, high: float = _LINE, parted: bool = False
) -> Figure:
    """A sign of so many units and a number of so much room at its right."""
    return Figure(
        Box(x, middle - sign / 2, sign, sign),
        Box(x + sign + 2, middle - high / 2, number, high),
        parted,
    )


def _fort(x: float, middle: float, high: float, number: float, line: float = _LINE) -> Figure:
    """The picture of a fort, so high, and its level at its right."""
    wide = _FORT * high
    sign = Box(x, middle - high / 2, wide, high)
    return Figure(sign, Box(x + wide, middle - line / 2, number, line))


def _folded(w: float, h: float, face: bool, worth: bool) -> BandPlaces:
    """One row, or two where the band is narrow: a name, points and level."""
    mark = pill = None
    if w >= 250:
        side = 32.0 if face else 0.0
        left, end = 6 + side, w - 66
        if worth:
            end -= PILL[0] + 2
            pill = Box(end, (h - PILL[1]) / 2, *PILL)
        room = end - 64 - left
        ribbon = Box(left, (h - _RIBBON) / 2, min(220.0, room), _RIBBON)
        points = _figure(end - 60, h / 2, 26, 32)
        level = _fort(w - 62, h / 2, 33, 16)
        shown = Box(6, h / 2 - 16, 32, 32) if face else None
    else:
        ribbon = Box(3.5, 4, w - 7, 19)
        # At 200 % in a small window four seats leave hardly room for two numbers.
        sign, left, number = (16.0, 6.0, 26.0) if w >= 90 else (14.0, 3.0, 22.0)
        points = _figure(left, h - 12, sign, number, 20)
        level = _fort(max(w / 2, points.number.right + 2), h - 12, sign / _FORT, 14, 20)
        free = Box(w - 6 - sign, h - 12 - sign / 2, sign, sign)
        mark = free if free.x >= level.number.right + 2 else None
        shown = None
    return BandPlaces("folded", shown, ribbon, points, level, mark=mark, worth=pill)


def _tight(w: float, h: float, face: bool) -> BandPlaces:
    left = 40.0 if face else 6.0
    (two, three), sign = _ROWS, 18.0
    return BandPlaces(
        "tight",
        Box(4, 5, 35, 35) if face else None,
        Box(left, 5, _LEFT["tight"] - left, _RIBBON),
        _figure(6, two, sign, 24),
        _fort(54, two, 22, 13),
        _figure(98, two, sign, 12),
        _figure(98, three, sign, 12),
        _figure(6, three, sign, 24),
        _figure(58, three, sign, 13),
        None,
        None,
        _lawn(_LEFT["tight"] + 2, w - 6, h),
        None,
        None,
    )


def _narrow(w: float, h: float, face: float, worth: bool) -> BandPlaces:
    """The fort has the height of the first row."""
    left, more = 8 + face, _WORTHY * worth
    columns = (8.0, 62.0 + more / 2, 110.0 + more, 152.0 + more)
    (two, three), sign = _ROWS, 18.0
    pack = _figure(columns[2], three, sign, 14)
    lookout = _figure(columns[3], three, sign, 14)
    level = _fort(_LEFT["narrow"] + more - 56, 22, 34, 12, 28)
    points = _figure(5, two, 24, 28)
    pill = Box(points.number.right + _APART, two - PILL[1] / 2, *PILL) if worth else None
    end = level.sign.x - 2
    return BandPlaces(
        "narrow",
        Box(6, 4 + (38 - face) / 2, face, face) if face else None,
        Box(left, 5, end - left, _RIBBON),
        points,
        level,
        _figure(columns[2], two, sign, 14),
        _figure(columns[3], two, sign, 14),
        _figure(columns[0], three, sign, 24),
        _figure(columns[1], three, sign, 20),
        Slots(pack.sign, (), pack.number),
        Slots(lookout.sign, (), lookout.number),
        _lawn(_LEFT["narrow"] + more, w - 8, h),
        None,
        None,
        worth=pill,
        grounds=(Box(columns[2] - 5, two - 12, _LEFT["narrow"] - 111, three - two + 24),),
    )


def _wide(
    w: float, h: float, face: float, pack_limit: int, lookout_limit: int, worth: bool
) -> BandPlaces:
    left = 5 + face if face else 8.0
    # A rival alone at the table has room for a long name.
    more = min(_MORE, max(0.0, w - _ROOMY))
    (two, three), sign = _ROWS, 18.0
    pile = Box(w - 62, 8, 50, 60)
    end, pill = 150 + more, None
    points, level = _figure(end + 2, 23, 25, 26, 28), _fort(end + 57, 23, 37, 13, 28)
    if worth:
        more += _WORTHY
        end = 97 + more
        points = _figure(end + 1, 23, 28, 31, 32)
        pill = Box(points.number.right + _APART, 23 - PILL[1] / 2, *PILL)
        level = _fort(pill.right + 3, 22, 35, 15, 32)
    return BandPlaces(
        "wide",
        Box(4, 4 + (_FACE - face) / 2, face, face) if face else None,
        Box(left, 5, end - left, _RIBBON),
        points,
        level,
        _figure(14, two, sign, 22),
        _figure(60, two, sign, 22),
        _figure(14, three, sign, 22),
        _figure(60, three, sign, 22),
        _slots(118, two, pack_limit, more),
        _slots(118, three, lookout_limit, more),
        _lawn(_LEFT["wide"] + more, w - _PILE, h),
        pile,
        Box(pile.x, pile.bottom + 1, pile.w, h - 4 - pile.bottom),
        worth=pill,
        grounds=(
            Box(8, two - 12, 98, three - two + 24),
            Box(112, two - 12, _LEFT["wide"] + more - 118, three - two + 24),
        ),
    )


def _slots(x: float, middle: float, limit: int, more: float) -> Slots:
    """Each slot for itself, as long as its sign can be told; else only their number."""
    first, sign = x + 22, Box(x, middle - 9, 18, 18)
    room = _LEFT["wide"] + more - 10 - first
    step = min(_SLOT + 3, room / max(1, limit))
    number = Box(first, middle - _LINE / 2, room, _LINE)
    if step < _LEAST_SLOT + 1:
        return Slots(sign, (), number)
    size = min(_SLOT, step - 1)
    boxes = [Box(first + i * step, middle - size / 2, size, size) for i in range(limit)]
    return Slots(sign, tuple(boxes), number)


def _lawn(left: float, right: float, h: float) -> Box:
    return Box(left, 6, right - left, h - 12)


def kid_places(lawn: Box, count: int) -> list[KidPlace]:
    """The kids of a Yard, in the form that there is room for.

    Args:
        lawn: the Yard, in units, from wherever it is measured.
    """
    if not count:
        return []
    room = lawn.inset(4, 3, 4, 3)
    each = (room.w + _GAP) / count
    if each >= _ROW_FORM:
        return _lines(room, count, 1, _ROW, "row")
    if each >= _SINGLE:
        return _lines(room, count, 1, _CHIP, "chip")
    two = (room.w + _CLOSE) / -(-count // 2) - _CLOSE
    return _lines(room, count, 2 if two >= _LEAST else 3, _CHIP, "chip")


def _lines(room: Box, count: int, lines: int, most: float, form: KidForm) -> list[KidPlace]:
    """So many lines of equal places; where even those have no room, places overlap."""
    columns = -(-count // lines)
    gap = _GAP if lines == 1 else _CLOSE
    high = (room.h - gap * (lines - 1)) / lines
    wide = min(most, (room.w + gap) / columns - gap)
    step = wide + gap
    if wide < _LEAST:
        wide, step = _LEAST, (room.w - _LEAST) / (columns - 1)
    return [
        KidPlace(
            Box(room.x + i % columns * step, room.y + i // columns * (high + gap), wide, high), form
        )
        for i in range(count)
    ]


_SIZE: Final = (552.0, 302.0)
_SHEET_ROW: Final = 40.0
"""The height of the row with the switch, where the sheet has its whole height."""
_SWITCH: Final = 28.0
"""Of the switch alone, in the Yard's heading of a lower sheet."""
_BELOW_BAR: Final = 6.0
_SHEET_LEFT: Final = 236.0
"""The width of the part with the words; the Yard has the rest."""
_HEAD: Final = 30.0
"""The height of the Yard's heading."""
_CARD: Final = (93.0, 141.0)
_LINES: Final = 6
"""Lines of words below the name."""


class RivalSheetPlaces(NamedTuple):
    """The places of the parts of a rival's sheet, in units from its top left corner.

    Attributes:
        ribbon, player: name, and who decides; lines: points and level, hand and deck, Stuff, Pack,
            Lookout, and what lies aside: perk, rule, discard pile.
        yard: the lawn; heading: its first line.
        wait: the switch for waiting at this rival; `said` with words beside it.
    """

    face: Box
    ribbon: Box
    player: Box
    lines: tuple[Box, ...]
    yard: Box
    heading: Box
    wait: Box
    said: bool


def rival_sheet_box(frame: Frame, band: Box) -> Box:
    """Return the place of the sheet, in pixels: below the bar, under its band.

    It covers whole panels where some are about as large as it is, so that it cuts none in two.
    """
    unit, bar, panels = frame.unit, frame.top.bar, frame.panels
    top = bar.bottom + _BELOW_BAR * unit
    w = min(_SIZE[0] * unit, frame.size[0] - 2 * EDGE * unit)
    h = min(_SIZE[1] * unit, frame.size[1] - top - EDGE * unit)
    room = Box(EDGE * unit, top, frame.size[0] - 2 * EDGE * unit, h)
    box = Box(band.center.x - w / 2, top, w, h).within(room)
    whole = [
        Box(left.x, top, right.right - left.x, panels.board.bottom - top)
        for left in (panels.board, panels.park, panels.mat)
        for right in (panels.board, panels.park, panels.mat)
    ]
    near = [one for one in whole if _like(one.w, w) and _like(one.h, h)]
    return min(near, key=lambda one: abs(one.center.x - band.center.x), default=box)


def _like(length: float, wanted: float) -> bool:
    return 0.92 <= length / wanted <= 1.2


def rival_sheet_places(w: float, h: float) -> RivalSheetPlaces:
    """Return the places on a sheet of `w` x `h` units; a lower one has closer lines."""
    said = h > _SIZE[1] - 1
    whole, h = h, h - _SHEET_ROW if said else h
    face = min(60.0, h * 0.24)
    top = 10 + face + 4
    each = (h - top - 8) / _LINES
    lines = tuple(Box(12, top + i * each, _SHEET_LEFT - 18, each) for i in range(_LINES))
    yard = Box(_SHEET_LEFT, 9, w - _SHEET_LEFT - 10, h - 18)
    left = 12 + face + 8
    heading = Box(yard.x + 12, yard.y + 3, yard.w - 24, _HEAD)
    wait = Box(12, whole - _SHEET_ROW - 1, w - 24, _SHEET_ROW - 8)
    if not said:
        wait = Box(heading.right - _SWITCH, heading.y + 2, _SWITCH, _SWITCH)
        heading = heading.inset(0, 0, _SWITCH + 4, 0)
    return RivalSheetPlaces(
        Box(12, 9, face, face),
        Box(left, 8, _SHEET_LEFT - 8 - left, 36),
        Box(left, 45, _SHEET_LEFT - 8 - left, max(19.0, top - 45)),
        lines,
        yard,
        heading,
        wait,
        said,
    )


def yard_cards(yard: Box, count: int) -> list[Box]:
    """The kids of the Yard in the Park's form; many lie over each other, all of them seen."""
    room = yard.inset(8, _HEAD + 6, 8, 8)
    high = min(_CARD[1], room.h)
    wide = high * _CARD[0] / _CARD[1]
    y = room.y + (room.h - high) / 2
    if count * (wide + 6) <= room.w + 6:
        left = room.x + (room.w - count * (wide + 6) + 6) / 2
        return [Box(left + i * (wide + 6), y, wide, high) for i in range(count)]
    step = (room.w - wide) / (count - 1)
    return [Box(room.x + i * step, y, wide, high) for i in range(count)]
