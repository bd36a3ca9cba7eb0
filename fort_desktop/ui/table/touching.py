"""Makes the things on the table answer to pointer and keys, and shows which are answers."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from fort_desktop.rules.model.moves import Recruit
from fort_desktop.scene.node import Node
from fort_desktop.ui.table.intents import Intent
from fort_desktop.ui.table.model import TableModel
from fort_desktop.ui.table.pointing import Pointing
from fort_desktop.ui.table.things import (
    BAG,
    BIN,
    BOARD,
    LOOKOUT,
    OWN_PILE,
    PLAY,
    SUPPLY,
    ActionBox,
    Card,
    DiscardCard,
    HandCard,
    LookoutCard,
    PackToken,
    ParkCard,
    ParkDeck,
    Part,
    PerkCard,
    PerkSheet,
    RivalBoard,
    RivalPile,
    RuleCard,
    StuffToken,
    SupplyToken,
    Thing,
    YardCard,
)
from fort_desktop.ui.table.widgets.hand import Hand
from fort_desktop.ui.widgets.common import WELCOME, dashed_place, halo, highlight, welcome

_DRAGGED: Final = (
    HandCard | ParkCard | ParkDeck | YardCard | LookoutCard | StuffToken | PackToken | DiscardCard
    | PerkSheet | SupplyToken
)  # fmt: skip
_SET: Final = (
    "clicked", "asked", "hovered", "payload", "drag_began", "drag_ended", "accepts", "dropped",
    "refused", "drag_over", "look_first",
)  # fmt: skip
"""The handlers that are set here, and put back when something else is asked."""
_LOOKED_AT: Final = (
    Card | StuffToken | PackToken | ParkDeck | PerkSheet | PerkCard | RuleCard | ActionBox
    | RivalBoard | SupplyToken
)  # fmt: skip
"""What a finger looks at before it uses it; what bears its words, as a button, is used at once."""
_TARGETS: Final = frozenset((PLAY, LOOKOUT, BAG, OWN_PILE, BOARD, BIN, SUPPLY))


class Touching:
    """What each node of the table does when it is clicked, dragged or pointed at.

    Args:
        found: the answers that can be given by hand.
        touch: called with what was clicked, or dragged to a part of the table.
        brings: what stands on a thing that is an answer, "" for a plus.
        pointing: explains what is pointed at; hand: the own cards.

    Attributes:
        glowing: the things that are answers, with their nodes.
    """

    def __init__(
        self,
        root: Node,
        unit: float,
        model: TableModel,
        found: Sequence[Intent],
        touch: Callable[[Thing, Part | None], None],
        brings: Callable[[Thing, Sequence[Intent]], str],
        pointing: Pointing,
        hand: Hand,
    ) -> None:
        self.glowing: dict[Thing, Node] = {}
        self._root = root
        self._unit = unit
        self._model = model
        self._found = found
        self._touch = touch
        self._brings = brings
        self._sources = {intent.source for intent in found}
        self._pointing = pointing
        self._hand = hand
        self._rims: dict[Node, Node] = {}
        self._left: Node | None = None
        self._held: Node | None = None
        self._wired: list[tuple[Node, dict[str, object]]] = []
        self._marks: list[Node] = []
        recruits = any(isinstance(intent.move, Recruit) for intent in found)
        for node in list(root.walk()):
            if isinstance(node.key, Thing):
                self._wire(node, node.key)
                if node.key in (OWN_PILE, BOARD) and recruits:
                    # All that is recruited goes there, so they wait for it before it is held.
                    self._marks.append(node.add(halo(node, unit, "waits", True)))

    def undo(self) -> None:
        """Nodes that stay on the table are as they were before."""
        for node, before in self._wired:
            vars(node).update(before)
        for mark in self._marks:
            if mark.parent is not None:
                mark.remove()
        self._drag_ended(False)
        self._wired, self._marks = [], []

    def add(self, top: Node) -> None:
        """Wire what has come to the table since, for as long as it stays."""
        before = dict(self.glowing)
        for node in list(top.walk()):
            if isinstance(node.key, Thing):
                self._wire(node, node.key)
        self.glowing = before

    def _wire(self, node: Node, thing: Thing) -> None:
        self._wired.append((node, {name: vars(node)[name] for name in _SET}))
        node.hovered = lambda over: self._pointing.at(node, over)
        node.asked = lambda: self._ask(node)
        node.look_first = isinstance(thing, _LOOKED_AT)
        if thing == OWN_PILE or isinstance(thing, RivalPile):
            seat = thing.seat if isinstance(thing, RivalPile) else self._model.shown.seat
            node.clicked = lambda: self._model.look(seat)
        if isinstance(thing, Part) and thing in _TARGETS:
            self._target(node, thing)
        if isinstance(thing, _DRAGGED):
            self._thing(node, thing)
        elif isinstance(thing, RuleCard | PerkCard) and thing in self._sources:
            # All of them are answers, so a glow would tell nothing; what is pointed at rises.
            self.glowing[thing] = node
            node.clicked = lambda: self._touch(thing, None)
        elif isinstance(thing, ActionBox) and thing in self._sources:
            self.glowing[thing] = node
            node.clicked = lambda: self._touch(thing, None)
            self._marks += highlight(node, self._unit)

    # Places to drop things.

    def _target(self, node: Node, part: Part) -> None:
        """A place to drop things; it shows that it waits for one, and tells why it takes none."""
        # A recruit may be dropped anywhere on the own board.
        meant = OWN_PILE if part == BOARD else part
        node.accepts = lambda payload: self._fits(payload, meant)
        node.dropped = lambda payload: self._dropped(payload, meant)
        node.refused = lambda payload: self._touch(payload, meant)
        node.drag_over = lambda over: self._light(node, over)

    def _dropped(self, payload: Any, target: Part) -> None:
        """It stays where it was dropped until it glides on from there."""
        held, scene = self._held, self._root.scene
        if held is not None and scene is not None and scene.pointer.let_go is not None:
            self._pointing.drop(held, scene.pointer.let_go)
        self._touch(payload, target)

    def _fits(self, source: Any, target: Part) -> bool:
        return any(one.source == source and target in one.targets for one in self._found)

    def _light(self, target: Node, over: bool) -> None:
        if target in self._rims:
            self._rims[target].opacity = 1.0 if over else WELCOME

    def _drag_began(self, held: Node, payload: Thing) -> None:
        """It is seen in the hand of the person, not in front; places that would take it show so."""
        self._pointing.close()
        self._held = held
        self._leave_place(held)
        for node in list(self._root.walk()):
            if node.accepts is not None and node.accepts(payload):
                self._rims[node] = welcome(node, self._unit)

    def _drag_ended(self, dropped: bool) -> None:
        for rim in self._rims.values():
            if rim.parent is not None:
                rim.remove()
        self._rims.clear()
        if self._left is not None and self._left.parent is not None:
            self._left.remove()
        self._left = None

    def _leave_place(self, held: Node) -> None:
        """An outline stays where it lay, as far as that is seen."""
        seen = self._hand.seen(held) if held in self._hand.cards else held.box.w
        if held.parent is not None:
            place = dashed_place(seen, held.box.h, self._unit)
            place.move_to(held.box.x, held.box.y)
            self._left = held.parent.add(place)

    # Things.

    def _thing(self, node: Node, thing: Thing) -> None:
        legal = thing in self._sources
        asked = self._model.decision is not None
        if legal or (asked and isinstance(thing, HandCard | ParkCard | YardCard)):
            node.payload = thing
            node.drag_began = lambda: self._drag_began(node, thing)
            node.drag_ended = self._drag_ended
            node.clicked = lambda: self._touch(thing, None)
        if legal:
            self.glowing[thing] = node
            self._light_up(node, thing)

    def _light_up(self, node: Node, thing: Thing) -> None:
        """Show that a thing is an answer, on the part of it that is seen."""
        brings = self._brings(thing, self._found)
        if node in self._hand.cards:
            marks = highlight(self._hand.face(node), self._unit, brings, self._hand.seen(node))
        else:
            marks = highlight(node, self._unit, brings)
        self._marks += marks

    def mark(self, node: Node) -> None:
        """Show that an answer is to be found on a node, which is none itself."""
        self._marks += highlight(node, self._unit)

    def _ask(self, node: Node) -> None:
        self._pointing.keep(node)
