"""Sheets that open over the table by pointing: a rival's band, and the running total."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from fort_desktop.rules.model.events import SeatInfo
from fort_desktop.scene.animate import Tween
from fort_desktop.scene.drag import snapshot
from fort_desktop.scene.easing import ease_out
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node, Picture
from fort_desktop.scene.scene import Scene
from fort_desktop.ui.design.ends import dusk_of
from fort_desktop.ui.host.screen import Host
from fort_desktop.ui.persons.settings import MOST_NAMES
from fort_desktop.ui.table.input_bindings import InputBindings
from fort_desktop.ui.table.layout.overlays import worth_sheet_box, worth_sheet_places
from fort_desktop.ui.table.layout.rivals import rival_sheet
from fort_desktop.ui.table.model import TableModel
from fort_desktop.ui.table.nodes import TableNodes
from fort_desktop.ui.table.panels.pieces import Look
from fort_desktop.ui.table.panels.rivals import RivalSheet
from fort_desktop.ui.table.panels.worth import SHEET_Z, WorthTag, worth_sheet
from fort_desktop.ui.table.state import Pointed, RivalBand, RunningTotal
from fort_desktop.ui.table.things import WaitSwitch, Worth, YardCard
from fort_desktop.ui.table.viewmodels.boards import rival_sheet_vm, worth_sheet_vm
from fort_desktop.ui.toolkit.veil import Veil


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
"""Seconds that the pointer has to rest on a thing before its sheet opens."""
CLOSES: Final = 0.2
"""Seconds after which an opened sheet closes that the pointer has left."""


class HoverDelay:
    """Tells from frame to frame what is to be open."""

    def __init__(self) -> None:
        self._over: Pointed | None = None
        self._said: Pointed | None = None
        self._shut: Pointed | None = None
        self._for = 0.0

    def watch(
        self, over: Pointed | None, opened: Pointed | None, seconds: float, at_once: bool = False
    ) -> Pointed | None:
        """Return what is to be open now.

        Args:
            over: what the pointer or the focus is on, or on the sheet of; opened: what is open.
            seconds: passed since the last call; at_once: nobody passes by here by chance.
        """
        if over != self._over:
            self._over, self._for, self._shut = over, 0.0, None
        else:
            self._for += seconds
        if opened is None and self._said is not None:
            # It was closed by hand: it stays closed until it is come to again.
            self._shut = over
        self._said = self._now(over, opened, at_once)
        return self._said

    def _now(self, over: Pointed | None, opened: Pointed | None, at_once: bool) -> Pointed | None:
        if over is not None and over == self._shut:
            return opened
        if over == opened or (over is not None and at_once):
            return over
        return over if self._for >= (CLOSES if over is None else OPENS) else opened


_EDGE: Final = 3.0
_ROUND: Final = 11.0
"""Of what stays bright below a sheet: so much more than the thing that is told of, and round."""
_GROWS: Final = 0.16
"""Seconds in which a band becomes its sheet."""
_SEEN_THROUGH: Final = 0.3
"""How much of the sheet is seen while something is dragged from it: the table is the goal."""
_AFTER_CARDS: Final = 1
"""The order of what opens among the stops of the focus."""


class Popovers:
    """Opens the sheet of the band or tag that is pointed at, clicked or has the focus.

    `TableState.overlay` is which.

    Args:
        waits: for which rivals each step waits for a click.
    """

    def __init__(self, model: TableModel, waits: Patience) -> None:
        self.model = model
        self._waits = waits
        self._timing = HoverDelay()
        self._sheet: Node | None = None
        self._grown: Node | None = None
        self._table: tuple[TableNodes, InputBindings] | None = None
        self._tag: WorthTag | None = None
        self._places: dict[Pointed, Node] = {}
        self._veil = Veil("sheet veil", SHEET_Z - 1)
        self._source = Box(0, 0, 0, 0)

    @property
    def _opened(self) -> Pointed | None:
        overlay = self.model.overlay
        return overlay if isinstance(overlay, Pointed) else None

    def lay_out(self, nodes: TableNodes, bindings: InputBindings) -> None:
        """The table was laid out anew: bands and tag answer, and what is open is open still."""
        self._table, self._sheet = (nodes, bindings), None
        tags = (node for node in nodes.walk() if isinstance(node, WorthTag))
        self._tag = next((tag for tag in tags if tag.key == Worth()), None)
        self._places = {RivalBand(seat): band for seat, band in nodes.bands.items()}
        if self._tag is not None:
            self._places[RunningTotal()] = self._tag
        sources = [one.source for one in self.model.intents]
        wanted = {RivalBand(one.seat) for one in sources if isinstance(one, YardCard)}
        for found, node in self._places.items():
            node.clicked, node.order = partial(self.open, found, by_hand=True), _AFTER_CARDS
            if found in wanted and nodes.frame.sheet.shape == "folded":
                # What can be recruited there is to be found on the sheet.
                bindings.mark(node)
        self._show()

    def open(self, found: Pointed | None, by_hand: bool = False) -> None:
        """Open a sheet in place of the one before; None closes it.

        The sheet that a person holds a kid of stays: the kid would vanish with it.

        Args:
            by_hand: it is not only pointed at, so that it closes whatever else is open.
        """
        scene = self._sheet.scene if self._sheet is not None else None
        drag = scene.pointer.drag if scene is not None else None
        holds = drag is not None and any(one is self._sheet for one in drag.node.ancestors())
        if found != self._opened and not holds:
            self.model.peek(found, by_hand)
            self._show()
            if self._sheet is not None and isinstance(found, RivalBand):
                self._grow(self._sheet)

    def go_on(self, scene: Scene, seconds: float) -> None:
        """Let time pass: what is pointed at opens, what was left closes."""
        focused = scene.focus.node
        by_focus = self._of(focused) if focused is not None else None
        over = by_focus if by_focus is not None else self._pointed(scene)
        self.open(self._timing.watch(over, self._opened, seconds, by_focus is not None))
        if self._table is not None:
            nodes, still = self._table[0], scene.animator.reduced
            hole = self._source.inset(*[-_EDGE * nodes.unit] * 4)
            # A band has become its sheet.
            holes = [hole] * (self._opened == RunningTotal())
            lies = float(self._sheet is not None)
            radius = _ROUND * nodes.unit
            self._veil.go_on(nodes.root, lies, seconds, holes, radius, still)
            if self._sheet is not None:
                dragged = scene.pointer.drag is not None
                seen = _SEEN_THROUGH if dragged else 1.0
                # While it grows its picture is seen, but keys reach it already.
                self._sheet.opacity = 0.0 if self._grown is not None else seen

    def _of(self, node: Node) -> Pointed | None:
        """Return what a node belongs to."""
        above = list(node.ancestors())
        if self._sheet is not None and self._sheet in above:
            return self._opened
        return next((found for found, place in self._places.items() if place in above), None)

    def _pointed(self, scene: Scene) -> Pointed | None:
        pointer, opened, note = scene.pointer, self._opened, self.model.state.note
        drag, total = pointer.drag, RunningTotal()
        if drag is not None and (opened == total or self._of(drag.node) == opened):
            return opened  # what is dragged must not vanish with the sheet
        if pointer.at is None:
            return None
        if self._sheet is not None and self._sheet.area.contains(pointer.at):
            return opened
        at = pointer.at
        there = (found for found, place in self._places.items() if place.area.contains(at))
        found = next(there, None)
        if found == total:
            return found if drag is None else None
        if opened is None and (pointer.rests or (note is not None and note.asks)):
            return None  # nobody points at it, or something else is to be done: a click opens it
        return found

    def _show(self) -> None:
        """Lay the sheet that is open, or none."""
        if self._sheet is not None:
            self._sheet.remove()
        self._end_growing()
        self._sheet, opened = None, self._opened
        if self._tag is not None:
            self._tag.light(opened == RunningTotal())
        for found, place in self._places.items():
            place.opacity = float(found != opened or found == RunningTotal())
            place.seen_as = None
        if opened is None or self._table is None or opened not in self._places:
            return
        nodes, bindings = self._table
        self._source = self._places[opened].area
        if isinstance(opened, RivalBand):
            self._sheet = self._band(nodes, opened)
            self._places[opened].seen_as = self._sheet
            bindings.add(self._sheet)
        else:
            vm = worth_sheet_vm(self.model.shown, self.model.teller, self.model.faces)
            high, at = worth_sheet_places(len(vm.parts), len(vm.rivals), bool(vm.change))
            area = worth_sheet_box(nodes.frame, self._source, high)
            self._sheet = worth_sheet(nodes.root, area, self._source, vm, at)

    def _grow(self, sheet: Node) -> None:
        """Let a band grow into the sheet of its rival."""
        band, area, scene = self._source, sheet.box, sheet.scene
        if scene is None:
            return

        # One picture of it grows: each of its parts would take time in every frame.
        grown = scene.root.add(Picture(area, snapshot(sheet), "grows", z=SHEET_Z))
        grown.hasty = True
        self._grown, sheet.opacity = grown, 0.0
        least = band.w / area.w

        def step(t: float) -> None:
            grown.scale = least + (1 - least) * t
            grown.box = area.around(band.center.toward(area.center, t))

        scene.animator.start(Tween(_GROWS, step, self._end_growing, easing=ease_out, owner=sheet))

    def _end_growing(self) -> None:
        """The sheet itself is seen, or it is gone with its picture."""
        if self._grown is not None:
            self._grown.remove()
        self._grown = None

    def _band(self, nodes: TableNodes, opened: RivalBand) -> Node:
        seat, view, teller = opened.seat, self.model.shown, self.model.teller
        face, waits = self.model.faces[seat], self._waits.at(seat)
        vm = rival_sheet_vm(view.seats[seat], teller, face, waits)
        area, unit = rival_sheet(nodes.frame)
        sheet = RivalSheet(nodes.root, area, Look(unit, dusk_of(view)), vm)
        sheet.switch.clicked, sheet.switch.order = partial(self._turn, seat), _AFTER_CARDS
        return sheet.node

    def _turn(self, seat: int) -> None:
        """The switch was used; the pointer or the focus stays where it is."""
        self._waits.turn(seat)
        scene = self._sheet.scene if self._sheet is not None else None
        focused = scene is not None and scene.focus.node is not None
        self._show()
        if scene is not None and focused:
            scene.focus.at_key(WaitSwitch(seat))
