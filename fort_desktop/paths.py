"""Locations of assets, cards.yaml, saves and settings: frozen, installed or from source."""

import sys
from pathlib import Path
from typing import Final

import platformdirs

_PACKAGE: Final = Path(__file__).resolve().parent


def _root() -> Path:
    """The folder that holds assets and cards.yaml."""
    frozen = getattr(sys, "_MEIPASS", None)
    if frozen is not None:
        return Path(frozen)
    installed = _PACKAGE / "_data"
    return installed if installed.is_dir() else _PACKAGE.parent


def assets_dir() -> Path:
    """The folder of fonts, art and sounds."""
    return _root() / "assets"


def cards_file() -> Path:
    """The path of cards.yaml."""
    return _root() / "cards.yaml"


def lesson_file() -> Path:
    """The deal of the guided first game, as a record up to the first question."""
    return assets_dir() / "lesson" / "first-game.fort"


def puzzles_file() -> Path:
    """All puzzles with their answers."""
    return assets_dir() / "puzzles" / "puzzles.jsonl"


def scenarios_dir() -> Path:
    """The folder of the examples of the rules; in a checkout it is that of the tests."""
    shipped = _root() / "scenarios"
    return shipped if shipped.is_dir() else _PACKAGE.parent / "tests" / "scenarios"


def data_dir(chosen: Path | None = None) -> Path:
    """The folder of saves and settings: `chosen` (--data), else the system's place for them."""
    return chosen or Path(platformdirs.user_data_dir("fort-desktop", appauthor=False))


def settings_file(chosen: Path | None = None) -> Path:
    """The file of the settings: in `chosen` (--data), else in the system's place for them."""
    folder = chosen or Path(platformdirs.user_config_dir("fort-desktop", appauthor=False))
    return folder / "settings.json"


def documents_dir() -> Path:
    """The user's documents folder, for exported files."""
    return Path(platformdirs.user_documents_dir())


def import_places() -> list[Path]:
    """Folders where files from other people usually are."""
    downloads = Path(platformdirs.user_downloads_dir())
    return list(dict.fromkeys([downloads, documents_dir(), Path(platformdirs.user_desktop_dir())]))
