"""A record as read from a file: its events, its moves, and the game rebuilt from them."""

import hashlib
from collections.abc import Sequence
from pathlib import Path

import msgspec

from fort_desktop.record.aside import Aside
from fort_desktop.record.cards import cards_from
from fort_desktop.record.faults import Damage, RecordError, Values
from fort_desktop.record.format import Chain, Header
from fort_desktop.record.sitting import Sitting
from fort_desktop.rules.game import Game
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.rules.model.events import DecisionDue, Event, GameEnded, GameStarted
from fort_desktop.rules.model.invariants import problems
from fort_desktop.rules.model.moves import Act, Move, text
from fort_desktop.rules.model.types import MisfitError


class Record(msgspec.Struct):
    """The intact part of a record.

    Args:
        path: the file; revision: the one that it was written in.
        events: all events that were not taken back; lines: the file's line number of each.
        acts: the moves behind them; undone: moves taken back, the next one to be redone last.
        chance: generator state after the last event, None if it is not recorded.
        anew: chance is to be renewed before the game goes on, see `session.loading`.
        taken_back: number of undos of moves that had revealed something.
        aside: what persons at one screen have set; aside_line: the file's line of it.
        damage: the first fault, if any; size: bytes up to the last complete move.
        chain: continues after these bytes; None for records without checksums.
        sitting: whose profiles have sat where from the beginning on, and the house rules.
        head: a hash of the first line, which all files of the game share.
    """

    path: Path
    header: Header
    revision: int
    events: list[Event]
    lines: list[int]
    acts: list[Act]
    undone: list[Move]
    chance: int | None
    practice: bool
    anew: bool
    name: str
    taken_back: int
    aside: Aside
    aside_line: int
    damage: Damage | None
    size: int
    chain: Chain | None
    sitting: Sitting
    head: str

    @property
    def started(self) -> GameStarted | None:
        """The first event of the game; None if the record holds no game."""
        first = self.events[0] if self.events else None
        return first if isinstance(first, GameStarted) else None

    @property
    def ended(self) -> bool:
        """Return True if the game is over."""
        return bool(self.events) and isinstance(self.events[-1], GameEnded)

    def catalog(self, current: Catalog) -> Catalog:
        """The cards of the game; `current` itself if they are the same.

        Raises:
            RecordError: the record's cards are not the current ones, and are missing or invalid.
        """
        if self.header.catalog in ("", current.digest):
            return current
        if not self.header.cards:
            raise RecordError("cards_missing", self.path, 1)
        try:
            catalog = cards_from(bytes(self.header.cards))
        except ValueError as fault:
            raise RecordError("cards_wrong", self.path, 1, {"detail": str(fault)}) from fault
        if catalog.digest != self.header.catalog:
            detail = f"their digest is {catalog.digest}, not {self.header.catalog}"
            raise RecordError("cards_wrong", self.path, 1, {"detail": detail})
        return catalog

    def game(self, current: Catalog, to: int | None = None) -> Game:
        """The game after the first `to` events (all without it), questions not counted.

        Args:
            current: the current cards; the game keeps those that it began with.

            Raises:
                RecordError: its cards are missing, an event contradicts those before it, or the
                    state is impossible.
        """
        catalog = self.catalog(current)
        events = self.events if to is None else first_events(self.events, to)
        acts = [act for act in self.acts if act.at < len(events)]
        # Records of before chance was kept continue from a seed of their own.
        chance = self.chance
        if chance is None:
            chance = (self.header.seed or 0) + 7919 * len(self.events)
        try:
            game = Game.replay(events, catalog, chance, acts)
        except MisfitError as fault:
            line = self.lines[fault.number - 1]
            values: Values = {"event": fault.number, "detail": fault.reason}
            raise RecordError("misfit", self.path, line, values) from fault
        if to is None:
            self._check(game)
        return game

    def _check(self, game: Game) -> None:
        """Refuse an impossible state, or a question without a legal answer."""
        wrong = [str(one) for one in problems(game.state, complete=game.state.round > 0)]
        if self.events and isinstance(self.events[-1], DecisionDue) and not game.legal_moves():
            wrong.append("the open question has no answer")
        if wrong:
            raise RecordError("impossible", self.path, 0, {"detail": "; ".join(wrong[:3])})


def first_events(events: list[Event], count: int) -> list[Event]:
    """The first `count` events, with the question that follows them."""
    seen = 0
    for i, event in enumerate(events):
        seen += not isinstance(event, DecisionDue)
        if seen > count:
            return events[:i]
    return events


def digest(events: Sequence[Event], acts: Sequence[Act]) -> str:
    """A hash of all that happened and of the moves behind it: copies of a game share it."""
    made = [(act.seat, text(act.move), act.at) for act in acts]
    return hashlib.sha256(msgspec.json.encode([events, made])).hexdigest()[:32]
