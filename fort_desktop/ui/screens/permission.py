"""The question for a person's PIN, or for the agreement of all others, before something is done."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from fort_desktop.ui.i18n.i18n import Saying, tr
from fort_desktop.ui.persons.pin import DIGITS, Pin
from fort_desktop.ui.screens.asks import Asks
from fort_desktop.ui.text.lists import in_lines
from fort_desktop.ui.text.shared import pin_title, wrong_words
from fort_desktop.ui.toolkit.common import panel_node
from fort_desktop.ui.toolkit.entry import Entry, digit
from fort_desktop.ui.toolkit.menu import Face, cardboard, heading, menu_button

_FEW_WIDE, _MANY_WIDE = 1100.0, 1700.0
_EDGE: Final = 50.0
_TOLD: Final = 150.0
_HIGH, _GAP = 72.0, 14.0
_FEW, _COLUMNS = 4, 5
"""So many names are in one column; more of them are in several, on a wider sheet."""


class Permission:
    """The request for a person's PIN before something is done to that person.

    If the PIN is forgotten, it is done once all others have agreed, each with a button.

    Args:
        screen: that it is asked on.
        who: the person's name; pin: what is asked.
        told: what is to be done.
        others: who can agree that it is done without the PIN; nobody for a PIN only.
        granted: does it.
    """

    def __init__(
        self,
        screen: Asks,
        who: str,
        pin: Pin,
        told: Saying,
        others: Sequence[str],
        granted: Callable[[], None],
    ) -> None:
        self._screen = screen
        self._who = who
        self._pin = pin
        self._told = told
        self._others = list(others)
        self._left: list[str] | None = None
        self._granted = granted
        self._wrong = False
        self._wide = _FEW_WIDE

    def ask(self) -> None:
        """Lay the question over the sheet below."""
        self._screen.ask(self.build)

    def build(self) -> None:
        """The digits, or the names of all who have still to agree."""
        screen, left = self._screen, self._left
        columns = 1 if left is None or len(left) <= _FEW else _COLUMNS
        self._wide = _FEW_WIDE if columns == 1 else _MANY_WIDE
        rows = 1 if left is None else -(-len(left) // columns)
        tall = 60 + _TOLD + rows * (_HIGH + _GAP) + _HIGH + 56
        screen.put_sheet(self._wide, tall, down=16)
        root, unit = screen.scene.root, screen.unit
        cardboard(root, screen.sheet, unit, "permission")
        place = screen.at(self._wide / 2 - 400, -34, 800, 84)
        heading(root, place, unit, pin_title(self._who, left is not None))
        foot = tall - _HIGH - 34
        screen.scene.focus.keys.update(escape=self._leave, enter=nothing_happens)
        if left is None:
            self._digits(foot)
        else:
            self._agreement(left, columns, foot)

    def _words(self, *lines: str) -> None:
        """Lay out what is to be done, and how it can be permitted."""
        place = self._screen.at(_EDGE, 62, self._wide - 2 * _EDGE, _TOLD)
        node, canvas = panel_node(place, self._screen.unit, "told")
        for i, words in enumerate(lines):
            canvas.paragraph(words, 0, i * 72, canvas.w, 68, 26, centered=True)
        node.label = in_lines(lines)
        self._screen.scene.root.add(node)

    # The PIN.

    def _digits(self, foot: float) -> None:
        screen = self._screen
        self._words(self._told(), wrong_words() if self._wrong else "")
        place = screen.at(self._wide / 2 - 150, 60 + _TOLD, 300, _HIGH)
        hint = tr("Four digits")
        entry = Entry(
            place, screen.unit, "", "permission digits", self._typed,
            hint=hint, longest=DIGITS, allowed=digit, secret=True, entered=nothing_happens,
        )  # fmt: skip
        screen.scene.root.add(entry)
        self._button(_EDGE, foot, 300, "back", Face(tr("Back")), self._leave)
        if self._others:
            # NOTE: a button: the player does not know the own PIN any more
            face, x = Face(tr("PIN forgotten?")), self._wide - _EDGE - 420
            self._button(x, foot, 420, "forgotten", face, self._forgotten)
        screen.scene.focus.at(entry)

    def _typed(self, digits: str) -> None:
        """With the last digit it is done, or they were other ones."""
        if len(digits) < DIGITS:
            return
        if self._pin.fits(digits):
            self._grant()
        else:
            self._wrong = True
            self._screen.rebuild()

    # It is forgotten.

    def _agreement(self, left: Sequence[str], columns: int, foot: float) -> None:
        self._words(self._told(), tr("Do all the others agree?"))
        wide = (self._wide - 2 * _EDGE + _GAP) / columns if columns > 1 else 600.0 + _GAP
        x0 = _EDGE if columns > 1 else self._wide / 2 - 300
        for i, who in enumerate(left):
            x, y = x0 + i % columns * wide, 60 + _TOLD + i // columns * (_HIGH + _GAP)
            # NOTE: a button: the player {who} agrees to what all are asked
            face = Face(tr("{who} agrees", who=who), sign="tick", size=24)
            self._button(x, y, wide - _GAP, f"agree {who}", face, partial(self._agree, who))
        x = self._wide / 2 - 200
        self._button(x, foot, 400, "refuse", Face(tr("Let it be")), self._refuse)

    def _forgotten(self) -> None:
        self._left, self._wrong = list(self._others), False
        self.ask()

    def _agree(self, who: str) -> None:
        """Another person agrees; with the last one it is done."""
        if self._left is None:
            return
        self._left.remove(who)
        if self._left:
            self.ask()
        else:
            self._grant()

    def _refuse(self) -> None:
        """One of them is enough to let it be."""
        self._left = None
        self._leave()

    def _leave(self) -> None:
        self._screen.ask(None)

    def _grant(self) -> None:
        self._screen.over = None
        self._granted()

    def _button(
        self, x: float, y: float, wide: float, name: str, face: Face, act: Callable[[], None]
    ) -> None:
        place = self._screen.at(x, y, wide, _HIGH)
        self._screen.scene.root.add(menu_button(place, self._screen.unit, face, name, act))


def nothing_happens() -> None:
    """Enter does not do what it does on the sheet below."""
