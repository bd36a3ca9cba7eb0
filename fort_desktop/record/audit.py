"""Proves that a record's shuffles, deals and draws follow from its seed.

The game is set up again from the seed and the recorded moves are replayed; every event must come
out as recorded. Moves that were taken back are not among a record's events, and undo resets the
generator too, so they are left out here as well. Where chance was renewed, in a copy of a game that
was not over, all that comes after follows from the seed of that event.
"""

from collections.abc import Sequence
from typing import Final, Literal

import msgspec

from fort_desktop.rules.game import Game
from fort_desktop.rules.model import events as ev
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.rules.model.events import DecisionDue, Event, GameStarted
from fort_desktop.rules.model.moves import parse_move
from fort_desktop.rules.model.types import RuleError
from fort_desktop.rules.turn.renewal import source_of

_SHUFFLES: Final = (
    ev.ParkDeckShuffled, ev.RulesStacked, ev.PerksLaid, ev.DeckShuffled, ev.ChanceRenewed
)  # fmt: skip
_DEALS: Final = (ev.KidsDealt, ev.ParkRevealed)
_FROM_DECK: Final = (ev.KidRecruited, ev.CardToLookout)


AuditCode = Literal[
    "no_start",
    "other_cards",
    "setup",
    "over",
    "illegal",
    "differs",
    "record_ends",
    "record_goes_on",
]


class Flaw(msgspec.Struct, frozen=True):
    """The reason why a record is not proved, as data; `ui/text/proof.py` has the sentences.

    Args:
        values: fill in the sentence of `code`; events are JSON.
        rule: the rule that the seats or a move break, with "setup" and "illegal".
    """

    code: AuditCode
    values: dict[str, str | int] = {}
    rule: RuleError | None = None


class Audit(msgspec.Struct, frozen=True):
    """Result of an audit.

    Args:
        events, moves: number compared and replayed, all of them if the record is proved.
        shuffles, deals, draws: the events of chance among those that agree: shuffled decks, stack
            and row; kids dealt and revealed in the Park; cards drawn, recruited or put to the
            Lookout unseen.
        number: the first event that is not proved, from 1; 0 if all are.
        fault: what is wrong, None if nothing is.
    """

    events: int = 0
    moves: int = 0
    shuffles: int = 0
    deals: int = 0
    draws: int = 0
    number: int = 0
    fault: Flaw | None = None

    @property
    def proved(self) -> bool:
        """Return True if everything follows from the seed."""
        return self.fault is None


class Limits(msgspec.Struct, frozen=True):
    """Limits of a proof of chance: what it does not prove.

    Args:
        computers: names of the seats whose moves the program chose, which knew the seed.
        own_words: whether players added words, so that the program could not try many secrets.
        practice: whether everything could be taken back.
        taken_back: number of undos of moves that had revealed something hidden.
        again: whether the deal had been played before, so that its cards were known.
        renewed: the commitments of new chance, in this order: it is a copy of another game.
    """

    computers: tuple[str, ...] = ()
    own_words: bool = False
    practice: bool = False
    taken_back: int = 0
    again: bool = False
    renewed: tuple[str, ...] = ()


class _MismatchError(Exception):
    """A move or an event, `number` from 1, that does not follow from the seed."""

    def __init__(self, number: int, flaw: Flaw) -> None:
        super().__init__(flaw)
        self.number = number
        self.flaw = flaw


def audit(events: Sequence[Event], moves: Sequence[str], seed: int, catalog: Catalog) -> Audit:
    """Prove that recorded events follow from a seed and the moves of the players.

    Args:
        events: of the whole record, up to the last effect of its last move, with or without
            questions (`DecisionDue`).
        moves: the text of each move that was not taken back, first to last; the game may be
            unfinished.
    """
    recorded = [event for event in events if not isinstance(event, DecisionDue)]
    seen = _Comparison(recorded)
    try:
        game = _set_up(recorded, seed, catalog)
        seen.compare(game.events)
        for number, line in enumerate(moves, 1):
            seen.renew(game)
            batch = _made(game, number, line)
            seen.moves = number
            seen.compare(batch)
        seen.renew(game)
        seen.finish()
    except _MismatchError as fault:
        return seen.result(fault.number or seen.events + 1, fault.flaw)
    return seen.result(0, None)


def _set_up(recorded: Sequence[Event], seed: int, catalog: Catalog) -> Game:
    """Set the game up from the seed.

    Raises:
        _MismatchError: it cannot be set up.
    """
    started = recorded[0] if recorded else None
    if not isinstance(started, GameStarted):
        raise _MismatchError(1, Flaw("no_start", {"event": 1}))
    if started.catalog != catalog.digest:
        decks = {"played": started.catalog, "current": catalog.digest}
        raise _MismatchError(1, Flaw("other_cards", {"event": 1, **decks}))
    try:
        return Game.new(catalog, started.seats, seed, started.setup)
    except RuleError as fault:
        raise _MismatchError(0, Flaw("setup", {}, fault)) from fault


def _made(game: Game, number: int, line: str) -> Sequence[Event]:
    """Make a recorded move; returns its events.

    Raises:
        _MismatchError: it is not legal.
    """
    if game.decision is None:
        raise _MismatchError(0, Flaw("over", {"number": number, "move": line}))
    try:
        return game.push(parse_move(line))
    except RuleError as fault:
        raise _MismatchError(0, Flaw("illegal", {"number": number}, fault)) from fault


class _Comparison:
    """Compares recorded events with those of the seed, and counts those that agree."""

    def __init__(self, recorded: Sequence[Event]) -> None:
        self._recorded = recorded
        self.events = 0
        self.moves = 0
        self._shuffles = 0
        self._deals = 0
        self._draws = 0

    def compare(self, batch: Sequence[Event]) -> None:
        """Compare the next events that follow from the seed.

        Raises:
            _MismatchError: the record has another event, or none.
        """
        for event in batch:
            if isinstance(event, DecisionDue):
                continue
            if self.events == len(self._recorded):
                raise self._mismatch("record_ends", seed=_json(event))
            recorded = self._recorded[self.events]
            if recorded != event:
                raise self._mismatch("differs", seed=_json(event), record=_json(recorded))
            self._count(event)

    def renew(self, game: Game) -> None:
        """Renew chance as often as the record did here.

        Raises:
            _MismatchError: the record has something else than follows from the new seed.
        """
        while self.events < len(self._recorded):
            recorded = self._recorded[self.events]
            if not isinstance(recorded, ev.ChanceRenewed) or game.ended:
                return
            self.compare(game.renew(source_of(recorded)))

    def _count(self, event: Event) -> None:
        self.events += 1
        self._shuffles += isinstance(event, _SHUFFLES)
        self._deals += isinstance(event, _DEALS)
        unseen = isinstance(event, _FROM_DECK) and event.source == "deck"
        self._draws += unseen or isinstance(event, ev.CardDrawn)

    def finish(self) -> None:
        """Finish the comparison after the last move.

        Raises:
            _MismatchError: the record goes on.
        """
        if self.events < len(self._recorded):
            raise self._mismatch("record_goes_on", record=_json(self._recorded[self.events]))

    def _mismatch(self, code: AuditCode, **values: str) -> _MismatchError:
        """Return the error about the next event."""
        number = self.events + 1
        return _MismatchError(number, Flaw(code, {"event": number, **values}))

    def result(self, number: int, fault: Flaw | None) -> Audit:
        """The result so far."""
        return Audit(
            self.events, self.moves, self._shuffles, self._deals, self._draws, number, fault
        )


def _json(event: Event) -> str:
    return msgspec.json.encode(event).decode()
