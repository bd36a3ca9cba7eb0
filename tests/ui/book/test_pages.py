"""The pages of the rules: whole, true to the clauses, and every link leads somewhere."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from fort_desktop.content import load_catalog
from fort_desktop.rules.model.types import PERKS, RULES
from fort_desktop.scenario.check import check_scenario
from fort_desktop.ui.art import icons
from fort_desktop.ui.book.positions import films_of, picture, read
from fort_desktop.ui.text.explain.signs import SIGNS, explain_sign, sign_words
from fort_desktop.ui.text.names import LETTERS, PERK_NAMES, RULE_NAMES
from fort_desktop.ui.text.rules.book import (
    ALMANAC,
    BOOK,
    CHAPTERS,
    page_of_sign,
    spot_of,
    spot_of_sign,
)
from fort_desktop.ui.text.rules.page import Kids, Passage, Picture, Signs
from fort_desktop.ui.text.steps import STEPS

ROOT: Final = Path(__file__).resolve().parents[3]
CLAUSES: Final = re.findall(
    r"^- \*\*([A-Z]+-\d+)\*\*", (ROOT / "docs" / "rules.md").read_text("utf-8"), re.MULTILINE
)
MOST: Final = 25
"""Words of a sentence."""


def passages() -> Iterator[tuple[str, Passage]]:
    for page in BOOK.values():
        for found in page.passages:
            yield page.id, found


def words() -> Iterator[str]:
    """All that is written on the pages themselves."""
    for page in BOOK.values():
        yield page.title
        for block in page.blocks:
            if isinstance(block, Passage):
                yield from filter(None, (block.words, block.title))
            elif isinstance(block, Signs):
                yield block.title
            else:
                yield block.caption


def test_there_are_fourteen_pages_a_summary_a_key_and_one_about_access() -> None:
    assert [page.number for page in CHAPTERS] == [str(n) for n in range(1, 15)]
    assert len(BOOK) == 17


def test_every_clause_has_a_paragraph_and_no_bracket_is_without_a_clause() -> None:
    told = {clause for _, found in passages() for clause in found.clauses}
    assert sorted(set(CLAUSES) - told) == []
    assert sorted(told - set(CLAUSES)) == []
    chapters = {clause for page in CHAPTERS for p in page.passages for clause in p.clauses}
    assert chapters == set(CLAUSES)
    for clause in CLAUSES:
        spot = spot_of(clause)
        assert spot is not None
        block = BOOK[spot.page].blocks[spot.block]
        assert isinstance(block, Passage)
        assert clause in block.clauses


def test_every_paragraph_names_a_clause_but_those_that_are_about_no_rule() -> None:
    without = [page for page, found in passages() if not found.clauses]
    assert without == ["access"] * len(BOOK["access"].passages)


def test_no_link_is_dead() -> None:
    there = {*BOOK, ALMANAC}
    links = {link for page in BOOK.values() for link in page.see}
    links |= {found.see for _, found in passages() if found.see}
    assert links <= there
    assert all(len(page.see) <= 3 for page in BOOK.values())
    assert all(found.see != page for page, found in passages())
    # The book is one: from its first page links lead to every other.
    reached, left = set[str](), ["about"]
    while left:
        page = left.pop()
        if page in reached or page == ALMANAC:
            continue
        reached.add(page)
        left += [*BOOK[page].see, *(p.see for p in BOOK[page].passages if p.see)]
    assert reached >= {page.id for page in CHAPTERS} | {"key"}


def test_every_sentence_can_be_read_by_a_child() -> None:
    for text in words():
        for sentence in re.split(r"(?<=[.!?:])\s+", text):
            assert len(sentence.split()) <= MOST, sentence


def test_every_sign_stands_in_the_key_and_leads_to_a_page() -> None:
    known = {*LETTERS, *STEPS, *(sign for sign in SIGNS if not sign.isdecimal())}
    known |= {sign for sign in icons.names() if explain_sign(sign) is not None}
    keyed = [
        sign for block in BOOK["key"].blocks if isinstance(block, Signs) for sign in block.signs
    ]
    assert len(keyed) == len(set(keyed))
    assert known - set(keyed) == set()
    for sign in keyed:
        assert all(sign_words(sign)), sign
        assert page_of_sign(sign) is not None, sign
        spot = spot_of_sign(sign)
        assert spot is not None
        assert spot.sign == sign


def test_all_signs_beside_paragraphs_are_drawn() -> None:
    assert {sign for _, found in passages() for sign in found.signs} <= set(icons.names())


def test_every_perk_and_made_up_rule_has_a_paragraph_under_its_name() -> None:
    titles = {found.title: found.clauses for _, found in passages()}
    for number, perk in enumerate(PERKS, 1):
        assert f"PERK-{number}" in titles[PERK_NAMES[perk]]
    for number, rule in enumerate(RULES, 1):
        assert f"RULE-{number}" in titles[RULE_NAMES[rule]]


def test_every_example_is_a_film_of_some_paragraph() -> None:
    shown = {name for _, found in passages() for name in films_of(found.clauses)}
    there = {path.stem for path in (ROOT / "tests" / "scenarios").glob("*.yaml")}
    assert there - shown == set()
    assert len(there) > 300


PICTURES: Final = [
    (page.id, block)
    for page in BOOK.values()
    for block in page.blocks
    if isinstance(block, Picture)
]


@pytest.mark.parametrize(("page", "found"), PICTURES, ids=[one.scenario for _, one in PICTURES])
def test_pictures_are_positions_of_examples_that_hold(page: str, found: Picture) -> None:
    catalog = load_catalog()
    assert not check_scenario(read(found.scenario), catalog), page
    drawn = [picture(catalog, found.scenario, shot, (200, 120), "en") for shot in found.shots]
    colours = {
        one.get_at((x, y))[:3] for one in drawn for x in range(200) for y in range(0, 120, 9)
    }
    assert len(colours) > 50
    if len(drawn) > 1 and found.shots[0].region == found.shots[1].region:
        first, second = (one.convert(24).get_buffer().raw for one in drawn)
        assert first != second, "before and after look the same"


def test_kids_on_pages_are_in_the_deck() -> None:
    kids = load_catalog().kids
    shown = [b for page in BOOK.values() for b in page.blocks if isinstance(b, Kids)]
    assert shown
    assert all(kid in kids for block in shown for kid in block.kids)
