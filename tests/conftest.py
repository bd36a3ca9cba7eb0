"""What all tests share: no window, no sound, a tidy process, the deck, and no clock."""

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ["LC_ALL"] = "C.UTF-8"  # whatever whoever tests speaks: a first start asks for it
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import gc
import math
from collections import OrderedDict
from collections.abc import Iterator
from io import BytesIO
from typing import Final

import pygame
import pytest
from hypothesis import settings
from pygame.typing import FileLike, SequenceLike

from fort_desktop.commands import common
from fort_desktop.content import load_catalog
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.ui.bench.memory import memory_mb
from tests.still import language_kept, patient_sessions, still_clocks

settings.register_profile("fort", deadline=None, max_examples=30, derandomize=True)
settings.load_profile("fort")


_read_svg = pygame.image.load_sized_svg
_READ: OrderedDict[tuple[bytes, tuple[float, float]], pygame.Surface] = OrderedDict()
_ROOM: Final = 150_000_000
"""Bytes of drawings that are kept: few lawns, or thousands of signs."""


def _read_once(file: FileLike, size: SequenceLike[float]) -> pygame.Surface:
    """Reading drawings is a fifth of what tests do, since each of their programs does it anew."""
    assert isinstance(file, BytesIO)
    key = file.getvalue(), (size[0], size[1])
    if key not in _READ:
        _READ[key] = _read_svg(file, size)
        _kept[0] += _bytes(_READ[key])
    _READ.move_to_end(key)
    while _kept[0] > _ROOM and len(_READ) > 1:
        _kept[0] -= _bytes(_READ.popitem(last=False)[1])
    return _READ[key]


_kept: Final = [0]


def _bytes(image: pygame.Surface) -> int:
    return image.get_pitch() * image.get_height()


pygame.image.load_sized_svg = _read_once


_GROWN: Final = 150.0
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
    if memory_mb() > _memory[0] + _GROWN:
        gc.collect()
        _memory[0] = memory_mb()


@pytest.fixture(scope="session")
def catalog() -> Catalog:
    return load_catalog()


@pytest.fixture(autouse=True)
def settings_of_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    """Commands speak English, whatever who runs the tests has chosen for the game."""
    monkeypatch.setattr(common, "own_language", lambda data=None: "en")


@pytest.fixture(autouse=True)
def language_of_before() -> Iterator[None]:
    """Whatever language a test has spoken, the next one speaks as this one began."""
    with language_kept():
        yield


@pytest.fixture(autouse=True)
def on_a_busy_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    """All is the same as on a quiet one."""
    still_clocks(monkeypatch)
    patient_sessions(monkeypatch)
