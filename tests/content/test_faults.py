"""Each way in which a cards.yaml can be wrong has its message, with line and card."""

import re
from pathlib import Path

import pytest

from fort_desktop.content import CatalogError, load_catalog
from fort_desktop.paths import cards_file

GOOD = cards_file().read_text()


def line_of(text: str, piece: str) -> int:
    return text[: text.index(piece)].count("\n") + 1


def refused(tmp_path: Path, content: str | bytes) -> str:
    path = tmp_path / "cards.yaml"
    if isinstance(content, bytes):
        path.write_bytes(content)
    else:
        path.write_text(content)
    with pytest.raises(CatalogError) as fault:
        load_catalog(path)
    message = str(fault.value)
    assert all(row.startswith(str(path)) for row in message.splitlines())
    return message


EDITS = {
    "unknown suit": (
        ("suits: [shovel]", "suits: [shovle]"),
        r":21: bug: unknown suit 'shovle'; did you mean 'shovel'\? \(expected one of skateboard",
    ),
    "misspelt action": (
        ("public: pizza x shovel", "public: piza x shovel"),
        r": bug: unknown word in the public action 'piza'; did you mean 'pizza'\?",
    ),
    "misspelt count": (
        ("public: pizza x shovel", "public: pizza x shovels"),
        r": bug: unknown word in the public action 'shovels'; did you mean 'shovel'\?",
    ),
    "a count of another suit": (
        ("public: pizza x shovel", "public: pizza x glue"),
        r": bug: public: 'x glue' counts a suit that the card does not show",
    ),
    "wrong copies": (
        ("copies: 3", "copies: 4"),
        r":\d+: the copies of the Park kids make 61, expected 60",
    ),
    "copies is a word": (
        ("copies: 3", "copies: three"),
        r": bug: copies: expected a whole number from 1, found 'three'",
    ),
    "duplicate id": (
        ("id: lefty", "id: bug"),
        r": bug: duplicate id; it stands on line \d+ already",
    ),
    "missing Best Friend": (
        ("best_friend: red", "best_friend: blue"),
        r": red has 1 Best Friends, expected a pair",
    ),
    "wrong type": (
        ("suits: [shovel]", "suits: shovel"),
        r": bug: suits: expected a list, found 'shovel'",
    ),
    "unknown key": (
        ("public: pizza", "pulbic: pizza"),
        r": bug: unknown key 'pulbic'; did you mean",
    ),
    "missing key": (("    name: Bug\n", ""), r": bug: 'name' is missing"),
    "three suits": (
        ("suits: [shovel]", "suits: [shovel, glue]"),
        r": bug: suits: expected one symbol, two of one suit, or one suit and a coin",
    ),
    "bad id": (("id: bug", "id: The Bug"), r": The Bug: id: expected lower case letters"),
    "bad source": (
        ("    source: rulebook", "    source: rumour"),
        r": bug: unknown source 'rumour'",
    ),
    "perk unknown": (
        ("id: bribe", "id: bribery"),
        r": unknown perk 'bribery'; did you mean 'bribe'",
    ),
    "rule missing": (
        ("  - {id: loner, name: Loner}\n", ""),
        r": made-up rules missing or wrong: loner",
    ),
    "points wrong": (
        ("[0, 1, 3, 9, 16, 23]", "[0, 1, 3, 9, 16]"),
        r":8: victory_points: expected 6 whole numbers, found a list",
    ),
    "cost wrong": (("toys: 1, pizza: 1, any: 0", "toys: x, pizza: 1, any: 0"), r": fort: toys:"),
    "two x": (
        ("public: pizza x shovel", "public: (pizza x shovel) x pack"),
        r": bug: public: cannot read .* a box has at most one 'x'",
    ),
}


@pytest.mark.parametrize("name", EDITS)
def test_an_edit_is_refused_with_its_reason(name: str, tmp_path: Path) -> None:
    (old, new), expected = EDITS[name]
    assert old in GOOD
    assert re.search(expected, refused(tmp_path, GOOD.replace(old, new, 1)))


def test_not_yaml(tmp_path: Path) -> None:
    message = refused(tmp_path, GOOD.replace("kids:", "kids: ["))
    assert re.search(r":\d+: is not YAML: ", message)


def test_empty(tmp_path: Path) -> None:
    assert "is empty; expected fort, kids, perks and made_up_rules" in refused(tmp_path, "")
    assert "is empty" in refused(tmp_path, "# only a comment\n")


def test_huge(tmp_path: Path) -> None:
    message = refused(tmp_path, GOOD + "# x\n" * 400_000)
    assert re.search(r"is huge: [\d,]+ bytes; expected at most 1,048,576", message)


def test_binary(tmp_path: Path) -> None:
    assert "is binary; expected YAML" in refused(tmp_path, b"\x7fELF\0\0\x01")
    assert ":1: is not UTF-8 text" in refused(tmp_path, b"kids: \xff\xfe")


def test_not_there(tmp_path: Path) -> None:
    with pytest.raises(CatalogError, match=r"cannot be read: No such file"):
        load_catalog(tmp_path / "nothing.yaml")
    with pytest.raises(CatalogError, match=r"is a folder"):
        load_catalog(tmp_path)


def test_a_list_instead_of_sections(tmp_path: Path) -> None:
    assert "expected a mapping, found a list" in refused(tmp_path, "- 1\n- 2\n")


def test_aliases_are_refused(tmp_path: Path) -> None:
    bomb = "a: &a [x, x]\nb: &b [*a, *a]\nc: [*b, *b]\n"
    assert "aliases and deep nesting are not allowed" in refused(tmp_path, bomb)


def test_several_faults_are_listed_at_once(tmp_path: Path) -> None:
    broken = GOOD.replace("suits: [shovel]", "suits: [shovle]", 1)
    broken = broken.replace("public: toy x glue", "public: toy x gleu", 1)
    broken = broken.replace("copies: 1", "copies: none", 1)
    rows = refused(tmp_path, broken).splitlines()
    assert len(rows) == 3
    lines = [int(row.split(":")[1]) for row in rows]
    assert lines == sorted(lines)
    assert lines[0] == line_of(broken, "suits: [shovle]")
