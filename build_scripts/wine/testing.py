"""The tests of all that needs no window, under Windows' Python in wine."""

import re
import subprocess
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree

from _venv import ROOT, say
from wine.system import Wine, spelt

TESTED = (
    *("tests/rules", "tests/scenario", "tests/content", "tests/test_files.py", "tests/record"),
    *("tests/bots", "tests/session", "tests/chronicle", "tests/puzzles"),
    *("tests/ui/test_settings.py", "tests/test_streams.py", "tests/build/test_left_out.py"),
)
WORKERS = 2
LONGEST = 3 * 3600.0
"""Seconds for all of them, on a very busy machine; alone it takes a fraction of it."""
LACKING: "dict[str, str]" = {
    "tests/record/test_hostile.py::test_a_name_that_is_no_text_keeps_no_game_from_being_played": (
        "Windows keeps names of any 16 bits; in wine they must be letters, to be names of Linux."
    ),
}
"""Tests that fail in wine and not on Windows, each with what wine lacks."""


class Outcome(NamedTuple):
    """The test results, by test name: `tests/folder/test_file.py::test_name[case]`."""

    passed: "frozenset[str]"
    failed: "frozenset[str]"
    skipped: "frozenset[str]"

    def faults(self) -> "list[str]":
        """Return what is wrong: failures that are not listed, and listed tests that pass."""
        listed = LACKING.keys()
        found = [f"fails: {name}" for name in sorted(self.failed - listed)]
        found += [f"passes, but is listed: {name}" for name in sorted(self.passed & listed)]
        return found if self.passed else [*found, "no test has passed"]


def read_outcome(report: str) -> Outcome:
    """Return how the tests of a report in the format of JUnit ended."""
    ends: dict[str, set[str]] = {"passed": set(), "failed": set(), "skipped": set()}
    for case in ElementTree.fromstring(report).iter("testcase"):
        signs = {child.tag for child in case}
        end = "failed" if signs & {"failure", "error"} else "passed"
        end = "skipped" if "skipped" in signs else end
        ends[end].add(f"{_file(case.get('classname', ''))}::{case.get('name', '')}")
    return Outcome(*map(frozenset, ends.values()))


def _file(module: str) -> str:
    """Return the file of a module of tests; JUnit knows only its dotted name."""
    return re.sub(r"\.", "/", module) + ".py"


def run_tests(wine: Wine, python: Path, folder: Path, *parts: str) -> Outcome:
    """Run the tests in wine; their output is kept in a folder.

    Args:
        python: the python.exe with the libraries of the tests.
        parts: files, folders or names of tests, as pytest knows them, instead of all.
    """
    report, log = folder / "report.xml", folder / "tests.log"
    report.unlink(missing_ok=True)
    # A bar of progress would be written as codes of a terminal into the log.
    options = ("-n", str(WORKERS), "-p", "no:cacheprovider", "-p", "no:terminalprogress", "-vv")
    say(f"fort: running the tests under Windows' Python (ten minutes or more; see {log}) ...")
    wine.run(
        python, "-m", "pytest", *options, "--color=no", "--rootdir", ROOT, "-c",
        ROOT / "pyproject.toml", f"--junitxml={spelt(report)}",
        *(spelt(ROOT / part) for part in parts or TESTED),
        log=log, seconds=LONGEST,
    )  # fmt: skip
    if not report.exists():
        last = log.read_text(encoding="utf-8", errors="replace").splitlines()[-5:]
        raise subprocess.SubprocessError("pytest made no report:\n" + "\n".join(last))
    return read_outcome(report.read_text(encoding="utf-8"))
