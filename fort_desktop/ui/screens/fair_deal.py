"""The sheet about the deal of a new game: its number, or a secret one."""

from collections.abc import Callable
from typing import Final

from fort_desktop.record.format import Deal
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.session.seed import PAPER, commitment, new_secret, secret_deal
from fort_desktop.ui.design.canvas import Canvas
from fort_desktop.ui.design.scale import HUGE, LEAD, TIGHT
from fort_desktop.ui.i18n.i18n import tr, trc
from fort_desktop.ui.screens.asks import Asks
from fort_desktop.ui.text.lists import in_lines
from fort_desktop.ui.text.notices import commitment_words
from fort_desktop.ui.toolkit.common import button, label
from fort_desktop.ui.toolkit.dialog import backdrop, dialog, high_for
from fort_desktop.ui.toolkit.entry import FIELD, Entry, digit
from fort_desktop.ui.toolkit.layout import Share, row, split
from fort_desktop.ui.toolkit.menu import Button, Face, buttons
from fort_desktop.ui.toolkit.page import Words, local, panel, whole, write

_DIGITS: Final = 9
_LONGEST_WORDS: Final = 60
_LABEL, _FIELD = 400.0, 800.0
_SIZE: Final = (1736.0, high_for(250.0))


def _spoken(letter: str) -> bool:
    """Return True if a letter may be typed into the players' words.

    A `*` may not: it would mean bold in the proof.
    """
    return letter.isprintable() and letter != "*"


class FairDeal:
    """Sets the source of the next game's chance.

    Args:
        leave: takes the sheet away again.

    Attributes:
        seed: the number of the deal, None for a secret one; secret, words: its sources.
    """

    def __init__(self, screen: Asks, leave: Callable[[], None]) -> None:
        self.screen = screen
        self._leave = leave
        self.seed: int | None = None
        self.secret = new_secret()
        self.words = ""

    @property
    def deal(self) -> Deal:
        """The source of the game's chance."""
        if self.seed is not None:
            return Deal(self.seed)
        return secret_deal(self.secret, self.words)

    def build(self) -> None:
        """Lay it over the sheet of who plays."""
        screen = self.screen
        leave = self._leave
        backdrop(screen, leave)
        sheet = dialog(screen, "deal sheet", tr("Fair deal"), _SIZE)
        area = sheet.body
        _, canvas = panel(screen, area, "house rules")
        done = Button("done", Face(tr("Done"), sign="tick"), leave, True)
        buttons(screen, sheet.foot, [None, done])
        screen.scene.focus.keys["enter"] = leave
        first, rest = split(area, "top", FIELD, TIGHT)
        title, number, other, _ = row(first, [_LABEL, Share(), Share(), Share()])
        label(canvas, tr("Deal number"), local(title, area), LEAD)
        field = Entry(
            screen.at(*number),
            screen.unit,
            "" if self.seed is None else str(self.seed),
            "deal",
            self._typed,
            # NOTE: in the field for the number of a deal, while it is empty: the deal is secret
            hint=trc("deal number", "secret"),
            title=tr("Deal number"),
            longest=_DIGITS,
            allowed=digit,
        )
        screen.scene.root.add(field)
        screen.button(other, "seed", tr("Another deal"), self._other_deal)
        self._secret_part = self._part("secret deal", rest, self._secret)
        self._number_part = self._part("numbered deal", rest, self._numbered)
        self._show_part()

    def _part(self, name: str, area: Box, fill: Callable[[Node, Canvas], None]) -> Node:
        """Make the panel below the deal number, which depends on the kind of deal."""
        part, canvas = panel(self.screen, area, name, still=False)
        fill(part, canvas)
        return part

    def _secret(self, part: Node, canvas: Canvas) -> None:
        """Build the field for the players' words, and the commitment."""
        unit = self.screen.unit
        left, right = split(whole(canvas), "left", _LABEL)
        title, digits_at = split(left, "top", FIELD, 0)
        first, below = split(right, "top", FIELD, 0)
        field, tell = split(first, "left", _FIELD)
        label(canvas, tr("Your own words"), title, LEAD)
        words = Entry(
            field.scaled(canvas.unit),
            unit,
            self.words,
            "words",
            lambda text: setattr(self, "words", text),
            hint=tr("They are mixed into the shuffle"),
            title=tr("Your own words"),
            longest=_LONGEST_WORDS,
            allowed=_spoken,
        )
        digits = commitment(self.secret)[:PAPER]
        told = tr(
            "Nobody can choose the cards. Write down these eight digits before the game; they "
            "will be the same after it."
        )
        write(canvas, digits_at, [Words(digits, HUGE, title=True)], centered=True)
        write(canvas, below, [Words(told, lines=2)])
        part.label = in_lines((digits, told))
        part.add(words)
        # NOTE: a button: long digits and a command, for whoever wants to check all of it
        curious = tr("For the curious")
        place = tell.scaled(canvas.unit)
        part.add(button(place, unit, curious, "commitment", self._tell_commitment, False))

    def _numbered(self, part: Node, canvas: Canvas) -> None:
        """Build the note about a deal that somebody chose."""
        words = tr(
            "Anyone who types this number gets the same cards. It is not secret, so "
            "there is nothing to prove."
        )
        room = split(whole(canvas), "left", _LABEL)[1]
        part.label = write(canvas, room, [Words(words, lines=2)])

    def _show_part(self) -> None:
        # Changed in place: laying all out again would take the caret from the hand that types.
        self._secret_part.show(self.seed is None)
        self._number_part.show(self.seed is not None)

    def _tell_commitment(self) -> None:
        if self._commitment not in self.screen.notes:
            self.screen.tell(self._commitment)

    def _commitment(self) -> str:
        return commitment_words(commitment(self.secret))

    def _typed(self, text: str) -> None:
        self.seed = int(text) if text else None
        self._show_part()

    def _other_deal(self) -> None:
        self.seed = None
        self.secret = new_secret()
        self.screen.notes.clear()
        self.screen.rebuild()
