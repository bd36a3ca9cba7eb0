"""Every clause of the game has an example: a scenario, or a test that names it."""

import re
from pathlib import Path

import pytest
import yaml

from fort_desktop.content import load_catalog
from fort_desktop.scenario.check import check_scenario
from fort_desktop.scenario.spec import read_scenario

ROOT = Path(__file__).resolve().parents[2]
SCENARIOS = sorted((ROOT / "tests" / "scenarios").glob("*.yaml"))
COVERED = (
    "PLAY",
    "ACT",
    "FOLLOW",
    "RECRUIT",
    "DISCARD",
    "DRAW",
    "LEVEL",
    "END",
    "RULE",
    "PERK",
    "R",
)
_CLAUSE = re.compile(r"^- \*\*([A-Z]+-\d+)\*\*", re.MULTILINE)
_MARK = re.compile(r"pytest\.mark\.clause\(([^)]*)\)")


def clauses() -> list[str]:
    """All clause ids that docs/rules.md defines, in order."""
    return _CLAUSE.findall((ROOT / "docs" / "rules.md").read_text())


def shown() -> set[str]:
    """Clauses with a scenario or a marked test."""
    found = {yaml.safe_load(path.read_text())["rule"] for path in SCENARIOS}
    for path in (ROOT / "tests").rglob("test_*.py"):
        for mark in _MARK.findall(path.read_text()):
            found.update(re.findall(r"\"([A-Z]+-\d+)\"", mark))
    return found


def test_each_clause_is_defined_once() -> None:
    ids = clauses()
    assert len(ids) == len(set(ids))
    assert {"COMP-12", "PLAY-13", "ACT-19", "FOLLOW-9", "PERK-9", "R-34", "INFO-3"} <= set(ids)


def test_every_clause_has_an_example() -> None:
    missing = [c for c in clauses() if c.rpartition("-")[0] in COVERED and c not in shown()]
    assert not missing, f"clauses without a scenario or marked test: {', '.join(missing)}"


def test_no_example_names_an_unknown_clause() -> None:
    unknown = sorted(shown() - set(clauses()))
    assert not unknown, f"unknown clauses: {', '.join(unknown)}"


def test_there_are_scenarios_enough() -> None:
    assert len(SCENARIOS) >= 90


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: path.stem)
def test_scenario(path: Path) -> None:
    catalog = load_catalog()
    assert check_scenario(read_scenario(path), catalog) == []
