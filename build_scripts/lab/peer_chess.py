"""Measures python-chess the way `fort-desktop bench` measures Fort; run by bench_peers.py.

Prints one JSON object.
"""

import json
import random
import time
from collections.abc import Callable

import chess

SECONDS = 3.0


def over_by_the_book(board: chess.Board) -> bool:
    """Return True if a game is over, by the method that python-chess documents."""
    return bool(board.is_game_over())


def over_at_least_cost(board: chess.Board) -> bool:
    """Return True if a game is over, by the cheapest test, so that Fort is not favoured."""
    return bool(board.halfmove_clock >= 100 or board.is_insufficient_material())


def decisions_per_second(over: Callable[[chess.Board], bool]) -> float:
    """Measure random play, in moves per second, each chosen from the full list of legal ones."""
    rng = random.Random(1)
    began, decisions = time.perf_counter(), 0
    while time.perf_counter() - began < SECONDS:
        board = chess.Board()
        while not over(board):
            moves = list(board.legal_moves)
            if not moves:
                break
            board.push(rng.choice(moves))
            decisions += 1
    return decisions / (time.perf_counter() - began)


def copies_per_second() -> float:
    """Measure copies per second of a position in the middle of a game, without its history."""
    rng, board = random.Random(1), chess.Board()
    for _ in range(40):
        board.push(rng.choice(list(board.legal_moves)))
    began, copies = time.perf_counter(), 0
    while time.perf_counter() - began < SECONDS / 3:
        for _ in range(1000):
            board.copy(stack=False)
        copies += 1000
    return copies / (time.perf_counter() - began)


if __name__ == "__main__":
    figures = {
        "version": chess.__version__,
        "decisions_per_s": decisions_per_second(over_at_least_cost),
        "decisions_by_the_book": decisions_per_second(over_by_the_book),
        "copies_per_s": copies_per_second(),
    }
    print(json.dumps(figures))
