"""The build scripts are no package: their folder comes onto the path."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.architecture.sources import parsed

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "build_scripts"))


@pytest.fixture(scope="package", autouse=True)
def parsed_once() -> Iterator[None]:
    """What was parsed takes much memory, which other tests need not go through."""
    yield
    parsed.cache_clear()
