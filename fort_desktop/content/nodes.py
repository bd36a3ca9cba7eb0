"""A YAML file as nodes that remember their lines.

The nodes are built from the parser's events, so that what would overwhelm a loader (aliases, deep
nesting, a flood of entries) is refused where it is met.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, Literal, NoReturn

import yaml

from fort_desktop.content.faults import CatalogError, Code, Fault, Found, Value, plain
from fort_desktop.files import FileRefusedError, read_bounded, why_of

MAX_BYTES: Final = 1024 * 1024
_MAX_DEPTH: Final = 8
_MAX_NODES: Final = 20_000
_MAX_PLAIN: Final = 40
"""Longer words are texts; no number or date of ours is so long."""
_SECTIONS: Final = ("fort", "kids", "perks", "made_up_rules")
_CONTROL: Final = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x84\x86-\x9f\ufffe\uffff]")
_KINDS: Final[dict[type, Literal["text", "number", "value"]]] = {
    str: "text",
    int: "number",
    float: "number",
}
_LOADER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


class Node:
    """A value with its line; an entry of a mapping has the line of its key.

    Attributes:
        value: a dict of nodes, a list of nodes, or a plain value.
        text: a plain value as it is written.
        twice: repeated keys of a dict, with their lines.
    """

    __slots__ = ("line", "text", "twice", "value")

    def __init__(self, value: Any, line: int, text: str = "") -> None:
        self.value = value
        self.line = line
        self.text = text
        self.twice: list[tuple[str, int]] = []

    def found(self) -> Found:
        """Return the description of the value here, for a message."""
        if isinstance(self.value, dict):
            return Found("mapping")
        if isinstance(self.value, list):
            return Found("list", count=len(self.value))
        if self.value is None:
            return Found("nothing")
        return Found(_KINDS.get(type(self.value), "value"), plain(self.text))


def read_nodes(path: Path, expected: tuple[str, ...] = _SECTIONS, limit: int = MAX_BYTES) -> Node:
    """Read a YAML file.

    Args:
        expected: keys that the file should hold, for the message that it is empty.
        limit: bytes that it may have.

    Raises:
        CatalogError: it cannot be read at all: missing, huge, binary, empty, no YAML.
    """
    text = _decoded(path, _read(path, limit))
    try:
        root = _Builder(path, text).document()
    except yaml.MarkedYAMLError as fault:
        mark = fault.problem_mark or fault.context_mark
        line = mark.line + 1 if mark is not None else 0
        _refuse("not_yaml", path, line, detail=str(fault.problem or fault.context))
    except yaml.YAMLError as fault:
        _refuse("not_yaml", path, detail=" ".join(str(fault).split()))
    if root is None or root.value is None:
        _refuse("empty", path, words=expected[:-1], last=expected[-1])
    return root


def _refuse(code: Code, path: Path, line: int = 0, **values: Value) -> NoReturn:
    raise CatalogError(path, [Fault(code, line, None, values)])


def _read(path: Path, limit: int) -> bytes:
    try:
        return read_bounded(path, limit)
    except FileRefusedError as fault:
        if fault.code == "size":
            _refuse("huge", path, size=path.stat().st_size, limit=limit)
        if fault.code == "name":
            _refuse("bad_name", path)
        _refuse("folder" if path.is_dir() else "no_regular_file", path)
    except OSError as fault:
        _refuse("unreadable", path, why=why_of(fault))


def _decoded(path: Path, raw: bytes) -> str:
    if b"\0" in raw:
        _refuse("binary", path)
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError as fault:
        line = raw[: fault.start].count(b"\n") + 1
        _refuse("not_utf8", path, line, byte=f"0x{raw[fault.start]:02x}")
    control = _CONTROL.search(text)
    if control is not None:
        line = text.count("\n", 0, control.start()) + 1
        _refuse("control", path, line, sign=f"U+{ord(control[0]):04X}")
    return text


class _Builder:
    """Builds nodes from the events of a YAML parser."""

    def __init__(self, path: Path, text: str) -> None:
        self.path = path
        self.events: Any = yaml.parse(text, Loader=_LOADER)
        self.plain: Any = _LOADER("")
        self.nodes = 0

    def document(self) -> Node | None:
        """The only document of the file; None if there is none."""
        next(self.events)
        if isinstance(next(self.events), yaml.StreamEndEvent):
            return None
        root = self._node(next(self.events), 0)
        next(self.events)
        after = next(self.events)
        if not isinstance(after, yaml.StreamEndEvent):
            _refuse("second_document", self.path, _line(after))
        return root

    def _node(self, event: Any, depth: int) -> Node:
        line = _line(event)
        self._check(event, line, depth)
        if isinstance(event, yaml.MappingStartEvent):
            return self._mapping(line, depth)
        if isinstance(event, yaml.SequenceStartEvent):
            items = []
            while not isinstance(item := next(self.events), yaml.SequenceEndEvent):
                items.append(self._node(item, depth + 1))
            return Node(items, line)
        return Node(self._scalar(event), line, event.value)

    def _check(self, event: Any, line: int, depth: int) -> None:
        self.nodes += 1
        if isinstance(event, yaml.AliasEvent):
            _refuse("alias", self.path, line, alias=plain(str(event.anchor)))
        if event.tag not in (None, "!"):
            _refuse("tag", self.path, line, tag=plain(str(event.tag)))
        if depth > _MAX_DEPTH:
            _refuse("too_deep", self.path, line, limit=_MAX_DEPTH)
        if self.nodes > _MAX_NODES:
            _refuse("too_many_entries", self.path, line, limit=_MAX_NODES)

    def _mapping(self, line: int, depth: int) -> Node:
        found: dict[str, Node] = {}
        node = Node(found, line)
        while not isinstance(key := next(self.events), yaml.MappingEndEvent):
            key_line = _line(key)
            self._check(key, key_line, depth)
            if not isinstance(key, yaml.ScalarEvent):
                _refuse("no_plain_key", self.path, key_line)
            value = self._node(next(self.events), depth + 1)
            value.line = key_line
            if key.value in found:
                node.twice.append((key.value, key_line))
            found[key.value] = value
        return node

    def _scalar(self, event: Any) -> Any:
        if not event.implicit[0] or len(event.value) > _MAX_PLAIN:
            return event.value
        tag = self.plain.resolve(yaml.ScalarNode, event.value, (True, False))
        try:
            return self.plain.construct_object(yaml.ScalarNode(tag, event.value))
        except (yaml.YAMLError, ValueError):
            return event.value


def _line(event: Any) -> int:
    return int(event.start_mark.line) + 1


def plain_data(node: Node) -> Any:
    """Convert a node and everything below it to dicts, lists and plain values."""
    if isinstance(node.value, dict):
        return {key: plain_data(below) for key, below in node.value.items()}
    if isinstance(node.value, list):
        return [plain_data(below) for below in node.value]
    return node.value


def twice(node: Node) -> Iterator[tuple[str, int]]:
    """Repeated keys of a mapping, at or below a node, with their lines."""
    yield from node.twice
    below = node.value.values() if isinstance(node.value, dict) else node.value
    for each in below if isinstance(node.value, dict | list) else ():
        yield from twice(each)
