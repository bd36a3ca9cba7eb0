"""What is wrong with a cards.yaml is told in the language that is spoken."""

from pathlib import Path

import pytest

from fort_desktop.content import CatalogError, load_catalog
from fort_desktop.ui.i18n import i18n
from fort_desktop.ui.text.card_faults import card_lines
from tests.content.broken import edited
from tests.content.test_faults import EDITS
from tests.locale.brackets import WORDS, Brackets, unspoken

NO_DECKS = (
    "kids: [bug",
    "a: *b",
    "a: \x01",
    "",
    "a: 1\n---\nb: 2",
    "- 1\n",
    "[" * 99,
    "? [a]\n: b",
)


def bracketed(path: Path) -> list[str]:
    """The lines of the message, in the language of brackets."""
    i18n.use("xx", Brackets())
    with pytest.raises(CatalogError) as error:
        load_catalog(path)
    return card_lines(error.value)


@pytest.mark.parametrize("name", EDITS)
def test_each_fault_passes_the_catalogues(name: str, tmp_path: Path) -> None:
    path = tmp_path / "cards.yaml"
    path.write_text(edited(EDITS[name][:2]), encoding="utf-8")
    for row in bracketed(path):
        left = unspoken(row.removeprefix(f"{path}:"))
        assert "⟦" in row
        assert not WORDS.search(left.replace("The Bug", "")), left


@pytest.mark.parametrize("content", NO_DECKS)
def test_what_is_no_deck_at_all_is_told_without_the_words_of_libraries(
    content: str, tmp_path: Path
) -> None:
    path = tmp_path / "cards.yaml"
    path.write_text(content, encoding="utf-8")
    (row,) = bracketed(path)
    assert row.removeprefix(f"{path}:").strip(" 0123456789:").startswith("⟦")
    assert row.endswith("⟧")


def test_english_tells_the_words_of_the_yaml_library_too(tmp_path: Path) -> None:
    path = tmp_path / "cards.yaml"
    path.write_text("a: b: c", encoding="utf-8")
    with pytest.raises(CatalogError) as error:
        load_catalog(path)
    (row,) = card_lines(error.value)
    assert row.endswith("(mapping values are not allowed in this context)")
