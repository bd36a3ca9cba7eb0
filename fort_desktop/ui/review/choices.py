"""The page with all own choices by round, filters, and what is told of the one that is chosen."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from fort_desktop.review.parts import Choice
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.design.canvas import Canvas
from fort_desktop.ui.i18n.i18n import tr
from fort_desktop.ui.review.course import draw_sign
from fort_desktop.ui.review.drawn import tell
from fort_desktop.ui.review.page import PAGE, Looking, slip, small_button, ways_on
from fort_desktop.ui.text.lists import in_lines
from fort_desktop.ui.text.review import (
    FILTER_NAMES,
    best_words,
    deed_words,
    grade_words,
    loss_words,
    made_words,
)
from fort_desktop.ui.text.review_facts import FILTERS, Filter, chosen, sign_of
from fort_desktop.ui.toolkit.menu import Face, menu_button

VISIBLE: Final = 8
_LIST: Final = Box(PAGE.x, PAGE.y + 82, 1060, 656)
_STEP, _ROW = 82.0, 74.0
_BAR: Final = 64.0
_SIDE: Final = Box(PAGE.x + 1076, PAGE.y, PAGE.w - 1076, 738)
_GOALS: Final = {"up": -1, "down": 1, "page up": -VISIBLE, "page down": VISIBLE}


class ChoicesPage:
    """The list.

    Attributes:
        wanted: which choices are listed; top: the first row.
        chosen: of which is told, by the number of moves before it; of the first if it is not there.
    """

    def __init__(self, screen: Looking) -> None:
        self._screen = screen
        self.wanted: Filter = "all"
        self.chosen = -1
        self.top = 0

    @property
    def rows(self) -> list[Choice]:
        """The choices that are listed."""
        review = self._screen.review
        return chosen(review, self.wanted) if review is not None else []

    def lay(self) -> None:
        """The filters, the list, and what is told of a choice."""
        rows = self.rows
        self._filters()
        self.top = max(0, min(self.top, len(rows) - VISIBLE))
        if not rows:
            slip(self._screen, _LIST, "none", tr("No choices of this kind yet."), 30)
            return
        wide = _LIST.w - (_BAR + 14 if len(rows) > VISIBLE else 0)
        told = rows[self._number(rows, self.chosen)]
        for i, choice in enumerate(rows[self.top : self.top + VISIBLE]):
            room = Box(_LIST.x, _LIST.y + i * _STEP, wide, _ROW)
            self._row(room, choice, choice is told)
        if len(rows) > VISIBLE:
            self._bar()
        self._side(told)

    @staticmethod
    def _number(rows: Sequence[Choice], moves: int) -> int:
        """In which row a choice is. More may come above it while the page is open."""
        found = (i for i, choice in enumerate(rows) if choice.moves == moves)
        return next(found, 0)

    def _filters(self) -> None:
        wide = (_LIST.w - 3 * 12) / 4
        for i, name in enumerate(FILTERS):
            room = Box(_LIST.x + i * (wide + 12), PAGE.y, wide, 64)
            act = partial(self._filter, name)
            words = tr(FILTER_NAMES[name])
            small_button(self._screen, room, f"filter:{name}", words, act, name == self.wanted)

    def _row(self, room: Box, choice: Choice, now: bool) -> None:
        """The round, the mark, what was done, and the word for it; `now` it is told of."""
        screen, moves = self._screen, choice.moves
        turn = tr("Round {n}", n=choice.round) if choice.round else tr("Draft")
        sign = sign_of(choice)
        words, grade = deed_words(choice.made, screen.labels), grade_words(choice)

        def build(holder: Node) -> None:
            place = screen.at(*room)
            canvas = Canvas(place.w, place.h, screen.unit)
            fill = pal.CHALK_YELLOW if now else pal.PAPER
            canvas.panel(0, 0, canvas.w, canvas.h, fill, 12, pal.OUTLINE, 5 if now else 3)
            middle = canvas.h / 2
            canvas.words(turn, 20, middle, 24, 140)
            if sign is not None:
                draw_sign(canvas, sign, 192, middle)
            canvas.paragraph(words, 226, 4, canvas.w - 226 - 320, canvas.h - 8, 25)
            canvas.paragraph(grade, canvas.w - 306, 4, 290, canvas.h - 8, 23)
            node = Node(place, canvas.image, f"choice:{moves}")
            node.label = in_lines((turn, words, grade))
            node.clicked = partial(self.choose, moves)
            node.keyed = partial(self._key, moves)
            node.wheeled = self._wheel
            holder.add(node)

        # By the choice, not by the line: so the focus finds its row again in the next moment.
        screen.lay(f"row {moves}", (room, now, turn, sign, words, grade), build)

    def _bar(self) -> None:
        """The buttons that scroll the list."""
        for name, y in (("up", _LIST.y), ("down", _LIST.bottom - _BAR - 8)):
            room = Box(_LIST.right - _BAR, y, _BAR, _BAR)
            self._screen.lay(f"scroll {name}", room, partial(self._arrow, name, room))

    def _arrow(self, name: str, room: Box, holder: Node) -> None:
        up, screen = name == "up", self._screen
        act = partial(self._scroll, (1 - VISIBLE) if up else VISIBLE - 1)
        face = Face("", sign=name)
        node = menu_button(screen.at(*room), screen.unit, face, f"scroll {name}", act)
        node.label = tr("Scroll up") if up else tr("Scroll down")
        holder.add(node)

    def _side(self, choice: Choice) -> None:
        """The moment, one's own choice, the best that was found, and the ways on."""
        screen, labels = self._screen, self._screen.labels
        head = grade_words(choice) or tr("Your choice")
        lines = (made_words(choice, labels), best_words(choice, labels), loss_words(choice))
        tell(screen, _SIDE, choice, head, lines)
        room = Box(_SIDE.x + 16, _SIDE.bottom - 80, _SIDE.w - 32, 64)
        ways_on(screen, room, "choice", choice.at)

    # What a person does.

    def choose(self, moves: int) -> None:
        """Tell of another choice, and scroll as little as needed to show it."""
        self.chosen, number = moves, self._number(self.rows, moves)
        self.top = max(min(self.top, number), number - VISIBLE + 1)
        self._screen.refresh()

    def _filter(self, wanted: Filter) -> None:
        self.wanted, self.chosen, self.top = wanted, -1, 0
        self._screen.refresh()

    def _key(self, moves: int, key: str) -> bool:
        rows = self.rows
        number = self._number(rows, moves)
        to = {"home": 0, "end": len(rows) - 1}.get(key, number + _GOALS.get(key, 0))
        to = max(0, min(len(rows) - 1, to))
        if to == number:
            return False
        self.choose(rows[to].moves)
        self._screen.scene.focus.at_key(f"choice:{rows[to].moves}")
        return True

    def _wheel(self, notches: float) -> None:
        self._scroll(-round(notches) or (-1 if notches > 0 else 1))

    def _scroll(self, change: int) -> None:
        """Scroll; the choice that is told of stays."""
        top = max(0, min(len(self.rows) - VISIBLE, self.top + change))
        if top != self.top:
            self.top = top
            self._screen.refresh()
