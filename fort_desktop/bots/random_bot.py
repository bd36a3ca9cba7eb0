"""The level `random`: a uniformly random legal move."""

from fort_desktop.bots.protocol import Clock, in_order
from fort_desktop.rules.knowledge.view import View
from fort_desktop.rules.model.moves import Decision, Move
from fort_desktop.rules.model.rng import Rng


class RandomBot:
    """Picks at random; the baseline of all other players."""

    def __init__(self, seed: int) -> None:
        self._rng = Rng(seed)

    def choose(self, view: View, decision: Decision, clock: Clock | None = None) -> Move:
        """Choose any of the moves."""
        return self._rng.choice(in_order(decision).moves)
