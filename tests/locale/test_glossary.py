"""Translations use the words of the printed editions."""

from pathlib import Path
from shutil import copytree

import pytest

from translating import glossary
from translating.catalogue import LANGUAGES, Messages, file_of, forms, key_of, read
from translating.extract import extracted
from translating.glossary import Term, astray, exceptions, stems, terms, uses


def test_all_rows_are_there_and_each_in_every_language_or_nowhere_printed() -> None:
    rows = terms()
    assert len({row.key for row in rows}) == len(rows) == 210
    lacking = {row.key for row in rows if not all(row.said[one] for one in LANGUAGES)}
    assert all(key.startswith("kid_") for key in lacking)


def test_most_rows_are_words_that_the_game_says() -> None:
    known: dict[tuple[str, ...], list[Term]] = {}
    for term in terms():
        known.setdefault(term.english, []).append(term)
    used = {
        term.key
        for message in extracted().said()
        for group in uses(stems(forms(message.id)[-1]), known)
        for term in group
    }
    assert len(used) > 150


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terms_are_said_as_in_the_printed_edition(language: str) -> None:
    found = astray(read(file_of(language), language), language)
    assert [str(one) for one in found] == []


@pytest.mark.parametrize("language", ["all", *LANGUAGES])
def test_every_exception_is_of_a_message_and_has_a_reason(language: str) -> None:
    odd = exceptions(language)
    there = {key_of(one).words for one in extracted().said()}
    known = {row.key for row in terms()}
    assert [one for one in odd.excused if one[0] not in known or one[1] not in there] == []
    assert all(odd.excused.values())
    words = {word for row in terms() for word in row.said.get(language, "").lower().split()}
    assert [word for word in odd.stems if word not in words] == []


def said(language: str, english: str, translated: str, context: str | None = None) -> list[str]:
    """What is found in a catalogue of one message."""
    messages = Messages(language)
    messages.add(english, translated, context=context)
    return [one.what for one in astray(messages, language)]


@pytest.mark.parametrize(
    ("language", "english", "right", "wrong"),
    [
        ("pl", "Your Pack is empty.", "W twoim Plecaku nic nie ma.", "W twojej torbie nic nie ma."),
        ("ru", "The Lookout is full", "На вышке места больше нет", "В башне места больше нет"),
        ("cs", "Build the fort", "Vylepši bunkr", "Vylepši pevnost"),
        ("pt_BR", "{n} made-up rules", "{n} Regras Inventadas", "{n} regras de brincadeira"),
        ("pl", "Top of the Park deck", "Wierzch talii Parku", "Wierzch Parku"),
        ("ru", "Discard pile", "Сброс", "Стопка"),
    ],
)
def test_a_term_is_looked_for_in_every_form(
    language: str, english: str, right: str, wrong: str
) -> None:
    assert said(language, english, right) == []
    assert len(said(language, english, wrong)) == 1


def test_of_two_meanings_either_may_be_said_and_the_one_of_the_context_must() -> None:
    assert said("pl", "Draw", "Dobierz") == []
    assert said("pl", "Draw", "Dobranie", "phase") == []
    assert said("pl", "Draw", "Dobierz", "phase") != []
    assert said("pl", "You play it", "Zagrywasz go") == []


def test_words_in_values_are_no_words() -> None:
    assert said("pl", "{pack} and {kid}", "{pack} i {kid}") == []


def test_what_is_not_translated_is_not_looked_at() -> None:
    assert said("pl", "Your Pack is empty.", "") == []


def test_what_is_excused_is_left_out(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert said("pl", "Hand over", "Przekaż") != []
    folder = tmp_path / "locale"
    copytree(glossary.FOLDER, folder)
    monkeypatch.setattr(glossary, "FOLDER", folder)
    excused = "stems: {}\nexcused: [{term: hand, message: Hand over, why: a verb here}]\n"
    (folder / "exceptions" / "pl.yaml").write_text(excused, "utf-8")
    assert said("pl", "Hand over", "Przekaż") == []
    assert said("pl", "Your hand", "Twoje") != []
    assert said("cs", "Hand over", "Předej") != []
