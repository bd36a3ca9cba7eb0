"""What is wrong with a cards.yaml, collected so that all of it is told at once."""

import difflib
from collections.abc import Iterable
from pathlib import Path

import msgspec


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
        """Note a word that is not among the known ones."""
        words = list(known)
        near = difflib.get_close_matches(found, words, 1)
        hint = f"; did you mean '{near[0]}'?" if near else ""
        self.add(line, card, f"unknown {what} '{found}'{hint} (expected one of {', '.join(words)})")
