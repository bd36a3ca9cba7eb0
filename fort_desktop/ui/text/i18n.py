"""The languages, and the functions that every message passes (gettext)."""

import gettext
from typing import Final

from fort_desktop.paths import assets_dir

LANGUAGES: Final = ("en", "pl", "ru", "cs", "pt_BR")
LANGUAGE_NAMES: Final = {
    "en": "English",
    "pl": "Polski",
    "ru": "Русский",
    "cs": "Čeština",
    "pt_BR": "Português",
}
"""Each in its own tongue, so that everybody finds theirs."""
_current: gettext.NullTranslations = gettext.NullTranslations()
_language = "en"


def set_language(language: str) -> None:
    """Speak another language; unknown words stay English."""
    global _current, _language
    _language = language
    _current = gettext.translation(
        "fort", assets_dir() / "locale", languages=[language], fallback=True
    )


def spoken() -> list[str]:
    """The languages that there are catalogues for, and English."""
    folder = assets_dir() / "locale"
    return [
        one
        for one in LANGUAGES
        if one == "en" or (folder / one / "LC_MESSAGES" / "fort.mo").is_file()
    ]


def language() -> str:
    """The language that is spoken."""
    return _language


def tr(message: str, **values: object) -> str:
    """A whole sentence or label in the chosen language, with its values filled in.

    `message` is one of the program's own: it is a pattern, which the words of a file or a person
    never are. They can only be values.
    """
    if not message:
        return ""  # a catalogue has its own heading there
    return _current.gettext(message).format(**values)


def trn(one: str, many: str, number: int, **values: object) -> str:
    """As `tr`, for a number of things."""
    if not one:
        return ""
    return _current.ngettext(one, many, number).format(n=number, **values)


def N_(message: str) -> str:  # noqa: N802 - gettext's own name for "to be translated later"
    """Mark a message that is translated where it is shown."""
    return message
