"""Answers and other nodes of the table that keys and buttons of a gamepad are meant for."""

from collections.abc import Callable, Sequence

from fort_desktop.scene.focus import Focus, press
from fort_desktop.scene.node import Node
from fort_desktop.ui.art.pad_signs import pad_sign
from fort_desktop.ui.keys.actions import ANSWERS, LAYS, NONE, RIVALS, Action, Pads
from fort_desktop.ui.table import things as th
from fort_desktop.ui.table.model import TableModel
from fort_desktop.ui.table.note import ADVISED
from fort_desktop.ui.table.panels.side_dialogs import SEEN
from fort_desktop.ui.table.panels.strip import turn_key
from fort_desktop.ui.table.viewmodels.bar import Answer
from fort_desktop.ui.toolkit.common import badge_at


class TableKeys:
    """Finds what a key is meant for among the nodes of a table as it is laid out now.

    Digits are answers and nothing else, in the order in which they lie on the table: a rival under
    a digit would give an answer if the question came in that moment. Rivals have F keys.

    Args:
        root: of the table's nodes; asked: the answers in the bar.
        glowing: the things on the table that are answers.
    """

    def __init__(
        self, root: Node, model: TableModel, asked: Sequence[Answer], glowing: dict[th.Thing, Node]
    ) -> None:
        self._root = root
        self._model = model
        self._asked = asked
        self._glowing = glowing
        self._badges: list[Node] = []

    def answers(self) -> list[Node]:
        """Return what answers the open question, except declining: buttons, hand, then the rest."""
        return [n for n in self._numbered() if n.stop and not isinstance(n.key, th.NoAnswer)]

    def _numbered(self) -> list[Node]:
        """The same with buttons that cannot be pressed now: they keep number and place."""
        buttons = self._buttons(lambda one: one.slot != "decline" and not one.quiet)
        if self._model.state.choosing:
            return buttons
        turns = self._model.situation.turns
        if turns is not None:
            key = turn_key(turns)
            return [node for node in self._root.walk() if node.key == key]
        scene = self._root.scene
        seen = scene.focus.stops() if scene is not None and self._glowing else []
        return buttons + sorted((n for n in self._glowing.values() if n in seen), key=_place)

    def declines(self) -> list[Node]:
        """Return the buttons that say no, or end something of one's own."""
        return self._buttons(lambda one: one.slot == "decline")

    def choices(self) -> list[Node]:
        """Return all that somebody can choose now, on the pads of a shared screen too."""
        pads = [node for node in self._of_kind(th.PadButton) if node.stop]
        return [*self.answers(), *self.declines(), *pads]

    def first(self) -> Node | None:
        """Return the node to focus first: what is to be read goes before what is asked.

        None while rivals play: moving on from a button that pauses them, as the question comes,
        would make a screen reader stop reading out what they did.
        """
        read = [node for node in self._root.walk() if node.key in (SEEN, ADVISED)]
        aside = self._buttons(lambda one: one.quiet and one.slot != "decline")
        wanted = read or self.answers() or self.declines() or aside
        pauses = self._buttons(lambda one: one.quiet and one.key == th.Button("wait"))
        return wanted[0] if wanted and wanted != pauses else None

    def only(self) -> Node | None:
        """The answer, if there is no other and nothing to decline."""
        found = [*self.answers(), *self.declines()]
        return found[0] if len(found) == 1 else None

    def wire(self, focus: Focus) -> None:
        """Enter for the only answer, and the focus where a person with keys needs it first."""
        focus.first = self.first
        focus.keys["enter"] = self._press_only

    def _press_only(self) -> None:
        node = self.only()
        if node is not None:
            press(node)

    def do(self, action: Action) -> bool:
        """Do what a key is for; False if it is for nothing here."""
        if action in ANSWERS:
            found = self._numbered()[ANSWERS.index(action) :]
        elif action == "decline":
            found = self.declines()
        elif action in LAYS:
            return self._lay(LAYS[action])
        else:
            return self._look(action)
        if found:
            press(found[0])
        return bool(found)

    def _lay(self, by: int) -> bool:
        """Lay the card that has the focus further along in the hand; the focus goes with it."""
        scene = self._root.scene
        hand = self._of_kind(th.HandCard)
        at = next((i for i, node in enumerate(hand) if scene and node is scene.focus.node), None)
        if at is None or not self._model.lays:
            return False
        self._model.lay_card(at, at + by)
        # The table was laid out again, so these are other nodes.
        to = min(max(at + by, 0), len(hand) - 1)
        return self._focus(self._of_kind(th.HandCard)[to:])

    def take_back(self) -> None:
        """Take the last step back if that is free, that is, within one's own move."""
        if self._model.within:
            self._model.undo()

    def _look(self, action: Action) -> bool:
        if action in RIVALS:
            boards = sorted(self._of_kind(th.RivalBoard), key=lambda node: node.area.x)
            wanted = boards[RIVALS.index(action) :][:1]
            found = [node for board in wanted for node in board.walk()]
            if self._root.scene is not None and self._root.scene.focus.node in wanted:
                # Once more: on into the sheet that has opened.
                found = self._of_kind(th.WaitSwitch)
            return self._focus(found)
        if action == "log":
            return self._focus(self._of_kind(th.LogLine))
        if action == "discards":
            return self._focus(self._of_kind(th.PileCard) or self._of_kind(th.DiscardCard))
        return False

    def _of_kind(self, kind: type[th.Thing]) -> list[Node]:
        return [node for node in self._root.walk() if isinstance(node.key, kind)]

    def _focus(self, nodes: Sequence[Node]) -> bool:
        """Put the focus on the first of these that it can reach."""
        scene = self._root.scene
        stops = scene.focus.stops() if scene is not None else []
        found = [node for node in nodes if node in stops]
        if scene is not None and found:
            scene.focus.at(found[0])
        return bool(found)

    def _buttons(self, wanted: Callable[[Answer], bool]) -> list[Node]:
        """The nodes of some answers in the bar, in their order; not those of an old question."""
        keys = [one.key for one in self._asked if wanted(one)]
        if not keys:
            return []
        # Few nodes are buttons: all others need not be asked if they are shown.
        by_key = {node.key: node for node in self._root.walk() if node.key in keys and node.shown()}
        return [by_key[key] for key in keys if key in by_key]

    def mark(self, pads: Pads, unit: float) -> None:
        """Show on buttons with which button of a gamepad they are pressed."""
        marked = [(node, pads.decline) for node in self.declines()[:1]]
        marked += [(node, pads.undo) for node in self._root.walk() if node.key == th.Button("undo")]
        for node, name in marked:
            if name != NONE:
                self._badges.append(badge_at(node, pad_sign(name, round(34 * unit))))

    def unmark(self) -> None:
        """Take the signs away from buttons that may stay on the table."""
        for badge in self._badges:
            badge.remove()
        self._badges = []


def _place(node: Node) -> tuple[int, float, float]:
    """The hand first, then sheets, both as one reads; then all others from the left."""
    at = node.area
    if isinstance(node.key, th.HandCard):
        return 0, at.y, at.x
    if isinstance(node.key, th.DiscardCard | th.RuleCard | th.PerkCard):
        return 1, at.y, at.x
    return 2, at.x, at.y
