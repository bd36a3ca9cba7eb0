"""No test passes or fails by the clock: what waits does so in one place, which gives up late."""

import ast
import re
from pathlib import Path

from tests.waiting import LONGEST

TESTS = Path(__file__).resolve().parents[1]
ALLOWED = (TESTS / "waiting.py", Path(__file__).resolve())
RUN_BY_HAND = ("smoke", "soak")
"""Programs that try what was built, or go on for minutes; pytest collects nothing there."""
CLOCKS = {
    f"time.{name}{unit}"
    for name in ("time", "monotonic", "perf_counter", "process_time", "thread_time")
    for unit in ("", "_ns")
} | {
    "time.sleep", "asyncio.sleep", "date.today", "datetime.now", "datetime.utcnow",
    "datetime.today", "pygame.time.wait", "pygame.time.delay", "pygame.time.get_ticks",
}  # fmt: skip

SUSPECT = re.compile(
    "|".join({name.rpartition(".")[2] for name in CLOCKS} - {"time"} | {"timeout", "time.time"})
)
"""A file without any of these words need not be parsed."""


def uses(source: str) -> list[str]:
    """Looks at a clock, naps, and limits of its own, also in programs that a test starts."""
    found: list[str] = []
    if not SUSPECT.search(source):
        return found
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and ast.unparse(node.func) in CLOCKS:
            found.append(f"line {node.lineno}: {ast.unparse(node.func)}")
        if isinstance(node, ast.ImportFrom) and node.module == "time":
            found.append(f"line {node.lineno}: from time import")
        if isinstance(node, ast.keyword) and node.arg == "timeout" and number(node.value):
            found.append(f"line {node.value.lineno}: a timeout of its own")
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            found += [
                f"line {node.lineno}: {name} in a text"
                for name in sorted(CLOCKS)
                if f"{name}(" in node.value
            ]
    return found


def number(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, int | float)


def test_tests_look_at_no_clock() -> None:
    found = {
        str(path.relative_to(TESTS)): seen
        for path in sorted(TESTS.rglob("*.py"))
        if path not in ALLOWED
        and path.relative_to(TESTS).parts[0] not in RUN_BY_HAND
        and (seen := uses(path.read_text(encoding="utf-8")))
    }
    assert found == {}


def test_what_is_run_by_hand_is_no_test() -> None:
    assert not [path for room in RUN_BY_HAND for path in (TESTS / room).rglob("test_*.py")]


def test_whoever_waits_gives_up_after_minutes() -> None:
    assert LONGEST >= 300


def test_each_use_of_a_clock_is_found() -> None:
    assert uses("import time\ntime.sleep(1)\nassert time.monotonic() < 3\n") == [
        "line 2: time.sleep",
        "line 3: time.monotonic",
    ]
    assert uses("from time import sleep\n") == ["line 1: from time import"]
    assert uses("run(call, timeout=20)\n") == ["line 1: a timeout of its own"]
    assert uses("run(call, timeout=LONGEST)\nfake = {'clock': time.time}\n") == []
    assert len(uses("PROGRAM = '''\nimport time\ntime.sleep(1)\n'''\n")) == 1
