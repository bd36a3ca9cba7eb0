"""What may be taken back: free as long as nobody has learnt anything from it.

A move can be taken back until something hidden was revealed or another seat has acted. In a
practice game everything can be.
"""

from fort_desktop.rules.game import Game
from fort_desktop.rules.revealing import reveals


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
