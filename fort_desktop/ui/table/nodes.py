"""The nodes of the table: every panel at its place, each made of explicit values."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Final

from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Container, Node
from fort_desktop.ui.art.outdoors import lawn
from fort_desktop.ui.design.ends import dusk_of
from fort_desktop.ui.table.active_seat import leading_seat, pointer_position
from fort_desktop.ui.table.hand_panel import lay_hand
from fort_desktop.ui.table.laid import Panels, take_away
from fort_desktop.ui.table.layout.draft import DraftPlaces, draft_places
from fort_desktop.ui.table.layout.frame import frame_of
from fort_desktop.ui.table.layout.hand import supply_places
from fort_desktop.ui.table.layout.mat import bin_place
from fort_desktop.ui.table.lying import lying
from fort_desktop.ui.table.model import TableModel
from fort_desktop.ui.table.motion import Stand
from fort_desktop.ui.table.panels.band import Band
from fort_desktop.ui.table.panels.bar import Said, TurnBar
from fort_desktop.ui.table.panels.buttons import Choice, Tool, corner, tabs
from fort_desktop.ui.table.panels.draft import drafting, own_picks
from fort_desktop.ui.table.panels.hand import Hand
from fort_desktop.ui.table.panels.log import LogPanel
from fort_desktop.ui.table.panels.mat import bin_node
from fort_desktop.ui.table.panels.meter import end_meter
from fort_desktop.ui.table.panels.own_board import on_own_board, own_board
from fort_desktop.ui.table.panels.painter import Painter, on_board
from fort_desktop.ui.table.panels.park import park, perk_row, perks_button, perks_folded
from fort_desktop.ui.table.panels.piles import own_deck, own_pile, supply
from fort_desktop.ui.table.reader import TableReader
from fort_desktop.ui.table.room import lay_mat, mat_form, panels_shown
from fort_desktop.ui.table.strip import UNPRESSED, Presses, lay_strip, strip_of
from fort_desktop.ui.table.things import (
    BIN,
    Button,
    MoveButton,
    Part,
    PartName,
    RivalBoard,
    Taken,
    Thing,
)
from fort_desktop.ui.table.viewmodels.meter import meter_vm
from fort_desktop.ui.table.viewmodels.middle import deck_vm, discard_vm, park_vm, perks_vm
from fort_desktop.ui.text.worth import rule_worth

BAR_Z: Final = 2000.0
BAR: Final = "bar"
"""The panel that is laid last, once all else is shown."""
LOOSE_Z: Final = 1000.0
"""What lies on the panels: bin, sheets, prompts."""


class TableNodes:
    """Everything on the table for one moment.

    Attributes:
        areas: the regions in pixels; frame: the places of all regions.
        now: the state that is laid out; view: what is shown in it.
        asks: all had been told, so that a question may stand there.
        draft: the places of a draft while there is one.
        strip: what lies below, the hand or something in its place.
        supply: the places of the supply, None where there is no room for it.
        root: holds what lies on the panels and is built each time; painter: draws for the view.
        asked_at: where the question stands, once it is asked.

    Args:
        model: gets what is pressed; now: the state that is laid out.
        tools: the buttons in the corner; scale: how large the person wants everything.
        before: the table until now, of which unchanged panels are used again; ready: one that was
            laid out ahead, likewise.
        presses: what pads and cloth do where persons share the screen.
    """

    def __init__(
        self,
        size: tuple[int, int],
        model: TableModel,
        now: TableReader,
        tools: Sequence[Tool],
        scale: float = 1.0,
        before: "TableNodes | None" = None,
        ready: "TableNodes | None" = None,
        presses: Presses = UNPRESSED,
    ) -> None:
        self.model = model
        self.now = now
        self.view = view = now.shown
        self.size = size
        self.asks = now.quiet
        self.asked_at: Box | None = None
        self.frame = frame_of(size, len(view.seats) - 1, mat_form(now, view), scale)
        self.unit = self.frame.unit
        self.strip = strip_of(now, view)
        # Behind a cloth there is no pack: what lies beside its cards belongs to whoever sees them.
        packs = drafting(view) and self.strip != "cloth"
        self.draft = draft_places(self.frame, len(view.own.hand)) if packs else None
        own = self.draft is None and self.strip == "hand"
        self.supply = supply_places(self.frame) if own else None
        self.areas = self._areas()
        there = [nodes.panels if nodes is not None else None for nodes in (before, ready)]
        self.panels: Panels = Panels(size, *there)
        self.root: Node = Container(Box(0, 0, *size), "table", z=LOOSE_Z)
        self._dusk = dusk_of(view)
        public = now.eyes.in_public
        recruits = now.game.recruits and now.undone is None and now.past is None
        self.painter = Painter(self.unit, view, now.session.catalog, self._dusk, public, recruits)
        self._look = (self.frame.unit, self._dusk, public)
        self.panels.lay("lawn", self._dusk, self._lawn)
        self._top(tools)
        if self.draft is None:
            self._middle()
            self._perks()
            if self.strip == "hand":
                self._piles()
                self._supply()
        else:
            self._picks(self.draft)
        lay_hand(self.panels, model, now, self.frame, self.draft)
        lay_strip(self.panels, now, view, self.frame, self._dusk, presses)
        # An open one lies on all others.
        self._log()
        self._bin()

    def _areas(self) -> dict[PartName, Box]:
        top, panels = self.frame.top, self.frame.panels
        deck, discard = panels.deck, panels.discard
        if self.draft is not None:
            # Packs come from the one neighbour and go to the other.
            deck, discard = top.bands[-1], top.bands[0]
        return {
            "ends": top.meter,
            "prompt": top.bar,
            "board": panels.board,
            "park": panels.park,
            "play": panels.mat,
            "perks": panels.perks,
            "log": panels.log or panels.sheets,
            "hand": panels.hand,
            "deck": deck,
            "discard": discard,
            "supply": self.supply.tray if self.supply is not None else panels.mat,
        }

    def show(self, root: Node) -> None:
        """Put all that on the table, in place of what it follows."""
        self.panels.show(root, BAR)
        root.add(self.root)

    def walk(self) -> Iterator[Node]:
        """All nodes of the table."""
        yield from self.panels.walk()
        yield from self.root.walk()

    @property
    def bands(self) -> dict[int, Node]:
        """The bands of the rivals, by seat."""
        nodes = self.panels.walk()
        return {node.key.seat: node for node in nodes if isinstance(node.key, RivalBoard)}

    # The panels.

    def _lawn(self, holder: Node) -> None:
        """The grass below everything; at dusk lights hang over the table's."""
        image = lawn(*self.size, self._dusk, self._dusk > 0)
        holder.add(Node(Box(0, 0, *self.size), image, "lawn", static=True))

    def _top(self, tools: Sequence[Tool]) -> None:
        """The rivals' bands, the end meter, and the buttons in the corner."""
        view, session, top, painter = self.view, self.now.session, self.frame.top, self.painter
        n, turn = len(view.seats), leading_seat(self.now)
        for i, area in enumerate(top.bands):
            seat = view.seats[(view.seat + 1 + i) % n]
            name, player = self.now.teller.name(seat.seat), session.seats[seat.seat].player
            acting, kid = turn == seat.seat, self.now.faces[seat.seat]
            self.panels.lay(
                f"band {i}",
                (self._look, area, on_board(seat), name, player, acting, kid),
                partial(Band, area=area, painter=painter, seat=seat, name=name, player=player,
                        acts=acting, kid=kid),
            )  # fmt: skip
        meter = meter_vm(view)
        self.panels.lay(
            "meter",
            (self._look, top.meter, meter),
            lambda holder: end_meter(holder, top.meter, self.unit, meter),
        )
        placed = tuple(zip(tools, (top.menu, top.since), strict=True))
        self.panels.lay("corner", (self._look, placed), partial(corner, self.unit, placed))

    def _middle(self) -> None:
        """Board, Park and mat; of those that lie at one place the one that matters now."""
        shown = panels_shown(self.now, self.view, self.frame)
        view, areas, painter = self.view, self.areas, self.painter
        if "park" in shown:
            vm = park_vm(view, painter.catalog, painter.public, painter.recruits)
            self.panels.lay(
                "park",
                (self._look, areas["park"], vm),
                lambda holder: park(holder, areas["park"], self.unit, self._dusk, vm),
            )
        if "mat" in shown:
            look = (*self._look, self._turn())
            lay_mat(self.panels, self.now, areas["play"], painter, look, "park" not in shown)
        if "board" in shown:
            own, name = view.own, self.now.teller.name(view.seat)
            rule = own.rule
            worth = rule and rule_worth(view, painter.catalog, own.seat, rule)
            self.panels.lay(
                "board",
                (
                    self._look,
                    areas["board"],
                    on_own_board(own),
                    name,
                    worth,
                    view.setup,
                    view.round == 0,
                ),
                lambda holder: own_board(holder, areas["board"], painter, name),
            )

        places = self.frame.panels.tabs
        if places:
            choose = self.model.to_front
            self.panels.lay(
                "tabs",
                (self._look, places, shown),
                lambda holder: tabs(holder, places, self.unit, shown, choose),
            )

    def _turn(self) -> tuple[object, ...]:
        view = self.view
        return view.phase, view.leader, view.round == 0, view.ended

    def _perks(self) -> None:
        """The perks in their row, or behind their button."""
        panels, unit, vm = self.frame.panels, self.unit, perks_vm(self.view)
        row, unfold = panels.perks, partial(self.model.show, "perks")
        made_of = self._look, row, vm
        if perks_folded(vm, panels, unit):
            self.panels.lay("perks", made_of, lambda at: perks_button(at, row, unit, vm, unfold))
        else:
            self.panels.lay("perks", made_of, lambda at: perk_row(at, row, unit, vm))

    def _piles(self) -> None:
        """The own deck and discard pile."""
        own, unit, panels = self.view.own, self.unit, self.frame.panels
        deck, pile = deck_vm(own), discard_vm(own, self.now.session.catalog)
        self.panels.lay(
            "deck",
            (self._look, panels.deck, deck),
            lambda holder: own_deck(holder, panels.deck, unit, deck),
        )
        self.panels.lay(
            "pile",
            (self._look, panels.discard, pile),
            lambda holder: own_pile(holder, panels.discard, unit, pile),
        )

    def _supply(self) -> None:
        """The tray that tokens come from, where there is room for it."""
        places = self.supply
        if places is not None:
            self.panels.lay(
                "supply",
                (self._look, places),
                lambda holder: supply(holder, places, self.unit),
            )

    @property
    def hand(self) -> Hand:
        """The own cards, once they are built."""
        built = self.panels["hand"].built
        assert isinstance(built, Hand)
        return built

    def _picks(self, places: DraftPlaces) -> None:
        """The kids that were kept in the draft."""
        own, name = self.view.own, self.now.teller.name(self.view.seat)
        self.panels.lay(
            "picks",
            (self._look, places.own, own.picks, own.colour, name),
            lambda holder: own_picks(holder, places, self.painter, name),
        )

    # The log.

    def _log(self) -> None:
        log = self._log_panel(self.now)
        self.panels.lay("log", log.values(), log.build)

    def relog(self, now: TableReader, ready: "TableNodes | None" = None) -> None:
        """Write the log anew if it has changed, and nothing else.

        Args:
            ready: a table that was laid out ahead, whose log is taken if it is just that.
        """
        log = self._log_panel(now)
        there = ready.panels if ready is not None else None
        self.panels.again("log", log.values(), log.build, there)

    def _log_panel(self, now: TableReader) -> LogPanel:
        return LogPanel.of(self.model, now, self.frame, self.draft is None)

    @property
    def log_in_place(self) -> bool:
        """True if the log lies unfolded in a place of its own, so that nothing needs to open it."""
        panels = self.frame.panels
        return self.draft is None and panels.log is not None and panels.log_open

    # The bin.

    def _bin(self) -> None:
        """A place to drag what is to be trashed, or paid where no tray lies, shown only then."""
        decision = self.now.decision
        wanted = ("trash",) if self.supply is not None else ("trash", "spend", "convert")
        if decision is not None and decision.kind in wanted:
            self._add_bin("trash" if decision.kind == "trash" else "convert")

    def _add_bin(self, sign: str) -> None:
        self.root.add(bin_node(bin_place(self.frame), self.unit, sign))

    def show_bin(self) -> None:
        """Bring out the bin for what leaves the game."""
        if self.place(BIN) is None:
            self._add_bin("trash")

    # The turn bar.

    def lay_bar(
        self, now: TableReader, told: Said, choices: Sequence[Choice], tools: Sequence[Tool]
    ) -> Node:
        """Lay the turn bar: the question of the moment with its buttons."""
        at = pointer_position(now, self.view, self.frame)
        area, sheet = self.frame.top.bar, self.frame.sheet
        buttons = tuple(choice._replace(act=_nothing) for choice in choices)
        able = tuple(tool._replace(act=tool.act and _nothing) for tool in tools)
        return self.panels.lay(
            BAR,
            (area, sheet, told, buttons, able, at),
            lambda holder: TurnBar(holder, area, sheet, told, choices, tools, at),
            BAR_Z,
        ).holder

    def prompt(
        self,
        root: Node,
        now: TableReader,
        told: Said,
        choices: Sequence[Choice],
        tools: Sequence[Tool],
    ) -> Node:
        """Show the turn bar; returns what holds it."""
        holder = self.lay_bar(now, told, choices, tools)
        self.panels.show(root)
        # The same buttons may do something else than they did.
        acts: dict[object, Callable[[], None] | None] = {one.key: one.act for one in choices}
        acts |= {Button(tool.name): tool.act for tool in tools}
        for node in holder.walk():
            if node.key in acts:
                node.clicked, node.visible = acts[node.key], True
            elif node.key == "question":
                self.asked_at = node.area
        return holder

    def unask(self, keep: Node | None = None) -> None:
        """Take away what belongs to the question: all that lies on the panels, and the answers.

        The notice of a loss belongs to no question: it stays until it has been seen.
        """
        self.asks = False
        stays = [n for n in self.root.children if n is keep or isinstance(n.key, Taken)]
        for child in [child for child in self.root.children if child not in stays]:
            take_away(child)
        for node in self.panels[BAR].holder.walk():
            if isinstance(node.key, MoveButton | Button):
                node.visible = False

    # Where things are.

    def place(self, thing: Thing) -> Box | None:
        """Return the present place of a thing, None if it has none."""
        return next((node.area for node in self.walk() if node.key == thing), None)

    def stand(self) -> Stand:
        """Return the places of all things, to tell how they move."""
        return Stand(lying(self.walk(), self.view), self._where)

    def _where(self, thing: Thing) -> Box | None:
        """Return the place of a thing, or its part of the table if there is no node for it."""
        found = self.place(thing)
        if found is not None:
            return found
        part = thing.name if isinstance(thing, Part) else thing.part
        return self.areas.get(part) if part else None


def _nothing() -> None:
    """Stands for what a button does, where only its looks are compared."""
