"""The catalogues are what the code says, whole, and can be filled in."""

from gettext import GNUTranslations
from io import BytesIO
from pathlib import Path

import pytest

import translate
from fort_desktop.ui.i18n import i18n
from translate import merged
from translating.catalogue import LANGUAGES, TEMPLATE, Key, Messages, file_of, forms, key_of, read
from translating.extract import extracted
from translating.faults import faults, missing


@pytest.fixture(scope="module")
def template() -> Messages:
    return extracted()


def test_every_language_of_the_program_but_english_has_a_catalogue() -> None:
    assert set(LANGUAGES) == set(i18n.LANGUAGES) - {"en"}
    assert i18n.spoken() == list(i18n.LANGUAGES)


def test_the_template_is_what_the_code_says(template: Messages) -> None:
    assert TEMPLATE.read_text(encoding="utf-8") == template.text(), "run translate.py update"


def test_the_titles_of_the_worked_examples_are_messages(template: Messages) -> None:
    """All of tests/scenarios that a rule book tells, with the page for who translates them."""
    notes = {str(one.id): one.auto_comments for one in template.said() if one.context == "scenario"}
    assert len(notes) == 19
    title = "Sweet Pea scores a point for each resource in the Pack, of either kind"
    assert "pl 14" in " ".join(notes[title])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_catalogue_has_the_messages_of_the_template_and_no_others(
    template: Messages, language: str
) -> None:
    written = file_of(language).read_text(encoding="utf-8")
    assert written == merged(language, template).text(), "run translate.py update"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_program_reads_is_made_of_what_was_translated(language: str) -> None:
    compiled = read(file_of(language), language).compiled()
    assert file_of(language, "mo").read_bytes() == compiled, "run translate.py compile"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_translation_can_be_filled_in(language: str) -> None:
    assert [str(one) for one in faults(read(file_of(language), language), language)] == []


@pytest.mark.parametrize(
    ("language", "numbers"),
    [
        ("pl", [(1,), (2, 3, 4, 22, 104), (0, 5, 11, 12, 14, 21, 112)]),
        ("ru", [(1, 21, 101), (2, 3, 4, 22, 104), (0, 5, 11, 12, 14, 112)]),
        ("cs", [(1,), (2, 3, 4), (0, 5, 11, 21, 22, 104)]),
        ("pt_BR", [(1,), (0, 2, 5, 21, 101)]),  # not CLDR's: 0 pontos
    ],
)
def test_the_forms_go_with_the_numbers_of_cldr(
    language: str, numbers: list[tuple[int, ...]]
) -> None:
    messages = Messages(language)
    messages.add(("a toy", "toys"), tuple(f"form {form}" for form in range(len(numbers))))
    i18n.use(language, GNUTranslations(BytesIO(messages.compiled())))
    for form, there in enumerate(numbers):
        assert {i18n.trn("a toy", "toys", n) for n in there} == {f"form {form}"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_heading_names_no_day_and_no_person(language: str) -> None:
    text = file_of(language).read_text(encoding="utf-8")
    heading = text.split("\n\n")[0]
    assert f"Language: {language}" in heading
    assert "Date" not in heading
    assert "@" not in text
    assert "fuzzy" not in text


PATTERN = "{who} takes {n} toy"
PATTERNS = (PATTERN, "{who} takes {n} toys")


@pytest.mark.parametrize(
    ("language", "words", "said", "what"),
    [
        ("pl", "{who} plays", "gra", "form 0 has no values, not {who}"),
        ("pl", "{who} plays", "{kto} gra", "form 0 has {kto}, not {who}"),
        ("pl", "{who} plays", "{who} {who.x} gra", "form 0 is no pattern"),
        ("pl", "{who} plays", "{who!r} gra", "form 0 is no pattern"),
        ("pl", "{who} plays", "{who} {} gra", "form 0 is no pattern"),
        ("pl", "{who} plays", "{who gra", "form 0 is no pattern"),
        ("pl", "Play", "Graj }", "form 0 is no pattern"),
        ("pl", "%(prog)s: %(what)s", "%(prog)s: %(co)s", "other signs with %"),
        ("pl", "needed: %s", "potrzebne", "other signs with %"),
        ("pl", "Play", "Graj ", "space at an end"),
        ("pl", PATTERNS, ("{who} a", "{who} {n}", ""), "form 2 has no values"),
        ("pl", PATTERNS, ("{who} a", "{who} b", "{who} {n}"), "form 1 has {who}, not {n}, {who}"),
        ("pl", PATTERNS, ("a", "{who} {n}", "{who} {n}"), "form 0 has no values"),
        ("pl", PATTERNS, ("{who} a", "{who} {n}"), "2 forms instead of 3"),
        ("ru", PATTERNS, ("{who} a", "{who} {n}", "{who} {n}"), "form 0 has {who}, not {n}, {who}"),
        ("pt_BR", PATTERNS, ("{who} a", "{who} b"), "form 1 has {who}, not {n}, {who}"),
    ],
)
def test_a_wrong_translation_is_found(
    language: str, words: str | tuple[str, ...], said: str | tuple[str, ...], what: str
) -> None:
    messages = Messages(language)
    messages.add(words, said)
    assert what in "\n".join(str(one) for one in faults(messages, language))


@pytest.mark.parametrize("language", ["pl", "cs", "pt_BR"])
def test_one_thing_alone_needs_no_number(language: str) -> None:
    messages = Messages(language)
    said = ("{who} a", *["{who} {n}"] * (messages.num_plurals - 1))
    messages.add(PATTERNS, said)
    assert list(faults(messages, language)) == []


def test_what_is_not_translated_or_unsure_is_found() -> None:
    messages = Messages("pl")
    messages.add("Play", context="phase")
    messages.add(PATTERNS, ("{n}", "", "{n}"))
    messages.add("Pack", "Plecak", flags=["fuzzy"])
    assert missing(messages) == [Key("phase", "Play"), Key("", PATTERN)]
    assert "fuzzy" in "\n".join(str(one) for one in faults(messages, "pl"))


def test_an_update_keeps_what_is_translated_and_guesses_nothing() -> None:
    old, new = Messages("pl"), Messages()
    old.add("You play a card", "Zagrywasz kartę")
    old.add("Pack", "Plecak")
    new.add("You play the card")
    new.add("Pack")
    new.add("Pack", context="step")
    old.update(new, no_fuzzy_matching=True)
    told = {key_of(one): forms(one.string) for one in old.said()}
    expected = {Key("", "You play the card"): ("",), Key("", "Pack"): ("Plecak",)}
    assert told == {**expected, Key("step", "Pack"): ("",)}
    assert "Zagrywasz" not in old.text()


def test_an_untranslated_message_that_gets_a_plural_is_not_unsure(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    old, new = Messages("pl"), Messages()
    old.add("{n} toy")
    new.add(("{n} toy", "{n} toys"))
    (tmp_path / "fort.po").write_text(old.text(), "utf-8")
    monkeypatch.setattr(translate, "file_of", lambda language: tmp_path / "fort.po")
    assert "fuzzy" not in merged("pl", new).text()


@pytest.mark.parametrize(
    ("language", "context", "said", "expected"),
    [
        ("pl", "", "W lesie, i w nim {n} z {all}", "W_lesie, i_w_nim {n} z_{all}"),
        ("pl", "", "to „a” i", "to „a” i"),
        ("ru", "", "Кто в лесу — с нами", "Кто в_лесу_— с_нами"),
        ("cs", "", "k lesu v noci", "k_lesu v_noci"),
        ("pt_BR", "", "e a mata", "e a mata"),
        ("pl", "kid", "Lep i Klej", "Lep i Klej"),
    ],
)
def test_an_update_sets_the_spaces_at_which_no_line_may_end(
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    language: str,
    context: str,
    said: str,
    expected: str,
) -> None:
    old, new = Messages(language), Messages()
    old.add("in a wood", said, context=context or None)
    new.add("in a wood", context=context or None)
    (tmp_path / "fort.po").write_text(old.text(), "utf-8")
    monkeypatch.setattr(translate, "file_of", lambda language: tmp_path / "fort.po")
    there = [str(one.string) for one in merged(language, new).said()]
    assert there == [expected.replace("_", "\N{NO-BREAK SPACE}")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_translated(language: str) -> None:
    assert [str(one) for one in missing(read(file_of(language), language))] == []
