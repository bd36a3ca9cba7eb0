"""A YAML file as nodes that remember their lines."""

from pathlib import Path
from typing import Any, Final, NoReturn

import yaml

from fort_desktop.content.faults import CatalogError, Fault, Faults

MAX_BYTES: Final = 1024 * 1024
_LOADER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


class Node:
    """A value with its line.

    Attributes:
        value: a dict of nodes, a list of nodes, or a plain value.
    """

    __slots__ = ("line", "value")

    def __init__(self, value: Any, line: int) -> None:
        self.value = value
        self.line = line

    def shown(self) -> str:
        """What stands there, for a message."""
        if isinstance(self.value, dict):
            return "a mapping"
        if isinstance(self.value, list):
            return "a list"
        return "nothing" if self.value is None else f"'{self.value}'"


def read_nodes(path: Path, faults: Faults) -> Node:
    """Read a YAML file.

    Raises:
        CatalogError: it cannot be read at all: missing, huge, binary, empty, no YAML.
    """
    text = _read(path)
    try:
        root = yaml.compose(text, Loader=_LOADER)
    except yaml.MarkedYAMLError as fault:
        mark = fault.problem_mark or fault.context_mark
        line = mark.line + 1 if mark is not None else 0
        _refuse(path, f"is not YAML: {fault.problem or fault.context}", line)
    except (yaml.YAMLError, RecursionError) as fault:
        _refuse(path, f"is not YAML: {' '.join(str(fault).split())}")
    if root is None:
        _refuse(path, "is empty; expected fort, kids, perks and made_up_rules")
    return _Builder(faults).build(root, 0)


def _refuse(path: Path, message: str, line: int = 0) -> NoReturn:
    raise CatalogError(path, [Fault(line, "", message)])


def _read(path: Path) -> str:
    try:
        if path.is_dir():
            _refuse(path, "is a folder; expected a YAML file")
        size = path.stat().st_size
        if size > MAX_BYTES:
            _refuse(path, f"is huge: {size:,} bytes; expected at most {MAX_BYTES:,}")
        raw = path.read_bytes()
    except OSError as fault:
        _refuse(path, f"cannot be read: {fault.strerror}")
    if b"\0" in raw:
        _refuse(path, "is binary; expected YAML, a text in UTF-8")
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError as fault:
        line = raw[: fault.start].count(b"\n") + 1
        _refuse(path, "is not UTF-8 text; expected YAML", line)
    if not text.strip():
        _refuse(path, "is empty; expected fort, kids, perks and made_up_rules")
    return text


class _Builder:
    """Turns YAML nodes into ours; each node once, so that aliases cannot blow it up."""

    def __init__(self, faults: Faults) -> None:
        self.faults = faults
        self.seen: set[int] = set()
        self.plain = _LOADER("")

    def build(self, node: yaml.Node, depth: int) -> Node:
        line = node.start_mark.line + 1
        if not isinstance(node, yaml.ScalarNode) and (id(node) in self.seen or depth > 8):
            self.faults.add(line, "", "aliases and deep nesting are not allowed here")
            return Node(None, line)
        self.seen.add(id(node))
        if isinstance(node, yaml.MappingNode):
            return Node(self._mapping(node, depth), line)
        if isinstance(node, yaml.SequenceNode):
            return Node([self.build(item, depth + 1) for item in node.value], line)
        return Node(self._scalar(node), line)

    def _mapping(self, node: yaml.MappingNode, depth: int) -> dict[str, Node]:
        found: dict[str, Node] = {}
        for key, value in node.value:
            name = str(key.value)
            if name in found:
                self.faults.add(key.start_mark.line + 1, "", f"the key '{name}' stands twice")
            found[name] = self.build(value, depth + 1)
        return found

    def _scalar(self, node: yaml.Node) -> Any:
        try:
            return self.plain.construct_object(node)
        except (yaml.YAMLError, ValueError):
            return node.value
