"""The model of the table: what it shows and what lies open over it, without any pixels."""

from collections.abc import Callable

import msgspec

from fort_desktop.rules.knowledge.view import View
from fort_desktop.rules.model.events import Event, SeatInfo
from fort_desktop.rules.model.moves import Decision, Move
from fort_desktop.rules.model.types import Refusal
from fort_desktop.session.hotseat.stand import Stand
from fort_desktop.session.session import Session
from fort_desktop.session.timeline import Step
from fort_desktop.ui.i18n.i18n import tr
from fort_desktop.ui.persons.seated import Seating
from fort_desktop.ui.table.intents import attempt
from fort_desktop.ui.table.logbook import FEWEST, Line, LogBook
from fort_desktop.ui.table.opened import NOTHING, Front, Opened
from fort_desktop.ui.table.placed import Placed
from fort_desktop.ui.table.things import HandCard, Part, Thing
from fort_desktop.ui.text.refusals import reason
from fort_desktop.ui.text.sentences import Labels, Teller


class TableModel(Placed):
    """The state of the table, and what a person can do to it.

    A move is told step by step: `coming` is what is still to be told. Nothing is shown before the
    disk has it; see `Presenter`, which takes the steps from here.

    Args:
        changed: called whenever what is shown has changed; `answered` instead after a move.
        deals: a game that has just begun shows how the cards are dealt.
        seating: what each person gets at the table; None for what is usual.

    Attributes:
        shown: what the viewer sees; book: the log up to there.
        turning: what is to be seen once all is told, if that is for other eyes.
        coming: the events that are still to be told, in order.
        landing: what is seen once what is under way has landed.
        telling: an event is being told; due: the present is to be shown without what led to it.
        unasked: all has been told, but the table with the question is still being laid out.
        again: what comes is told again on wish, so it takes its time.
        held: the person wants to look: nothing more is told, and nobody thinks, until they go on.
        at_beat: it is held since every step of a rival waits for a click.
        past: the moment that is shown, as a number of events; None is the present.
        pile: the seat whose discard pile lies open (DISCARD-3); peeked: whose band is open.
        opened: what else lies open.
        refused: the clause for which nothing came of the last touch, "" for none.
    """

    def __init__(
        self,
        session: Session,
        changed: Callable[[], None] = lambda: None,
        deals: bool = False,
        seating: Seating | None = None,
    ) -> None:
        super().__init__(session, seating)
        self.changed = self.answered = changed
        alone = next(iter(session.persons)) if len(session.persons) == 1 else None
        self.teller = Teller(session.catalog, session.seats, alone)
        self.labels = Labels(self.teller)
        self.shown: View = self.hotseat.view()
        self.book = LogBook(session, self.teller)
        self.coming: list[Step] = []
        self.landing: View | None = None
        self.telling = self.due = self.again = self.held = self.unasked = self.at_beat = False
        self.past: int | None = None
        self.pile: int | None = None
        self.peeked: int | None = None
        self.opened = NOTHING
        self.refused = ""
        self.book.retell()
        dealt = session.dealt_from
        if dealt is not None and deals:
            self._tell_from(dealt)

    # What is asked.

    @property
    def quiet(self) -> bool:
        """True if all that has happened has been shown."""
        return not (self.coming or self.telling or self.due or self.unasked or self.landing)

    @property
    def present(self) -> bool:
        """True if the present is shown, with all that has led to it."""
        return self.quiet and self.past is None

    @property
    def info(self) -> SeatInfo:
        """The person at the screen."""
        return self.session.seats[self.session.viewer]

    # What lies open.

    def close(self) -> None:
        """Close what lies open over the table; a pile that is looked at stays."""
        self.opened = NOTHING
        self.changed()

    def look(self, seat: int | None) -> None:
        """Lay the discard pile of a seat open, or close it (DISCARD-3)."""
        self.pile, self.peeked = seat if seat != self.pile else None, None
        self.changed()

    def show_perks(self) -> None:
        """Open the perks, or close them."""
        self._open(msgspec.structs.replace(self.opened, perks=not self.opened.perks))

    def lay_open(self) -> None:
        """Spread the own hand over the middle of the table, or take it up again."""
        self._open(msgspec.structs.replace(self.opened, hand=not self.opened.hand))

    def to_front(self, panel: Front) -> None:
        """Show one of the panels that lie at one place."""
        self._open(msgspec.structs.replace(self.opened, front=panel))

    def _open(self, opened: Opened) -> None:
        self.opened, self.pile = opened, None
        self.changed()

    @property
    def something_open(self) -> bool:
        """True if anything lies over the table that `close_last` would close."""
        piles = self.pile is not None or self.peeked is not None
        return piles or self.opened != NOTHING or self.book.unfolded

    def close_last(self) -> bool:
        """Close what was opened last; False if nothing lies open."""
        if self.pile is not None or self.peeked is not None:
            self.look(None)
        elif self.opened != NOTHING:
            self.close()
        elif self.book.unfolded:
            self.show_log()
        else:
            return False
        return True

    def ask_hint(self) -> bool:
        """Ask the expert, or put the advice away; returns whether the expert thinks now."""
        if self.opened.advice:
            self.opened = msgspec.structs.replace(self.opened, advice=())
            self.changed()
            return False
        if self.advised:
            self.hotseat.ask_hint()
            return True
        return False

    def take_advice(self) -> None:
        """If the expert has answered, lay the advice on the table."""
        found = self.session.hinted if self.decision is not None else None
        if found is not None:
            self._open(msgspec.structs.replace(self.opened, advice=found))

    # Answers.

    def done(self) -> None:
        """Make the answer that waits, and see the new kids; or cover them."""
        if self.hotseat.held is not None and not self.hotseat.ends_game:
            self.stand = Stand("private", self.shown.seat, "glance")
        self.tell_of(self.hotseat.done())

    def make(self, move: Move) -> None:
        """Answer the open question, or hold it until `done`; for another one it is nothing."""
        decision = self.decision
        if decision is not None and move in decision.moves:
            self.tell_of(self.hotseat.answer(move))

    def tell_of(self, steps: list[Step]) -> None:
        """A question was answered: what was open belonged to it, its answers above all."""
        self.opened, self.pile, self.peeked, self.held = NOTHING, None, None, False
        self.book.unfold(False)
        self.put(steps)
        self.answered()

    def touch(self, source: Thing, target: Part | None = None) -> str:
        """A thing was clicked, or dragged to a target; returns why nothing comes of it, or ""."""
        decision, self.refused = self.decision, ""
        if decision is None:
            return ""
        meant = [one for one in self.intents if one.source == source]
        found = [one for one in meant if target is None or target in one.targets]
        if len(found) == 1:
            self.make(found[0].move)
        elif found:
            self._open(msgspec.structs.replace(self.opened, choosing=tuple(found)))
        else:
            return self._why_not(decision, source, bool(meant))
        return ""

    def _why_not(self, decision: Decision, source: Thing, elsewhere: bool) -> str:
        """Return the reason for refusing a move; `elsewhere`: it could be dropped."""
        if elsewhere:
            return tr("Not there. Drop it where a frame lights up, or click it.")
        if decision.kind == "follow" and not isinstance(source, HandCard):
            who, self.refused = self.teller.name(self.shown.leader), "FOLLOW-1"
            # NOTE: {who} is the player whose turn it is
            return tr("First decide whether you follow {who}. It is not your turn.", who=who)
        move = attempt(decision.kind, source)
        refusal = self.session.why_not(move) if move is not None else None
        refusal = refusal or Refusal("TURN-2")
        self.refused = refusal.clause
        return reason(refusal)

    # Taking back.

    @property
    def can_undo(self) -> bool:
        """True if something can be taken back, perhaps after a question."""
        session = self.session
        able = self.hotseat.can_take_back or self._could_take_back
        return self.present and (able or session.before_end is not None)

    @property
    def _could_take_back(self) -> bool:
        """True if practice would allow an undo, or the persons who share the screen can agree."""
        if self.hotseat.shared:
            return self.hotseat.can_wish_back(self.stand.seat)
        return self.session.practice_would_help and self.stand.where != "curtain"

    def wish_back(self) -> None:
        """Ask all who share the screen whether the last own question is put anew."""
        self.hotseat.wish_back(self.stand.seat)
        self.jump()

    def undo(self) -> None:
        """Take the last move back, if that is allowed; else ask, or do nothing."""
        session = self.session
        if not self.present:
            return
        if session.before_end is not None:
            self._open(Opened(undoing="ended"))
        elif self.hotseat.can_take_back:
            self.hotseat.take_back()
            self.jump()
        elif self.hotseat.shared:
            self.wish_back()
        elif self._could_take_back:
            self._open(Opened(undoing="practice"))

    def practise(self) -> None:
        """The person knows what it means: make it a practice game, and take the move back."""
        self.opened = msgspec.structs.replace(self.opened, undoing="")
        self.session.make_practice()
        self.hotseat.take_back()
        self.jump()

    @property
    def can_redo(self) -> bool:
        """True if the one person here, who sees the own hand, can redo what was taken back."""
        sees = not self.hotseat.shared and self.stand.where != "curtain"
        return self.present and self.session.can_redo and sees

    def redo(self) -> None:
        """Make again what was taken back."""
        if self.can_redo:
            self.tell_of(self.session.redo())

    # What is to be told.

    def put(self, steps: list[Step]) -> None:
        """A move was made: what came of it is to be told."""
        self.again = False
        self.coming += steps
        if not steps:
            self.jump()

    def jump(self) -> None:
        """Show the present without telling what led to it, and close what was open.

        A hand that its person leaves is covered at once, so that the next one never sees it.
        """
        self.forget_coming()
        self.opened, self.due = NOTHING, True
        if self.guards and self.stand != self.hotseat.stand:
            self.session.recording.settle()
        self.arrive() if self.session.recording.settled else self.changed()

    def hold(self, held: bool) -> None:
        """Wait with what comes next, or go on with it."""
        self.held, self.at_beat = held, False
        self.changed()

    def forget_coming(self) -> None:
        """Nothing is to be told any more."""
        self.coming, self.landing, self.again, self.unasked = [], None, False, False
        self.turning = None
        self.book.complete()

    def arrive(self) -> None:
        """Show the present, which the disk has by now."""
        self.due = False
        self.turn(self.hotseat.view())
        self.close()

    def turn(self, view: View) -> None:
        """The screen has other eyes from now on, or stands elsewhere: what was said is theirs."""
        self.turning, self.shown = None, view
        self.stands()
        self.book.retell()

    def told_all(self) -> None:
        """All has been told: the open question follows, perhaps for other eyes."""
        self.unasked = True
        self.book.complete()
        if self.hotseat.shared and self.stand != self.hotseat.stand:
            self.turning = self.hotseat.view()

    def show(self, view: View) -> None:
        """Show what is known after something that was told."""
        self.shown = view
        self.changed()

    def since(self) -> None:
        """Tell again what the rivals did since the viewer's last turn."""
        at = self.session.last_seen
        if at is not None and self.present:
            self._tell_from(at)
            self.again = True
            self.close()

    def _tell_from(self, at: int) -> None:
        self.shown = self.session.view_at(at)
        self.coming = self.session.steps_from(at)
        self.book.forget_after(at)

    # The past.

    def go_to(self, at: int) -> None:
        """Show the moment after the first `at` events."""
        if self.quiet:
            # Its line is to be seen in the log.
            self.past, self.book.scrolled = at, 0
            self.shown = self.session.view_at(at)
            self.close()

    def to_now(self) -> None:
        """Show the present again."""
        self.past, self.book.scrolled = None, 0
        self.jump()

    def step(self, change: int) -> None:
        """To the line before or after; after the last line lies the present."""
        to = self.marked + change
        if to >= len(self.lines):
            self.to_now()
        elif to >= 0 and self.lines:
            self.go_to(self.lines[to].at)

    def see_as(self, seat: int) -> None:
        """After the game nothing is secret: look from another seat."""
        self.hotseat.see_as(seat)
        self.book.retell()
        self.eyes_chosen = True
        if self.past is not None:
            self.go_to(self.past)
        else:
            self.jump()

    # The log.

    @property
    def lines(self) -> list[Line]:
        """The log up to what is shown."""
        return self.book.lines

    def log(self, event: Event, at: int) -> bool:
        """Write the line of an event; False if there is nothing to say of it."""
        return self.book.tell(event, at)

    @property
    def marked(self) -> int:
        """Index of the line of the moment that is shown."""
        return self.book.marked(self.past)

    @property
    def last_line(self) -> int:
        """Index of the last line that is to be seen in the log."""
        return self.book.last(self.past)

    def scroll(self, notches: float, fewest: int = FEWEST) -> None:
        """Turn the wheel over the log, as `LogBook.scroll`."""
        self.book.scroll(notches, self.past, fewest)
        self.changed()

    def show_log(self) -> None:
        """Lay the log open, or fold it."""
        self.book.unfold(not self.book.unfolded)
        self.changed()

    def unroll(self, notches: float) -> None:
        """Turn the wheel over the folded log: towards the past it is laid open."""
        self.book.unfolded = self.book.unfolded or notches > 0
        self.scroll(notches)
