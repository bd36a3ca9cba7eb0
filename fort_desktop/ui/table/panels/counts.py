"""Counts in words and signs: what has come together, an arrow, and what it brings."""

import re
from collections.abc import Sequence
from typing import Final

from fort_desktop.scene import text
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.lettering import LEAD
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.fonts import BOLD, TITLE
from fort_desktop.ui.design.canvas import Canvas, PanelCanvas
from fort_desktop.ui.design.text_box import LEAST, TextStyle, has_room, letters, width
from fort_desktop.ui.table.played import Count
from fort_desktop.ui.table.viewmodels.plays import CountVM
from fort_desktop.ui.text.lists import NO_BREAK

_LEAST: Final = 14
"""The least size of a count in one line, in units."""
_ARROW: Final = 1.3
"""The room of the arrow in it, in sizes of the line."""
_HIGH: Final = {1: 30.0, 2: 50.0, 3: 54.0}
"""Units that a count of so many lines takes, at most; its words get smaller with each line."""
_OPERATOR: Final = re.compile(" ([+\N{MINUS SIGN}=]) ")
_FLOOR: Final = LEAST / 1.5
"""The least size of any words, in units."""


def count_line(ground: PanelCanvas, place: Box, vm: CountVM) -> None:
    """Draw what has come together, and what it brings."""
    if vm.over:
        ground.write(vm.told, place, TextStyle(17, least=14, face=BOLD, align="center", lines=3))
    elif vm.counts:
        _counted(ground, place, vm.counts)
    elif vm.told:
        _line(ground, place, vm.told)


def _paper(ground: PanelCanvas, place: Box) -> Box:
    """The slip of paper on which the count stands; returns the room for words."""
    unit = ground.unit
    ground.panel(*place, pal.PAPER, 8, pal.OUTLINE, 2)
    return place.inset(7 * unit, 2 * unit, 7 * unit, 2 * unit)


def _line(ground: PanelCanvas, place: Box, words: str) -> None:
    room = _paper(ground, place)
    ground.write(words, room, TextStyle(18, least=12, align="center", lines=3))


def _counted(ground: PanelCanvas, place: Box, found: Sequence[Count]) -> None:
    """Two boxes at most, one below the other."""
    room = _paper(ground, place)
    high = room.h / len(found)
    for i, count in enumerate(found):
        line = room._replace(y=room.y + i * high, h=high)
        arrow_line(ground, line, count, 20 if len(found) == 1 else 16)


def arrow_line(ground: Canvas, room: Box, count: Count, size: float) -> None:
    """Draw what is counted, an arrow, and what it brings; in two lines where that is too long.

    What is counted is left out where there is no height for it: what it brings is more.
    """
    unit = ground.unit
    if not count.counted:
        ground.write(count.brings, room, TextStyle(size, least=12, align="center", lines=2))
        return
    size = max(_LEAST, min(size, room.h / unit / LEAD))
    for tried in range(round(size), _LEAST - 1, -1):
        if _spread(ground, room, count, tried):
            return
    half = room.h / 2 if room.h >= 2 * LEAD * 1.1 * _LEAST * unit else 0.0
    size = min(size, half / unit / LEAD)
    below = room._replace(y=room.y + half, h=room.h - half)
    if width(count.brings, unit, 12) * unit <= room.w - 20 * unit:
        if half:
            ground.write(
                count.counted, room._replace(h=half), TextStyle(size, least=12, align="center")
            )
        if not _spread(ground, below, Count("", count.brings), 14):
            _arrow(ground, Box(room.x, below.y, 18 * unit, below.h))
            ground.write(
                count.brings,
                below.inset(20 * unit, 0, 0, 0),
                TextStyle(14, least=12, align="center"),
            )
        return
    _three_lines(ground, room, count)


def _three_lines(ground: Canvas, room: Box, count: Count) -> None:
    """Two lines for what it brings, below what is counted."""
    unit, line = ground.unit, _line_height(ground.unit)
    high = line if room.h >= 3 * line else 0.0
    if high:
        ground.write(count.counted, room._replace(h=high), TextStyle(12, least=12, align="center"))
    rest = room._replace(y=room.y + high, h=room.h - high)
    _arrow(ground, Box(room.x, rest.y, 18 * unit, rest.h))
    ground.write(
        count.brings,
        rest.inset(20 * unit, 0, 0, 0),
        TextStyle(14, least=12, align="center", lines=2),
    )


def _line_height(unit: float) -> float:
    """The least height of a line, in pixels."""
    return LEAD * 1.15 * letters(_FLOOR, unit)


def _arrow(ground: Canvas, place: Box) -> None:
    side = min(place.w, place.h)
    ground.icon("arrow", place.center.x - side / 2, place.center.y - side / 2, side)


def _spread(ground: Canvas, room: Box, count: Count, size: float) -> bool:
    """Draw it in one line in the middle of the room; False if it is too long for that."""
    unit = ground.unit
    pixels = letters(size, unit)
    if _spread_width(count, pixels) > room.w:
        return False
    parts = [text.width(TITLE, pixels, words) for words in count]
    between = _ARROW * pixels
    x = room.x + (room.w - _spread_width(count, pixels)) / 2
    left = Box(x, room.y, parts[0] + 1, room.h)
    ground.write(count.counted, left, TextStyle(size, least=size, align="center"))
    _arrow(
        ground,
        Box(x + parts[0], room.y, between, pixels).around(
            Box(x + parts[0], room.y, between, room.h).center
        ),
    )
    right = Box(x + parts[0] + between, room.y, parts[1] + 1, room.h)
    ground.write(count.brings, right, TextStyle(size, least=size, align="center"))
    return True


def _spread_width(count: Count, pixels: int) -> float:
    """Return the width of a count in one line, at a size in pixels."""
    return sum(text.width(TITLE, pixels, words) for words in count) + _ARROW * pixels


def count_paper(
    ground: PanelCanvas, counted: str, brings: str, total: str, in_short: str = ""
) -> None:
    """A count with its sum below: 3 shovels bring 3 pizza, and what one has then.

    `in_short` is what it brings without the room for it, where all that would be too much.
    """
    unit = ground.unit
    place = Box(0, 0, *ground.image.get_size())
    room = _paper(ground, place)
    total = _unbroken(total, room.w, unit)
    lines = 1 if width(total, unit, 12, BOLD) * unit <= room.w else 2
    count = Count(counted, brings)
    above = _lines_of(count, room.w, unit)
    if in_short and (above + lines) * _line_height(unit) > room.h:
        count = Count(counted, in_short)
        above = _lines_of(count, room.w, unit)
    one_line = 16 if above == 3 else 19
    below = min((one_line if lines == 1 else 29) * unit, (0.4 if lines == 1 else 0.6) * room.h)
    below = below if total else 0.0
    # On a high paper all lines stay together in its middle.
    high = min(room.h - below, _HIGH[above] * unit)
    spare = (room.h - high - below) / 2
    room = room.inset(0, spare, 0, spare)
    arrow_line(ground, room._replace(h=high), count, 20)
    lower = room._replace(y=room.bottom - below, h=below)
    size = min(15.0, below / unit / lines / LEAD / 1.03)
    ground.write(total, lower, TextStyle(size, least=12, face=BOLD, align="center", lines=lines))


def _lines_of(count: Count, wide: float, unit: float) -> int:
    """Return the number of lines that `arrow_line` takes in a room that is high enough."""
    if not count.counted:
        return 1 if width(count.brings, unit, 12) * unit <= wide else 2
    if _spread_width(count, letters(_LEAST, unit)) <= wide:
        return 1
    return 2 if width(count.brings, unit, 12) * unit <= wide - 20 * unit else 3


def _unbroken(total: str, wide: float, unit: float) -> str:
    """A sum that is not broken inside itself, as long as two lines have room for it then."""
    kept = _OPERATOR.sub(f"{NO_BREAK}\\1{NO_BREAK}", total)
    two = TextStyle(_FLOOR, _FLOOR, face=BOLD, lines=2)
    return kept if has_room(kept, (round(wide), 0), unit, two) else total
