"""A desktop with a window manager, for the tests that need one."""

from collections.abc import Iterator

import pytest

from tests.ui.desktop import SCREEN, managed, screen


@pytest.fixture
def display() -> Iterator[str]:
    with screen(*SCREEN) as name, managed(name):
        yield name
