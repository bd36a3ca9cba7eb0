"""Measures what the review says of computer players: does it tell the levels apart?

    .venv/bin/python build_scripts/lab review_levels --games 50 --workers 2

plays games between two players of the same level and reviews one of the seats (without par). It
prints after each game, can be stopped and started again (`--out` keeps the games), and with
`--choices 12` looks at twelve choices of each game only. `--games 0` only reports.

The mean is that of the games' means, its 95 % interval that of the games: choices of one game are
not independent of each other.
"""

import argparse
from itertools import combinations
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev

from fort_desktop.content import load_catalog
from fort_desktop.lab.match import play_match
from fort_desktop.review.grades import TOLD, TURNING, counts
from lab.reviews import Job, Row, kept, reviewed, run

LEVELS = "easy,normal,hard,expert"


def measured(job: Job) -> Row:
    """Play and review one game: level, seed, number of choices at most."""
    level, seed, most = job
    game, _ = play_match(load_catalog(), [level, level], seed, "basic")
    told = reviewed(game, seed % 2, seed, most)
    counted = [one for one in told.choices if counts(one)]
    return {
        "level": level,
        "seed": seed,
        "rounds": game.state.round,
        "even": [one.even for one in counted],
        "loss": [one.loss for one in counted],
        "stages": [one.stage for one in counted],
    }


def report(rows: list[Row]) -> list[str]:
    """A line for each level, and one for each pair of levels."""
    lines = ["level     games choices  mean loss of 100   over 4   over 15"]
    means: dict[str, list[float]] = {}
    for level in dict.fromkeys(row["level"] for row in rows):
        games = [row for row in rows if row["level"] == level and row["even"]]
        means[level] = [100 * fmean(row["even"]) for row in games]
        losses = [loss for row in games for loss in row["loss"]]
        over = [
            100 * sum(one >= bound for one in losses) / len(losses) for bound in (TOLD, TURNING)
        ]
        mean, margin = interval(means[level])
        lines.append(
            f"{level:9}{len(games):6}{len(losses):8}{mean:9.2f} +- {margin:5.2f}"
            f"{over[0]:9.1f}{over[1]:10.1f}"
        )
    for one, other in combinations(means, 2):
        (a, da), (b, db) = interval(means[one]), interval(means[other])
        margin = sqrt(da * da + db * db)
        word = "told apart" if abs(a - b) > margin else "not told apart"
        lines.append(f"{one} - {other}: {a - b:.2f} +- {margin:.2f}: {word}")
    return lines


def interval(values: list[float]) -> tuple[float, float]:
    """Mean, and half of its 95 % interval."""
    margin = 1.96 * stdev(values) / sqrt(len(values)) if len(values) > 1 else float("inf")
    return fmean(values), margin


def main() -> None:
    """Measure what is missing, and report."""
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    asked.add_argument("--games", type=int, default=50, help="how many of each level")
    asked.add_argument("--levels", default=LEVELS)
    asked.add_argument("--choices", type=int, default=0, help="at most per game; 0 for all")
    asked.add_argument("--seed", type=int, default=1, help="seed of the first game")
    asked.add_argument("--workers", type=int, default=1)
    asked.add_argument("--out", type=Path, default=Path("build/review_levels.jsonl"))
    args = asked.parse_args()
    rows = kept(args.out)
    done = {(row["level"], row["seed"]) for row in rows}
    seeds = range(args.seed, args.seed + args.games)
    jobs = [(level, seed, args.choices) for seed in seeds for level in args.levels.split(",")]
    left = [job for job in jobs if job[:2] not in done]
    for row in run(measured, left, args.workers, args.out):
        rows.append(row)
        mean = 100 * fmean(row["even"]) if row["even"] else 0.0
        print(f"{row['level']} {row['seed']}: {len(row['even'])} choices, {mean:.2f}", flush=True)
    print("\n".join(report(rows)))


if __name__ == "__main__":
    main()
