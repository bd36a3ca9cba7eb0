"""A scene for those who do not see it: a tree of names, roles and states, as values.

Screen readers, and whatever else reads a program, get this instead of pixels. What nobody sees is
not in it: hidden nodes, and what lies below something that covers it.
"""

from collections.abc import Iterator
from typing import NamedTuple

from fort_desktop.scene.geometry import Box
from fort_desktop.scene.meaning import Meaning, Role, Told
from fort_desktop.scene.node import Node
from fort_desktop.scene.scene import Scene, Tells


class Said(NamedTuple):
    """One entry of an outline.

    Attributes:
        id: stays while the thing stays; key: what it stands for.
        able: it can be used; stop: the focus can come to it; clicks: it can be clicked.
    """

    id: int
    key: object
    role: Role
    name: str
    about: str
    meaning: Meaning
    box: Box
    able: bool
    stop: bool
    clicks: bool
    children: tuple[int, ...]


class Outline(NamedTuple):
    """All that a scene says.

    Attributes:
        said: by id, parents after their children; tops: those without a parent.
        nodes: by id, where a click goes; focus: the id that has it, None for none.
    """

    said: dict[int, Said]
    tops: tuple[int, ...]
    nodes: dict[int, Node]
    focus: int | None


class Outliner:
    """Makes outlines of scenes in which a thing keeps its id as long as it is there.

    Args:
        first: the first id that is free.
    """

    def __init__(self, first: int = 1) -> None:
        self._ids: dict[tuple[object, int], int] = {}
        self._of: object = None
        self._free = first

    def outline(self, scene: Scene, tells: Tells = lambda node: None) -> Outline:
        """Return all that a scene says now; nothing in it is a thing of another screen."""
        if scene.of is not self._of:
            self._of, self._ids = scene.of, {}
        return _Making(self, scene, tells).made()

    def fresh(self) -> int:
        """Return an id that nothing has had."""
        self._free += 1
        return self._free - 1

    def numbered(self, found: list[tuple[object, int]]) -> Iterator[int]:
        """Return the id of each thing, which is a key and how many of the same came before it.

        Others than these are forgotten.
        """
        before, self._ids = self._ids, {}
        for one in found:
            known = before.get(one)
            if known is None:
                known = self.fresh()
            self._ids[one] = known
            yield known


class _Entry(NamedTuple):
    node: Node
    told: Told
    role: Role
    stop: bool
    children: "list[_Entry]"

    @property
    def reached(self) -> bool:
        """True if the focus can come to it, or to something in it."""
        return self.stop or any(one.reached for one in self.children)


class _Making:
    """One outline in the making."""

    def __init__(self, outliner: Outliner, scene: Scene, tells: Tells) -> None:
        self._outliner, self._scene, self._tells = outliner, scene, tells
        self._front = scene.front
        self._covered = _covered(self._front)

    def made(self) -> Outline:
        tops = _once(self._of(self._front))
        flat = list(_flat(tops))
        counts: dict[object, int] = {}
        keys: list[tuple[object, int]] = []
        for one in flat:
            key = _key_of(one)
            counts[key] = counts.get(key, 0) + 1
            keys.append((key, counts[key]))
        ids = dict(zip(map(id, flat), self._outliner.numbered(keys), strict=True))
        said, nodes = {}, {}
        focus = None
        for one in flat:
            number = ids[id(one)]
            below = tuple(ids[id(child)] for child in one.children)
            said[number] = _said(number, one, below)
            nodes[number] = one.node
            if one.stop and one.node is self._scene.focus.node:
                focus = number
        return Outline(said, tuple(ids[id(one)] for one in tops), nodes, focus)

    def _of(self, node: Node) -> list[_Entry]:
        """Return the entries of a node and of all in it."""
        if node.invisible or (node.opacity == 0 and node.seen_as is None):
            return []
        below: list[_Entry] = []
        for child in node.children:
            below += self._of(child)
        if node in self._covered:
            return below
        stop = node.stop
        told = self._told(node)
        if stop:
            # What stands on a button belongs to it.
            signs = [one.told.name for one in below if not one.reached]
            below = [one for one in below if one.reached]
            if not told.name:
                told = Told(", ".join(signs), told.about)
        if not (stop or told.name):
            return below
        return [_Entry(node, told, _role(node, stop, bool(below)), stop, _once(below))]

    def _told(self, node: Node) -> Told:
        told = self._tells(node)
        if told is not None:
            return told
        meaning = node.meaning
        words = meaning.name or node.label or ", ".join(node.written)
        if not node.clicked:
            return Told(words.replace("**", ""))
        name, _, about = words.partition("\n")
        return Told(name, about)


def _once(entries: list[_Entry]) -> list[_Entry]:
    """Say once all that is told of several places: of a number, its box, and its tokens."""
    heard: set[str] = set()
    found = []
    for one in entries:
        if one.stop or one.children or not one.told.about or one.told.about not in heard:
            found.append(one)
            heard.add(one.told.about)
    return found


def _flat(entries: list[_Entry]) -> Iterator[_Entry]:
    for one in entries:
        yield from _flat(one.children)
        yield one


def _key_of(one: _Entry) -> object:
    """Return the mark of an entry by which it is known again: its key, else its words."""
    key = one.node.key
    return (type(key), key) if key else (one.role, one.told.name)


def _role(node: Node, stop: bool, holds: bool) -> Role:
    if node.meaning.role:
        return node.meaning.role
    if node.typed is not None:
        return "entry"
    if stop:
        return "button"
    return "group" if holds else "words"


def _said(number: int, one: _Entry, below: tuple[int, ...]) -> Said:
    node = one.node
    return Said(
        number, node.key, one.role, one.told.name, one.told.about, node.meaning, node.area,
        one.stop, one.stop, node.clicked is not None, below,
    )  # fmt: skip


def _covered(front: Node) -> set[Node]:
    """The nodes below something that covers what lies there."""
    nodes = list(front.walk())
    covered: set[Node] = set()
    for at, node in enumerate(nodes):
        if node.covers and node.shown():
            covered |= {one for one in nodes[:at] if node.area.contains(one.area.center)}
    return covered
