"""A language that nobody speaks: brackets around everything that is looked up."""

import gettext
import re
from typing import Final

from fort_desktop.ui.i18n import i18n

_SAID: Final = re.compile(r"⟦[^⟦⟧]*⟧")
WORDS: Final = re.compile(r"[A-Za-z']{2,}[,;:.]? [A-Za-z']{2,}")
"""Two words in a row."""


class Brackets(gettext.NullTranslations):
    """A language that has brackets around everything that is looked up."""

    def gettext(self, message: str) -> str:
        return f"⟦{message.rpartition(i18n.CONTEXT_ENDS)[2]}⟧"

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return self.gettext(msgid1 if n == 1 else msgid2)

    def pgettext(self, context: str, message: str) -> str:
        return self.gettext(message)


def unspoken(told: str) -> str:
    """What is neither in those brackets nor notation in square ones, on one line."""
    told = " ".join(told.split())
    while _SAID.search(told):
        told = _SAID.sub("", told)
    return re.sub(r"\[[^]]*\]", "", told)
