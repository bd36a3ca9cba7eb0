"""The page that shows after a game that nobody could choose its cards."""

from collections.abc import Callable
from typing import Final

from fort_desktop.record.format import Deal
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Container
from fort_desktop.session.seed import PAPER, fits_paper, unfit
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.design.canvas import Canvas
from fort_desktop.ui.design.scale import GAP, LEAD, WIDE, line
from fort_desktop.ui.host.registry import opens
from fort_desktop.ui.host.routes import Route
from fort_desktop.ui.host.screen import Host, Screen
from fort_desktop.ui.i18n.i18n import tr
from fort_desktop.ui.text.lists import in_lines
from fort_desktop.ui.text.proof import paper_words, unfit_words
from fort_desktop.ui.toolkit.common import panel_node
from fort_desktop.ui.toolkit.dialog import dialog
from fort_desktop.ui.toolkit.entry import FIELD, Entry
from fort_desktop.ui.toolkit.form import field
from fort_desktop.ui.toolkit.layout import Share, column, padding, split, stack
from fort_desktop.ui.toolkit.menu import BUTTON, Button, buttons
from fort_desktop.ui.toolkit.page import Words, panel, sign, whole, write

_SIZE: Final = (1240.0, 740.0)
_LABEL: Final = 370.0
_SIGN: Final = 54.0
_DIGITS: Final = 72.0
"""The size of the digits that are to be compared."""
_LONGEST: Final = 600
"""Characters of what may be pasted: all that is told before a game, and some more."""


class Proof(Route, frozen=True):
    """The proof of the chance of a deal; `told` tells all of it in words."""

    deal: Deal
    told: Callable[[], str]


@opens(Proof)
class ProofScreen(Screen):
    """Says what the digits of a deal are for, and checks them.

    Attributes:
        paper: what was typed or pasted from one's own paper.
    """

    kid = "ghost"

    def __init__(self, app: Host, route: Proof) -> None:
        super().__init__(app)
        self._deal, self._curious = route.deal, route.told
        self.paper = ""
        self.build()

    def build(self) -> None:
        """The sentence, the digits with their tick, one's own paper, and the ways on."""
        self.garden(1.0)
        sheet = dialog(self, "sheet", tr("Fair deal"), _SIZE)
        digits, own, self._below = column(sheet.body, [Share(), FIELD, BUTTON])
        self._digits(digits)
        place = field(sheet.canvas, own, tr("On your paper:"), _LABEL)
        self._below = stack(self._below, place.w, across="end")
        self.scene.root.add(
            Entry(
                self.at(*place),
                self.unit,
                self.paper,
                "paper",
                self._typed,
                # NOTE: in the field for digits that a player wrote down, while it is empty
                hint=tr("Type the digits, or paste them"),
                longest=_LONGEST,
            )
        )
        self._found = self.scene.root.add(Container(Box(0, 0, *self.scene.size), "found"))
        self._compare()
        buttons(self, sheet.foot, [
            # NOTE: a button: long digits and a command, for whoever wants to check all of it
            Button("curious", tr("For the curious"), self._tell),
            None,
            Button("back", tr("Back"), self.app.pop),
        ])  # fmt: skip
        self.scene.focus.keys["escape"] = self.app.pop

    def _digits(self, area: Box) -> None:
        """The digits that were shown before, and that they fit what is known now."""
        node, canvas = panel(self, area, "digits", fill=pal.PAPER)
        room = padding(whole(canvas), WIDE, GAP)
        above, middle, below = column(room, [line(LEAD, 2), Share(), line(LEAD, 2)])
        words = tr(
            "Nobody could choose the cards. These eight digits were shown before the game; they "
            "are the same after it."
        )
        write(canvas, above, [Words(words, LEAD, lines=2)], centered=True)
        digits = self._deal.commitment[:PAPER]
        write(canvas, middle, [Words(digits, _DIGITS, title=True)], centered=True)
        code = unfit(self._deal)
        fits = tr(
            "It checks out: this game's secret gives these digits and the number that "
            "dealt the cards."
        )
        told = fits if code is None else tr("It does not check out: {why}.", why=unfit_words(code))
        self._verdict(canvas, below, code is None, told)
        node.label = in_lines((words, digits, told))

    def _verdict(self, canvas: Canvas, area: Box, good: bool, words: str) -> str:
        """Draw a tick or a cross, and words beside it; returns them."""
        mark, room = split(area, "left", _SIGN)
        sign(canvas, "tick" if good else "cross", mark)
        return write(canvas, room, [Words(words, LEAD, lines=2)])

    def _typed(self, text: str) -> None:
        self.paper = text
        self._compare()

    def _compare(self) -> None:
        """Lay out whether the digits of the player's own paper match the deal, once all are typed.

        It changes the layout in place: a new layout would take the caret away while typing.
        """
        self._found.clear()
        found = fits_paper(self._deal.commitment, self.paper)
        if found is None:
            return
        node, canvas = panel_node(self.at(*self._below), self.unit, "compared")
        node.label = self._verdict(canvas, whole(canvas), found, paper_words(found))
        self._found.add(node)

    def _tell(self) -> None:
        if self._curious not in self.notes:
            self.tell(self._curious)
