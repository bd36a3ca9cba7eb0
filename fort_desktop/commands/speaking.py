"""The language of a command, which is set only when something is to be shown."""

from pathlib import Path

from fort_desktop.commands.common import UsageError
from fort_desktop.paths import settings_file
from fort_desktop.ui.i18n.i18n import LANGUAGES, set_language, tr


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
    from fort_desktop.ui.persons.settings import (
        own_settings,  # only here: most commands start without
    )

    return own_settings(settings_file(data)).settings.language
