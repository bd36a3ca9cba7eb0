"""Shared by commands: errors, the language, argument checks, and progress on a terminal."""

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TypeVar

from fort_desktop.bots.levels import LEVELS
from fort_desktop.paths import settings_file
from fort_desktop.ui.i18n.i18n import LANGUAGES, set_language, tr

T = TypeVar("T")
OK, NO, WRONG = 0, 1, 2
"""Exit codes: fine, the answer is no, the call or its input is wrong."""


class UsageError(Exception):
    """A wrong call or wrong input; the message is one line, in the language that is spoken."""


def speak(language: str = "", data: Path | None = None) -> None:
    """Speak the language of `--lang`, "" for that of the person's settings in the folder `data`.

    Raises:
        UsageError: there is no such language.
    """
    set_language(language if language in LANGUAGES else own_language(data))
    if language and language not in LANGUAGES:
        words = ", ".join(LANGUAGES)
        raise UsageError(
            tr("--lang: expected one of {words}, found '{found}'", words=words, found=language)
        )


def own_language(data: Path | None = None) -> str:
    """The language of the person's settings."""
    # Only here: most commands start without.
    from fort_desktop.ui.i18n.system_language import system_language
    from fort_desktop.ui.persons.settings import own_settings

    return own_settings(settings_file(data), system_language).settings.language


def check_level(name: str, where: str) -> None:
    """Check that there is such a player; `where` names the argument in the message.

    Raises:
        UsageError: there is none.
    """
    if name not in LEVELS:
        words = ", ".join(LEVELS)
        raise UsageError(
            tr(
                "{where}: there is no player '{name}' (choose from {words})",
                where=where,
                name=name,
                words=words,
            )
        )


def check_at_least(number: int, least: int, where: str) -> None:
    """Check that an argument is large enough; `where` names it in the message.

    Raises:
        UsageError: it is too small.
    """
    if number < least:
        raise UsageError(
            tr(
                "{where}: expected at least {least}, found {number}",
                where=where,
                least=least,
                number=number,
            )
        )


def progress(items: Iterable[T], total: int, label: str) -> Iterator[T]:
    """Yield the items, and count them on stderr if that is a terminal."""
    shown = sys.stderr.isatty()
    for number, item in enumerate(items, 1):
        if shown:
            print(f"\r{label} {number}/{total}", end="", file=sys.stderr, flush=True)
        yield item
    if shown:
        print(file=sys.stderr)


def seconds(value: float) -> str:
    """Format a duration for people."""
    return f"{value:.1f} s" if value < 120 else f"{value / 60:.1f} min"
