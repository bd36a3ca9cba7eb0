"""One game at one screen: persons and computers, and what the screen may know of it."""

from collections.abc import Sequence
from pathlib import Path

import msgspec

from fort_desktop.bots.hint import Hint
from fort_desktop.bots.protocol import Bot
from fort_desktop.record.aside import Aside, Change, seated
from fort_desktop.record.format import (
    Deal,
    group_bodies,
)
from fort_desktop.record.journal import Journal
from fort_desktop.record.record import Record
from fort_desktop.record.sitting import NOBODY, Sitting
from fort_desktop.rules.game import Game
from fort_desktop.rules.knowledge.view import Eyes, View, see
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.rules.model.events import Event, SeatInfo
from fort_desktop.rules.model.moves import Decision, Move
from fort_desktop.rules.model.types import Phase, Refusal, RuleError, SetupKind
from fort_desktop.rules.turn.renewal import Source
from fort_desktop.session.bot_process import Thinker
from fort_desktop.session.computers import Computers, bots_for
from fort_desktop.session.kept_game import KeptGame
from fort_desktop.session.seating import can_pass
from fort_desktop.session.seed import new_secret, secret_deal
from fort_desktop.session.timeline import (
    Heard,
    Step,
    before_deal,
    before_rivals,
    game_at,
    steps,
)
from fort_desktop.session.undo import TakenBack, undo_depth, undone_with


class Session(KeptGame):
    """Owns the truth; what leaves it has passed through the viewer's filter.

    Attributes:
        viewer: the seat whose board is shown large.
        covered: what only the viewer may know is not told; laid_open, face_down: as in `Eyes`. Of
            a screen that persons share `Hotseat` sets these.
        taken_back: where a person took back what others had done.
    """

    def __init__(
        self,
        game: Game,
        seats: Sequence[SeatInfo],
        bots: dict[int, Bot],
        deal: Deal | None = None,
    ) -> None:
        super().__init__(game, seats, deal)
        self._computers = Computers(game, seats, bots)
        self._thinker: Thinker | None = None
        self.covered = False
        self.laid_open: tuple[Phase, ...] = ()
        self.face_down: tuple[int, ...] = ()
        self.taken_back: list[TakenBack] = []
        self._told: dict[int, int] = {}
        self._heard = Heard()
        persons = self.persons
        self.viewer = persons[0] if persons else 0
        decision = game.decision
        if decision is not None and decision.seat in persons:
            self.viewer = decision.seat

    @classmethod
    def new(
        cls,
        catalog: Catalog,
        seats: Sequence[SeatInfo],
        seed: Deal | int,
        setup: SetupKind,
        folder: Path | None = None,
        practice: bool = False,
        began: int = 0,
        sitting: Sitting = NOBODY,
    ) -> "Session":
        """A new game, kept in `folder`; the same seats and seed deal the same.

        Args:
            seed: a plain number, or a deal that nobody chose; see `seed.secret_deal`.
            sitting: whose profiles sit there, and the house rules.

        Raises:
            RuleError: see `Game.new`.
        """
        deal = seed if isinstance(seed, Deal) else Deal(seed)
        game = Game.new(catalog, seats, deal.seed, setup)
        session = cls(game, seats, bots_for(catalog, seats, deal.seed), deal)
        session.practice, session.recording.sitting = practice, sitting
        if folder is not None:
            session.recording.begin(folder, session.practice, began)
        return session

    def close(self) -> None:
        """Leave the game; it is on the disk then, if that can be."""
        self._computers.stop()
        self.closed = True
        self.recording.close()

    # Who is asked, and what the viewer sees.

    def has_computer(self, seat: int) -> bool:
        """Return True if a computer player answers for a seat; a seat may have nobody at all."""
        return seat in self._computers

    @property
    def computers_turn(self) -> bool:
        """Return True if a computer player is asked."""
        decision = self._game.decision
        return decision is not None and decision.seat in self._computers and not self._idle

    @property
    def hand_over_to(self) -> int | None:
        """Another person at this screen who is asked now, if so."""
        decision = self._game.decision
        if decision is None or decision.seat in self._computers or decision.seat == self.viewer:
            return None
        return decision.seat

    def can_pass(self, seat: int, player: str) -> bool:
        """Return True if a seat may pass to such a player, see `seating`."""
        held = self._idle or self.awaits_others
        return not held and can_pass(self.seats, self.aside.changes, seat, player)

    def pass_seat(self, seat: int, name: str, player: str) -> bool:
        """Pass a seat to somebody else; returns whether that may be."""
        if not self.can_pass(seat, player):
            return False
        changes = (*self.aside.changes, Change(self.at, seat, name, player))
        self.set_aside(msgspec.structs.replace(self.aside, changes=changes))
        self._seat()
        return True

    def _seat(self) -> None:
        """Let those sit down who sit there now."""
        self._computers.stop()
        self._sit(seated(self._first_seats, self.aside.changes))
        bots = bots_for(self.catalog, self.seats, self._game.chance)
        self._computers = Computers(self._game, self.seats, bots, self._computers.even)
        if self._thinker is not None:
            self._computers.think_with(self._thinker)

    def see_as(self, seat: int) -> None:
        """Give the screen to a person's seat; after the game, to any, but for one face down."""
        if self.awaits_others and seat not in self.persons:
            return
        self.viewer = seat
        self._told[seat] = len(self.taken_back)

    def reveal(self) -> None:
        """Nothing is secret any more, once the game is over: all rules lie face up (END-3)."""
        if self.ended and not self.awaits_others:
            self.covered, self.face_down = False, ()

    def untold(self, seat: int) -> list[TakenBack]:
        """Return what others took back since the screen was this seat's."""
        news = self.taken_back[self._told.get(seat, 0) :]
        return [taken for taken in news if taken.by != seat]

    @property
    def eyes(self) -> Eyes:
        """The eyes that the screen has."""
        return Eyes(self.viewer, not self.covered, self.laid_open, self.face_down)

    def view(self) -> View:
        """Return the view of the viewer now; while it is covered, what everyone may know."""
        return see(self._game.state, self.eyes)

    @property
    def events(self) -> Sequence[Event]:
        """All events so far, as the viewer may see them."""
        return self._heard.of(self._game.events, self.eyes)

    # Moves.

    def why_not(self, move: Move) -> Refusal | None:
        """Return why the viewer cannot make a move now; None if it is legal.

        It is refused as out of turn where another seat is asked, or where a hand that is covered
        would answer: the reason would tell of that hand.
        """
        decision = self._game.decision
        if decision is None:
            return Refusal("END-2")
        hidden = self.covered and self.public.phase not in self.laid_open
        if hidden or decision.seat != self.viewer:
            return Refusal("TURN-2")
        return self._game.why_not(move)

    def play_even(self, seed: int) -> None:
        """From now on the computers' own chance is the same for all who play this deal."""
        self._computers.even = seed

    def think_with(self, thinker: Thinker) -> None:
        """From now on computer players think in a process of their own."""
        self._thinker = thinker
        self._computers.think_with(thinker)

    def think(self, seconds: float | None = None, speed: float = 1.0) -> list[Step]:
        """Let the computer player that is asked make its move.

        In a process of its own it takes some time; until it is done, nothing is told.

        Args:
            seconds: since the last call, if somebody is looking on: then the answer to a follow
                question comes after a pause, see `pace`. None if nobody is.
            speed: of the animations, 0 for none.
        """
        decision = self._game.decision
        if decision is None or self._idle:
            return []
        move = self._computers.move(decision, seconds, speed)
        return self.submit(move) if move is not None else []

    def picked(
        self, ahead: tuple[View, Decision], seconds: float | None, speed: float
    ) -> Move | None:
        """The pick of a computer ahead of its turn, not made yet; None while it is thinking.

        Args:
            ahead: what it sees and is asked; the others are as for `think`.
        """
        view, decision = ahead
        return self._computers.move(decision, seconds, speed, view)

    def submit(self, move: Move) -> list[Step]:
        """Make a move of the seat that is asked; in a game that was left nothing happens.

        Raises:
            RuleError: it is not legal, or the game can only be looked at.
        """
        if self.looking:
            raise RuleError("only_looking")
        return [] if self.closed else self.show(move)

    def show(self, move: Move) -> list[Step]:
        """Make a move of the seat that is asked, whether or not anybody may play here.

        Raises:
            RuleError: it is not legal.
        """
        self._computers.stop()
        shadow = self._game.state.copy()
        at = len(self._game.events)
        events = self._game.push(move)
        self._undoing.made(move)
        self.recording.write(group_bodies(events, self._game.acts[-1], self._game.chance))
        return steps(shadow, events, at, self.eyes)

    def ask_hint(self, ahead: tuple[View, Decision] | None = None) -> None:
        """Ask the expert what the viewer could do now; `hinted` tells when there is an answer.

        Args:
            ahead: what the viewer sees and is asked, if it is a pick ahead of its turn.
        """
        decision = self._game.decision
        if ahead is None and decision is not None and decision.seat == self.viewer:
            ahead = self._game.view(self.viewer), decision
        if ahead is not None and not self._idle:
            self._computers.ask_hint(*ahead)

    def forget_hint(self) -> None:
        """Whoever asked the expert has left the screen: nobody else may read the answer."""
        self._computers.stop()

    @property
    def hinted(self) -> tuple[Hint, ...] | None:
        """The answer to `ask_hint`, once; None as long as there is none."""
        return self._computers.hinted

    # Taking back.

    @property
    def can_undo(self) -> bool:
        """Return True if the viewer may take a move back now."""
        return self.depth(self.viewer, self.practice) > 0

    @property
    def practice_would_help(self) -> bool:
        """Return True if there is a move that only a practice game lets the viewer take back."""
        return not self.can_undo and self.depth(self.viewer, True) > 0

    @property
    def before_end(self) -> int | None:
        """The number of events when the viewer was asked last, if the game is over.

        What has ended is never undone; a game that continues from there is another one.
        """
        depth = 0
        if self.ended and not self.awaits_others:
            depth = undo_depth(self._game, self.viewer, True)
        return self._game.acts[-depth].at if depth else None

    @property
    def can_redo(self) -> bool:
        """Return True if a move was taken back that can be made again."""
        return bool(self._undoing.again) and not self._idle

    def undo(self) -> None:
        """Take back to the viewer's last question, if that is allowed."""
        self.take_back(self.depth(self.viewer, self.practice), self.viewer)

    def take_back(self, depth: int, by: int) -> None:
        """Take the last moves back, for a seat that may; see `depth`."""
        if not depth:
            return
        self._computers.stop()
        others = undone_with(self._game, depth, by, self.persons)
        self.recording.write([self._undoing.take(depth)])
        if others:
            self.taken_back.append(TakenBack(by, others, self.at))

    def redo(self) -> list[Step]:
        """Redo what was taken back, up to the next question to a person: exactly the same."""
        done: list[Step] = []
        while self.can_redo:
            done += self.submit(self._undoing.again[-1])
            if not self.computers_turn:
                break
        return done

    # The past.

    def view_at(self, at: int) -> View:
        """Return the view of the viewer after the first `at` events."""
        return see(self._game.state_after(at), self.eyes)

    def steps_from(self, at: int) -> list[Step]:
        """All that has happened after the first `at` events."""
        state = self._game.state_after(at)
        return steps(state, self._game.events[at:], at, self.eyes)

    @property
    def dealt_from(self) -> int | None:
        """The number of events when the first cards were dealt, before the first move."""
        return None if self._game.acts else before_deal(self._game.events)

    @property
    def last_seen(self) -> int | None:
        """The number of events when the viewer's last turn gave way to the rivals."""
        return before_rivals(self._game.acts, self.viewer)

    def branch(self, at: int, folder: Path | None, began: int = 0) -> "Session":
        """A new game that continues from the past; for practice, since the future is known.

        The file begins with all moves up to there, so it can be proved like any other. Chance is
        another one from there on if a game that goes the same way is perhaps not over.
        """
        game, deal = game_at(self._game, at), self._deal
        running = not self.ended
        if deal is not None and running:
            # Results of the branch must not tell what this game is still to keep.
            deal = msgspec.structs.replace(deal, veiled=True)
        bots = bots_for(self.catalog, self._first_seats, game.chance)
        session = Session(game, self._first_seats, bots, deal)
        session.practice = True
        table, count = self.recording.sitting, len(self.seats)
        if running:
            # Hands that are secret still are opened by whose they are.
            session.recording.sitting = table.anew(count)
        else:
            # Whoever continues from here may be somebody else.
            session.recording.sitting = Sitting(house=table.house, tried=table.triers(count))
        if running or (self.shares_seed and not session._renewals):
            session.renew_chance()
        if folder is not None:
            session.recording.begin(folder, session.practice, began)
        aside = self.aside
        session.set_aside(Aside(changes=aside.changes, open_turns=aside.open_turns))
        session._seat()
        if self.viewer in session.persons and session.hand_over_to is None:
            session.viewer = self.viewer
        return session

    def restore(self, record: Record, journal: Journal | None) -> None:
        """Continue where a record ended: with what can be redone, and the file that keeps it."""
        self.practice = record.practice
        self._undoing.again = list(record.undone)
        self._undoing.revealed = record.taken_back
        self.aside = record.aside
        if self.aside.changes:
            self._seat()
        self.recording.journal, self.recording.sitting = journal, record.sitting

    def renew_chance(self) -> None:
        """Let chance be another one than in the game that this one is made of."""
        deal = secret_deal(new_secret())
        events = self._game.renew(Source(deal.seed, deal.secret, deal.commitment))
        self._undoing.forget()
        self.recording.write(group_bodies(events, None, self._game.chance))
        self._seat()
