"""Typed access to the entries of one mapping of cards.yaml."""

from typing import TypeVar

from fort_desktop.content.faults import Code, Entry, Faults, Value, plain
from fort_desktop.content.nodes import Node

_Word = TypeVar("_Word", bound=str)


class Fields:
    """Reads the entries of a mapping; their faults are noted under `card`."""

    def __init__(
        self,
        node: Node,
        card: Entry | None,
        faults: Faults,
        keys: tuple[str, ...],
        optional: tuple[str, ...] = (),
    ) -> None:
        self.node = node
        self.card = card
        self.faults = faults
        self.entries: dict[str, Node] = {}
        if isinstance(node.value, dict):
            self.entries = node.value
            self._check_keys(keys, optional)
        else:
            self.fault("no_mapping", node, found=node.found())

    def _check_keys(self, keys: tuple[str, ...], optional: tuple[str, ...]) -> None:
        known = (*keys, *optional)
        for key, line in self.node.twice:
            self.faults.add("key_twice", line, self.card, key=plain(key))
        for key, node in self.entries.items():
            if key not in known:
                self.faults.unknown("unknown_key", node.line, self.card, key, known)
        for key in keys:
            if key not in self.entries:
                self.fault("key_missing", self.node, key=key)

    def fault(self, code: Code, node: Node, **values: Value) -> None:
        """Note that something is wrong at `node`."""
        self.faults.add(code, node.line, self.card, **values)

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
            self.fault("no_text", node, key=key, found=node.found())
            return None
        if len(value) > limit:
            self.fault("too_long", node, key=key, limit=limit, count=len(value))
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
        self.unknown("unknown_word", node, key, known)
        return None

    def unknown(self, code: Code, node: Node, key: str, known: tuple[str, ...]) -> None:
        """Note that the word at `node` is not among the known ones."""
        if isinstance(node.value, str):
            self.faults.unknown(code, node.line, self.card, node.value, known, key)
        else:
            self.fault("no_word", node, key=key, words=known, found=node.found())

    def items(self, key: str) -> list[Node] | None:
        """The entries of a list; None if it is missing or wrong."""
        node = self.entries.get(key)
        if node is None:
            return None
        if not isinstance(node.value, list):
            self.fault("no_list", node, key=key, found=node.found())
            return None
        return node.value


def whole(node: Node, name: str, fields: Fields, low: int, high: int) -> int | None:
    """The integer at `node`; None if it is not an integer or out of bounds."""
    if type(node.value) is int and low <= node.value <= high:
        return node.value
    fields.fault("no_number", node, key=name, low=low, high=high, found=node.found())
    return None
