"""The places on one's own board where large signs leave it a strip: a cell for each part of it."""

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple

from fort_desktop.scene.geometry import Box
from fort_desktop.ui.table.layout.board import best_grid
from fort_desktop.ui.table.layout.frame import Frame

CellName = Literal["points", "fort", "toys", "pizza", "pack", "lookout", "yard", "rule"]
_CELLS: Final[dict[CellName, float]] = {
    "points": 76, "fort": 104, "toys": 80, "pizza": 80,
    "pack": 88, "lookout": 104, "yard": 84, "rule": 92,
}  # fmt: skip
"""The cells in their order, each with its share of the width."""
_NAME: Final = 124.0
"""The width of the ribbon with the name, before them."""
_STRIP: Final = 130.0
"""A board that is lower is a strip."""
_TWO_ROWS: Final = 70.0
"""From this height on it has two rows of cells."""
_WHOLE: Final = (640.0, 350.0)
"""The most of the whole board."""
_TAG: Final = 24.0
"""The most height of the worth."""
_EDGE: Final = 6.0
_GAP: Final = 4.0
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
    return board.h < _STRIP * unit


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
    inner = Box(0, 0, w, h).inset(_EDGE, _EDGE - 1, _EDGE, _EDGE)
    names = list(_CELLS)
    cut = len(names) if h < _TWO_ROWS else len(names) // 2
    rows = [names[:cut], names[cut:]] if cut < len(names) else [names]
    high = (inner.h - _GAP * (len(rows) - 1)) / len(rows)
    cells: dict[CellName, Cell] = {}
    for i, row in enumerate(rows):
        line = inner.inset(_NAME + _GAP, 0, 0, 0)._replace(y=inner.y + i * (high + _GAP), h=high)
        cells |= dict(zip(row, _row(line, [_CELLS[name] for name in row]), strict=True))
    if not worth:
        return OwnStripPlaces(Box(inner.x, inner.center.y - 17, _NAME, 34), None, cells)
    tag = min(_TAG, (inner.h - 2) / 2)
    ribbon = min(34.0, inner.h - tag - 2)
    top = inner.center.y - (ribbon + 2 + tag) / 2
    return OwnStripPlaces(
        Box(inner.x, top, _NAME, ribbon),
        Box(inner.x, top + ribbon + 2, _NAME - 14, tag),
        cells,
    )


def _row(line: Box, shares: Sequence[float]) -> list[Cell]:
    room, x = line.w - _GAP * (len(shares) - 1), line.x
    found = []
    for share in shares:
        wide = room * share / sum(shares)
        found.append(_cell(line._replace(x=x, w=wide)))
        x += wide + _GAP
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
