"""The question for a person's PIN, or for the agreement of all others, before something is done."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from fort_desktop.scene.geometry import Box
from fort_desktop.ui.design.scale import GAP, TEXT
from fort_desktop.ui.i18n.i18n import Saying, tr, trc
from fort_desktop.ui.persons.pin import DIGITS, Pin
from fort_desktop.ui.screens.asks import Asks
from fort_desktop.ui.text.shared import pin_title, wrong_words
from fort_desktop.ui.toolkit.dialog import dialog, high_for
from fort_desktop.ui.toolkit.entry import Entry, digit
from fort_desktop.ui.toolkit.layout import grid, split, stack
from fort_desktop.ui.toolkit.menu import BUTTON, Button, Face, buttons
from fort_desktop.ui.toolkit.page import Words, told

_FEW_WIDE, _MANY_WIDE = 1100.0, 1700.0
_TOLD: Final = 150.0
_FEW, _COLUMNS = 4, 5
"""So many names are in one column; more of them are in several, on a wider sheet."""
_FIELD, _NAME = 300.0, 600.0


class Agreement:
    """Asks all others whether something is done, each by a button; one is enough to let it be.

    Args:
        screen: that it is asked on; title: of the sheet.
        told: what is to be done.
        asked: the others by name, each with what their button is called.
        answered: called with the answer.
    """

    def __init__(
        self,
        screen: Asks,
        title: str,
        told: Saying,
        asked: Sequence[tuple[object, str]],
        answered: Callable[[bool], None],
    ) -> None:
        self._screen = screen
        self._title = title
        self._told = told
        self._left = list(asked)
        self._answered = answered

    def build(self) -> None:
        """A button for each who has still to agree, and one to let it be."""
        screen, left = self._screen, self._left
        columns = 1 if len(left) <= _FEW else _COLUMNS
        rows = -(-len(left) // columns)
        wide = _FEW_WIDE if columns == 1 else _MANY_WIDE
        size = (wide, high_for(_TOLD + rows * (BUTTON + GAP)))
        sheet = dialog(screen, "permission", self._title, size)
        told_at, below = split(sheet.body, "top", _TOLD)
        _tell(screen, told_at, self._told(), tr("Do all the others agree?"))
        room = stack(below, _NAME) if columns == 1 else below
        places = grid(room, len(left), columns, BUTTON)
        for one, place in zip(list(left), places, strict=True):
            # NOTE: a button: the player {who} agrees to what all are asked
            face = Face(tr("{who} agrees", who=one[1]), sign="tick", size=TEXT)
            screen.button(place, f"agree {one[0]}", face, partial(self._agree, one))
        refuse = partial(self._answered, False)
        leave = Button("refuse", trc("permission", "Leave it"), refuse)
        buttons(screen, sheet.foot, [None, leave, None])
        screen.scene.focus.keys.update(escape=refuse, enter=nothing_happens)

    def _agree(self, one: tuple[object, str]) -> None:
        """Another one agrees; with the last it is answered."""
        self._left.remove(one)
        if self._left:
            self._screen.ask(self.build)
        else:
            self._answered(True)


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
        self._others = others
        self._granted = granted
        self._wrong = False

    def ask(self) -> None:
        """Lay the question over the sheet below."""
        self._screen.ask(self.build)

    def build(self) -> None:
        """The digits, and the ways out."""
        screen = self._screen
        size = (_FEW_WIDE, high_for(_TOLD + BUTTON + GAP))
        sheet = dialog(screen, "permission", pin_title(self._who, False), size)
        told_at, below = split(sheet.body, "top", _TOLD)
        _tell(screen, told_at, self._told(), wrong_words() if self._wrong else "")
        entry = Entry(
            screen.at(*stack(below, _FIELD, BUTTON, down="start")),
            screen.unit,
            "",
            "permission digits",
            self._typed,
            hint=tr("Four digits"),
            longest=DIGITS,
            allowed=digit,
            secret=True,
            entered=nothing_happens,
        )
        screen.scene.root.add(entry)
        foot: list[Button | None] = [Button("back", tr("Back"), self._leave), None]
        if self._others:
            # NOTE: a button: the player does not know the own PIN any more
            foot.append(Button("forgotten", tr("Forgot your PIN?"), self._forgotten))
        buttons(screen, sheet.foot, foot)
        screen.scene.focus.keys.update(escape=self._leave, enter=nothing_happens)
        screen.scene.focus.at(entry)

    def _typed(self, digits: str) -> None:
        """With the last digit it is done, or they were other ones."""
        if len(digits) < DIGITS:
            return
        if self._pin.fits(digits):
            self._answered(True)
        else:
            self._wrong = True
            self._screen.rebuild()

    def _forgotten(self) -> None:
        self._wrong = False
        asked = [(who, who) for who in self._others]
        title = pin_title(self._who, True)
        self._screen.ask(Agreement(self._screen, title, self._told, asked, self._answered).build)

    def _leave(self) -> None:
        self._answered(False)

    def _answered(self, granted: bool) -> None:
        if granted:
            self._screen.over = None
            self._granted()
        else:
            self._screen.ask(None)


def _tell(screen: Asks, area: Box, *lines: str) -> None:
    """Lay out what is to be done, and how it can be permitted."""
    told(screen, area, "told", [Words(words, lines=2) for words in lines])


def nothing_happens() -> None:
    """Enter does not do what it does on the sheet below."""
