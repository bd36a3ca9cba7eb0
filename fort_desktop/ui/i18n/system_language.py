"""The language of the system, for the first start; afterwards the settings say which is spoken."""

import os
import re
import sys
from collections.abc import Iterable, Mapping
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


def best_of(wanted: Iterable[str]) -> Language:
    """The first of some languages that the program speaks; English if there is none.

    Args:
        wanted: names such as "pt_PT.UTF-8", "pt-PT", "pl", "C", the one that is liked best first.

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


def _wanted() -> list[str]:
    """Return the languages that the system is set to, the best first; none if it does not tell."""
    if sys.platform in ("win32", "darwin"):
        return _of_sdl()
    # SDL would read LANG and LANGUAGE alone, and in this order.
    return wanted_posix(os.environ)


def _of_sdl() -> list[str]:
    """Return the languages of the menus of Windows, or those that macOS prefers."""
    import pygame  # only here: most commands start without

    return [one["language"] for one in pygame.system.get_pref_locales()]
