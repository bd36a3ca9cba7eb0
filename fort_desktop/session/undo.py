"""What may be taken back: free as long as nobody has learnt anything from it.

A move can be taken back until something hidden was revealed or another seat has acted. In a
practice game everything can be.
"""

from collections.abc import Collection
from typing import NamedTuple

from fort_desktop.rules.game import Game
from fort_desktop.rules.knowledge.revealing import reveals


class TakenBack(NamedTuple):
    """Somebody took back what others had done: who, whose moves, after how many events it stands.

    They are to learn of it before they go on.
    """

    by: int
    seats: tuple[int, ...]
    at: int


def undo_depth(game: Game, seat: int, practice: bool) -> int:
    """How many moves one undo of `seat` takes back; 0 if there is nothing that it may.

    In a practice game that is back to its own last question, whoever has acted since.
    """
    for depth, act in enumerate(reversed(game.acts), 1):
        if act.seat == seat:
            if practice or (depth == 1 and not any(map(reveals, game.events[act.at :]))):
                return depth
            return 0
    return 0


def undone_with(game: Game, depth: int, seat: int, persons: Collection[int]) -> tuple[int, ...]:
    """The other persons whose moves are among the last `depth` ones."""
    gone = {act.seat for act in game.acts[len(game.acts) - depth :]}
    return tuple(sorted(gone & set(persons) - {seat}))
