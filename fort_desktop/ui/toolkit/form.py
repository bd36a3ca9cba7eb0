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
from fort_desktop.ui.design.canvas import Canvas
from fort_desktop.ui.design.scale import FINE, LEAD, TEXT, TIGHT
from fort_desktop.ui.design.text_box import LEAST, width
from fort_desktop.ui.text.lists import labelled
from fort_desktop.ui.toolkit.common import label
from fort_desktop.ui.toolkit.layout import Share, column, row, split
from fort_desktop.ui.toolkit.menu import Button, Face, buttons, switch
from fort_desktop.ui.toolkit.page import Page, panel, picture


class Option(NamedTuple):
    """One of several things to choose.

    Args:
        name: of the node; words: on the button.
        act: chooses it; None if it cannot be chosen now.
        read: said of it, where the words on it are only a sign, or do not tell what they are of.
        seat: the colour whose mark stands for it on a small button, "" for its words.
    """

    name: str
    words: str
    chosen: bool
    act: Callable[[], None] | None
    read: str = ""
    seat: str = ""


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
_HEAD, _LIP, _TICK, _ROUND = 34.0, 4.0, 24.0, 12.0
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


def choices(page: Page, canvas: Canvas, area: Box, title: str, found: Sequence[Option]) -> None:
    """Lay large buttons of one choice beside its title; the chosen one is yellow with a tick."""
    buttons(page, field(canvas, area, title), [
        Button(one.name, Face(one.words, size=LEAD, ticked=one.chosen, of=title), one.act,
               one.chosen)
        for one in found
    ], fill=True)  # fmt: skip


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
    """Return the width that a button needs for its longest word, and for the tick if it has one."""
    size = max(LEAST, _SMALLEST / canvas.unit)
    words = max(width(word, canvas.unit, size) for word in pieces(one.words))
    return words + (_TICK + _LIP if one.chosen else 0) + 2 * TIGHT + 1


def _button(area: Box, unit: float, one: Option, ends: tuple[bool, bool] | None = None) -> Node:
    """A small button.

    Args:
        ends: of a piece of a strip, which bears a tick if it has room: if it is the first one,
            and the last.
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
    ticked = one.chosen and (
        not ends or canvas.w >= _lettered(one, unit) + 2 * (_TICK + _LIP + TIGHT)
    )
    edge = TIGHT if ticked or not ends else 0.0
    room = Box(0, 0, canvas.w, tall).inset(edge, _LIP, edge, _LIP)
    if ticked:
        tick, room = split(room, "left", _TICK, _LIP)
        canvas.icon("tick", tick.x, tick.center.y - _TICK / 2, _TICK)
    if one.seat:
        picture(canvas, seat_mark(canvas.px(min(room.w, room.h)), one.seat), room)
    else:
        label(canvas, one.words, room, FINE, True)
    node = Node(area, canvas.image, one.name)
    node.clicked = one.act
    node.label, node.meaning = one.words, Meaning("radio", one.chosen, name=one.read)
    return node


def _lettered(one: Option, unit: float) -> float:
    """Return the width of what stands on a small button, in design units."""
    return _TICK if one.seat else width(one.words, unit, FINE)


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
