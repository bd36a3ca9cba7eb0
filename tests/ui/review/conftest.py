"""Fixtures of the tests of the page that looks back at a game."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from fort_desktop.ui.app.app import App
from tests.ui.review.pages import SIZE
from tests.ui.table.screens import bare


@pytest.fixture
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without portraits and grass, which take long."""
    bare(monkeypatch)


@pytest.fixture
def app(plain: None, tmp_path: Path) -> Iterator[App]:
    """The program in a small window, in which nothing moves."""
    made = App(SIZE, speed=0, data=tmp_path)
    yield made
    made.close()
