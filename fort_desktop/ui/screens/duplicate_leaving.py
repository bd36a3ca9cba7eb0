"""The question whether a deal goes on without one of those who were to play it."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from fort_desktop.ui.host.screen import Screen
from fort_desktop.ui.i18n.i18n import tr, trc
from fort_desktop.ui.text.lists import in_lines
from fort_desktop.ui.toolkit.common import panel_node
from fort_desktop.ui.toolkit.menu import Face, cardboard, heading, menu_button

_SIZE: Final = (1100.0, 640.0)
_EDGE: Final = 60.0
_STEP, _HIGH = 96.0, 80.0


class LeavingOut:
    """All others agree, each with a button; one of them is enough to let it be.

    Args:
        screen: that it is asked on; names: of all who were to play the deal.
        number: of the player who is to be left out; asked: of all others.
        answered: called with the answer.
    """

    def __init__(
        self,
        screen: Screen,
        names: Sequence[str],
        number: int,
        asked: Sequence[int],
        answered: Callable[[bool], None],
    ) -> None:
        self._screen = screen
        self._names = names
        self._number = number
        self._asked = list(asked)
        self._answered = answered

    def build(self) -> None:
        """Lay the question out in place of a sheet."""
        screen, (wide, tall) = self._screen, _SIZE
        screen.put_sheet(*_SIZE, down=16)
        root, unit = screen.scene.root, screen.unit
        cardboard(root, screen.sheet, unit, "leaving out")
        # NOTE: a heading: the player {who} is not to play the cards that several persons play
        title = tr("{who}: not in this deal?", who=self._names[self._number])
        heading(root, screen.at(wide / 2 - 400, -34, 800, 84), unit, title)
        self._told()
        for i, other in enumerate(self._asked):
            place = screen.at(wide / 2 - 300, 226 + i * _STEP, 600, _HIGH)
            # NOTE: a button: the player {who} agrees to what all are asked
            face = Face(tr("{who} agrees", who=self._names[other]), sign="tick")
            act = partial(self._agree, other)
            root.add(menu_button(place, unit, face, f"agree {other}", act))
        refuse = partial(self._answered, False)
        place = screen.at(wide / 2 - 200, tall - 104, 400, _HIGH)
        root.add(menu_button(place, unit, tr("Let it be"), "refuse", refuse))
        screen.scene.focus.keys.update(escape=refuse)

    def _told(self) -> None:
        """Lay out what will happen, and the question to the others."""
        screen = self._screen
        place = screen.at(_EDGE, 66, _SIZE[0] - 2 * _EDGE, 140)
        node, canvas = panel_node(place, screen.unit, "told")
        lines = (
            trc("same deal", "The others go on. Only those who have played are compared."),
            tr("Do all the others agree?"),
        )
        for i, words in enumerate(lines):
            canvas.paragraph(words, 0, i * 72, canvas.w, 68, 28, centered=True)
        node.label = in_lines(lines)
        screen.scene.root.add(node)

    def _agree(self, other: int) -> None:
        """Another player agrees; with the last one it is done."""
        self._asked.remove(other)
        if self._asked:
            self._screen.rebuild()
        else:
            self._answered(True)
