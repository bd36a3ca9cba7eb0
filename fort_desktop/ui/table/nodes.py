"""The nodes of the table: every panel at its place, drawn from its value alone."""

from collections.abc import Callable, Iterator, Mapping, Sequence, Set
from functools import partial
from typing import Any, Final, Generic, NamedTuple, TypeVar

from fort_desktop.rules.model.moves import Follow, PlayKid
from fort_desktop.rules.model.types import HIDDEN, Cards
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Container, Node
from fort_desktop.ui.art.outdoors import lawn
from fort_desktop.ui.design.ends import dusk_of
from fort_desktop.ui.table.active_seat import leading_seat, pointer_position
from fort_desktop.ui.table.deeds import last_turn
from fort_desktop.ui.table.laid import Panels, take_away
from fort_desktop.ui.table.layout.draft import DraftPlaces
from fort_desktop.ui.table.layout.frame import Panel as Seen
from fort_desktop.ui.table.layout.frame import frame_of
from fort_desktop.ui.table.layout.mat import bin_place
from fort_desktop.ui.table.layout.overlays import log_sheet
from fort_desktop.ui.table.layout.table import TablePlaces, table_places
from fort_desktop.ui.table.lying import lying
from fort_desktop.ui.table.model import TableModel
from fort_desktop.ui.table.motion import Stand
from fort_desktop.ui.table.panels.band import Band
from fort_desktop.ui.table.panels.bar import Said, TurnBar
from fort_desktop.ui.table.panels.buttons import Choice, Tool, corner, tabs
from fort_desktop.ui.table.panels.draft import own_picks
from fort_desktop.ui.table.panels.hand import Hand, HandAt, hand, lay_open_button
from fort_desktop.ui.table.panels.log import LogAt, log
from fort_desktop.ui.table.panels.mat import MatAt, bin_node, mat
from fort_desktop.ui.table.panels.meter import end_meter
from fort_desktop.ui.table.panels.own_board import own_board
from fort_desktop.ui.table.panels.painter import Look
from fort_desktop.ui.table.panels.park import PerksAt, park, perks
from fort_desktop.ui.table.panels.piles import own_deck, own_pile, supply
from fort_desktop.ui.table.panels.strip import UNPRESSED, Presses, strip
from fort_desktop.ui.table.reader import TableReader
from fort_desktop.ui.table.room import mat_form, panels_shown
from fort_desktop.ui.table.strip import strip_of, strip_vm
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
from fort_desktop.ui.table.viewmodels.boards import OwnBoardVM, PicksVM, RivalVM, drafting
from fort_desktop.ui.table.viewmodels.hand import HandVM
from fort_desktop.ui.table.viewmodels.meter import MeterVM
from fort_desktop.ui.table.viewmodels.middle import (
    DeckVM,
    DiscardVM,
    LogVM,
    ParkVM,
    PerksVM,
    log_vm,
)
from fort_desktop.ui.table.viewmodels.plays import MatVM, Watched
from fort_desktop.ui.table.viewmodels.strip import StripVM
from fort_desktop.ui.table.viewmodels.table import (
    RIVALS,
    CornerVM,
    PlainVM,
    Shown,
    SpreadVM,
    TabsVM,
    ToolVM,
    table_vm,
)

BAR_Z: Final = 2000.0
BAR: Final = "bar"
"""The panel that is laid last, once all else is shown."""
LOOSE_Z: Final = 1000.0
"""What lies on the panels: bin, sheets, prompts."""
_SPREAD_Z: Final = 900.0
"""A hand that is laid open lies on the panels."""
_STRIP_Z: Final = 850.0
"""Above all panels, below what lies loose on them."""


class Acts(NamedTuple):
    """The actions of panels: those of the table, of the strip, and of the corner."""

    table: TableModel
    strip: Presses
    tools: Mapping[str, Callable[[], None] | None]


V = TypeVar("V")
P = TypeVar("P")


class Panel(Generic[V, P]):
    """A panel of the table: it is drawn again exactly when its value or its place differs.

    Args:
        name: as in `VIEW_MODELS`; kind: of its value there.
        places: of its parts, None where it is not there now.
        draw: lays its nodes; z: where it does not lie on those before it.
    """

    def __init__(
        self,
        name: str,
        kind: type[V],
        places: Callable[[TablePlaces], P | None],
        draw: Callable[[Node, P, Look, V, Acts], object],
        z: Callable[[P], float | None] = lambda places: None,
    ) -> None:
        self.name = name
        self._kind, self._places, self._draw, self._z = kind, places, draw, z

    def made(self, vm: object | None, at: TablePlaces, look: Look, acts: Acts) -> "Made | None":
        """Return what it is made of for a value and these places; None if it is not there now."""
        places = self._places(at)
        if vm is None or places is None:
            return None
        assert isinstance(vm, self._kind), (self.name, vm)
        draw = self._draw
        key = look, places, vm
        return Made(key, lambda to: draw(to, places, look, vm, acts), self._z(places))


class Made(NamedTuple):
    """The key of a panel, which says when it is drawn again, what draws it, and its place in z."""

    key: object
    draw: Callable[[Node], object]
    z: float | None


def _band(i: int) -> Panel[RivalVM, Box]:
    def place(at: TablePlaces) -> Box | None:
        bands = at.frame.top.bands
        return bands[i] if i < len(bands) else None

    return Panel(f"band {i}", RivalVM, place, lambda to, at, look, vm, acts: Band(to, at, look, vm))


def _seen(name: Seen) -> Callable[[TablePlaces], Box | None]:
    """Return the place of board or Park, as long as it is seen."""
    return lambda at: getattr(at.frame.panels, name) if at.plays and name in at.shown else None


def _hand_at(at: TablePlaces) -> HandAt:
    frame, grid, sheet = at.frame, None, None
    if at.draft is not None:
        grid = tuple(box.scaled(frame.unit) for box in at.draft.cards)
    elif at.spread is not None:
        grid, sheet = at.spread.cards, at.spread.sheet
    return HandAt(frame.panels.hand, frame.size, frame.top.bar.bottom, grid, sheet)


def _log_at(at: TablePlaces) -> LogAt:
    panels = at.frame.panels
    # In a draft it has no place, and only a key lays it open.
    return LogAt(panels.log if at.plays else None, panels.log_open, log_sheet(at.frame))


def _mat_at(at: TablePlaces) -> MatAt | None:
    if not at.plays or "mat" not in at.shown:
        return None
    return MatAt(at.frame.panels.mat, "park" not in at.shown)


def _perks_at(at: TablePlaces) -> PerksAt | None:
    panels = at.frame.panels
    return PerksAt(panels.perks, panels.perks_fold) if at.plays else None


def _lawn(parent: Node, at: tuple[int, int], look: Look, vm: PlainVM, acts: Acts) -> None:
    """The grass below everything; at dusk lights hang over the table's."""
    image = lawn(*at, look.dusk, look.dusk > 0)
    parent.add(Node(Box(0, 0, *at), image, "lawn", static=True))


PANELS: Final[tuple[Panel[Any, Any], ...]] = (
    Panel("lawn", PlainVM, lambda at: at.frame.size, _lawn),
    *(_band(i) for i in range(RIVALS)),
    Panel(
        "meter",
        MeterVM,
        lambda at: at.frame.top.meter,
        lambda to, at, look, vm, acts: end_meter(to, at, look.unit, vm),
    ),
    Panel(
        "corner",
        CornerVM,
        lambda at: (at.frame.top.menu, at.frame.top.since),
        lambda to, at, look, vm, acts: corner(to, at, look.unit, vm, acts.tools),
    ),
    Panel(
        "park",
        ParkVM,
        _seen("park"),
        lambda to, at, look, vm, acts: park(to, at, look, vm),
    ),
    Panel("mat", MatVM, _mat_at, lambda to, at, look, vm, acts: mat(to, at, look, vm)),
    Panel(
        "board",
        OwnBoardVM,
        _seen("board"),
        lambda to, at, look, vm, acts: own_board(to, at, look, vm),
    ),
    Panel(
        "tabs",
        TabsVM,
        lambda at: (at.frame.panels.tabs or None) if at.plays else None,
        lambda to, at, look, vm, acts: tabs(to, at, look.unit, vm, acts.table.to_front),
    ),
    Panel(
        "perks",
        PerksVM,
        _perks_at,
        lambda to, at, look, vm, acts: perks(
            to, at, look.unit, vm, partial(acts.table.show, "perks")
        ),
    ),
    Panel(
        "deck",
        DeckVM,
        lambda at: at.frame.panels.deck if at.own else None,
        lambda to, at, look, vm, acts: own_deck(to, at, look.unit, vm),
    ),
    Panel(
        "pile",
        DiscardVM,
        lambda at: at.frame.panels.discard if at.own else None,
        lambda to, at, look, vm, acts: own_pile(to, at, look.unit, vm),
    ),
    Panel(
        "supply",
        PlainVM,
        lambda at: at.supply,
        lambda to, at, look, vm, acts: supply(to, at, look.unit),
    ),
    Panel(
        "picks",
        PicksVM,
        lambda at: at.draft and at.draft._replace(cards=()),
        lambda to, at, look, vm, acts: own_picks(to, at, look, vm),
    ),
    Panel(
        "lay open",
        SpreadVM,
        lambda at: at.lay_open,
        lambda to, at, look, vm, acts: lay_open_button(
            to, at, look.unit, vm.spread, partial(acts.table.show, "hand")
        ),
    ),
    Panel(
        "hand",
        HandVM,
        _hand_at,
        lambda to, at, look, vm, acts: hand(to, at, look, vm, acts.table),
        z=lambda at: None if at.sheet is None else _SPREAD_Z,
    ),
    Panel(
        "strip",
        StripVM,
        lambda at: at.strip,
        lambda to, at, look, vm, acts: strip(to, at, look, vm, acts.strip),
        z=lambda at: _STRIP_Z,
    ),
    # An open one lies on all others.
    Panel(
        "log",
        LogVM,
        _log_at,
        lambda to, at, look, vm, acts: log(to, at, look, vm, acts.table),
    ),
)
"""The panels, from the lowest to the topmost."""


def shown_of(now: TableReader, panels: Set[Seen], tools: Sequence[Tool]) -> Shown:
    """Return all that the panels show of a state.

    Args:
        panels: which of board, Park and mat are seen; tools: the buttons in the corner.
    """
    view = now.shown
    public, moves = now.eyes.in_public, now.moves
    # Before all it invites in any case: else it would tell what is in the hand.
    plays = public or any(isinstance(move, PlayKid) for move in moves)
    follows = any(isinstance(move, Follow) for move in moves)
    covers = "mat" in panels and "park" not in panels
    watched = Watched(public, now.kind == "play" and plays, follows, covers, last_turn(now, view))
    return Shown(
        view=view,
        teller=now.teller,
        log=log_vm(now.log, now.past, now.overlay == "log"),
        faces=tuple(now.faces),
        turn=leading_seat(now),
        now=watched,
        recruits=now.game.recruits and now.undone is None and now.past is None,
        hand=ordered(now),
        given=now.hotseat.footprints if now.lays else (),
        orders=now.lays and now.stand.where == "glance",
        spread=now.overlay == "hand",
        tools=tuple(ToolVM(one.name, one.label, one.act is not None) for one in tools),
        panels=tuple(sorted(panels)),
        strip=strip_vm(now, view),
    )


def ordered(now: TableReader) -> Cards:
    """The own cards as their person has laid them, where nobody else sees them; no hidden ones."""
    view = now.shown
    if strip_of(now, view) != "hand":
        return ()
    cards = tuple(card for card in view.own.hand if card != HIDDEN)
    alone = now.stand.where in ("private", "glance") and now.stand.seat == view.seat
    if not now.hotseat.shared or not alone or not view.round:
        return cards
    laid = now.hotseat.hand_of(view.seat)
    return tuple(sorted(cards, key=lambda card: laid.index(card) if card in laid else len(laid)))


class TableNodes:
    """Everything on the table for one moment.

    Attributes:
        now: the state that is laid out; view: what is shown in it.
        places: of all panels; vms: their values.
        frame: the regions of the window; look: of all panels.
        asks: all had been told, so that a question may stand there.
        strip: what lies below, the hand or something in its place.
        root: holds what lies on the panels and is built each time.
        asked_at: where the question stands, once it is asked.

    Args:
        model: gets what is pressed; now: the state that is laid out.
        tools: the buttons in the corner; scale: how large the person wants everything.
        before: the table until now, of which unchanged panels are used again; ready: one that was
            laid out ahead, likewise.
        presses: what pads and curtain do where persons share the screen.
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
        self.frame = frame = frame_of(size, len(view.seats) - 1, mat_form(now, view), scale)
        self.unit = frame.unit
        self.look = Look(frame.unit, dusk_of(view))
        self.strip = strip_of(now, view)
        shown = shown_of(now, panels_shown(now, view, frame), tools)
        # Behind a curtain there is no pack: what lies beside its cards belongs to who sees them.
        pack = len(view.own.hand) if drafting(view) and self.strip != "cloth" else None
        self.places = table_places(
            frame,
            frozenset(shown.panels),
            len(shown.hand),
            pack=pack,
            spread=shown.spread,
            strip=shown.strip is not None,
        )
        self.vms = table_vm(shown)
        there = [nodes.panels if nodes is not None else None for nodes in (before, ready)]
        self.panels: Panels = Panels(size, *there)
        self.root: Node = Container(Box(0, 0, *size), "table", z=LOOSE_Z)
        self._acts = Acts(model, presses, {one.name: one.act for one in tools})
        for panel in PANELS:
            made = panel.made(self.vms[panel.name], self.places, self.look, self._acts)
            if made is not None:
                self.panels.lay(panel.name, *made)
        self._bin()

    @property
    def areas(self) -> dict[PartName, Box]:
        """The regions in pixels, by the parts of the table that lie there."""
        return self.places.areas

    @property
    def draft(self) -> DraftPlaces | None:
        """The places of a draft while there is one."""
        return self.places.draft

    @property
    def own_board(self) -> OwnBoardVM:
        """The value of the own board."""
        found = self.vms["board"]
        assert isinstance(found, OwnBoardVM)
        return found

    @property
    def perks(self) -> PerksVM:
        """The value of the perks."""
        found = self.vms["perks"]
        assert isinstance(found, PerksVM)
        return found

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

    @property
    def hand(self) -> Hand:
        """The own cards, once they are built."""
        built = self.panels["hand"].built
        assert isinstance(built, Hand)
        return built

    def relog(self, now: TableReader, ready: "TableNodes | None" = None) -> None:
        """Write the log anew if it has changed, and nothing else.

        Args:
            ready: a table that was laid out ahead, whose log is taken if it is just that.
        """
        vm = log_vm(now.log, now.past, now.overlay == "log")
        made = PANELS[-1].made(vm, self.places, self.look, self._acts)
        there = ready.panels if ready is not None else None
        if made is not None:
            self.panels.again("log", made.key, made.draw, there)

    @property
    def log_in_place(self) -> bool:
        """True if the log lies unfolded in a place of its own, so that nothing needs to open it."""
        panels = self.frame.panels
        return self.places.plays and panels.log is not None and panels.log_open

    # The bin.

    def _bin(self) -> None:
        """A place to drag what is to be trashed, or paid where no tray lies, shown only then."""
        decision = self.now.decision
        wanted = ("trash",) if self.places.supply is not None else ("trash", "spend", "convert")
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
