"""The truth of one game, the file that keeps it, and the facts of it that everyone may know."""

from collections.abc import Sequence

from fort_desktop.record.aside import NOTHING_ASIDE, Aside, aside_body, seated
from fort_desktop.record.audit import Limits
from fort_desktop.record.format import Deal, practice_body
from fort_desktop.rules.game import Game
from fort_desktop.rules.knowledge.view import Eyes, View, see
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.rules.model.events import ChanceRenewed, SeatInfo
from fort_desktop.rules.model.moves import Act, Decision, Move
from fort_desktop.rules.model.seats import PERSON
from fort_desktop.rules.model.state import State
from fort_desktop.rules.model.types import Cards
from fort_desktop.session.drafting import Drafting
from fort_desktop.session.recording import Recording
from fort_desktop.session.seating import Passed, holders, passed
from fort_desktop.session.undo import Undoing, free_depth, undo_depth


class KeptGame:
    """One game and its record.

    Attributes:
        seats: who sits where; persons: the seats of persons.
        catalog: the cards that it is played with.
        recording: keeps the game on the disk.
        drafting: its draft, where picks can be made ahead of their turn.
        practice: everything may be taken back; the results say so.
        looking: another program plays this game, so here it can only be looked at.
        closed: it was left; nothing more is done in it, and nobody thinks for it.
        aside: what persons have set that is not a move; kept by `set_aside`.
        awaits_others: others are still to play this deal: nobody looks at it with other eyes,
            plays on from its past, or is told what came of it.
    """

    def __init__(self, game: Game, seats: Sequence[SeatInfo], deal: Deal | None) -> None:
        self._game = game
        self._deal = deal
        self._undoing = Undoing(game)
        self._public: tuple[State, int, View] | None = None
        self.drafting = Drafting(game)
        self.recording = Recording(game, deal)
        self.practice = False
        self.looking = False
        self.closed = False
        self.awaits_others = False
        self.aside = NOTHING_ASIDE
        self._first_seats = tuple(seats)
        self._sit(self._first_seats)
        self.catalog: Catalog = game.state.catalog

    def _sit(self, seats: Sequence[SeatInfo]) -> None:
        """Note who sits where from now on; asked many times in a frame, so counted once."""
        self.seats = tuple(seats)
        self.persons = [i for i, seat in enumerate(self.seats) if seat.player == PERSON]

    @property
    def decision(self) -> Decision | None:
        """The open question; None once the game is over."""
        return self._game.decision

    @property
    def ended(self) -> bool:
        """Return True if the game is over."""
        return self._game.ended

    @property
    def proof(self) -> Deal | None:
        """The source of chance: told after the game only, since all cards follow from it.

        Of a game that shares its seed with one that is perhaps not over, no more is told than
        that.
        """
        if not self.ended or self._deal is None:
            return None
        return Deal(0, veiled=True) if self.shares_seed else self._deal

    @property
    def shares_seed(self) -> bool:
        """Return True if it continues from a game that is perhaps not over: a copy, or a branch."""
        return bool(self._renewals) or (self._deal is not None and self._deal.veiled)

    @property
    def _renewals(self) -> list[ChanceRenewed]:
        """The renewals of chance: by now it follows from another seed than that of the deal."""
        return [event for event in self._game.events if isinstance(event, ChanceRenewed)]

    @property
    def limits(self) -> Limits:
        """The limits of the proof of this game's chance."""
        sat = [info for seat in range(len(self.seats)) for info in self.holders(seat)]
        computers = tuple(info.name for info in sat if info.player != PERSON)
        renewed = tuple(event.commitment for event in self._renewals)
        words = self._deal is not None and bool(self._deal.words) and not renewed
        revealed = self._undoing.revealed
        return Limits(computers, words, self.practice, revealed, self.again, renewed)

    @property
    def again(self) -> bool:
        """Return True if its deal was played before: its cards are known, so it does not count."""
        return self._deal is not None and self._deal.again

    def holders(self, seat: int) -> tuple[SeatInfo, ...]:
        """All who held a seat, first to last."""
        return holders(self._first_seats, self.aside.changes, seat)

    @property
    def passed(self) -> list[Passed]:
        """All seats that have passed to somebody else, first to last."""
        return passed(self._first_seats, self.aside.changes)

    def seats_at(self, at: int) -> tuple[SeatInfo, ...]:
        """Return the seats as they were when event number `at`, from 1, came about."""
        return seated(self._first_seats, [one for one in self.aside.changes if one.at < at])

    @property
    def public(self) -> View:
        """The view of what everyone may know now, as seen from the leader's seat."""
        state, at = self._game.state, len(self._game.events)
        if self._public is None or self._public[0] is not state or self._public[1] != at:
            self._public = state, at, see(state, Eyes(state.leader, private=False))
        return self._public[2]

    def hand(self, seat: int) -> Cards:
        """The hand of a seat, sorted: for the eyes of its person only, or to follow unseen."""
        return tuple(sorted(self._game.state.seats[seat].hand))

    @property
    def at(self) -> int:
        """The number of events so far."""
        return len(self._game.events)

    @property
    def made(self) -> int:
        """The number of moves so far."""
        return len(self._game.acts)

    def moves_since(self, made: int) -> tuple[Move, ...]:
        """The moves of all seats after the first so many: for a lesson, which arranges them."""
        return tuple(act.move for act in self._game.acts[made:])

    @property
    def acts(self) -> tuple[Act, ...]:
        """The moves so far that can be taken back, first to last."""
        return tuple(self._game.acts)

    def acts_since(self, seat: int) -> tuple[Act, ...]:
        """The moves from the last one on that a seat has chosen; () if it has chosen none.

        An answer to which there was no other does not count: nobody was asked for it.
        """
        acts = self._game.acts
        for at in reversed(range(len(acts))):
            if acts[at].seat == seat and len(self._game.before(at).legal_moves()) > 1:
                return tuple(acts[at:])
        return ()

    @property
    def before_last(self) -> int | None:
        """The number of events before the last move; None before the first one."""
        return self._game.acts[-1].at if self._game.acts else None

    @property
    def _idle(self) -> bool:
        """Return True if nothing can be done in it here."""
        return self.looking or self.closed

    def set_aside(self, aside: Aside) -> None:
        """Keep this beside the moves; a game that can only be looked at keeps nothing."""
        if aside != self.aside and not self._idle:
            self.aside = aside
            self.recording.write([aside_body(aside)])

    def depth(self, seat: int, practice: bool) -> int:
        """Return the number of moves that a seat could take back; 0 once the game is over."""
        if self._idle or self.ended:
            return 0
        return undo_depth(self._game, seat, practice)

    def free(self, depth: int) -> bool:
        """Return True if the last moves can be taken back: nobody has learnt anything from them."""
        return not (self._idle or self.ended) and free_depth(self._game, depth)

    @property
    def last_mover(self) -> int | None:
        """The seat that moved last."""
        return self._game.acts[-1].seat if self._game.acts else None

    def make_practice(self) -> None:
        """From here on everything may be taken back, and the results will say so."""
        if not (self.practice or self._idle):
            self.practice = True
            self.recording.write([practice_body()])
