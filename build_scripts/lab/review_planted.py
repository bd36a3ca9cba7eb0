"""Measures whether the review finds planted blunders.

    .venv/bin/python build_scripts/lab review_planted --games 100 --workers 2

plays games of `--level` (the expert) against `--other`, makes one clearly bad play in each, lets
them play on, and reviews the game. Found is a blunder that is among the three choices with the
largest loss. It prints after each game, and can be stopped and started again (`--out`).

Bad is not what the review says: it is what the hand-made evaluation, which the expert does not use,
finds the worst of all plays, by at least `WORSE` of win chance, in a game that is still open.
"""

import argparse
from pathlib import Path

from fort_desktop.bots.evaluate import Judge, chance, hand_made
from fort_desktop.bots.levels import seat_bots
from fort_desktop.bots.plan import Planner
from fort_desktop.content import load_catalog
from fort_desktop.lab.match import seats_for
from fort_desktop.rules.game import Game
from fort_desktop.rules.model.moves import Move, text
from fort_desktop.rules.model.rng import Rng
from lab.reviews import Job, Row, kept, reviewed, run

WORSE = 0.1
"""So much win chance a bad play costs at least."""
OPEN = (0.2, 0.8)
"""The chance of the seat before it, by the same evaluation."""
FIRST, LAST = 3, 10
"""Rounds in which it is planted."""
EARLIEST = 4
"""So many different rounds are the first in which it can be planted."""
AMONG = 3


class Planter:
    """Finds the bad play of a position."""

    def __init__(self) -> None:
        catalog = load_catalog()
        self.catalog = catalog
        self.judge = Judge(catalog, hand_made(catalog))
        self._planner = Planner(catalog, self.judge)

    def bad(self, game: Game, seat: int) -> tuple[Move, float] | None:
        """The worst play and what it costs; None if the game is decided or nothing is so bad."""
        low, high = OPEN
        if not low <= chance(self.judge(game.state, seat)) <= high:
            return None
        plans = self._planner.plans(game.state.copy(), game.legal_moves(), 200, Rng(1))
        cost = chance(plans[0].value) - chance(plans[-1].value)
        return (plans[-1].line[0][1], cost) if cost >= WORSE else None


def measured(job: Job) -> Row:
    """Play, plant and review one game: levels of both players, seed, choices at most."""
    level, other, seed = job
    planter = Planter()
    seat = seed % 2
    players = [other, other]
    players[seat] = level
    game = Game.new(planter.catalog, seats_for(players), seed, "basic")
    bots = seat_bots(planter.catalog, players, seed)
    planted, cost, made = -1, 0.0, ""
    while (decision := game.decision) is not None:
        move = bots[decision.seat].choose(game.view(decision.seat), decision)
        if planted < 0 and _place(game, seat, decision.kind, seed):
            found = planter.bad(game, seat)
            if found is not None and found[0] != move:
                move, cost = found
                planted, made = len(game.acts), text(move)
        game.push(move)
    row = {"seed": seed, "level": level, "planted": planted, "made": made, "cost": round(cost, 3)}
    return row | _rank(game, seat, seed, planted) if planted >= 0 else row


def _place(game: Game, seat: int, kind: str, seed: int) -> bool:
    """Return True if a bad play may be planted here; not in the same round of all games."""
    first = FIRST + seed % EARLIEST
    return kind == "play" and game.state.leader == seat and first <= game.state.round <= LAST


def _rank(game: Game, seat: int, seed: int, planted: int) -> Row:
    """The place of the planted choice among all losses of the game, 1 for the largest."""
    told = reviewed(game, seat, seed)
    mine = next(one for one in told.choices if one.moves == planted)
    loss = mine.loss or 0.0
    rank = 1 + sum((one.loss or 0.0) > loss for one in told.choices)
    return {"rank": rank, "loss": loss, "found": rank <= AMONG and loss > 0, "best": mine.best[0]}


def main() -> None:
    """Measure what is missing, and report."""
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    asked.add_argument("--games", type=int, default=100, help="how many games with a blunder")
    asked.add_argument("--level", default="expert", help="whose game is reviewed")
    asked.add_argument("--other", default="normal")
    asked.add_argument("--seed", type=int, default=1, help="seed of the first game")
    asked.add_argument("--workers", type=int, default=1)
    asked.add_argument("--out", type=Path, default=Path("build/review_planted.jsonl"))
    args = asked.parse_args()
    rows = [row for row in kept(args.out) if row["level"] == args.level]
    at = max([row["seed"] + 1 for row in rows], default=args.seed)
    while (left := args.games - len(_with_one(rows))) > 0:
        jobs = [(args.level, args.other, seed) for seed in range(at, at + left)]
        at += left
        for row in run(measured, jobs, args.workers, args.out):
            rows.append(row)
            print(row, flush=True)
    told = _with_one(rows)
    print(f"found {sum(row['found'] for row in told)} of {len(told)}")


def _with_one(rows: list[Row]) -> list[Row]:
    return [row for row in rows if row["planted"] >= 0]


if __name__ == "__main__":
    main()
