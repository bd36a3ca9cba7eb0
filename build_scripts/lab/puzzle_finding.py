"""Finds puzzles in games that computer players play with each other, and picks a collection."""

import hashlib
import math
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

import msgspec

from fort_desktop.bots.levels import make_bot, seat_bots
from fort_desktop.lab.match import seats_for
from fort_desktop.puzzles.puzzle import (
    GRADES,
    Puzzle,
    game_of,
    playing,
    points_of,
    position_of,
)
from fort_desktop.rules.game import Game
from fort_desktop.rules.model import moves as mv
from fort_desktop.rules.model.boxes import Box
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.rules.model.moves import Move, text
from lab.puzzle_solver import Found, Solver, TangledError, plain

_LEAST: Final = 2
"""A puzzle is worth so many points at least."""
_OF_LEAST: Final = 100
"""So many puzzles at most are worth no more than that."""
_POSITIONS: Final = 300
_LINES: Final = 5_000
"""So many positions and plays are there at most, so that all can be tried anew by the proof."""
_FEWEST: Final = 12
"""With fewer plays there is nothing to find out."""
_TABLES: Final = (("normal",) * 2, ("normal",) * 3, ("normal",) * 4, ("normal",) * 3)
"""Who plays at the tables, one after the other."""
_STRONG: Final = ("hard", "normal")
_SELDOM: Final = 30
"""At every so many tables these play: they think long."""
_ALIKE: Final = 24
"""So many puzzles of one kid may have the same steps."""
_OF_A_KID: Final = 40
"""So many puzzles at most are answered by one kid."""


class Candidate(msgspec.Struct, frozen=True):
    """A puzzle that has no grade yet, and how hard it is.

    Args:
        kid: that is played in the end; steps: what the answer does, for variety.
        easy: what a beginner scores there; played: what was scored in the game.
    """

    puzzle: Puzzle
    kid: str
    steps: str
    hard: float
    easy: int
    played: int = 0


def candidates(catalog: Catalog, seeds: Iterable[int]) -> Iterator[Candidate]:
    """The puzzles in the games of some seeds."""
    for seed in seeds:
        strong = seed % _SELDOM == _SELDOM - 1
        players = _STRONG if strong else _TABLES[seed % len(_TABLES)]
        yield from _of_game(catalog, players, seed)


def _of_game(catalog: Catalog, players: Sequence[str], seed: int) -> Iterator[Candidate]:
    """The puzzles of a game: those of which its player or a beginner has missed the answer."""
    game = Game.new(catalog, seats_for(players), seed, "draft" if seed % 2 else "basic")
    bots = seat_bots(catalog, players, seed)
    waits: Candidate | None = None
    while (decision := game.decision) is not None:
        if waits is not None and not playing(game, waits.puzzle.seat):
            played = points_of(game, waits.puzzle.seat) - waits.puzzle.start
            if min(played, waits.easy) < waits.puzzle.best:
                yield msgspec.structs.replace(waits, played=played)
            waits = None
        if decision.kind == "play" and game.state.pending.stage == "play" and waits is None:
            waits = _candidate(game, catalog, seed)
        game.push(bots[decision.seat].choose(game.view(decision.seat), decision))


def _candidate(game: Game, catalog: Catalog, seed: int) -> Candidate | None:
    """The puzzle of a position; None if it is no good one."""
    seat = game.state.leader
    own = game.state.seats[seat]
    if own.perk == "do_over" or not any(_scores(game, card) for card in own.hand):
        return None
    position = position_of(game.state)
    twin = game_of(position, catalog)
    try:
        found = Solver(seat, _POSITIONS).solve(twin)
    except TangledError:
        return None
    firsts = [move for move, points in found.firsts if points == found.points]
    fits = found.points >= _LEAST and _FEWEST <= found.lines <= _LINES and len(firsts) == 1
    if not fits:
        return None
    obvious = plain(twin, seat)
    answer = tuple(map(text, found.line))
    name = hashlib.sha256(msgspec.json.encode(position)).hexdigest()[:8]
    puzzle = Puzzle(name, 1, found.points, obvious, found.lines, answer, position)
    kid = next((move.kid for move in found.line if isinstance(move, mv.PlayKid)), "")
    steps = " ".join(line.split()[0] for line in answer)
    easy = _beginner(twin, catalog, seat, seed)
    return Candidate(puzzle, kid, steps, _hardness(found, obvious), easy)


def _scores(game: Game, card: str) -> bool:
    kid = game.state.kid(card)
    return any(_has_points(box) for box in (kid.public, kid.private))


def _has_points(box: Box | None) -> bool:
    return box is not None and "vp" in box.text


def _beginner(game: Game, catalog: Catalog, seat: int, seed: int) -> int:
    """Return the points that `easy` scores."""
    bot, twin = make_bot("easy", catalog, seed), game.copy()
    before = points_of(twin, seat)
    while playing(twin, seat) and (decision := twin.decision) is not None:
        twin.push(bot.choose(twin.view(seat), decision))
    return points_of(twin, seat) - before


def _hardness(found: Found, obvious: int) -> float:
    """Return how hard it is: how rare and far from the obvious the answer is, and what it takes.

    Where the obvious is the answer it is negative.
    """
    if obvious == found.points:
        return -1.0 / found.lines
    rare = math.log10(found.lines / found.best_lines)
    return (
        rare + 0.5 * math.log10(found.lines) + 0.35 * (found.points - obvious) + _takes(found.line)
    )


def _takes(line: Sequence[Move]) -> float:
    """Return the difficulty of the moves of an answer for a person."""
    boxes = [move.box for move in line if isinstance(move, mv.Use)]
    kinds = Counter(type(move) for move in line)
    named = any(isinstance(move, mv.Add | mv.Count) and move.suit for move in line)
    return (
        0.25 * kinds[mv.Add]
        + 0.4 * kinds[mv.Count]
        + 0.5 * (len(boxes) == 2)
        + 0.4 * (boxes[:1] == ["private"] and len(boxes) == 2)
        + 0.4 * named
        + 0.6 * bool(kinds[mv.Declare] + kinds[mv.Choose])
        + 0.4 * bool(kinds[mv.Spend] + kinds[mv.Convert])
        + 0.4 * bool(kinds[mv.ToLookout] + kinds[mv.Trash])
        + 0.8 * bool(kinds[mv.Recycle])
    )


def picked(found: Iterable[Candidate], count: int) -> list[Puzzle]:
    """So many of the candidates, as unlike as they can be, with grades that are equally many.

    Raises:
        ValueError: there are too few.
    """
    kept: list[Candidate] = []
    kids: Counter[str] = Counter()
    worth: Counter[int] = Counter()
    alike: Counter[tuple[str, str]] = Counter()
    seen: set[str] = set()
    obvious = 0
    for one in sorted(found, key=lambda one: one.puzzle.id):
        own = one.puzzle.position.seats[one.puzzle.seat]
        goods = (own.pizza, own.toys, own.pack_pizza, own.pack_toys, own.level)
        board = f"{sorted(own.hand)} {sorted(own.lookout)} {goods}"
        full = kids[one.kid] == _OF_A_KID or alike[one.kid, one.steps] == _ALIKE
        full = full or (one.puzzle.best == _LEAST and worth[_LEAST] == _OF_LEAST)
        full = full or (one.hard < 0 and obvious == count // len(GRADES))
        if full or board in seen or len(kept) == count:
            continue
        worth[one.puzzle.best] += 1
        obvious += one.hard < 0
        kids[one.kid] += 1
        alike[one.kid, one.steps] += 1
        seen.add(board)
        kept.append(one)
    if len(kept) < count:
        raise ValueError(f"{len(kept)} candidates are unlike enough, not {count}")
    kept.sort(key=lambda one: (one.hard, one.puzzle.id))
    return [
        msgspec.structs.replace(one.puzzle, grade=GRADES[i * len(GRADES) // count])
        for i, one in enumerate(kept)
    ]
