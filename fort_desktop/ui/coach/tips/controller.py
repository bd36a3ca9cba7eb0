"""The notes of a table: whose are shown, when one comes and goes, and where it lies."""

from collections.abc import Callable
from typing import Final, Protocol

import msgspec

from fort_desktop.rules.knowledge.view import View
from fort_desktop.rules.model.events import Event
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.scene.scene import Scene
from fort_desktop.session.session import Session
from fort_desktop.ui.coach.notes.placing import Room, around
from fort_desktop.ui.coach.tips.card import Actions, TipCard
from fort_desktop.ui.coach.tips.context import Context
from fort_desktop.ui.coach.tips.progress import Keeper, keeper_of
from fort_desktop.ui.coach.tips.queue import Queue
from fort_desktop.ui.coach.tips.tips import Tip
from fort_desktop.ui.host import routes
from fort_desktop.ui.host.screen import Host
from fort_desktop.ui.table.hotseat_controller import HotseatController
from fort_desktop.ui.table.input_bindings import InputBindings
from fort_desktop.ui.table.layout.dialogs import choice_places
from fort_desktop.ui.table.model import TableModel
from fort_desktop.ui.table.nodes import TableNodes
from fort_desktop.ui.table.presenter import Presenter
from fort_desktop.ui.table.sheets import offers
from fort_desktop.ui.table.things import Part, Thing
from fort_desktop.ui.table.tooltips import Tooltips
from fort_desktop.ui.text.help import note_words
from fort_desktop.ui.toolkit.common import GLOW

_READ: Final = 1.2
_LETTER: Final = 0.04
"""Seconds that the table stands still for a note, and for each letter of it besides."""


class Table(Protocol):
    """The parts of a table that notes for beginners need."""

    app: Host
    scene: Scene
    session: Session
    model: TableModel
    nodes: TableNodes
    bindings: InputBindings
    tooltips: Tooltips
    presenter: Presenter
    shared: HotseatController
    gone: bool
    plays: bool

    @property
    def speed(self) -> float:
        """The speed of animations, 0 for none."""


class TipController:
    """Notes for beginners at one table.

    Attributes:
        quiet: whether nothing is told now, since somebody else does; to be set by who knows.
        shown: the moment whose note lies on the table, None for none.
    """

    def __init__(self, table: Table) -> None:
        self.shown: Tip | None = None
        self.quiet: Callable[[], bool] = lambda: not table.plays
        table.presenter.told = self.tell
        self._table = table
        session = table.session
        keepers = {seat: keeper_of(table.app, session, seat) for seat in session.persons}
        self._keepers: dict[int, Keeper] = {s: one for s, one in keepers.items() if one is not None}
        self._queues = {seat: Queue() for seat in self._keepers}
        self._made = session.made
        self._asked: object = None
        self._now: Context | None = None
        self._top: Node | None = None
        self._place: Box | None = None

    # Whose notes.

    @property
    def reader(self) -> int | None:
        """The person whose notes may be seen: who plays alone, or whose hand is shown now."""
        model = self._table.model
        eyes, seat = model.eyes, model.shown.seat
        if not eyes.shared:
            alone = next(iter(self._table.session.persons), None)
            return alone if alone == seat else None
        if eyes.holder is not None:
            return seat if eyes.holder == seat else None
        # A hand that lies open by a house rule tells everybody what its owner is told.
        decision = model.decision
        open_hand = decision is not None and decision.seat == seat and bool(model.shown.own.hand)
        return seat if open_hand and eyes.where == "public" else None

    @property
    def keeper(self) -> Keeper | None:
        """The keeper of the notes of the person who reads now; None if there is none."""
        reader = self.reader
        return self._keepers.get(reader) if reader is not None else None

    @property
    def seen(self) -> tuple[str, ...]:
        """The names of the moments whose notes the person who reads now has seen."""
        keeper = self.keeper
        return keeper.notes.seen if keeper is not None else ()

    def _allowed(self, seat: int) -> bool:
        keeper = self._keepers.get(seat)
        on = self._table.app.settings.notes.on and keeper is not None and keeper.notes.on
        return on and not self.quiet()

    # When.

    def tell(self, event: Event, view: View) -> float:
        """Something is told; returns for how many seconds the table stands still for a note."""
        found = 0.0
        for seat, queue in self._queues.items():
            now = Context(seat, view, self._table.session.catalog, event=event)
            due = queue.tell(now, self._keepers[seat].notes.seen)
            seen = seat == self.reader and self._allowed(seat) and self.shown is None
            if due is not None and seen and not self._table.model.state.again and not self._below:
                found = _READ + _LETTER * len(note_words(due.name))
        return found

    def go_on(self) -> None:
        """Take away what is over, and show what is due."""
        table, model = self._table, self._table.model
        made, before = table.session.made, self._made
        if made != before:
            self._made = made
            self.close()
            if made < before:
                self.take_back()
        reader = self.reader
        if reader is None or model.past is not None or not self._allowed(reader):
            self.close()
            return
        self._give_way()
        if self._below:
            return
        if (
            self.shown is not None
            or model.state.landing is not None
            or model.state.again
            or table.gone
        ):
            return
        decision = model.decision
        asks = decision if decision is not None and decision.seat == reader else None
        if asks is not None and table.scene.animator.busy:
            return  # a sheet with the answers may still be on its way
        now = Context(reader, model.shown, table.session.catalog, asks)
        if (now.view, asks) != self._asked:
            self._asked = now.view, asks
            self._show(now)

    def take_back(self) -> None:
        """A move was taken back."""
        reader, model = self.reader, self._table.model
        if reader is not None and reader in self._queues:
            now = Context(reader, model.shown, self._table.session.catalog, undone=True)
            self._queues[reader].tell(now, self._keepers[reader].notes.seen)

    def _show(self, now: Context) -> None:
        """Lay the first note that is due, if it finds a place."""
        queue, keeper = self._queues[now.seat], self._keepers[now.seat]
        due = queue.due(now, keeper.notes.seen)
        if due is None:
            return
        self.shown, self._now, self._place = due, now, None
        self.lay_out()
        if self._top is None:
            self.shown = None
            return
        queue.shown(due)
        keeper.keep(keeper.notes.having_seen(due.name))

    # What a person does with it.

    def close(self) -> None:
        """The note goes."""
        self.shown = self._now = None
        self._take_away()

    def _off(self) -> None:
        """This person wants no more notes."""
        keeper = self.keeper
        if keeper is not None:
            keeper.keep(msgspec.structs.replace(keeper.notes, on=False))
        self.close()

    def _more(self) -> None:
        """Open the page of the rules, or the settings."""
        app, shown = self._table.app, self.shown
        spot = shown.spot if shown is not None else None
        if spot is not None:
            app.push(routes.Rules(spot))
        else:
            app.push(routes.Settings())

    # Where.

    @property
    def _below(self) -> bool:
        """True if something lies open that is to be read now: a note waits until it is closed.

        A card in front, its panel and a rival's sheet come and go with the pointer: they lie above
        the note. A sheet that asks is what the note tells about.
        """
        table, model = self._table, self._table.model
        opened = model.state.advice or model.state.pile is not None
        return bool(opened) or model.overlay in ("perks", "log") or table.shared.lies_beside

    def _give_way(self) -> None:
        if self._top is not None:
            self._top.visible = not self._below

    def lay_out(self) -> None:
        """Lay the note that is shown on a table that was laid out anew."""
        self._take_away()
        table = self._table
        if self.shown is None or self._now is None:
            return
        nodes = table.nodes
        paper = TipCard(nodes.unit, note_words(self.shown.name))
        room = self._room(self.shown.about(self._now))
        # It stays where it lies as long as that is free.
        kept = self._place is not None and paper.fits(self._place, room)
        self._place = self._place if kept else paper.place(room)
        if self._place is None:
            return
        place, press = self._place, Actions(self._more, self._off, self.close)
        self._top = paper.lay(nodes.root, place, room, press)
        self._give_way()

    def _take_away(self) -> None:
        if self._top is not None and self._top.parent is not None:
            self._top.remove()
        self._top = None

    def _room(self, about: tuple[Thing, ...]) -> Room:
        """Return the constraints on a note: current answers stay free, and so does the hand."""
        table, nodes = self._table, self._table.nodes
        there = list(table.scene.root.walk())
        found = (_seen(node) for thing in about for node in there if _is(node, thing))
        target = next(found, None) or _area(about, nodes)
        answers = [_seen(node) for node in table.bindings.glowing.values() if node.shown()]
        hand = [_seen(node) for node in nodes.hand.cards]
        return Room(
            Box(0, 0, *table.scene.size),
            [target] if target is not None else [],
            around(hand) if hand else Box(0, 0, 0, 0),
            nodes.frame.top.bar,
            [*table.tooltips.spread, *self._words()],
            answers,
        )

    def _words(self) -> list[Box]:
        """The line below what a sheet offers, which is to be read before somebody chooses."""
        model, frame = self._table.model, self._table.nodes.frame
        found = offers(model)
        if not found or model.state.folded:
            return []
        words = choice_places(frame, len(found)).words
        return [words.scaled(frame.unit)] if words is not None else []


def _is(node: Node, thing: Thing) -> bool:
    return node.key == thing and node.shown()


def _seen(node: Node) -> Box:
    """Return the area in which a node is seen: a node at the front is larger there.

    A card in the hand or on a sheet is a mere place, and its picture may be larger.
    """
    if node.seen_as is not None:
        return node.seen_as.area
    pictures = [one.area for one in node.children if one.key != GLOW]
    return around([node.area, *pictures]) if node.image is None else node.area


def _area(about: tuple[Thing, ...], nodes: TableNodes) -> Box | None:
    """The part of the table where the thing would be."""
    names = (thing.name if isinstance(thing, Part) else thing.part for thing in about)
    return next((nodes.areas[name] for name in names if name and name in nodes.areas), None)
