"""A seat's ribbon: its colour, its mark, and the name in as many lines as it needs."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from fort_desktop.scene import lettering
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.lettering import Block, Setting
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.fonts import TITLE
from fort_desktop.ui.art.paper import banner
from fort_desktop.ui.design.canvas import Canvas
from fort_desktop.ui.design.text_box import TextStyle

_BARE: Final = 0.15
"""Before a name without a mark: so much of the ribbon's height, which its outline grows with."""
_TAIL: Final = (0.47, 0.3)
"""Of its end, which is cut in, so much bears no letters of one line, and of two."""
_MARK: Final = 20.0
_SMALL: Final = 14.0
"""A mark beside two lines of a name that has no room beside a larger one."""
_AROUND: Final = (7.0, 3.0)
"""Before a mark and after it."""
_CLOSE: Final = (5.0, 2.0)
"""The same of a small one."""


class SetName(NamedTuple):
    """A name on its ribbon: its lines, their room, and the size of the mark before it, 0 for none.

    A mark on the ribbon is the only one of the seat unless something beside it bears one too.
    """

    block: Block
    room: Box
    mark: float


def set_name(
    ribbon: Box, unit: float, name: str, sizes: tuple[float, float], bare_first: bool = False
) -> SetName | None:
    """A name with the seat's mark before it, in one line, else in two; else without the mark.

    Args:
        sizes: the size that is wished, and the least.
        bare_first: the mark has another place too, so it goes before the name takes two lines.

    Returns:
        None where the name must be cut.
    """
    mark = min(_MARK, ribbon.h - 6)
    tried: Sequence[tuple[float, int]] = ((mark, 1), (mark, 2), (_SMALL, 2), (0, 1), (0, 2))
    if bare_first:
        tried = ((mark, 1), (0, 1), (0, 2))
    for size, lines in tried:
        room = _room(ribbon, size, lines)
        # In the room of two lines a single one would run onto the end that is cut in.
        most = sizes[0] if lines == 1 else sizes[1]
        tries = [Setting(one, lines) for one in _down(most, sizes[1], unit)]
        block = lettering.block(TITLE, name, tries, (round(room.w * unit), round(room.h * unit)))
        if block is not None:
            return SetName(block, room, size)
    return None


def _down(most: float, least: float, unit: float) -> range:
    """Sizes in pixels, from the largest."""
    return range(round(most * unit), round(least * unit) - 1, -1)


def _room(ribbon: Box, mark: float, lines: int) -> Box:
    """Return the room for a name of so many lines, after a mark of this size."""
    before, after = _around(mark)
    left = before + mark + after if mark else _BARE * ribbon.h
    return ribbon.inset(left, 0, _TAIL[lines - 1] * ribbon.h, 0)


def _around(mark: float) -> tuple[float, float]:
    return _AROUND if mark != _SMALL else _CLOSE


def draw_ribbon(
    canvas: Canvas,
    ribbon: Box,
    colour: str,
    name: str,
    sizes: tuple[float, float],
    least: float | None = None,
    elsewhere: bool = False,
) -> bool:
    """The ribbon with a name, which is cut where nothing else helps.

    Args:
        sizes: the size that is wished, and the usual least; least: of a name that would be cut.
        elsewhere: the mark has another place too.

    Returns:
        Whether the mark lies on it.
    """
    least = sizes[1] if least is None else least
    canvas.blit(banner(canvas.px(ribbon.w), canvas.px(ribbon.h), pal.SEATS[colour]), *ribbon[:2])
    made = set_name(ribbon, canvas.unit, name, sizes, elsewhere)
    if made is None and least < sizes[1]:
        made = set_name(ribbon, canvas.unit, name, (sizes[1], least), elsewhere)
    if made is not None:
        mark = made.mark
        canvas.put(made.block, made.room, TextStyle(*sizes, colour=pal.CHALK))
    else:
        mark = 0.0 if elsewhere else min(_MARK, ribbon.h - 6)
        canvas.write(name, _room(ribbon, mark, 1), TextStyle(least, least, colour=pal.CHALK))
    if mark:
        y = ribbon.center.y - mark / 2
        canvas.icon(pal.MARKS[colour], ribbon.x + _around(mark)[0], y, mark)
    return bool(mark)
