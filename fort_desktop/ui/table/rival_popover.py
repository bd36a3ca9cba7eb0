"""A rival's band that is open: lays its sheet over the table, and takes it away again."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, Protocol

from fort_desktop.rules.model.events import SeatInfo
from fort_desktop.scene.node import Node
from fort_desktop.scene.scene import Scene
from fort_desktop.ui.design.ends import dusk_of
from fort_desktop.ui.host.screen import Host
from fort_desktop.ui.persons.settings import MOST_NAMES
from fort_desktop.ui.table.input_bindings import InputBindings
from fort_desktop.ui.table.layout.rivals import rival_sheet_box
from fort_desktop.ui.table.model import TableModel
from fort_desktop.ui.table.nodes import TableNodes
from fort_desktop.ui.table.overlays import RivalBand
from fort_desktop.ui.table.panels.pieces import Look
from fort_desktop.ui.table.panels.rival_sheet import RivalSheet
from fort_desktop.ui.table.things import WaitSwitch, YardCard
from fort_desktop.ui.table.viewmodels.boards import rival_sheet_vm, rival_vm


class Patience:
    """The settings about waiting for the players of one game, who are known by their names."""

    def __init__(self, seats: Sequence[SeatInfo], host: Host) -> None:
        self._names = [seat.name for seat in seats]
        self._host = host

    def at(self, seat: int) -> bool:
        """Return True if the person wants to wait at this one, whatever holds for the others."""
        return self._names[seat] in self._host.settings.wait_at

    def at_all(self, seat: int) -> bool:
        """Return True if the person wants to wait here: at this one, or everywhere."""
        return self._host.settings.wait_for_click or self.at(seat)

    def turn(self, seat: int) -> None:
        """Switch it on or off for this one."""
        name, there = self._names[seat], self._host.settings.wait_at
        left = tuple(one for one in there if one != name)
        self._host.change(wait_at=left if name in there else (*left, name)[-MOST_NAMES:])


OPENS: Final = 0.25
"""Seconds that the pointer has to rest on a band before it opens."""
CLOSES: Final = 0.2
"""Seconds after which an opened band closes that the pointer has left."""


class HoverDelay:
    """Tells from frame to frame which seat's band is to be open."""

    def __init__(self) -> None:
        self._over: int | None = None
        self._said: int | None = None
        self._shut: int | None = None
        self._for = 0.0

    def watch(
        self, over: int | None, opened: int | None, seconds: float, at_once: bool = False
    ) -> int | None:
        """The seat whose band is to be open now.

        Args:
            over: on whose band or sheet the pointer or the focus is; opened: whose is open.
            seconds: passed since the last call; at_once: nobody passes by here by chance.
        """
        if over != self._over:
            self._over, self._for, self._shut = over, 0.0, None
        else:
            self._for += seconds
        if opened is None and self._said is not None:
            # It was closed by hand: it stays closed until it is come to anew.
            self._shut = over
        self._said = self._now(over, opened, at_once)
        return self._said

    def _now(self, over: int | None, opened: int | None, at_once: bool) -> int | None:
        if over is not None and over == self._shut:
            return opened
        if over == opened or (over is not None and at_once):
            return over
        return over if self._for >= (CLOSES if over is None else OPENS) else opened


_AFTER_CARDS: Final = 1
"""The order of bands among the stops of the focus."""


class Waits(Protocol):
    """At which rivals the person wants to click after each step."""

    def at(self, seat: int) -> bool:
        """Return True if the person wants to click after each step of this rival."""

    def turn(self, seat: int) -> None:
        """Switch it on or off."""


class RivalPopover:
    """Opens the band that is pointed at, clicked or has the focus; `TableState.peeked` is which.

    Args:
        waits: for which rivals each step waits for a click.
    """

    def __init__(self, model: TableModel, waits: "Waits") -> None:
        self.model = model
        self._waits = waits
        self._timing = HoverDelay()
        self._sheet: Node | None = None
        self._table: tuple[TableNodes, InputBindings] | None = None

    def lay_out(self, nodes: TableNodes, bindings: InputBindings) -> None:
        """The table was laid out anew: its bands answer, and an open one is open still."""
        self._table, self._sheet = (nodes, bindings), None
        wanted = {one.source.seat for one in self.model.intents if isinstance(one.source, YardCard)}
        for seat, band in nodes.bands.items():
            band.clicked = self._opener(seat)
            band.order = _AFTER_CARDS
            if seat in wanted and nodes.frame.sheet.shape == "folded":
                # What can be recruited there is to be found on the sheet.
                bindings.mark(band)
        self._show()

    def _opener(self, seat: int) -> Callable[[], None]:
        return lambda: self.open(seat, by_hand=True)

    def open(self, seat: int | None, by_hand: bool = False) -> None:
        """Open the band of a seat in place of the one before; None closes it.

        Args:
            by_hand: it is not only pointed at, so that it closes whatever else lies open.
        """
        if seat != self.model.state.peeked:
            self.model.peek(RivalBand(seat) if seat is not None else None, by_hand)
            self._show()

    def go_on(self, scene: Scene, seconds: float) -> None:
        """Let time pass: what is pointed at opens, what was left closes."""
        if self._table is None:
            return
        focused = scene.focus.node
        by_focus = self._seat_of(focused) if focused is not None else None
        over = by_focus if by_focus is not None else self._pointed(scene)
        self.open(self._timing.watch(over, self.model.state.peeked, seconds, by_focus is not None))

    def _seat_of(self, node: Node) -> int | None:
        """On whose band or sheet a node lies."""
        above = list(node.ancestors())
        if self._sheet is not None and self._sheet in above:
            return self.model.state.peeked
        bands = self._table[0].bands if self._table is not None else {}
        return next((seat for seat, band in bands.items() if band in above), None)

    def _pointed(self, scene: Scene) -> int | None:
        pointer = scene.pointer
        if pointer.drag is not None and self._seat_of(pointer.drag.node) == self.model.state.peeked:
            return self.model.state.peeked  # what is dragged must not vanish with the sheet
        if pointer.at is None:
            return None
        note, opened = self.model.state.note, self.model.state.peeked is not None
        if not opened and (pointer.rests or (note is not None and note.asks)):
            return None  # nobody points at it, or something else is to be done: a click opens it
        if self._sheet is not None and self._sheet.area.contains(pointer.at):
            return self.model.state.peeked
        bands = self._table[0].bands if self._table is not None else {}
        at = pointer.at
        return next((seat for seat, band in bands.items() if band.area.contains(at)), None)

    def _show(self) -> None:
        """Lay the sheet of the seat that is peeked at, or none."""
        if self._sheet is not None and self._sheet.parent is not None:
            self._sheet.remove()
        self._sheet = None
        seat = self.model.state.peeked
        if seat is None or self._table is None or seat not in self._table[0].bands:
            return
        nodes, bindings = self._table
        view, teller, faces = self.model.shown, self.model.teller, self.model.faces
        of, who = view.seats[seat], (teller.name(seat), teller.seats[seat].player, faces[seat])
        vm = rival_sheet_vm(rival_vm(of, teller.catalog, *who), of, self._waits.at(seat))
        area = rival_sheet_box(nodes.frame, nodes.bands[seat].area)
        look = Look(nodes.frame.unit, dusk_of(view))
        sheet = RivalSheet(nodes.root, area, look, vm)
        sheet.switch.clicked, sheet.switch.order = partial(self._turn, seat), _AFTER_CARDS
        self._sheet = sheet.node
        bindings.add(self._sheet)

    def _turn(self, seat: int) -> None:
        """The switch was used; the pointer or the focus stays where it is."""
        self._waits.turn(seat)
        scene = self._sheet.scene if self._sheet is not None else None
        focused = scene is not None and scene.focus.node is not None
        self._show()
        if scene is not None and focused:
            scene.focus.at_key(WaitSwitch(seat))
