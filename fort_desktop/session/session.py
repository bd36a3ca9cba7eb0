"""One game at one screen: persons and computers, and what the screen may know of it."""

from collections.abc import Sequence
from pathlib import Path

import msgspec

from fort_desktop.bots.hint import Hint
from fort_desktop.bots.protocol import Bot
from fort_desktop.record.audit import Limits
from fort_desktop.record.format import (
    Deal,
    event_count,
    group_bodies,
    practice_body,
    undo_body,
)
from fort_desktop.record.journal import Journal
from fort_desktop.record.record import Record
from fort_desktop.rules.game import Game
from fort_desktop.rules.knowledge.revealing import reveals
from fort_desktop.rules.knowledge.view import Eyes, View, hear, see
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.rules.model.events import Event, SeatInfo
from fort_desktop.rules.model.moves import Decision, Move
from fort_desktop.rules.model.pending import Pending
from fort_desktop.rules.model.seats import PERSON
from fort_desktop.rules.model.types import Cards, Phase, Refusal, RuleError, SetupKind
from fort_desktop.session.bot_process import Thinker
from fort_desktop.session.computers import Computers, bots_for
from fort_desktop.session.recording import Recording
from fort_desktop.session.timeline import (
    Step,
    before_deal,
    before_rivals,
    game_at,
    state_at,
    steps,
)
from fort_desktop.session.undo import TakenBack, undo_depth, undone_with


class Session:
    """Owns the truth; what leaves it has passed through the viewer's filter.

    Attributes:
        seats: who sits where; viewer: the seat whose board lies at the own place.
        covered: what only the viewer may know is not told; laid_open: as in `Eyes`. Of a screen
            that persons share `Hotseat` sets these.
        recording: keeps the game on the disk.
        practice: everything may be taken back; the results say so.
        looking: another program plays this game, so here it can only be looked at.
        closed: it was left; nothing more is done in it, and nobody thinks for it.
        taken_back: where a person took back what others had done.
    """

    def __init__(
        self,
        game: Game,
        seats: Sequence[SeatInfo],
        bots: dict[int, Bot],
        deal: Deal | None = None,
    ) -> None:
        self._game = game
        self._computers = Computers(game, seats, bots)
        self._deal = deal
        self._undone: list[Move] = []
        self._taken_back = 0
        self.recording = Recording(game, deal)
        self.practice = False
        self.looking = False
        self.closed = False
        self.covered = False
        self.laid_open: tuple[Phase, ...] = ()
        self.taken_back: list[TakenBack] = []
        self._told: dict[int, int] = {}
        self.seats = tuple(seats)
        self.catalog: Catalog = game.state.catalog
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
    ) -> "Session":
        """A new game, kept in `folder`; the same seats and seed deal the same.

        Args:
            seed: a plain number, or a deal that nobody chose; see `seed.secret_deal`.

        Raises:
            RuleError: see `Game.new`.
        """
        deal = seed if isinstance(seed, Deal) else Deal(seed)
        game = Game.new(catalog, seats, deal.seed, setup)
        session = cls(game, seats, bots_for(catalog, seats, deal.seed), deal)
        session.practice = practice
        if folder is not None:
            session.recording.begin(folder, session.practice, began)
        return session

    def close(self) -> None:
        """Leave the game; it is on the disk then, if that can be."""
        self._computers.stop()
        self.closed = True
        self.recording.close()

    # Who is asked, and what the viewer sees.

    @property
    def persons(self) -> list[int]:
        """Seats of persons."""
        return [i for i, seat in enumerate(self.seats) if seat.player == PERSON]

    @property
    def decision(self) -> Decision | None:
        """The open question; None once the game is over."""
        return self._game.decision

    @property
    def ended(self) -> bool:
        """Whether the game is over."""
        return self._game.ended

    @property
    def computers_turn(self) -> bool:
        """Whether a computer player is asked."""
        decision = self._game.decision
        return decision is not None and decision.seat in self._computers and not self._idle

    @property
    def hand_over_to(self) -> int | None:
        """Another person at this screen who is asked now, if so."""
        decision = self._game.decision
        if decision is None or decision.seat in self._computers or decision.seat == self.viewer:
            return None
        return decision.seat

    @property
    def proof(self) -> Deal | None:
        """Where chance came from: told after the game only, since all cards follow from it.

        Of a game that shares its seed with one that is perhaps not over, no more is told than
        that.
        """
        if not self.ended or self._deal is None:
            return None
        return Deal(0, veiled=True) if self._deal.veiled else self._deal

    @property
    def limits(self) -> Limits:
        """What the proof of this game's chance leaves open."""
        computers = tuple(seat.name for seat in self.seats if seat.player != PERSON)
        words = self._deal is not None and bool(self._deal.words)
        return Limits(computers, words, self.practice, self._taken_back)

    def see_as(self, seat: int) -> None:
        """Give the screen to a person's seat; after the game, to any."""
        self.viewer = seat
        self._told[seat] = len(self.taken_back)

    def untold(self, seat: int) -> list[TakenBack]:
        """What others took back since the screen was this seat's."""
        news = self.taken_back[self._told.get(seat, 0) :]
        return [taken for taken in news if taken.by != seat]

    @property
    def eyes(self) -> Eyes:
        """Whose eyes the screen has."""
        return Eyes(self.viewer, not self.covered, self.laid_open)

    def view(self) -> View:
        """What the viewer may know now; while it is covered, what all may know."""
        return see(self._game.state, self.eyes)

    @property
    def pending(self) -> Pending:
        """The open question, as all may know it (FOLLOW-1, TURN-1)."""
        return self._game.state.pending

    @property
    def leader(self) -> int:
        """The seat whose turn it is."""
        return self._game.state.leader

    def hand(self, seat: int) -> Cards:
        """The hand of a seat, sorted: for the eyes of its person only, or to follow unseen."""
        return tuple(sorted(self._game.state.seats[seat].hand))

    @property
    def at(self) -> int:
        """How many events there have been."""
        return len(self._game.events)

    @property
    def events(self) -> Sequence[Event]:
        """All events so far, as the viewer may see them."""
        return [hear(event, self.eyes) for event in self._game.events]

    @property
    def _idle(self) -> bool:
        """Whether nothing can be done in it here."""
        return self.looking or self.closed

    # Moves.

    def think_with(self, thinker: Thinker) -> None:
        """From now on computer players think in a process of their own."""
        self._computers.think_with(thinker)

    def think(self, seconds: float | None = None, speed: float = 1.0) -> list[Step]:
        """Let the computer player that is asked make its move.

        In a process of its own it takes some time: until then nothing is told.

        Args:
            seconds: that have passed since the last call, where somebody looks on: then the
                answer whether it follows comes after a pause, see `pace`. None: nobody does.
            speed: of the animations, 0 for none.
        """
        decision = self._game.decision
        if decision is None or self._idle:
            return []
        move = self._computers.move(decision, seconds, speed)
        return self.submit(move) if move is not None else []

    def submit(self, move: Move) -> list[Step]:
        """Make a move of the seat that is asked; in a game that was left nothing happens.

        Raises:
            RuleError: it is not legal, or the game can only be looked at.
        """
        if self.looking:
            raise RuleError("only_looking")
        if self.closed:
            return []
        self._computers.stop()
        shadow = self._game.state.copy()
        at = len(self._game.events)
        events = self._game.push(move)
        if self._undone and self._undone[-1] == move:
            self._undone.pop()
        else:
            self._undone = []
        self.recording.write(group_bodies(events, self._game.acts[-1], self._game.chance))
        return steps(shadow, events, at, self.eyes)

    def ask_hint(self) -> None:
        """Ask the expert what the viewer could do now; `hinted` tells when there is an answer."""
        decision = self._game.decision
        if decision is not None and decision.seat == self.viewer and not self._idle:
            self._computers.ask_hint(decision)

    @property
    def hinted(self) -> tuple[Hint, ...] | None:
        """The answer to `ask_hint`, once; None as long as there is none."""
        return self._computers.hinted

    def why_not(self, move: Move) -> Refusal | None:
        """Why a move is refused now; None if it is legal."""
        return self._game.why_not(move) if self._game.decision is not None else Refusal("END-2")

    # Taking back.

    def _depth(self, practice: bool) -> int:
        """How many moves the viewer could take back; none of a game that is over."""
        if self._idle or self.ended:
            return 0
        return undo_depth(self._game, self.viewer, practice)

    @property
    def can_undo(self) -> bool:
        """Whether the viewer may take a move back now."""
        return self._depth(self.practice) > 0

    @property
    def practice_would_help(self) -> bool:
        """Whether there is a move that only a practice game lets the viewer take back."""
        return not self.can_undo and self._depth(True) > 0

    @property
    def undone_too(self) -> tuple[int, ...]:
        """Other persons whose moves the viewer would take back too, in a practice game at least."""
        depth = self._depth(self.practice) or self._depth(True)
        return undone_with(self._game, depth, self.viewer, self.persons)

    @property
    def before_end(self) -> int | None:
        """How many events there were when the viewer was asked last, if the game is over.

        What has ended is never undone; a game that goes on from there is another one.
        """
        depth = undo_depth(self._game, self.viewer, True) if self.ended else 0
        return self._game.acts[-depth].at if depth else None

    @property
    def can_redo(self) -> bool:
        """Whether a move was taken back that can be made again."""
        return bool(self._undone) and not self._idle

    def make_practice(self) -> None:
        """From here on everything may be taken back, and the results will say so."""
        if not (self.practice or self._idle):
            self.practice = True
            self.recording.write([practice_body()])

    def undo(self) -> None:
        """Take back to the viewer's last question, if that is allowed."""
        depth = self._depth(self.practice)
        if not depth:
            return
        self._computers.stop()
        gone: list[Event] = []
        others = undone_with(self._game, depth, self.viewer, self.persons)
        for _ in range(depth):
            self._undone.append(self._game.acts[-1].move)
            gone += self._game.pop()
        self._taken_back += any(map(reveals, gone))
        self.recording.write([undo_body(event_count(gone), depth)])
        if others:
            self.taken_back.append(TakenBack(self.viewer, others, self.at))

    def redo(self) -> list[Step]:
        """Make again what was taken back, up to the next question to a person: exactly the same."""
        done: list[Step] = []
        while self.can_redo:
            done += self.submit(self._undone[-1])
            if not self.computers_turn:
                break
        return done

    # The past.

    def view_at(self, at: int) -> View:
        """What the viewer knew after the first `at` events."""
        return see(state_at(self._game.events, self.catalog, at), self.eyes)

    def steps_from(self, at: int) -> list[Step]:
        """All that has happened after the first `at` events."""
        state = state_at(self._game.events, self.catalog, at)
        return steps(state, self._game.events[at:], at, self.eyes)

    @property
    def dealt_from(self) -> int | None:
        """How many events there were when the first cards were dealt, before the first move."""
        return None if self._game.acts else before_deal(self._game.events)

    @property
    def last_seen(self) -> int | None:
        """How many events there were when the viewer's last turn gave way to the rivals."""
        return before_rivals(self._game.acts, self.viewer)

    def branch(self, at: int, folder: Path | None, began: int = 0) -> "Session":
        """A new game that goes on from the past; for practice, since the future is known.

        The file begins with all moves up to there, so it can be proved like any other.
        """
        game, deal = game_at(self._game, at), self._deal
        if deal is not None and not self.ended:
            # Results of the branch must not tell what this game is still to keep.
            deal = msgspec.structs.replace(deal, veiled=True)
        bots = bots_for(self.catalog, self.seats, game.chance)
        session = Session(game, self.seats, bots, deal)
        session.practice = True
        if self.viewer in session.persons and session.hand_over_to is None:
            session.viewer = self.viewer
        if folder is not None:
            session.recording.begin(folder, session.practice, began)
        return session

    def restore(self, record: Record, journal: Journal | None) -> None:
        """Go on where a record ended: with what can be redone, and the file that keeps it."""
        self.practice = record.practice
        self._undone = list(record.undone)
        self._taken_back = record.taken_back
        self.recording.journal = journal
