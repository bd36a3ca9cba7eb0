"""The setup and house rules of a table, on the sheet "Who plays?"."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final, TypeVar

import msgspec

from fort_desktop.rules.model.types import SetupKind
from fort_desktop.scene.geometry import Box
from fort_desktop.ui.design.canvas import Canvas
from fort_desktop.ui.design.scale import FINE, SMALL, WIDE
from fort_desktop.ui.i18n.i18n import N_, NC_, tr, trn
from fort_desktop.ui.screens.who_plays import WhoPlays
from fort_desktop.ui.text.lists import together
from fort_desktop.ui.toolkit.form import HIGH, Option, among, options, switches
from fort_desktop.ui.toolkit.layout import Share, column, padding, row, split, stack
from fort_desktop.ui.toolkit.page import Words, local, write

SETUPS: Final[dict[SetupKind, str]] = {
    "basic": N_("Basic: 8 kids dealt"),
    "draft": N_("Draft: choose your kids"),
}
_HANDS: Final = {False: NC_("hands", "Secret"), True: NC_("hands", "Open on your turn")}
_NEW_KIDS: Final = {
    "own": NC_("new kids", "As each likes"),
    "now": NC_("new kids", "At once"),
    "asked": NC_("new kids", "When asked"),
}
_SEATS: Final = {"stand": NC_("seats", "As here"), "chance": NC_("seats", "By chance")}
HANDOVERS: Final[dict[tuple[int, int], tuple[int, int]]] = {
    (2, 0): (35, 10),
    (3, 0): (61, 26),
    (4, 0): (77, 39),
    (2, 1): (40, 40),
    (2, 2): (40, 40),
    (3, 1): (60, 60),
}
"""How often the screen changes hands, by persons and computers: with secret hands, and open ones.

Medians of whole games, see `docs/hotseat.md`; those with computers are rounded to tens.
"""
_T = TypeVar("_T")
_SETUP, _SEAT, _TICK = 620.0, 440.0, 64.0


class HouseRulesPart:
    """Builds the choices on a panel.

    Args:
        at: the panel on the sheet, in design units.
    """

    def __init__(self, screen: WhoPlays, canvas: Canvas, at: Box) -> None:
        self.screen = screen
        self.table = screen.table
        self._canvas = canvas
        self._at = at

    def build(self) -> None:
        """The setup, the seats and practice; where several persons play, also hands and kids."""
        inside = padding(self._at, WIDE, SMALL)
        first, second, low = column(inside, [HIGH, HIGH, Share()], 2)
        setup, seats, hands = row(first, [_SETUP, _SEAT, Share()], WIDE)
        table, house = self.table, self.table.house
        self._choose(setup, tr("Setup"), "setup", SETUPS, table.setup, self._set_up)
        self._choose(seats, tr("Seats"), "seats", _SEATS, house.seats, self._agree("seats"))
        practice = stack(second, h=_TICK)
        if self.table.shared:
            self._hands(hands)
            kids, practice = split(second, "left", _SETUP, WIDE)
            title, agree = tr("New kids are shown"), self._agree("new_kids")
            self._choose(kids, title, "new kids", _NEW_KIDS, house.new_kids, agree)
            practice = stack(practice, h=_TICK, down="end")
        self._practice(practice)
        write(self._canvas, local(low, self._at), [Words(self.said, FINE)])

    @property
    def said(self) -> str:
        """The number of times the screen will change hands, and why hands cannot lie open here."""
        table = self.table
        if not table.shared:
            return ""
        persons, seats = len(table.persons), sum(map(bool, table.kinds))
        often = HANDOVERS[persons, seats - persons][table.house.open_on_turn]
        told = trn(
            "The screen will change hands about {n} time.",
            "The screen will change hands about {n} times.",
            often,
        )
        why = tr("Open hands need a table without computers: a computer must not see a hand.")
        return together(told, "" if table.may_be_open else why)

    def _choose(
        self,
        area: Box,
        title: str,
        name: str,
        found: Mapping[_T, str],
        now: _T,
        choose: Callable[[_T], None],
    ) -> None:
        """Lay out a choice among values, each with its message."""
        told = [(value, tr(words)) for value, words in found.items()]
        options(self.screen, area, title, among(name, told, now, choose))

    def _set_up(self, setup: SetupKind) -> None:
        self.table.setup = setup
        self.screen.rebuild()

    def _hands(self, area: Box) -> None:
        now, agree = self.table.house.open_on_turn, self._agree("open_on_turn")
        found = [
            Option(
                f"hands {'open' if one else 'secret'}",
                tr(words),
                one == now,
                partial(agree, one) if self.table.may_be_open or not one else None,
            )
            for one, words in _HANDS.items()
        ]
        options(self.screen, area, tr("Hands"), found)

    def _agree(self, field: str) -> Callable[[Any], None]:
        """Return what sets one of the house rules to a value."""

        def agree(value: Any) -> None:
            self.table.wanted = msgspec.structs.replace(self.table.wanted, **{field: value})
            self.screen.rebuild()

        return agree

    def _practice(self, place: Box) -> None:
        words = tr("Practice game: take back anything, the results will say so")
        found = Option("practice", words, self.table.practice, self._other_practice)
        switches(self.screen, [place], [found])

    def _other_practice(self) -> None:
        self.table.practice = not self.table.practice
        self.screen.rebuild()
