"""Base of screens with a list on the left and the details of the chosen row on the right."""

from collections.abc import Callable
from typing import Final

from fort_desktop.scene.geometry import Box
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.design.canvas import Canvas
from fort_desktop.ui.design.scale import EDGE, GAP, LEAD, SMALL, TIGHT
from fort_desktop.ui.host.screen import Host, Screen
from fort_desktop.ui.i18n.i18n import Saying, nothing, tr, trc
from fort_desktop.ui.toolkit.dialog import dialog, rooms
from fort_desktop.ui.toolkit.layout import Share, column, padding, row, split, stack
from fort_desktop.ui.toolkit.menu import Button, Face, buttons
from fort_desktop.ui.toolkit.page import message, panel, plate, sign, whole

VISIBLE: Final = 6
_HIGHER: Final = 1.5
"""So many times as high as usual the rows of a short list are at most."""
_SIZE: Final = (1640.0, 950.0)
_BODY: Final = rooms(_SIZE)[0]
_BAR: Final = 66.0
_LIST, DETAIL = row(_BODY, [Share(), 590.0], EDGE - GAP)
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

    def draw(self, canvas: Canvas, area: Box, row: int) -> str:
        """Draw a row into an area of its canvas; returns its words."""
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
        self.garden()
        sheet = dialog(self, "list", tr(type(self).title), _SIZE)
        names = self.rows()
        self.chosen = max(0, min(self.chosen, len(names) - 1))
        self._show_chosen(len(names))
        if names:
            self._list(names)
            self.detail(sheet.canvas)
        else:
            plate(sheet.canvas, pal.TAPE, _LIST)
            room = padding(_LIST, EDGE)
            sheet.canvas.paragraph(self.empty(), *room, LEAD, centered=True)
        back = Button("back", tr("Back"), self.leave)
        # NOTE: a button: brings back the kept game that was put into the trash
        undo = Button("undo", Face(trc("game", "Undo"), sign="undo"), self.undo)
        last = [back] if self.undo is None else [undo, back]
        message(sheet.canvas, buttons(self, sheet.foot, [*self.foot(), None, *last]), self.said,
                self.bad)  # fmt: skip
        self.scene.focus.keys.update(escape=self.leave, enter=self.act)
        self.scene.focus.keys["ctrl z"] = self._take_back

    def _show_chosen(self, count: int) -> None:
        """Scroll as little as possible to show the chosen row."""
        self.top = min(self.top, self.chosen, max(0, count - VISIBLE))
        self.top = max(self.top, self.chosen - VISIBLE + 1, 0)

    def _list(self, names: list[str]) -> None:
        bar, area = split(_LIST, "right", _BAR)
        more = len(names) > VISIBLE
        room = area if more else _LIST
        each = (room.h - (VISIBLE - 1) * TIGHT) / VISIBLE
        # Of few rows each is higher, but none is an empty slab.
        high = min(_HIGHER * each, (room.h + TIGHT) / max(1, min(len(names), VISIBLE)) - TIGHT)
        places = column(room, [high] * min(len(names), VISIBLE), TIGHT)
        for i, name in enumerate(names[self.top : self.top + VISIBLE]):
            self._row(places[i], self.top + i, name)
        if more:
            self._bar(bar, len(names))

    def _row(self, place: Box, row: int, name: str) -> None:
        node, canvas = panel(self, place, f"row:{name}", still=False)
        chosen = row == self.chosen
        plate(canvas, pal.CHALK_YELLOW if chosen else pal.PAPER, chosen=chosen)
        mark, area = split(padding(whole(canvas), SMALL, TIGHT), "right", _BAR / 2)
        if chosen:
            sign(canvas, "right", mark)
        node.label = self.draw(canvas, area, row)
        node.clicked = lambda: self._click(row)
        node.keyed = lambda key: self._key(row, key)
        node.wheeled = self._wheel

    def _bar(self, area: Box, count: int) -> None:
        """Build the scroll bar: two buttons, and the position between them."""
        up, track, down = column(area, [_BAR, Share(), _BAR], TIGHT)
        for name, place, words, change in (
            ("up", up, tr("Scroll up"), -1),
            ("down", down, tr("Scroll down"), 1),
        ):
            act = self._scroller(change * (VISIBLE - 1))
            self.button(place, f"scroll {name}", Face("", sign=name), act).label = words
        node, canvas = panel(self, track, "bar", still=False)
        groove = stack(whole(canvas), _BAR / 4)
        plate(canvas, pal.CARDBOARD_DARK, groove)
        tall = max(_BAR / 2, groove.h * VISIBLE / count)
        y = (groove.h - tall) * self.top / (count - VISIBLE)
        plate(canvas, pal.PAPER, stack(Box(0, y, canvas.w, tall), _BAR / 3))
        node.wheeled = self._wheel

    def foot(self) -> list[Button]:
        """The buttons at the left end of the foot."""
        return []

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
        # The first click lays the list out again, so the second one meets another node: the
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
