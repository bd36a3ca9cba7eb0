"""The door for text: whatever comes in, from a file of somebody else too, goes on drawable.

The font library raises on NUL, on half a character and on text that has no width, and draws a
letter under a thousand accents twelve thousand pixels high. After `plain` none of that is left.
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
_BREAKS: Final = re.compile("\r\n|[\r\v\f\x85\u2028\u2029]")


def plain(text: str) -> str:
    """A text as it can be drawn, over several lines.

    All kinds of line ends are newlines, and tabs are spaces. Control characters and halves of
    characters become a visible sign, characters without a shape are left out, and of many accents
    on a letter the first are kept. What is longer than `LONGEST` ends in dots.
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


def one_line(text: str) -> str:
    """The same for a single line: a space for each newline."""
    return plain(text).replace("\n", " ")
