"""Rollouts: all seats play by a fast policy, up to the end of the player's own next play."""

from collections.abc import Sequence
from typing import Final

from fort_desktop.bots.features import progress
from fort_desktop.bots.plan import PLANNED, Line, Plan, Planner
from fort_desktop.bots.pruning import narrowed
from fort_desktop.rules.model import moves as mv
from fort_desktop.rules.model.moves import Move
from fort_desktop.rules.model.rng import Rng
from fort_desktop.rules.model.state import State
from fort_desktop.rules.questions.table import legal_moves
from fort_desktop.rules.turn.decide import decide

Moves = Sequence[Move]
MOST: Final = 400
"""Decisions of a playout; games near their end take far fewer."""


class Rollout:
    """Plays a world on for all seats; the seat that acts looks only at its own hand."""

    def __init__(self, planner: Planner, nodes: int, cards: int, late: float) -> None:
        self._planner = planner
        self._late = late
        self._nodes = nodes
        self._cards = cards
        self._kids = planner.kids

    def follow(self, state: State, moves: Moves, line: Line, rng: Rng) -> Moves:
        """Make the moves of a line while they are legal; returns the legal moves after them."""
        for _, move in line:
            if move not in moves:
                break
            _, moves = decide(state, move, rng)
        return moves

    def run(self, state: State, moves: Moves, seat: int, rng: Rng) -> float:
        """Play on; returns the log-odds of `seat` after its next play, or at a near end."""
        return self.leaf(state, moves, seat, rng)[0]

    def leaf(self, state: State, moves: Moves, seat: int, rng: Rng) -> tuple[float, State]:
        """Play on as `run` does; returns the log-odds, and the position that they are of."""
        judge = self._planner.judge
        for _ in range(MOST):
            if state.ended:
                break
            pending = state.pending
            if pending.stage == "play" and pending.seat == seat and progress(state) < self._late:
                plan = self._plan(state, moves, rng)
                return plan.value, plan.end
            state, moves = self._step(state, moves, rng)
        return judge(state, seat), state

    def until_asked(self, state: State, moves: Moves, seat: int, rng: Rng) -> tuple[State, Moves]:
        """Play on to the next question to `seat` with more than one answer, or to the end."""
        for _ in range(MOST):
            if state.ended or (state.pending.seat == seat and len(moves) > 1):
                break
            state, moves = self._step(state, moves, rng)
        return state, moves

    def _step(self, state: State, moves: Moves, rng: Rng) -> tuple[State, Moves]:
        """Make one decision of the seat that is asked."""
        stage = state.pending.stage
        if stage in PLANNED:
            plan = self._plan(state, moves, rng)
            end = plan.end
            return end, legal_moves(end, end.pending)
        if stage == "follow":
            return self._followed(state, moves, rng)
        _, moves = decide(state, self._quick(state, moves), rng)
        return state, moves

    def _plan(self, state: State, moves: Moves, rng: Rng) -> Plan:
        return self._planner.plans(state, moves, self._nodes, rng, self._cards)[0]

    def _followed(self, state: State, moves: Moves, rng: Rng) -> tuple[State, Moves]:
        """Follow if that is better than keeping the card; returns the state and its moves."""
        options = [move for move in moves if isinstance(move, mv.Follow)]
        if options:
            plan = self._planner.follow_plans(state, moves, options, rng)
            if plan.value > self._planner.judge(state, state.pending.seat):
                end = plan.end
                return end, legal_moves(end, end.pending)
        _, moves = decide(state, mv.PASS, rng)
        return state, moves

    def _quick(self, state: State, moves: Moves) -> Move:
        """Choose a move without search."""
        if state.pending.stage in ("recruit", "birthday"):
            return narrowed(state, state.pending.seat, moves, self._kids)[0]
        if mv.PASS in moves:
            return mv.PASS
        return mv.DONE if mv.DONE in moves else moves[-1]
