"""The level `normal`: plans its own turn to the end and keeps to the plan."""

from collections.abc import Sequence
from typing import Final

from fort_desktop.bots.evaluate import Judge, between
from fort_desktop.bots.features import Weights
from fort_desktop.bots.plan import PLANNED, Line, Planner, Taste
from fort_desktop.bots.protocol import Clock, in_order
from fort_desktop.rules.knowledge.sample import sample
from fort_desktop.rules.knowledge.view import View
from fort_desktop.rules.model import moves as mv
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.rules.model.moves import Decision, Move
from fort_desktop.rules.model.rng import Rng
from fort_desktop.rules.model.state import State
from fort_desktop.rules.questions.table import legal_moves
from fort_desktop.rules.turn.decide import decide

NODES: Final = 400
"""Positions that a plan of a turn looks at."""
SHARE: Final = 0.2
"""How much of the fitted evaluation this level knows."""
AHEAD: Final = 60
"""The same for the coming turn, when it is asked whether to follow."""
RECYCLED: Final = 4.0
"""Keeps Recycling for the play; here it would only change the Yard."""
DEALS: Final = 4
"""Worlds in which recruiting is tried."""


class NormalBot:
    """Plans its turn in one sampled world; looks one turn ahead to follow and to recruit."""

    def __init__(
        self,
        catalog: Catalog,
        seed: int,
        weights: Weights | None = None,
        nodes: int = NODES,
        taste: Taste | None = None,
    ) -> None:
        self.catalog = catalog
        self.judge = Judge(catalog, weights or between(catalog, SHARE))
        self.planner = Planner(catalog, self.judge, taste)
        self.nodes = nodes
        self._rng = Rng(seed)
        self._line: Line = ()

    def choose(self, view: View, decision: Decision, clock: Clock | None = None) -> Move:
        """The next move of the plan, or the first of a new one."""
        line, self._line = self._line, ()
        if line and set(line[0][0]) == set(decision.moves):
            self._line = line[1:]
            return line[0][1]
        if len(decision.moves) == 1:
            return decision.moves[0]
        return self._think(view, in_order(decision), clock)

    def _think(self, view: View, decision: Decision, clock: Clock | None = None) -> Move:
        stage = view.pending.stage
        if stage == "pick":
            return max(decision.moves, key=self._kid)
        if stage in ("recycle_discard", "recycle_draw"):
            return mv.DONE
        world = sample(view, self.catalog, self._rng)
        if stage in PLANNED:
            plan = self.planner.plans(world, decision.moves, self.nodes, self._rng)[0]
            self._line = plan.line[1:]
            return plan.line[0][1]
        values = self.values(view, world, decision.moves)
        return decision.moves[values.index(max(values))]

    def _kid(self, move: Move) -> float:
        return self.planner.kids.get(getattr(move, "kid", ""), 0.0)

    def values(self, view: View, world: State, moves: Sequence[Move]) -> list[float]:
        """Log-odds behind each single move where others act next."""
        if view.pending.stage in ("recruit", "birthday"):
            return self._recruits(view, moves)
        return [self._ahead(world, move, view.seat) for move in moves]

    def _recruits(self, view: View, moves: Sequence[Move]) -> list[float]:
        """Value of each recruit, averaged over a few worlds, to the end of the turn."""
        totals = [0.0] * len(moves)
        for _ in range(DEALS):
            world = sample(view, self.catalog, self._rng)
            for i, move in enumerate(moves):
                twin = world.copy()
                decide(twin, move, Rng(0))
                totals[i] += self.judge(twin, view.seat) + self.planner.taste(move)
                totals[i] -= RECYCLED if isinstance(move, mv.Recycle) else 0.0
        return [total / DEALS for total in totals]

    def _ahead(self, world: State, move: Move, seat: int) -> float:
        """Value of a move, including the player's own next turn."""
        twin = world.copy()
        rng = Rng(1)
        _, moves = decide(twin, move, rng)
        if twin.pending.seat == seat and twin.pending.stage in PLANNED:
            twin = self.planner.plans(twin, moves, self.nodes // 4, rng)[0].end.copy()
            moves = legal_moves(twin, twin.pending)
        while not twin.ended and not (twin.pending.seat == seat and twin.pending.stage == "play"):
            _, moves = decide(twin, self._idle(twin, moves), rng)
        if twin.ended:
            return self.judge(twin, seat)
        return self.planner.plans(twin, moves, AHEAD, rng)[0].value

    def _idle(self, state: State, moves: Sequence[Move]) -> Move:
        """The move of a rival who only recruits, to reach the player's own turn."""
        stage = state.pending.stage
        if stage in ("recruit", "birthday"):
            return max(moves, key=self._kid)
        if stage == "play":
            return mv.SKIP
        if stage in ("follow", "rough"):
            return mv.PASS
        return mv.DONE if mv.DONE in moves else moves[-1]
