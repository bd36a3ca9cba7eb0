"""The page with all own choices by round, filters, and what is told of the one that is chosen."""

from functools import partial
from typing import Final

from fort_desktop.review.parts import Choice
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.canvas import Canvas
from fort_desktop.ui.review.course import draw_sign
from fort_desktop.ui.review.facts import FILTERS, Filter, chosen, sign_of
from fort_desktop.ui.review.page import PAGE, Looking, moment, slip, small_button, ways_on
from fort_desktop.ui.text.i18n import tr
from fort_desktop.ui.text.lists import in_lines
from fort_desktop.ui.text.review import (
    FILTER_NAMES,
    best_words,
    deed_words,
    grade_words,
    loss_words,
    made_words,
)
from fort_desktop.ui.widgets.common import panel_node
from fort_desktop.ui.widgets.menu import Face, menu_button

VISIBLE: Final = 8
_LIST: Final = Box(PAGE.x, PAGE.y + 82, 1060, 656)
_STEP, _ROW = 82.0, 74.0
_BAR: Final = 64.0
_SIDE: Final = Box(PAGE.x + 1076, PAGE.y, PAGE.w - 1076, 738)
_PICTURE: Final = Box(58, 66, _SIDE.w - 116, (_SIDE.w - 116) * 9 / 16)
_GOALS: Final = {"up": -1, "down": 1, "page up": -VISIBLE, "page down": VISIBLE}


class ChoicesPage:
    """The list.

    Attributes:
        wanted: which choices are listed; chosen: which of them is told of; top: the first row.
    """

    def __init__(self, screen: Looking) -> None:
        self._screen = screen
        self.wanted: Filter = "all"
        self.chosen = 0
        self.top = 0

    @property
    def rows(self) -> list[Choice]:
        """The choices that are listed."""
        review = self._screen.review
        return chosen(review, self.wanted) if review is not None else []

    def says(self) -> object:
        """All of the review: its numbers change with each part."""
        return self._screen.review

    def build(self, canvas: Canvas) -> None:
        """The filters, the list, and what is told of a choice."""
        rows = self.rows
        self._filters()
        self.chosen = max(0, min(self.chosen, len(rows) - 1))
        self.top = max(0, min(self.top, len(rows) - VISIBLE))
        if not rows:
            slip(self._screen, _LIST, "none", tr("No choice of this kind yet."), 30)
            return
        wide = _LIST.w - (_BAR + 14 if len(rows) > VISIBLE else 0)
        for i, choice in enumerate(rows[self.top : self.top + VISIBLE]):
            room = Box(_LIST.x, _LIST.y + i * _STEP, wide, _ROW)
            self._screen.scene.root.add(self._row(room, self.top + i, choice))
        if len(rows) > VISIBLE:
            self._bar(len(rows))
        self._side(rows[self.chosen])

    def _filters(self) -> None:
        wide = (_LIST.w - 3 * 12) / 4
        for i, name in enumerate(FILTERS):
            room = Box(_LIST.x + i * (wide + 12), PAGE.y, wide, 64)
            act = partial(self._filter, name)
            words = tr(FILTER_NAMES[name])
            small_button(self._screen, room, f"filter:{name}", words, act, name == self.wanted)

    def _row(self, room: Box, number: int, choice: Choice) -> Node:
        """The round, the mark, what was done, and the word for it."""
        screen, now = self._screen, number == self.chosen
        place = screen.at(*room)
        canvas = Canvas(place.w, place.h, screen.unit)
        fill = pal.CHALK_YELLOW if now else pal.PAPER
        canvas.panel(0, 0, canvas.w, canvas.h, fill, 12, pal.OUTLINE, 5 if now else 3)
        middle = canvas.h / 2
        turn = tr("Round {n}", n=choice.round) if choice.round else tr("Draft")
        canvas.words(turn, 20, middle, 24, 140)
        sign = sign_of(choice)
        if sign is not None:
            draw_sign(canvas, sign, 192, middle)
        words, grade = deed_words(choice.made, screen.labels), grade_words(choice)
        canvas.paragraph(words, 226, 4, canvas.w - 226 - 320, canvas.h - 8, 25)
        canvas.paragraph(grade, canvas.w - 306, 4, 290, canvas.h - 8, 23)
        node = Node(place, canvas.image, f"choice:{choice.moves}")
        node.label = in_lines((turn, words, grade))
        node.clicked = lambda: self.choose(number)
        node.keyed = partial(self._key, number)
        node.wheeled = self._wheel
        return node

    def _bar(self, count: int) -> None:
        """The buttons that scroll the list."""
        screen, x = self._screen, _LIST.right - _BAR
        for name, y, change in (("up", _LIST.y, -1), ("down", _LIST.bottom - _BAR - 8, 1)):
            act = partial(self._scroll, change * (VISIBLE - 1))
            place = screen.at(x, y, _BAR, _BAR)
            node = menu_button(place, screen.unit, Face("", sign=name), f"scroll {name}", act)
            node.label = tr("Further up") if change < 0 else tr("Further down")
            screen.scene.root.add(node)

    def _side(self, choice: Choice) -> None:
        """The moment, the own choice, the best that was found, and the ways on."""
        screen = self._screen
        node, canvas = panel_node(screen.at(*_SIDE), screen.unit, "told")
        canvas.panel(0, 0, canvas.w, canvas.h, pal.TAPE, 14, pal.OUTLINE, 3)
        head = grade_words(choice) or tr("Your choice")
        canvas.title(head, canvas.w / 2, 34, 28, canvas.w - 40, align="center")
        moment(screen, canvas, choice.at, _PICTURE)
        labels = screen.labels
        lines = (made_words(choice, labels), best_words(choice, labels), loss_words(choice))
        top = _PICTURE.bottom + 12
        canvas.paragraph(in_lines(lines), 22, top, canvas.w - 44, canvas.h - top - 90, 24)
        node.label = in_lines((head, *lines))
        screen.scene.root.add(node)
        room = Box(_SIDE.x + 16, _SIDE.bottom - 80, _SIDE.w - 32, 64)
        ways_on(screen, room, "choice", choice.at)

    # What a person does.

    def choose(self, number: int) -> None:
        """Tell of another choice, and scroll as little as needed to show it."""
        self.chosen = number
        self.top = max(min(self.top, number), number - VISIBLE + 1)
        self._screen.rebuild()

    def _filter(self, wanted: Filter) -> None:
        self.wanted, self.chosen, self.top = wanted, 0, 0
        self._screen.rebuild()

    def _key(self, number: int, key: str) -> bool:
        rows = self.rows
        to = {"home": 0, "end": len(rows) - 1}.get(key, number + _GOALS.get(key, 0))
        to = max(0, min(len(rows) - 1, to))
        if to == number:
            return False
        self.choose(to)
        self._screen.scene.focus.at_key(f"choice:{rows[to].moves}")
        return True

    def _wheel(self, notches: float) -> None:
        self._scroll(-round(notches) or (-1 if notches > 0 else 1))

    def _scroll(self, change: int) -> None:
        """Scroll; the choice that is told of stays."""
        top = max(0, min(len(self.rows) - VISIBLE, self.top + change))
        if top != self.top:
            self.top = top
            self._screen.rebuild()
