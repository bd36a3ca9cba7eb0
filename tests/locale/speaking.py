"""Languages that nobody speaks: what is said in them has passed gettext, and can be told apart."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from gettext import NullTranslations
from string import ascii_letters
from typing import Final

from fort_desktop.ui.i18n import i18n
from translating.catalogue import Key

_STRANGE: Final = "абвгдежзийклмнопрстуфхцчшщ" + "АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩ"
_TABLE: Final = str.maketrans(ascii_letters, _STRANGE)
_VALUE: Final = re.compile(r"(\{\w*\})")
LATIN: Final = re.compile("[A-Za-zÀ-ÖØ-öø-ž]+")
CYRILLIC: Final = re.compile("[а-щА-Щ]+")


class Made(NullTranslations):
    """A language made of the English messages; what was looked up is kept in `asked`."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: set[Key] = set()

    def made(self, words: str) -> str:
        """How it says something."""
        return words

    def _say(self, context: str, words: str, shown: str) -> str:
        self.asked.add(Key(context, words))
        return "".join(
            part if _VALUE.fullmatch(part) else self.made(part) for part in _VALUE.split(shown)
        )

    def gettext(self, message: str) -> str:
        context, _, words = message.rpartition(i18n.CONTEXT_ENDS)
        return self._say(context, words, words)

    def ngettext(self, one: str, many: str, n: int) -> str:
        context, _, words = one.rpartition(i18n.CONTEXT_ENDS)
        return self._say(context, words, words if n == 1 else many)

    def pgettext(self, context: str, message: str) -> str:
        return self._say(context, message, message)

    def npgettext(self, context: str, one: str, many: str, n: int) -> str:
        return self._say(context, one, one if n == 1 else many)


class Strange(Made):
    """Every letter is another one: a Latin letter that is read has not passed gettext."""

    def made(self, words: str) -> str:
        return words.translate(_TABLE)


class Long(Made):
    """Everything is longer by two fifths, in words of about the usual length."""

    def made(self, words: str) -> str:
        letters = sum(map(str.isalpha, words))
        more = " ".join("ąęśćżźłó"[: min(8, left)] for left in range(letters * 2 // 5, 0, -8))
        return f"{words.rstrip()} {more}{words[len(words.rstrip()) :]}" if more else words


@contextmanager
def speaking(catalogue: Made) -> Iterator[Made]:
    """Speak such a language for a while, then English again."""
    name = type(catalogue).__name__.lower()
    i18n.use(name, catalogue)
    try:
        yield catalogue
        assert i18n.language() == name, "something else was spoken meanwhile"
    finally:
        i18n.set_language("en")
