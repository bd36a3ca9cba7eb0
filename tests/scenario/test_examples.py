"""Every worked example of the rule books is a scenario with its pages (docs/examples.md)."""

import re
from collections import Counter
from pathlib import Path
from typing import Final, get_args

import pytest

from fort_desktop.scenario.spec import Book, Example, ScenarioError, examples, read_scenario
from fort_desktop.ui.text.scenario_faults import scenario_line

ROOT: Final = Path(__file__).resolve().parents[2]
PAGE: Final = ROOT / "docs" / "examples.md"
FOUND: Final = {"en": 10, "pl": 17, "ru": 18, "cs": 17, "pt": 16}
"""How many examples each book has, counted as the rows of the page are."""
GOOD: Final = (
    "rule: PLAY-1\ntitle: a kid is played\nseats: [{hand: [bug]}, {}]\nmoves: [play bug]\n"
)


def rows() -> list[tuple[str, dict[str, int]]]:
    """Each row of the page: a scenario, and the pages of the books."""
    table = [line for line in PAGE.read_text("utf-8").splitlines() if line.startswith("|")]
    head, _, *lines = [[cell.strip() for cell in line.strip("|").split("|")] for line in table]
    assert head[2:] == [*get_args(Book), "Scenario"]
    return [
        (
            line[-1].strip("`"),
            {book: int(n) for book, n in zip(head[2:-1], line[2:], strict=False) if n},
        )
        for line in lines
    ]


@pytest.fixture(scope="module")
def printed() -> dict[str, Example]:
    """All examples among the scenarios, by the name of the file."""
    paths = sorted((ROOT / "tests" / "scenarios").glob("*.yaml"))
    return {example.path.stem: example for example in examples(paths)}


def test_each_row_is_a_scenario_that_names_these_pages(printed: dict[str, Example]) -> None:
    """And no scenario names a page that the table does not have."""
    names = [name for name, _ in rows()]
    assert len(set(names)) == len(names)
    assert dict(rows()) == {name: example.books for name, example in printed.items()}


def test_each_book_has_as_many_examples_as_were_found_in_it() -> None:
    assert Counter(book for _, books in rows() for book in books) == FOUND


def test_a_title_is_plain_words_for_translators(printed: dict[str, Example]) -> None:
    """It is looked up as it stands, so it has no places for values; the note tells the pages."""
    for name, example in printed.items():
        assert re.fullmatch(r"[A-Z0-9][\w\s,;+'-]+", example.title), name
        for book, page in example.books.items():
            assert f"{book} {page}" in example.note()


@pytest.mark.parametrize(
    ("books", "reason"),
    [
        ("{de: 7}", "'de' is not one of the words allowed here"),
        ("{en: 0}", "Expected `int` >= 1"),
        ("{en: 17}", "Expected `int` <= 16"),
        ("[en]", "Expected `object`, got `array`"),
    ],
)
def test_a_page_of_no_book_is_refused(books: str, reason: str, tmp_path: Path) -> None:
    path = tmp_path / "x.yaml"
    path.write_text(f"{GOOD}books: {books}\n", "utf-8")
    with pytest.raises(ScenarioError) as fault:
        read_scenario(path)
    told = scenario_line(fault.value, path)
    assert told.startswith(f"{path}:5: books")
    assert told.endswith(reason)


def test_a_scenario_without_books_is_no_example(tmp_path: Path) -> None:
    path = tmp_path / "x.yaml"
    path.write_text(GOOD, "utf-8")
    assert read_scenario(path).books == {}
    assert list(examples([path])) == []
