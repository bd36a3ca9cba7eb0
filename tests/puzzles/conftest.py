"""The scripts' own parts can be imported, as in the scripts."""

import sys
from pathlib import Path

import pytest

from fort_desktop.puzzles.collection import Collection, read_collection

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "build_scripts"))


@pytest.fixture(scope="session")
def collection() -> Collection:
    return read_collection()
