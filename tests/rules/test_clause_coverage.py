"""Every clause of the game has an example: a scenario, or a test that names it."""

import re
from pathlib import Path

import msgspec
import yaml

from fort_desktop.content import load_catalog
from fort_desktop.scenario.check import check_scenario
from fort_desktop.scenario.spec import Then, read_scenario
from tests.cases import each

ROOT = Path(__file__).resolve().parents[2]
SCENARIOS = sorted((ROOT / "tests" / "scenarios").glob("*.yaml"))
_CLAUSE = re.compile(r"^- \*\*([A-Z]+-\d+)\*\*", re.MULTILINE)
_MARK = re.compile(r"pytest\.mark\.clause\(([^)]*)\)")


def clauses() -> list[str]:
    """All clause ids that docs/rules.md defines, in order."""
    return _CLAUSE.findall((ROOT / "docs" / "rules.md").read_text("utf-8"))


def shown() -> set[str]:
    """Clauses with a scenario or a marked test."""
    found = {yaml.safe_load(path.read_text("utf-8"))["rule"] for path in SCENARIOS}
    for path in (ROOT / "tests").rglob("test_*.py"):
        for mark in _MARK.findall(path.read_text("utf-8")):
            found.update(re.findall(r"\"([A-Z]+-\d+)\"", mark))
    return found


def test_each_clause_is_defined_once() -> None:
    ids = clauses()
    assert len(ids) == len(set(ids))
    for family, numbers in _numbers(ids).items():
        assert numbers == list(range(1, len(numbers) + 1)), family


def _numbers(ids: list[str]) -> dict[str, list[int]]:
    """The numbers of each family of clauses, in the order of the page."""
    found: dict[str, list[int]] = {}
    for clause in ids:
        family, _, number = clause.rpartition("-")
        found.setdefault(family, []).append(int(number))
    return found


def test_every_clause_has_an_example() -> None:
    found = shown()
    missing = [clause for clause in clauses() if clause not in found]
    assert not missing, f"clauses without a scenario or marked test: {', '.join(missing)}"


def test_no_example_names_an_unknown_clause() -> None:
    unknown = sorted(shown() - set(clauses()))
    assert not unknown, f"unknown clauses: {', '.join(unknown)}"


@each("path", SCENARIOS)
def test_a_scenario_shows_something_of_its_clause(path: Path) -> None:
    """Its file is named after the clause; something is played or refused, and then compared."""
    scenario = read_scenario(path)
    family, _, number = scenario.rule.rpartition("-")
    assert path.stem.startswith(f"{family.lower()}_{int(number):02}_")
    refused = [line for line in scenario.lines() if line.because is not None]
    assert scenario.moves or scenario.then.decision
    assert refused or msgspec.to_builtins(scenario.then) != msgspec.to_builtins(Then())


def test_no_two_scenarios_are_alike() -> None:
    """As many as ever, each with a title of its own."""
    titles = [read_scenario(path).title for path in SCENARIOS]
    assert len(set(titles)) == len(titles) >= 360


@each("path", SCENARIOS)
def test_scenario(path: Path) -> None:
    catalog = load_catalog()
    assert check_scenario(read_scenario(path), catalog) == []


ABSENT = {"COMP-5", "COMP-12"}
"""Statements about what is not there: a supply that runs out, perks and rules among the cards."""
_RANGE = re.compile(r"\b([A-Z]+)-(\d+) to (?:[A-Z]+-)?(\d+)")


def test_every_clause_is_named_where_it_is_carried_out() -> None:
    code = "\n".join(p.read_text("utf-8") for p in (ROOT / "fort_desktop" / "rules").rglob("*.py"))
    named = set(re.findall(r"\b[A-Z]+-\d+\b", code))
    for family, first, last in _RANGE.findall(code):
        between = range(int(first), int(last) + 1)
        assert {f"{family}-{number}" for number in between} <= set(clauses())
    missing = [one for one in clauses() if one not in named | ABSENT]
    assert not missing, f"clauses that no line of rules/ names: {', '.join(missing)}"
    unknown = sorted(named - set(clauses()))
    assert not unknown, f"names of no clause: {', '.join(unknown)}"
