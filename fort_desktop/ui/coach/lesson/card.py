"""The note of a lesson: with a drawing of its chapter, and a dot for each chapter."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

import pygame

from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.drawings import drawn
from fort_desktop.ui.art.kept import THINGS
from fort_desktop.ui.coach.notes.note_card import EDGE, Form, NoteCard, Press
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


class LessonCard(NoteCard):
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
