"""Faults of the file of a game, as data; `ui/text/file_faults.py` has the sentences."""

from pathlib import Path
from typing import Literal

import msgspec

from fort_desktop.files import FileRefusedError, why_of

Code = Literal[
    "unreadable",
    "unwritable",
    "bad_name",
    "no_regular_file",
    "too_large",
    "too_many_lines",
    "no_record",
    "newer",
    "header_damaged",
    "cut_off",
    "damaged",
    "bad_line",
    "bad_undo",
    "bad_text",
    "no_game",
    "no_question",
    "misfit",
    "impossible",
    "cards_missing",
    "cards_wrong",
    "unknown_player",
    "locked",
    "old_revision",
    "no_deal",
    "bad_value",
    "face_down",
    "left_out",
]
Values = dict[str, str | int]
"""What fills the sentence of a code.

`why` and `number` are a `files.Why`; `detail` is technical, in English, and may be left out.
"""


class Damage(msgspec.Struct, frozen=True):
    """One fault of a file and its place.

    Args:
        line: of the file, from 1; 0 for the file as a whole.
        values: fill in the sentence of `code`.
    """

    code: Code
    line: int = 0
    values: Values = {}

    @property
    def torn(self) -> bool:
        """Return True if only the last line is cut off, as after a crash."""
        return self.code == "cut_off"


class RecordError(Exception):
    """A record that cannot be read or written, as data without sentences.

    Attributes:
        code, line, values: as in `Damage`; path: of the file.
    """

    def __init__(self, code: Code, path: Path, line: int = 0, values: Values | None = None) -> None:
        super().__init__(code, path, line, values or {})
        self.code: Code = code
        self.path = path
        self.line = line
        self.values: Values = values or {}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, RecordError) and self.args == other.args

    def __hash__(self) -> int:
        return hash((self.code, self.path, self.line))

    @property
    def damage(self) -> Damage:
        """The same without the path."""
        return Damage(self.code, self.line, self.values)

    @classmethod
    def of(cls, damage: Damage, path: Path) -> "RecordError":
        """Make the error for a damaged file."""
        return cls(damage.code, path, damage.line, damage.values)


def because(
    path: Path, fault: OSError, code: Literal["unreadable", "unwritable"] = "unreadable"
) -> RecordError:
    """Make the error for an OSError; `code` is what was tried."""
    if isinstance(fault, FileRefusedError):
        codes: dict[str, Code] = {
            "name": "bad_name",
            "kind": "no_regular_file",
            "size": "too_large",
        }
        return RecordError(codes[fault.code], path)
    why = why_of(fault)
    return RecordError(code, path, 0, {"why": why.code, "number": why.number})
