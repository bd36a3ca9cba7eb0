"""The deck as it is: its shape, and the boxes that must not change."""

from collections import Counter

import pytest

from fort_desktop.rules.model.cards import Catalog
from fort_desktop.rules.model.types import COLOURS, PERKS, RULES, SUITS
from fort_desktop.rules.steps.table import read_box


@pytest.mark.clause("COMP-1", "COMP-2")
def test_the_shape_of_the_deck(catalog: Catalog) -> None:
    assert len(catalog.park) == 60
    single: Counter[str] = Counter()
    double: Counter[str] = Counter()
    for card in catalog.park:
        suits = catalog.kid[card].suits
        (double if len(suits) == 2 else single)[suits[0]] += 1
    assert single == Counter({**dict.fromkeys(SUITS, 8), "coin": 6})
    assert double == Counter(dict.fromkeys(SUITS, 1))
    assert all(len(catalog.friends[colour]) == 2 for colour in COLOURS)


@pytest.mark.clause("COMP-1")
def test_fifty_kids_of_whom_eight_are_best_friends(catalog: Catalog) -> None:
    friends = [kid.id for kid in catalog.kids.values() if kid.best_friend is not None]
    assert (len(catalog.kids), len(friends)) == (50, 8)
    assert catalog.friends["red"] == ("rusty.1", "bitsy.1")
    assert not {f"{kid}.1" for kid in friends} & set(catalog.park)


def test_ids_are_the_nicknames(catalog: Catalog) -> None:
    for kid in catalog.kids.values():
        words = kid.name.lower().replace("the ", "").replace("& ", "")
        assert kid.id == words.replace(" ", "_")


@pytest.mark.clause("COMP-2")
def test_symbols(catalog: Catalog) -> None:
    pairs = {kid.suits for kid in catalog.kids.values() if len(kid.suits) == 2}
    assert pairs == {*((suit, suit) for suit in SUITS if suit != "crown"), ("crown", "coin")}


@pytest.mark.clause("COMP-4")
def test_perks_and_made_up_rules(catalog: Catalog) -> None:
    assert tuple(perk.id for perk in catalog.perks) == PERKS
    assert tuple(rule.id for rule in catalog.rules) == RULES
    assert (len(PERKS), len(RULES)) == (9, 11)


@pytest.mark.clause("COMP-3")
def test_kids_without_actions(catalog: Catalog) -> None:
    silent = [k.id for k in catalog.kids.values() if k.public is None and k.private is None]
    assert silent == ["moles", "icky_sticky", "noodle_twins", "rocket_bros", "scrappers"]


@pytest.mark.parametrize(
    ("kid", "public", "private"),
    [
        ("bug", "pizza x shovel", "vp x level"),
        ("bud", "2 any", "trash"),
        ("doodles", "toy x glue", "trash"),
        ("lefty", "pizza x shovel", "fort > 2 vp"),
        ("einstein", "any x book", "(vp x book) > trash_this"),
        ("baby_face", "(recruit > toy) x squirt_gun", "trash"),
        ("tiny", "trash_rival > any", "vp x crown"),
        ("ant", "pizza x skateboard", "pack x skateboard"),
        ("doc", "lookout", "vp x lookout"),
    ],
)
def test_printed_actions(catalog: Catalog, kid: str, public: str, private: str) -> None:
    found = catalog.kids[kid]
    assert found.public is read_box(public)
    assert found.private is read_box(private)
    assert found.public is not None
    assert found.public.text == public


@pytest.mark.clause("COMP-10")
def test_the_fort(catalog: Catalog) -> None:
    assert catalog.fort_points == (0, 1, 3, 9, 16, 23)
    assert [(c.toys, c.pizza, c.any) for c in catalog.costs] == [
        (1, 1, 0),
        (1, 1, 1),
        (3, 3, 1),
        (3, 3, 1),
        (3, 3, 1),
    ]


def test_every_box_reads_back(catalog: Catalog) -> None:
    for kid in catalog.kids.values():
        for box in (kid.public, kid.private):
            if box is not None:
                assert read_box(box.text).text == box.text
