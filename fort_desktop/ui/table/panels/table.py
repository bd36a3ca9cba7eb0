"""The panels of the table: where each lies, and what draws it from its value."""

from collections.abc import Callable
from functools import partial
from typing import Any, Final, Generic, Literal, NamedTuple, Protocol, TypeVar

from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.outdoors import lawn
from fort_desktop.ui.table.layout.frame import Panel as Seen
from fort_desktop.ui.table.layout.strip import Strip
from fort_desktop.ui.table.layout.table import TablePlaces
from fort_desktop.ui.table.note import NoteKey
from fort_desktop.ui.table.panels.bar import BarAt, bar
from fort_desktop.ui.table.panels.buttons import corner, tabs
from fort_desktop.ui.table.panels.hand import (
    Hand,
    HandActs,
    HandAt,
    hand,
    lay_open_button,
    own_picks,
    rug,
)
from fort_desktop.ui.table.panels.home import home
from fort_desktop.ui.table.panels.log import LogActs, LogAt, log
from fort_desktop.ui.table.panels.mat import mat
from fort_desktop.ui.table.panels.meter import end_meter
from fort_desktop.ui.table.panels.own_board import BoardAt, own_board
from fort_desktop.ui.table.panels.park import PerksAt, park, perks
from fort_desktop.ui.table.panels.pieces import Look
from fort_desktop.ui.table.panels.piles import own_deck, own_pile, supply
from fort_desktop.ui.table.panels.rivals import Band
from fort_desktop.ui.table.panels.strip import Presses, strip
from fort_desktop.ui.table.viewmodels.bar import BarVM
from fort_desktop.ui.table.viewmodels.boards import BoardVM, PicksVM, RivalVM
from fort_desktop.ui.table.viewmodels.meter import MeterVM
from fort_desktop.ui.table.viewmodels.middle import (
    DeckVM,
    DiscardVM,
    HandVM,
    LogVM,
    ParkVM,
    PerksVM,
    RugVM,
)
from fort_desktop.ui.table.viewmodels.plays import MatVM
from fort_desktop.ui.table.viewmodels.strip import StripVM
from fort_desktop.ui.table.viewmodels.table import (
    RIVALS,
    CornerVM,
    HomeVM,
    LeadVM,
    PlainVM,
    SpreadVM,
    TabsVM,
)
from fort_desktop.ui.toolkit.common import panel_node, shaded

_PLATE: Final = 3.0
"""How far the plate below what leads reaches out from it."""
_SHADE: Final = 1.4
"""How much deeper its shade is than that of other things."""
_SPREAD_Z: Final = 900.0
"""A hand that is laid open lies on the panels."""
_HOME_Z: Final = 1900.0
"""The teacher's home lies on what lies loose on the panels: no veil darkens it."""
STRIP_Z: Final = 850.0
"""Above all panels, below what lies loose on them."""
_BAR_Z: Final = 950.0
"""Above all panels, below what lies loose on them: a veil darkens its buttons as well."""


class TableActs(HandActs, LogActs, Protocol):
    """The actions of the table that panels call for.

    Attributes:
        noted: called with the button of the teacher's note that was pressed.
    """

    noted: Callable[[NoteKey], None]

    def show(self, overlay: Literal["perks", "hand", "log", "board"]) -> None:
        """Lay something open over the table, or close it."""

    def to_front(self, panel: Seen) -> None:
        """Show one of the panels that lie at one place."""


class Acts(NamedTuple):
    """The actions of panels: those of the table, of the strip, and of keys of bar and corner."""

    table: TableActs
    strip: Presses
    press: Callable[[object], None]


V = TypeVar("V")
P = TypeVar("P")
Draw = Callable[[Node, P, Look, V, Acts], object]


class Panel(Generic[V, P]):
    """A panel of the table: it is drawn again exactly when its value, place or light differ.

    Args:
        name: as in `VIEW_MODELS`; kind: of its value there.
        places: of its parts, None where it is not there now.
        draw: lays its nodes; z: where it does not lie on those before it.
        outdoors: it is drawn in the light of the day, so it is drawn again at dusk.
    """

    def __init__(
        self,
        name: str,
        kind: type[V],
        places: Callable[[TablePlaces], P | None],
        draw: Draw[P, V],
        z: Callable[[P], float | None] = lambda places: None,
        outdoors: bool = False,
    ) -> None:
        self.name = name
        self._kind, self._places, self._draw, self._z = kind, places, draw, z
        self._outdoors = outdoors

    def placed(
        self, vm: object | None, at: TablePlaces, look: Look, acts: Acts
    ) -> "PlacedPanel | None":
        """Return what it is made of for a value and these places; None if it is not there now."""
        places = self._places(at)
        if vm is None or places is None:
            return None
        assert isinstance(vm, self._kind), (self.name, vm)
        draw, look = self._draw, look if self._outdoors else Look(look.unit)
        key = look, places, vm
        return PlacedPanel(key, lambda to: draw(to, places, look, vm, acts), self._z(places))


class PlacedPanel(NamedTuple):
    """The key of a panel, which says when it is drawn again, what draws it, and its place in z."""

    key: object
    draw: Callable[[Node], object]
    z: float | None


def plain(draw: Callable[[Node, P, Look, V], object]) -> Draw[P, V]:
    """Return what draws a panel on which nothing is pressed."""
    return lambda to, at, look, vm, acts: draw(to, at, look, vm)


def _band_at(i: int) -> Callable[[TablePlaces], Box | None]:
    return lambda at: next(iter(at.frame.top.bands[i : i + 1]), None)


def _park_at(at: TablePlaces) -> Box | None:
    return at.frame.panels.park if at.plays and "park" in at.shown else None


def _hand_at(at: TablePlaces) -> HandAt:
    frame, grid, sheet = at.frame, None, None
    if at.draft is not None:
        grid = tuple(box.scaled(frame.unit) for box in at.draft.cards)
    elif at.spread is not None:
        grid, sheet = at.spread.cards, at.spread.sheet
    return HandAt(
        frame.panels.hand, frame.size, frame.top.bar.bottom, grid, sheet, frame.panels.beside
    )


def _rug_at(at: TablePlaces) -> HandAt | None:
    return _hand_at(at)._replace(grid=None, sheet=None) if at.own and at.plays else None


def _log_at(at: TablePlaces) -> LogAt:
    panels = at.frame.panels
    # In a draft it has no place, and only a key lays it open.
    return LogAt(panels.log if at.plays else None, panels.log_open, at.log)


def _mat_at(at: TablePlaces) -> Box | None:
    return at.frame.panels.mat if at.plays and "mat" in at.shown else None


def _perks_at(at: TablePlaces) -> PerksAt | None:
    panels = at.frame.panels
    return PerksAt(panels.perks, panels.perks_fold) if at.plays else None


def _lawn(parent: Node, at: tuple[int, int], look: Look, vm: PlainVM) -> None:
    """The grass below everything; at dusk lights hang over the table's."""
    image = lawn(*at, look.dusk, look.dusk > 0)
    parent.add(Node(Box(0, 0, *at), image, "lawn", static=True))


class Zones(NamedTuple):
    """The places of the panels that may lead, None of one that is not seen."""

    board: Box | None
    park: Box | None
    mat: Box | None


def _zones(at: TablePlaces) -> Zones | None:
    if not at.plays or at.opened:
        return None
    places = {"board": at.board, "park": at.frame.panels.park, "mat": at.frame.panels.mat}
    return Zones(**{name: place if name in at.shown else None for name, place in places.items()})


def _lead(parent: Node, at: Zones, look: Look, vm: LeadVM) -> None:
    """A dark plate with a shade below what leads: that alone stands out from the lawn."""
    for name in vm.panels:
        place = getattr(at, name)
        if place is not None:
            edge = -_PLATE * look.unit
            plate, canvas = panel_node(place.inset(edge, edge, edge, edge), look.unit, "lead")
            canvas.panel(0, 0, canvas.w, canvas.h, pal.OUTLINE, 12 + _PLATE, None)
            shaded(parent, plate.box, look.unit * _SHADE)
            parent.add(plate)


def _corner(to: Node, at: tuple[Box, Box], look: Look, vm: CornerVM, acts: Acts) -> None:
    corner(to, at, look.unit, vm, acts.press)


def _tabs(to: Node, at: tuple[Box, ...], look: Look, vm: TabsVM, acts: Acts) -> None:
    tabs(to, at, look.unit, vm, acts.table.to_front)


def _board_at(at: TablePlaces) -> BoardAt | None:
    seen = at.plays and ("board" in at.shown or at.opened)
    return BoardAt(at.board, at.opened) if seen else None


def _board(to: Node, at: BoardAt, look: Look, vm: BoardVM, acts: Acts) -> None:
    own_board(to, at, look, vm, partial(acts.table.show, "board"))


def _perks(to: Node, at: PerksAt, look: Look, vm: PerksVM, acts: Acts) -> None:
    perks(to, at, look.unit, vm, partial(acts.table.show, "perks"))


def _lay_open(to: Node, at: Box, look: Look, vm: SpreadVM, acts: Acts) -> None:
    lay_open_button(to, at, look.unit, vm.spread, partial(acts.table.show, "hand"))


def _hand(to: Node, at: HandAt, look: Look, vm: HandVM, acts: Acts) -> Hand:
    return hand(to, at, look, vm, acts.table)


def _strip(to: Node, at: Strip, look: Look, vm: StripVM, acts: Acts) -> None:
    strip(to, at, look, vm, acts.strip)


def _log(to: Node, at: LogAt, look: Look, vm: LogVM, acts: Acts) -> None:
    log(to, at, look, vm, acts.table)


def _home(to: Node, at: Box, look: Look, vm: HomeVM, acts: Acts) -> None:
    home(to, at, look.unit, vm, acts.table.noted)


HOME: Final = Panel("home", HomeVM, lambda at: at.frame.panels.home, _home, lambda at: _HOME_Z)


def _bar(to: Node, at: BarAt, look: Look, vm: BarVM, acts: Acts) -> None:
    bar(to, at, vm, acts.press)


BAR: Final = Panel(
    "bar",
    BarVM,
    lambda at: BarAt(at.frame.top.bar, at.frame.sheet, at.acts),
    _bar,
    lambda at: _BAR_Z,
)
LOG: Final = Panel("log", LogVM, _log_at, _log)
PANELS: Final[tuple[Panel[Any, Any], ...]] = (
    Panel("lawn", PlainVM, lambda at: at.frame.size, plain(_lawn), outdoors=True),
    Panel("rug", RugVM, _rug_at, plain(rug)),
    Panel("lead", LeadVM, _zones, plain(_lead)),
    *(Panel(f"band {i}", RivalVM, _band_at(i), plain(Band), outdoors=True) for i in range(RIVALS)),
    Panel("meter", MeterVM, lambda at: at.frame.top.meter, plain(end_meter)),
    Panel("corner", CornerVM, lambda at: (at.frame.top.menu, at.frame.top.since), _corner),
    Panel("park", ParkVM, _park_at, plain(park), outdoors=True),
    Panel("mat", MatVM, _mat_at, plain(mat), outdoors=True),
    Panel(
        "board",
        BoardVM,
        _board_at,
        _board,
        lambda at: _SPREAD_Z if at.opened else None,
        outdoors=True,
    ),
    Panel("tabs", TabsVM, lambda at: (at.plays and at.frame.panels.tabs) or None, _tabs),
    Panel("perks", PerksVM, _perks_at, _perks),
    Panel("deck", DeckVM, lambda at: at.frame.panels.deck if at.own else None, plain(own_deck)),
    Panel(
        "pile", DiscardVM, lambda at: at.frame.panels.discard if at.own else None, plain(own_pile)
    ),
    Panel("supply", PlainVM, lambda at: at.supply, plain(supply)),
    Panel(
        "picks",
        PicksVM,
        lambda at: at.draft and at.draft._replace(cards=()),
        plain(own_picks),
        outdoors=True,
    ),
    Panel("lay open", SpreadVM, lambda at: at.lay_open, _lay_open),
    Panel("hand", HandVM, _hand_at, _hand, lambda at: at.sheet and _SPREAD_Z),
    Panel("strip", StripVM, lambda at: at.strip, _strip, lambda at: STRIP_Z, outdoors=True),
    # An open one lies on all others.
    LOG,
    HOME,
    BAR,
)
"""The panels, from the lowest to the topmost."""
