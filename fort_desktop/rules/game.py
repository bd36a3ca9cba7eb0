"""The facade: a game of Fort as a value with decisions, moves, events and views.

>>> from fort_desktop.content import load_catalog
>>> from fort_desktop.rules.model.moves import parse_move
>>> seats = [SeatInfo("Maja", "red", "human"), SeatInfo("Tomek", "blue", "easy")]
>>> game = Game.new(load_catalog(), seats, seed=5)
>>> [str(move) for move in game.legal_moves()]
['play bitsy', 'play blitz', 'play punky', 'play rusty', 'skip']
>>> game.why_not(parse_move("play bug"))
Refusal(clause='PLAY-1', data={'kid': 'bug'})
>>> [type(event).__name__ for event in game.push(parse_move("play punky"))]
['CardPlayed', 'DecisionDue']
>>> game.decision.kind, [str(move) for move in game.legal_moves()]
('prepare', ['add blitz', 'use public'])
>>> len(game.pop()), game.decision.kind
(2, 'play')
>>> maja = game.view(1).seats[0]  # as Tomek sees her
>>> maja.hand, maja.hand_count
((), 5)
"""

from collections.abc import Iterable, Sequence

from fort_desktop.rules.credible import check_event
from fort_desktop.rules.knowledge.view import View, observe
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.rules.model.events import ChanceRenewed, Event, SeatInfo
from fort_desktop.rules.model.evolve import evolve, new_state
from fort_desktop.rules.model.moves import Act, Decision, Move, text
from fort_desktop.rules.model.pending import Pending
from fort_desktop.rules.model.rng import Rng
from fort_desktop.rules.model.state import State
from fort_desktop.rules.model.types import MisfitError, Refusal, RuleError, SetupKind
from fort_desktop.rules.questions.table import kind_of, legal_moves, why_not
from fort_desktop.rules.turn import decide as rules
from fort_desktop.rules.turn.renewal import Source
from fort_desktop.rules.turn.setup import check_seats


class Game:
    """One game; make it with `new`, `replay` or `at`.

    Attributes:
        state: what is true now; read it, never write it.
        events: all that happened, first to last.
        acts: the moves that can be taken back, first to last.
    """

    __slots__ = ("_moves", "_rng", "_start", "acts", "events", "state")

    def __init__(self, state: State, rng: Rng) -> None:
        self.state = state
        self._start = state.copy()
        self._rng = rng
        self.events: list[Event] = []
        self._moves: tuple[Move, ...] | None = None
        self.acts: list[Act] = []

    @classmethod
    def new(
        cls, catalog: Catalog, seats: Sequence[SeatInfo], seed: int, setup: SetupKind = "basic"
    ) -> "Game":
        """Set up a new game; the same seed gives the same game.

        Raises:
            RuleError: not 2 to 4 seats of different colours (SETUP-1).
        """
        check_seats(seats)
        game = cls(new_state(catalog), Rng(seed))
        events, game._moves = rules.start(game.state, seats, setup, game._rng)
        game.events.extend(events)
        return game

    @classmethod
    def at(cls, state: State, pending: Pending, seed: int = 0) -> "Game":
        """A game that continues from a given position."""
        game = cls(state, Rng(seed))
        events, game._moves = rules.resume(game.state, pending, game._rng)
        game.events.extend(events)
        return game

    @classmethod
    def replay(
        cls,
        events: Iterable[Event],
        catalog: Catalog,
        seed: int = 0,
        acts: Iterable[Act] = (),
    ) -> "Game":
        """Fold recorded events into a game, without chance; `seed` feeds what comes after them.

        With the `acts` that made the events the moves can be taken back.

        Raises:
            MisfitError: an event does not follow from those before it.
        """
        game = cls(new_state(catalog), Rng(seed))
        game.acts.extend(acts)
        for number, event in enumerate(events, 1):
            try:
                check_event(game.state, event)
                evolve(game.state, event)
            except (KeyError, ValueError, IndexError) as fault:
                raise MisfitError(number, str(fault)) from fault
            game.events.append(event)
        return game

    @property
    def chance(self) -> int:
        """The state of the generator, from which all further chance follows."""
        return self._rng.state

    @property
    def ended(self) -> bool:
        """Return True if the game is over (END-2)."""
        return self.state.ended

    @property
    def decision(self) -> Decision | None:
        """The open decision, with its seat and kind; None once the game is over."""
        state = self.state
        if state.ended or state.pending.stage == "start":
            return None
        return Decision(state.pending.seat, kind_of(state, state.pending), self.legal_moves())

    def legal_moves(self) -> tuple[Move, ...]:
        """The answers to the open question, () once the game is over."""
        if self._moves is None:
            self._moves = legal_moves(self.state, self.state.pending)
        return self._moves

    def why_not(self, move: Move) -> Refusal | None:
        """The clause that forbids `move` now, None if it is legal."""
        return why_not(self.state, move)

    def push(self, move: Move) -> list[Event]:
        """Make a legal move; returns what happened.

        Raises:
            RuleError: the move is not legal; `clause` says why.
        """
        if move not in self.legal_moves():
            refusal = why_not(self.state, move)
            clause = refusal.clause if refusal is not None else ""
            raise RuleError("not_allowed", {"move": text(move), "clause": clause})
        self.acts.append(Act(self.state.pending.seat, move, len(self.events), self._rng.state))
        events, self._moves = rules.decide(self.state, move, self._rng)
        self.events.extend(events)
        return events

    def renew(self, source: Source) -> list[Event]:
        """Let chance follow from another seed, and draw again what nobody knows.

        The moves before it can no longer be taken back, since the old chance would come back too.
        Of a game that is over nothing is left to draw.
        """
        if self.decision is None:
            return []
        self._rng = Rng(source.seed)
        events, self._moves = rules.renew(self.state, source, self._rng)
        self.events.extend(events)
        return events

    def pop(self) -> list[Event]:
        """Take the last move back, chance included; returns the events that it had made.

        Raises:
            RuleError: there is no move to take back, or chance was renewed after it.
        """
        gone = self.events[self.acts[-1].at :] if self.acts else []
        if not self.acts or any(isinstance(event, ChanceRenewed) for event in gone):
            raise RuleError("nothing_to_undo")
        act = self.acts.pop()
        self._rng.state = act.chance
        del self.events[act.at :]
        self.state = self.state_after(act.at)
        self._moves = None
        return gone

    def state_after(self, at: int) -> State:
        """Return the state after the first `at` events."""
        state = self._start.copy()
        for event in self.events[:at]:
            evolve(state, event)
        return state

    def before(self, number: int) -> "Game":
        """A game that stands before the act of this number, with chance as it was then."""
        act = self.acts[number]
        twin = Game(self.state_after(act.at), Rng(act.chance))
        twin._start = self._start
        twin.events = self.events[: act.at]
        twin.acts = self.acts[:number]
        return twin

    def view(self, seat: int) -> View:
        """Return the view of `seat`: all that it may know (INFO-1, INFO-2)."""
        return observe(self.state, seat)

    def copy(self) -> "Game":
        """An independent copy with the same future."""
        twin = Game(self.state.copy(), Rng(self._rng.state))
        twin._start = self._start
        twin.events = list(self.events)
        twin._moves = self._moves
        twin.acts = list(self.acts)
        return twin
