"""The open question as it is laid on the table: the bar with its buttons, and the marks."""

from collections.abc import Callable, Sequence
from functools import partial

from fort_desktop.scene.node import Node
from fort_desktop.ui.design.unit import STEP
from fort_desktop.ui.host import routes
from fort_desktop.ui.host.screen import Host
from fort_desktop.ui.i18n.i18n import tr
from fort_desktop.ui.table.answer_buttons import Buttons
from fort_desktop.ui.table.hotseat_controller import HotseatController
from fort_desktop.ui.table.input_bindings import TOUCHED, paint_marks
from fort_desktop.ui.table.intents import Intent
from fort_desktop.ui.table.model import TableModel
from fort_desktop.ui.table.nodes import TableNodes
from fort_desktop.ui.table.panels.bar import Said
from fort_desktop.ui.table.panels.buttons import Choice, Tool
from fort_desktop.ui.table.preview import Preview
from fort_desktop.ui.table.reader import TableReader
from fort_desktop.ui.table.sheets import Sheets
from fort_desktop.ui.table.things import SHEETED
from fort_desktop.ui.table.turn_bar import said


class ActionBar:
    """The question of the moment: what the bar says, its buttons and its hints.

    Args:
        host: where buttons lead to beyond the table; ask_hint: asks the expert.
        shared: what persons do who share the screen.
    """

    def __init__(
        self,
        model: TableModel,
        host: Host,
        preview: Preview,
        sheets: Sheets,
        ask_hint: Callable[[], None],
        shared: HotseatController,
    ) -> None:
        self._model = model
        self._host = host
        self._preview = preview
        self._sheets = sheets
        self._buttons = Buttons(model, host, preview.amounts, ask_hint, shared)

    def corner(self, now: TableReader) -> list[Tool]:
        """The buttons in the corner of the table."""
        since = self._model.since if now.present else None
        return [
            Tool("menu", tr("Menu"), partial(self._host.push, routes.Pause())),
            Tool("since", tr("Since your last turn"), since),
        ]

    def tools(self, now: TableReader) -> list[Tool]:
        """The tools in the bar."""
        return self._buttons.tools(now)

    def bar(self, nodes: TableNodes, now: TableReader) -> tuple[Said, list[Choice], list[Tool]]:
        """Return what the bar says, and buttons for all answers that nothing on the table gives."""
        found = now.intents
        there = _lying(nodes, found)
        # What lies in a Yard or on a sheet is there to be taken, though the sheet is folded.
        lying = [one for one in found if one.source in there or isinstance(one.source, SHEETED)]
        choices = self._sheets.tabs(now) + self._buttons.choices(now, lying)
        return said(now, self._preview.note(now)), choices, self._buttons.tools(now)

    def lay(self, nodes: TableNodes) -> Sequence[Callable[[], object]]:
        """Lay the bar on a table that is not shown yet.

        Returns:
            What paints the marks of the answers, one by one, so that they are there then.
        """
        nodes.lay_bar(nodes.now, *self.bar(nodes, nodes.now))
        unit = nodes.frame.sheet.unit / STEP
        marked = _lying(nodes, nodes.now.intents).values()
        return [partial(paint_marks, node, nodes.hand, unit) for node in marked]


class ActionBarAside(ActionBar):
    """The same at a table that lies over another screen: the way out is the way back to that."""

    def corner(self, now: TableReader) -> list[Tool]:
        """The buttons in the corner: the one of the menu leads back."""
        return [
            Tool("menu", tr("Back"), self._host.pop),
            Tool("since", tr("Since your last turn"), None),
        ]

    def tools(self, now: TableReader) -> list[Tool]:
        """The tools in the bar: none."""
        return []


def _lying(nodes: TableNodes, found: Sequence[Intent]) -> dict[object, Node]:
    """The things on a table that can give an answer."""
    sources = {intent.source for intent in found}
    return {
        node.key: node
        for node in nodes.walk()
        if isinstance(node.key, TOUCHED) and node.key in sources
    }
