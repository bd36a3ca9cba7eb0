"""Each way in which an entry of cards.yaml can be wrong has its message, with line and card."""

from pathlib import Path

import pytest

from fort_desktop.content.portraits import FIELDS
from tests.content.broken import GOOD, edited, line_of, only, refused

SUITS = "(expected one of skateboard, shovel, glue, squirt_gun, crown, book, coin)"
STEPS = (
    "(expected one of pizza, toy, toys, any, vp, spend, fort-1, fort, fort+1, pack, lookout, "
    "trash, trash_this, trash_rival, recruit, copy_pack, copy_rival_pack, convert)"
)
BUG = "public: pizza x shovel"
BUG_PICTURE = GOOD[GOOD.index("portrait:") : GOOD.index("\n  - id: lefty")]

# name: what stands there, what is put in its place, and the message behind the line
EDITS = {
    "unknown suit": (
        "suits: [shovel]",
        "suits: [shovle]",
        f"bug: unknown suit 'shovle'; did you mean 'shovel'? {SUITS}",
    ),
    "suit far from any": ("suits: [shovel]", "suits: [moon]", f"bug: unknown suit 'moon' {SUITS}"),
    "suit is a number": (
        "suits: [shovel]",
        "suits: [3]",
        f"bug: suit: {SUITS[1:-1]}, found the number '3'",
    ),
    "suits is a word": (
        "suits: [shovel]",
        "suits: shovel",
        "bug: suits: expected a list, found the text 'shovel'",
    ),
    "two suits": (
        "suits: [crown, coin]",
        "suits: [crown, book]",
        "puddin: suits: expected one symbol, two of one suit, or one suit and a coin, "
        "found crown, book",
    ),
    "coin before suit": (
        "suits: [crown, coin]",
        "suits: [coin, crown]",
        "puddin: suits: expected one symbol, two of one suit, or one suit and a coin, "
        "found coin, crown",
    ),
    "two coins": (
        "suits: [crown, coin]",
        "suits: [coin, coin]",
        "puddin: suits: expected one symbol, two of one suit, or one suit and a coin, "
        "found coin, coin",
    ),
    "no suit": (
        "suits: [crown, coin]",
        "suits: []",
        "puddin: suits: expected one symbol, two of one suit, or one suit and a coin, found none",
    ),
    "misspelt action": (
        BUG,
        "public: piza x shovel",
        f"bug: unknown word in the public action: 'piza'; did you mean 'pizza'? {STEPS}",
    ),
    "misspelt count": (
        BUG,
        "public: pizza x shovels",
        "bug: unknown word in the public action: 'shovels'; did you mean 'shovel'? (expected one "
        "of skateboard, shovel, glue, squirt_gun, crown, book, pack, level, lookout, any_suit)",
    ),
    "misspelt price": (
        "(spend pizza > 2 vp)",
        "(spend piza > 2 vp)",
        "munch: unknown word in the private action: 'piza'; did you mean 'pizza'? "
        "(expected one of pizza, toy, toys, any)",
    ),
    "no action after x": (
        BUG,
        "public: pizza x",
        "bug: public: cannot read 'pizza x': expected one of skateboard, shovel, glue, "
        "squirt_gun, crown, book, pack, level, lookout, any_suit after 'x'",
    ),
    "bracket not closed": (
        BUG,
        "public: (pizza > toy",
        "bug: public: cannot read '(pizza > toy': a bracket is not closed",
    ),
    "number 1": (
        "public: 2 pizza",
        "public: 1 pizza",
        "moose: public: cannot read '1 pizza': a number from 2 to 9 may only come before pizza, "
        "toy, any, or vp, found '1'",
    ),
    "two x": (
        BUG,
        "public: (pizza x shovel) x pack",
        "bug: public: cannot read '(pizza x shovel) x pack': a box has at most one 'x', found 'x'",
    ),
    "a word too many": (
        BUG,
        "public: pizza x shovel shovel",
        "bug: public: cannot read 'pizza x shovel shovel': expected '>' or the end of the box, "
        "found 'shovel'",
    ),
    "brackets without end": (
        BUG,
        f'public: "{"(" * 9999}"',
        f"bug: public: cannot read '{'(' * 59}…': a box has at most 120 characters",
    ),
    "empty box": (
        BUG,
        "public:",
        "bug: public: expected an action, found nothing; leave a blank box out",
    ),
    "box is a list": (
        BUG,
        "public: [pizza]",
        "bug: public: expected an action, found a list of 1 entry; leave a blank box out",
    ),
    "a count of another suit": (
        BUG,
        "public: pizza x glue",
        "bug: public: 'x glue' counts a suit that the card does not show (shovel)",
    ),
    "copies is a word": (
        "copies: 3",
        "copies: three",
        "bug: copies: expected a whole number from 1 to 60, found the text 'three'",
    ),
    "copies in quotes": (
        "copies: 3",
        'copies: "3"',
        "bug: copies: expected a whole number from 1 to 60, found the text '3'",
    ),
    "copies is a truth": (
        "copies: 3",
        "copies: yes",
        "bug: copies: expected a whole number from 1 to 60, found 'yes'",
    ),
    "copies has a fraction": (
        "copies: 3",
        "copies: 3.0",
        "bug: copies: expected a whole number from 1 to 60, found the number '3.0'",
    ),
    "name is a number": (
        "name: Bug",
        "name: 7",
        "bug: name: expected text, found the number '7'",
    ),
    "name on two lines": (
        "name: Bug",
        'name: "Bu\\ng"',
        "bug: name: expected text, found the text 'Bu\\ng'",
    ),
    "name too long": (
        "name: Bug",
        f"name: {'B' * 41}",
        "bug: name: expected at most 40 characters, found 41",
    ),
    "duplicate id": (
        "id: lefty",
        "id: bug",
        f"bug: duplicate id; it is already on line {line_of(edited(), 'id: bug')}",
    ),
    "bad id": (
        "id: bug",
        "id: The Bug",
        "The Bug: id: expected lowercase letters, digits, and single '_', as in baby_face, "
        "found the text 'The Bug'",
    ),
    "id is a word of the moves": (
        "id: bug",
        "id: deck",
        "deck: id: 'deck' is a word used in moves; expected another id",
    ),
    "id is a mapping": (
        "id: bug",
        "id: {a: b}",
        "Bug: id: expected text, found a mapping",
    ),
    "bad source": (
        "    source: rulebook",
        "    source: rumour",
        "bug: unknown source 'rumour' (expected one of rulebook, article, designed)",
    ),
    "unknown colour": (
        "best_friend: red",
        "best_friend: rde",
        "rusty: unknown best_friend 'rde'; did you mean 'red'? "
        "(expected one of red, blue, green, yellow)",
    ),
    "no colour": (
        "best_friend: red",
        "best_friend:",
        "rusty: best_friend: expected one of red, blue, green, yellow, found nothing",
    ),
    "unknown key": (
        BUG,
        "pulbic: pizza x shovel",
        "bug: unknown key 'pulbic'; did you mean 'public'? (expected one of id, name, suits, "
        "copies, source, public, private, best_friend, portrait)",
    ),
    "key twice": (BUG, f"{BUG}\n    private: fort", "bug: the key 'private' appears twice"),
    "portrait": (
        BUG_PICTURE,
        "portrait: shy",
        "bug: portrait: expected a mapping, found the text 'shy'",
    ),
    "portrait hint": (
        BUG_PICTURE,
        "portrait: {second: [1, 2]}",
        "bug: portrait: second: expected a colour such as '#E2574A', found a list of 2 entries",
    ),
    "portrait part": (
        BUG_PICTURE,
        "portrait: {wings: long}",
        "bug: unknown part of a portrait: 'wings' (expected one of " + ", ".join(FIELDS) + ")",
    ),
    "portrait word": (
        BUG_PICTURE,
        "portrait: {brows: stenr}",
        "bug: unknown brows 'stenr'; did you mean 'stern'? "
        "(expected one of calm, up, stern, worry, cheeky, proud, low)",
    ),
    "portrait number": (
        BUG_PICTURE,
        "portrait: {skin: 9}",
        "bug: portrait: skin: expected a whole number from 0 to 5, found the number '9'",
    ),
    "portrait of three": (
        BUG_PICTURE,
        "portrait: [{skin: 1}, {skin: 2}, {skin: 3}]",
        "bug: portrait: expected one mapping or two, found a list of 3 entries",
    ),
    "portrait part twice": (
        BUG_PICTURE,
        "portrait: {skin: 1, skin: 2}",
        "bug: portrait: the key 'skin' appears twice",
    ),
    "points too few": (
        "[0, 1, 3, 9, 16, 23]",
        "[0, 1, 3, 9, 16]",
        "fort: victory_points: expected 6 entries, one for each level, found 5",
    ),
    "points below zero": (
        "[0, 1, 3, 9, 16, 23]",
        "[0, 1, 3, 9, 16, -23]",
        "fort: victory_points: expected a whole number from 0 to 99, found the number '-23'",
    ),
    "a cost too few": (
        "    - {toys: 3, pizza: 3, any: 1}\n",
        "",
        "fort: costs: expected 5 entries, one for each level, found 4",
    ),
    "cost is a word": (
        "{toys: 1, pizza: 1, any: 0}",
        "{toys: x, pizza: 1, any: 0}",
        "fort level 1: toys: expected a whole number from 0 to 9, found the text 'x'",
    ),
    "a fort for nothing": (
        "{toys: 1, pizza: 1, any: 0}",
        "{toys: 0, pizza: 0, any: 0}",
        "fort level 1: costs: expected at least one resource, found none",
    ),
    "perk twice": (
        "  - {id: bribe, name: Bribe}\n",
        "  - {id: bribe, name: Bribe}\n  - {id: bribe, name: Bribe}\n",
        "bribe: the perk appears twice",
    ),
    "rule missing": (
        "  - {id: loner, name: Loner}\n",
        "",
        "made-up rules missing: loner",
    ),
    "rule without name": (
        "id: loner, name: Loner",
        "id: loner",
        "made-up rule 5: 'name' is missing",
    ),
}


def changed_line(text: str) -> int:
    """The first line that differs from the real deck."""
    pairs = zip(text.splitlines(), edited().splitlines(), strict=False)
    return next(number for number, (new, old) in enumerate(pairs, 1) if new != old)


ELSEWHERE = {
    "key twice": "private: vp x level",
    "a cost too few": "costs:",
    "rule missing": "made_up_rules:",
}
"""Whose fault is told on another line than the changed one."""


@pytest.mark.parametrize("name", EDITS)
def test_an_edit_is_refused_with_its_reason(name: str, tmp_path: Path) -> None:
    old, new, expected = EDITS[name]
    text = edited((old, new))
    row = only(tmp_path, text)
    line = line_of(text, ELSEWHERE[name]) if name in ELSEWHERE else changed_line(text)
    assert row == f"cards.yaml:{line}: {expected}"


@pytest.mark.parametrize(("key", "found"), [("name", "Bug"), ("suits", "[shovel]")])
def test_a_missing_key_is_told_at_the_kid(key: str, found: str, tmp_path: Path) -> None:
    text = edited((f"    {key}: {found}\n", ""))
    line = line_of(text, "id: bug")
    assert only(tmp_path, text) == f"cards.yaml:{line}: bug: '{key}' is missing"


def test_a_kid_without_id_is_called_by_its_name(tmp_path: Path) -> None:
    text = edited(("  - id: bug\n    name", "  - name"))
    line = line_of(text, "name: Bug")
    assert only(tmp_path, text) == f"cards.yaml:{line}: Bug: 'id' is missing"


def test_a_kid_that_is_a_word_is_called_by_its_place(tmp_path: Path) -> None:
    text = edited(("kids:\n", "kids:\n  - bug\n"))
    message = "kid 1 in the list: expected a mapping, found the text 'bug'"
    assert only(tmp_path, text).endswith(message)


@pytest.mark.clause("COMP-1")
@pytest.mark.parametrize(("copies", "total"), [(4, "61 (1"), (1, "58 (2")])
def test_wrong_copies(copies: int, total: str, tmp_path: Path) -> None:
    text = edited(("copies: 3", f"copies: {copies}"))
    found, off = total.split(" ")
    many = "many" if copies > 3 else "few"
    assert only(tmp_path, text) == (
        f"cards.yaml:{line_of(text, 'kids:')}: the copies of the Park kids come to {found}, "
        f"expected 60 {off} too {many})"
    )


@pytest.mark.clause("COMP-1")
def test_a_pair_of_best_friends_for_each_colour(tmp_path: Path) -> None:
    text = edited(("best_friend: red", "best_friend: blue"))
    line = line_of(text, "kids:")
    assert refused(tmp_path, text) == [
        f"cards.yaml:{line}: Best Friends of red: expected a pair, found 1 (bitsy)",
        f"cards.yaml:{line}: Best Friends of blue: expected a pair, found 3 (rusty, spike, chef)",
    ]


def test_a_best_friend_that_is_missing(tmp_path: Path) -> None:
    whole = edited()
    text = whole[: whole.index("  - id: zip")] + whole[whole.index("perks:") :]
    assert only(tmp_path, text).endswith("Best Friends of yellow: expected a pair, found none")


def test_a_best_friend_is_there_once(tmp_path: Path) -> None:
    before, rusty, behind = edited().partition("id: rusty")
    text = before + rusty + behind.replace("copies: 1", "copies: 2", 1)
    assert only(tmp_path, text).endswith("rusty: copies: expected 1 for a Best Friend, found 2")


def test_an_unknown_perk_is_also_a_missing_one(tmp_path: Path) -> None:
    unknown, missing = refused(tmp_path, edited(("id: bribe,", "id: bribery,")))[::-1]
    assert "unknown id 'bribery'; did you mean 'bribe'?" in unknown
    assert missing.endswith("perks missing: bribe")


def test_a_misspelt_section_is_told_where_it_stands(tmp_path: Path) -> None:
    text = edited(("\nkids:", "\nkid:"))
    missing, unknown = refused(tmp_path, text)
    assert missing.endswith(": 'kids' is missing")
    start = f"cards.yaml:{line_of(text, 'kid:')}: unknown key 'kid'; did you mean 'kids'?"
    assert unknown.startswith(start)


@pytest.mark.parametrize("section", ["fort", "kids", "perks", "made_up_rules"])
def test_a_section_that_is_a_word(section: str, tmp_path: Path) -> None:
    text = edited((f"\n{section}:", f"\n{section}: x\nrest:"))
    rows = refused(tmp_path, text)
    assert any("found the text 'x'" in row and "expected a" in row for row in rows)


def test_several_faults_are_listed_at_once(tmp_path: Path) -> None:
    text = edited(
        ("copies: 3", "copies: 4"),
        ("suits: [shovel]", "suits: [shovle]"),
        ("id: sarge", "id: moose"),
        ("public: toy x glue", "public: toy x gleu"),
        ("best_friend: red", "best_friend: blue"),
        ("{id: diy, name: DIY}", "{id: diy, name: [D]}"),
    )
    rows = refused(tmp_path, text)
    pieces = ("come to 61", "of red", "of blue", "'shovle'", "duplicate id", "'gleu'", "diy: name")
    assert len(rows) == len(pieces)
    assert all(piece in row for piece, row in zip(pieces, rows, strict=True))
    lines = [int(row.split(":")[1]) for row in rows]
    assert lines == sorted(lines)
    assert lines[3] == line_of(text, "suits: [shovle]")


def test_fields_missing_everywhere_hide_nothing(tmp_path: Path) -> None:
    rows = refused(tmp_path, edited().replace("copies:", "copys:"))
    assert len(rows) == 100
    assert not any("come to" in row for row in rows)
