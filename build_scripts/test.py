"""Runs all checks: format, lint, strict types, tests; installs their tools first if necessary.

    python3 build_scripts/test.py [arguments of pytest]
    python3 build_scripts/test.py --compiled

With arguments, only pytest is run, with these arguments. With --compiled the rules are compiled
first, and only the tests that hold them run, against the compiled ones.
"""

import os
import subprocess
import sys
from pathlib import Path

from _venv import ROOT, environment, say
from compile import compiled

HOLD_THE_RULES = ("tests/rules", "tests/scenarios", "tests/perft", "tests/golden")
WORKERS = (os.cpu_count() or 1) + 1
"""One more than there are cores: some tests wait for a window, a process or the clock."""
EVERYTHING = ("-n", str(WORKERS), "--dist", "worksteal", "--durations", "25")
"""Long tests must not wait for each other at the end, and the slowest are named."""
CHECKS = (
    ("format", ["ruff", "format", "--check", "."]),
    ("lint", ["ruff", "check", "."]),
    ("types", ["mypy", "--strict"]),
)


def run_checks(python: Path) -> int:
    """Run each check in turn; returns the number of failures."""
    failed = 0
    for name, call in CHECKS:
        done = subprocess.run(
            [str(python), "-m", *call], cwd=ROOT, capture_output=True, encoding="utf-8", check=False
        )
        say(f"fort: {name}: {'fine' if done.returncode == 0 else 'FAILED'}")
        if done.returncode != 0:
            say(done.stdout + done.stderr)
            failed += 1
    return failed


def run_compiled(python: Path) -> int:
    """The tests of the rules in the copy whose rules are compiled; nothing without a compiler."""
    copy = compiled()
    if copy is None:
        return 0
    call = [str(python), "-m", "pytest", "-n", "auto", *HOLD_THE_RULES]
    return subprocess.call(call, cwd=copy, env={**os.environ, "FORT_COMPILED": "1"})


def main() -> int:
    """Install the tools and run the checks."""
    arguments = sys.argv[1:]
    # The tests start the program some hundred times. Compiling it anew takes longer than to play.
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    python = environment("test")
    if arguments == ["--compiled"]:
        return run_compiled(python)
    failed = 0 if arguments else run_checks(python)
    pytest = [str(python), "-m", "pytest", *(arguments or EVERYTHING)]
    tests = subprocess.call(pytest, cwd=ROOT)
    return tests or min(failed, 1)


if __name__ == "__main__":
    sys.exit(main())
