"""PanelSet that are built again only when something that they show has changed."""

from collections.abc import Callable, Collection, Iterator, Mapping

from fort_desktop.scene import slices
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Container, Node, walked
from fort_desktop.scene.pieces import Change, difference, pieces, survey
from fort_desktop.ui.i18n.i18n import language


class BuiltPanel:
    """One panel: the values that it is made of, and the container of its nodes.

    Attributes:
        name: which panel of the table it is, always the same.
        built: what building it has returned; done: whether it was built.
    """

    def __init__(
        self, name: str, key: object, holder: Node, build: Callable[[Node], object]
    ) -> None:
        self.name = name
        self.key = key
        self.holder = holder
        self.built: object = None
        self.done = False
        self._build = build
        self._compared: tuple[BuiltPanel, list[Change]] | None = None
        self._surveyed = False

    def make(self) -> None:
        """Build it, unless that was done; what was broken off before is begun again."""
        if not self.done:
            with slices.making(("panel", self.name)):
                self.holder.clear()
                self.built = self._build(self.holder)
            self.done = True

    def compare(self, old: "BuiltPanel") -> bool:
        """Find out ahead what will be drawn again if it replaces another; False if that is known.

        Until then both may only change by nodes that tell so themselves, as all do.
        """
        if self is old or (self._compared is not None and self._compared[0] is old):
            return False
        with slices.making(("difference", self.name)):
            self._compared = old, difference(pieces(old.holder), pieces(self.holder))
        return True

    def survey(self) -> bool:
        """Find out ahead what one more of its pictures hides; False if all is known."""
        if self._surveyed:
            return False
        with slices.making("survey"):
            found = survey(pieces(self.holder))
        self._surveyed = not found
        return found

    def replace(self, old: "BuiltPanel") -> None:
        """Take the place of another on the table; only what looks different is drawn again."""
        known = self._compared
        changes = known[1] if known is not None and known[0] is old else None
        for node in old.holder.walk():
            if node.attention:
                # The pointer may have come since they were compared, and what is lit goes dark.
                node.mark_dirty()
        if old.holder.scene is not None:
            old.holder.scene.replace(old.holder, self.holder, changes)
        self._compared = None

    def settle(self) -> None:
        """It is shown and never made again: how it is made would keep the table it began on."""
        self._build = _made

    def retire(self) -> list[Node]:
        """It is shown no longer, and not again; returns the nodes whose pictures can go."""
        self.holder.remove()
        self.built, self._compared = None, None
        return [self.holder]

    def free(self) -> list[Node]:
        """The same where it was not shown: if it is wanted after all, it is made again."""
        gone = self.holder.children
        self.holder.remove()
        self.holder.clear()
        self.built, self.done, self._compared = None, False, None
        self._surveyed = False
        return gone


class PanelSet:
    """All panels of a table, from the lowest to the topmost.

    First all are laid, which takes no time; then they are built one by one, at the latest when
    they are shown.

    Args:
        before: those of the table as it was, which are used again where they are made of the same.
        ready: those of a table that was laid out ahead and is not shown itself, likewise.
    """

    def __init__(
        self,
        size: tuple[int, int],
        before: "PanelSet | None" = None,
        ready: "PanelSet | None" = None,
    ) -> None:
        self._whole = Box(0, 0, *size)
        self._made_for = size, language()
        self._before: Mapping[str, BuiltPanel] = {}
        self._ready: Mapping[str, BuiltPanel] = {}
        if before is not None and before._made_for == self._made_for:
            self._before = before._laid
        if ready is not None and ready._made_for == self._made_for:
            self._ready = ready._laid
        self._laid: dict[str, BuiltPanel] = {}
        self._pale: Collection[str] = ()
        self._left: list[Node] = before._left if before is not None else []

    def lay(
        self, name: str, key: object, build: Callable[[Node], object], z: float | None = None
    ) -> BuiltPanel:
        """Lay a panel in a container of its own, unless one that is there is made of the same.

        Args:
            key: every value that `build` makes it of; z: if it does not lie on those before.
        """
        for there in (self._before, self._ready):
            old = there.get(name)
            if old is not None and old.key == key:
                self._laid[name] = old
                return old
        holder = Container(self._whole, name, z=float(len(self._laid)) if z is None else z)
        self._laid[name] = BuiltPanel(name, key, holder, build)
        return self._laid[name]

    def fade(self, names: Collection[str], shown: bool) -> None:
        """Let these panels be pale, and no others; before they are `shown` only the new ones."""
        self._pale = names
        for laid in self._laid.values():
            if shown or laid.holder.scene is None:
                laid.holder.pale = laid.name in names

    def build_next(self) -> bool:
        """Build a panel, or find out how it will be drawn; False if all is done."""
        for name, laid in self._laid.items():
            if not laid.done:
                laid.make()
                return True
            if name in self._pale and laid.holder.fade_ahead():
                return True
            old = self._before.get(name)
            if old is not None and old.done and laid.compare(old):
                return True
            if laid.survey():
                return True
        return False

    def build(self) -> None:
        """Build all."""
        for laid in self._laid.values():
            laid.make()

    def drop(self, used: "PanelSet") -> None:
        """This table was only laid out ahead: free what neither `used` nor one before it has."""
        kept = {laid.holder for laid in (*used._laid.values(), *self._before.values())}
        for laid in self._laid.values():
            if laid.holder not in kept:
                self._left += laid.free()

    def again(
        self,
        name: str,
        key: object,
        build: Callable[[Node], object],
        ready: "PanelSet | None" = None,
    ) -> None:
        """Build one panel of a table that is shown already again, if it has changed.

        Args:
            ready: a table that was laid out ahead, whose panel is taken if it is made of the same.
        """
        old = self._laid[name]
        if old.key == key:
            return
        there = ready._laid.get(name) if ready is not None and ready._whole == self._whole else None
        if there is not None and there.key == key:
            new = there
            new.holder.z = old.holder.z
        else:
            holder = Container(self._whole, name, z=old.holder.z)
            new = BuiltPanel(name, key, holder, build)
        new.make()
        self._laid[name] = new
        if old.holder.parent is not None:
            new.replace(old)
            self._left += old.retire()
            new.settle()

    def show(self, root: Node) -> None:
        """Put on the table what is new; what is no longer shown is taken away."""
        self.build()
        self.let_go()
        holders = {laid.holder for laid in self._laid.values()}
        for left in self._ready.values():
            if left.holder not in holders and left.holder.parent is None:
                self._left += left.free()
        self._ready = {}
        for name, old in self._before.items():
            new = self._laid.get(name)
            if old.holder in holders or old.holder.parent is None:
                continue
            if new is not None and new.holder.parent is None:
                new.replace(old)
            self._left += old.retire()
        for laid in self._laid.values():
            if laid.holder.parent is None:
                root.add(laid.holder)
            laid.settle()
        self._before = {}

    def show_next(self, root: Node) -> bool:
        """Put the next new panel on the table, in the place of what it follows; False if none is.

        All are built by then; `show` takes away what is no longer there.
        """
        new = next((laid for laid in self._laid.values() if laid.holder.parent is None), None)
        if new is None:
            return False
        old = self._before.get(new.name)
        if old is not None and old.holder.parent is not None:
            new.replace(old)
            self._left += old.retire()
        else:
            root.add(new.holder)
        return True

    def let_go(self) -> None:
        """Free the pictures of what was shown before, at the latest when the next is shown.

        At 4K that takes some milliseconds, for which a frame that is drawn has no time.
        """
        while self._left:
            for node in list(self._left.pop().walk()):
                node.release()

    def arrange(self, root: Node) -> None:
        """Let all lie in the order in which they were laid this time, also those used again.

        Where none lies on another it matters to the keyboard only, which follows that order.
        """
        for z, holder in enumerate(self.holders()):
            holder.z = float(z)
        root.children.sort(key=lambda child: child.z)

    def __getitem__(self, name: str) -> BuiltPanel:
        """A panel that has been laid."""
        return self._laid[name]

    def holders(self) -> list[Node]:
        """The containers of all panels."""
        return [laid.holder for laid in self._laid.values()]

    def walk(self) -> Iterator[Node]:
        """All nodes of all panels."""
        return walked(self.holders())

    def within(self, names: Collection[str]) -> Iterator[Node]:
        """All nodes of some panels, as far as they are there."""
        return walked([laid.holder for laid in self._laid.values() if laid.name in names])


def _made(holder: Node) -> object:
    """Refuse to build a panel again that is already shown."""
    raise ValueError(f"the panel {holder.name} was built long ago")


def take_away(node: Node) -> None:
    """Remove a node and free what it holds at once."""
    gone = list(node.walk())
    node.remove()
    for each in gone:
        each.release()
