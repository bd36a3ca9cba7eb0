"""Faults of a cards.yaml as data, collected so that all of them are reported at once.

`ui/text/card_faults.py` has the sentences.
"""

from collections.abc import Iterable
from pathlib import Path
from typing import Final, Literal, get_args

import msgspec

from fort_desktop.files import Why
from fort_desktop.rules.model.box_notation import BoxCode

Code = Literal[
    "huge",
    "folder",
    "bad_name",
    "no_regular_file",
    "unreadable",
    "binary",
    "not_utf8",
    "control",
    "not_yaml",
    "empty",
    "second_document",
    "alias",
    "tag",
    "too_deep",
    "too_many_entries",
    "no_plain_key",
    "no_mapping",
    "no_list",
    "no_text",
    "no_number",
    "no_word",
    "too_long",
    "key_twice",
    "key_missing",
    "unknown_key",
    "unknown_suit",
    "unknown_part",
    "unknown_public",
    "unknown_private",
    "unknown_word",
    "id_twice",
    "id_shape",
    "id_taken",
    "suits",
    "no_action",
    "action",
    "other_suit",
    "friend_copies",
    "park_few",
    "park_many",
    "no_friends",
    "friends",
    "levels",
    "no_cost",
    "perk_twice",
    "rule_twice",
    "perks_missing",
    "rules_missing",
    "part_twice",
    "no_recipe",
    "no_recipes",
    "part_word",
    "part_colour",
    "part_hair",
    "part_flag",
    "part_number",
    "part_whole",
]
CODES: Final[tuple[Code, ...]] = get_args(Code)
_SHOWN: Final = 60


class Found(msgspec.Struct, frozen=True):
    """The kind of value found in the file instead of the expected one.

    Args:
        text: a plain value as it is written; count: the length of a list.
    """

    kind: Literal["mapping", "list", "nothing", "text", "number", "value"]
    text: str = ""
    count: int = 0


class Entry(msgspec.Struct, frozen=True):
    """The entry that a fault is told of.

    Args:
        kind: a "named" one has a name of its own, the others are counted from 1.
    """

    kind: Literal["named", "kid", "level", "perk", "rule"]
    name: str = ""
    number: int = 0


class Misspelt(msgspec.Struct, frozen=True):
    """The fault of an action, as in a `BoxError`."""

    code: BoxCode
    word: str = ""
    known: tuple[str, ...] = ()


Value = str | int | tuple[str, ...] | Found | Misspelt | Why
Values = dict[str, Value]
"""What fills the sentence of a fault.

`near` is the known word that is most like an unknown one, "" if none is; `detail` is technical, in
English, and may be left out.
"""


class Fault(msgspec.Struct, frozen=True):
    """One fault.

    Args:
        line: of the file, from 1; 0 for the file as a whole.
        card: the entry; None for the deck as a whole.
        values: fill in the sentence of `code`.
    """

    code: Code
    line: int = 0
    card: Entry | None = None
    values: Values = {}


class CatalogError(ValueError):
    """A cards.yaml that is refused, as data: `ui/text/card_faults.py` has the sentences.

    Attributes:
        path: of the file; faults: all that is wrong, by line.
    """

    def __init__(self, path: Path, faults: Iterable[Fault]) -> None:
        self.path = path
        self.faults = tuple(sorted(faults, key=lambda fault: fault.line))
        super().__init__(path, self.faults)

    def __str__(self) -> str:
        return "\n".join(f"{self.path}:{fault.line}: {fault.code}" for fault in self.faults)


class Faults:
    """Collects faults while a file is read."""

    def __init__(self) -> None:
        self.found: list[Fault] = []

    def add(self, code: Code, line: int, card: Entry | None = None, **values: Value) -> None:
        """Note one fault."""
        self.found.append(Fault(code, line, card, values))

    def unknown(
        self,
        code: Code,
        line: int,
        card: Entry | None,
        found: str,
        known: tuple[str, ...],
        key: str = "",
    ) -> None:
        """Note an unknown word, with the most similar known one; `key` is what it belongs to."""
        near = _near(found, known)
        self.add(code, line, card, key=key, word=plain(found), near=near, words=known)


def plain(text: str) -> str:
    """Quote `text` for a message: on one line, shortened, without terminal control characters."""
    short = text if len(text) <= _SHOWN else f"{text[: _SHOWN - 1]}…"
    return "".join(sign if sign.isprintable() else ascii(sign)[1:-1] for sign in short)


def _near(found: str, words: tuple[str, ...]) -> str:
    if len(found) > _SHOWN:
        return ""
    import difflib  # only here: a good file is read without it

    near = difflib.get_close_matches(found.lower(), words, 1)
    return near[0] if near else ""
