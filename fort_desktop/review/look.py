"""A look at a choice: what was made and the best found, in the same sampled worlds.

The best is chosen in some worlds and compared in fresh ones: the best of several noisy values
looks better than it is, so in the worlds that chose it, everybody would seem to lose.
"""

from collections.abc import Hashable, Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Final, NamedTuple

from fort_desktop.bots.evaluate import chance, fitted
from fort_desktop.bots.plan import PLANNED, Line
from fort_desktop.bots.protocol import in_order
from fort_desktop.bots.rollout import Rollout
from fort_desktop.bots.search import EXPERT, HOPELESS, Candidate, Effort, SearchBot
from fort_desktop.rules.knowledge.sample import sample
from fort_desktop.rules.knowledge.view import View, observe
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.rules.model.moves import Decision, Move
from fort_desktop.rules.model.rng import Rng
from fort_desktop.rules.model.state import SeatState, State
from fort_desktop.rules.questions.table import kind_of, legal_moves
from fort_desktop.rules.turn.decide import decide


class Depth(NamedTuple):
    """The depth of a review: how much it computes.

    Args:
        first: the effort that finds the best; worlds: fresh ones in which it is compared.
        again: worlds of a second look; next: the effort at one's own next question there.
    """

    first: Effort
    worlds: int
    again: int
    next: Effort


FULL: Final = Depth(EXPERT, 40, 24, Effort(150, 3, 6, 1, 2.0))
_UNSURE: Final = 0.02
"""A smaller gap is not told, so its error does not matter."""
_RECRUITS: Final = frozenset({"recruit", "birthday"})


class Look(NamedTuple):
    """The outcome of a look.

    Args:
        best: the best line besides what was made; () if there is none.
        chance: of what was made; gap: how much better `best` is, below 0 if it is worse.
        first: whether what was made came out first before the comparison.
        second: how far the next one is behind the best of all; spread: from the best to the worst.
        points: by how many points what was made is ahead of `best`, below 0 if it is behind.
    """

    best: Line
    chance: float
    gap: float = 0.0
    first: bool = True
    second: float = 0.0
    spread: float = 0.0
    points: float = 0.0


class Worth(NamedTuple):
    """The worth of a line in one world: the chance of the seat, and the points it is ahead."""

    chance: float
    lead: float


class Looker:
    """Looks at the choices of a game; what it finds follows from its seed alone."""

    def __init__(self, catalog: Catalog, depth: Depth = FULL) -> None:
        self._catalog = catalog
        self._depth = depth

    def look(self, view: View, decision: Decision, made: Sequence[Move], seed: int) -> Look:
        """Compare the moves that were made with the best that the expert finds."""
        finder = _Finder(self._catalog, seed, self._depth.first)
        mine, others = finder.rivals(view, decision, made)
        if not others:
            return Look((), mine.mean)
        means = [one.mean for one in (mine, *others)]
        best = max(others, key=_mean)
        rest = [one.mean for one in (mine, *others) if one is not best]
        ours, gap, points = self._fresh(finder, view, decision, mine, best)
        first = mine.mean >= best.mean
        second = -gap if first else best.mean - max(rest)
        spread = max(means) - min(means)
        return Look(best.line, ours, gap, first, max(0.0, second), spread, points)

    def _fresh(
        self, finder: "_Finder", view: View, decision: Decision, mine: Candidate, best: Candidate
    ) -> tuple[float, float, float]:
        """Compare two lines in fresh worlds: the mean of what was made, the mean gap to the best,
        and the mean of the points by which it is ahead.

        Where the gap is within its error, twice as many worlds are tried.
        """
        made: list[float] = []
        gaps: list[float] = []
        points: list[float] = []
        for _ in range(2):
            for _ in range(self._depth.worlds):
                ours, other = finder.measured(view, decision, (mine.line, best.line))
                made.append(ours.chance)
                gaps.append(other.chance - ours.chance)
                points.append(ours.lead - other.lead)
            error = stdev(gaps) / sqrt(len(gaps))
            if not _UNSURE <= abs(fmean(gaps)) < 2 * error:
                break
        return fmean(made), fmean(gaps), fmean(points)

    def again(
        self, view: View, decision: Decision, made: Sequence[Move], best: Line, seed: int
    ) -> float:
        """The second look: how much better `best` is, judged at one's own next question."""
        finder = _Finder(self._catalog, seed, self._depth.first)
        further = _Further(self._catalog, self._depth.next)
        lines = as_line(decision, made), best
        total = 0.0
        for _ in range(self._depth.again):
            world, luck = sample(view, self._catalog, finder.rng), finder.rng.next()
            mine, theirs = (further.value(world, decision, line, luck) for line in lines)
            total += theirs - mine
        return total / self._depth.again


class _Finder(SearchBot):
    """The expert, who also has to try what was made."""

    @property
    def rng(self) -> Rng:
        """Its stream of chance."""
        return self._rng

    def rivals(
        self, view: View, decision: Decision, made: Sequence[Move]
    ) -> tuple[Candidate, list[Candidate]]:
        """Return what was made, and all candidates that lead elsewhere, once they are compared."""
        ordered = in_order(decision)
        world = sample(view, self.catalog, self._rng)
        found = self._whole(view, ordered, world)
        line = as_line(ordered, made)
        there = _where(world, line)
        same = [one for one in found if _where(world, one.line) == there]
        others = [one for one in found if one not in same]
        prior = same[0].mean if same else self._prior(view, world, line)
        mine = Candidate(line, prior, self.effort.trust)
        self._compare(view, ordered, mine, others)
        return mine, others

    def _whole(self, view: View, decision: Decision, world: State) -> list[Candidate]:
        """Candidates whose lines go on to where others act."""
        found = self.candidates(view, decision)
        if view.pending.stage in PLANNED or view.pending.stage in _RECRUITS:
            return found
        plans = self.planner.plans(world, decision.moves, self.nodes // 2, self._rng)
        lines = {plan.line[0][1]: plan.line for plan in plans}
        for one in found:
            one.line = lines.get(one.line[0][1], one.line)
        return found

    def _prior(self, view: View, world: State, line: Line) -> float:
        """Return the chance by the evaluation alone, as it is told for the other candidates."""
        if view.pending.stage not in PLANNED:
            return chance(self.values(view, world, [line[0][1]])[0])
        twin = world.copy()
        self._rollout.follow(twin, legal_moves(twin, twin.pending), line, Rng(0))
        return chance(self.planner.settled(twin, view.seat))

    def _compare(
        self, view: View, decision: Decision, mine: Candidate, others: list[Candidate]
    ) -> None:
        """Sequential halving as in `compare`, but what was made is tried to the end."""
        hope = max([one.mean for one in (mine, *others)]) - HOPELESS
        left = [one for one in others if one.mean >= hope]
        rounds = max(1, len(left).bit_length())
        for _ in range(rounds if left else 0):
            for _ in range(max(1, self.effort.rollouts // (rounds * (len(left) + 1)))):
                self.try_all(view, decision, [mine, *left])
            left.sort(key=_mean, reverse=True)
            left = left[: (len(left) + 1) // 2]

    def measured(self, view: View, decision: Decision, lines: Sequence[Line]) -> list[Worth]:
        """Return the worth of each line in one more world, all with the same chance."""
        world, luck = sample(view, self.catalog, self._rng), self._rng.next()
        found = []
        for line in lines:
            rng, twin = Rng(luck), world.copy()
            moves = self._rollout.follow(twin, decision.moves, line, rng)
            odds, end = self._rollout.leaf(twin, moves, view.seat, rng)
            found.append(Worth(chance(odds), self.planner.judge.lead(end, view.seat, odds)))
        return found

    def try_all(self, view: View, decision: Decision, left: list[Candidate]) -> None:
        """Try candidates in one more world, all with the same chance."""
        self._try(view, decision, left)


class _Further:
    """Plays on to one's own next question and asks what is best there."""

    def __init__(self, catalog: Catalog, effort: Effort) -> None:
        self._catalog = catalog
        self._effort = effort
        planner = SearchBot(catalog, 0, effort, fitted(catalog)).planner
        self._rollout = Rollout(planner, effort.ahead, effort.cards, effort.late)
        self._judge = planner.judge

    def value(self, world: State, decision: Decision, line: Line, luck: int) -> float:
        """The chance of the seat, from 0 to 1."""
        rng, state = Rng(luck), world.copy()
        moves = self._rollout.follow(state, decision.moves, line, rng)
        state, moves = self._rollout.until_asked(state, moves, decision.seat, rng)
        if state.ended or len(moves) < 2:
            return chance(self._judge(state, decision.seat))
        asked = Decision(decision.seat, kind_of(state, state.pending), tuple(moves))
        bot = SearchBot(self._catalog, luck, self._effort)
        return bot.ranked(observe(state, decision.seat), asked)[0].mean


def as_line(decision: Decision, made: Sequence[Move]) -> Line:
    """Moves as a line."""
    return ((decision.moves, made[0]), *(((), move) for move in made[1:]))


def _where(world: State, line: Line) -> Hashable:
    """The position that a line leads to, whatever the order of cards in a hand or a pile."""
    state, moves = world.copy(), legal_moves(world, world.pending)
    for _, move in line:
        if move not in moves:
            break
        _, moves = decide(state, move, Rng(0))
    play = state.play
    return (
        state.pending,
        play and (play.card, play.declared, frozenset(play.added), frozenset(play.counted)),
        play and play.trash_this,
        frozenset(state.park),
        frozenset(state.table),
        state.perks,
        tuple(map(_board, state.seats)),
    )


def _board(seat: SeatState) -> Hashable:
    zones = (seat.hand, seat.discard, seat.yard, seat.lookout)
    tokens = (seat.pizza, seat.toys, seat.pack_pizza, seat.pack_toys)
    return (*map(frozenset, zones), tokens, seat.points, seat.level, seat.perk, seat.rule)


def _mean(candidate: Candidate) -> float:
    return candidate.mean
