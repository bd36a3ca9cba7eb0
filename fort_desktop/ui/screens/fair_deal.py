"""The part of the sheet "Who plays?" that is about the deal: its number, or a secret one."""

from collections.abc import Callable
from typing import Final

from fort_desktop.record.format import Deal
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.session.seed import PAPER, commitment, new_secret, secret_deal
from fort_desktop.ui.design.canvas import Canvas
from fort_desktop.ui.host.screen import Screen
from fort_desktop.ui.i18n.i18n import tr, trc
from fort_desktop.ui.text.lists import in_lines
from fort_desktop.ui.text.notices import commitment_words
from fort_desktop.ui.toolkit.common import button, label
from fort_desktop.ui.toolkit.entry import Entry, digit
from fort_desktop.ui.toolkit.menu import menu_button

_DIGITS: Final = 9
_LONGEST_WORDS: Final = 60
_LEFT, _MIDDLE, _RIGHT = 24.0, 440.0, 1712.0
_TOP, _ROW, _GAP = 12.0, 62.0, 8.0
"""A row of fields and buttons, and how far the next one is below it."""
_WORDS: Final = 98.0
"""The height of the words below the fields: two lines in the smallest window, too."""
_FIELD: Final = 800.0


def _spoken(letter: str) -> bool:
    """Return True if a letter may be typed into the players' words.

    A `*` may not: it would mean bold in the proof.
    """
    return letter.isprintable() and letter != "*"


class FairDeal:
    """The part that sets the source of the next game's chance.

    Attributes:
        seed: the number of the deal, None for a secret one; secret, words: its sources.
    """

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.seed: int | None = None
        self.secret = new_secret()
        self.words = ""

    @property
    def deal(self) -> Deal:
        """The source of the game's chance."""
        if self.seed is not None:
            return Deal(self.seed)
        return secret_deal(self.secret, self.words)

    def build(self, canvas: Canvas, top: float) -> None:
        """Lay it out on a panel whose canvas this is, `top` units below the sheet's edge."""
        screen, y = self.screen, top + _TOP
        label(canvas, tr("Deal number"), Box(_LEFT, _TOP, _MIDDLE - _LEFT - 20, _ROW), 27)
        field = Entry(
            screen.at(_MIDDLE, y, 390, _ROW),
            screen.unit,
            "" if self.seed is None else str(self.seed),
            "deal",
            self._typed,
            # NOTE: in the field for the number of a deal, while it is empty: the deal is secret
            hint=trc("deal number", "secret"),
            longest=_DIGITS,
            allowed=digit,
        )
        screen.scene.root.add(field)
        other = screen.at(_MIDDLE + 410, y, 390, _ROW)
        words = tr("Another deal")
        screen.scene.root.add(menu_button(other, screen.unit, words, "seed", self._other_deal))
        self._secret_part = self._part("secret deal", y + _ROW + _GAP, self._secret)
        self._number_part = self._part("numbered deal", y + _ROW + _GAP, self._numbered)
        self._show_part()

    def _part(self, name: str, y: float, fill: Callable[[Node, Canvas], None]) -> Node:
        """Make the panel below the deal number, which depends on the kind of deal."""
        screen = self.screen
        area = screen.at(_LEFT, y, _RIGHT - _LEFT, _ROW + _WORDS)
        canvas = Canvas(area.w, area.h, screen.unit)
        part = screen.scene.root.add(Node(area, canvas.image, name))
        fill(part, canvas)
        return part

    def _secret(self, part: Node, canvas: Canvas) -> None:
        """Build the field for the players' words, and the commitment."""
        unit, left, wide = self.screen.unit, _MIDDLE - _LEFT, _RIGHT - _MIDDLE
        label(canvas, tr("Your own words"), Box(0, 0, left - 20, _ROW), 27)
        words = Entry(
            Box(left * unit, 0, _FIELD * unit, _ROW * unit),
            unit,
            self.words,
            "words",
            lambda text: setattr(self, "words", text),
            hint=tr("They are mixed into the shuffle"),
            longest=_LONGEST_WORDS,
            allowed=_spoken,
        )
        digits = commitment(self.secret)[:PAPER]
        told = tr(
            "Nobody can choose the cards. Write these eight digits down before the game; they are "
            "the same after it."
        )
        canvas.title(digits, left / 2 - 10, _ROW + _WORDS / 2, 44, left - 20, align="center")
        canvas.paragraph(told, left, _ROW, wide, _WORDS, 24)
        part.label = in_lines((digits, told))
        side = _FIELD + 16
        place = Box((left + side) * unit, 0, (wide - side) * unit, _ROW * unit)
        part.add(words)
        # NOTE: a button: long digits and a command, for whoever wants to check all of it
        curious = tr("For the curious")
        part.add(button(place, unit, curious, "commitment", self._tell_commitment, False))

    def _numbered(self, part: Node, canvas: Canvas) -> None:
        """Build the note about a deal that somebody chose."""
        words = tr(
            "Whoever types this number again gets the same cards. Nothing about it is secret, so "
            "there is nothing to prove."
        )
        canvas.paragraph(words, _MIDDLE - _LEFT, 0, _RIGHT - _MIDDLE, _ROW + _WORDS, 26)
        part.label = words

    def _show_part(self) -> None:
        # Changed in place: laying all out anew would take the caret from the hand that types.
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
