"""The language of the system, for the first start; afterwards the settings say which is spoken."""

import locale
import os
import re
import sys
from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from fort_desktop.ui.i18n.i18n import Language

_SPOKEN: Final[dict[str, Language]] = {
    "en": "en",
    "pl": "pl",
    "ru": "ru",
    "cs": "cs",
    "pt": "pt_BR",
}
"""By the language without its country: there is one Portuguese, the printed Brazilian one.

Neighbours are not guessed: who has set up Belarusian, Ukrainian or Slovak gets English.
"""
_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Where POSIX says which language messages are in, the strongest first."""
_NAMES: Final = re.compile("[^:]+")
"""The names in `LANGUAGE`."""
_PATIENCE: Final = 2.0
"""Seconds that macOS has to tell what it is set to."""


def best_of(wanted: Iterable[str]) -> Language:
    """The first of some languages that the program speaks; English if there is none.

    Lists such as macOS and `LANGUAGE` have are in the order in which a person likes them.

    Args:
        wanted: names such as "pt_PT.UTF-8", "pt-PT", "Polish_Poland.1250", "C".

    >>> best_of(["pt_PT.UTF-8"]), best_of(["uk_UA", "ru_RU"]), best_of(["sk"]), best_of([])
    ('pt_BR', 'ru', 'en', 'en')
    """
    for name in wanted:
        short = name.replace("-", "_").partition(".")[0].partition("@")[0].partition("_")[0].lower()
        if short in _SPOKEN:
            return _SPOKEN[short]
    return "en"


def wanted_posix(variables: Mapping[str, str]) -> list[str]:
    """The languages that the environment asks for, the best first, as gettext reads it.

    `LANGUAGE` is a list for people; it counts only where messages are not plain C.
    """
    chosen = next((variables[name] for name in _VARIABLES if variables.get(name)), "")
    if chosen.partition(".")[0] in ("", "C", "POSIX"):
        return []
    return [*_NAMES.findall(variables.get("LANGUAGE", "")), chosen]


def system_language() -> Language:
    """The language of the program that comes nearest to what the system is set to."""
    return best_of(_wanted())


def _wanted() -> Iterator[str]:
    """Yield the languages that the system is set to; nothing if it does not tell."""
    if sys.platform == "win32":
        yield _windows_language()
    elif sys.platform == "darwin":
        yield from _apple_languages()
    else:
        yield from wanted_posix(os.environ)


def _windows_language() -> str:
    """The language of the menus of Windows."""
    if sys.platform != "win32":
        return ""
    import ctypes

    number = ctypes.windll.kernel32.GetUserDefaultUILanguage()
    return locale.windows_locale.get(number, "")


def _apple_languages() -> list[str]:
    """Return the languages that macOS keeps under AppleLanguages, the best first.

    It is printed as a list in brackets, a quoted name on each line.
    """
    import subprocess  # only here: no other system needs it to start

    call = ["/usr/bin/defaults", "read", "-g", "AppleLanguages"]
    try:
        told = subprocess.run(
            call, capture_output=True, encoding="utf-8", check=True, timeout=_PATIENCE
        ).stdout
    except (OSError, subprocess.SubprocessError):
        return []
    return apple_list(told)


def apple_list(told: str) -> list[str]:
    """The names in the list that `defaults` prints.

    >>> apple_list('(\\n    "pl-PL",\\n    en\\n)\\n')
    ['pl-PL', 'en']
    """
    return [line.strip().strip('",') for line in told.splitlines() if line.strip(" ()\t")]
