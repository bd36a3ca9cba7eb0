"""Kids, perks and made-up rules bear the names of the printed editions, or our own."""

import csv
import re
from pathlib import Path

import pytest

from fort_desktop.content import load_catalog
from fort_desktop.rules.model.cards import Kid
from fort_desktop.ui.i18n import i18n
from fort_desktop.ui.text.names import PERK_NAMES, RULE_NAMES, kid_name
from translating.catalogue import LANGUAGES

UI = Path(i18n.__file__).resolve().parents[1]
with (Path(__file__).parent / "names.csv").open(encoding="utf-8", newline="") as _file:
    NAMES = {row["key"]: row for row in csv.DictReader(_file)}
CATALOG = load_catalog()


def shown() -> dict[str, str]:
    """All names as the program says them now."""
    kids = {f"kid_{kid.id}": kid_name(kid) for kid in CATALOG.kids.values()}
    perks = {f"perk_{perk}": i18n.tr(name) for perk, name in PERK_NAMES.items()}
    return {**kids, **perks, **{f"rule_{rule}": i18n.tr(name) for rule, name in RULE_NAMES.items()}}


@pytest.mark.parametrize("language", ["en", *LANGUAGES])
def test_everything_is_called_as_the_list_of_names_says(language: str) -> None:
    i18n.set_language(language)
    assert shown() == {key: row[language] for key, row in NAMES.items()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_kids_are_called_alike(language: str) -> None:
    names = [row[language] for key, row in NAMES.items() if key.startswith("kid_")]
    assert len(set(names)) == len(names) == 50


@pytest.mark.parametrize("name", ["{x}", "{", "%s", "", "pizza", "Discard"])
def test_the_kid_of_somebody_elses_deck_keeps_its_name(name: str) -> None:
    i18n.set_language("pl")
    assert kid_name(Kid("own", name, ("book",), 1)) == name


def test_no_kid_is_shown_by_the_name_in_the_deck() -> None:
    untranslated = re.compile(r"\b(kid|kids|friend)(\[[^=]*\])?\.name\b")
    found = [
        f"{path.relative_to(UI)}: {line}"
        for path in UI.rglob("*.py")
        for line in path.read_text(encoding="utf-8").splitlines()
        if untranslated.search(line)
    ]
    assert found == ['text/names.py:     return named("kid", kid.name)']
