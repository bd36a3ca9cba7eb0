"""The nodes of the table: every panel at its place, drawn from its value alone."""

from collections.abc import Callable, Iterator, Sequence, Set
from typing import Any, Final

from fort_desktop.rules.knowledge.view import View
from fort_desktop.rules.model.moves import Kind
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Container, Node, walked
from fort_desktop.ui.art.palette import plain
from fort_desktop.ui.design.ends import dusk_of
from fort_desktop.ui.table import things as th
from fort_desktop.ui.table.bottom_row import strip_of
from fort_desktop.ui.table.layout.frame import Frame, Panel, frame_of
from fort_desktop.ui.table.layout.hand import DraftPlaces, home_in_draft
from fort_desktop.ui.table.layout.park import bin_place
from fort_desktop.ui.table.layout.table import TablePlaces, table_places
from fort_desktop.ui.table.layout_diff import Stand, lying
from fort_desktop.ui.table.model import TableModel
from fort_desktop.ui.table.panel_cache import PanelSet, take_away
from fort_desktop.ui.table.panel_context import (
    held,
    home_vm,
    mat_form,
    needs_of,
    pale,
    panel_context,
    panels_shown,
)
from fort_desktop.ui.table.panels.hand import Hand
from fort_desktop.ui.table.panels.mat import bin_node
from fort_desktop.ui.table.panels.pieces import Look
from fort_desktop.ui.table.panels.strip import UNPRESSED, Presses
from fort_desktop.ui.table.panels.table import BAR, HOME, LOG, PANELS, Acts
from fort_desktop.ui.table.panels.table import Panel as AnyPanel
from fort_desktop.ui.table.reader import TableReader
from fort_desktop.ui.table.viewmodels.bar import BarVM, ToolVM
from fort_desktop.ui.table.viewmodels.boards import BoardVM, drafting
from fort_desktop.ui.table.viewmodels.middle import PerksVM, log_vm
from fort_desktop.ui.table.viewmodels.table import RIVALS, table_vm

MakeBar = Callable[[TableReader, Set[Panel]], BarVM]

_ALWAYS: Final = (th.Button("undo"), th.Button("hint"))
"""Buttons of the bar that are there whether something is asked or not."""
_NAME_AT: Final = 112.0
"""Where one's own name is on one's own board, in units."""
LOOSE_Z: Final = 1000.0
"""What lies on the panels: bin, sheets, prompts."""


class TableNodes:
    """Everything on the table for one moment.

    Attributes:
        now: the state that is laid out; view: what is shown in it.
        places: of all panels; vms: their values.
        frame: the regions of the window; look: of all panels.
        asks: all had been told, so that a question may stand there.
        strip: what lies below, the hand or something in its place.
        root: holds what lies on the panels and is built each time.

    Args:
        model: gets what is pressed; now: the state that is laid out.
        tools: the buttons in the corner; bar: makes the turn bar of a state and what is seen.
        scale: how large the person wants everything.
        before: the table until now, of which unchanged panels are used again; ready: one that was
            laid out ahead, likewise.
        presses: what pads and curtain do where persons share the screen; press: gets the key of
            what is pressed in the bar.
        worth: tell what each seat would have if the game ended now.
    """

    def __init__(
        self,
        size: tuple[int, int],
        model: TableModel,
        now: TableReader,
        tools: Sequence[ToolVM],
        bar: MakeBar | None = None,
        scale: float = 1.0,
        before: "TableNodes | None" = None,
        ready: "TableNodes | None" = None,
        presses: Presses = UNPRESSED,
        press: Callable[[object], None] = lambda key: None,
        worth: bool = False,
    ) -> None:
        self.model = model
        self.now = now
        self.view = view = now.shown
        self.size = size
        self.asks = now.quiet
        self._make_bar = bar
        once = now.at_once()
        self.strip = strip_of(once, view)
        # Behind a curtain there is no pack: what lies beside its cards belongs to who sees them.
        pack = len(view.own.hand) if drafting(view) and self.strip != "curtain" else None
        needs = needs_of(once) if home_vm(once) is not None else None
        rivals, mat = len(view.seats) - 1, mat_form(once, view)
        cards = max(1, held(once)) if self.strip == "hand" else 0
        frame = frame_of(size, rivals, mat, scale, home=needs, cards=cards)
        if pack is not None and needs is not None:
            frame = home_in_draft(frame_of(size, rivals, mat, scale), pack) or frame
        self.frame = frame
        self.unit = frame.unit
        self.look = Look(frame.unit, dusk_of(view))
        seen = panels_shown(once, view, frame)
        asked = bar(once, seen) if bar is not None else None
        shown = panel_context(once, seen, tools, asked, worth)
        self.places = table_places(
            frame,
            frozenset(shown.panels),
            len(shown.hand),
            pack=pack,
            spread=shown.spread,
            strip=shown.strip is not None,
            acts=_points_to(once, view, frame),
            plays=view.phase == "play",
            opened=once.overlay == "board",
        )
        self.vms = table_vm(shown)
        there = [nodes.panels if nodes is not None else None for nodes in (before, ready)]
        self.panels: PanelSet = PanelSet(size, *there)
        self.root: Node = Container(Box(0, 0, *size), "table", z=LOOSE_Z)
        self._acts = Acts(model, presses, press)
        for panel in PANELS:
            made = panel.placed(self.vms[panel.name], self.places, self.look, self._acts)
            if made is not None:
                self.panels.lay(panel.name, *made)
        self._pale = frozenset() if plain() else pale(once, view)
        self.panels.fade(self._pale, shown=False)
        self._bin(once.kind)

    @property
    def areas(self) -> dict[th.PartName, Box]:
        """The regions in pixels, by the parts of the table that lie there."""
        return self.places.areas

    @property
    def draft(self) -> DraftPlaces | None:
        """The places of a draft while there is one."""
        return self.places.draft

    @property
    def own_board(self) -> BoardVM:
        """The value of one's own board."""
        found = self.vms["board"]
        assert isinstance(found, BoardVM)
        return found

    @property
    def perks(self) -> PerksVM:
        """The value of the perks."""
        found = self.vms["perks"]
        assert isinstance(found, PerksVM)
        return found

    @property
    def bar(self) -> BarVM:
        """The value of the turn bar."""
        found = self.vms["bar"]
        assert isinstance(found, BarVM)
        return found

    def show(self, root: Node) -> None:
        """Put all that on the table, in place of what it follows."""
        self.panels.show(root)
        self.panels.fade(self._pale, shown=True)
        root.add(self.root)
        for node in self._answers():
            node.visible = True  # the same may have been answered before

    def walk(self) -> Iterator[Node]:
        """All nodes of the table."""
        return walked([*self.panels.holders(), self.root])

    def within(self, *names: str) -> Iterator[Node]:
        """All nodes of some panels, as far as they are there now."""
        return self.panels.within(names)

    @property
    def bands(self) -> dict[int, Node]:
        """The bands of the rivals, by seat."""
        nodes = self.within(*(f"band {i}" for i in range(RIVALS)))
        return {node.key.seat: node for node in nodes if isinstance(node.key, th.RivalBoard)}

    @property
    def hand(self) -> Hand:
        """One's own cards, once they are built."""
        built = self.panels["hand"].built
        assert isinstance(built, Hand)
        return built

    def relog(self, now: TableReader, ready: "TableNodes | None" = None) -> None:
        """Write the log again if it has changed, and nothing else.

        Args:
            ready: a table that was laid out ahead, whose log is taken if it is just that.
        """
        vm = log_vm(now.log, now.past, now.overlay == "log")
        self._again(LOG, vm, self.places, ready)

    def rebar(self, now: TableReader) -> None:
        """Lay the turn bar again if it has changed since the table was laid out ahead."""
        if self._make_bar is not None:
            once = now.at_once()
            at = self.places._replace(acts=_points_to(once, self.view, self.frame))
            self._again(BAR, self._make_bar(once, self.places.shown), at)

    def _again(
        self,
        panel: AnyPanel[Any, Any],
        vm: object,
        at: TablePlaces,
        ready: "TableNodes | None" = None,
    ) -> None:
        self.vms[panel.name] = vm
        made = panel.placed(vm, at, self.look, self._acts)
        there = ready.panels if ready is not None else None
        if made is not None:
            self.panels.again(panel.name, made.key, made.draw, there)

    def rehome(self, now: TableReader) -> None:
        """Let the teacher say something else in the same place, and lay nothing else again."""
        made = HOME.placed(home_vm(now), self.places, self.look, self._acts)
        if made is not None:
            self.panels.again(HOME.name, made.key, made.draw)

    @property
    def log_in_place(self) -> bool:
        """True if the log lies unfolded in a place of its own, so that nothing needs to open it."""
        panels = self.frame.panels
        return self.places.plays and panels.log is not None and panels.log_open

    # The bin.

    def _bin(self, kind: Kind | None) -> None:
        """A place to drag what is to be trashed, or paid where no tray lies, shown only then."""
        wanted = ("trash",) if self.places.supply is not None else ("trash", "spend", "convert")
        if kind in wanted:
            self._add_bin("trash" if kind == "trash" else "convert")

    def _add_bin(self, sign: str) -> None:
        self.root.add(bin_node(bin_place(self.frame), self.unit, sign))

    def show_bin(self) -> None:
        """Bring out the bin for what leaves the game."""
        if self.place(th.BIN) is None:
            self._add_bin("trash")

    # The turn bar.

    def unask(self, keep: Node | None = None) -> None:
        """Take away what belongs to the question: all that lies on the panels, and the answers.

        The notice of a loss belongs to no question: it stays until it has been seen.
        """
        self.asks = False
        stays = [n for n in self.root.children if n is keep or isinstance(n.key, th.Taken)]
        for child in [child for child in self.root.children if child not in stays]:
            take_away(child)
        for node in self._answers():
            node.visible = False

    def _answers(self) -> list[Node]:
        """The answers of the bar; what it has always is none."""
        if self._make_bar is None:
            return []
        nodes = self.panels[BAR.name].holder.walk()
        found = [
            node for node in nodes if isinstance(node.key, th.MoveButton | th.Button | th.NoAnswer)
        ]
        return [node for node in found if node.key not in _ALWAYS]

    @property
    def asked_at(self) -> Box | None:
        """The place of the question; None without a bar."""
        nodes = self.panels[BAR.name].holder.walk() if self._make_bar is not None else ()
        return next((node.area for node in nodes if node.key == "question"), None)

    # Where things are.

    def place(self, thing: th.Thing) -> Box | None:
        """Return the present place of a thing, None if it has none."""
        return next((node.area for node in self.walk() if node.key == thing), None)

    def stand(self) -> Stand:
        """Return the places of all things, to tell how they move."""
        seats = [seat.colour for seat in self.view.seats]
        return Stand(lying(self.walk(), self.view), self._where, self.view.own.colour, seats)

    def _where(self, thing: th.Thing) -> Box | None:
        """Return the place of a thing, or its part of the table if there is no node for it.

        What only the sheet of a rival shows is as large as a card in the band: the discard pile at
        its end, all else at the face.
        """
        found = self.place(thing)
        band = self.place(th.RivalBoard(getattr(thing, "seat", self.view.seat)))
        if found is None and band is not None:
            near, far = 0.1 * band.h, band.w - 0.7 * band.h
            left, right = (far, near) if isinstance(thing, th.RivalPile) else (near, far)
            found = band.inset(left, near, right, near)
        if found is not None:
            return found
        part = thing.name if isinstance(thing, th.Part) else thing.part
        return self.areas.get(part) if part else None


def _points_to(now: TableReader, view: View, frame: Frame) -> tuple[float, bool] | None:
    """Return the x to which the bar's tail points, in pixels, and if that is above the bar.

    It points to whoever must act; None if nobody must.
    """
    acts, bands = now.acting, frame.top.bands
    if acts is None:
        return None
    if acts == view.seat:
        return frame.panels.board.x + _NAME_AT * frame.unit, False
    return bands[(acts - view.seat - 1) % len(view.seats)].center.x, True
