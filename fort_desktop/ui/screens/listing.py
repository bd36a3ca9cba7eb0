"""Base of screens with a list on the left and the details of the chosen row on the right."""

from collections.abc import Callable
from typing import Final

from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.design.canvas import Canvas
from fort_desktop.ui.host.screen import Host, Screen
from fort_desktop.ui.i18n.i18n import Saying, nothing, tr, trc
from fort_desktop.ui.toolkit.menu import Face, cardboard, heading, menu_button

VISIBLE: Final = 6
_SIZE: Final = (1640.0, 950.0)
_LIST: Final = Box(40, 84, 930, 732)
_ROW, _STEP = 112.0, 122.0
_BAR: Final = 66.0
FOOT: Final = 846.0
DETAIL: Final = Box(1010, 84, 590, 732)
_DOUBLE: Final = 0.4
"""Seconds within which a second click on the same row makes a double click."""


class ListScreen(Screen):
    """Rows that scroll by wheel, keys and two buttons; one of them is chosen.

    Attributes:
        chosen: index of the chosen row; top: of the first visible one.
        saying: the message about the last action; `bad` if that failed.
    """

    title = ""

    def __init__(self, app: Host) -> None:
        super().__init__(app)
        self.chosen = 0
        self.top = 0
        self.saying: Saying = nothing
        self.bad = False
        self.undo: Callable[[], None] | None = None
        self._clicked = (-1, 0.0)

    # What a list has.

    def rows(self) -> list[str]:
        """A stable name for each row."""
        raise NotImplementedError

    def draw(self, canvas: Canvas, row: int) -> str:
        """Draw a row; returns its words."""
        raise NotImplementedError

    def empty(self) -> str:
        """The text instead of an empty list."""
        raise NotImplementedError

    def detail(self, canvas: Canvas) -> None:
        """Lay out the details of the chosen row."""
        raise NotImplementedError

    def act(self) -> None:
        """Handle Enter or a double click on the chosen row, if there is one."""
        raise NotImplementedError

    def leave(self) -> None:
        """Handle Escape or the button Back."""
        raise NotImplementedError

    def remove(self) -> None:
        """Handle the key Delete on a row."""

    # How it is laid out.

    def build(self) -> None:
        """Build the list, the details and the foot."""
        self.lawn()
        unit, (wide, _) = self.unit, _SIZE
        self.put_sheet(*_SIZE, down=16)
        canvas = cardboard(self.scene.root, self.sheet, unit, "list")
        words = type(self).title
        heading(self.scene.root, self.at(wide / 2 - 280, -32, 560, 84), unit, tr(words))
        names = self.rows()
        self.chosen = max(0, min(self.chosen, len(names) - 1))
        self._show_chosen(len(names))
        if names:
            self._list(names)
            self.detail(canvas)
        else:
            canvas.panel(*_LIST, pal.TAPE, 16, None)
            canvas.paragraph(self.empty(), _LIST.x + 60, _LIST.y, _LIST.w - 120, _LIST.h, 30,
                             centered=True)  # fmt: skip
        self._foot(canvas)
        self.scene.focus.keys.update(escape=self.leave, enter=self.act)
        self.scene.focus.keys["ctrl z"] = self._take_back

    def _show_chosen(self, count: int) -> None:
        """Scroll as little as possible to show the chosen row."""
        self.top = min(self.top, self.chosen, max(0, count - VISIBLE))
        self.top = max(self.top, self.chosen - VISIBLE + 1, 0)

    def _list(self, names: list[str]) -> None:
        wide = _LIST.w - (_BAR + 14 if len(names) > VISIBLE else 0)
        for i in range(self.top, min(len(names), self.top + VISIBLE)):
            place = self.at(_LIST.x, _LIST.y + (i - self.top) * _STEP, wide, _ROW)
            self.scene.root.add(self._row(place, i, names[i]))
        if len(names) > VISIBLE:
            self._bar(len(names))

    def _row(self, place: Box, row: int, name: str) -> Node:
        canvas = Canvas(place.w, place.h, self.unit)
        chosen = row == self.chosen
        fill = pal.CHALK_YELLOW if chosen else pal.PAPER
        canvas.panel(0, 0, canvas.w, canvas.h, fill, 14, pal.OUTLINE, 5 if chosen else 3)
        if chosen:
            canvas.icon("right", canvas.w - 44, canvas.h / 2 - 16, 32)
        node = Node(place, canvas.image, f"row:{name}")
        node.label = self.draw(canvas, row)
        node.clicked = lambda: self._click(row)
        node.keyed = lambda key: self._key(row, key)
        node.wheeled = self._wheel
        return node

    def _bar(self, count: int) -> None:
        """Build the scroll bar: two buttons, and the position between them."""
        x, unit = _LIST.right - _BAR, self.unit
        for name, y, change in (("up", _LIST.y, -1), ("down", _LIST.y + 722 - _BAR, 1)):
            face = Face("", sign=name)
            act = self._scroller(change * (VISIBLE - 1))
            node = menu_button(self.at(x, y, _BAR, _BAR), unit, face, f"scroll {name}", act)
            node.label = tr("Further up") if change < 0 else tr("Further down")
            self.scene.root.add(node)
        room = 722 - 2 * _BAR - 16
        canvas = Canvas(_BAR * unit, room * unit, unit)
        canvas.panel(_BAR / 2 - 9, 0, 18, canvas.h, pal.CARDBOARD_DARK, 9, pal.OUTLINE, 3)
        tall = max(36.0, canvas.h * VISIBLE / count)
        y = (canvas.h - tall) * self.top / (count - VISIBLE)
        canvas.panel(_BAR / 2 - 13, y, 26, tall, pal.PAPER, 12, pal.OUTLINE, 3)
        place = self.at(x, _LIST.y + _BAR + 8, _BAR, room)
        node = Node(place, canvas.image, "bar")
        node.wheeled = self._wheel
        self.scene.root.add(node)

    def _foot(self, canvas: Canvas) -> None:
        """Build the foot: the last message, perhaps with undo, and the button Back."""
        left, right = self.foot(canvas), DETAIL.right - 276
        if self.undo is not None:
            right -= 206
            # NOTE: a button: brings back the kept game that was put into the trash
            self.button(right, FOOT, 190, "undo", Face(trc("game", "Undo"), sign="undo"), self.undo)
        if self.said:
            wide = right - 16 - left
            fill, ink = (pal.SEATS["red"], pal.CHALK) if self.bad else (pal.PAPER, pal.INK)
            canvas.panel(left, FOOT, wide, 76, fill, 14, pal.OUTLINE, 3)
            canvas.paragraph(self.said, left + 20, FOOT + 4, wide - 40, 68, 25, ink)
        self.button(DETAIL.right - 260, FOOT, 260, "back", tr("Back"), self.leave)

    def foot(self, canvas: Canvas) -> float:
        """Lay out the left end of the foot; returns where the rest begins."""
        raise NotImplementedError

    # What a person does.

    @property
    def said(self) -> str:
        """The message about the last action, "" for none."""
        return self.saying()

    def say(
        self, saying: Saying, bad: bool = False, undo: Callable[[], None] | None = None
    ) -> None:
        """Show a message, which stays until the next action."""
        self.saying, self.bad, self.undo = saying, bad, undo
        self._clicked = (-1, 0.0)
        self.rebuild()

    def _take_back(self) -> None:
        if self.undo is not None:
            self.undo()

    def choose(self, row: int) -> None:
        """Choose another row."""
        self.saying, self.undo = nothing, None
        self.chosen = row
        self.rebuild()

    def _click(self, row: int) -> None:
        # The first click lays the list out anew, so the second one meets another node: the
        # pointer cannot know that the two belong together.
        now, (last, moment) = self.scene.clock, self._clicked
        self._clicked = (row, now)
        if row == last and now - moment <= _DOUBLE:
            self.chosen = row
            self.act()
        else:
            self.choose(row)

    def _key(self, row: int, key: str) -> bool:
        count = len(self.rows())
        goals = {
            "up": row - 1,
            "down": row + 1,
            "page up": row - VISIBLE,
            "page down": row + VISIBLE,
            "home": 0,
            "end": count - 1,
        }
        if key == "enter":
            self.chosen = row
            self.act()
        elif key == "delete":
            self.chosen = row
            self.remove()
        elif key in goals:
            self.choose(max(0, min(count - 1, goals[key])))
            self._focus_chosen()
        else:
            return False
        return True

    def _focus_chosen(self) -> None:
        self.scene.focus.at_key(f"row:{self.rows()[self.chosen]}")

    def _scroller(self, change: int) -> Callable[[], None]:
        return lambda: self._scroll(change)

    def _wheel(self, notches: float) -> None:
        self._scroll(-round(notches) or (-1 if notches > 0 else 1))

    def _scroll(self, change: int) -> None:
        """Scroll; the choice moves along, so that it is always visible."""
        count = len(self.rows())
        top = max(0, min(count - VISIBLE, self.top + change))
        if top != self.top:
            self.top = top
            self.chosen = max(top, min(self.chosen, top + VISIBLE - 1))
            self.rebuild()
