"""The pictures of the documentation: all told of, small, and of positions that can be laid out."""

import re
from pathlib import Path

import pytest

from fort_desktop.content import load_catalog
from fort_desktop.scenario.check import play_lines
from fort_desktop.scenario.spec import read_scenario

DOCS = Path(__file__).resolve().parents[2] / "docs"
FOLDER = DOCS / "pictures"
MOST = 6_000_000


@pytest.mark.parametrize("name", ["noon", "dusk", "target"])
def test_positions_hold(name: str) -> None:
    catalog = load_catalog()
    game = play_lines(read_scenario(FOLDER / f"{name}.yaml"), catalog)
    assert game.decision is not None
    assert game.decision.seat == 1


def test_every_picture_is_told_of() -> None:
    told = set(
        re.findall(r"`([\w-]+\.(?:png|svg|yaml))`", (FOLDER / "README.md").read_text("utf-8"))
    )
    there = {path.name for path in FOLDER.iterdir()} - {"README.md"}
    assert there <= told
    assert told - there <= {"table.png", "kids.png", "table.md", "cards.yaml"}


def test_pictures_are_small() -> None:
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) < MOST
    assert "docs/table.png" in (DOCS.parent / "README.md").read_text("utf-8")
