"""Forms: labels with their controls, and choices among a few things."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Final, NamedTuple, TypeVar

from fort_desktop.scene.geometry import Box, widths
from fort_desktop.scene.meaning import Meaning
from fort_desktop.scene.node import Node
from fort_desktop.scene.plain import pieces
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.boards import seat_mark
from fort_desktop.ui.art.fonts import TITLE
from fort_desktop.ui.art.paper import banner
from fort_desktop.ui.design.canvas import Canvas
from fort_desktop.ui.design.scale import FINE, GAP, LEAD, TEXT, TIGHT, WIDE
from fort_desktop.ui.design.text_box import LEAST, TextStyle, width
from fort_desktop.ui.text.lists import in_lines, labelled
from fort_desktop.ui.toolkit.common import label
from fort_desktop.ui.toolkit.layout import Share, column, padding, row, split, stack
from fort_desktop.ui.toolkit.menu import switch
from fort_desktop.ui.toolkit.page import Page, panel, picture


class Option(NamedTuple):
    """One of several things to choose.

    Args:
        name: of the node; words: on the button.
        act: chooses it; None if it cannot be chosen now.
        read: said of it, where the words on it are only a sign, or do not tell what they are of.
        seat: the colour whose mark stands for it on a small button, "" for its words.
        means: what it means, which is heard after its words.
    """

    name: str
    words: str
    chosen: bool
    act: Callable[[], None] | None
    read: str = ""
    seat: str = ""
    means: str = ""


_T = TypeVar("_T")


def among(
    name: str, found: Iterable[tuple[_T, str]], now: _T, choose: Callable[[_T], None]
) -> list[Option]:
    """Return the options of a choice among values, each with its words; `choose` takes one."""
    return [
        Option(f"{name} {value}", words, value == now, partial(choose, value))
        for value, words in found
    ]


HIGH: Final = 96.0
"""How high a heading with its small buttons is."""
_HEAD, _LIP, _MARK, _ROUND = 34.0, 4.0, 48.0, 12.0
_SWITCH: Final = 50.0
"""The height of a row with a checkbox."""
_RIBBON, _FREE = 44.0, 84.0
"""How high the ribbon of a part is, and what it has beside its words."""
_CLOTH: Final = pal.rgb("#7A3B2C")
"""The colour of all ribbons: that of a seat would mean a player."""
_OUT, _BETWEEN = 40.0, 3.0
"""So much of a piece of a strip lies outside at an end that is none; the line between two."""
_SMALLEST, _FINGER = 12.0, 26.0
"""Pixels of the smallest letters, and what a finger needs."""
LABEL: Final = 330.0
"""How wide the label of a control is."""
SHORT: Final = 180.0
"""How wide a label of one word is."""


def field(canvas: Canvas, area: Box, words: str, wide: float = LABEL, size: float = LEAD) -> Box:
    """Write the label of a control at the left end of an area; returns the room for the control."""
    place, rest = split(area, "left", wide)
    label(canvas, words, place, size)
    return rest


Row = tuple[float, Callable[[Box], None]]
"""A row of a part: its height, and what lays it."""


class Part(NamedTuple):
    """Controls that belong together: the words of their ribbon, and rows with their heights."""

    title: str
    rows: Sequence[Row]

    @property
    def high(self) -> float:
        """The height of all, with the edges."""
        rows = sum(high for high, _ in self.rows) + TIGHT * (len(self.rows) - 1)
        return _RIBBON + rows + 2 * GAP


def parts(page: Page, area: Box, columns: Sequence[Sequence[Part]], first: float = 1.0) -> None:
    """Lay parts in columns, each on a card of its own below its ribbon; rows share what is left.

    Args:
        first: the width of the first column, of that of another.
    """
    shares = [Share(first), *[Share()] * (len(columns) - 1)]
    for found, place in zip(columns, row(area, shares, WIDE), strict=True):
        cards = column(place, [Share(part.high) for part in found])
        for part, card in zip(found, cards, strict=True):
            node, canvas = panel(page, card, f"part {part.title}", pal.CARD)
            node.label, node.meaning = part.title, Meaning("heading")
            titled(canvas, Box(0, GAP / 2, canvas.w, _RIBBON), part.title)
            inside = padding(card, GAP + TIGHT, GAP).inset(0, _RIBBON, 0, 0)
            sizes = [Share(high) for high, _ in part.rows]
            for (_, lay), line in zip(part.rows, column(inside, sizes, TIGHT), strict=True):
                lay(line)


def titled(canvas: Canvas, area: Box, title: str) -> None:
    """Draw the ribbon of a part from the left end of an area, as long as its words ask for."""
    wide = min(area.w, width(title, canvas.unit, LEAD) + _FREE)
    image = banner(canvas.px(wide), canvas.px(area.h), _CLOTH)
    canvas.blit(image, area.x, area.y)
    words = Box(area.x + GAP, area.y, wide - _FREE / 2, area.h)
    style = TextStyle(LEAD, face=TITLE, colour=pal.CHALK, lines=2)
    canvas.write(title, words, style)


def choice(page: Page, title: str, found: Sequence[Option], headed: bool) -> Row:
    """A row with the values of one choice: with a heading of its own, or below that of its part."""
    if headed:
        return HIGH, lambda area: options(page, area, title, found)
    said = [one._replace(read=labelled(title, one.read or one.words)) for one in found]

    def lay(area: Box) -> None:
        strip(page, area, area.h, said)

    return HIGH - _HEAD, lay


def ticked(page: Page, one: Option) -> Row:
    """A row with a checkbox."""
    return _SWITCH, lambda area: switches(page, [area], [one])


def options(page: Page, area: Box, title: str, found: Sequence[Option]) -> None:
    """Lay a heading over the values of one choice, as one strip where their words have room.

    Else they are small buttons, of which one with a long word takes room from the others.
    """
    head, below = split(area, "top", _HEAD, 0)
    _, canvas = panel(page, head, "")
    canvas.title(title, 0, canvas.h / 2, TEXT, canvas.w)
    said = [one._replace(read=labelled(title, one.read or one.words)) for one in found]
    if len(_abreast(page, below.w, [one.words for one in found])) == 1:
        strip(page, below, below.h, said)
        return
    room = below.w - TIGHT * (len(found) - 1)
    needed = widths(room, [_needed(canvas, one) for one in found], room)
    for one, place in zip(said, row(below, needed, TIGHT), strict=True):
        page.scene.root.add(_button(page.at(*place), page.unit, one))


def _needed(canvas: Canvas, one: Option) -> float:
    """Return the width that a button needs for its longest word."""
    size = max(LEAST, _SMALLEST / canvas.unit)
    words = max(width(word, canvas.unit, size) for word in pieces(one.words))
    return words + 2 * TIGHT + 1


def _button(area: Box, unit: float, one: Option, ends: tuple[bool, bool] | None = None) -> Node:
    """A small button; a line marks the chosen one where there is room, beside its colour.

    Args:
        ends: of a piece of a strip: if it is the first one, and the last.
    """
    canvas = Canvas(area.w, area.h, unit)
    tall = canvas.h - _LIP
    fill = pal.ACTION if one.chosen else pal.PAPER if one.act is not None else pal.DISABLED
    first, last = ends or (True, True)
    # What is round lies outside where another piece follows.
    beyond = Box(0, 0, canvas.w, tall).inset(-_OUT * (not first), 0, -_OUT * (not last), 0)
    canvas.panel(beyond.x, _LIP, beyond.w, tall, pal.OUTLINE, _ROUND, None)
    canvas.panel(*beyond, fill, _ROUND, pal.OUTLINE, _LIP)
    if not first:
        canvas.panel(0, 0, _BETWEEN, tall, pal.OUTLINE, 0, None)
    edge = 0.0 if ends else TIGHT
    room = Box(0, 0, canvas.w, tall).inset(edge, _LIP, edge, _LIP)
    if one.chosen and tall >= 2 * FINE:
        # As far from the words as from the edge.
        mark = stack(room, min(room.w / 2, _MARK), _LIP + 1)
        y = tall - (tall - FINE) / 4 - mark.h / 2
        canvas.panel(mark.x, y, mark.w, mark.h, pal.OUTLINE, mark.h / 2, None)
    if one.seat:
        above = room.inset(0, 0, 0, 2 * _LIP)
        picture(canvas, seat_mark(canvas.px(min(above.w, above.h)), one.seat), above)
    else:
        label(canvas, one.words, room, FINE, True)
    node = Node(area, canvas.image, one.name)
    node.clicked = one.act
    node.label = in_lines((one.words, one.means))
    heard = in_lines((one.read, one.means)) if one.read else ""
    node.meaning = Meaning("radio", one.chosen, name=heard)
    return node


def _abreast(page: Page, wide: float, words: Sequence[str]) -> list[list[float]]:
    """Return the widths of the pieces of a strip; in two lines where one has too little room."""
    size = max(FINE, _SMALLEST / page.unit)
    least = _FINGER / page.unit
    found = [max(least, width(one, page.unit, size) + 2 * TIGHT) for one in words]
    half = len(found)
    if sum(found) > wide:
        half = min(range(1, half), key=lambda n: max(sum(found[:n]), sum(found[n:])))
    return [part for part in (found[:half], found[half:]) if part]


def strip(page: Page, area: Box, high: float, found: Sequence[Option]) -> Box:
    """Lay the few values of one choice close beside each other, as pieces of one strip.

    Args:
        high: of the strip, or of each half of one that has too little room.

    Returns:
        The room below.
    """
    parts = _abreast(page, area.w, [one.words for one in found])
    *lines, below = column(area, [*[high] * len(parts), Share()], 0)
    left = list(found)
    for part, line in zip(parts, lines, strict=True):
        # Alike, unless one of them needs more.
        alike = max(part) * len(part) <= line.w
        for i, place in enumerate(row(line, [Share(1 if alike else one) for one in part], 0)):
            ends = i == 0, i == len(part) - 1
            at = page.at(*place)
            # In whole pixels, so that nothing is seen between two pieces.
            at = at._replace(x=round(at.x), w=round(at.right) - round(at.x))
            page.scene.root.add(_button(at, page.unit, left.pop(0), ends))
    return below


def switches(page: Page, areas: Sequence[Box], found: Sequence[Option]) -> None:
    """Lay a checkbox in each area."""
    for place, one in zip(areas, found, strict=True):
        if one.act is not None:
            page.scene.root.add(
                switch(page.at(*place), page.unit, one.words, one.name, one.chosen, one.act)
            )
