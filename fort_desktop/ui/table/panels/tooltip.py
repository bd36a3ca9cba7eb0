"""The tooltip: the name of a thing, what it does in sentences, and what it means now."""

import math
from collections.abc import Callable, Iterator
from itertools import product
from typing import Final, NamedTuple

import msgspec
import pygame

from fort_desktop.scene.geometry import Box
from fort_desktop.scene.lettering import Block
from fort_desktop.scene.node import Node, Picture
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.fonts import BOLD
from fort_desktop.ui.art.kept import THINGS
from fort_desktop.ui.design.canvas import Canvas
from fort_desktop.ui.design.text_box import (
    LEAST,
    TextStyle,
    fit,
    has_room,
    letters,
    paragraph,
    width,
)
from fort_desktop.ui.design.unit import STEP
from fort_desktop.ui.table.layout.frame import Frame
from fort_desktop.ui.table.layout.overlays import (
    NARROWEST,
    WIDEST,
    WIDTHS,
    dock,
    front_height,
    panel_widths,
    room_above_hand,
    room_below_bar,
    room_beside,
    tooltip_place,
)
from fort_desktop.ui.table.panels.pieces import point_to, shade_below
from fort_desktop.ui.text.explain.explanation import Explanation, Paragraph
from fort_desktop.ui.text.lists import apart, in_lines, labelled
from fort_desktop.ui.toolkit.common import button

TOOLTIP_Z: Final = 510_000.0
"""Above the card in front, below what is under way."""
_PAD: Final = 12.0
_INNER: Final = 8.0
_HEAD: Final = 46.0
_GAP: Final = 7.0
_NAME: Final = TextStyle(22, 20)
_KIND: Final = 16.0
"""The height of what stands below a long name."""
_WORDS: Final = 16
_TITLE: Final = TextStyle(_WORDS, _WORDS, lines=3)
_SORT: Final = TextStyle(_WORDS, _WORDS, BOLD, middle="line")
_LINE: Final = 20.0
"""The height of a title that has one line."""
_HINT: Final = 14.0
_FLOOR: Final = 16.0
"""Pixels of the smallest words of a panel that had to become smaller."""
_ON: Final = 70.0
"""Units of its thing that a panel rather covers than become smaller: a quarter of a large card."""
_STEP: Final = 0.95
"""By so much at a time."""
_FOOT: Final = 36.0
"""The height of a link, and the room round it."""
LINK: Final = "rule of it"
"""The key of the link to the rules."""
_SIGNS: Final = {"public": "follow", "private": "lock"}


class More(NamedTuple):
    """A link at the foot of a panel: what it says, and where it leads."""

    words: str
    act: Callable[[], None]


def tooltip_node(frame: Frame, thing: Box, found: Explanation, more: More | None = None) -> Node:
    """The panel for a thing that lies at `thing`, in pixels.

    The pointer goes through it, but not through the link of one that stays open.
    """
    foot = _FOOT if more else 0.0
    # How it is kept open, and what a click does, is told once it stays open.
    drawn = found if more else msgspec.structs.replace(found, how="")
    image = _level(drawn, frame, thing, foot) or _picture(drawn, frame, thing, foot)
    place = tooltip_place(frame, thing, (float(image.get_width()), float(image.get_height())))
    node = Picture(place, image, "explain", z=TOOLTIP_Z, label=said(found))
    shade_below(node, frame.unit / STEP)
    point_to(node, thing, frame.unit, pal.TAPE)
    if more is not None:
        edge, unit = _PAD * frame.unit, frame.unit
        tall = (_FOOT - 8) * unit
        at = Box(edge, place.h - tall - 8 * unit, place.w - 2 * edge, tall)
        node.add(button(at, unit / STEP, more.words, LINK, more.act, False))
    return node


def said(found: Explanation) -> str:
    """All words of an explanation, for readers of the screen."""
    return in_lines((found.title, about(found), found.how))


def about(found: Explanation) -> str:
    """The words below the title, without what a click does."""
    parts = [f"{part.title}\n{part.words}" if part.title else part.words for part in found.parts]
    return in_lines((found.kind, *parts, found.now))


def named(found: Explanation, label: str, whole: bool) -> str:
    """The name of what is explained: its label if that is `whole`, else perhaps a number."""
    if whole and not label.isdigit() and label:
        return label.partition("\n")[0]
    if found.title in label:
        return label
    return labelled(found.title, label) if label else found.title


def _level(found: Explanation, frame: Frame, thing: Box, foot: float) -> pygame.Surface | None:
    """The panel no higher than the card in front that it stands beside; None if it is longer.

    It rather leaves out how it is kept open than to stand on another line than the card.
    """
    most, beside = front_height(frame, thing), room_beside(frame, thing)
    brief, whole = msgspec.structs.replace(found, how=""), dock(frame, thing) / frame.unit
    # Where it fills the room from the card to the edge of the table, it does.
    widths = [whole] * (WIDTHS[0] <= whole <= WIDEST)
    for words, wide in product((found, brief), (*widths, *WIDTHS, WIDEST)):
        fits = wide * frame.unit <= beside
        if fits and _Panel(words, frame.unit, wide, foot).height <= most:
            return tooltip_picture(words, frame.unit, wide, foot)
    return None


def _picture(found: Explanation, frame: Frame, thing: Box, foot: float) -> pygame.Surface:
    """The narrowest panel that has room above the hand, beside its thing.

    One that is too long for that covers a little of the hand rather than half of the table.
    """
    above, below = room_above_hand(frame), room_below_bar(frame)
    for most in (above, below):
        for wide in panel_widths(frame, thing):
            if _Panel(found, frame.unit, wide, foot).height <= most:
                return tooltip_picture(found, frame.unit, wide, foot)
    if foot and found.how:
        # It stays open already: rather the words in full than how it is kept open.
        return _picture(msgspec.structs.replace(found, how=""), frame, thing, foot)
    return _smaller(found, frame, room_beside(frame, thing), foot)


def _smaller(found: Explanation, frame: Frame, beside: float, foot: float) -> pygame.Surface:
    """The panel where everything is so large that it has no room: the largest that has some.

    Rather than lie on its thing it doesn't tell how to go on, but it lies a little on that rather
    than have small words. Where these are small anyway it lies on it only if it has to.
    """
    whole, most = frame.unit, room_below_bar(frame)
    brief = msgspec.structs.replace(found, how="")
    units = list(_units(whole, _FLOOR / _HINT))
    aside = [
        (words, unit, min(beside / unit, WIDEST))
        for unit in units
        for words in (found, brief)
        if NARROWEST * unit <= beside
    ]
    # What lies on the thing is as narrow as can be.
    little = [beside / whole + part * _ON for part in (0.25, 0.5, 0.75, 1.0)]
    upon = [(brief, whole, wide) for wide in little if NARROWEST <= wide <= WIDEST]
    tried = sorted([*aside, *upon], key=lambda one: one[1] != whole)
    rest = [(unit, wide) for unit in units for wide in (*WIDTHS, WIDEST)]
    if tried:
        rest.sort(key=math.prod)
    tried += [(brief if tried else found, *size) for size in rest]
    for words, unit, wide in tried:
        # The link keeps its size.
        link = foot * whole / unit
        if _Panel(words, unit, wide, link).height <= most:
            break
    return tooltip_picture(words, unit, wide, link)


def _units(unit: float, least: float) -> Iterator[float]:
    """A unit, and smaller ones as long as none is less than `least`; in pixels."""
    yield unit
    while (unit := _STEP * unit) >= least:
        yield unit


@THINGS
def picture_within(found: Explanation, unit: float, wide: float, high: float) -> pygame.Surface:
    """The panel, so many units wide and as high as it has to be, but no higher than that; cached.

    What is too long for its place doesn't tell how to go on; and then all of it becomes smaller.
    """
    if _Panel(found, unit, wide).height > high * unit:
        found = msgspec.structs.replace(found, how="")
    smaller = unit
    for smaller in _units(unit, letters(LEAST / STEP, unit) / _WORDS):
        if _Panel(found, smaller, wide * unit / smaller).height <= high * unit:
            break
    return tooltip_picture(found, smaller, wide * unit / smaller)


class _Part:
    """A block of the panel: its words set, and the room that they need."""

    def __init__(self, part: Paragraph, unit: float, wide: float) -> None:
        self.part = part
        boxed = part.kind in _SIGNS
        inner = _INNER if boxed else 0.0
        room = round((wide - 2 * _PAD - 2 * inner) * unit)
        self.words = _set(part.words, _WORDS, unit, room)
        self.boxed, self.inner = boxed, inner
        self.title = self._titled(unit, room) if part.title else None
        more = self.title.height / unit - _LINE if self.title is not None else 0.0
        heading = 24.0 + max(0.0, more) if part.title else 0.0
        self.heading = heading
        self.high = heading + self.words.get_height() / unit + (2 * _INNER - 4 if boxed else 0)

    @property
    def _left(self) -> float:
        """The left edge of the title: after its sign."""
        return 24.0 if self.part.kind in _SIGNS else 0.0

    def _titled(self, unit: float, room: int) -> Block:
        """The title in as few lines as it needs."""
        return fit(self.part.title, (room - round(self._left * unit), 0), unit, _TITLE)

    def draw(self, canvas: Canvas, y: float) -> None:
        """Draw it with its top at `y`."""
        part, x = self.part, _PAD + self.inner
        top = y
        if self.boxed:
            fill = pal.PAPER if part.kind == "public" else pal.PRIVATE
            canvas.panel(_PAD, y, canvas.w - 2 * _PAD, self.high, fill, 8, pal.OUTLINE, 2)
            top += _INNER - 3
        if self.title is not None:
            if part.kind in _SIGNS:
                canvas.icon(_SIGNS[part.kind], x, top + 2, 18)
            place = Box(x + self._left, top, 0, self.heading - 2)
            canvas.put(self.title, place, _TITLE)
        canvas.image.blit(self.words, (canvas.px(x), canvas.px(top + self.heading)))


def _set(words: str, size: float, unit: float, room: int, soft: bool = False) -> pygame.Surface:
    """Words in lines as long as there is room."""
    ink = pal.mixed(pal.INK_SOFT, pal.INK, 0.4) if soft else pal.INK
    return paragraph(words, room / unit, unit, TextStyle(size, size, BOLD, ink))


def _unbroken(words: str, unit: float, room: int) -> str:
    """Each sentence on a line of its own, if they have no room on one."""
    one_line = width(words, unit, _HINT, BOLD) * unit <= room
    return words if one_line else apart(words)


@THINGS
def tooltip_picture(
    found: Explanation, unit: float, wide: float, foot: float = 0.0
) -> pygame.Surface:
    """The panel for an explanation, so many units wide and as high as it has to be; cached.

    Args:
        foot: units that stay free for a link.
    """
    return _Panel(found, unit, wide, foot).drawn()


class _Panel:
    """The panel for an explanation, measured before it is drawn.

    Attributes:
        height: in pixels.
    """

    def __init__(self, found: Explanation, unit: float, wide: float, foot: float = 0.0) -> None:
        self._found, self._unit, self._wide = found, unit, wide
        self._parts = [_Part(part, unit, wide) for part in found.parts if part.words or part.title]
        room = round((wide - 2 * _PAD - 2 * _INNER) * unit)
        self._now = _set(found.now, _WORDS, unit, room) if found.now else None
        self._how = _set(_unbroken(found.how, unit, room), _HINT, unit, room, soft=True)
        self._head = _Head(found, unit, wide)
        high = self._head.high + sum(part.high + _GAP for part in self._parts) + 5
        if self._now is not None:
            high += self._now.get_height() / unit + 8 + _GAP
        if found.how:
            high += self._how.get_height() / unit + 4
        high += foot
        self._high = high
        self.height = max(1, round(high * unit))

    def drawn(self) -> pygame.Surface:
        """Its picture."""
        unit, wide, now = self._unit, self._wide, self._now
        canvas = Canvas(wide * unit, self._high * unit, unit)
        canvas.panel(0, 0, canvas.w, canvas.h, pal.TAPE, 14, pal.OUTLINE, 3)
        self._head.draw(canvas)
        y = self._head.high
        for part in self._parts:
            part.draw(canvas, y)
            y += part.high + _GAP
        if now is not None:
            tall = now.get_height() / unit + 8
            canvas.panel(_PAD, y, wide - 2 * _PAD, tall, pal.LIT, 9, pal.OUTLINE, 2)
            canvas.blit(now, (wide - now.get_width() / unit) / 2, y + 4)
            y += tall + _GAP
        if self._found.how:
            canvas.blit(self._how, _PAD + 2, y - 2)
        return canvas.image


class _Head:
    """Signs and name at the left, a few words such as the suits at the right, or below the name."""

    def __init__(self, found: Explanation, unit: float, wide: float) -> None:
        self._found = found
        self._left = _PAD + 36 * len(found.signs)
        room = round((wide - self._left - _PAD) * unit)
        self._kind = fit(found.kind, (room, 0), unit, _SORT)
        beside = room - self._kind.width - round(8 * unit) if found.kind else room
        self.below = not has_room(found.title, (beside, 0), unit, _NAME)
        self._name = fit(found.title, (room if self.below else beside, 0), unit, _NAME)
        self.high = _HEAD + (_KIND if self.below and found.kind else 0.0)

    def draw(self, canvas: Canvas) -> None:
        """Draw it at the top of the panel."""
        for i, sign in enumerate(self._found.signs):
            canvas.icon(sign, _PAD + 36 * i, 7, 32)
        canvas.put(self._name, Box(self._left + 2, 7, 0, 32), _NAME)
        if self.below:
            canvas.put(self._kind, Box(self._left + 2, 47, 0, 0), _SORT)
        else:
            canvas.put(self._kind, Box(canvas.w - _PAD, 25, 0, 0), _SORT._replace(align="right"))
