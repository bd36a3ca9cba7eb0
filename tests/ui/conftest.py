"""What tests of the user interface share: all screens, a tidy process, a desktop."""

import gc
import importlib
import math
import pkgutil
from collections.abc import Iterator
from typing import Final

import pytest

from fort_desktop import ui
from fort_desktop.ui.bench.measure import memory_mb
from tests.ui.desktop import SCREEN, managed, screen

for _module in pkgutil.walk_packages(ui.__path__, f"{ui.__name__}."):
    # One that is loaded later would keep what a test has put in the place of a drawing.
    importlib.import_module(_module.name)

_MOST: Final = 150.0
"""Megabytes by which the process may grow before it is looked through for garbage."""
_memory: Final = [math.inf]


@pytest.fixture(autouse=True)
def _picked_up() -> Iterator[None]:
    """Free what the tests before have left behind.

    A program that is dropped is garbage that only the collector finds. That counts objects, and a
    few of them hold a hundred megabytes of pictures.
    """
    yield
    _memory[0] = min(_memory[0], memory_mb())
    if memory_mb() > _memory[0] + _MOST:
        gc.collect()
        _memory[0] = memory_mb()


@pytest.fixture
def display() -> Iterator[str]:
    with screen(*SCREEN) as name, managed(name):
        yield name
