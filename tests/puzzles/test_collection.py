"""The puzzles that are shipped, and files that are none."""

import hashlib
import random
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from fort_desktop.content import load_catalog
from fort_desktop.paths import puzzles_file
from fort_desktop.puzzles.collection import (
    Collection,
    CollectionError,
    read_collection,
    write_collection,
)
from fort_desktop.puzzles.puzzle import GRADES, Puzzle, UnfitError, game_of, playing, points_of
from fort_desktop.rules.model import moves as mv
from fort_desktop.rules.model.cards import Catalog
from lab.puzzle_proof import faults

HEAD, ONE, TWO = puzzles_file().read_bytes().splitlines()[:3]


def answered(puzzle: Puzzle, catalog: Catalog) -> bool:
    """Return True if the answer ends the play, and scores what is said."""
    game = game_of(puzzle.position, catalog)
    for move in puzzle.moves:
        assert playing(game, puzzle.seat)
        game.push(move)
    over = not playing(game, puzzle.seat)
    return over and points_of(game, puzzle.seat) == puzzle.start + puzzle.best


def test_there_are_two_hundred_with_grades_that_are_equally_many(collection: Collection) -> None:
    assert len(collection.puzzles) == 200
    assert Counter(one.grade for one in collection.puzzles) == dict.fromkeys(GRADES, 50)
    assert [one.grade for one in collection.puzzles] == sorted(
        one.grade for one in collection.puzzles
    )
    assert [len(collection.of_grade(grade)) for grade in GRADES] == [50] * 4


def test_they_are_varied(collection: Collection) -> None:
    played = Counter(
        next(move.kid for move in one.moves if isinstance(move, mv.PlayKid))
        for one in collection.puzzles
    )
    assert len(played) >= 10
    assert max(played.values()) <= 40
    assert {len(one.position.seats) for one in collection.puzzles} == {2, 3, 4}
    own = [one.position.seats[one.seat] for one in collection.puzzles]
    boards = {
        (*sorted(board.hand), "in the Lookout", *sorted(board.lookout), board.level,
         board.pizza, board.toys, board.pack_pizza, board.pack_toys)
        for board in own
    }  # fmt: skip
    assert len(boards) == 200


def test_all_answers_can_be_played_and_score_what_is_said(collection: Collection) -> None:
    for puzzle in collection.puzzles:
        assert answered(puzzle, collection.catalog), puzzle.id
        assert puzzle.plain < puzzle.best or (puzzle.plain == puzzle.best and puzzle.grade == 1)
        digest = hashlib.sha256(msgspec.json.encode(puzzle.position)).hexdigest()
        assert digest[:8] == puzzle.id


def test_ten_are_proved_here_and_all_by_the_script(collection: Collection) -> None:
    for puzzle in random.Random(19).sample(collection.puzzles, 10):
        assert faults(collection, puzzle) == []


def test_the_proof_finds_what_is_wrong(collection: Collection) -> None:
    puzzle = collection.puzzles[0]
    more = msgspec.structs.replace(puzzle, best=puzzle.best + 1)
    assert [line.split(":")[0] for line in faults(collection, more)] == [
        "the answer scores " + f"{puzzle.best}, not {puzzle.best + 1}",
        "as it is",
    ]
    short = msgspec.structs.replace(puzzle, answer=puzzle.answer[:-1])
    assert "the answer is not the whole play" in faults(collection, short)
    other = msgspec.structs.replace(puzzle, answer=("play nobody",))
    assert faults(collection, other)[0].startswith("the answer cannot be played")


def test_each_has_its_cards_whatever_the_present_ones_are(collection: Collection) -> None:
    assert collection.catalog.digest == load_catalog().digest
    game = collection.game(collection.puzzles[0])
    assert game.state.catalog is collection.catalog


def test_a_file_is_read_as_it_was_written(collection: Collection, tmp_path: Path) -> None:
    path = tmp_path / "puzzles.jsonl"
    write_collection(Collection(collection.catalog, collection.puzzles[:3]), path)
    again = read_collection(path)
    assert again.puzzles == collection.puzzles[:3]
    assert again.catalog.digest == collection.catalog.digest
    assert again.after(again.puzzles[2]) is None
    assert again.after(again.puzzles[0]) == again.puzzles[1]


@pytest.mark.parametrize(
    ("lines", "code", "at"),
    [
        ([], "no_puzzles", 1),
        ([b"{}"], "no_puzzles", 1),
        ([b"\xff\xfe"], "no_puzzles", 1),
        ([b"[" * 100_000], "no_puzzles", 1),
        ([b'{"fort_puzzles": 2, "cards": {}}'], "newer", 1),
        ([b'{"fort_puzzles": 1, "cards": {}}'], "cards_wrong", 1),
        ([b'{"fort_puzzles": 1, "cards": [[[]]]}'], "cards_wrong", 1),
        ([HEAD, b"{}"], "bad_line", 2),
        ([HEAD, ONE, b"\xff"], "bad_line", 3),
        ([HEAD, ONE, b"{" * 100_000], "bad_line", 3),
        ([HEAD, ONE, TWO.replace(b'"grade":', b'"grade":9')], "bad_line", 3),
        ([HEAD, ONE, TWO.replace(b'"best":', b'"best":-')], "bad_line", 3),
        ([HEAD, ONE, TWO.replace(b'"leader":', b'"leader":7')], "bad_line", 3),
        ([HEAD, ONE, TWO, ONE], "twice", 4),
        ([HEAD, *[b"{}"] * 1001], "too_many", 1000),
    ],
)
def test_other_files_are_refused_with_their_place(
    lines: list[bytes], code: str, at: int, tmp_path: Path
) -> None:
    path = tmp_path / "puzzles.jsonl"
    path.write_bytes(b"\n".join(lines))
    with pytest.raises(CollectionError) as fault:
        read_collection(path)
    assert (fault.value.code, fault.value.line) == (code, at)


def test_what_cannot_be_read_is_refused(tmp_path: Path) -> None:
    for path in (tmp_path / "missing", tmp_path):
        with pytest.raises(CollectionError, match="unreadable"):
            read_collection(path)
    large = tmp_path / "large"
    large.write_bytes(b" " * (1024 * 1024 + 1))
    with pytest.raises(CollectionError, match="unreadable"):
        read_collection(large)


def _seat(puzzle: Puzzle, **values: object) -> Puzzle:
    """The same with another board of the own seat."""
    seats = list(puzzle.position.seats)
    seats[puzzle.seat] = msgspec.structs.replace(seats[puzzle.seat], **values)
    position = msgspec.structs.replace(puzzle.position, seats=tuple(seats))
    return msgspec.structs.replace(puzzle, position=position)


def _position(puzzle: Puzzle, **values: object) -> Puzzle:
    position = msgspec.structs.replace(puzzle.position, **values)
    return msgspec.structs.replace(puzzle, position=position)


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (lambda one: _seat(one, hand=("nobody.1",)), "cards"),
        (lambda one: _seat(one, unseen=("nobody.1",)), "cards"),
        (lambda one: _seat(one, perk="flying"), "words"),
        (lambda one: _seat(one, saw=("nothing",)), "words"),
        (lambda one: _seat(one, hand=()), "state"),
        (lambda one: _seat(one, pizza=9), "state"),
        (lambda one: _position(one, leader=3, seats=one.position.seats[:2]), "leader"),
        (lambda one: _position(one, macaroni=3, seats=one.position.seats[:2]), "words"),
    ],
)
def test_positions_that_cannot_be_are_refused(
    change: Callable[[Puzzle], Puzzle], code: str, collection: Collection
) -> None:
    puzzle = change(next(one for one in collection.puzzles if one.seat < 2))
    with pytest.raises(UnfitError) as fault:
        game_of(puzzle.position, collection.catalog)
    assert fault.value.code == code
