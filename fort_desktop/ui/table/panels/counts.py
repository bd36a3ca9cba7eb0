"""Counts in words and signs: what has come together, an arrow, and what it brings."""

import re
from collections.abc import Sequence
from typing import Final

from fort_desktop.scene import text
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.lettering import LEAD, block, settings
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.fonts import BOLD, TITLE
from fort_desktop.ui.design.letters import fits, floor_of, say, write
from fort_desktop.ui.table.panels.painter import Ground
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
_ANY: Final = 10_000


def count_line(ground: Ground, place: Box, vm: CountVM) -> None:
    """Draw what has come together, and what it brings."""
    if vm.over:
        say(ground.image, vm.told, place, ground.unit, 17, lines=3, least=14)
    elif vm.counts:
        _counted(ground, place, vm.counts)
    elif vm.told:
        _line(ground, place, vm.told)


def _paper(ground: Ground, place: Box) -> Box:
    """The slip of paper on which the count stands; returns the room for words."""
    unit = ground.unit
    ground.panel(place, pal.PAPER, 8, 2)
    return place.inset(7 * unit, 2 * unit, 7 * unit, 2 * unit)


def _line(ground: Ground, place: Box, words: str) -> None:
    room = _paper(ground, place)
    write(ground.image, words, room, ground.unit, 18, lines=3)


def _counted(ground: Ground, place: Box, found: Sequence[Count]) -> None:
    """Two boxes at most, one below the other."""
    room = _paper(ground, place)
    high = room.h / len(found)
    for i, count in enumerate(found):
        line = room._replace(y=room.y + i * high, h=high)
        arrow_line(ground, line, count, 20 if len(found) == 1 else 16)


def arrow_line(ground: Ground, room: Box, count: Count, size: float) -> None:
    """Draw what is counted, an arrow, and what it brings; in two lines where that is too long.

    What is counted is left out where there is no height for it: what it brings is more.
    """
    unit = ground.unit
    if not count.counted:
        write(ground.image, count.brings, room, unit, size, lines=2)
        return
    size = max(_LEAST, min(size, room.h / unit / LEAD))
    for tried in range(round(size), _LEAST - 1, -1):
        if _spread(ground, room, count, tried):
            return
    half = room.h / 2 if room.h >= 2 * LEAD * 1.1 * _LEAST * unit else 0.0
    size = min(size, half / unit / LEAD)
    below = room._replace(y=room.y + half, h=room.h - half)
    if fits(count.brings, room.w - 20 * unit, unit, 12):
        if half:
            write(ground.image, count.counted, room._replace(h=half), unit, size)
        if not _spread(ground, below, Count("", count.brings), 14):
            _arrow(ground, Box(room.x, below.y, 18 * unit, below.h))
            write(ground.image, count.brings, below.inset(20 * unit, 0, 0, 0), unit, 14)
        return
    _three_lines(ground, room, count)


def _three_lines(ground: Ground, room: Box, count: Count) -> None:
    """Two lines for what it brings, below what is counted."""
    unit, line = ground.unit, _line_height(ground.unit)
    high = line if room.h >= 3 * line else 0.0
    if high:
        write(ground.image, count.counted, room._replace(h=high), unit, 12)
    rest = room._replace(y=room.y + high, h=room.h - high)
    _arrow(ground, Box(room.x, rest.y, 18 * unit, rest.h))
    write(ground.image, count.brings, rest.inset(20 * unit, 0, 0, 0), unit, 14, lines=2)


def _line_height(unit: float) -> float:
    """The least height of a line, in pixels."""
    return LEAD * 1.15 * floor_of(unit)


def _arrow(ground: Ground, place: Box) -> None:
    side = min(place.w, place.h)
    ground.icon("arrow", Box(place.center.x - side / 2, place.center.y - side / 2, side, side))


def _spread(ground: Ground, room: Box, count: Count, size: float) -> bool:
    """Draw it in one line in the middle of the room; False if it is too long for that."""
    unit = ground.unit
    pixels = max(floor_of(unit), round(size * unit))
    if _spread_width(count, pixels) > room.w:
        return False
    parts = [text.width(TITLE, pixels, words) for words in count]
    between = _ARROW * pixels
    x = room.x + (room.w - _spread_width(count, pixels)) / 2
    left = Box(x, room.y, parts[0] + 1, room.h)
    write(ground.image, count.counted, left, unit, size, least=size)
    _arrow(
        ground,
        Box(x + parts[0], room.y, between, pixels).around(
            Box(x + parts[0], room.y, between, room.h).center
        ),
    )
    right = Box(x + parts[0] + between, room.y, parts[1] + 1, room.h)
    write(ground.image, count.brings, right, unit, size, least=size)
    return True


def _spread_width(count: Count, pixels: int) -> float:
    """Return the width of a count in one line, at a size in pixels."""
    return sum(text.width(TITLE, pixels, words) for words in count) + _ARROW * pixels


def count_paper(ground: Ground, counted: str, brings: str, total: str, in_short: str = "") -> None:
    """A count with its sum below: 3 shovels bring 3 pizza, and what one has then.

    `in_short` is what it brings without the room for it, where all that would be too much.
    """
    unit = ground.unit
    place = Box(0, 0, *ground.image.get_size())
    room = _paper(ground, place)
    total = _unbroken(total, room.w, unit)
    lines = 1 if fits(total, room.w, unit, 12, BOLD) else 2
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
    say(ground.image, total, lower, unit, size, least=12, lines=lines)


def _lines_of(count: Count, wide: float, unit: float) -> int:
    """Return the number of lines that `arrow_line` takes in a room that is high enough."""
    if not count.counted:
        return 1 if fits(count.brings, wide, unit) else 2
    if _spread_width(count, max(floor_of(unit), round(_LEAST * unit))) <= wide:
        return 1
    return 2 if fits(count.brings, wide - 20 * unit, unit) else 3


def _unbroken(total: str, wide: float, unit: float) -> str:
    """A sum that is not broken inside itself, as long as two lines have room for it then."""
    kept = _OPERATOR.sub(f"{NO_BREAK}\\1{NO_BREAK}", total)
    tried = settings(floor_of(unit), floor_of(unit), 2)
    fitting = block(BOLD, kept, tried, (max(1, round(wide)), _ANY))
    return total if fitting is None else kept
