"""The table's nodes: puts all widgets in their regions and makes things respond."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from fort_desktop.bots.hint import Hint
from fort_desktop.rules.model.types import HIDDEN, RESOURCES
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.layout import fan
from fort_desktop.scene.node import Node
from fort_desktop.scene.scene import Scene
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.cardface import card_back, card_width
from fort_desktop.ui.screens.ends import dusk_of
from fort_desktop.ui.table.acting import actor, leads
from fort_desktop.ui.table.flights import Flight
from fort_desktop.ui.table.flying import Way
from fort_desktop.ui.table.model import TableModel
from fort_desktop.ui.table.places.frame import MatForm, frame_of
from fort_desktop.ui.table.things import (
    BIN,
    DECK,
    OWN_PILE,
    DiscardCard,
    HandCard,
    Number,
    Part,
    PartName,
    PileCard,
    Thing,
)
from fort_desktop.ui.table.widgets.advice import Advice, advice_sheet
from fort_desktop.ui.table.widgets.answers import Choice
from fort_desktop.ui.table.widgets.band import Band
from fort_desktop.ui.table.widgets.bar import Said, TurnBar
from fort_desktop.ui.table.widgets.centre import park_panel, perk_row
from fort_desktop.ui.table.widgets.corner import Tool, tool_node
from fort_desktop.ui.table.widgets.log import log_panel
from fort_desktop.ui.table.widgets.meter import end_meter
from fort_desktop.ui.table.widgets.own_board import OwnBoard
from fort_desktop.ui.table.widgets.painter import Painter
from fort_desktop.ui.table.widgets.play_area import play_area
from fort_desktop.ui.text.hints import chance_words, reason_words
from fort_desktop.ui.text.i18n import tr
from fort_desktop.ui.widgets.common import (
    card_node,
    panel_node,
    shaded,
    taped,
)

_NAME_AT: Final = 112.0
"""So far from the left edge of the own board points the tail of the bar, in units."""


def mat_form(model: TableModel) -> MatForm:
    """How much room the play area wants: more once there is more than one card to be read."""
    view, decision = model.shown, model.decision
    if decision is not None and decision.kind == "follow":
        return "wide"
    if view.leader != view.seat:
        return "wide"
    if view.phase != "play":
        return "strip"
    return "wide" if len(view.table) > 1 else "narrow"


class TableNodes:
    """Everything on the table for one moment.

    Attributes:
        areas: the regions in pixels; view: what is shown.
        asks: all had been told, so that a question may stand there; asked_at: where it does.
        bands: those of the rivals, by seat.

    Args:
        tools: makes the buttons in the corner; scale: how large the person wants everything.
    """

    def __init__(
        self,
        scene: Scene,
        unit: float,
        model: TableModel,
        tools: Callable[[], list[Tool]],
        scale: float = 1.0,
    ) -> None:
        self.model = model
        self.view = model.shown
        self.unit = unit
        self.root = scene.root
        self.size = scene.size
        self.asks = model.quiet
        self.asked_at: Box | None = None
        self.bands: dict[int, Node] = {}
        self.frame = frame_of(scene.size, len(model.shown.seats) - 1, mat_form(model), scale)
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
        self._hand()
        self._chooser()
        self._bin()

    def _top(self) -> None:
        """The rivals' bands, the end meter, and the buttons in the corner."""
        view, session, top = self.view, self.model.session, self.frame.top
        painter = Painter(self.frame.unit, view, session.catalog, dusk_of(view))
        n, turn = len(view.seats), leads(self.model)
        for i, area in enumerate(top.bands):
            seat = view.seats[(view.seat + 1 + i) % n]
            name, player = self.model.teller.name(seat.seat), session.seats[seat.seat].player
            band = Band(self.root, area, painter, seat, name, player, turn == seat.seat)
            self.bands[seat.seat] = band.node
        end_meter(self.root, top.meter, painter)
        for tool, place in zip(self._tools(), (top.menu, top.since), strict=True):
            self.root.add(tool_node(place, painter.unit, tool))

    def _panels(self) -> None:
        view, root, areas = self.view, self.root, self.areas
        teller, session = self.model.teller, self.model.session
        painter = Painter(self.unit, view, session.catalog, dusk_of(view))
        shaded(root, areas["log"], self.unit)
        self._log_panel = self._log()
        park_panel(root, areas["park"], painter)
        perk_row(root, areas["perks"], painter)
        decision = self.model.decision
        play_area(root, areas["play"], painter, decision is not None and decision.kind == "play")
        OwnBoard(root, areas["board"], painter, teller.name(view.seat))

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
        height = min(150 * unit, (step - 4) * 150 / 104)
        for i, kid in enumerate(kids):
            x = 12 * unit + (i % columns) * step
            y = 48 * unit + (i // columns) * (height + 8 * unit)
            sheet.add(card_node(catalog.kids[kid], x, y, height, "mini", kind(kid)))

    def _bin(self) -> None:
        """A place to drag what is to be trashed or paid, shown only then."""
        decision = self.model.decision
        if decision is not None and decision.kind in ("trash", "spend", "convert"):
            self._add_bin("trash" if decision.kind == "trash" else "convert")

    def _add_bin(self, sign: str) -> None:
        play = self.areas["play"]
        size = 104 * self.unit
        area = Box(play.x + play.w - size - 10 * self.unit, play.y + 10 * self.unit, size, size)
        node, canvas = panel_node(area, self.unit, BIN)
        canvas.panel(0, 0, canvas.w, canvas.h, pal.PAPER, 14)
        canvas.icon(sign, 20, 20, 64)
        node.static = False  # above the cards that lie there
        self.root.add(node)

    def prompt(self, said: Said, choices: list[Choice], tools: list[Tool]) -> None:
        """The turn bar: the question of the moment with its buttons."""
        top, acts, view = self.frame.top, actor(self.model), self.view
        at = None
        if acts == view.seat:
            at = self.areas["board"].x + _NAME_AT * self.frame.unit, False
        elif acts is not None:
            band = top.bands[(acts - view.seat - 1) % len(view.seats)]
            at = band.center.x, True
        bar = TurnBar(self.root, top.bar, self.frame.sheet, said, choices, tools, at)
        self.asked_at = bar.asked.area

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
