"""Planning: a search over the player's own decisions up to where others or chance act."""

from collections.abc import Callable, Hashable, Sequence

import msgspec

from fort_desktop.bots.evaluate import Judge
from fort_desktop.bots.features import by_play
from fort_desktop.bots.heuristics import box_worth
from fort_desktop.bots.pruning import matching, narrowed
from fort_desktop.rules.model import moves as mv
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.rules.model.moves import Move
from fort_desktop.rules.model.pending import Stage
from fort_desktop.rules.model.rng import Rng
from fort_desktop.rules.model.state import State
from fort_desktop.rules.questions.follow import may_follow
from fort_desktop.rules.turn.decide import decide

Taste = Callable[[Move], float]
"""What a move is worth to a player for its own sake, in log-odds."""
Line = tuple[tuple[tuple[Move, ...], Move], ...]
"""What was asked and what is answered, step by step."""

PLANNED: frozenset[Stage] = frozenset(
    {
        "play",
        "play_again",
        "declare",
        "prepare",
        "use",
        "choose",
        "copy",
        "action",
        "pay",
        "keep",
        "perk",
    }
)
"""Stages inside a play or a following: nobody else acts between them."""


class Plan(msgspec.Struct, frozen=True):
    """A line of moves, its evaluation (log-odds) and the state that it leads to."""

    value: float
    line: Line
    end: State


class Planner:
    """Searches for the best line of the player's own moves within a budget of nodes."""

    def __init__(self, catalog: Catalog, judge: Judge, taste: Taste | None = None) -> None:
        self.judge = judge
        self.kids = {kid.id: judge.weights.kids[kid.id] for kid in catalog.kids.values()}
        self.taste: Taste = taste or _no_taste
        self._seen: dict[Hashable, Plan] = {}
        self._follow: dict[Hashable, float] = {}
        self._rng = Rng(0)

    def plans(
        self, state: State, moves: Sequence[Move], nodes: int, rng: Rng, cards: int = 0
    ) -> list[Plan]:
        """The best line after each promising move, best first; `nodes` are divided among them.

        With `cards`, only so many kids are tried, those with the best estimated play value.
        """
        self._seen.clear()
        self._follow.clear()
        self._rng = rng
        seat = state.pending.seat
        options = narrowed(state, seat, moves, self.kids)
        if cards and state.pending.stage in ("play", "play_again") and len(options) > cards:
            options = self._reckoned(state, seat, options)[:cards]
        found, left = [], nodes
        for i, move in enumerate(options):
            share = max(1, left // (len(options) - i))
            plan, used = self._after(state, tuple(moves), move, seat, share)
            found.append(plan)
            left -= used
        return sorted(found, key=_value, reverse=True)

    def _reckoned(self, state: State, seat: int, options: Sequence[Move]) -> list[Move]:
        """Plays sorted by estimated value, best first; DIY comes before all of them."""
        kid = state.catalog.kid
        worth = {kid[c].id: w for c, w in by_play(state, seat, self.judge.deck).items()}
        plays = [move for move in options if isinstance(move, mv.PlayKid)]
        plays.sort(key=lambda move: worth[move.kid], reverse=True)
        return [*(m for m in options if isinstance(m, mv.Diy)), *plays] or list(options)

    def follow_plans(
        self, state: State, moves: Sequence[Move], options: Sequence[Move], rng: Rng
    ) -> Plan:
        """The best greedy way to follow with one of `options`."""
        self._seen.clear()
        self._rng = rng
        seat = state.pending.seat
        found = [self._after(state, tuple(moves), move, seat, 1)[0] for move in options]
        return max(found, key=_value)

    def _after(
        self, state: State, moves: tuple[Move, ...], move: Move, seat: int, nodes: int
    ) -> tuple[Plan, int]:
        twin = state.copy()
        _, answers = decide(twin, move, self._rng)
        plan, used = self._dive(twin, answers, seat, nodes - 1)
        line = ((moves, move), *plan.line)
        return Plan(plan.value + self.taste(move), line, plan.end), used + 1

    def _dive(
        self, state: State, moves: tuple[Move, ...], seat: int, nodes: int
    ) -> tuple[Plan, int]:
        """Search depth first; returns the best line from here and the number of nodes visited."""
        pending = state.pending
        if pending.seat != seat or pending.stage not in PLANNED:
            return Plan(self.settled(state, seat), (), state), 0
        key = _key(state, seat)
        known = self._seen.get(key)
        if known is not None:
            return known, 0
        options = narrowed(state, seat, moves, self.kids)
        best, used = self._after(state, moves, options[0], seat, nodes // len(options))
        for i, move in enumerate(options[1:], start=1):
            if used >= nodes:
                break
            share = (nodes - used) // (len(options) - i)
            plan, more = self._after(state, moves, move, seat, share)
            used += more
            if plan.value > best.value:
                best = plan
        self._seen[key] = best
        return best, used

    def settled(self, state: State, seat: int) -> float:
        """Evaluation of the seat once its play or following is over."""
        value = self.judge(state, seat)
        if state.ended or seat != state.leader or state.ending is not None:
            return value
        return value - self._exposed(state, seat) - self._followed(state, seat)

    def _exposed(self, state: State, seat: int) -> float:
        """Expected cost of the kids that will be exposed in the Yard (DISCARD-2, RECRUIT-1)."""
        worth, own = self.judge.worth, state.seats[seat]
        kids = state.catalog.kid
        left = [worth[card] for card in own.hand if kids[card].best_friend is None]
        if not left:
            return 0.0
        best = max(left)
        cards = own.deck + own.discard + own.hand
        mean = sum([worth[card] for card in cards]) / len(cards)
        other = max([worth[card] for card in state.park], default=0.0)
        for rival in state.rivals(seat):
            other = max([other, *(worth[card] for card in state.seats[rival].yard)])
        slope = self.judge.slope(state, "quality") / len(cards)
        likely = 0.8 if best > other else 0.3
        loss = (best - mean) * slope + max(0.0, best - other) * slope
        return likely * max(0.0, loss)

    def _followed(self, state: State, seat: int) -> float:
        """Expected gain of rivals from following the card (FOLLOW-1)."""
        play, box = state.play, state.played_box("public")
        if play is None or box is None or state.pending.stage != "follow":
            return 0.0
        key = (play.card, play.declared, play.took)
        if key not in self._follow:
            gain = 0.0
            for rival in state.rivals(seat):
                if may_follow(state, rival):
                    hand = len(state.seats[rival].hand)
                    gain += 1.0 - (1.0 - matching(state, rival)) ** hand
            gain /= len(state.seats) - 1
            profit = max(0.0, box_worth(box) - 0.4)
            self._follow[key] = 0.8 * gain * profit * self.judge.slope(state, "points")
        return self._follow[key]


def _no_taste(move: Move) -> float:
    return 0.0


def _value(plan: Plan) -> float:
    return plan.value


def _key(state: State, seat: int) -> Hashable:
    """Transposition key: equal for equal positions inside a play, whatever the move order."""
    own, play = state.seats[seat], state.play
    return (
        state.pending,
        play and (play.card, play.declared, frozenset(play.added), frozenset(play.counted)),
        play and (play.results, play.took),
        own.pizza,
        own.toys,
        own.pack_pizza,
        own.pack_toys,
        own.points,
        frozenset(own.hand),
        frozenset(own.discard),
        frozenset(own.lookout),
        own.perk,
        state.park,
        len(state.trashed),
        own.rule,
    )
