"""Undo rules: a move may be taken back as long as nobody has learnt anything from it.

That is, until something hidden was revealed or another seat has acted. In a practice game
everything may be taken back.
"""

from collections.abc import Collection
from typing import NamedTuple

from fort_desktop.rules.game import Game
from fort_desktop.rules.knowledge.revealing import reveals


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
            if practice or (depth == 1 and not any(map(reveals, game.events[act.at :]))):
                return depth
            return 0
    return 0


def undone_with(game: Game, depth: int, seat: int, persons: Collection[int]) -> tuple[int, ...]:
    """Other persons' seats whose moves are among the last `depth` ones."""
    gone = {act.seat for act in game.acts[len(game.acts) - depth :]}
    return tuple(sorted(gone & set(persons) - {seat}))
