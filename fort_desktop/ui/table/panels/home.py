"""The teacher's home: a note on taped paper, or the strip that it is folded to."""

from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple

import pygame

from fort_desktop.scene.geometry import Box
from fort_desktop.scene.meaning import Meaning
from fort_desktop.scene.node import Node, Picture
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.cardface import picture_of
from fort_desktop.ui.art.drawings import drawn
from fort_desktop.ui.art.fonts import BOLD
from fort_desktop.ui.art.icons import icon
from fort_desktop.ui.art.kept import THINGS
from fort_desktop.ui.art.paper import tape
from fort_desktop.ui.design.canvas import Canvas
from fort_desktop.ui.design.text_box import MANY, TextStyle, height, width
from fort_desktop.ui.design.unit import STEP
from fort_desktop.ui.i18n.i18n import tr
from fort_desktop.ui.table.layout.overlays import HomePlaces, home_places
from fort_desktop.ui.table.note import NOTE, STRIP, Note, NoteKey, Press, Progress
from fort_desktop.ui.table.viewmodels.table import HomeVM
from fort_desktop.ui.text.lists import apart
from fort_desktop.ui.toolkit.common import button, shaded

_TAPE: Final = (84.0, 22.0)
_RADIUS: Final = 10.0
_LINE: Final = 2.6
_LABEL: Final = 16.0
_PAD: Final = 24.0
"""What the two ends of a button take."""
_LEAST: Final = 74.0
_FEWEST: Final = 42.0
"""The least width of a button that shares its row with others."""
_GAP: Final = 8.0
_AIR: Final = 12.0
"""Between the words of a note and its buttons."""
_TITLE: Final = (17.0, 12.0)
_COUNT: Final = 13.0
_TIGHT: Final = 12.0
"""Pixels of a title; where it would be smaller, all letters are as small as any may be."""
_TASK: Final = TextStyle(16, 12, lines=2)
Noted = Callable[[NoteKey], None]


def home(parent: Node, area: Box, unit: float, vm: HomeVM, noted: Noted) -> None:
    """Lay what the teacher says in its place, in pixels.

    Args:
        noted: called with the button that was pressed.
    """
    at = home_places(area.scaled(1 / unit), tight=_TITLE[0] * unit < _TIGHT)
    if at.title is None and vm.note.progress is not None:
        at = _stepless(at, unit, vm.note)
    elif vm.note.progress is not None and vm.note.progress.listed:
        at = _numbered(at)
    if vm.note.progress is None:
        at = _closed_up(at, unit, vm.note)
    if vm.away:
        _strip(parent, at, unit, vm.note, noted)
    else:
        _sheet(parent, at, unit, vm.note, noted)


def _stepless(at: HomePlaces, unit: float, note: Note) -> HomePlaces:
    """The places in a row whose words need the room of the steps, too: the number tells enough."""
    least = TextStyle(12, 12, BOLD, lines=MANY)
    if height(_marked(note), at.words.w, unit, least) <= at.words.h:
        return at
    room = at.words._replace(y=at.steps.y - 6, h=at.words.bottom - at.steps.y + 6)
    return at._replace(words=room, steps=at.steps._replace(h=0))


def _numbered(at: HomePlaces) -> HomePlaces:
    """The places where each piece of the way is one note: its number tells enough."""
    more = at.words.y - at.sign.bottom - 6
    title = at.title._replace(h=at.sign.h) if at.title is not None else None
    number = at.number._replace(h=at.sign.h) if at.title is not None else at.number
    words, steps = at.words.inset(0, -more, 0, 8), at.steps._replace(h=0)
    return at._replace(title=title, number=number, words=words, steps=steps)


def _closed_up(at: HomePlaces, unit: float, note: Note) -> HomePlaces:
    """The places of a note without a head: the paper is no higher than its words need."""
    room = at.whole if note.presses else at.whole._replace(h=at.free - at.whole.y)
    style = TextStyle(at.size, 12, BOLD, lines=MANY)
    free = room.h - height(_marked(note), room.w, unit, style) - _AIR
    if free <= 0 or at.foot.y < room.bottom:
        return at
    sheet, foot = at.sheet.inset(0, free, 0, 0), at.foot.at(at.foot.x, at.foot.y - free)
    whole = at.whole._replace(h=at.whole.h - free)
    return at._replace(sheet=sheet, foot=foot, whole=whole, free=at.free - free)


def _marked(note: Note) -> str:
    return note.words.replace("*", "**")


@THINGS
def drawing(sign: str, side: int) -> pygame.Surface:
    """The drawing at the edge of a note, so many pixels wide and high."""
    return drawn(sign, side, side)


def _pictured(canvas: Canvas, told: Progress, at: Box) -> None:
    """Draw what a note is about: a kid's face where there is one, else the sign."""
    if told.kid is None:
        canvas.blit(drawing(told.sign, canvas.px(at.w)), at.x, at.y)
        return
    at = at.inset(-3, -3, -3, -3)
    w, h = canvas.px(at.w), canvas.px(at.h)
    canvas.blit(picture_of(told.kid, w, h, canvas.px(7), 4, close=True), at.x, at.y)


def _strip(parent: Node, at: HomePlaces, unit: float, note: Note, noted: Noted) -> None:
    """The task in one line; a click unfolds the note."""
    area = at.strip.scaled(unit)
    shaded(parent, area, unit, still=False)
    canvas = Canvas(area.w, area.h, unit)
    canvas.panel(0, 0, canvas.w, canvas.h, pal.PAPER, _RADIUS, pal.OUTLINE, _LINE)
    left = 12.0
    if note.progress is not None:
        side = canvas.h - 16
        _pictured(canvas, note.progress, Box(left, 8, side, side))
        left += side + 8
    arrow = pygame.transform.rotate(icon("later", canvas.px(18)), 90)
    canvas.blit(arrow, canvas.w - 32, canvas.h / 2 - 9)
    canvas.write(note.task, Box(left, 4, canvas.w - left - 40, canvas.h - 8), _TASK)
    sheet = parent.add(Node(area, canvas.image, STRIP))
    sheet.label = note.task
    sheet.clicked, sheet.order = partial(noted, "unfold"), 2


def _sheet(parent: Node, at: HomePlaces, unit: float, note: Note, noted: Noted) -> None:
    """The whole note, with its shadow, its tape and its buttons."""
    area = at.sheet.scaled(unit)
    shaded(parent, area, unit, still=False)
    canvas = Canvas(area.w, area.h, unit)
    canvas.panel(0, 0, canvas.w, canvas.h, pal.PAPER, _RADIUS, pal.OUTLINE, _LINE)
    words = at.words if note.progress is not None else at.whole
    colour = pal.INK_SOFT if note.stale else pal.INK
    marker = None if note.stale else pal.MARKER
    style = TextStyle(at.size, 12, BOLD, colour, lines=MANY, marker=marker)
    room = words if note.presses else words._replace(h=at.free - words.y)
    marked = _marked(note)
    lined = apart(marked)
    if note.progress is not None and note.progress.listed:
        # Rather one step smaller than run together.
        sizes = (style._replace(size=style.size - less) for less in (0, 1))
        fitting = (one for one in sizes if height(lined, room.w, unit, one) <= room.h)
        if (found := next(fitting, None)) is not None:
            marked, style = lined, found
    high = min(room.h, height(marked, room.w, unit, style))
    canvas.write(marked, room._replace(h=high), style)
    sheet = parent.add(Node(area, canvas.image, NOTE))
    sheet.label, sheet.meaning = note.plain, Meaning(live="polite")
    if note.pressed:
        # The button is the one stop of the focus; the paper comes after all that answers.
        sheet.clicked, sheet.order = partial(noted, note.pressed), 3
    if at.taped:
        wide, high = round(_TAPE[0] * unit), round(_TAPE[1] * unit)
        strip = tape(wide, high, turn=-2.0)
        place = Box((area.w - strip.get_width()) / 2, -strip.get_height() / 2, *strip.get_size())
        sheet.add(Picture(place, strip))
    if note.progress is not None:
        _head(sheet, canvas, at, unit, note.progress, noted)
    _foot(sheet, at, unit, note.presses, noted)


def _head(
    sheet: Node, canvas: Canvas, at: HomePlaces, unit: float, told: Progress, noted: Noted
) -> None:
    """The head: its subject, the number of the note, and a piece for each part of the way."""
    _pictured(canvas, told, at.sign)
    count = tr("{n} of {all}", n=told.at, all=sum(told.notes))
    wide, right = width(count, unit, _COUNT, BOLD) + 2, at.title is not None
    style = TextStyle(_COUNT, _COUNT, BOLD, pal.INK_SOFT, "right" if right else "left")
    canvas.write(count, at.number, style)
    if at.title is not None:
        room = at.title.inset(0, 0, wide + _GAP, 0)
        canvas.write(told.title, room, TextStyle(*_TITLE))
    for piece in pieces(at.steps, told) if at.steps.h else ():
        _piece(canvas, piece)
    node = sheet.add(Node(at.head.scaled(unit), None, told.key))
    node.clicked, node.label, node.order = partial(noted, told.key), told.label, 2


class Piece(NamedTuple):
    """A piece of the steps: where it lies, and how much of it is done, from 0 to 1."""

    box: Box
    done: float
    present: bool


_BETWEEN: Final = 4.0


def pieces(room: Box, told: Progress) -> list[Piece]:
    """The pieces of the steps: one for each chapter."""
    notes, behind, x = told.notes, 0, room.x
    each = (room.w - _BETWEEN * (len(notes) - 1)) / max(1, len(notes))
    found = []
    for count in notes:
        box = Box(x, room.y, each, room.h)
        done = min(1.0, max(0.0, (told.at - behind) / max(1, count)))
        found.append(Piece(box, done, behind < told.at <= behind + count))
        behind, x = behind + count, box.right + _BETWEEN
    return found


def _piece(canvas: Canvas, piece: Piece) -> None:
    """One piece: what is behind is dark, the present one is lit as far as one has come."""
    x, y, w, h = piece.box
    full = piece.done >= 1 and not piece.present
    canvas.panel(x, y, w, h, pal.OUTLINE if full else pal.DISABLED, h / 2, pal.OUTLINE, 1.4)
    if piece.present:
        # Cut from a whole one, so that its round end is that of the piece.
        lit = Canvas(canvas.px(w), canvas.px(h), canvas.unit)
        lit.panel(0, 0, w, h, pal.PARK_BACK, h / 2, pal.OUTLINE, 1.4)
        part = max(1, round(piece.done * lit.image.get_width()))
        canvas.blit(lit.image.subsurface((0, 0, part, lit.image.get_height())), x, y)


def _foot(
    sheet: Node, at: HomePlaces, unit: float, presses: tuple[Press, ...], noted: Noted
) -> None:
    """The buttons, the first one at the right end; they share the width if they need more.

    Those for which nothing is left then are left out: the head, the paper and keys do the same.
    """
    presses = presses[: max(1, int((at.foot.w + _GAP) / (_FEWEST + _GAP)))]
    wanted = [max(_LEAST, width(one.words, unit, _LABEL) + _PAD) for one in presses]
    room = at.foot.w - _GAP * (len(presses) - 1)
    share = min(1.0, room / sum(wanted)) if presses else 1.0
    x = at.foot.right
    for order, (press, wide) in enumerate(zip(presses, wanted, strict=True)):
        w = wide * share
        area = Box(x - w, at.foot.y, w, at.foot.h).scaled(unit)
        act = partial(noted, press.key)
        node = button(area, unit / STEP, press.words, press.key, act, press.primary)
        sheet.add(node).order = 0 if order == 0 else 1
        x -= w + _GAP
