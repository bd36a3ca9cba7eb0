"""The languages, and the functions that every message passes (gettext).

A message is a whole sentence or label, with named places for what changes. Where the same English
word means two things, the message has a context ("phase", "pile", "card"), which translators see:

- `tr("Pay first.")`, `trc("phase", "Draw")`: now;
- `trn("{n} toy", "{n} toys", n)`: with a number;
- `N_`, `NC_`, `NN_`: the same three for tables, translated where shown (`tr`, `tr`, `trp`).
"""

import gettext
from collections.abc import Callable
from typing import Final, Literal, NamedTuple, get_args

from fort_desktop.paths import assets_dir

Language = Literal["en", "pl", "ru", "cs", "pt_BR"]
LANGUAGES: Final[tuple[Language, ...]] = get_args(Language)
LANGUAGE_NAMES: Final[dict[Language, str]] = {
    "en": "English",
    "pl": "Polski",
    "ru": "Русский",
    "cs": "Čeština",
    "pt_BR": "Português",
}
"""Each in its own tongue, so that everybody finds theirs."""
CONTEXT_ENDS: Final = "\x04"
"""What gettext's catalogues put between a context and its message."""
_current: gettext.NullTranslations = gettext.NullTranslations()
_language = "en"


Saying = Callable[[], str]
"""Words for later: said again, in the language that is spoken then, whenever they are shown."""


class Plural(NamedTuple):
    """A message for one thing and for several, both with `{n}` where the number is told."""

    one: str
    many: str


def set_language(language: str) -> None:
    """Speak another language; unknown words stay English."""
    use(
        language,
        gettext.translation("fort", assets_dir() / "locale", languages=[language], fallback=True),
    )


def use(language: str, catalogue: gettext.NullTranslations) -> None:
    """Speak from a catalogue that is not a file, as tests do with made-up languages."""
    global _current, _language
    _language = language
    _current = catalogue


def spoken() -> list[Language]:
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


def nothing() -> str:
    """Return "", for when there is nothing to say."""
    return ""


def tr(message: str, **values: object) -> str:
    """A whole sentence or label in the chosen language, with its values filled in.

    `message` is one of the program's own, as written or from `N_` or `NC_`: it is a pattern, which
    the words of a file or a person never are. They can only be values.
    """
    if not message:
        return ""  # a catalogue has its own heading there
    return _plain(_current.gettext(message)).format(**values)


def trc(context: str, message: str, **values: object) -> str:
    """As `tr`, for an English word that means something else elsewhere."""
    return _current.pgettext(context, message).format(**values)


def named(context: str, name: str) -> str:
    """A name out of a file in the chosen language, or as it is if the program does not know it.

    It is not a pattern, so nothing is filled in.
    """
    return _current.pgettext(context, name)


def trn(one: str, many: str, number: int, **values: object) -> str:
    """As `tr`, for a number of things."""
    if not one:
        return ""
    return _plain(_current.ngettext(one, many, number)).format(n=number, **values)


def trp(message: Plural, number: int, **values: object) -> str:
    """As `trn`, for a message out of a table."""
    return trn(message.one, message.many, number, **values)


def N_(message: str) -> str:  # noqa: N802 - gettext's own name for "to be translated later"
    """Mark a message that is translated where it is shown."""
    return message


def NC_(context: str, message: str) -> str:  # noqa: N802 - as above
    """Mark a message with a context: the key of gettext's catalogues for both."""
    return f"{context}{CONTEXT_ENDS}{message}"


def NN_(one: str, many: str) -> Plural:  # noqa: N802 - as above
    """Mark a message that goes with a number."""
    return Plural(one, many)


def _plain(message: str) -> str:
    """A message without the context that one keeps that nobody has translated."""
    return message.rpartition(CONTEXT_ENDS)[2]
