"""The level `random`: any legal move, each as likely as the next."""

from fort_desktop.bots.protocol import Clock, in_order
from fort_desktop.rules.knowledge.view import View
from fort_desktop.rules.model.moves import Decision, Move
from fort_desktop.rules.model.rng import Rng


class RandomBot:
    """Picks blindly; the measure of all other players."""

    def __init__(self, seed: int) -> None:
        self._rng = Rng(seed)

    def choose(self, view: View, decision: Decision, clock: Clock | None = None) -> Move:
        """Any of the moves."""
        return self._rng.choice(in_order(decision).moves)
