"""The table's nodes: puts all widgets in their regions and makes things respond."""

from collections.abc import Callable, Sequence
from functools import partial

from fort_desktop.bots.hint import Hint
from fort_desktop.rules.model.types import HIDDEN, RESOURCES
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.layout import fan
from fort_desktop.scene.node import Node
from fort_desktop.scene.scene import Scene
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.cardback import card_back
from fort_desktop.ui.art.styles import card_width
from fort_desktop.ui.screens.ends import dusk_of
from fort_desktop.ui.table.flights import Flight
from fort_desktop.ui.table.flying import Way
from fort_desktop.ui.table.model import TableModel
from fort_desktop.ui.table.places.frame import Frame, MatForm, Panel, frame_of
from fort_desktop.ui.table.things import (
    BIN,
    DECK,
    OWN_PILE,
    DiscardCard,
    HandCard,
    LookoutCard,
    Number,
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
from fort_desktop.ui.table.widgets.centre import ends_panel
from fort_desktop.ui.table.widgets.log import Tool, log_panel, tools
from fort_desktop.ui.table.widgets.mat import MatState, bin_node, mat, park_room
from fort_desktop.ui.table.widgets.own_board import own_board
from fort_desktop.ui.table.widgets.painter import Painter
from fort_desktop.ui.table.widgets.park import covered_park, park
from fort_desktop.ui.table.widgets.perks import perk_row, perks_button, perks_unfolded
from fort_desktop.ui.table.widgets.prompt import Choice, Note, prompt
from fort_desktop.ui.table.widgets.rival_board import rival_panel
from fort_desktop.ui.table.widgets.slip import Leader
from fort_desktop.ui.text.hints import chance_words, reason_words
from fort_desktop.ui.text.i18n import tr
from fort_desktop.ui.widgets.common import (
    card_node,
    panel_node,
    shaded,
    taped,
)


def mat_form(model: TableModel) -> MatForm:
    """How much room the play area wants: more once there is more than one card to be read."""
    view, decision = model.shown, model.decision
    if any(isinstance(intent.source, ParkCard | ParkDeck) for intent in model.intents):
        return "strip"
    if decision is not None and decision.kind == "follow":
        return "wide"
    if view.phase != "play" or view.round == 0:
        return "strip"
    if view.leader != view.seat:
        return "wide" if view.table else "narrow"
    return "wide" if len(view.table) > 1 else "narrow"


def panels_shown(model: TableModel, frame: Frame) -> set[Panel]:
    """Which of board, Park and mat are seen: some lie at one place where there is little room."""
    panels = frame.panels
    apart = panels.mat.y >= panels.park.bottom or panels.mat.x >= panels.park.right
    form = mat_form(model)
    front: Panel = "park" if form == "strip" else "mat"
    if panels.tabs:
        return {_in_front(model, front)}
    return {"board", "park", "mat"} if apart else {"board", front}


def _in_front(model: TableModel, front: Panel) -> Panel:
    """The one panel that is seen: where the answers lie, else where something happens."""
    if model.opened.front:
        return model.opened.front
    mine = (StuffToken, PackToken, LookoutCard, OwnYardCard)
    if any(isinstance(intent.source, mine) for intent in model.intents):
        return "board"
    asked = model.decision is not None and model.decision.kind in ("play", "follow", "recruit")
    return front if asked or model.shown.table else "board"


class TableNodes:
    """Everything on the table for one moment.

    Attributes:
        areas: the regions in pixels; view: what is shown.
        asks: all had been told, so that a question may stand there.

    Args:
        tools: makes the buttons of the log.
    """

    def __init__(
        self, scene: Scene, unit: float, model: TableModel, tools: Callable[[], list[Tool]]
    ) -> None:
        self.model = model
        self.view = model.shown
        self.unit = unit
        self.root = scene.root
        self.size = scene.size
        self.asks = model.quiet
        self.frame = frame_of(scene.size, len(model.shown.seats) - 1, mat_form(model))
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
        self._panels()
        self._piles()
        self._hand()
        self._chooser()
        self._bin()

    def _panels(self) -> None:
        view, root, areas = self.view, self.root, self.areas
        teller, session = self.model.teller, self.model.session
        painter = Painter(self.unit, view, session.catalog, dusk_of(view))
        n = len(view.seats)
        for i, area in enumerate(self.frame.top.bands):
            seat = view.seats[(view.seat + 1 + i) % n]
            player = session.seats[seat.seat].player
            rival_panel(root, area, painter, seat, teller.name(seat.seat), player)
        shaded(root, areas["log"], self.unit)
        self._log_panel = self._log()
        fine = painter._replace(unit=self.frame.unit)
        self._perks(fine)
        ends_panel(root, areas["ends"], painter)
        self._middle_panels(fine)

    def _middle_panels(self, painter: Painter) -> None:
        """Board, Park and mat; of those that lie at one place the one that matters now."""
        root, areas, view = self.root, self.areas, self.view
        shown = panels_shown(self.model, self.frame)
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

    def _log(self) -> Node:
        model = self.model
        panel = log_panel(
            self.root,
            self.areas["log"],
            self.unit,
            model.lines,
            model.marked,
            model.last_line,
            model.go_to,
        )
        panel.wheeled = model.scroll
        tools(panel, self.unit, self._tools())
        return panel

    def relog(self) -> None:
        """Write the log anew, and nothing else."""
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
        own, unit = self.view.own, self.unit
        area = self.areas["deck"]
        height = min(area.h - 40 * unit, 160 * unit)
        size = (round(height * 0.68), round(height))
        back = card_back(*size, pal.SEATS[own.colour], own.deck_count)
        place = Box(area.x + (area.w - size[0]) / 2, area.y, *size)
        self.root.add(Node(place, back, DECK, static=True))
        place = Box(area.x, area.y + height + 2 * unit, area.w, 38 * unit)
        label, canvas = panel_node(place, unit, Number(own.seat, "deck"))
        label.label = str(own.deck_count)
        taped(canvas, 0, 1, canvas.w, tr("My deck"), 18)
        self.root.add(label)
        area = self.areas["discard"]
        pile, canvas = panel_node(area, unit, OWN_PILE)
        pile.label = tr("Discard {n}", n=len(own.discard))
        taped(canvas, 0, canvas.h - 36, canvas.w, pile.label, 18)
        self.root.add(pile)
        high = min(150 * unit, area.h - 40 * unit)
        if own.discard:
            kid = self.model.session.catalog.kid[own.discard[-1]]
            card = card_node(kid, 0, 0, high, "mini", "discarded")
            card.static = True
            pile.add(card)
        else:
            canvas.slot(2, 2, card_width("mini", round(high)) / unit, high / unit)

    def _hand(self) -> None:
        own, area = self.view.own, self.areas["hand"]
        height = min(284 * self.unit, area.h - 14 * self.unit)
        width = card_width("big", round(height))
        places = fan(area, len(own.hand), width, 193 * self.unit, 6 * self.unit)
        for card, place in zip(own.hand, places, strict=True):
            if card == HIDDEN:
                continue
            kid = self.model.session.catalog.kid[card]
            node = card_node(kid, place.x, place.y, height, "big", HandCard(kid.id))
            node.angle = place.angle
            self.root.add(node)

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

    def ways(self, flight: Flight) -> list[Way]:
        """From where to where its things fly; none if that is nowhere on the table.

        What lies at a start is hidden: it is under way.
        """
        if flight.end == BIN and self.place(BIN) is None:
            token = flight.what[0] in RESOURCES
            self._add_bin("convert" if token else "trash")
        found: list[Way] = []
        taken: list[Node] = []
        ends = [node.area for node in self.root.walk() if node.key == flight.end]
        for number, start in enumerate(flight.starts):
            there = [n for n in self.root.walk() if n.key == start and n not in taken]
            taken += there[-1:]
            begin = there[-1].area if there else self._region(start)
            end = ends[min(number, len(ends) - 1)] if ends else self._region(flight.end)
            if begin is None or end is None:
                return []
            found.append(Way(begin, end))
        for node in taken:
            node.visible = not (isinstance(node.key, Thing) and node.key.moves)
        return found

    def _region(self, thing: Thing) -> Box | None:
        """Where a thing would be that has no node at present."""
        part = thing.name if isinstance(thing, Part) else thing.part
        return self.areas.get(part) if part else None
