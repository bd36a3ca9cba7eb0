"""The table's nodes: puts all widgets in their regions and makes things respond."""

from collections.abc import Callable, Sequence
from functools import partial

from fort_desktop.bots.hint import Hint
from fort_desktop.rules.knowledge.view import View
from fort_desktop.rules.model.cards import Kid
from fort_desktop.rules.model.types import HIDDEN, RESOURCES
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Container, Node
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.screens.ends import dusk_of
from fort_desktop.ui.table.acting import actor
from fort_desktop.ui.table.lying import lying
from fort_desktop.ui.table.model import TableModel
from fort_desktop.ui.table.motion import Stand
from fort_desktop.ui.table.places.frame import Frame, MatForm, Panel, frame_of
from fort_desktop.ui.table.places.log import log_sheet
from fort_desktop.ui.table.things import (
    BIN,
    DiscardCard,
    LookoutCard,
    OwnYardCard,
    PackToken,
    ParkCard,
    ParkDeck,
    Part,
    PartName,
    PileCard,
    StuffToken,
    Thing,
)
from fort_desktop.ui.table.widgets.advice import Advice, advice_sheet
from fort_desktop.ui.table.widgets.band import Band
from fort_desktop.ui.table.widgets.corner import Tool, tool_node
from fort_desktop.ui.table.widgets.hand import Hand
from fort_desktop.ui.table.widgets.log import Told, folded, opened
from fort_desktop.ui.table.widgets.mat import MatState, bin_node, mat, park_room
from fort_desktop.ui.table.widgets.meter import end_meter
from fort_desktop.ui.table.widgets.own_board import own_board
from fort_desktop.ui.table.widgets.painter import Painter
from fort_desktop.ui.table.widgets.park import covered_park, park
from fort_desktop.ui.table.widgets.perks import perk_row, perks_button, perks_unfolded
from fort_desktop.ui.table.widgets.piles import own_deck, own_pile
from fort_desktop.ui.table.widgets.prompt import Choice, Note, prompt
from fort_desktop.ui.table.widgets.slip import Leader
from fort_desktop.ui.text.hints import chance_words, reason_words
from fort_desktop.ui.text.i18n import tr
from fort_desktop.ui.widgets.common import (
    card_node,
    panel_node,
    shaded,
)


def mat_form(model: TableModel, view: View) -> MatForm:
    """How much room the play area wants: more once there is more than one card to be read."""
    decision = model.decision
    if any(isinstance(intent.source, ParkCard | ParkDeck) for intent in model.intents):
        return "strip"
    if decision is not None and decision.kind == "follow":
        return "wide"
    if view.phase != "play" or view.round == 0:
        return "strip"
    if view.leader != view.seat:
        return "wide" if view.table else "strip"
    return "wide" if len(view.table) > 1 else "narrow"


def panels_shown(model: TableModel, view: View, frame: Frame) -> set[Panel]:
    """Which of board, Park and mat are seen: some lie at one place where there is little room."""
    panels, form = frame.panels, mat_form(model, view)
    apart = panels.mat.y >= panels.park.bottom or panels.mat.x >= panels.park.right
    front: Panel = "park" if form == "strip" else "mat"
    if panels.tabs:
        return {_in_front(model, view, front)}
    return {"board", "park", "mat"} if apart else {"board", front}


def _in_front(model: TableModel, view: View, front: Panel) -> Panel:
    """The one panel that is seen: where the answers lie, else where something happens."""
    if model.opened.front:
        return model.opened.front
    mine = (StuffToken, PackToken, LookoutCard, OwnYardCard)
    if any(isinstance(intent.source, mine) for intent in model.intents):
        return "board"
    asked = model.decision is not None and model.decision.kind in ("play", "follow", "recruit")
    return front if asked or view.table else "board"


class TableNodes:
    """Everything on the table for one moment.

    Attributes:
        areas: the regions in pixels; view: what is shown.
        asks: all had been told, so that a question may stand there.

    Args:
        tools: makes the buttons in the corner; scale: how large the person wants everything.
    """

    def __init__(
        self,
        size: tuple[int, int],
        unit: float,
        model: TableModel,
        view: View,
        tools: Callable[[], list[Tool]],
        scale: float = 1.0,
    ) -> None:
        self.model = model
        self.view = view
        self.unit = unit
        self.root: Node = Container(Box(0, 0, *size), "table")
        self.size = size
        self.asks = model.quiet
        self.frame = frame_of(size, len(view.seats) - 1, mat_form(model, view), scale)
        top, panels = self.frame.top, self.frame.panels
        self.areas: dict[PartName, Box] = {
            "ends": top.meter,
            "prompt": top.bar,
            "board": panels.board,
            "park": panels.park,
            "play": panels.mat,
            "perks": panels.perks,
            "log": panels.log or panels.sheets,
            "hand": panels.hand,
            "deck": panels.deck,
            "discard": panels.discard,
        }
        self._tools = tools
        self._top()
        self._panels()
        self._piles()
        self.hand = self._hand()
        self._chooser()
        self._bin()

    def _top(self) -> None:
        """The rivals' bands, the end meter, and the buttons in the corner."""
        view, session, top = self.view, self.model.session, self.frame.top
        painter = Painter(self.frame.unit, view, session.catalog, dusk_of(view))
        n, acts = len(view.seats), actor(self.model)
        for i, area in enumerate(top.bands):
            seat = view.seats[(view.seat + 1 + i) % n]
            name, player = self.model.teller.name(seat.seat), session.seats[seat.seat].player
            Band(self.root, area, painter, seat, name, player, acts == seat.seat)
        end_meter(self.root, top.meter, painter)
        for tool, place in zip(self._tools(), (top.menu, top.since), strict=True):
            self.root.add(tool_node(place, painter.unit, tool))

    def _panels(self) -> None:
        view, session, root, areas = self.view, self.model.session, self.root, self.areas
        painter = Painter(self.unit, view, session.catalog, dusk_of(view))
        if self.frame.panels.log is not None:
            shaded(root, areas["log"], self.unit)
        self._log_panel = self._log()
        fine = painter._replace(unit=self.frame.unit)
        self._perks(fine)
        self._middle_panels(fine)

    def _middle_panels(self, painter: Painter) -> None:
        """Board, Park and mat; of those that lie at one place the one that matters now."""
        root, areas, view = self.root, self.areas, self.view
        shown = panels_shown(self.model, view, self.frame)
        if "park" in shown:
            park(root, areas["park"], painter)
        if "mat" in shown:
            node = mat(root, areas["play"], painter, self._mat_state("park" not in shown))
            if "park" not in shown and park_room(areas["play"], painter.unit):
                covered_park(node, painter)
        if "board" in shown:
            own_board(root, areas["board"], painter, self.model.teller.name(view.seat))

    def _mat_state(self, covers: bool) -> MatState:
        model, view = self.model, self.view
        asked = model.decision.kind if model.decision is not None else ""
        seat = model.session.seats[view.leader]
        leader = Leader(model.teller.name(view.leader), seat.player, seat.colour)
        return MatState(asked == "play", asked == "follow", leader, covers)

    def _perks(self, painter: Painter) -> None:
        """The perks in their row, or behind their button."""
        panels, root = self.frame.panels, self.root
        if not panels.perks_fold:
            perk_row(root, panels.perks, painter)
            return
        perks_button(root, panels.perks, painter, self.model.show_perks)
        if self.model.opened.perks:
            perks_unfolded(root, panels.perks, panels.sheets, painter)

    def _log(self) -> Node | None:
        """The log, folded or open; None where only a key opens it."""
        model, panels, unit = self.model, self.frame.panels, self.frame.unit
        told = Told(model.lines, model.marked, model.last_line, model.go_to, model.show_log)
        if panels.log is not None and panels.log_open:
            panel = opened(self.root, panels.log, unit, told, False)
            panel.wheeled = model.scroll
        elif model.log_open:
            panel = opened(self.root, log_sheet(self.frame), unit, told, True)
            panel.wheeled = model.scroll
        elif panels.log is not None:
            panel = folded(self.root, panels.log, unit, told)
            panel.wheeled = model.unroll
        else:
            return None
        return panel

    def relog(self) -> None:
        """Write the log anew, and nothing else."""
        if self._log_panel is not None:
            self._log_panel.remove()
        self._log_panel = self._log()

    def frame_past(self) -> None:
        """A frame round the whole table: what it shows is not the present."""
        w, h = self.size
        edge = max(3.0, 12 * self.unit)
        sides = ((0, 0, w, edge), (0, h - edge, w, edge), (0, 0, edge, h), (w - edge, 0, edge, h))
        for side in sides:
            node, canvas = panel_node(Box(*side), self.unit, "past")
            canvas.image.fill(pal.OUTLINE)
            node.solid = False
            self.root.add(node)

    def advise(self, found: Sequence[Hint], close: Callable[[], None]) -> None:
        """The expert's advice over the middle of the table."""
        model = self.model
        advice = [
            Advice(
                model.labels.of(hint.move),
                chance_words(hint),
                reason_words(hint, model.teller),
                partial(model.make, hint.move),
            )
            for hint in found
        ]
        advice_sheet(self.root, self._middle(), self.unit, advice, close)

    def _middle(self) -> Box:
        """The middle of the table, where sheets are laid over everything."""
        return self.frame.panels.sheets

    def _piles(self) -> None:
        """The own deck and discard pile."""
        own, unit, panels = self.view.own, self.frame.unit, self.frame.panels
        own_deck(self.root, panels.deck, unit, own)
        own_pile(self.root, panels.discard, unit, own, self.model.session.catalog)

    def _hand(self) -> Hand:
        """The own cards; what is hidden, as another's hand in the past, is not shown."""
        kids = [self.model.session.catalog.kid[c] for c in self.view.own.hand if c != HIDDEN]
        return Hand(self.root, self.frame, kids, self._leaves)

    def _leaves(self, kid: Kid) -> bool:
        """DISCARD-2: what is left in the hand goes to the Yard, but Best Friends do not."""
        view = self.view
        recruits = view.leader == view.seat and view.phase == "recruit" and view.round > 0
        return recruits and kid.best_friend is None

    def _chooser(self) -> None:
        """A discard pile laid open: the own one to choose from, or any to look through it."""
        order = [self._kid_id(card) for card in self.view.own.discard]
        sources = {intent.source for intent in self.model.intents}
        kids = [kid for kid in dict.fromkeys(order) if DiscardCard(kid) in sources]
        if kids:
            self._sheet(tr("Your discard pile"), kids, DiscardCard)
        elif self.model.pile is not None:
            seat = self.view.seats[self.model.pile]
            title = tr("Discard pile of {who}", who=self.model.teller.name(seat.seat))
            self._sheet(title, [self._kid_id(card) for card in seat.discard], PileCard)

    def _kid_id(self, card: str) -> str:
        return self.model.session.catalog.kid[card].id

    def _sheet(self, title: str, kids: list[str], kind: type[DiscardCard | PileCard]) -> None:
        """Small cards in two rows over the middle of the table (DISCARD-3)."""
        catalog, unit = self.model.session.catalog, self.unit
        area = self._middle()
        shaded(self.root, area, unit)
        sheet, canvas = panel_node(area, unit, "sheet")
        sheet.static = False
        canvas.panel(0, 0, canvas.w, canvas.h, pal.TAPE)
        canvas.title(title, 18, 26, 24, canvas.w - 36)
        if kind is PileCard:
            sheet.clicked = lambda: self.model.look(None)
            canvas.words(tr("Click to close"), canvas.w - 18, 26, 18, 200, align="right")
        self.root.add(sheet)
        columns = max(6, -(-len(kids) // 2))
        step = (area.w - 24 * unit) / columns
        height = min(150 * unit, (step - 4) * 152 / 100)
        for i, kid in enumerate(kids):
            x = 12 * unit + (i % columns) * step
            y = 48 * unit + (i // columns) * (height + 8 * unit)
            sheet.add(card_node(catalog.kids[kid], x, y, height, "park", kind(kid)))

    def _bin(self) -> None:
        """A place to drag what is to be trashed or paid, shown only then."""
        decision = self.model.decision
        if decision is not None and decision.kind in ("trash", "spend", "convert"):
            self._add_bin("trash" if decision.kind == "trash" else "convert")

    def _add_bin(self, sign: str) -> None:
        window = Box(0, 0, *self.size)
        self.root.add(bin_node(self.areas["play"], self.frame.unit, window, sign))

    def prompt(self, words: str, choices: list[Choice], note: Note) -> None:
        """The question of the moment with its buttons."""
        colour = self.model.info.colour if self.model.past is None else ""
        asked = self.model.decision is not None
        hint = tr("Drag what glows to your board, or click it.") if asked else ""
        prompt(self.root, self.areas["prompt"], self.unit, words, colour, choices, hint, note)

    def place(self, thing: Thing) -> Box | None:
        """Where a thing is now, None if it is nowhere."""
        return next((node.area for node in self.root.walk() if node.key == thing), None)

    def stand(self) -> Stand:
        """What lies where, to tell how it moves."""
        return Stand(lying(self.root, self.view), self._where)

    def _where(self, thing: Thing) -> Box | None:
        """Where a thing is, or its part of the table if there is no node for it."""
        found = self.place(thing)
        if found is not None:
            return found
        part = thing.name if isinstance(thing, Part) else thing.part
        return self.areas.get(part) if part else None

    def show_bin(self, what: str) -> None:
        """Bring out the bin for what leaves the game."""
        if self.place(BIN) is None:
            self._add_bin("convert" if what in RESOURCES else "trash")
