"""The text forms of moves: each kind lists its forms, such as ``add {kid} as {suit}``.

A form is a sequence of words, some of them fields; all other fields have fixed values. So every
move fits exactly one form, and every sequence of words is at most one move.
"""

from typing import Any, Final, NamedTuple

from fort_desktop.rules.model.types import BOXES, RESOURCES, SUITS

_KNOWN: Final[dict[str, tuple[str, ...]]] = {
    "suit": SUITS,
    "box": BOXES,
    "resource": RESOURCES,
    "place": ("stuff", "pack"),
}
"""Fields that are one of a few words; `seat` and `rival` are numbers, all others are ids."""
_SEATS: Final = ("seat", "rival")


class Form(NamedTuple):
    """One way to write a kind of move.

    Attributes:
        words: literal words, and fields in braces.
        fixed: the fields that are not written, with their values.
    """

    words: tuple[str, ...]
    fixed: dict[str, Any]

    def fits(self, move: Any) -> bool:
        """Return True if a move is written in this form."""
        return all(getattr(move, name) == value for name, value in self.fixed.items())

    def write(self, move: Any) -> str:
        """The text of a move in this form."""
        return " ".join(
            str(getattr(move, word[1:-1])) if word[0] == "{" else word for word in self.words
        )

    def read(self, words: list[str]) -> dict[str, Any] | None:
        """Parse words into fields; None if they are not of this form."""
        if len(words) != len(self.words):
            return None
        fields = dict(self.fixed)
        for expected, word in zip(self.words, words, strict=True):
            if expected[0] != "{":
                if word != expected:
                    return None
                continue
            name = expected[1:-1]
            if name in _SEATS:
                if not (word.isascii() and word.isdecimal() and len(word) <= 2):
                    return None
                fields[name] = int(word)
            elif word in _KNOWN.get(name, (word,)):
                fields[name] = word
            else:
                return None
        return fields


def form(text: str, **fixed: Any) -> Form:
    """Make a form from its text, as ``form("pack {resource}", supply=False)``."""
    return Form(tuple(text.split()), fixed)
