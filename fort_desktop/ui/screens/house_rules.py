"""The agreements of a table on the sheet "Who is playing?": cards, order, hands, kind of game."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Final, NamedTuple, TypeVar

import msgspec

from fort_desktop.rules.model.types import SetupKind
from fort_desktop.scene.geometry import Box
from fort_desktop.ui.design.scale import FINE, HAIR, TEXT, WIDE
from fort_desktop.ui.i18n.i18n import N_, NC_, tr, trn
from fort_desktop.ui.screens.who_plays import WhoPlays
from fort_desktop.ui.text.rules.page import Scene
from fort_desktop.ui.toolkit.dialog import backdrop, dialog, high_for
from fort_desktop.ui.toolkit.form import HIGH, Option, options
from fort_desktop.ui.toolkit.layout import Share, column, row, split
from fort_desktop.ui.toolkit.menu import Button, Face, buttons
from fort_desktop.ui.toolkit.page import Words, told


class _Way(NamedTuple):
    """One of a few ways to play, and what it means."""

    name: str
    means: str


SETUPS: Final[dict[SetupKind, str]] = {
    "basic": N_("Basic: eight kids dealt"),
    "draft": N_("Draft: choose your kids"),
}
_CARDS: Final[dict[SetupKind, _Way]] = {
    "basic": _Way(NC_("cards", "As they come"), N_("Good for a first evening")),
    "draft": _Way(NC_("cards", "Pick them"), N_("Draft: everyone picks eight kids")),
}
_ORDER: Final = {
    "stand": _Way(NC_("seats", "As listed"), N_("Same seats")),
    "chance": _Way(NC_("seats", "At random"), N_("Chance decides")),
}
_HANDS: Final = {
    False: _Way(NC_("hands", "Secret"), N_("Pass the screen")),
    True: _Way(NC_("hands", "Open on your turn"), N_("Only without computers")),
}
_NEW_KIDS: Final = {
    "own": _Way(NC_("new kids", "Individually"), N_("Everyone's own choice")),
    "now": _Way(NC_("new kids", "At once"), N_("After the turn")),
    "asked": _Way(NC_("new kids", "At your next decision"), N_("With a click")),
}
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
_SECONDS: Final = 50
"""What passes between two hand-overs, as a family plays: reading, choosing, passing the screen."""
_T = TypeVar("_T")
_WIDE: Final = 1560.0
_PICTURE, _CHOICE, _KINDS = 190.0, HIGH + 66.0, 138.0
"""How high the choice of cards is, with its pictures, one of the others, and the kinds of game."""
_SCENES: Final[dict[SetupKind, Scene]] = {"basic": "draw", "draft": "recruit"}


def handovers(persons: int, seats: int, opened: bool) -> int:
    """Return the number of times that the screen changes hands in a game, about."""
    return HANDOVERS[persons, seats - persons][opened]


def minutes(persons: int, seats: int) -> int:
    """Return the minutes that a game takes, to the nearest ten; open hands make it no shorter."""
    return max(10, round(handovers(persons, seats, False) * _SECONDS / 600) * 10)


class HouseRulesPart:
    """The sheet on which a table agrees on what few ask for."""

    def __init__(self, screen: WhoPlays) -> None:
        self.screen = screen
        self.table = screen.table

    @property
    def said(self) -> tuple[str, str]:
        """The length of the game, and the number of times that the screen changes hands."""
        table = self.table
        persons, seats = len(table.persons), sum(map(bool, table.kinds))
        often = handovers(persons, seats, table.house.open_on_turn)
        told = trn(
            "The screen will change hands about once.",
            "The screen will change hands about {n} times.",
            often,
        )
        n = minutes(persons, seats)
        return trn("About {n} minute", "About {n} minutes", n), told

    def build(self, others: Sequence[Button]) -> None:
        """Lay a line for each agreement over the sheet, and last one for other kinds of game."""
        screen, shared = self.screen, self.table.shared
        backdrop(screen, self.close)
        size = (_WIDE, high_for(_PICTURE + _CHOICE + _KINDS + 2 * WIDE))
        sheet = dialog(screen, "agreements", tr("House rules"), size)
        cards, choices, kinds = column(sheet.body, [_PICTURE, _CHOICE, _KINDS], WIDE)
        self._cards(cards)
        lines = [self._order, *[self._hands, self._kids] * shared]
        for line, area in zip(lines, row(choices, [Share()] * len(lines), WIDE), strict=True):
            line(area)
        self._kinds_of_game(kinds, others)
        done = Button("agreed", Face(tr("Done"), sign="tick"), self.close, True)
        free = buttons(screen, sheet.foot, [None, done])
        if shared:
            told(screen, free, "time", [Words(said) for said in self.said], centered=False)
        screen.scene.focus.keys["enter"] = self.close

    def close(self) -> None:
        """Return to the seats."""
        self.screen.ask(None)

    def _cards(self, area: Box) -> None:
        """The choice of the way in which kids are dealt, each with its picture."""
        found = [
            Button(f"setup {setup}",
                   Face(tr(way.name), tr(way.means), scene=_SCENES[setup],
                        ticked=setup == self.table.setup, of=tr("Cards")),
                   partial(self._set_up, setup))
            for setup, way in _CARDS.items()
        ]  # fmt: skip
        buttons(self.screen, area, found, fill=True)

    def _order(self, area: Box) -> None:
        """The choice of the order of seats."""
        seats = self.table.house.seats
        self._choose(area, tr("Order"), "seats", _ORDER, seats, self._agree("seats"))

    def _hands(self, area: Box) -> None:
        """The choice of secret hands, or of open ones."""
        opened = partial(self._choose, area, tr("Hands"), "hands")
        now = self.table.house.open_on_turn
        opened(_HANDS, now, self._agree("open_on_turn"), self._impossible)

    def _kids(self, area: Box) -> None:
        """The choice of the moment at which new kids are shown."""
        now, agree = self.table.house.new_kids, self._agree("new_kids")
        self._choose(area, tr("New kids"), "new kids", _NEW_KIDS, now, agree)

    def _kinds_of_game(self, area: Box, others: Sequence[Button]) -> None:
        """Lay out practice, and other kinds of game."""
        more = tr("Take back anything; the results will say so")
        on = self.table.practice
        face = Face(tr("Practice game"), more, sign="undo", size=TEXT, ticked=on)
        found = [Button("practice", face, self._practise), *others]
        if len(self.table.persons) < 2:
            on = self.table.watched
            more = tr("The computers play")
            face = Face(tr("Just watch"), more, sign="eye", size=TEXT, ticked=on)
            found.append(Button("watch", face, self._watch))
        buttons(self.screen, area, found, fill=True)

    def _impossible(self, opened: bool) -> bool:
        """Return True for open hands at a table with a computer, which must not see a hand."""
        return opened and not self.table.may_be_open

    def _choose(
        self,
        area: Box,
        title: str,
        name: str,
        found: Mapping[_T, _Way],
        now: _T,
        choose: Callable[[_T], None],
        impossible: Callable[[_T], bool] = lambda value: False,
    ) -> None:
        """Lay out a choice among values, and below it what the chosen one means."""
        above, below = split(area, "top", HIGH, HAIR)
        shown = [
            Option(f"{name} {value}", tr(way.name), value == now,
                   None if impossible(value) else partial(choose, value),
                   means=tr(way.means))
            for value, way in found.items()
        ]  # fmt: skip
        options(self.screen, above, title, shown)
        # What cannot be chosen says why.
        means = [tr(found[now].means), *(tr(found[one].means) for one in found if impossible(one))]
        for words, place in zip(means, row(below, [Share()] * len(means)), strict=True):
            node = told(self.screen, place, "", [Words(words, FINE, lines=2)], centered=False)
            node.label = ""

    def _set_up(self, setup: SetupKind) -> None:
        self.table.setup = setup
        self.screen.rebuild()

    def _agree(self, field: str) -> Callable[[Any], None]:
        """Return what sets one of the house rules to a value."""

        def agree(value: Any) -> None:
            self.table.wanted = msgspec.structs.replace(self.table.wanted, **{field: value})
            self.screen.rebuild()

        return agree

    def _practise(self) -> None:
        self.table.practice = not self.table.practice
        self.screen.rebuild()

    def _watch(self) -> None:
        self.table.watch()
        self.screen.rebuild()
