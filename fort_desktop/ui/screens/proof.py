"""The page that shows after a game that nobody could choose its cards."""

from collections.abc import Callable
from typing import Final

from fort_desktop.record.format import Deal
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Container
from fort_desktop.session.seed import PAPER, fits_paper, unfit
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.host.registry import opens
from fort_desktop.ui.host.routes import Route
from fort_desktop.ui.host.screen import Host, Screen
from fort_desktop.ui.i18n.i18n import tr
from fort_desktop.ui.text.lists import in_lines
from fort_desktop.ui.text.proof import paper_words, unfit_words
from fort_desktop.ui.toolkit.common import label, panel_node
from fort_desktop.ui.toolkit.entry import Entry
from fort_desktop.ui.toolkit.menu import BUTTON, cardboard, heading

_WIDE, _TALL = 1240.0, 780.0
_EDGE: Final = 48.0
_LONGEST: Final = 600
"""Characters of what may be pasted: all that is told before a game, and some more."""


class ProofScreen(Screen):
    """Says what the digits of a deal are for, and checks them.

    Args:
        deal: with its secret, which is shown after the game; curious: all digits and the command.

    Attributes:
        paper: what was typed or pasted from one's own paper.
    """

    def __init__(self, app: Host, deal: Deal, curious: Callable[[], str]) -> None:
        super().__init__(app)
        self._deal, self._curious = deal, curious
        self.paper = ""
        self.put_sheet(_WIDE, _TALL)
        self.build()

    def build(self) -> None:
        """The sentence, the digits with their tick, the own paper, and the ways on."""
        self.put_sheet(_WIDE, _TALL)
        self.lawn(1.0)
        root, unit = self.scene.root, self.unit
        cardboard(root, self.sheet, unit, "sheet")
        heading(root, self.at(_EDGE, -34, _WIDE - 2 * _EDGE, 84), unit, tr("Fair deal"))
        self._digits()
        label_node, canvas = panel_node(self.at(_EDGE, 428, 370, 76), unit, "on paper")
        label(canvas, tr("On your own paper:"), Box(0, 0, 360, 76), 28)
        root.add(label_node)
        root.add(
            Entry(
                self.at(_EDGE + 380, 428, _WIDE - 2 * _EDGE - 380, 76),
                unit,
                self.paper,
                "paper",
                self._typed,
                # NOTE: in the field for digits that a player wrote down, while it is empty
                hint=tr("Type the digits, or paste them"),
                longest=_LONGEST,
            )
        )
        self._found = root.add(Container(Box(0, 0, *self.scene.size), "found"))
        self._compare()
        foot = _TALL - 130
        # NOTE: a button: long digits and a command, for whoever wants to check all of it
        self.button(Box(_EDGE, foot, 400, BUTTON), "curious", tr("For the curious"), self._tell)
        self.button(
            Box(_WIDE - _EDGE - 300, foot, 300, BUTTON), "back", tr("Back"), self.app.pop, True
        )
        self.scene.focus.keys["escape"] = self.app.pop

    def _digits(self) -> None:
        """The digits that were shown before, and that they fit what is known now."""
        node, canvas = panel_node(self.at(_EDGE, 64, _WIDE - 2 * _EDGE, 340), self.unit, "digits")
        canvas.panel(0, 0, canvas.w, canvas.h, pal.PAPER, 16, pal.OUTLINE, 3)
        words = tr(
            "Nobody could choose the cards. These eight digits were shown before the game; they "
            "are the same after it."
        )
        digits = self._deal.commitment[:PAPER]
        canvas.paragraph(words, 30, 20, canvas.w - 60, 90, 30, centered=True)
        canvas.title(digits, canvas.w / 2, 160, 72, canvas.w - 60, align="center")
        code = unfit(self._deal)
        fits = tr(
            "It fits: the secret of this game gives these digits, and the number that dealt the "
            "cards."
        )
        told = fits if code is None else tr("It does not fit: {why}.", why=unfit_words(code))
        canvas.icon("tick" if code is None else "cross", 36, 236, 56)
        canvas.paragraph(told, 110, 220, canvas.w - 140, 90, 28)
        node.label = in_lines((words, digits, told))
        self.scene.root.add(node)

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
        node, canvas = panel_node(self.at(_EDGE + 380, 516, 764, 80), self.unit, "compared")
        canvas.icon("tick" if found else "cross", 0, 14, 52)
        node.label = paper_words(found)
        canvas.paragraph(node.label, 72, 0, canvas.w - 76, 80, 28)
        self._found.add(node)

    def _tell(self) -> None:
        if self._curious not in self.notes:
            self.tell(self._curious)


class Proof(Route, frozen=True):
    """The proof of the chance of a deal; `told` tells all of it in words."""

    deal: Deal
    told: Callable[[], str]


@opens(Proof)
def _open(app: Host, route: Proof) -> Screen:
    return ProofScreen(app, route.deal, route.told)
