"""The levels `hard` and `expert`: candidate lines are compared by rollouts in sampled worlds."""

from typing import Final, NamedTuple

from fort_desktop.bots.evaluate import chance, fitted
from fort_desktop.bots.features import Weights
from fort_desktop.bots.normal import NormalBot
from fort_desktop.bots.plan import PLANNED, Line
from fort_desktop.bots.protocol import Clock
from fort_desktop.bots.rollout import Rollout
from fort_desktop.rules.knowledge.sample import sample
from fort_desktop.rules.knowledge.view import View
from fort_desktop.rules.model import moves as mv
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.rules.model.moves import Decision, Move
from fort_desktop.rules.model.rng import Rng

FACES: Final = frozenset({"pick", "recycle_discard", "recycle_draw"})
"""Stages where cards are taken at their face."""

HOPELESS: Final = 0.15
"""A plan whose win chance looks so much worse than the best one is not played on."""


class Effort(NamedTuple):
    """The search budget of a player.

    Args:
        nodes: of the plan that yields the candidates; plans: number of candidates.
        rollouts: in total, for one decision; ahead: nodes of each plan inside a rollout.
        trust: number of rollouts that the evaluation of a plan itself counts for.
        cards: number of kids that a plan inside a rollout tries.
        late: progress of the game (0 to 1) from which rollouts run to its end.
    """

    nodes: int
    plans: int
    rollouts: int
    ahead: int
    trust: float
    late: float = 0.75
    cards: int = 2


class Candidate:
    """A line and its rollout results."""

    def __init__(self, line: Line, prior: float, trust: float) -> None:
        self.line = line
        self.total = prior * trust
        self.count = trust

    @property
    def mean(self) -> float:
        """The estimated win chance, 0 to 1."""
        return self.total / self.count if self.count else 0.0


class SearchBot(NormalBot):
    """Plans as `normal` does, and compares the best plans by rollouts in many worlds."""

    def __init__(
        self, catalog: Catalog, seed: int, effort: Effort, weights: Weights | None = None
    ) -> None:
        super().__init__(catalog, seed, weights or fitted(catalog), effort.nodes)
        self.effort = effort
        self._rollout = Rollout(self.planner, effort.ahead, effort.cards, effort.late)

    def _think(self, view: View, decision: Decision, clock: Clock | None = None) -> Move:
        best = self.ranked(view, decision, clock)[0]
        self._line = best.line[1:]
        return best.line[0][1]

    def ranked(self, view: View, decision: Decision, clock: Clock | None = None) -> list[Candidate]:
        """All candidates, best first."""
        if view.pending.stage in FACES:
            return self._by_face(view, decision)
        found = self.candidates(view, decision)
        if len(found) > 1:
            self.compare(view, decision, found, clock)
        return sorted(found, key=_merit, reverse=True)

    def _by_face(self, view: View, decision: Decision) -> list[Candidate]:
        """Candidates for kids by the value of owning them, without search; nothing is recycled."""
        fair = 1.0 / len(view.seats)
        order = sorted(decision.moves, key=self._kid, reverse=True)
        if mv.DONE in order:
            order.insert(0, order.pop(order.index(mv.DONE)))
        return [Candidate(((decision.moves, move),), fair, 1.0) for move in order]

    def candidates(self, view: View, decision: Decision) -> list[Candidate]:
        """Whole plans of the player's own turn, or single moves if others act next."""
        trust = self.effort.trust
        world = sample(view, self.catalog, self._rng)
        if view.pending.stage in PLANNED:
            plans = self.planner.plans(world, decision.moves, self.nodes, self._rng)
            plans = plans[: self.effort.plans]
            return [Candidate(plan.line, chance(plan.value), trust) for plan in plans]
        values = self.values(view, world, decision.moves)
        found = [
            Candidate(((decision.moves, move),), chance(value), trust)
            for move, value in zip(decision.moves, values, strict=True)
        ]
        return sorted(found, key=_mean, reverse=True)[: self.effort.plans]

    def compare(
        self, view: View, decision: Decision, found: list[Candidate], clock: Clock | None
    ) -> None:
        """Compare candidates by sequential halving (Karnin, Koren, Somekh 2013).

        After each round of worlds the weaker half is dropped.
        """
        hope = max(candidate.mean for candidate in found) - HOPELESS
        left = [candidate for candidate in found if candidate.mean >= hope]
        if len(left) == 1:
            return
        rounds = max(1, (len(left) - 1).bit_length())
        for _ in range(rounds):
            worlds = max(1, self.effort.rollouts // (rounds * len(left)))
            for _ in range(worlds):
                if clock is not None and clock():
                    return
                self._try(view, decision, left)
            left.sort(key=_mean, reverse=True)
            left = left[: (len(left) + 1) // 2]

    def _try(self, view: View, decision: Decision, left: list[Candidate]) -> None:
        """Run every candidate in one world, with the same random stream."""
        world = sample(view, self.catalog, self._rng)
        luck = self._rng.next()
        for candidate in left:
            rng = Rng(luck)
            twin = world.copy()
            moves = self._rollout.follow(twin, decision.moves, candidate.line, rng)
            candidate.total += chance(self._rollout.run(twin, moves, view.seat, rng))
            candidate.count += 1


def _mean(candidate: Candidate) -> float:
    return candidate.mean


def _merit(candidate: Candidate) -> tuple[float, float]:
    """Sort key: number of rollouts survived, then the mean result."""
    return candidate.count, candidate.mean


HARD_SHARE: Final = 0.6
"""How much of the fitted evaluation `hard` knows; `expert` knows all of it."""
HARD: Final = Effort(300, 3, 18, 1, 3.0, 0.8)
EXPERT: Final = Effort(600, 5, 60, 1, 3.0)
