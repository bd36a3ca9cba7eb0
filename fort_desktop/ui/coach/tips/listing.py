"""The notes that a person has already seen, all to be read again: leaf by leaf, over the table."""

from functools import partial
from typing import ClassVar, Final

from fort_desktop.ui.coach.tips.tips import TIPS
from fort_desktop.ui.design.scale import EDGE, GAP, HEAD, LEAD, WIDE
from fort_desktop.ui.host import routes
from fort_desktop.ui.host.registry import opens
from fort_desktop.ui.host.screen import Host, Screen
from fort_desktop.ui.i18n.i18n import tr, trc
from fort_desktop.ui.text.help import note_words
from fort_desktop.ui.toolkit.dialog import dialog, high_for
from fort_desktop.ui.toolkit.layout import Share, column, row, split, stack
from fort_desktop.ui.toolkit.menu import BUTTON

_WIDE: Final = 1320.0
_ROW: Final = 92.0
_ROWS: Final = 6
"""Notes on a leaf."""
_MORE: Final = 190.0


@opens(routes.Notes)
class NotesScreen(Screen):
    """The notes, each with the way to its page of the rules."""

    kid = "scout"

    room: ClassVar = (_WIDE + EDGE, high_for(_ROWS * (_ROW + GAP)) + HEAD)

    def __init__(self, app: Host, route: routes.Notes) -> None:
        super().__init__(app)
        self._notes = [moment for moment in TIPS if moment.name in route.seen]
        self._leaf = 0
        self.build()

    @property
    def leaves(self) -> int:
        """The number of leaves."""
        return max(1, -(-len(self._notes) // _ROWS))

    def build(self) -> None:
        """Build the notes of the leaf, and the ways on and back."""
        self.garden()
        size = (_WIDE, high_for(_ROWS * (_ROW + GAP) - GAP))
        # NOTE: a heading: the notes for beginners that have been shown so far
        sheet = dialog(self, "notes", trc("help", "Notes so far"), size)
        first = self._leaf * _ROWS
        for moment, place in zip(
            self._notes[first:], column(sheet.body, [_ROW] * _ROWS), strict=False
        ):
            words, more = split(place, "right", _MORE, WIDE)[::-1]
            sheet.canvas.paragraph(note_words(moment.name), *words, LEAD)
            if moment.spot is not None:
                act = partial(self.app.push, routes.Rules(moment.spot))
                name = f"note {moment.name}"
                self.button(stack(more, h=BUTTON), name, trc("help", "More"), act)
        before, back, after = row(sheet.foot, [Share()] * 3)
        if self.leaves > 1:
            self.button(before, "before", tr("Earlier"), partial(self._turn, -1))
            self.button(after, "after", tr("Later"), partial(self._turn, 1))
        self.button(back, "back", tr("Back"), self.app.pop)
        self.scene.focus.keys["escape"] = self.app.pop

    def _turn(self, by: int) -> None:
        self._leaf = (self._leaf + by) % self.leaves
        self.rebuild()
