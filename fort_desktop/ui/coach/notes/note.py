"""The note of a lesson: taped paper with a drawing, some words, and buttons."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

import pygame

from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.drawings import drawn
from fort_desktop.ui.art.kept import THINGS
from fort_desktop.ui.art.svg import path, picture
from fort_desktop.ui.coach.notes.card import EDGE, Form, NoteCard, Press
from fort_desktop.ui.design.canvas import Canvas


@THINGS
def drawing(sign: str, side: int) -> pygame.Surface:
    """The drawing of a chapter, so many pixels wide and high."""
    return drawn(f"notes/{sign}", side, side)


NOTE: Final = "lesson note"
NEXT: Final = "lesson next"
CHAPTERS: Final = "lesson chapters"
_DRAWING: Final = 50.0
_HEAD: Final = 28.0
_FORM: Final = Form(384, 17, (96, 26), 42, 10, 38, least=84, left=_DRAWING + 12, head=_HEAD,
                    low=_DRAWING - _HEAD + 6, below=12, right=True)  # fmt: skip
_DOT: Final = 10.0
_STEP: Final = 17.0
_TAIL: Final = 26.0


class Words(NamedTuple):
    """The words of a note, and its chapter.

    Attributes:
        sign: the drawing of its chapter; chapter: its number; chapters: how many there are.
        heading: the chapter in words.
    """

    words: str
    sign: str
    chapter: int
    chapters: int
    heading: str


class Note(NoteCard):
    """The note of a lesson.

    Args:
        unit: pixels of one unit of the table; presses: its buttons, the first one the way on.
    """

    def __init__(self, unit: float, said: Words, presses: Sequence[Press]) -> None:
        super().__init__(unit, said.words, [press.words for press in presses], _FORM)
        self._said, self._presses = said, presses

    def lay(self, parent: Node, place: Box, read: Callable[[], None] | None) -> Node:
        """Lay it down; returns its sheet.

        Args:
            read: called when it is clicked anywhere, None where that does nothing.
        """
        sheet = self.put(parent, place, NOTE, self._presses)
        sheet.solid = True
        if read is not None:
            # Not `clicked`: the button is the one stop of the focus.
            sheet.clicked = read
            sheet.order = 1
        return sheet

    def _draw(self, canvas: Canvas) -> None:
        canvas.blit(drawing(self._said.sign, canvas.px(_DRAWING)), EDGE, EDGE)

    def dots(self, sheet: Node, open_list: Callable[[], None]) -> Node:
        """Add the row of dots, one for each chapter, which opens their list."""
        unit, said = self._unit, self._said
        w = said.chapters * _STEP + 12
        image = _dots(said.chapter, said.chapters, round(w * unit), round(_HEAD * unit), unit)
        area = Box((self._wide - EDGE - w) * unit, 9 * unit, *image.get_size())
        node = sheet.add(Node(area, image, CHAPTERS))
        node.clicked = open_list
        node.label = said.heading
        node.order = 2
        return node


def _still(node: Node) -> Node:
    node.solid = False
    return node


@THINGS
def _dots(chapter: int, count: int, w: int, h: int, unit: float) -> pygame.Surface:
    """A dot for each chapter: those behind are full, the present one is large."""
    canvas = Canvas(w, h, unit)
    middle = canvas.h / 2
    for i in range(count):
        x = 6 + _STEP * (i + 0.5)
        side = _DOT + 4 if i == chapter else _DOT
        fill = pal.ACTION if i == chapter else pal.OUTLINE if i < chapter else pal.PAPER
        canvas.panel(x - side / 2, middle - side / 2, side, side, fill, side / 2, pal.OUTLINE, 1.6)
    return canvas.image


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
    return _still(Node(Box(left, top, w, h), image, "lesson tail"))
