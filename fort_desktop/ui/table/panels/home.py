"""The teacher's home: a note on taped paper, or the strip that it is folded to."""

from collections.abc import Callable
from functools import partial
from typing import Final

import pygame

from fort_desktop.rules.model.cards import Kid
from fort_desktop.scene.geometry import Box, Point
from fort_desktop.scene.meaning import Meaning
from fort_desktop.scene.node import Node, Picture
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.cardface import picture_of
from fort_desktop.ui.art.drawings import drawn
from fort_desktop.ui.art.fonts import BOLD
from fort_desktop.ui.art.icons import icon
from fort_desktop.ui.art.kept import THINGS
from fort_desktop.ui.art.portrait import cheering
from fort_desktop.ui.design.canvas import Canvas
from fort_desktop.ui.design.text_box import MANY, TextStyle, height, width
from fort_desktop.ui.design.unit import STEP
from fort_desktop.ui.table.layout.overlays import HomePlaces, home_places
from fort_desktop.ui.table.note import NOTE, STRIP, Note, NoteKey, Press, Progress
from fort_desktop.ui.table.viewmodels.table import HomeVM
from fort_desktop.ui.text.lists import apart
from fort_desktop.ui.toolkit.common import button, shaded

_RADIUS: Final = 12.0
_LINE: Final = 2.6
_LABEL: Final = 16.0
_PAD: Final = 24.0
"""What the two ends of a button take."""
_LEAST: Final = 74.0
_SQUARE: Final = 44.0
"""The width of a button with a sign."""
_FEWEST: Final = 42.0
"""The least width of a button that shares its row with others."""
_GAP: Final = 8.0
_TITLE: Final = (18.0, 12.0)
_TIGHT: Final = 12.0
"""Pixels of a title; where it would be smaller, all letters are as small as any may be."""
_DOT: Final = 12.0
_SIGNS: Final[dict[NoteKey, str]] = {
    "lesson back": "earlier",
    "advice more": "later",
    "advice close": "cross",
}
"""The buttons that have a sign in place of their words."""
_TASK: Final = TextStyle(16, 12, lines=2)
Noted = Callable[[NoteKey], None]


def home(parent: Node, area: Box, unit: float, vm: HomeVM, noted: Noted) -> None:
    """Lay what the teacher says in its place, in pixels.

    Args:
        noted: called with the button that was pressed.
    """
    note, tight = vm.note, _TITLE[0] * unit < _TIGHT
    at = home_places(area.scaled(1 / unit), tight)
    wanted = _wanted(note, unit)
    if at.kid is not None and at.title is not None and wanted > at.foot.w:
        at = home_places(area.scaled(1 / unit), tight, kid=False)
    if note.progress is not None and at.title is None:
        at = _stepless(at, unit, note)
    if vm.away:
        _strip(parent, at, unit, vm, noted)
        return
    said = _told(note, at, unit)
    if at.kid is None or at.title is not None:
        at = at.fitted(said[1].bottom, wanted)
    _sheet(parent, at, unit, vm, noted, said)


_Told = tuple[str, Box, TextStyle]


def _told(note: Note, at: HomePlaces, unit: float) -> _Told:
    """Return the words of a note as they are written, their place and their style."""
    told, marked = note.progress, _marked(note)
    room = at.words if told is not None else at.whole
    colour = pal.INK_SOFT if note.stale else pal.INK
    marker = None if note.stale else pal.MARKER
    style = TextStyle(at.size, 12, BOLD, colour, lines=MANY, marker=marker)
    if told is not None and told.listed:
        # One step smaller is easier to read than sentences that run together.
        lined, sizes = apart(marked), (style._replace(size=style.size - less) for less in (0, 1))
        fitting = (one for one in sizes if height(lined, room.w, unit, one) <= room.h)
        if (found := next(fitting, None)) is not None:
            marked, style = lined, found
    high = min(room.h, height(marked, room.w, unit, style))
    return marked, room._replace(h=high), style


def _width(press: Press, unit: float) -> float:
    """The units that a button has if there is room."""
    wide = width(press.words, unit, _LABEL) + _PAD
    return _SQUARE if press.key in _SIGNS else max(_LEAST, wide)


def _wanted(note: Note, unit: float) -> float:
    """The units that its buttons need beside each other."""
    return sum(_width(one, unit) + _GAP for one in note.presses) - _GAP


def _stepless(at: HomePlaces, unit: float, note: Note) -> HomePlaces:
    """The places in a row whose words need the room of the steps, too."""
    least = TextStyle(12, 12, BOLD, lines=MANY)
    if height(_marked(note), at.words.w, unit, least) <= at.words.h:
        return at
    return at._replace(words=at.whole, steps=at.steps._replace(h=0))


def _marked(note: Note) -> str:
    return note.words.replace("*", "**")


@THINGS
def drawing(sign: str, side: int) -> pygame.Surface:
    """The drawing of what a note is about, so many pixels wide and high."""
    return drawn(sign, side, side)


def _strip(parent: Node, at: HomePlaces, unit: float, vm: HomeVM, noted: Noted) -> None:
    """The task in one line; a click unfolds the note."""
    area, note = at.strip.scaled(unit), vm.note
    shaded(parent, area, unit, still=False)
    canvas = Canvas(area.w, area.h, unit)
    canvas.panel(0, 0, canvas.w, canvas.h, pal.PAPER, _RADIUS, pal.OUTLINE, _LINE)
    left = 12.0
    if vm.kid is not None:
        side = canvas.px(canvas.h - 12)
        face = picture_of(vm.kid, side, side, canvas.px(7), 4, close=True)
        canvas.blit(face, left - 4, 6)
        left += canvas.h - 12
    arrow = pygame.transform.rotate(icon("later", canvas.px(18)), 90)
    canvas.blit(arrow, canvas.w - 32, canvas.h / 2 - 9)
    canvas.write(note.task, Box(left, 4, canvas.w - left - 40, canvas.h - 8), _TASK)
    sheet = parent.add(Node(area, canvas.image, STRIP))
    sheet.label = note.task
    sheet.clicked, sheet.order = partial(noted, "unfold"), 2


def _sheet(
    parent: Node, at: HomePlaces, unit: float, vm: HomeVM, noted: Noted, said: _Told
) -> None:
    """The whole note: the teacher and what it says, with its shadow and its buttons."""
    area, note, told = at.sheet.scaled(unit), vm.note, vm.note.progress
    shaded(parent, area, unit, still=False)
    canvas = Canvas(area.w, area.h, unit)
    canvas.panel(0, 0, canvas.w, canvas.h, pal.PAPER, _RADIUS, pal.OUTLINE, _LINE)
    canvas.write(*said)
    sheet = parent.add(Node(area, canvas.image, NOTE))
    sheet.label, sheet.meaning = note.plain, Meaning(live="polite")
    if note.pressed:
        # The button is the one stop of the focus; the paper comes after all that answers.
        sheet.clicked, sheet.order = partial(noted, note.pressed), 3
    if at.kid is not None and vm.kid is not None:
        image, place = _figure(vm.kid, round(at.kid.h * unit)), at.kid.scaled(unit)
        sheet.add(Picture(Box(place.x, place.y, *image.get_size()), image))
    if told is not None:
        _head(sheet, canvas, at, unit, told, noted)
    _foot(sheet, at, unit, note.presses, noted)


@THINGS
def _figure(kid: Kid, high: int) -> pygame.Surface:
    """Return a kid so many pixels high from its hat to the waist, without anything around it."""
    seen = cheering(kid, high, high).get_bounding_rect()
    side = round(high * high / seen.h)
    whole = cheering(kid, side, side)
    return whole.subsurface(whole.get_bounding_rect()).copy()


def _head(
    sheet: Node, canvas: Canvas, at: HomePlaces, unit: float, told: Progress, noted: Noted
) -> None:
    """The head: its subject, and a dot for each part of the way."""
    dots = _dots(canvas, at.steps, told, right=at.title is not None) if at.steps.h else at.steps
    if at.title is not None:
        room = at.title._replace(w=dots.x - at.title.x - _GAP)
        if told.sign:
            canvas.blit(drawing(told.sign, canvas.px(room.h)), room.x, room.y)
            room = room.inset(room.h + 6, 0, 0, 0)
        canvas.write(told.title, room, TextStyle(*_TITLE))
    node = sheet.add(Node(at.head.scaled(unit), None, told.key))
    node.clicked, node.label, node.order = partial(noted, told.key), told.label, 2


def _dots(canvas: Canvas, room: Box, told: Progress, right: bool) -> Box:
    """Draw a dot for each part of the way, and return their place; a way of one part has none.

    What is behind is dark, the present one is larger and red.
    """
    step = min(1.4 * _DOT, room.w / told.all)
    wide = step * told.all * (told.all > 1)
    area = room._replace(x=room.right - wide if right else room.x, w=wide)
    for i in range(told.all if wide else 0):
        here = i + 1 == told.at
        side = min(step, _DOT * (1.25 if here else 0.85))
        dot = Box(0, 0, side, side).around(Point(area.x + (i + 0.5) * step, area.center.y))
        fill = pal.TOY_BOX if here else pal.OUTLINE if i + 1 < told.at else pal.DISABLED
        canvas.panel(*dot, fill, side / 2, pal.OUTLINE, 1.6)
    return area


def _foot(
    sheet: Node, at: HomePlaces, unit: float, presses: tuple[Press, ...], noted: Noted
) -> None:
    """The buttons, the first one at the right end; they share the width if they need more.

    Those for which nothing is left then are left out: the head, the paper and keys do the same.
    """
    presses = presses[: max(1, int((at.foot.w + _GAP) / (_FEWEST + _GAP)))]
    wanted = [_width(one, unit) for one in presses]
    room = at.foot.w - _GAP * (len(presses) - 1)
    share = min(1.0, room / sum(wanted)) if presses else 1.0
    x = at.foot.right
    for order, (press, wide) in enumerate(zip(presses, wanted, strict=True)):
        w = wide * share
        area = Box(x - w, at.foot.y, w, at.foot.h).scaled(unit)
        act, sign = partial(noted, press.key), _SIGNS.get(press.key, "")
        words = "" if sign else press.words
        node = button(area, unit / STEP, words, press.key, act, press.primary)
        if sign:
            side = 0.5 * min(area.w, area.h)
            at_sign = Box(0, 0, side, side).around(Point(area.w / 2, area.h / 2 - unit))
            node.add(Picture(at_sign, icon(sign, round(side))))
            node.label = press.words
        sheet.add(node).order = 0 if order == 0 else 1
        x -= w + _GAP
