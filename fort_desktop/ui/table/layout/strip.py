"""The places below the shared table, where the hand would be: pads, end sheets, or the curtain."""

from typing import Final, Literal, NamedTuple

from fort_desktop.scene.geometry import Box
from fort_desktop.ui.table.layout.board import best_grid
from fort_desktop.ui.table.layout.frame import EDGE, Frame

_ABOVE: Final = (16.0, 6.0)
"""Between the panels and the strip, and the same where the hand is folded."""
_BELOW: Final = (12.0, 6.0)
_ROOMY: Final = 190.0
"""From this height on a pad has its large head, and a line for its question."""
_LINED: Final = 230.0
"""Pads lie below the bands, and the leader's place below the meter, if bands are so wide."""
_LEADER: Final = (0.19, 120.0, 244.0)
"""The leader's place else: its share of the width, the least and the most."""
_BESIDE: Final = 560.0
"""A pad that is so wide has its answers beside its words."""
_NAMED: Final = 300.0
"""A narrower pad has no room for a long name beside the number of kids."""
_FACED: Final = 190.0
"""Nor a narrower one for a face."""
_COUNT: Final = 46.0
_PAD: Final = 12.0
_GAP: Final = 8.0
_WORDED: Final = 84.0
"""A narrower button has no room for its word beside or above its key."""
_SIGNED: Final = 62.0
"""A narrower one has no room for a sign beside its key either."""
_STACKED: Final = 60.0
"""A button that is so high has its key below its word."""

AnswerForm = Literal["stacked", "row", "small"]
"""The key below the word, at the right end of the word's line, or below a sign without a word."""


class Strip(NamedTuple):
    """The places below the public table, in units of the window.

    Attributes:
        room: all of it; pads: of those who are asked, in turn order; leader: the leader's place.
    """

    room: Box
    pads: tuple[Box, ...]
    leader: Box


def strip_room(frame: Frame) -> Box:
    """Return the place the hand would have, in units: from the panels to the edge of the window."""
    sheet, panels = frame.sheet, frame.panels
    folded = sheet.shape == "folded"
    top = max(panels.board.bottom, panels.park.bottom) / frame.unit + _ABOVE[folded]
    return Box(EDGE, top, sheet.w - 2 * EDGE, sheet.h - _BELOW[folded] - top)


def strip_places(frame: Frame, count: int) -> Strip:
    """The pads of so many rivals, 1 to 3, and the leader's place at their right."""
    room = strip_room(frame)
    bands = [band.scaled(1 / frame.unit) for band in frame.top.bands]
    if len(bands) == count and bands[0].w >= _LINED:
        pads = tuple(Box(band.x, room.y, band.w, room.h) for band in bands)
    else:
        share, least, most = _LEADER
        wide = min(max(share * room.w, least), most)
        each = (room.w - wide - EDGE * count) / count
        pads = tuple(Box(room.x + i * (each + EDGE), room.y, each, room.h) for i in range(count))
    left = pads[-1].right + EDGE
    return Strip(room, pads, Box(left, room.y, room.right - left, room.h))


class PadPlaces(NamedTuple):
    """The places of the parts of a pad, in units from its corner.

    Attributes:
        face: of the player; ribbon: with the name; sign, number: how many kids they hold.
            Those that have no room are of no width.
        question: a line below the name, None where there is no room; told: the slip below it.
        answers: Follow, Look and No; form: how they are written.
    """

    face: Box
    ribbon: Box
    sign: Box
    number: Box
    question: Box | None
    told: Box
    answers: tuple[Box, Box, Box]
    form: AnswerForm


def pad_places(w: float, h: float) -> PadPlaces:
    """A pad of this size in units."""
    beside = w >= _BESIDE
    words = Box(_PAD, 0, 0.42 * w if beside else w - 2 * _PAD, h)
    roomy = h >= _ROOMY
    edge = _PAD if roomy else 7.0
    side = 60.0 if roomy else 28.0
    face = Box(words.x - 2 if roomy else 7.0, edge - 3, side, side)
    if w < _FACED:
        face = face._replace(w=0.0)
    high = 34.0 if roomy else 26.0
    left = face.right + (6 if face.w else 0)
    # Where a long name needs the whole line, the number stands below it or in the band alone.
    below = roomy and w < _NAMED
    counts = _COUNT if below or face.w else 0.0
    ribbon = Box(left, edge - 2, words.right - left - (0 if below else counts + 4), high)
    ribbon = ribbon._replace(w=min(210.0, ribbon.w))
    middle = ribbon.bottom + 14 if below else ribbon.center.y
    sign = Box(words.right - counts, middle - 12, 24 if counts else 0, 24)
    number = Box(sign.right + 3, middle - 14, max(0.0, counts - 27), 28)
    head = face.bottom
    asks = words.right - left - 2 - (counts if below else 0)
    question = Box(left + 2, ribbon.bottom + 1, asks, 24) if roomy else None
    if beside:
        told = Box(words.x, head + 8, words.w, min(84.0, h - head - 8 - edge))
        told = told._replace(y=head + 4 + (h - edge - head - 4 - told.h) / 2)
        room = Box(words.right + 16, edge + 4, w - words.right - 16 - _PAD, h - 2 * edge - 8)
    else:
        told = Box(words.x, head + (7 if roomy else 3), words.w, 41.0 if roomy else 25.0)
        top = told.bottom + (11 if roomy else 4)
        room = Box(words.x, top, words.w, h - top - edge - 2)
    return PadPlaces(face, ribbon, sign, number, question, told, *_answers(room))


def _answers(room: Box) -> tuple[tuple[Box, Box, Box], AnswerForm]:
    """Three in a row; Follow above the others where that leaves too little for their words."""
    each = (room.w - 2 * _GAP) / 3
    if each < _WORDED and room.h >= 2 * 32 + _GAP:
        high, half = (room.h - _GAP) / 2, (room.w - _GAP) / 2
        low = room.y + high + _GAP
        follow = Box(room.x, room.y, room.w, high)
        look = Box(room.x, low, half, high)
        return (follow, look, look._replace(x=room.right - half)), "row"
    first, second, third = (room._replace(x=room.x + i * (each + _GAP), w=each) for i in range(3))
    if each < _SIGNED:
        return (first, second, third), "small"
    return (first, second, third), "stacked" if room.h >= _STACKED else "row"


class LeaderPlaces(NamedTuple):
    """The places of the parts of the leader's place, in units from its corner.

    Attributes:
        face, ribbon, sign, number: as on a pad; cards: the covered hand.
        words: what becomes of it; None where there is no room.
    """

    face: Box
    ribbon: Box
    sign: Box
    number: Box
    cards: tuple[Box, ...]
    words: Box | None


def leader_places(w: float, h: float, count: int) -> LeaderPlaces:
    """The leader's place with so many covered cards."""
    roomy = h >= _ROOMY
    edge, side = (9.0, 60.0) if roomy else (4.0, 28.0)
    if w < _FACED:
        side = 0.0
    face = Box(7, edge, side, max(side, 28.0))
    left = face.right + (4 if side else 0)
    counts = 43.0 if w >= _FACED else 0.0
    ribbon = Box(left, edge + 1, w - left - counts - 6, 34.0 if roomy else 26.0)
    middle = ribbon.center.y
    sign = Box(w - counts - 2, middle - 12, 24 if counts else 0, 24)
    number = Box(sign.right + 2, middle - 14, counts - 24 if counts else 0, 28)
    words = Box(8, h - 60, w - 16, 52) if roomy else None
    top = face.bottom + (4 if roomy else 3)
    low = (words.y if words is not None else h) - 6
    return LeaderPlaces(face, ribbon, sign, number, _covered(w, top, low, count), words)


def _covered(w: float, top: float, low: float, count: int) -> tuple[Box, ...]:
    """Covered cards beside each other; they close up where there are many."""
    high = min(72.0, low - top)
    wide = high * 0.72
    if count == 0 or high < 14:
        return ()
    step = min(wide + 8, (w - 16 - wide) / max(1, count - 1))
    left = w / 2 - (wide + step * (count - 1)) / 2
    y = (top + low - high) / 2
    return tuple(Box(left + i * step, y, wide, high) for i in range(count))


_END_ROOMY: Final = 170.0
"""From this height on the points stand below the name."""
_END_BESIDE: Final = 300.0
"""A narrower one has no room for the sum beside a long name."""
_FIGURE: Final = 72.0


class EndPlaces(NamedTuple):
    """The places of the parts of a sheet at the end, in units from its corner.

    Attributes:
        face: of the player, of no width where there is no room; ribbon: with the name.
        total: the sum of all that has been counted.
        parts: points, fort and sculpture; () where there is no room.
        slot: the made-up rule, or the button that turns it over.
    """

    face: Box
    ribbon: Box
    total: Box
    parts: tuple[Box, ...]
    slot: Box


def end_strip(room: Box, count: int) -> tuple[Box, ...]:
    """The sheets of so many players beside each other."""
    each = (room.w - EDGE * (count - 1)) / count
    return tuple(Box(room.x + i * (each + EDGE), room.y, each, room.h) for i in range(count))


def end_places(w: float, h: float, parts: int) -> EndPlaces:
    """A sheet of this size in units, with so many sorts of points."""
    roomy = h >= _END_ROOMY
    side = 60.0 if roomy else 28.0
    face = Box(_PAD - 2, 9 if roomy else 5, side if w >= _FACED else 0.0, side)
    left = face.right + (6 if face.w else 0)
    total = 64.0 if roomy else 34.0
    high, below = 34.0 if roomy else 26.0, roomy and w < _END_BESIDE
    wide = w - left - _PAD + 4 - (0 if below else total + 6)
    ribbon = Box(left, 11 if roomy else 6, min(230.0, wide), high)
    middle = face.bottom + 17 if below else ribbon.center.y
    tall = 40.0 if roomy else 30.0
    number = Box(w - total - _PAD, middle - tall / 2, total, tall)
    if not roomy:
        top = face.bottom + 5
        return EndPlaces(face, ribbon, number, (), Box(_PAD, top, w - 2 * _PAD, h - top - 9))
    line = Box(left, ribbon.bottom + 3, w - left - _PAD, 30)
    if below:
        line = Box(_PAD, number.center.y - 15, number.x - _PAD, 30)
    each = min(_FIGURE, line.w / max(1, parts))
    found = tuple(Box(line.x + i * each, line.y, each - 4, line.h) for i in range(parts))
    slot = Box(_PAD, line.bottom + 8, w - 2 * _PAD, min(130.0, h - line.bottom - 8 - _PAD))
    return EndPlaces(face, ribbon, number, found, slot)


PEGS: Final = 14.0
"""So far line and pegs reach above the curtain."""
_CURTAIN_ROOMY: Final = 190.0
"""From this height on there are two lines of words, and who is called."""
_CURTAIN_PAD: Final = 20.0
_CALLED: Final = 1.26
"""How tall who is called stands before it, as a share of its height."""
_DOTS: Final = 34.0
_APART: Final = 8.0
_KEY: Final = (96.0, 84.0)


class CurtainPlaces(NamedTuple):
    """The places of all that stands on a curtain, in units from its corner, pegs included.

    Attributes:
        kid: who is called, before the curtain and above its edge, down to that of the window;
            None where there is no room.
        title: who may lift it, and why.
        words: what they are to do.
        button: lifts it; keys: which keys do the same, None where there is no room.
    """

    kid: Box | None
    title: Box
    words: Box
    button: Box
    keys: Box | None


def curtain_places(w: float, h: float) -> CurtainPlaces:
    """A curtain of this size in units."""
    room = Box(0, PEGS, w, h - PEGS).inset(_CURTAIN_PAD, 14, _CURTAIN_PAD, 12)
    if room.h < _CURTAIN_ROOMY - PEGS - 26:
        return _low(room)
    kid, left = None, room.x + 4
    if w >= 620:
        side = min(_CALLED * h, 0.28 * w)
        kid = Box(room.x, h + EDGE - side, side, side)
        left = kid.right + 16
    share = min(358.0, 0.3 * w)
    button = Box(room.right - share - 12, room.y + 24, share, 92)
    keys: Box | None = Box(button.x, button.bottom + 14, button.w, 32)
    if button.bottom + 46 > room.bottom:
        keys = None
    text = button.x - 20 - left
    title = Box(left, room.y + 12, text, 58)
    words = Box(left, title.bottom + 6, text, min(96.0, room.bottom - title.bottom - 6))
    return CurtainPlaces(kid, title, words, button, keys)


def _low(room: Box) -> CurtainPlaces:
    """Little room: the words in few lines, and the button."""
    share = min(300.0, 0.36 * room.w)
    button = Box(room.right - share, room.y + 2, share, room.h - 4)
    if button.h > 86:
        button = button._replace(y=room.center.y - 43, h=86)
    text = button.x - 14 - room.x
    title = Box(room.x, room.y, text, min(34.0, 0.45 * room.h))
    words = Box(room.x, title.bottom, text, room.bottom - title.bottom)
    return CurtainPlaces(None, title, words, button, None)


def keypad_room(w: float, h: float, places: CurtainPlaces) -> tuple[Box, Box]:
    """Return the places to type a PIN: the dots below the words, and the buttons.

    The buttons lie in place of the one that lifts the curtain. Title and words are no wider than
    the room of the dots then.
    """
    room = Box(0, PEGS, w, h - PEGS).inset(_CURTAIN_PAD, 14, _CURTAIN_PAD, 12)
    wide = max(places.button.w, 0.34 * w)
    area = Box(room.right - wide, room.y, wide, room.h)
    text = min(places.title.w, area.x - 14 - places.title.x)
    return Box(places.title.x, room.bottom - _DOTS, text, _DOTS), area


def keypad_places(area: Box, count: int) -> tuple[Box, ...]:
    """So many buttons in the rows in which they are largest, the last one as wide as is left."""
    found = best_grid(area, count, _KEY, _APART)
    right = max(place.right for place in found)
    return (*found[:-1], found[-1]._replace(w=right - found[-1].x))
