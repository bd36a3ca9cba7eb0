"""The examples in docstrings are true: each is run as it stands, and the core values have one."""

import doctest
import importlib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
EXPLAINED = (
    "fort_desktop.rules.game",
    "fort_desktop.rules.model.cards",
    "fort_desktop.rules.model.moves",
    "fort_desktop.rules.model.rng",
    "fort_desktop.rules.model.scoring",
    "fort_desktop.rules.steps.table",
)
"""Values that are easier shown than said."""


def with_examples() -> tuple[str, ...]:
    """All modules of the program in which something is shown."""
    return tuple(
        ".".join(path.relative_to(ROOT).with_suffix("").parts)
        for path in sorted((ROOT / "fort_desktop").rglob("*.py"))
        if ">>> " in path.read_text("utf-8")
    )


def test_the_core_values_are_shown_by_examples() -> None:
    assert set(EXPLAINED) <= set(with_examples())


@pytest.mark.parametrize("name", with_examples())
def test_examples_are_true(name: str) -> None:
    said: list[str] = []
    runner = doctest.DocTestRunner(optionflags=doctest.FAIL_FAST)
    for example in doctest.DocTestFinder().find(importlib.import_module(name)):
        runner.run(example, out=said.append)
    assert runner.tries
    assert not runner.failures, "".join(said)
