"""Screens are composed of containers and widgets: few numbers are left to place things by hand."""

import ast
from pathlib import Path
from typing import Final

SCREENS: Final = Path(__file__).resolve().parents[2] / "fort_desktop" / "ui" / "screens"
PLAIN: Final = (0, 1, 2)
"""Numbers that count, rather than measure; -1 is the 1 with a sign."""
MOST: Final = 7.0
"""So many other numbers may there be in 100 lines."""


def numbers(source: str) -> list[float]:
    """The numbers in a source that measure something."""
    return [
        node.value
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Constant)
        and isinstance(node.value, int | float)
        and not isinstance(node.value, bool)
        and node.value not in PLAIN
    ]


def test_numbers_that_count_are_left_out() -> None:
    assert sorted(numbers("x = [True, 0, 1.0, -1, 2, -3, 4.5, 'at 7']")) == [3, 4.5]


def test_screens_place_little_by_hand() -> None:
    sources = [path.read_text("utf-8") for path in SCREENS.rglob("*.py")]
    lines = sum(bool(line.strip()) for source in sources for line in source.splitlines())
    found = sum(len(numbers(source)) for source in sources)
    assert 100 * found / lines <= MOST
