"""A catalogue of messages as it lies in assets/locale, always written alike.

Neither lines of the code nor dates stand in it, so that a change shows what was said differently
and nothing else. There are no addresses either: whoever finds a fault reports it to the project.
"""

import json
import re
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import Final, NamedTuple

from babel.messages.catalog import Catalog, Message
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

from _venv import ROOT
from fort_desktop.ui.i18n import i18n

FOLDER: Final = ROOT / "assets" / "locale"
TEMPLATE: Final = FOLDER / "fort.pot"
LANGUAGES: Final = tuple(one for one in i18n.LANGUAGES if one != "en")
"""The languages that have a catalogue; the messages themselves are English."""
ONE_ALONE: Final = frozenset({"pl", "cs", "pt_BR"})
"""Those whose first form is for one thing alone, so that it needs no number.

The first form of ru is for 21 and 31 as well.
"""
_BOUND: Final = {
    "pl": re.compile(r"\b([aiouwz]) (?=\S)", re.IGNORECASE),
    "ru": re.compile(r"\b([авикосуя]) (?=\S)| (?=—)", re.IGNORECASE),
    "cs": re.compile(r"\b([aikosuvz]) (?=\S)", re.IGNORECASE),
}
"""The spaces at which no line may end: behind a word of one letter, before a Russian dash."""
_PLURALS: Final = {"pt_BR": "(n != 1)"}
"""Rules for plurals other than Babel's: Brazilians write "0 pontos", and CLDR "0 ponto"."""
_COMMENT: Final = "# What Fort says{language}. See docs/recipes.md, 'A language'."


class Key(NamedTuple):
    """The key of a message: its context ("" for none) and its English words."""

    context: str
    words: str

    def __str__(self) -> str:
        words = json.dumps(self.words, ensure_ascii=False)
        return f"{self.context}: {words}" if self.context else words


class Messages(Catalog):
    """Babel's catalogue with a heading that says only what gettext needs.

    Args:
        language: of the translations; None for the template.
    """

    def __init__(self, language: str | None = None) -> None:
        spoken = f" in {language}" if language else ", untranslated"
        super().__init__(language, header_comment=_COMMENT.format(language=spoken), fuzzy=False)

    @property
    def plural_expr(self) -> str:
        """The rule for plurals, in gettext's words."""
        return _PLURALS.get(self.locale_identifier or "", super().plural_expr)

    def __iter__(self) -> Iterator[Message]:
        heading = ["Project-Id-Version: Fort"]
        if self.locale_identifier:
            heading += [f"Language: {self.locale_identifier}", f"Plural-Forms: {self.plural_forms}"]
        heading += ["MIME-Version: 1.0", "Content-Type: text/plain; charset=utf-8"]
        heading += ["Content-Transfer-Encoding: 8bit", ""]
        yield Message("", "\n".join(heading))
        yield from self.said()

    def said(self) -> Iterator[Message]:
        """All messages, without the heading."""
        messages = super().__iter__()
        next(messages)
        return messages

    def text(self) -> str:
        """Return the text of its file."""
        file = BytesIO()
        write_po(file, self, width=0, sort_by_file=True, ignore_obsolete=True, include_lineno=False)
        return file.getvalue().decode()

    def compiled(self) -> bytes:
        """Return the bytes that the program reads."""
        file = BytesIO()
        write_mo(file, self)
        return file.getvalue()


def bound(message: Message, language: str) -> tuple[str, ...]:
    """Return what a message says in a language, in all its forms, with the spaces that hold.

    Names of kids and what a person types stay as they are compared.
    """
    if language not in _BOUND or message.context in ("kid", "typed"):
        return forms(message.string)
    return tuple(
        _BOUND[language].sub("\\1\N{NO-BREAK SPACE}", one) for one in forms(message.string)
    )


def key_of(message: Message) -> Key:
    """Return the key of a message."""
    return Key(message.context or "", forms(message.id)[0])


def forms(words: object) -> tuple[str, ...]:
    """A message's words or its translation's, as all its forms."""
    return tuple(words) if isinstance(words, tuple | list) else (str(words or ""),)


def file_of(language: str, ending: str = "po") -> Path:
    """The catalogue of a language: `po` is translated by hand, `mo` is made of it."""
    return FOLDER / language / "LC_MESSAGES" / f"fort.{ending}"


def read(path: Path, language: str | None = None) -> Messages:
    """Read a catalogue or the template; an absent one is empty.

    What is obsolete there is left out, as in what is written.
    """
    messages = Messages(language)
    if path.is_file():
        with path.open("rb") as file:
            found = read_po(file, locale=language, ignore_obsolete=True, abort_invalid=True)
        for message in found:
            if message.id:
                messages[message.id] = message
    return messages
