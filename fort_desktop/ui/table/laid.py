"""Panels that are built again only when something that they show has changed."""

from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Container, Node
from fort_desktop.scene.scene import Scene


class Laid(NamedTuple):
    """One panel: the values that it was made of, and the container of its nodes."""

    made_of: object
    holder: Node


class Panels:
    """All panels of a table, from the lowest to the topmost.

    Args:
        before: those of the table as it was, which are used again where they are made of the same.
    """

    def __init__(self, size: tuple[int, int], before: "Panels | None" = None) -> None:
        self._whole = Box(0, 0, *size)
        self._before: Mapping[str, Laid] = {}
        if before is not None and before._whole == self._whole:
            self._before = before._laid
        self._laid: dict[str, Laid] = {}

    def lay(
        self, name: str, made_of: object, build: Callable[[Node], object], z: float | None = None
    ) -> Node:
        """Build a panel into a container of its own, unless the one before is made of the same.

        Args:
            made_of: every value that `build` makes it of; z: if it does not lie on those before.

        Returns:
            The container.
        """
        old = self._before.get(name)
        if old is None or old.made_of != made_of:
            holder = Container(self._whole, name, z=float(len(self._laid)) if z is None else z)
            build(holder)
            old = Laid(made_of, holder)
        self._laid[name] = old
        return old.holder

    def again(self, name: str, made_of: object, build: Callable[[Node], object]) -> None:
        """Build one panel of a table that is shown already anew, if it has changed."""
        old = self._laid[name]
        if old.made_of != made_of:
            holder = Container(self._whole, name, z=old.holder.z)
            build(holder)
            self._laid[name] = Laid(made_of, holder)
            if old.holder.scene is not None:
                _put_in_place(old.holder, holder, old.holder.scene)

    def show(self, root: Node, awaited: str = "") -> None:
        """Put on the table what is new; what is no longer shown is taken away.

        A panel that is `awaited` is laid later, before this is called again.
        """
        holders = {laid.holder for laid in self._laid.values()}
        for name, laid in self._before.items():
            old, new = laid.holder, self._laid.get(name)
            if old in holders or name == awaited or old.parent is None:
                continue
            if new is not None and new.holder.parent is None and old.scene is not None:
                _put_in_place(old, new.holder, old.scene)
            else:
                take_away(old)
        for laid in self._laid.values():
            if laid.holder.parent is None:
                root.add(laid.holder)
        if not awaited:
            self._before = {}

    def holder(self, name: str) -> Node:
        """The container of a panel."""
        return self._laid[name].holder

    def holders(self) -> list[Node]:
        """The containers of all panels."""
        return [laid.holder for laid in self._laid.values()]

    def walk(self) -> Iterator[Node]:
        """All nodes of all panels."""
        for laid in self._laid.values():
            yield from laid.holder.walk()


def _put_in_place(old: Node, new: Node, scene: Scene) -> None:
    """Replace a panel; only what looks different is drawn again."""
    scene.replace(old, new)
    take_away(old)


def take_away(node: Node) -> None:
    """Remove a node and free what it holds at once."""
    gone = list(node.walk())
    node.remove()
    for each in gone:
        each.release()
