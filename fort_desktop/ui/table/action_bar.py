"""The open question as it is laid on the table: the turn bar, and the marks of the answers."""

from collections.abc import Callable, Collection, Sequence
from functools import partial

from fort_desktop.scene.node import Node
from fort_desktop.ui.design.unit import STEP
from fort_desktop.ui.host import routes
from fort_desktop.ui.i18n.i18n import tr
from fort_desktop.ui.table.answer_buttons import Act, Buttons
from fort_desktop.ui.table.answers import answers
from fort_desktop.ui.table.input_bindings import TOUCHED, paint_marks
from fort_desktop.ui.table.intents import Intent
from fort_desktop.ui.table.layout.frame import Panel
from fort_desktop.ui.table.nodes import TableNodes
from fort_desktop.ui.table.panels.buttons import Tool
from fort_desktop.ui.table.reader import TableReader
from fort_desktop.ui.table.situation import ConfirmUndo
from fort_desktop.ui.table.things import Button
from fort_desktop.ui.table.turn_bar import said
from fort_desktop.ui.table.variants import Desk
from fort_desktop.ui.table.viewmodels.bar import BarVM, ToolVM


class ActionBar:
    """The question of the moment: the value of the bar, what its buttons do, and its hints."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._buttons = Buttons(desk.model, desk.app, desk.ask_hint, desk.shared)

    def corner(self, now: TableReader) -> list[Tool]:
        """The buttons in the corner of the table; where nobody plays, the first leads back."""
        app, since = self._desk.app, Tool("since", tr("Since your last turn"), None)
        if not self._desk.variant.plays:
            return [Tool("back", tr("Back"), app.pop), since]
        menu = Tool("menu", tr("Menu"), partial(app.push, routes.Pause()))
        return [menu, since._replace(act=self._desk.model.since) if now.present else since]

    def vm(self, now: TableReader, panels: Collection[Panel]) -> BarVM:
        """Return the bar of a state in which these panels are seen."""
        desk = self._desk
        found = answers(now, panels, desk.preview.amounts, desk.shared.covers)
        usual = BarVM(said(now, desk.preview.note(now)), tuple(found), tuple(self._tools(now)))
        return desk.variant.bar(desk, now, usual)

    def _tools(self, now: TableReader) -> list[ToolVM]:
        """The small buttons, which are always there, able or not."""
        asks = isinstance(now.situation, ConfirmUndo)
        # One more, once there is something to be made again.
        found = [ToolVM("redo", tr("Redo"), True)] * (now.can_redo and not asks)
        found.append(ToolVM("undo", tr("Take back"), now.can_undo and not asks))
        if now.shown.seat not in now.game.unadvised or now.eyes.in_public:
            found.append(ToolVM("hint", tr("Ask the expert"), self._advised(now) and not asks))
        return found

    def _advised(self, now: TableReader) -> bool:
        mine = now.decision is not None and now.decision.seat == now.shown.seat
        return mine and now.advised and now.eyes.where != "public"

    def press(self, key: object) -> None:
        """Do what a button of the bar does now."""
        act = self._act(key)
        if act is not None:
            act()

    def _act(self, key: object) -> Act | None:
        desk, acts = self._desk, self._desk.variant.acts
        if key in desk.variant.presses:
            return partial(desk.variant.presses[key], desk)
        if isinstance(key, Button) and key.name == "hint" and key.name in acts:
            return partial(acts[key.name], desk)
        return self._buttons.act(key)

    def marks(self, nodes: TableNodes) -> Sequence[Callable[[], object]]:
        """Return what paints the marks of the answers on a table that is not shown yet, one by one.

        So they are there then.
        """
        unit = nodes.frame.sheet.unit / STEP
        marked = _lying(nodes, nodes.now.intents)
        return [partial(paint_marks, node, nodes.hand, unit) for node in marked]


def _lying(nodes: TableNodes, found: Sequence[Intent]) -> list[Node]:
    """The things on a table that can give an answer."""
    sources = {intent.source for intent in found}
    return [n for n in nodes.walk() if isinstance(n.key, TOUCHED) and n.key in sources]
