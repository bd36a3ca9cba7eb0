"""Faults of a cards.yaml, collected so that all of them are reported at once."""

from collections.abc import Iterable
from pathlib import Path
from typing import Final

import msgspec

_SHOWN: Final = 60


class Fault(msgspec.Struct, frozen=True):
    """One fault: its line (0 for the file as a whole), the card, and what is wrong."""

    line: int
    card: str
    message: str


class CatalogError(ValueError):
    """A cards.yaml that is refused; `str` lists every fault on a line of its own."""

    def __init__(self, path: Path, faults: Iterable[Fault]) -> None:
        self.path = path
        self.faults = tuple(sorted(faults, key=lambda fault: fault.line))
        super().__init__("\n".join(self._text(fault) for fault in self.faults))

    def __reduce__(self) -> tuple[type["CatalogError"], tuple[Path, tuple[Fault, ...]]]:
        return CatalogError, (self.path, self.faults)

    def _text(self, fault: Fault) -> str:
        place = f"{self.path}:{fault.line}" if fault.line else f"{self.path}"
        card = f"{fault.card}: " if fault.card else ""
        return f"{place}: {card}{fault.message}"


class Faults:
    """Collects faults while a file is read."""

    def __init__(self) -> None:
        self.found: list[Fault] = []

    def add(self, line: int, card: str, message: str) -> None:
        """Note one fault."""
        self.found.append(Fault(line, card, message))

    def unknown(self, line: int, card: str, what: str, found: str, known: Iterable[str]) -> None:
        """Note an unknown word, with the most similar known one as a suggestion."""
        words = list(known)
        hint = _near(found, words)
        expected = ", ".join(words)
        self.add(line, card, f"unknown {what} '{plain(found)}'{hint} (expected one of {expected})")


def plain(text: str) -> str:
    """Quote `text` for a message: on one line, shortened, without terminal control characters."""
    short = text if len(text) <= _SHOWN else f"{text[: _SHOWN - 1]}…"
    return "".join(sign if sign.isprintable() else ascii(sign)[1:-1] for sign in short)


def _near(found: str, words: list[str]) -> str:
    if len(found) > _SHOWN:
        return ""
    import difflib  # only here: a good file is read without it

    near = difflib.get_close_matches(found.lower(), words, 1)
    return f"; did you mean '{near[0]}'?" if near else ""
