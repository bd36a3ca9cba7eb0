"""The level `easy`: a beginner who tries out its own turn and takes what looks best."""

from typing import Final

from fort_desktop.bots.heuristics import board_worth, kid_worth
from fort_desktop.bots.protocol import Clock, in_order
from fort_desktop.rules.knowledge.sample import sample
from fort_desktop.rules.knowledge.view import View
from fort_desktop.rules.model import moves as mv
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.rules.model.moves import Decision, Move
from fort_desktop.rules.model.rng import Rng
from fort_desktop.rules.model.scoring import rule_points
from fort_desktop.rules.model.state import State
from fort_desktop.rules.questions.table import legal_moves
from fort_desktop.rules.turn.decide import decide

TRIES: Final = 2
"""How often each move is tried out."""
_TRIED: Final = frozenset(
    {"play", "prepare", "use", "choose", "copy", "take", "pack", "spend", "convert", "follow"}
)
_TURN_STAGES: Final = frozenset(
    {"declare", "prepare", "use", "choose", "copy", "action", "pay", "keep", "perk"}
)


class EasyBot:
    """Looks one turn ahead in a world dealt from what it knows."""

    def __init__(self, catalog: Catalog, seed: int) -> None:
        self._catalog = catalog
        self._rng = Rng(seed)

    def choose(self, view: View, decision: Decision, clock: Clock | None = None) -> Move:
        """Choose the move that looks best; ties are broken at random."""
        if len(decision.moves) == 1:
            return decision.moves[0]
        decision = in_order(decision)
        if decision.kind in _TRIED:
            state = sample(view, self._catalog, self._rng)
            scores = [self._tried(state, view.seat, move) for move in decision.moves]
        else:
            state = sample(view, self._catalog, self._rng)
            scores = [self._worth(view, state, move) for move in decision.moves]
        best = max(scores)
        return self._rng.choice(
            [m for m, s in zip(decision.moves, scores, strict=True) if s == best]
        )

    def _tried(self, state: State, seat: int, move: Move) -> float:
        return max(self._try(state, seat, move) for _ in range(TRIES))

    def _try(self, state: State, seat: int, move: Move) -> float:
        """Value of a move, in points: make it, play the rest of the card at random, evaluate."""
        world = state.copy()
        bonus = -0.35 if isinstance(move, mv.Recycle) else 0.0
        before = len(world.trashed)
        decide(world, move, self._rng)
        while world.pending.seat == seat and world.pending.stage in _TURN_STAGES:
            decide(world, self._rng.choice(legal_moves(world, world.pending)), self._rng)
        return board_worth(world, seat) + bonus - 0.1 * (len(world.trashed) - before)

    def _worth(self, view: View, state: State, move: Move) -> float:
        """Value of a card, rule or perk by its printed face, without search."""
        if isinstance(move, mv.Recruit):
            if not move.kid:
                return 1.9
            spoils = 0.3 if move.source == "yard" else 0.0
            return self._kid(move.kid) + spoils
        if isinstance(move, mv.Pick | mv.ToLookout):
            kid = self._kid(move.kid) if move.kid else 1.9
            return kid if isinstance(move, mv.Pick) else 0.5 - kid
        if isinstance(move, mv.Trash):
            kid = self._kid(move.kid)
            return kid if move.source == "yard" else 2.0 - kid
        if isinstance(move, mv.Recycle):
            return self._kid(move.kid) - 3.5
        if isinstance(move, mv.Keep):
            return float(rule_points(state, view.seat, move.rule))
        if isinstance(move, mv.Rough):
            return 0.3
        return 0.0

    def _kid(self, kid: str) -> float:
        return kid_worth(self._catalog.kids[kid])
