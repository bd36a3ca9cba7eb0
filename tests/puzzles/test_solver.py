"""The solver: what it finds, what it refuses, and what is obvious."""

import msgspec
import pytest

from fort_desktop.puzzles.collection import Collection
from fort_desktop.puzzles.puzzle import Board, Puzzle, playing, position_of
from fort_desktop.rules.game import Game
from fort_desktop.rules.model.pending import Pending
from fort_desktop.rules.model.state import SeatState, State
from lab.puzzle_proof import best_of
from lab.puzzle_solver import Solver, TangledError, plain


def small(collection: Collection) -> Puzzle:
    return min(collection.of_grade(2), key=lambda one: one.lines)


def test_it_agrees_with_trying_everything(collection: Collection) -> None:
    puzzle = small(collection)
    game = collection.game(puzzle)
    found = Solver(puzzle.seat).solve(game)
    best, plays = best_of(game, puzzle.seat)
    assert (found.points, found.lines) == (best - puzzle.start, plays)
    assert found.points == max(points for _, points in found.firsts)
    assert [move for move, points in found.firsts if points == found.points] == [found.line[0]]
    assert plain(game, puzzle.seat) == puzzle.plain < found.points


def test_it_gives_up_where_there_is_too_much(collection: Collection) -> None:
    puzzle = small(collection)
    with pytest.raises(TangledError, match="too many"):
        Solver(puzzle.seat, 3).solve(collection.game(puzzle))


def test_no_play_may_uncover_a_kid(collection: Collection) -> None:
    """Buck recruits: the Park is filled again from its deck."""
    catalog = collection.catalog
    recruits = next(
        kid for kid in catalog.kids.values()
        if any(box is not None and box.text == "recruit" for box in (kid.public, kid.private))
    )  # fmt: skip
    card = next(card for card, kid in catalog.kid.items() if kid is recruits)
    park = tuple(one for one in catalog.park if one != card)
    seats = [SeatState("red", hand=(card,)), SeatState("blue")]
    state = State(catalog, seats, round=1, phase="play", park=park[:3], park_deck=park[3:9])
    game = Game.at(state, Pending("play", 0))
    with pytest.raises(TangledError, match="unseen"):
        Solver(0).solve(game)


def test_a_position_keeps_all_that_a_board_has(collection: Collection) -> None:
    names = [field.name for field in msgspec.structs.fields(SeatState)]
    assert [field.name for field in msgspec.structs.fields(Board)] == names
    puzzle = small(collection)
    game = collection.game(puzzle)
    assert playing(game, puzzle.seat)
    assert position_of(game.state) == puzzle.position
    data = msgspec.json.encode(puzzle)
    assert msgspec.json.decode(data, type=Puzzle) == puzzle
