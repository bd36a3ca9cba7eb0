"""Makes the things on the table answer to pointer and keys, and shows which are answers."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any, Final

from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.ui.table import things as th
from fort_desktop.ui.table.intents import Intent, source_of
from fort_desktop.ui.table.model import TableModel
from fort_desktop.ui.table.panels.hand import Hand
from fort_desktop.ui.table.panels.pieces import KidNode
from fort_desktop.ui.table.tooltips import Tooltips
from fort_desktop.ui.table.viewmodels.boards import drafting
from fort_desktop.ui.toolkit.common import (
    WELCOME,
    dashed_place,
    halo,
    rimmed_by,
    sign_on,
    welcome,
)

_DRAGGED: Final = (
    th.HandCard | th.ParkCard | th.ParkDeck | th.YardCard | th.LookoutCard | th.DiscardCard
    | th.StuffToken | th.PackToken | th.SupplyToken | th.PerkSheet
)  # fmt: skip
TOUCHED: Final = _DRAGGED | th.RuleCard | th.PerkCard | th.ActionBox
"""What can be an answer."""
_SET: Final = (
    "clicked", "payload", "drag_began", "drag_ended", "accepts", "dropped", "refused", "drag_over",
)  # fmt: skip
"""The handlers that are set here, and put back when something else is asked."""
_LOOKED_AT: Final = (
    th.Card | th.StuffToken | th.PackToken | th.SupplyToken | th.ParkDeck | th.PerkSheet
    | th.PerkCard | th.RuleCard | th.ActionBox | th.RivalBoard
)  # fmt: skip
"""What a finger looks at before it uses it; what bears its words, as a button, is used at once."""
_TARGETS: Final = frozenset((th.PLAY, th.LOOKOUT, th.BAG, th.OWN_PILE, th.BOARD, th.BIN, th.SUPPLY))


def explains(top: Node, tooltips: Callable[[], Tooltips]) -> None:
    """Let all things of a tree tell about themselves, for as long as they are there.

    Args:
        pointing: what explains at that time; the table is laid out again more often than a panel.
    """
    for node in top.walk():
        if isinstance(node.key, th.Thing) and node.asked is None:
            _explain(node, tooltips)


def _explain(node: Node, tooltips: Callable[[], Tooltips]) -> None:
    def asked() -> None:
        tooltips().keep(node)

    node.hovered = lambda over: tooltips().at(node, over)
    node.asked = asked
    node.look_first = isinstance(node.key, _LOOKED_AT)


def _face(node: Node, hand: Hand) -> Node:
    """Return the node of a thing that glows as an answer."""
    return hand.face(node) if node in hand.cards else node


def _rims(lit: Sequence[Node], hand: Hand) -> list[tuple[Node, Box | None]]:
    """Return what the rims of things that are answers lie round: a node, or a box within it.

    Where all that lies on a ground is an answer, that is the ground; where a whole row is, the
    row; else each thing for itself.
    """
    found: dict[tuple[Node, Box | None], None] = {}
    rows: dict[tuple[Node | None, object], list[Node]] = {}
    for node in lit:
        rows.setdefault((node.parent, _kind(node)), []).append(node)
    for (ground, kind), row in rows.items():
        things = [one for one in ground.children if isinstance(one.key, th.Thing)] if ground else []
        if ground is not None and len(things) > 1 and ground.image and set(things) <= set(lit):
            found[ground, None] = None
        elif ground is not None and _in_one_row(ground, row, [_kind(one) for one in things], kind):
            found[ground, _around(row)] = None
        else:
            found |= dict.fromkeys((_face(node, hand), None) for node in row)
    return list(found)


def _kind(node: Node) -> object:
    """Return what things in one row have in common."""
    return type(node.key), getattr(node.key, "resource", "")


def _in_one_row(ground: Node, row: Sequence[Node], kinds: Sequence[object], kind: object) -> bool:
    """Return True if these are all of their kind, side by side, so that one rim covers nothing.

    It would cut the badges of kids that lie on a picture.
    """
    apart = ground.image is not None and any(isinstance(node, KidNode) for node in row)
    alike = len({node.box.y for node in row}) == 1 or not isinstance(row[0].key, th.Card)
    return not apart and alike and len(row) == kinds.count(kind) > 1


def _told(node: Node) -> bool:
    """Return True if a sign tells what choosing it brings."""
    return any(child.key == "brings" for child in node.children)


def _around(row: Sequence[Node]) -> Box:
    x, y = min(node.box.x for node in row), min(node.box.y for node in row)
    right, bottom = max(node.box.right for node in row), max(node.box.bottom for node in row)
    return Box(x, y, right - x, bottom - y)


def paint_marks(
    nodes: Iterable[Node], found: Sequence[Intent], hand: Hand, unit: float
) -> list[Callable[[], object]]:
    """Return what paints ahead, one by one, all that will show what may be done on a table.

    Nothing is laid on that.
    """
    sources = {intent.source for intent in found}
    there = list(nodes)
    lit = [node for node in there if isinstance(node.key, TOUCHED) and node.key in sources]
    rims = [(_bare(node), box) for node, box in _rims(lit, hand)]
    return [partial(rimmed_by, node, unit, box) for node, box in rims]


def _bare(node: Node) -> Node:
    """Return a node of the same size that is not on the table."""
    return Node(node.box, node.image, static=node.static)


class InputBindings:
    """The click and drag actions of the nodes of the table, while the question is open.

    Args:
        found: the answers that can be given by hand.
        touch: called with what was clicked, or dragged to a part of the table.
        brings: what stands on a thing that is an answer, "" for a plus.
        pointing: explains what is pointed at; hand: one's own cards.

    Attributes:
        glowing: the things that are answers, with their nodes.
    """

    def __init__(
        self,
        root: Node,
        unit: float,
        model: TableModel,
        found: Sequence[Intent],
        touch: Callable[[th.Thing, th.Part | None], None],
        brings: Callable[[th.Thing, Sequence[Intent]], str],
        tooltips: Callable[[], Tooltips],
        hand: Hand,
    ) -> None:
        self.glowing: dict[th.Thing, Node] = {}
        self._root = root
        self._unit = unit
        self._model = model
        self._found = found
        self._touch = touch
        self._brings = brings
        self._sources = {intent.source for intent in found}
        self._lit = {intent.source for intent in model.lights(found)}
        self._pointing = tooltips
        self._hand = hand
        self._asked = bool(model.moves)
        self._rims: dict[Node, Node] = {}
        self._left: Node | None = None
        self._held: Node | None = None
        self._wired: list[tuple[Node, dict[str, object]]] = []
        self._marks: list[Node] = []
        self._rimless: list[Node] = []
        explains(root, tooltips)
        for node in [node for node in root.walk() if isinstance(node.key, th.Thing)]:
            self._wire(node, node.key)
        self._rim()
        self._mark_chosen()
        if model.lays:
            for number, node in enumerate(hand.cards):
                if isinstance(node.key, th.HandCard):
                    self._laid(node, node.key, number)

    def _mark_chosen(self) -> None:
        """A rim round what waits for Done; it belongs to the thing, so that sheets lie over it."""
        chosen = source_of(self._model.undone) if self._model.undone is not None else None
        if chosen is None:
            return
        for node in [one for one in self._root.walk() if one.key == chosen]:
            self._marks.append(node.add(halo(node, self._unit, "chosen", True)))

    def undo(self) -> None:
        """Nodes that stay on the table are as they were before."""
        for node, before in reversed(self._wired):
            vars(node).update(before)
        for mark in self._marks:
            mark.remove()
        self._darken()
        self._wired, self._marks = [], []

    def add(self, top: Node) -> None:
        """Wire what has come to the table since, for as long as it stays."""
        glowing, self.glowing = self.glowing, dict(self.glowing)
        explains(top, self._pointing)
        for node in [node for node in top.walk() if isinstance(node.key, th.Thing)]:
            self._wire(node, node.key)
        self._rim()
        self.glowing = glowing  # what keys are meant for: the things that stay

    def _wire(self, node: Node, thing: object) -> None:
        """While nothing is asked only piles can be opened; all else tells about itself."""
        if thing == th.OWN_PILE or isinstance(thing, th.RivalPile):
            seat = thing.seat if isinstance(thing, th.RivalPile) else self._model.shown.seat
            self._keep(node).clicked = lambda: self._model.look(seat)
        if not self._asked:
            return
        if isinstance(thing, th.Part) and thing in _TARGETS:
            self._target(self._keep(node), thing)
        if isinstance(thing, _DRAGGED):
            self._thing(node, thing)
        elif isinstance(thing, th.RuleCard | th.PerkCard) and thing in self._sources:
            # The face may rise, and its glow goes with it.
            if self._answers(thing, node):
                self._marks.append(rimmed_by(node.children[0], self._unit))
            self._keep(node).clicked = lambda: self._touch(thing, None)
        elif isinstance(thing, th.ActionBox) and thing in self._sources:
            self._keep(node).clicked = lambda: self._touch(thing, None)
            if self._answers(thing, node):
                self._rimless.append(node)

    def _answers(self, thing: th.Thing, node: Node) -> bool:
        """Return True if keys and marks treat a thing as an answer; a guide shows only some."""
        if thing in self._lit:
            self.glowing[thing] = node
        return thing in self._lit

    def _keep(self, node: Node) -> Node:
        """Note what a node does now; it does so again once nothing is asked."""
        self._wired.append((node, {name: vars(node)[name] for name in _SET}))
        return node

    # Places to drop things.

    def _target(self, node: Node, part: th.Part) -> None:
        """A place to drop things; it shows that it waits for one, and tells why it takes none."""
        # A recruit may be dropped anywhere on one's own board.
        meant = th.OWN_PILE if part == th.BOARD else part
        node.accepts = lambda payload: self._fits(payload, meant)
        node.dropped = lambda payload: self._dropped(payload, meant)
        node.refused = lambda payload: self._touch(payload, meant)
        node.drag_over = lambda over: self._light(node, over)

    def _dropped(self, payload: Any, target: th.Part) -> None:
        """It stays where it was dropped until it glides on from there."""
        held, scene = self._held, self._root.scene
        if held is not None and scene is not None and scene.pointer.let_go is not None:
            self._pointing().drop(held, scene.pointer.let_go)
        self._touch(payload, target)

    def _fits(self, source: Any, target: th.Part) -> bool:
        return any(one.source == source and target in one.targets for one in self._found)

    def _light(self, target: Node, over: bool) -> None:
        if target in self._rims:
            self._rims[target].opacity = 1.0 if over else WELCOME

    def _drag_began(self, held: Node, payload: th.Thing) -> None:
        """It is seen in the hand of the person, not in front; places that would take it show so."""
        self._pointing().close()
        self._model.drag(payload)
        self._held = held
        self._leave_place(held)
        for node in list(self._root.walk()):
            takes = node.accepts is not None and node not in self._hand.cards
            if takes and node.accepts is not None and node.accepts(payload):
                self._rims[node] = welcome(node, self._unit)

    def _drag_ended(self, dropped: bool) -> None:
        self._model.drag(None)
        self._darken()

    def _darken(self) -> None:
        """No place shows any more that it would take what is held, or that it lay there."""
        for rim in self._rims.values():
            rim.remove()
        self._rims.clear()
        if self._left is not None:
            self._left.remove()
        self._left = None

    def _leave_place(self, held: Node) -> None:
        """An outline stays where it lay, as far as that is seen."""
        seen = self._hand.seen(held) if held in self._hand.cards else held.box.w
        if held.parent is not None:
            place = dashed_place(seen, held.box.h, self._unit)
            place.move_to(held.box.x, held.box.y)
            self._left = held.parent.add(place)

    # The order of the hand.

    def _laid(self, node: Node, card: th.HandCard, number: int) -> None:
        """A card in a hand that its person puts in order: others may be laid in its place."""
        self._keep(node).payload = card
        node.drag_began = lambda: self._drag_began(node, card)
        node.drag_ended = self._drag_ended
        node.accepts = lambda payload: self._held in self._hand.cards and self._held is not node
        node.drag_over = lambda over: self._beside(node, over)
        node.dropped = lambda payload: self._lay(number)

    def _lay(self, to: int) -> None:
        if self._held is not None:
            self._model.lay_card(self._hand.cards.index(self._held), to)

    def _beside(self, node: Node, over: bool) -> None:
        """Show that the card would be laid there."""
        if over:
            self._rims[node] = welcome(node, self._unit)
            self._rims[node].opacity = 1.0
        elif node in self._rims:
            self._rims.pop(node).remove()

    # Things.

    def _thing(self, node: Node, thing: th.Thing) -> None:
        legal = thing in self._sources
        if legal or isinstance(thing, th.HandCard | th.ParkCard | th.YardCard):
            self._keep(node).payload = thing
            node.drag_began = lambda: self._drag_began(node, thing)
            node.drag_ended = self._drag_ended
            node.clicked = lambda: self._touch(thing, None)
        if legal and self._answers(thing, node):
            self._light_up(node, thing)

    def _light_up(self, node: Node, thing: th.Thing) -> None:
        """Show that a thing is an answer, where it covers nothing that is printed on a card.

        In a draft each card on the table is one: a rim round all of them would tell nothing.
        """
        if drafting(self._model.shown):
            return
        self._rimless.append(node)
        face, brings = _face(node, self._hand), self._brings(thing, self._found)
        at = face.mark_place if isinstance(face, KidNode) else None
        if brings:
            self._marks.append(sign_on(face, self._unit, brings, at))

    def _rim(self) -> None:
        """Lay rims round all that was found to be an answer and has none."""
        for node, within in _rims(self._rimless, self._hand):
            self._marks.append(rimmed_by(node, self._unit, within))
            if within is None and isinstance(node, KidNode) and node.hidden and not _told(node):
                self._marks.append(sign_on(node, self._unit, "", node.mark_place))
        self._rimless = []

    def mark(self, node: Node) -> None:
        """Mark a node that leads to an answer without being one itself."""
        self._marks.append(rimmed_by(node, self._unit))
