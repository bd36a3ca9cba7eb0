"""The search in the rules finds everything by its name, in each language."""

import pytest

from fort_desktop.content import load_catalog
from fort_desktop.rules.model.types import PERKS, RULES
from fort_desktop.ui.i18n import i18n
from fort_desktop.ui.i18n.i18n import tr
from fort_desktop.ui.text.explain.signs import explain_sign
from fort_desktop.ui.text.names import PERK_NAMES, RULE_NAMES, SUIT_NAMES, kid_name
from fort_desktop.ui.text.rules.book import BOOK, Spot, spot_of
from fort_desktop.ui.text.rules.page import Passage, Signs
from fort_desktop.ui.text.rules.search import find, folded
from tests.locale.speaking import Long, Strange, speaking

KIDS = load_catalog().kids


@pytest.fixture(params=i18n.LANGUAGES)
def tongue(request: pytest.FixtureRequest) -> object:
    i18n.set_language(request.param)
    yield request.param
    i18n.set_language("en")


def spots(query: str) -> list[Spot]:
    return [hit.spot for hit in find(query, KIDS.values()) if hit.spot is not None]


@pytest.mark.usefixtures("tongue")
def test_pages_terms_perks_and_rules_are_found_by_their_names() -> None:
    for page in BOOK.values():
        assert page.id in {spot.page for spot in spots(tr(page.title))}
        for block in page.blocks:
            if isinstance(block, Passage) and block.title:
                titles = {tr(t) for t in _titles(spots(tr(block.title)))}
                assert tr(block.title) in titles
    for number, perk in enumerate(PERKS, 1):
        assert spots(tr(PERK_NAMES[perk]))[0] == spot_of(f"PERK-{number}")
    for number, rule in enumerate(RULES, 1):
        assert spots(tr(RULE_NAMES[rule]))[0] == spot_of(f"RULE-{number}")


def _titles(found: list[Spot]) -> list[str]:
    blocks = [BOOK[spot.page].blocks[spot.block] for spot in found if spot.block >= 0]
    return [block.title for block in blocks if isinstance(block, Passage | Signs)]


@pytest.mark.usefixtures("tongue")
def test_signs_suits_and_kids_are_found_by_their_names() -> None:
    for block in BOOK["key"].blocks:
        assert isinstance(block, Signs)
        for sign in block.signs:
            told = explain_sign(sign)
            assert told is not None
            found = {s.sign for s in spots(told.title)} | {s.page for s in spots(told.title)}
            assert sign in found or "key" in found, sign
    for suit in SUIT_NAMES:
        assert suit in {spot.sign for spot in spots(tr(SUIT_NAMES[suit]))}
    for kid in KIDS.values():
        assert kid.id in {hit.kid for hit in find(kid_name(kid), KIDS.values())}


def test_clauses_are_found_by_their_ids() -> None:
    for page in BOOK.values():
        for block in page.passages:
            for clause in block.clauses:
                assert spots(clause.lower())[0] in (spot_of(clause), *spots(clause))
                found = spots(clause)[0]
                told = BOOK[found.page].blocks[found.block]
                assert isinstance(told, Passage)
                assert clause in told.clauses


@pytest.mark.parametrize("query", ["art", "ort", "ark"])
def test_a_name_comes_before_a_text_also_by_a_piece_of_a_word(query: str) -> None:
    found = [query in folded(hit.name) for hit in find(query, KIDS.values(), most=1000)]
    assert found == sorted(found, reverse=True)
    assert set(found) == {True, False}


def test_accents_and_capitals_make_no_difference() -> None:
    assert folded("ŁÓDŹ") == folded("lodz")
    assert folded("Ёлка") == folded("елка")
    i18n.set_language("pl")
    try:
        names = [kid_name(kid) for kid in KIDS.values()]
        accented = [name for name in names if folded(name) != name.casefold()]
        assert accented
        for name in accented:
            assert name in [hit.name for hit in find(folded(name), KIDS.values())]
    finally:
        i18n.set_language("en")


def test_words_of_a_paragraph_are_found_and_nonsense_is_not() -> None:
    assert spot_of("R-36") in spots("no other limit")
    assert find("qqqq", KIDS.values()) == []
    assert find("   ", KIDS.values()) == []


@pytest.mark.parametrize("made", [Strange, Long])
def test_names_in_languages_that_nobody_speaks(made: type[Strange | Long]) -> None:
    with speaking(made()):
        for number, perk in enumerate(PERKS, 1):
            assert spots(tr(PERK_NAMES[perk]))[0] == spot_of(f"PERK-{number}")
