"""Undo rules: a move may be taken back as long as nobody has learnt anything from it.

That is, until something hidden was revealed or another seat has acted. In a practice game
everything may be taken back, up to where chance was renewed.
"""

from collections.abc import Collection
from typing import NamedTuple

from fort_desktop.record.format import event_count, undo_body
from fort_desktop.rules.game import Game
from fort_desktop.rules.knowledge.revealing import reveals
from fort_desktop.rules.model.events import ChanceRenewed, Event
from fort_desktop.rules.model.moves import Move


class TakenBack(NamedTuple):
    """An undo of other seats' moves: by whom, whose, and how many events are left.

    Those seats are told before they go on.
    """

    by: int
    seats: tuple[int, ...]
    at: int


def undo_depth(game: Game, seat: int, practice: bool) -> int:
    """Number of moves that one undo of `seat` takes back; 0 if undo is not allowed.

    In a practice game it goes back to the seat's own last question, whoever has acted since.
    """
    for depth, act in enumerate(reversed(game.acts), 1):
        if act.seat == seat:
            gone = game.events[act.at :]
            if practice and not any(isinstance(event, ChanceRenewed) for event in gone):
                return depth
            return int(depth == 1 and not any(map(reveals, gone)))
    return 0


def free_depth(game: Game, depth: int) -> bool:
    """Return True if there are `depth` last moves, and none of them revealed anything."""
    if not 0 < depth <= len(game.acts):
        return False
    return not any(map(reveals, game.events[game.acts[-depth].at :]))


def undone_with(game: Game, depth: int, seat: int, persons: Collection[int]) -> tuple[int, ...]:
    """Other persons' seats whose moves are among the last `depth` ones."""
    gone = {act.seat for act in game.acts[len(game.acts) - depth :]}
    return tuple(sorted(gone & set(persons) - {seat}))


class Undoing:
    """Takes moves of a game back, and remembers which can be made again.

    Attributes:
        again: moves that were taken back, the next one to be made again last.
        revealed: number of undos of moves that had revealed something.
    """

    def __init__(self, game: Game) -> None:
        self._game = game
        self.again: list[Move] = []
        self.revealed = 0

    def made(self, move: Move) -> None:
        """A move was made, perhaps one that had been taken back."""
        if self.again and self.again[-1] == move:
            self.again.pop()
        else:
            self.again = []

    def forget(self) -> None:
        """Drop the moves that were taken back: made again, they would not have the same effects."""
        self.again = []

    def take(self, depth: int) -> bytes:
        """Take the last `depth` moves back; returns the line of the record that says so."""
        gone: list[Event] = []
        for _ in range(depth):
            self.again.append(self._game.acts[-1].move)
            gone += self._game.pop()
        self.revealed += any(map(reveals, gone))
        return undo_body(event_count(gone), depth)
