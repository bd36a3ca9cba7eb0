"""The bar of a table at which somebody is guided."""

from collections.abc import Callable
from typing import Final

from fort_desktop.rules.model.moves import Move
from fort_desktop.ui.coach.lesson.guide import Guide
from fort_desktop.ui.coach.lesson.model import LessonModel
from fort_desktop.ui.i18n.i18n import tr
from fort_desktop.ui.table.asking import Asking
from fort_desktop.ui.table.nodes import TableNodes
from fort_desktop.ui.table.panels.answers import Choice
from fort_desktop.ui.table.panels.bar import NO_NOTE, Said
from fort_desktop.ui.table.panels.corner import Tool
from fort_desktop.ui.table.things import Button, MoveButton

_GONE: Final = (Button("wait"), Button("undo"))


class LessonAsking(Asking):
    """As at any table; while a note is to be read, the bar says so and has no answers."""

    guide: Guide
    shown: Callable[[], Move | None]

    def guided_by(self, model: LessonModel) -> "LessonAsking":
        """The same, for the lesson of a table."""
        self.guide = model.guide
        self._table = model
        return self

    def tools(self) -> list[Tool]:
        """The tools in the bar: the bulb does nothing while the guide speaks."""
        found = super().tools()
        if self.guide.over:
            return found
        left = [tool for tool in found if tool.name == "undo"]
        if "hint" in self.guide.step.point:
            left.append(Tool("hint", tr("Ask the expert"), None))
        return left

    def bar(self, nodes: TableNodes) -> tuple[Said, list[Choice], list[Tool]]:
        """What the bar says, and its buttons."""
        told, choices, _ = super().bar(nodes)
        tools = self.tools()
        guide, model = self.guide, self._table
        if guide.over or model.past is not None:
            return told, choices, tools
        choices = [choice for choice in choices if choice.key not in _GONE]
        if guide.state(model.present) == "read":
            told = told._replace(question=tr("Read the note"), note=NO_NOTE)
        return told, [self._weighed(choice) for choice in choices], tools

    def _weighed(self, choice: Choice) -> Choice:
        """Only what the guide takes calls for the pointer."""
        key = choice.key
        taken = not isinstance(key, MoveButton) or self.guide.lesson.takes(key.move)
        return choice if taken or choice.role != "answer" else choice._replace(role="aside")
