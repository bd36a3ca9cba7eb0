"""The build scripts are no package: their folder comes onto the path. Then English is spoken."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from fort_desktop.ui.i18n import i18n

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "build_scripts"))


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    """Whatever a test speaks, the next one begins in English."""
    yield
    i18n.set_language("en")
