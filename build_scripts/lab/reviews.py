"""Long measurements of the review: a line for each finished game, so that a run can go on.

Each line of the file is the JSON of one game; a game that stands there is not played again.
"""

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import ExitStack
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import msgspec

from fort_desktop.bots.protocol import without_collector
from fort_desktop.review.choices import stations
from fort_desktop.review.parts import Choice, Review, with_part
from fort_desktop.review.review import new_review, review
from fort_desktop.rules.game import Game
from fort_desktop.rules.model.moves import text
from fort_desktop.rules.model.rng import Rng

Row = dict[str, Any]
"""What is kept of a game."""
Job = tuple[Any, ...]


def kept(path: Path) -> list[Row]:
    """The games that are done."""
    if not path.exists():
        return []
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def run(work: Callable[[Job], Row], jobs: Sequence[Job], workers: int, path: Path) -> Iterator[Row]:
    """Do the jobs and yield their rows as they are done; each is written to the file first.

    Args:
        work: a function of a module, so that other processes find it.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    with ExitStack() as ends:
        done: Iterable[Row] = map(work, jobs)
        if workers > 1:
            pool = get_context("spawn").Pool(workers, initializer=without_collector)
            done = ends.enter_context(pool).imap_unordered(work, jobs)
        for row in done:
            with path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(row) + "\n")
            yield row


def reviewed(game: Game, seat: int, seed: int, most: int = 0) -> Review:
    """The review of a game without par.

    Args:
        most: so many choices at most are looked at, drawn by lot; 0 for all.
    """
    told = new_review(game, seat, seed)
    if most:
        told = msgspec.structs.replace(told, choices=_left_out(game, seat, seed, most))
    for part in review(game, seat, seed, known=told, with_par=False):
        told = with_part(told, part)
    return told


def _left_out(game: Game, seat: int, seed: int, most: int) -> tuple[Choice, ...]:
    """Choices without a number, in the place of those that are not looked at."""
    mine = [one for one in stations(game) if one.seat == seat]
    real = [one for one in mine if one.measured and len(one.decision.moves) > 1]
    drawn = {one.number for one in Rng(seed).shuffled(tuple(real))[:most]}
    return tuple(
        Choice(one.at, one.number, seat, one.state.round, one.stage, made, made)
        for one in mine
        if one.number not in drawn and (made := tuple(map(text, one.made)))
    )
