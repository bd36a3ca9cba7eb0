"""What tests of the user interface share: all screens, a desktop."""

import importlib
import pkgutil
from collections.abc import Iterator

import pytest

from fort_desktop import ui
from tests.ui.desktop import SCREEN, managed, screen

for _module in pkgutil.walk_packages(ui.__path__, f"{ui.__name__}."):
    # One that is loaded later would keep what a test has put in the place of a drawing.
    importlib.import_module(_module.name)


@pytest.fixture
def display() -> Iterator[str]:
    with screen(*SCREEN) as name, managed(name):
        yield name
