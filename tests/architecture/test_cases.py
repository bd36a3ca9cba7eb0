"""Loops over cases find what single tests would find, and tell it all."""

from pathlib import Path

import pytest

from tests.cases import each


@each("number, word", [(1, "one"), (2, "two"), (3, "three"), (4, "four")])
def wrong_from_three_on(number: int, word: str) -> None:
    assert number < 3, f"{word} is too much"


def test_all_that_is_wrong_is_told_at_once() -> None:
    with pytest.raises(AssertionError) as told:
        wrong_from_three_on()
    rows = str(told.value).splitlines()
    assert rows[0] == "2 of 4 are wrong:"
    assert [row for row in rows if row.startswith("number=")] == [
        "number=3, word=three:",
        "number=4, word=four:",
    ]
    assert "    three is too much" in rows


@each("word", ["a", "b"])
@each("number", [1, 2])
def test_each_case_has_a_folder_of_its_own(tmp_path: Path, word: str, number: int) -> None:
    assert list(tmp_path.iterdir()) == []
    (tmp_path / f"{word}{number}").touch()


def test_a_test_without_cases_is_refused() -> None:
    with pytest.raises(AssertionError, match="proves nothing"):
        each("number", [])
