"""The notes that a person has already seen, all to be read again: leaf by leaf, over the table."""

from collections.abc import Callable
from functools import partial
from typing import ClassVar, Final

from fort_desktop.scene.geometry import Box
from fort_desktop.ui.coach.tips.tips import TIPS
from fort_desktop.ui.host import routes
from fort_desktop.ui.host.registry import opens
from fort_desktop.ui.host.screen import Host, Screen
from fort_desktop.ui.i18n.i18n import tr, trc
from fort_desktop.ui.text.help import note_words
from fort_desktop.ui.toolkit.menu import cardboard, heading, menu_button

_WIDE: Final = 1320.0
_TOP: Final = 84.0
_ROW: Final = 108.0
_ROWS: Final = 6
"""Notes on a leaf."""
_EDGE: Final = 56.0
_MORE: Final = 190.0


class NotesScreen(Screen):
    """The notes, each with the way to its page of the rules.

    Args:
        seen: the names of their moments.
    """

    room: ClassVar = (_WIDE + 40, _TOP + _ROWS * _ROW + 190)

    def __init__(self, app: Host, seen: tuple[str, ...]) -> None:
        super().__init__(app)
        self._notes = [moment for moment in TIPS if moment.name in seen]
        self._leaf = 0
        self.build()

    @property
    def leaves(self) -> int:
        """The number of leaves."""
        return max(1, -(-len(self._notes) // _ROWS))

    def build(self) -> None:
        """Build the notes of the leaf, and the ways on and back."""
        self.lawn()
        tall = _TOP + _ROWS * _ROW + 120
        self.put_sheet(_WIDE, tall, down=20)
        canvas = cardboard(self.scene.root, self.sheet, self.unit, "notes")
        # NOTE: a heading: the notes for beginners that have been shown so far
        place = self.at(_WIDE / 2 - 260, -36, 520, 80)
        heading(self.scene.root, place, self.unit, trc("help", "Notes so far"))
        first = self._leaf * _ROWS
        for i, moment in enumerate(self._notes[first : first + _ROWS]):
            y = _TOP + i * _ROW
            wide = _WIDE - 2 * _EDGE - _MORE - 24
            canvas.paragraph(note_words(moment.name), _EDGE, y, wide, _ROW - 16, 27)
            if moment.spot is not None:
                more = partial(self.app.push, routes.Rules(moment.spot))
                x, name = _WIDE - _EDGE - _MORE, f"note {moment.name}"
                self._button(x, y + 8, _MORE, name, trc("help", "More"), more)
        self._ways(tall - 104)
        self.scene.focus.keys["escape"] = self.app.pop

    def _ways(self, y: float) -> None:
        if self.leaves > 1:
            self._button(_EDGE, y, 300, "before", tr("Earlier"), partial(self._turn, -1))
            right = _WIDE - _EDGE - 300
            self._button(right, y, 300, "after", tr("Later"), partial(self._turn, 1))
        self._button(_WIDE / 2 - 170, y, 340, "back", tr("Back"), self.app.pop, True)

    def _button(
        self,
        x: float,
        y: float,
        w: float,
        name: str,
        words: str,
        act: Callable[[], None],
        primary: bool = False,
    ) -> None:
        area: Box = self.at(x, y, w, 74)
        self.scene.root.add(menu_button(area, self.unit, words, name, act, primary))

    def _turn(self, by: int) -> None:
        self._leaf = (self._leaf + by) % self.leaves
        self.rebuild()


@opens(routes.Notes)
def _open(app: Host, route: routes.Notes) -> Screen:
    return NotesScreen(app, route.seen)
