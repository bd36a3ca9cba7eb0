"""What came of the tests under Windows' Python: told apart, and held against the list."""

import re
from pathlib import Path

import pytest

from wine import testing
from wine.testing import Outcome, read_outcome

ROOT = Path(__file__).resolve().parents[2]
REPORT = """<?xml version="1.0" encoding="utf-8"?>
<testsuites><testsuite name="pytest" errors="1" failures="1" skipped="1" tests="4">
<testcase classname="tests.rules.test_a" name="test_right[żółć]" time="0.1" />
<testcase classname="tests.rules.test_a" name="test_wrong"><failure>no</failure></testcase>
<testcase classname="tests.test_b" name="test_broken"><error>no</error></testcase>
<testcase classname="tests.test_b" name="test_elsewhere"><skipped>no</skipped></testcase>
</testsuite></testsuites>
"""
RIGHT = "tests/rules/test_a.py::test_right[żółć]"
WRONG, BROKEN = "tests/rules/test_a.py::test_wrong", "tests/test_b.py::test_broken"


def outcome() -> Outcome:
    return read_outcome(REPORT)


def test_a_report_tells_tests_by_their_names() -> None:
    assert outcome() == Outcome(
        frozenset({RIGHT}),
        frozenset({WRONG, BROKEN}),
        frozenset({"tests/test_b.py::test_elsewhere"}),
    )


def test_what_fails_is_told_unless_it_is_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    assert outcome().faults() == [f"fails: {WRONG}", f"fails: {BROKEN}"]
    monkeypatch.setattr(testing, "LACKING", {WRONG: "a reason", BROKEN: "a reason"})
    assert outcome().faults() == []


def test_a_listed_test_that_passes_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(testing, "LACKING", dict.fromkeys((RIGHT, WRONG, BROKEN), "a reason"))
    assert outcome().faults() == [f"passes, but is listed: {RIGHT}"]


def test_no_tests_are_no_success() -> None:
    assert Outcome(frozenset(), frozenset(), frozenset()).faults() == ["no test has passed"]


def test_what_is_tested_and_listed_is_there() -> None:
    assert [part for part in testing.TESTED if not (ROOT / part).exists()] == []
    for name, reason in testing.LACKING.items():
        file, _, case = name.partition("::")
        function = re.escape(case.partition("[")[0])
        text = (ROOT / file).read_text(encoding="utf-8")
        assert re.search(rf"^def {function}\(", text, re.MULTILINE), name
        assert reason.endswith("."), name
