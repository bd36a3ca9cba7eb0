"""Sanitises text, which may come from somebody else's file, so that it can be drawn.

The font library raises on NUL, on lone surrogates and on text without width, and draws a letter
under a thousand accents twelve thousand pixels high. `plain` removes all of that.
"""

import re
import unicodedata
from typing import Final

LONGEST: Final = 4096
"""Characters of a text; nobody reads more in a window, and all work on it stays bounded."""
DOTS: Final = "\N{HORIZONTAL ELLIPSIS}"
"""What stands for the rest of a text that had to be cut."""
SIGN: Final = "\N{REPLACEMENT CHARACTER}"
"""What stands for a character that cannot be shown."""
_ACCENTS: Final = 2
"""So many accents over and under a letter, at most."""
_USUAL: Final = re.compile(
    "[\n -~\u00a0-\u00ac\u00ae-\u02ff\u0370-\u0482\u048a-\u0590\u2010-\u2027]*"
)
"""Nothing of this needs a closer look; a text of the five languages has hardly anything else."""
_NUMBER: Final = re.compile(r"(?:^|[\s(])[-+\u2212\u00b1]?\d+(?:[.,]\d+)*(?P<ordinal>\.)?$")
_NOUN: Final = re.compile(r"[^\W\d_]{3}")
"""A shorter word after a number is nearly always a preposition or an "and"."""
_BREAKS: Final = re.compile("\r\n|[\r\v\f\x85\u2028\u2029]")


def plain(text: str) -> str:
    """Make text drawable, possibly over several lines.

    All line ends become newlines, and tabs become spaces. Control characters and lone surrogates
    become a visible sign, characters without a glyph are removed, and only the first of many
    accents on a letter are kept. Text longer than `LONGEST` ends in dots.
    """
    if len(text) > LONGEST:
        text = text[: LONGEST - 1] + DOTS
    if _USUAL.fullmatch(text):
        return text
    text = _BREAKS.sub("\n", text).replace("\t", " ")
    kept: list[str] = []
    accents = 0
    for letter in text:
        kind = unicodedata.category(letter)
        accents = accents + 1 if kind in ("Mn", "Me") else 0
        if kind in ("Cc", "Cs") and letter != "\n":
            kept.append(SIGN)
        elif kind != "Cf" and accents <= _ACCENTS:
            kept.append(letter)
    return "".join(kept)


def pieces(text: str) -> list[str]:
    """The pieces between which a line may be broken: at spaces, and never at a no-break space.

    >>> pieces("w\u00a0lesie  z tob\u0105")
    ['w\\xa0lesie', 'z', 'tob\u0105']
    """
    return [piece for piece in text.split(" ") if piece]


def counts(before: str, after: str) -> bool:
    """Return True if a piece ends in a number, and the next one is what it counts.

    A line is broken between them only where nothing else fits, in whatever language. A point behind
    the number makes it an ordinal where a small letter follows, and ends a sentence elsewhere.

    >>> counts("3", "points"), counts("o\\u00a03", "punkty"), counts("3,", "points")
    (True, True, False)
    >>> counts("2", "is"), counts("level", "points")
    (False, False)
    >>> counts("3.", "kolo"), counts("3.", "Then")
    (True, False)
    """
    number = _NUMBER.search(before)
    if number is None or _NOUN.match(after) is None:
        return False
    return number["ordinal"] is None or after[0].islower()


def one_line(text: str) -> str:
    """As `plain`, for a single line: newlines become spaces."""
    return plain(text).replace("\n", " ")
