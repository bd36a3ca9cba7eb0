"""Typed access to the entries of one mapping of cards.yaml."""

from typing import TypeVar

from fort_desktop.content.faults import Faults, plain
from fort_desktop.content.nodes import Node

_Word = TypeVar("_Word", bound=str)


class Fields:
    """Reads the entries of a mapping; their faults are noted under `card`."""

    def __init__(
        self,
        node: Node,
        card: str,
        faults: Faults,
        keys: tuple[str, ...],
        optional: tuple[str, ...] = (),
    ) -> None:
        self.node = node
        self.card = plain(card)
        self.faults = faults
        self.entries: dict[str, Node] = {}
        if isinstance(node.value, dict):
            self.entries = node.value
            self._check_keys(keys, optional)
        else:
            self.fault(node, f"expected a mapping, found {node.shown()}")

    def _check_keys(self, keys: tuple[str, ...], optional: tuple[str, ...]) -> None:
        known = (*keys, *optional)
        for key, line in self.node.twice:
            self.faults.add(line, self.card, f"the key '{plain(key)}' stands twice")
        for key, node in self.entries.items():
            if key not in known:
                self.faults.unknown(node.line, self.card, "key", key, known)
        for key in keys:
            if key not in self.entries:
                self.fault(self.node, f"'{key}' is missing")

    def fault(self, node: Node, message: str) -> None:
        """Note that something is wrong at `node`."""
        self.faults.add(node.line, self.card, message)

    def get(self, key: str) -> Node | None:
        """The entry as it is; None if it is missing."""
        return self.entries.get(key)

    def text(self, key: str, limit: int = 40) -> str | None:
        """A short text on one line; None if it is missing or wrong."""
        node = self.entries.get(key)
        if node is None:
            return None
        value = node.value
        if not isinstance(value, str) or not value.strip() or not value.isprintable():
            self.fault(node, f"{key}: expected a text, found {node.shown()}")
            return None
        if len(value) > limit:
            self.fault(node, f"{key}: expected at most {limit} characters, found {len(value)}")
            return None
        return value

    def whole(self, key: str, low: int, high: int) -> int | None:
        """An integer from `low` to `high`; None if it is missing or wrong."""
        node = self.entries.get(key)
        if node is None:
            return None
        return whole(node, key, self, low, high)

    def one_of(self, key: str, known: tuple[_Word, ...]) -> _Word | None:
        """One of the known words; None if it is missing or wrong."""
        node = self.entries.get(key)
        if node is None:
            return None
        for word in known:
            if node.value == word:
                return word
        self.unknown(node, key, known)
        return None

    def unknown(self, node: Node, what: str, known: tuple[str, ...]) -> None:
        """Note that the word at `node` is not among the known ones."""
        if isinstance(node.value, str):
            self.faults.unknown(node.line, self.card, what, node.value, known)
        else:
            expected = ", ".join(known)
            self.fault(node, f"{what}: expected one of {expected}, found {node.shown()}")

    def items(self, key: str) -> list[Node] | None:
        """The entries of a list; None if it is missing or wrong."""
        node = self.entries.get(key)
        if node is None:
            return None
        if not isinstance(node.value, list):
            self.fault(node, f"{key}: expected a list, found {node.shown()}")
            return None
        return node.value


def whole(node: Node, name: str, fields: Fields, low: int, high: int) -> int | None:
    """The integer at `node`; None if it is not an integer or out of bounds."""
    if type(node.value) is int and low <= node.value <= high:
        return node.value
    expected = f"expected a whole number from {low} to {high}"
    fields.fault(node, f"{name}: {expected}, found {node.shown()}")
    return None
