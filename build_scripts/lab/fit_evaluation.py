"""Fits the evaluation of the strong computer players to self-play games.

    python build_scripts/lab fit_evaluation play ROWS.jsonl --games 1500 --player fitted
    python build_scripts/lab fit_evaluation fit ROWS.jsonl... --out fort_desktop/bots/weights.json

`play` writes one row for each turn: the features of all seats, and how the game ended. The player
`fitted` plans as `normal` does, with the fitted weights of the last round; they converge after two
or three rounds. `fit` is a conditional logit (McFadden 1974): the seats' chances are the softmax of
their scores, a score is a weighted sum of features, and each weight is interpolated from its early
to its late value. Standard library only; the same rows give the same weights.
"""

import argparse
import json
import math
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from fort_desktop.bots.evaluate import fitted, hand_made
from fort_desktop.bots.features import FEATURES, Deck, Weights, drawn, features, progress
from fort_desktop.bots.levels import make_bot
from fort_desktop.bots.normal import NormalBot
from fort_desktop.bots.protocol import Bot
from fort_desktop.content import load_catalog
from fort_desktop.lab.match import seats_for
from fort_desktop.rules.game import Game
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.rules.model.pending import Pending
from fort_desktop.rules.model.rng import Rng
from fort_desktop.rules.model.scoring import final_scores
from fort_desktop.rules.model.state import SeatState, State
from fort_desktop.rules.model.types import HIDDEN

SOFT: Final = 5.0
"""Points of margin that make a win e times as likely in what is fitted."""
KID_LATE: Final = 0.15
"""How much of a kid's worth is left at the end of a game."""
PERK_LATE: Final = 0.25
RANDOM_MOVES: Final = 3
"""Of a hundred moves of self-play, so that unusual positions are seen as well."""
EPOCHS: Final = 12
Row = dict[str, Any]


def rows_of(catalog: Catalog, player: str, seats: int, seed: int) -> Iterator[Row]:
    """Play one game, some moves at random: the boards at each turn, and the final scores."""
    game = Game.new(catalog, seats_for([player] * seats), seed, "draft" if seed % 2 else "basic")
    bots = [player_of(player, catalog, Rng(seed * 64 + i).next()) for i in range(seats)]
    rng = Rng(seed ^ 0x5EED)
    rows = []
    while (decision := game.decision) is not None:
        if game.state.pending.stage == "play" and not game.state.table:
            rows.append(_row(game.state))
        if rng.below(100) < RANDOM_MOVES:
            move = rng.choice(decision.moves)
        else:
            move = bots[decision.seat].choose(game.view(decision.seat), decision)
        game.push(move)
    totals = [score.total for score in game.state.scores]
    kept = [score.rule for score in game.state.scores]
    for row in rows:
        yield {**row, "totals": totals, "kept": kept}


def player_of(name: str, catalog: Catalog, seed: int) -> Bot:
    """Make a computer player by name; `fitted` searches as `normal` and evaluates as `expert`."""
    if name == "fitted":
        return NormalBot(catalog, seed, fitted(catalog))
    return make_bot(name, catalog, seed)


def _row(state: State) -> Row:
    """The inputs of the features, so that features can be changed without playing again."""
    return {
        "seats": msgspec.to_builtins(state.seats),
        "first": state.first,
        "leader": state.leader,
        "park": len(state.park_deck),
        "macaroni": state.macaroni,
        "ending": state.ending,
    }


def state_of(catalog: Catalog, row: Row) -> State:
    """Rebuild the boards of a row as a state before a play."""
    seats = msgspec.convert(row["seats"], list[SeatState])
    state = State(catalog, seats, first=row["first"], leader=row["leader"], round=1)
    state.park_deck = (HIDDEN,) * row["park"]
    state.macaroni = row["macaroni"]
    state.ending = row["ending"]
    state.pending = Pending("play", state.leader)
    return state


def boards(catalog: Catalog, row: Row, deck: Deck, weights: Weights) -> Row:
    """The row with the features of all seats."""
    state = state_of(catalog, row)
    n = len(state.seats)
    worth = {card: weights.kids[kid.id] for card, kid in catalog.kid.items()}
    found = []
    for i, seat in enumerate(state.seats):
        cards = drawn(state, i)
        kids: dict[str, int] = {}
        for card in cards:
            kid = catalog.kid[card].id
            kids[kid] = kids.get(kid, 0) + 1
        values = list(features(state, i, deck, worth, weights.perks))
        board = {"f": values, "k": kids, "n": len(cards), "perk": seat.perk, "rule": seat.rule}
        found.append({**board, "wait": (i - state.leader) % n})
    full: Row = {"t": progress(state), "boards": found}
    full.update(totals=row["totals"], kept=row["kept"])
    if state.ending is not None:
        turn = (state.leader - state.first) % n
        full["left"] = [int((i - state.first) % n >= turn) for i in range(n)]
        full["now"] = [score.total for score in final_scores(state)]
    return full


def growth(rows: Sequence[Row], rules: Sequence[str]) -> dict[str, float]:
    """Points that each made-up rule gains from the beginning of a game to its end."""
    at = FEATURES.index("rule")
    up = dict.fromkeys(rules, 0.0)
    down = dict.fromkeys(rules, 1.0)
    for row in rows:
        left = 1.0 - row["t"]
        for board, kept in zip(row["boards"], row["kept"], strict=True):
            if board["rule"] is not None:
                up[board["rule"]] += (kept - board["f"][at]) * left
                down[board["rule"]] += left * left
    return {rule: up[rule] / down[rule] for rule in rules}


def last_turn(rows: Sequence[Row]) -> float:
    """Mean points of a seat in its last turn, once the end is triggered."""
    gains: list[float] = [
        total - now
        for row in rows
        if "left" in row
        for left, total, now in zip(row["left"], row["totals"], row["now"], strict=True)
        if left
    ]
    return sum(gains) / len(gains)


def terms(row: Row, names: dict[str, int], rules: dict[str, float]) -> list[dict[int, float]]:
    """The coefficients of each seat, by parameter index."""
    t = row["t"]
    found = []
    for board in row["boards"]:
        x: dict[int, float] = {}
        for name, value in zip(FEATURES, board["f"], strict=True):
            if name == "perk":
                continue
            if name == "rule" and board["rule"] is not None:
                value += (1 - t) * rules[board["rule"]]
            if name == "quality":
                x[names["quality"]] = value * (1 - (1 - KID_LATE) * t)
                continue
            x[names[f"early {name}"]] = value * (1 - t)
            x[names[f"late {name}"]] = value * t
        for kid, count in board["k"].items():
            x[names[f"kid {kid}"]] = count / board["n"] * (1 - (1 - KID_LATE) * t)
        if board["perk"] is not None:
            x[names[f"perk {board['perk']}"]] = 1 - (1 - PERK_LATE) * t
        x[names["wait"]] = board["wait"]
        found.append(x)
    return found


def _targets(totals: Sequence[float]) -> list[float]:
    top = max(totals)
    parts = [math.exp((total - top) / SOFT) for total in totals]
    return [part / sum(parts) for part in parts]


class Fit:
    """Stochastic gradient descent (Adagrad), regularised towards the hand-made weights."""

    def __init__(self, catalog: Catalog) -> None:
        weights = hand_made(catalog)
        self.start: dict[str, float] = {"quality": weights.early["quality"] * weights.unit}
        self.pull: dict[str, float] = {"quality": 0.0}
        for name in FEATURES:
            for when, table in (("early", weights.early), ("late", weights.late)):
                self.start[f"{when} {name}"] = table[name] * weights.unit
        for kid in catalog.kids:
            self.start[f"kid {kid}"] = 0.0
            self.pull[f"kid {kid}"] = 4e-5
        for perk, worth in weights.perks.items():
            self.start[f"perk {perk}"] = worth * weights.unit
        self.start["wait"] = 0.0
        self.names = {name: i for i, name in enumerate(self.start)}
        self.w = list(self.start.values())
        self.centre = list(self.w)
        self.pulls = [self.pull.get(name, 1e-5) for name in self.start]
        self.sums = [1e-3] * len(self.w)

    def scores(self, seats: list[dict[int, float]]) -> list[float]:
        """The score of each seat."""
        w = self.w
        return [sum([w[i] * v for i, v in x.items()]) for x in seats]

    def chances(self, seats: list[dict[int, float]]) -> list[float]:
        """The win chance of each seat."""
        scores = self.scores(seats)
        top = max(scores)
        parts = [math.exp(score - top) for score in scores]
        total = sum(parts)
        return [part / total for part in parts]

    def step(self, seats: list[dict[int, float]], wanted: list[float], rate: float) -> float:
        """Make one step; returns the log loss before it."""
        found = self.chances(seats)
        slope: dict[int, float] = {}
        for x, p, q in zip(seats, found, wanted, strict=True):
            for i, v in x.items():
                slope[i] = slope.get(i, 0.0) + (p - q) * v
        for i, g in slope.items():
            g += self.pulls[i] * (self.w[i] - self.centre[i]) * 10
            self.sums[i] += g * g
            self.w[i] -= rate * g / math.sqrt(self.sums[i])
        return -sum(q * math.log(max(p, 1e-9)) for p, q in zip(found, wanted, strict=True))


def fit(catalog: Catalog, rows: Sequence[Row]) -> dict[str, Any]:
    """Fit weights, in the form of `bots.features.Weights`."""
    rules = growth(rows, [rule.id for rule in catalog.rules])
    model = Fit(catalog)
    data = [
        (terms(row, model.names, rules), _targets(row["totals"]))
        for row in rows
        if "left" not in row
    ]
    order = list(range(len(data)))
    rng = Rng(7)
    mean = list(model.w)
    for epoch in range(EPOCHS):
        order = list(rng.shuffled(order))
        loss = sum(model.step(*data[i], 0.15 / (1 + 0.5 * epoch)) for i in order)
        print(f"epoch {epoch + 1}: log loss {loss / len(data):.4f}", file=sys.stderr)
        if epoch >= EPOCHS // 2:
            share = 1 / (epoch - EPOCHS // 2 + 1)
            mean = [a + (b - a) * share for a, b in zip(mean, model.w, strict=True)]
    found = _weights(catalog, dict(zip(model.names, mean, strict=True)), rules)
    model.w = mean
    bonus = last_turn(rows)
    scored = [
        (model.scores(x), row["totals"])
        for (x, _), row in zip(data, (row for row in rows if "left" not in row), strict=True)
    ]
    late = [
        (
            [now + bonus * left for now, left in zip(row["now"], row["left"], strict=True)],
            row["totals"],
        )
        for row in rows
        if "left" in row
    ]
    return {
        **found,
        "last_turn": round(bonus, 2),
        "unit": steepness(scored),
        "point": steepness(late),
    }


def steepness(scored: Sequence[tuple[list[float], list[float]]]) -> float:
    """The scale factor from score differences to log-odds of winning."""

    def loss(factor: float) -> float:
        total = 0.0
        for scores, totals in scored:
            top = max(scores)
            parts = [math.exp(factor * (score - top)) for score in scores]
            won = [i for i, x in enumerate(totals) if x == max(totals)]
            total -= sum(math.log(max(parts[i] / sum(parts), 1e-9)) for i in won) / len(won)
        return total

    return min((n / 20 for n in range(2, 60)), key=loss)


def _weights(catalog: Catalog, w: dict[str, float], rules: dict[str, float]) -> dict[str, Any]:
    base = hand_made(catalog)
    early = {name: round(w[f"early {name}"], 4) for name in FEATURES}
    late = {name: round(w[f"late {name}"], 4) for name in FEATURES}
    early.update(quality=1.0, perk=1.0)
    late.update(quality=KID_LATE, perk=PERK_LATE)
    kids = {kid: round(w["quality"] * base.kids[kid] + w[f"kid {kid}"], 3) for kid in catalog.kids}
    return {
        "early": early,
        "late": late,
        "kids": kids,
        "perks": {perk: round(w[f"perk {perk}"], 3) for perk in base.perks},
        "rules": {rule: round(value, 2) for rule, value in rules.items()},
    }


def main(arguments: Sequence[str]) -> int:
    """Run `play` or `fit`; returns the exit code."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("play", "fit"))
    parser.add_argument("rows", type=Path, nargs="+")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--player", default="normal")
    parser.add_argument("--out", type=Path, default=Path("fort_desktop/bots/weights.json"))
    chosen = parser.parse_args(arguments)
    catalog = load_catalog()
    if chosen.what == "play":
        with chosen.rows[0].open("w", encoding="utf-8") as file:
            for number in range(chosen.games):
                for row in rows_of(catalog, chosen.player, chosen.seats, chosen.seed + number):
                    file.write(json.dumps(row, separators=(",", ":")) + "\n")
        return 0
    deck, weights = Deck(catalog), hand_made(catalog)
    rows = [
        boards(catalog, json.loads(line), deck, weights)
        for path in chosen.rows
        for line in path.open(encoding="utf-8")
    ]
    chosen.out.write_text(json.dumps(fit(catalog, rows), indent=1) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
