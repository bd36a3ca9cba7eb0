"""Fit the evaluation of the strong computer players to games that they play among themselves.

    python build_scripts/fit_evaluation.py play ROWS.jsonl --games 1500 --player normal
    python build_scripts/fit_evaluation.py fit ROWS.jsonl... --out fort_desktop/bots/weights.json

`play` writes one row for each turn: the features of all seats, and how the game ended. `fit` is a
conditional logit: the chances of the seats go with the exponentials of their scores, a score is a
weighted sum of features, and each weight slides from its early to its late value. Standard
library only; the same rows give the same weights.
"""

import argparse
import json
import math
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from fort_desktop.bots import make_bot
from fort_desktop.bots.evaluate import hand_made
from fort_desktop.bots.features import FEATURES, Deck, drawn, features, progress
from fort_desktop.content import load_catalog
from fort_desktop.rules.cards import Catalog
from fort_desktop.rules.game import Game
from fort_desktop.rules.rng import Rng
from fort_desktop.rules.scoring import final_scores, rule_points
from fort_desktop.session.match import seats_for

SOFT: Final = 5.0
"""Points of margin that make a win e times as likely in what is fitted."""
KID_LATE: Final = 0.15
"""How much of a kid's worth is left at the end of a game."""
PERK_LATE: Final = 0.25
EPOCHS: Final = 12
Row = dict[str, Any]


def rows_of(catalog: Catalog, player: str, seats: int, seed: int) -> Iterator[Row]:
    """The turns of one game, each with the features of all seats and the final totals."""
    game = Game.new(catalog, seats_for([player] * seats), seed, "draft" if seed % 2 else "basic")
    bots = [make_bot(player, catalog, Rng(seed * 64 + i).next()) for i in range(seats)]
    rng = Rng(seed ^ 0x5EED)
    deck, weights = Deck(catalog), hand_made(catalog)
    worth = {card: weights.kids[kid.id] for card, kid in catalog.kid.items()}
    rows = []
    while (decision := game.decision) is not None:
        state = game.state
        if state.flow.stage == "play" and not state.table:
            rows.append(_row(catalog, game, deck, worth))
        if rng.below(100) < 3:
            move = rng.choice(decision.moves)
        else:
            move = bots[decision.seat].choose(game.view(decision.seat), decision)
        game.push(move)
    totals = [score.total for score in game.state.scores]
    kept = [score.rule for score in game.state.scores]
    for row in rows:
        yield {**row, "totals": totals, "kept": kept}


def _row(catalog: Catalog, game: Game, deck: Deck, worth: dict[str, float]) -> Row:
    state, weights = game.state, hand_made(catalog)
    n = len(state.seats)
    boards = []
    for i, seat in enumerate(state.seats):
        cards = drawn(state, i)
        kids: dict[str, int] = {}
        for card in cards:
            kid = catalog.kid[card].id
            kids[kid] = kids.get(kid, 0) + 1
        values = [round(x, 4) for x in features(state, i, deck, worth, weights)]
        rule = rule_points(state, i, seat.rule) if seat.rule is not None else 0
        values[FEATURES.index("rule")] = rule
        boards.append(
            {
                "f": values,
                "k": kids,
                "n": len(cards),
                "perk": seat.perk,
                "rule": seat.rule,
                "wait": (i - state.leader) % n,
            }
        )
    row: Row = {"t": round(progress(state), 4), "boards": boards}
    if state.ending is not None:
        row["left"] = [int((i - state.first) % n >= (state.leader - state.first) % n) for i in range(n)]
        row["now"] = [score.total for score in final_scores(state)]
    return row


def growth(rows: Sequence[Row], rules: Sequence[str]) -> dict[str, float]:
    """How many points each made-up rule still gains from the begin of a game to its end."""
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
    """Points that a seat still scores in its last turn, once the end is triggered."""
    gains = [
        total - now
        for row in rows
        if "left" in row
        for left, total, now in zip(row["left"], row["totals"], row["now"], strict=True)
        if left
    ]
    return sum(gains) / len(gains)


def terms(row: Row, names: dict[str, int], rules: dict[str, float]) -> list[dict[int, float]]:
    """The numbers of each seat by parameter."""
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
    """Stochastic gradient steps (Adagrad) with a pull towards the hand-made weights."""

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

    def chances(self, seats: list[dict[int, float]]) -> list[float]:
        """The win chance of each seat."""
        w = self.w
        scores = [sum([w[i] * v for i, v in x.items()]) for x in seats]
        top = max(scores)
        parts = [math.exp(score - top) for score in scores]
        total = sum(parts)
        return [part / total for part in parts]

    def step(self, seats: list[dict[int, float]], wanted: list[float], rate: float) -> float:
        """One step; returns the log loss before it."""
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
    """Weights in the form of `bots.features.Weights`."""
    rules = growth(rows, [rule.id for rule in catalog.rules])
    model = Fit(catalog)
    data = [
        (terms(row, model.names, rules), _targets(row["totals"])) for row in rows if "left" not in row
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
    return {**found, "last_turn": round(last_turn(rows), 2)}


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
        "unit": 1.0,
        "point": base.point,
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
    rows = [json.loads(line) for path in chosen.rows for line in path.open(encoding="utf-8")]
    chosen.out.write_text(json.dumps(fit(catalog, rows), indent=1) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
