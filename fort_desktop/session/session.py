"""One game at one screen: persons and computers, and what the screen may know of it."""

from collections.abc import Sequence
from pathlib import Path

import msgspec

from fort_desktop.bots import Bot
from fort_desktop.record.format import RecordError, told
from fort_desktop.record.journal import Journal, restore
from fort_desktop.rules.cards import Catalog
from fort_desktop.rules.events import DecisionDue, Event, GameStarted, SeatInfo
from fort_desktop.rules.evolve import evolve
from fort_desktop.rules.game import Game
from fort_desktop.rules.moves import Decision, Move
from fort_desktop.rules.state import State
from fort_desktop.rules.types import Refusal, RuleError, SetupKind
from fort_desktop.rules.view import View, observe, redact
from fort_desktop.session.match import seat_bots

PERSON = "human"


def _bots(catalog: Catalog, seats: Sequence[SeatInfo], seed: int) -> dict[int, Bot]:
    """Computer players for the seats that no person has."""
    players = [seat.player if seat.player != PERSON else "random" for seat in seats]
    bots = seat_bots(catalog, players, seed)
    return {i: bots[i] for i, seat in enumerate(seats) if seat.player != PERSON}


class Step(msgspec.Struct, frozen=True):
    """One event as the viewer may see it, and what is seen after it."""

    event: Event
    view: View


class Session:
    """Owns the truth; what leaves it has passed through the viewer's filter.

    Attributes:
        seats: who sits where; viewer: the seat whose eyes the screen has.
        journal: the file that keeps the game, if it is kept.
    """

    def __init__(self, game: Game, seats: Sequence[SeatInfo], bots: dict[int, Bot]) -> None:
        self._game = game
        self._bots = bots
        self.journal: Journal | None = None
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
        seed: int,
        setup: SetupKind,
        folder: Path | None = None,
    ) -> "Session":
        """A new game, kept in `folder`; the same seats and seed deal the same.

        Raises:
            RuleError: see `Game.new`.
        """
        game = Game.new(catalog, seats, seed, setup)
        session = cls(game, seats, _bots(catalog, seats, seed))
        if folder is not None:
            session.journal = Journal.begin(folder, game.events, seed)
        return session

    @classmethod
    def resume(cls, catalog: Catalog, path: Path) -> "Session":
        """Go on with a kept game at its last whole decision.

        Raises:
            RecordError: the file is no record, damaged, or of other cards.
        """
        events, seed = restore(path)
        started = events[0] if events else None
        if not isinstance(started, GameStarted):
            raise RecordError(f"{path}: holds no game")
        if started.catalog != catalog.digest:
            raise RecordError(f"{path}: was played with another cards.yaml")
        try:
            # Chance goes on from a seed of its own; what was dealt stays as it was told.
            game = Game.replay(events, catalog, seed + 7919 * len(events))
        except RuleError as fault:
            raise RecordError(f"{path}: {fault}") from fault
        session = cls(game, started.seats, _bots(catalog, started.seats, seed + len(events)))
        session.journal = Journal(path, told(events))
        return session

    @property
    def persons(self) -> list[int]:
        """Seats of persons."""
        return [i for i, seat in enumerate(self.seats) if seat.player == PERSON]

    @property
    def decision(self) -> Decision | None:
        """The open question; None once the game is over."""
        return self._game.decision

    @property
    def computers_turn(self) -> bool:
        """Whether a computer player is asked."""
        decision = self._game.decision
        return decision is not None and decision.seat in self._bots

    @property
    def hand_over_to(self) -> int | None:
        """Another person at this screen who is asked now, if so."""
        decision = self._game.decision
        if decision is None or decision.seat in self._bots or decision.seat == self.viewer:
            return None
        return decision.seat

    def see_as(self, seat: int) -> None:
        """Give the screen to a person's seat."""
        self.viewer = seat

    def view(self) -> View:
        """What the viewer may know now."""
        return self._game.view(self.viewer)

    @property
    def events(self) -> Sequence[Event]:
        """All events so far, as the viewer may see them."""
        return [redact(event, self.viewer) for event in self._game.events]

    def think(self) -> list[Step]:
        """Let the computer player that is asked make its move."""
        decision = self._game.decision
        if decision is None:
            return []
        return self.submit(
            self._bots[decision.seat].choose(self._game.view(decision.seat), decision)
        )

    def submit(self, move: Move) -> list[Step]:
        """Make a move of the seat that is asked.

        Raises:
            RuleError: it is not legal.
        """
        shadow = self._game.state.copy()
        events = self._game.push(move)
        if self.journal is not None:
            self.journal.append(events)
        return self._told(shadow, events)

    def _told(self, shadow: State, events: Sequence[Event]) -> list[Step]:
        steps = []
        for event in events:
            evolve(shadow, event)
            if not isinstance(event, DecisionDue):
                steps.append(Step(redact(event, self.viewer), observe(shadow, self.viewer)))
        return steps

    def why_not(self, move: Move) -> Refusal | None:
        """Why a move is refused now; None if it is legal."""
        return self._game.why_not(move) if self._game.decision is not None else Refusal("END-2")
