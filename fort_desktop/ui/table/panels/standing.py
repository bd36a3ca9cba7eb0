"""The explain panel of a sheet, which is always open: it tells of the card pointed at last."""

from collections.abc import Callable, Sequence

from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.ui.table.panels.explain import picture_within, said
from fort_desktop.ui.table.things import Thing
from fort_desktop.ui.text.explain.explanation import Explanation


class Standing:
    """A place of a sheet where its cards are explained.

    Args:
        parent: what the panel is added to; room: where it may lie, in pixels.
        cards: what it explains; note: lies below it, and is hidden by a panel that needs its room.
    """

    def __init__(
        self, parent: Node, room: Box, unit: float, cards: Sequence[Node], note: Node | None = None
    ) -> None:
        self._parent = parent
        self._room = room
        self._unit = unit
        self._cards = tuple(cards)
        self._note = note
        self._panel: Node | None = None

    def begin(self, explain: Callable[[Thing], Explanation | None]) -> None:
        """Explain the first card until one is pointed at."""
        for node in self._cards[:1]:
            if isinstance(node.key, Thing):
                self.tell(explain(node.key))

    def holds(self, node: Node) -> bool:
        """Return True if this panel tells of a node, instead of one that opens beside it."""
        return node in self._cards

    def tell(self, found: Explanation | None) -> None:
        """Show an explanation in place of the one before."""
        if found is None:
            return
        if self._panel is not None and self._panel.parent is not None:
            self._panel.remove()
        room, unit = self._room, self._unit
        image = picture_within(found, unit, room.w / unit, room.h / unit)
        w, h = image.get_size()
        # Where words are small already, it may still reach up a little from its lower edge.
        y = min(room.y, room.bottom - h)
        self._panel = self._parent.add(Node(Box(room.x, y, w, h), image, "standing", z=1.0))
        self._panel.label = said(found)
        self._panel.solid = False
        if self._note is not None:
            self._note.visible = self._panel.box.bottom <= self._note.box.y
