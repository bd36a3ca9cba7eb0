"""The whole table as values: what each panel shows of one moment, by the panel's name."""

from collections.abc import Callable, Collection
from functools import partial
from typing import Final

import msgspec

from fort_desktop.rules.knowledge.standing import Standing
from fort_desktop.rules.knowledge.view import View
from fort_desktop.rules.model.cards import Kid
from fort_desktop.rules.model.types import Cards
from fort_desktop.ui.table.layout.frame import Panel
from fort_desktop.ui.table.note import Note
from fort_desktop.ui.table.viewmodels.bar import BarVM, ToolVM
from fort_desktop.ui.table.viewmodels.boards import RivalVM, own_board_vm, picks_vm, rival_vm
from fort_desktop.ui.table.viewmodels.meter import meter_vm
from fort_desktop.ui.table.viewmodels.middle import (
    LogVM,
    RugVM,
    deck_vm,
    discard_vm,
    hand_vm,
    park_vm,
    perks_vm,
)
from fort_desktop.ui.table.viewmodels.plays import NOTHING_ASKED, MatContext, mat_vm
from fort_desktop.ui.table.viewmodels.strip import StripVM
from fort_desktop.ui.text.sentences import Teller

RIVALS: Final = 3
"""So many bands there are at most."""


class PlainVM(msgspec.Struct, frozen=True):
    """A panel that always shows the same, wherever it lies."""


class CornerVM(msgspec.Struct, frozen=True):
    """The buttons in the corner of the table."""

    tools: tuple[ToolVM, ...]


class HomeVM(msgspec.Struct, frozen=True):
    """The words of the teacher, a kid if the cards know it; `away`: the note is folded."""

    note: Note
    away: bool
    kid: Kid | None = None


class TabsVM(msgspec.Struct, frozen=True):
    """The tabs where panels take turns; those of `shown` are lit."""

    shown: tuple[Panel, ...]


class LeadVM(msgspec.Struct, frozen=True):
    """The panels that stand out from the table, since something is to be done there."""

    panels: tuple[Panel, ...]


class SpreadVM(msgspec.Struct, frozen=True):
    """The button that spreads a large hand; `spread`: it takes it up again."""

    spread: bool


class PanelContext(msgspec.Struct, frozen=True, kw_only=True):
    """All that the panels of the table are made of.

    Attributes:
        view: what is shown; teller: knows the cards, and what the seats are called.
        faces: by seat, as `player_face` takes them.
        turn: the seat whose turn it is, None for nobody's.
        now: what is asked and who looks on.
        hand: one's own cards as they lie, no hidden ones; given: those that Follow gives unseen;
            filled: which places of its row have their card, while some are drawn.
        orders: a click puts a card in the hand first; spread: a large hand is open.
        tools: the buttons in the corner; panels: which of board, Park and mat are seen.
        strip: what lies in place of the hand; log: what has been told; bar: the turn bar.
        leads: where something is to be done, of board, Park and mat.
        standings: of all seats if the game ended now; () where that is not shown.
        home: what the teacher says, None for nothing.
    """

    view: View
    teller: Teller
    log: LogVM
    faces: tuple[str, ...] = ("",) * 4
    turn: int | None = None
    now: MatContext = NOTHING_ASKED
    hand: Cards = ()
    filled: tuple[bool, ...] = ()
    given: Collection[str] = ()
    orders: bool = False
    spread: bool = False
    tools: tuple[ToolVM, ...] = ()
    panels: tuple[Panel, ...] = ("board", "park", "mat")
    strip: StripVM | None = None
    leads: tuple[Panel, ...] = ()
    standings: tuple[Standing, ...] = ()
    home: HomeVM | None = None
    bar: BarVM | None = None

    @property
    def levels(self) -> bool:
        """True while the teacher speaks of the levels of a fort."""
        return self.home is not None and "levels" in self.home.note.parts

    def standing(self, seat: int) -> Standing | None:
        """Return what a seat would have if the game ended now; None where that is not shown."""
        return self.standings[seat] if self.standings else None


def _rival(at: int, of: PanelContext) -> RivalVM | None:
    """Return the rival who sits so many places after the viewer; None if nobody does."""
    order, teller = of.view.order(of.view.seat), of.teller
    if at >= len(order):
        return None
    seat = of.view.seats[order[at]]
    player = teller.seats[seat.seat].player
    name, face, acts = teller.name(seat.seat), of.faces[seat.seat], of.turn == seat.seat
    return rival_vm(seat, teller.catalog, name, player, face, acts)


ViewModel = Callable[[PanelContext], object | None]
VIEW_MODELS: Final[dict[str, ViewModel]] = {
    "lawn": lambda of: PlainVM(),
    "rug": lambda of: RugVM(of.view.own.colour),
    "lead": lambda of: LeadVM(of.leads),
    **{f"band {i}": partial(_rival, i + 1) for i in range(RIVALS)},
    "meter": lambda of: meter_vm(of.view),
    "corner": lambda of: CornerVM(of.tools),
    "park": lambda of: park_vm(of.view, of.teller.catalog),
    "mat": lambda of: mat_vm(of.view, of.teller.catalog, of.now),
    "board": lambda of: own_board_vm(
        of.view, of.teller, of.now.public, of.standing(of.view.seat), of.levels
    ),
    "tabs": lambda of: TabsVM(of.panels),
    "perks": lambda of: perks_vm(of.view),
    "deck": lambda of: deck_vm(of.view.own),
    "pile": lambda of: discard_vm(of.view.own, of.teller.catalog),
    "supply": lambda of: PlainVM(),
    "picks": lambda of: picks_vm(of.view, of.teller),
    "lay open": lambda of: SpreadVM(of.spread),
    "hand": lambda of: hand_vm(
        of.view, of.teller.catalog, of.hand, of.given, of.orders, of.spread, of.filled
    ),
    "strip": lambda of: of.strip,
    "log": lambda of: of.log,
    "home": lambda of: of.home,
    "bar": lambda of: of.bar,
}
"""What each panel shows, from the lowest to the topmost; None where it is not there."""


def table_vm(of: PanelContext) -> dict[str, object | None]:
    """Return the value of every panel."""
    return {name: made(of) for name, made in VIEW_MODELS.items()}
