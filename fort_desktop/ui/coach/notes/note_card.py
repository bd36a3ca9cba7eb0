"""A card of taped paper with some words and buttons, as notes on the table are."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

import pygame

from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.fonts import BOLD
from fort_desktop.ui.art.paper import tape
from fort_desktop.ui.art.svg import path, picture
from fort_desktop.ui.design.canvas import Canvas
from fort_desktop.ui.design.text_box import TextStyle, height, width
from fort_desktop.ui.design.unit import STEP
from fort_desktop.ui.toolkit.common import button, shaded

EDGE: Final = 14.0
_FOOT: Final = 10.0
"""Free below the buttons."""
_LABEL: Final = 23.0 / STEP
_TAIL: Final = 26.0


class Press(NamedTuple):
    """A button of a card."""

    key: str
    words: str
    act: Callable[[], None]
    primary: bool = False
    order: int = 0


class Form(NamedTuple):
    """The sizes of a sort of cards, in units of the table.

    Attributes:
        wide: the least width; text: the size of the words; tape: width and height of the strip.
        button: the height of buttons, gap: between two of them; air: what the two ends of one take,
            least: its least width.
        left, head: what is free beside the words and above them; low: their least height; below:
            what is free below them.
        right: buttons stand at the right end, the first one last.
    """

    wide: float
    text: float
    tape: tuple[float, float]
    button: float
    gap: float
    air: float
    least: float = 0.0
    left: float = 0.0
    head: float = 0.0
    low: float = 0.0
    below: float = 8.0
    right: bool = False


class NoteCard:
    """A card that is measured first, and laid out where there is room for it then.

    Args:
        unit: pixels of one unit of the table.
    """

    def __init__(self, unit: float, words: str, labels: Sequence[str], form: Form) -> None:
        self.words = words
        self._unit, self._form = unit, form
        wanted = (width(one, unit, _LABEL) + form.air for one in labels)
        self._widths = [max(form.least, one) for one in wanted]
        row = sum(self._widths) + form.gap * (len(labels) - 1) + 2 * EDGE
        self._wide = max(form.wide, row)
        self._room = self._wide - 2 * EDGE - form.left
        self._text = height(words, self._room, unit, TextStyle(form.text, form.text, BOLD)) + 4
        foot = form.button + _FOOT if labels else 0.0
        self._high = EDGE + form.head + max(self._text, form.low) + form.below + foot

    @property
    def size(self) -> tuple[float, float]:
        """Its width and height, in pixels."""
        return self._wide * self._unit, self._high * self._unit

    def put(self, parent: Node, place: Box, name: str, presses: Sequence[Press]) -> Node:
        """Lay it down with its shadow, its tape and its buttons; returns its sheet."""
        unit, form = self._unit, self._form
        shaded(parent, place, unit, still=False)
        sheet = parent.add(Node(place, self._picture(place), name))
        sheet.label = self.words
        wide, high = form.tape
        strip = tape(round(wide * unit), round(high * unit), turn=-2.0)
        at = Box(place.w / 2 - wide / 2 * unit, -high / 2 * unit, *strip.get_size())
        sheet.add(Node(at, strip)).solid = False
        self._add_buttons(sheet, presses)
        return sheet

    def _picture(self, place: Box) -> pygame.Surface:
        canvas = Canvas(place.w, place.h, self._unit)
        canvas.panel(0, 0, canvas.w, canvas.h, pal.PAPER, 8, pal.OUTLINE, 2.4)
        left, top = EDGE + self._form.left, EDGE + self._form.head
        canvas.paragraph(self.words, left, top, self._room + 2, self._text + 2, self._form.text)
        self._draw(canvas)
        return canvas.image

    def _draw(self, canvas: Canvas) -> None:
        """Draw what one sort of cards has beside its words."""

    def _add_buttons(self, sheet: Node, presses: Sequence[Press]) -> None:
        unit, form = self._unit, self._form
        y = self._high - form.button - _FOOT
        x = self._wide - EDGE if form.right else EDGE
        for press, w in zip(presses, self._widths, strict=True):
            area = Box(x - w if form.right else x, y, w, form.button).scaled(unit)
            sheet.add(
                button(area, unit / STEP, press.words, press.key, press.act, press.primary)
            ).order = press.order
            x += -w - form.gap if form.right else w + form.gap


def tail(note: Box, target: Box, bar: Box, unit: float) -> Node | None:
    """A point of paper from a note towards a thing; None where the two touch.

    Args:
        bar: its words stay free: a tail that would cross it ends there.
    """
    here = note.center
    there = target.center
    tip_x = min(max(here.x, target.x + 6), target.right - 6) if target.w > 12 else there.x
    tip_y = min(max(here.y, target.y + 6), target.bottom - 6) if target.h > 12 else there.y
    half = _TAIL / 2 * unit
    if tip_y > note.bottom or tip_y < note.y:
        x = min(max(tip_x, note.x + 2 * half), note.right - 2 * half)
        y = note.bottom - 2 * unit if tip_y > note.bottom else note.y + 2 * unit
        base = ((x - half, y), (x + half, y))
        tip_y = target.y if tip_y > note.bottom else target.bottom
    elif tip_x > note.right or tip_x < note.x:
        y = min(max(tip_y, note.y + 2 * half), note.bottom - 2 * half)
        x = note.right - 2 * unit if tip_x > note.right else note.x + 2 * unit
        base = ((x, y - half), (x, y + half))
        tip_x = target.x if tip_x > note.right else target.right
    else:
        return None
    crosses = note.y >= bar.bottom and target.bottom <= bar.y
    most = note.y + 2 * unit - bar.bottom if crosses else 90 * unit
    return _triangle(*_shortened(base, (tip_x, tip_y), most), unit)


Spot = tuple[float, float]


def _shortened(base: tuple[Spot, Spot], tip: Spot, most: float) -> tuple[Spot, Spot, Spot]:
    """The corners of a tail that is no longer than `most` pixels."""
    x, y = (base[0][0] + base[1][0]) / 2, (base[0][1] + base[1][1]) / 2
    far = ((tip[0] - x) ** 2 + (tip[1] - y) ** 2) ** 0.5 or 1.0
    share = min(1.0, most / far)
    return base[0], base[1], (x + (tip[0] - x) * share, y + (tip[1] - y) * share)


def _triangle(a: Spot, b: Spot, tip: Spot, unit: float) -> Node:
    left, top = min(a[0], b[0], tip[0]) - 3, min(a[1], b[1], tip[1]) - 3
    w = max(8, round(max(a[0], b[0], tip[0]) - left + 3))
    h = max(8, round(max(a[1], b[1], tip[1]) - top + 3))
    points = [(x - left, y - top) for x, y in (a, tip, b)]
    d = "M" + " L".join(f"{round(x)} {round(y)}" for x, y in points)
    image = picture(path(d, "#FFFBF0", 2.4 * unit), w, h, (w, h))
    point = Node(Box(left, top, w, h), image, "lesson tail")
    point.solid = False
    return point
