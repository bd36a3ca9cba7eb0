"""Checks of text that people typed in."""

import unicodedata
from typing import Annotated, Final

from msgspec import Meta

LONGEST_TEXT: Final = 200
"""Characters of a game's name or of the players' own words."""
Text = Annotated[str, Meta(max_length=LONGEST_TEXT)]
_UNFIT: Final = frozenset({"Cc", "Cs", "Zl", "Zp"})
"""Unicode's categories of controls, surrogates, line and paragraph separators."""


def is_clean(text: str) -> bool:
    """Return True if one line can show a text: no control characters, no lone surrogates."""
    return all(unicodedata.category(sign) not in _UNFIT for sign in text)
