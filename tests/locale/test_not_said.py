"""Words and turns that strict readers struck out are not said again, in any language.

`not_said.yaml` beside this file has them, with how each is said instead; docs/words.md tells why.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
import yaml

from translating.catalogue import LANGUAGES, TEMPLATE, Key, file_of, forms, key_of, read

_FILE: Final = Path(__file__).with_name("not_said.yaml")
_STRUCK: Final[dict[str, list[dict[str, Any]]]] = yaml.safe_load(_FILE.read_text(encoding="utf-8"))
_NAME: Final = r"\{(?:who|kid|kids|rival|leader|before|names?)\}"
_GOVERNING: Final = {
    "pl": "bez dla do dzięki na nad o od po pod przeciw przed przez przy u w wobec z za zwerbuj "
    "weź zagraj dodaj dolicz wyrzuć odrzuć zatrzymaj naśladuj naśladujesz werbuje wyrzuca bierze",
    "ru": "без в для до за из к на над о об от по под при про против с со у через сыграй разыграй "
    "добавь удали сбрось возьми подражай подражать подражаешь заводит берёт",
    "cs": "bez do k ke kvůli na nad o od po pod podle pro proti před přes při u v ve z ze za "
    "zahraj přidej znič odhoď vezmi zlanař následuj následuješ zahrává lanaří bere",
}
"""Prepositions and verbs that ask for a case; a name behind them would have to be declined."""
_BEGINS: Final = re.compile(r"(?:by|to|from|of|with|in|at(?! most)|and|or|but|which|comes|than) ")
_ENDS: Final = re.compile(r"\b(?:by|to|from|of|with|for|in|at|and|or|but|the|an?|is|are|would)$|,$")
_PARTS: Final = {
    "from the Lookout: {n}": "a label and its number",
    "to Lookout": "a box of a card, of few words",
    "with its own cards ({digest})": "one of a list of what a record has, of the command line",
}
"""Messages that begin or end as a piece would, and are whole."""


def said(language: str) -> Iterator[tuple[Key, str]]:
    """The messages of a language by their keys, in all their forms."""
    english = language == "en"
    for one in read(TEMPLATE if english else file_of(language), language).said():
        for form in forms(one.id if english else one.string):
            yield key_of(one), form


def found(language: str, words: str) -> set[str]:
    """The English of the messages in which a language says such words."""
    pattern = re.compile(words, re.IGNORECASE)
    return {key.words for key, form in said(language) if pattern.search(form.replace("\xa0", " "))}


@pytest.mark.parametrize("language", ["en", *LANGUAGES])
def test_what_was_struck_out_is_not_said_again(language: str) -> None:
    for one in _STRUCK[language]:
        assert found(language, one["words"]) == set(one["but"]), one["say"]


@pytest.mark.parametrize("language", ["en", *LANGUAGES])
def test_each_turn_is_found_where_it_was_said_and_not_in_what_is_said_now(language: str) -> None:
    for one in _STRUCK[language]:
        assert re.search(one["words"], one["was"], re.IGNORECASE), one
        assert not re.search(one["words"], one["say"], re.IGNORECASE), one


def test_no_message_is_a_piece_of_a_sentence() -> None:
    """Two pieces would meet on the screen in the order that only English has."""
    pieces = {key.words for key, form in said("en") if _BEGINS.match(form) or _ENDS.search(form)}
    assert pieces == set(_PARTS)


@pytest.mark.parametrize("language", list(_GOVERNING))
def test_no_name_stands_behind_a_word_that_asks_for_a_case(language: str) -> None:
    words = "|".join(_GOVERNING[language].split())
    assert found(language, rf"\b(?:{words}) [„«]?{_NAME}") == set()
