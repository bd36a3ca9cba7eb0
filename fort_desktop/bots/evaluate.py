"""Evaluation of a position for a seat, in log-odds of winning, and its weights."""

import math
from collections.abc import Hashable
from functools import lru_cache
from importlib.resources import files
from operator import mul
from typing import Final

import msgspec

from fort_desktop.bots.features import FEATURES, Deck, Weights, features, progress
from fort_desktop.bots.heuristics import kid_worth
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.rules.model.scoring import final_scores, winners
from fort_desktop.rules.model.state import State
from fort_desktop.rules.model.types import Card

_RULE: Final = FEATURES.index("rule")
MEMORY: Final = 4000
"""Boards whose features are remembered."""
CERTAIN: Final = 8.0
"""Log-odds of a game that is won."""


_EARLY: Final = {
    "points": 1.0,
    "fort": 1.0,
    "rule": 0.7,
    "level": 2.0,
    "near": 0.6,
    "gain": 0.25,
    "stuff": 0.35,
    "pack": 0.75,
    "lookout": 1.2,
    "match": 1.5,
    "perk": 1.0,
    "cards": -0.05,
    "quality": 6.0,
    "focus": 6.0,
    "builders": 4.0,
    "missing": -0.4,
}
_LATE: Final = {
    **dict.fromkeys(FEATURES, 0.0),
    "points": 1.0,
    "fort": 1.0,
    "rule": 1.0,
    "near": 0.3,
    "gain": 0.2,
    "stuff": 0.1,
    "pack": 0.15,
    "lookout": 0.2,
    "match": 0.2,
    "perk": 0.2,
    "quality": 0.5,
    "missing": -0.4,
}
_PERKS: Final = {
    "birthday_party": 1.0,
    "bribe": 2.0,
    "copy_cat": 1.5,
    "diy": 2.0,
    "do_over": 2.0,
    "recycling": 1.0,
    "rough_housing": 0.7,
    "sticky_fingers": 2.5,
    "xxl_backpack": 2.0,
}
_RULES: Final = {
    "big_plans": 2.0,
    "friendship_bracelet": 0.5,
    "piggy_bank": 1.0,
    "pizza_party": 1.0,
    "loner": 1.0,
    "minimalism": 1.5,
    "popularity": 2.0,
    "play_palace": 1.5,
    "secret_stash": 2.0,
    "sleepover": 0.5,
    "slime_lab": 1.5,
}


def hand_made(catalog: Catalog) -> Weights:
    """Hand-made weights, in victory points, as an experienced player would guess them."""
    kids = {kid.id: kid_worth(kid) for kid in catalog.kids.values()}
    return Weights(_EARLY, _LATE, kids, _PERKS, _RULES, 0.16)


@lru_cache(maxsize=8)
def fitted(catalog: Catalog) -> Weights:
    """Weights fitted to self-play by build_scripts/lab/fit_evaluation.py.

    Kids that were not in the fit (decks with other cards) keep the hand-made weight.
    """
    data = files("fort_desktop.bots").joinpath("weights.json").read_bytes()
    weights = msgspec.json.decode(data, type=Weights)
    guess = hand_made(catalog)
    unknown = {kid: 0.4 * (worth - 2.0) for kid, worth in guess.kids.items()}
    return msgspec.structs.replace(weights, kids={**unknown, **weights.kids})


@lru_cache(maxsize=8)
def between(catalog: Catalog, share: float) -> Weights:
    """Interpolate between hand-made (`share` 0) and fitted weights (`share` 1)."""
    guess, fit = hand_made(catalog), fitted(catalog)

    def mix(one: dict[str, float], other: dict[str, float]) -> dict[str, float]:
        """Each in log-odds."""
        return {
            name: (1 - share) * guess.unit * w + share * fit.unit * other[name]
            for name, w in one.items()
        }

    def scaled(weights: Weights) -> dict[str, float]:
        factor = weights.early["quality"]
        return {kid: factor * worth for kid, worth in weights.kids.items()}

    early, late = mix(guess.early, fit.early), mix(guess.late, fit.late)
    kids = mix(scaled(guess), scaled(fit))
    mean = sum(kids.values()) / len(kids)
    early.update(quality=1.0, perk=1.0)
    late.update(quality=fit.late["quality"], perk=fit.late["perk"])
    return msgspec.structs.replace(
        fit,
        early=early,
        late=late,
        kids={kid: worth - mean for kid, worth in kids.items()},
        perks=mix(guess.perks, fit.perks),
        unit=1.0,
    )


class Judge:
    """Evaluates positions with one set of weights.

    Attributes:
        worth: value of owning each card.
    """

    def __init__(self, catalog: Catalog, weights: Weights) -> None:
        self.weights = weights
        self.deck = Deck(catalog)
        self.worth: dict[Card, float] = {
            card: weights.kids[kid.id] for card, kid in catalog.kid.items()
        }
        self._known: dict[Hashable, tuple[float, ...]] = {}
        self._early = [weights.early[name] for name in FEATURES]
        self._slope = [weights.late[name] - weights.early[name] for name in FEATURES]

    def __call__(self, state: State, seat: int) -> float:
        """Log-odds that `seat` wins from here."""
        if state.ended or state.ending is not None:
            return self._finish(state, seat)
        far = progress(state)
        weights = [a + far * b for a, b in zip(self._early, self._slope, strict=True)]
        return odds([self._score(state, i, weights, far) for i in range(len(state.seats))], seat)

    def slope(self, state: State, name: str) -> float:
        """Log-odds per unit of a feature in this position."""
        weights = self.weights
        if state.ending is not None:
            return weights.point if name in ("points", "fort", "rule") else 0.0
        far = progress(state)
        return weights.unit * ((1 - far) * weights.early[name] + far * weights.late[name])

    def lead(self, state: State, seat: int, log_odds: float) -> float:
        """The points by which `seat` is ahead, as its log-odds say; after the end, as it came."""
        if not state.ended:
            return log_odds / self.slope(state, "points")
        scores = final_scores(state)
        return float(scores[seat].total - max(s.total for s in scores if s.seat != seat))

    def _score(self, state: State, seat: int, weights: list[float], far: float) -> float:
        values = self._features(state, seat)
        total: float = sum(map(mul, values, weights))
        rule = state.seats[seat].rule
        if rule is not None:
            total += (1.0 - far) * self.weights.rules[rule] * weights[_RULE]
        return self.weights.unit * total

    def _features(self, state: State, seat: int) -> tuple[float, ...]:
        """The features of a seat, cached as long as its board does not change."""
        key = _board_key(state, seat)
        known = self._known.get(key)
        if known is None:
            if len(self._known) >= MEMORY:
                self._known.clear()
            known = features(state, seat, self.deck, self.worth, self.weights.perks)
            self._known[key] = known
        return known

    def _finish(self, state: State, seat: int) -> float:
        """Evaluation near the end of the game: points scored and turns left."""
        scores = final_scores(state)
        if state.ended:
            won = winners(state, scores)
            margin = 0.01 * (scores[seat].total - max(s.total for s in scores if s.seat != seat))
            if seat not in won:
                return -CERTAIN + margin
            return CERTAIN + margin if len(won) == 1 else margin
        point, n = self.weights.point, len(state.seats)
        turn = (state.leader - state.first) % n
        bonus = [self.weights.last_turn if (i - state.first) % n > turn else 0.0 for i in range(n)]
        return odds([point * (s.total + bonus[s.seat]) for s in scores], seat)


def _board_key(state: State, seat: int) -> Hashable:
    """Cache key: everything that the features of a seat depend on."""
    own = state.seats[seat]
    table: Hashable = None
    if seat == state.leader:
        table = (state.table, state.pending.stage == "play", state.play and state.play.trash_this)
    crowd = tuple([len(s.cards) for s in state.seats]) if own.rule == "sleepover" else None
    return (
        (seat, own.points, own.level, own.pizza, own.toys, own.pack_pizza, own.pack_toys),
        (own.deck, own.discard, own.hand, own.yard, own.lookout),
        (own.perk, own.rule, state.macaroni, table, crowd),
    )


def odds(scores: list[float], seat: int) -> float:
    """Log-odds of `seat` by the softmax of all scores."""
    rivals = [score for i, score in enumerate(scores) if i != seat]
    top = max(rivals)
    if len(rivals) == 1:
        return scores[seat] - top
    return scores[seat] - top - math.log(sum([math.exp(score - top) for score in rivals]))


def chance(log_odds: float) -> float:
    """Convert log-odds to a win chance from 0 to 1."""
    return 1.0 / (1.0 + math.exp(-log_odds))
