"""The notes for beginners at a table: whose are said, and when one comes and goes."""

from collections.abc import Callable
from functools import partial
from typing import Final, Protocol

import msgspec

from fort_desktop.rules.knowledge.view import View
from fort_desktop.rules.model.events import Event
from fort_desktop.scene.node import Node
from fort_desktop.scene.scene import Scene
from fort_desktop.session.session import Session
from fort_desktop.ui.coach.lights import Beam, Lamp
from fort_desktop.ui.coach.speaking import Spoken
from fort_desktop.ui.coach.tips.context import Context
from fort_desktop.ui.coach.tips.progress import Keeper, keeper_of
from fort_desktop.ui.coach.tips.queue import Queue
from fort_desktop.ui.coach.tips.tips import Tip
from fort_desktop.ui.host import routes
from fort_desktop.ui.host.screen import Host
from fort_desktop.ui.i18n.i18n import tr, trc
from fort_desktop.ui.table.hotseat_controller import HotseatController
from fort_desktop.ui.table.model import TableModel
from fort_desktop.ui.table.note import Note, NoteKey, Press
from fort_desktop.ui.table.panel_context import panel_of
from fort_desktop.ui.table.presenter import Presenter
from fort_desktop.ui.table.things import Thing
from fort_desktop.ui.text.help import note_words

_READ: Final = 1.2
_LETTER: Final = 0.04
"""Seconds that the table stands still for a note, and for each letter of it besides."""


class Table(Protocol):
    """The parts of a table that notes for beginners need."""

    app: Host
    scene: Scene
    session: Session
    model: TableModel
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
        waits: whether something else is said first; likewise.
        shown: the moment whose note is on the table, None for none.
    """

    def __init__(self, table: Table) -> None:
        self.shown: Tip | None = None
        self.quiet: Callable[[], bool] = lambda: not table.plays
        self.waits: Callable[[], bool] = lambda: False
        table.presenter.told = self.tell
        self._table = table
        session = table.session
        keepers = {seat: keeper_of(table.app, session, seat) for seat in session.persons}
        self._keepers: dict[int, Keeper] = {s: one for s, one in keepers.items() if one is not None}
        self._queues = {seat: Queue() for seat in self._keepers}
        self._made = session.made
        self._asked: object = None
        self._now: Context | None = None

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
        # A hand that is open by a house rule tells everybody what its owner is told.
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
            if due is not None and seen and not self._table.model.state.again and not self._reads:
                found = _READ + _LETTER * len(note_words(due.name))
        return found

    def go_on(self, seconds: float) -> None:
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
        if self.shown is not None or model.state.landing is not None or model.state.again:
            return
        if table.gone or self._reads:
            return
        decision = model.decision
        asks = decision if decision is not None and decision.seat == reader else None
        if asks is not None and table.scene.animator.busy:
            return  # a sheet with the answers may still be on its way
        now = Context(reader, model.shown, table.session.catalog, asks)
        if (now.view, asks) != self._asked:
            self._asked = now.view, asks
            self._show(now)

    @property
    def _reads(self) -> bool:
        """True if something was opened to be read, or tells what happened: a new note waits."""
        state = self._table.model.state
        looked = state.overlay is not None and state.peeked is None
        return looked or self._table.shared.lies_beside or self.waits()

    def take_back(self) -> None:
        """A move was taken back."""
        reader, model = self.reader, self._table.model
        if reader is not None and reader in self._queues:
            now = Context(reader, model.shown, self._table.session.catalog, undone=True)
            self._queues[reader].tell(now, self._keepers[reader].notes.seen)

    def _show(self, now: Context) -> None:
        """Say the first note that is due."""
        queue, keeper = self._queues[now.seat], self._keepers[now.seat]
        due = queue.due(now, keeper.notes.seen)
        if due is None:
            return
        self.shown, self._now = due, now
        queue.shown(due)
        keeper.keep(keeper.notes.having_seen(due.name))

    def speaks(self) -> Spoken | None:
        """Return the note of the moment, None for none."""
        if self.shown is None or self._now is None:
            return None
        about = self.shown.about(self._now)
        presses = (
            # NOTE: a small button on a note for beginners: opens the page of the rules
            Press("help more", trc("help", "More")),
            # NOTE: a small button on a note for beginners: none of them is shown any more
            Press("help off", trc("help", "No more notes")),
        )
        acts: dict[NoteKey, Callable[[], None]] = {
            "help more": self._more,
            "help off": self._off,
            "help close": self.close,
        }
        words = note_words(self.shown.name)
        # NOTE: on a strip of paper, to which a note for beginners is folded
        task = tr("A note for you")
        parts = frozenset(filter(None, map(panel_of, about)))
        note = Note(words, task, presses, parts=parts, pressed="help close")
        return Spoken(note, acts, Beam([Lamp([partial(_is, thing) for thing in about])]))

    # What a person does with it.

    def close(self) -> None:
        """The note goes."""
        self.shown = self._now = None

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


def _is(thing: Thing, node: Node) -> bool:
    return node.key == thing
