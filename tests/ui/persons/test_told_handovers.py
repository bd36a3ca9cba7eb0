"""The sheet "Who is playing?" tells how often the screen changes hands, as it was counted."""

import re
from pathlib import Path

import pytest

from fort_desktop.ui.screens.house_rules import HANDOVERS

PAGE = Path(__file__).parents[3] / "docs" / "hotseat.md"


@pytest.mark.parametrize(
    ("row", "opened"), [("the public table", False), ("with open turns besides", True)]
)
def test_the_numbers_are_those_of_the_page(row: str, opened: bool) -> None:
    line = next(one for one in PAGE.read_text("utf-8").splitlines() if f"| **{row}** |" in one)
    counted = [int(number) for number in re.findall(r"\*\*(\d+)\*\*", line)]
    assert [HANDOVERS[persons, 0][opened] for persons in (2, 3, 4)] == counted
