"""Marks of solved puzzles are kept safely: nothing is lost, nothing wrong is believed."""

import json
from pathlib import Path

import pytest

from fort_desktop.ui.puzzles.solved import Solved

ONE, TWO, JO = "0a1b2c3d", "ffffffff", "12345678"


def test_a_star_is_never_lost(tmp_path: Path) -> None:
    solved = Solved(tmp_path)
    assert solved.mark(JO, ONE, "helped")
    assert not solved.mark(JO, ONE, "helped")
    assert solved.mark(JO, ONE, "alone")
    assert not solved.mark(JO, ONE, "helped")
    assert Solved(tmp_path).marks(JO) == {ONE: "alone"}
    assert Solved(tmp_path).marks("") == {}


def test_two_programs_lose_nothing_of_each_other(tmp_path: Path) -> None:
    mine, yours = Solved(tmp_path), Solved(tmp_path)
    mine.mark(JO, ONE, "alone")
    yours.mark(JO, TWO, "helped")
    yours.mark("", ONE, "helped")
    found = Solved(tmp_path)
    assert found.marks(JO) == {ONE: "alone", TWO: "helped"}
    assert found.marks("") == {ONE: "helped"}


def test_without_a_folder_they_last_as_long_as_the_program(tmp_path: Path) -> None:
    solved = Solved(None)
    assert solved.mark("", ONE, "alone")
    assert solved.marks("") == {ONE: "alone"}
    assert solved.told == []


@pytest.mark.parametrize("data", [b"", b"nonsense", b"[1]", b'{"persons": {}}', b"[" * 99_999])
def test_what_is_no_such_file_is_told_and_kept_beside(data: bytes, tmp_path: Path) -> None:
    path = tmp_path / "puzzles.json"
    path.write_bytes(data)
    solved = Solved(tmp_path)
    assert solved.marks("") == {}
    assert "not a list of solved puzzles" in solved.messages[0]
    solved.mark("", ONE, "alone")
    assert Solved(tmp_path).marks("") == {ONE: "alone"}
    assert (tmp_path / "puzzles.json.wrong").read_bytes() == data


def test_wrong_values_fall_back_alone(tmp_path: Path) -> None:
    path = tmp_path / "puzzles.json"
    persons = {"guest": {ONE: "alone"}, JO: {ONE: "twice"}, "Jo": {ONE: "alone"}, TWO: [1]}
    path.write_text(
        json.dumps({"fort_solved_puzzles": 1, "persons": persons, "later": [1]}), "utf-8"
    )
    solved = Solved(tmp_path)
    assert solved.marks("") == {ONE: "alone"}
    assert solved.marks(JO) == {}
    assert len(solved.wrong) == 3
    solved.mark("", TWO, "helped")
    kept = json.loads(path.read_text("utf-8"))
    assert kept["later"] == [1]
    assert kept["persons"] == {"guest": {ONE: "alone", TWO: "helped"}}


def test_a_newer_file_is_left_to_the_newer_program(tmp_path: Path) -> None:
    (tmp_path / "puzzles.json").write_text('{"fort_solved_puzzles": 2, "persons": {}}', "utf-8")
    assert "newer version (2)" in Solved(tmp_path).messages[0]
