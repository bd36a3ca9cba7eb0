"""What all tests share: no window, no sound, the deck, and hypothesis without a clock."""

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ["LC_ALL"] = "C.UTF-8"  # whatever whoever tests speaks: a first start asks for it
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pytest
from hypothesis import settings

from fort_desktop.commands import speaking
from fort_desktop.content import load_catalog
from fort_desktop.rules.model.cards import Catalog

settings.register_profile("fort", deadline=None, max_examples=30, derandomize=True)
settings.load_profile("fort")


@pytest.fixture(scope="session")
def catalog() -> Catalog:
    return load_catalog()


@pytest.fixture(autouse=True)
def settings_of_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    """Commands speak English, whatever who runs the tests has chosen for the game."""
    monkeypatch.setattr(speaking, "own_language", lambda data=None: "en")
