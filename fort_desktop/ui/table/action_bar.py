"""The open question as it is laid on the table: the bar with its buttons, and the marks."""

from collections.abc import Callable, Sequence
from functools import partial

from fort_desktop.scene.node import Node
from fort_desktop.ui.design.unit import STEP
from fort_desktop.ui.host import routes
from fort_desktop.ui.i18n.i18n import tr
from fort_desktop.ui.table.answer_buttons import Buttons
from fort_desktop.ui.table.input_bindings import TOUCHED, paint_marks
from fort_desktop.ui.table.intents import Intent
from fort_desktop.ui.table.nodes import TableNodes
from fort_desktop.ui.table.panels.buttons import Tool
from fort_desktop.ui.table.reader import TableReader
from fort_desktop.ui.table.things import SHEETED
from fort_desktop.ui.table.turn_bar import said
from fort_desktop.ui.table.variants import BarContents, Desk


class ActionBar:
    """The question of the moment: what the bar says, its buttons and its hints."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._buttons = Buttons(
            desk.model, desk.app, desk.preview.amounts, desk.ask_hint, desk.shared
        )

    def corner(self, now: TableReader) -> list[Tool]:
        """The buttons in the corner of the table; where nobody plays, the first leads back."""
        app, since = self._desk.app, Tool("since", tr("Since your last turn"), None)
        if not self._desk.variant.plays:
            return [Tool("menu", tr("Back"), app.pop), since]
        menu = Tool("menu", tr("Menu"), partial(app.push, routes.Pause()))
        return [menu, since._replace(act=self._desk.model.since) if now.present else since]

    def tools(self, now: TableReader) -> list[Tool]:
        """The tools in the bar."""
        return self._buttons.tools(now)

    def bar(self, nodes: TableNodes, now: TableReader) -> BarContents:
        """Return what the bar says, and buttons for all answers that nothing on the table gives."""
        found = now.intents
        there = _lying(nodes, found)
        # What lies in a Yard or on a sheet is there to be taken, though the sheet is folded.
        lying = [one for one in found if one.source in there or isinstance(one.source, SHEETED)]
        desk, tools = self._desk, self._buttons.tools(now)
        choices = desk.sheets.tabs(now) + self._buttons.choices(now, lying)
        return desk.variant.bar(desk, now, (said(now, desk.preview.note(now)), choices, tools))

    def lay(self, nodes: TableNodes) -> Sequence[Callable[[], object]]:
        """Lay the bar on a table that is not shown yet.

        Returns:
            What paints the marks of the answers, one by one, so that they are there then.
        """
        nodes.lay_bar(nodes.now, *self.bar(nodes, nodes.now))
        unit = nodes.frame.sheet.unit / STEP
        marked = _lying(nodes, nodes.now.intents).values()
        return [partial(paint_marks, node, nodes.hand, unit) for node in marked]


def _lying(nodes: TableNodes, found: Sequence[Intent]) -> dict[object, Node]:
    """The things on a table that can give an answer."""
    sources = {intent.source for intent in found}
    return {
        node.key: node
        for node in nodes.walk()
        if isinstance(node.key, TOUCHED) and node.key in sources
    }
