"""The controller of the table: what a person can do to it, without any pixels."""

from collections.abc import Callable

from fort_desktop.rules.knowledge.view import View
from fort_desktop.rules.model.moves import Decision, Move
from fort_desktop.rules.model.types import Refusal
from fort_desktop.session.hotseat.hotseat import Hotseat
from fort_desktop.session.hotseat.stand import Stand
from fort_desktop.session.session import Session
from fort_desktop.session.timeline import Step
from fort_desktop.ui.i18n.i18n import tr
from fort_desktop.ui.persons.seated import Seating, habits_in
from fort_desktop.ui.table import update
from fort_desktop.ui.table.intents import attempt
from fort_desktop.ui.table.logbook import FEWEST, Log, LogWriter
from fort_desktop.ui.table.note import Note, NoteKey
from fort_desktop.ui.table.reader import Guiding, TableGame, TableReader
from fort_desktop.ui.table.state import (
    BigMoment,
    Choosing,
    Front,
    Overlay,
    Pile,
    Pointed,
    TableState,
    TypedPin,
    Undoing,
)
from fort_desktop.ui.table.things import HandCard, Part, Thing
from fort_desktop.ui.text.refusals import reason


class TableModel(TableReader):
    """The table as it is now, and what a person can do to it: the only writer of its state.

    A move is told step by step: `state.coming` is what is still to be told. Nothing is shown
    before the disk has it; see `Presenter`, which takes the steps from here.

    Args:
        changed: called whenever what is shown has changed; `answered` instead after a move.
        deals: a game that has just begun shows how the cards are dealt.
        seating: what each person gets at the table; None for what is usual.
        guide: guides the player.
        only_past: the last moment is the end of the game.

    Attributes:
        stood: called when the screen stands elsewhere; noted: when a note's button was pressed;
            took_back: when a move was taken back.
    """

    def __init__(
        self,
        session: Session,
        changed: Callable[[], None] = lambda: None,
        deals: bool = False,
        seating: Seating | None = None,
        guide: Guiding | None = None,
        *,
        only_past: bool = False,
    ) -> None:
        habits = habits_in(session, seating) if seating is not None else None
        open_turns = session.recording.sitting.house.open_on_turn
        hotseat = guide.door() if guide is not None else Hotseat(session, open_turns, habits)
        game = TableGame(session, hotseat, seating, guide)
        self.only_past = only_past
        self._writer = LogWriter(session, game.teller)
        log = Log(self._writer.retold())
        super().__init__(game, TableState(hotseat.view(), hotseat.stand, log))
        self.changed = self.answered = changed
        self.stood: Callable[[], None] = lambda: None
        self.took_back: Callable[[], None] = lambda: None
        self.noted: Callable[[NoteKey], None] = lambda key: None
        dealt = session.dealt_from
        if dealt is not None and deals:
            self._tell_from(dealt)
        self._lead_to_note()

    @property
    def now(self) -> TableReader:
        """The table as it is now; it stays so."""
        return TableReader(self.game, self._state)

    def at(self, state: TableState) -> TableReader:
        """Return the table as it is in another state."""
        return TableReader(self.game, state)

    def _write(self, state: TableState) -> None:
        """This is the state from now on, and is seen when the table is laid out next."""
        self._state = state

    def _show(self, state: TableState) -> None:
        """This is the state from now on, and is seen at once."""
        self._state = state
        self.changed()

    # What comes next.

    @property
    def landed(self) -> TableState:
        """The state once what is under way has landed."""
        return self._landed(self._state)

    def after(self, told: int) -> TableState:
        """Return the state once the first steps that come have been told and have landed."""
        return self._landed(self._told(told))

    def once_asked(self) -> TableState:
        """Return the state with the question that follows, perhaps for other eyes."""
        state = self._state
        if state.turning is not None:
            stand, lines = self.hotseat.stand, self._writer.retold()
            state = update.turn(state, state.turning, stand, lines)
        return update.ask(state)

    def _told(self, told: int) -> TableState:
        """Return the state in which the first steps that come are under way."""
        steps = self._state.coming[:told]
        lines = self._writer.lines(steps[0].event, steps[0].at)
        return update.tell(self._state, lines, told, steps[-1].view)

    def _landed(self, state: TableState) -> TableState:
        state = update.land(state)
        return state if state.coming else self._told_all(state)

    def _told_all(self, state: TableState) -> TableState:
        turning = self.hotseat.view() if self._turns(state.shown) else None
        return update.told_all(state, self._complete(state.log), turning)

    def _turns(self, told: View) -> bool:
        """Return True if the present is seen from elsewhere than `told`, which leads up to it.

        Steps are told through the eyes of whoever acted, or of the leader; in a draft the screen
        may stand before somebody else with the first of them already (SETUP-7).
        """
        hotseat = self.hotseat
        return hotseat.shared and (self.stand != hotseat.stand or told != hotseat.view())

    def _complete(self, log: Log) -> Log:
        """Return a log with the lines that no event tells, once all else has been told again."""
        return log.whole(self._writer.retold()) if log.lacks else log

    # What is told now.

    def tell(self, told: int) -> bool:
        """Tell the first steps that come, which are under way then; False without a new line."""
        before = len(self.lines)
        self._write(self._told(told))
        return len(self.lines) > before

    def land(self) -> None:
        """Let that which is under way land; it is seen when the table is laid out next."""
        self._write(self.landed)

    def ask(self) -> None:
        """All has been told, and the table with the question is laid out: it is asked."""
        turns = self._state.turning is not None
        self._write(self.once_asked())
        if turns:
            self.stood()
        self.changed()

    def celebrate(self, moment: BigMoment | None) -> None:
        """Open a big moment, which is seen when the table is laid out next, or end it (None)."""
        self._write(update.celebrate(self._state, moment))

    def put(self, steps: list[Step]) -> None:
        """A move was made: what came of it is to be told."""
        self._write(update.put(self._state, steps))
        if not steps:
            self.jump()

    def hurry(self, told: int) -> None:
        """Show at once what the first steps that come lead to, and what is under way."""
        state = self._state
        steps, left = state.coming[:told], state.coming[told:]
        view = steps[-1].view if steps else state.landing
        if view is None and state.unasked:
            view = state.shown
        lines = [line for one in steps for line in self._writer.lines(one.event, one.at)]
        log = self._complete(state.log.plus(*lines))
        turns = self._turns(view if view is not None else state.shown)
        self._write(update.hurry(state, told, log))
        if not left and (state.due or turns):
            self.arrive()
        elif view is not None:
            self._show(update.show(self._state, view))

    def jump(self) -> None:
        """Show the present without telling what led to it, and close what was open.

        A hand that its person leaves is covered at once, so that the next one never sees it.
        """
        self._forget_coming()
        self._write(update.be_due(update.close(self._state)))
        if self.eyes.guards and self.stand != self.hotseat.stand:
            self.session.recording.settle()
        self.arrive() if self.session.recording.settled else self.changed()

    def _forget_coming(self) -> None:
        """Nothing is to be told any more."""
        self._write(update.drop(self._state, self._complete(self.log)))

    def arrive(self) -> None:
        """Show the present, which the disk has by now."""
        stand, lines = self.hotseat.stand, self._writer.retold()
        self._write(update.turn(self._state, self.hotseat.view(), stand, lines))
        self.stood()
        self.close()

    def hold(self, held: bool) -> None:
        """Wait with what comes next, or continue with it."""
        self._show(update.hold(self._state, held))

    def pause(self, at_beat: bool = False) -> None:
        """Wait with what comes next, once the table is laid out; something may be on its way.

        Args:
            at_beat: since every step of a rival waits for a click.
        """
        self._write(update.hold(self._state, True, at_beat))

    def since(self) -> None:
        """Tell again what the rivals did since the viewer's last turn."""
        at = self.session.last_seen
        if at is not None and self.present:
            self._tell_from(at, again=True)
            self.close()

    def start_over(self) -> None:
        """Go to where the guide leads: what led there is not told."""
        self._write(update.start_over(self._state, self._writer.retold()))
        if self._lead_to_note():
            self.close()
        else:
            self.jump()

    def _lead_to_note(self) -> bool:
        """Tell the last move again if the guide speaks of a moment of it; returns whether it is."""
        at, guide = self.session.before_last, self.game.guide
        if guide is None or at is None or not guide.hold or guide.made:
            return False
        self._tell_from(at)
        return True

    def _tell_from(self, at: int, again: bool = False) -> None:
        shown, steps = self.session.view_at(at), self.session.steps_from(at)
        self._write(update.tell_again(self._state, shown, at, steps, again))

    def see_losses(self) -> None:
        """The person has seen what rivals took from one's own Yard."""
        self._show(update.see_losses(self._state))

    # What is open.

    def close(self) -> None:
        """Close what is open over the table; a pile that is looked at stays."""
        self._show(update.close(self._state))

    def show(self, overlay: Overlay) -> None:
        """Lay something open in place of what was open, or close it if it is."""
        self._show(update.open_overlay(self._state, overlay))

    def look(self, seat: int) -> None:
        """Lay the discard pile of a seat open, or close it (DISCARD-3)."""
        self.show(Pile(seat))

    def peek(self, found: Pointed | None, by_hand: bool = False) -> None:
        """Open what belongs to what is pointed at, or close it; it is laid on the table with it.

        Args:
            by_hand: it was clicked, and takes the place of what was open.
        """
        if by_hand and found is not None:
            self._show(update.open_overlay(self._state, found))
        else:
            self._give_way(update.peek(self._state, found))

    def to_front(self, panel: Front) -> None:
        """Show one of the panels that lie at one place."""
        self._show(update.to_front(self._state, panel))

    def fold(self, folded: bool) -> None:
        """Fold a sheet that waits for an answer, or open it again."""
        self._show(update.fold(self._state, folded))

    def close_last(self) -> bool:
        """Close what was opened last; False if nothing is open."""
        if not self._state.something_open:
            return False
        if self._state.tooltip is not None:
            self._show(update.keep(self._state, None))
        elif self.overlay is not None:
            self._show(update.close_overlay(self._state))
        elif self._state.advice:
            self.put_advice_away()
        else:
            self.close()
        return True

    def keep(self, thing: Thing | None, on_overlay: bool = False) -> None:
        """Let the panel of a thing stay until it is closed, None: it is; see `update.keep`."""
        self._give_way(update.keep(self._state, thing, on_overlay))

    def explain(self, on_overlay: bool) -> None:
        """A thing that is pointed at explains itself; see `update.explain`."""
        self._give_way(update.explain(self._state, on_overlay))

    def _give_way(self, state: TableState) -> None:
        """Take a state; what is laid on the table as its node is, by who opens it, lies there."""
        before = self.overlay
        self._write(state)
        if before != self.overlay and not isinstance(before, Pointed | None):
            self.changed()

    def ask_hint(self) -> bool:
        """Ask the expert, or put the advice away; returns whether the expert thinks now."""
        if self._state.advice:
            self.put_advice_away()
            return False
        if self.advised and not self.guided:
            self.hotseat.ask_hint()
            return True
        return False

    def take_advice(self) -> None:
        """If the expert has answered, let the teacher tell of that."""
        found = self.session.hinted if self.decision is not None else None
        if found is not None:
            self._show(update.advise(self._state, found))
            if not found:
                self.say_once(tr("The expert has no advice."))

    def advise_next(self) -> None:
        """Tell of the next move that the expert advises."""
        self._show(update.advise_next(self._state))

    def put_advice_away(self) -> None:
        """Nothing more is told of what the expert advises."""
        self._show(update.unadvise(self._state))

    # What the teacher says.

    def say(self, note: Note | None, away: bool = False) -> None:
        """Let the teacher say something else; it is seen when the table is laid out next."""
        self._write(update.say(self._state, note, away))

    def say_once(self, words: str, clause: str = "", about: Thing | None = None) -> None:
        """Let the teacher say something in passing; `about`: what was touched."""
        self._write(update.remark(self._state, words, clause, about))

    # Answers.

    def done(self) -> None:
        """Make the answer that waits, and see the new kids; or cover them."""
        if self.hotseat.held is not None and not self.hotseat.ends_game:
            stand = Stand("private", self.shown.seat, "glance")
            self._write(update.stand_at(self._state, stand))
        self.tell_of(self.hotseat.done())

    def make(self, move: Move) -> None:
        """Answer the open question, or hold the answer until `done`; a late one does nothing.

        A guide says why an answer is not taken.
        """
        guide = self.game.guide
        if guide is not None and not guide.takes(move, self.present):
            self.close()
            return
        if move in self.moves:
            self.tell_of(self.hotseat.answer(move))

    def tell_of(self, steps: list[Step]) -> None:
        """A question was answered: what was open belonged to it, its answers above all."""
        self._write(update.answer(self._state))
        self.put(steps)
        self.answered()

    def touch(self, source: Thing, target: Part | None = None) -> bool:
        """A thing was clicked, or dragged to a target; False if that was refused, and why is said.

        Where nothing is asked, nothing is refused.
        """
        decision = self.decision
        if decision is None:
            return True
        meant = [one for one in self.intents if one.source == source]
        found = [one for one in meant if target is None or target in one.targets]
        if len(found) == 1:
            self.make(found[0].move)
        elif found:
            self._show(update.ask_aside(self._state, Choosing(tuple(found))))
        else:
            words, clause = self._why_not(decision, source, bool(meant))
            self.say_once(words, clause, source)
            return False
        return True

    def drag(self, thing: Thing | None) -> None:
        """A thing is taken up by the pointer, None: it is let go."""
        self._write(update.drag(self._state, thing))

    def _why_not(self, decision: Decision, source: Thing, elsewhere: bool) -> tuple[str, str]:
        """Return why a move is refused, and the clause; `elsewhere`: it could be dropped."""
        if elsewhere:
            return tr("Not there. Drop the card where a frame lights up, or click the card."), ""
        if decision.kind == "follow" and not isinstance(source, HandCard):
            who = self.teller.name(self.shown.leader)
            # NOTE: {who} is the player whose turn it is
            words = tr("First decide whether to follow {who}. It is not your turn.", who=who)
            return words, "FOLLOW-1"
        move = attempt(decision.kind, source)
        refusal = self.session.why_not(move) if move is not None else None
        refusal = refusal or Refusal("TURN-2")
        return reason(refusal, move), refusal.clause

    # Taking back.

    def wish_back(self) -> None:
        """Ask all who share the screen whether one's own last question is asked again."""
        self.hotseat.wish_back(self.stand.seat)
        self.jump()

    def undo(self) -> None:
        """Take the last move back, if that is allowed; else ask, or do nothing, as with a guide."""
        session = self.session
        if not self.present or (self.guided and not self.can_undo):
            return
        if session.before_end is not None:
            self._show(update.ask_aside(self._state, Undoing("ended")))
        elif self.hotseat.can_take_back:
            self.hotseat.take_back()
            self.took_back()
            self.jump()
        elif self.hotseat.shared:
            self.wish_back()
        elif self.could_take_back:
            self._show(update.ask_aside(self._state, Undoing("practice")))

    def practise(self) -> None:
        """The person knows what it means: make it a practice game, and take the move back."""
        self.session.make_practice()
        self.hotseat.take_back()
        self.took_back()
        self.jump()

    def redo(self) -> None:
        """Redo what was taken back."""
        if self.can_redo and not self.guided:
            self.tell_of(self.hotseat.redo())

    # The past.

    def go_to(self, at: int) -> None:
        """Show the moment after the first `at` events."""
        if self.quiet:
            self._write(update.go_to(self._state, at, self.session.view_at(at)))
            self.close()

    def to_now(self) -> None:
        """Show the present again, or the last moment where there is no present."""
        if self.only_past:
            self.go_to(self.lines[-1].at)
            return
        self._write(update.to_now(self._state))
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
        self._write(update.choose_eyes(self._state, self._writer.retold()))
        if self.past is not None:
            self.go_to(self.past)
        else:
            self.jump()

    # The log.

    def scroll(self, notches: float, fewest: int = FEWEST) -> None:
        """Turn the wheel over the log, as `Log.scroll`."""
        self._show(update.rewrite(self._state, self.log.scroll(notches, self.past, fewest)))

    def unroll(self, notches: float) -> None:
        """Turn the wheel over the folded log: towards the past it is laid open."""
        if notches > 0 and self.overlay != "log":
            self._write(update.open_overlay(self._state, "log"))
        self.scroll(notches)

    # Persons at a shared screen.

    def lay_card(self, at: int, to: int) -> None:
        """Move a card within one's own hand: Follow gives the first that fits, unseen."""
        laid = list(self.hotseat.hand_of(self.stand.seat))
        if self.lays and 0 <= at < len(laid) and 0 <= to < len(laid) and at != to:
            laid.insert(to, laid.pop(at))
            self.hotseat.lay(tuple(laid))
            self.changed()

    def cover(self) -> None:
        """Lay the curtain over a hand that is seen, at any time: nothing more is told before it."""
        if self.eyes.guards:
            self._write(update.leave_past(self._state))
            self.hotseat.cover()
            self.jump()

    def type_pin(self, entry: TypedPin | None) -> None:
        """This much of a PIN has been typed, None for none; the curtain speaks to whoever types."""
        self._write(update.type_pin(self._state, entry))
        self.stood()
        self.changed()

    def excuse(self, seat: int) -> None:
        """All others let a person go without the PIN."""
        self._write(update.excuse(self._state, seat))

    def use_own_pad(self, seat: int) -> None:
        """A person has used their own gamepad."""
        self._write(update.use_own_pad(self._state, seat))
