"""Tells what has happened up to the moment that a note speaks of, and stands still there."""

from collections.abc import Callable, Collection, Sequence

from msgspec.structs import replace

from fort_desktop.rules.knowledge.view import View
from fort_desktop.rules.model.moves import Move
from fort_desktop.session.timeline import Step
from fort_desktop.ui.coach.lesson.guide import Guide
from fort_desktop.ui.coach.lesson.model import LessonModel
from fort_desktop.ui.i18n.i18n import tr
from fort_desktop.ui.table.action_bar import ActionBar
from fort_desktop.ui.table.layout.frame import Panel
from fort_desktop.ui.table.presenter import Presenter
from fort_desktop.ui.table.reader import TableReader
from fort_desktop.ui.table.things import Button, MoveButton
from fort_desktop.ui.table.viewmodels.bar import NO_NOTE, Answer, BarVM


class LessonPresenter(Presenter):
    """A presenter that stops after the event that the step of a lesson names."""

    @property
    def _guide(self) -> Guide | None:
        """The guide at this table; None once it is over, or while something is told again."""
        model = self.model
        guide = model.guide if isinstance(model, LessonModel) and not model.state.again else None
        return guide if guide is not None and not guide.over else None

    def finish(self) -> None:
        """Show at once what is still to be told, but not beyond the moment of a note."""
        guide, coming = self._guide, self.model.state.coming
        now = coming[: self._until(coming)]
        super().finish()
        if self._hurried:
            return  # the disk does not have it yet
        if guide is not None and guide.heard([step.event for step in now]):
            self.model.hold(True)

    def _until(self, coming: Sequence[Step]) -> int:
        guide = self._guide
        cut = guide.stops_after(coming) if guide is not None else None
        return len(coming) if cut is None else cut

    def _tell(self, step: Step) -> None:
        guide, before = self._guide, self.model.state.coming
        stops = guide is not None and guide.heard([step.event])
        super()._tell(step)
        told = before[1 : len(before) - len(self.model.state.coming)]
        if guide is not None and (stops or guide.heard([one.event for one in told])):
            # Without laying the table out anew: something may still be on its way.
            self.model.pause()

    def _silent(self, steps: Sequence[Step], view: View) -> int:
        """As without a guide, but nothing after the moment of a note is seen together with it."""
        found = super()._silent(steps, view)
        guide = self._guide
        if guide is None:
            return found
        if guide.stopped:
            return 0
        cut = guide.stops_after(steps[:found])
        return found if cut is None else cut


class LessonActionBar(ActionBar):
    """As at any table; while a note is to be read, the bar says so and has no answers."""

    guide: Guide
    shown: Callable[[], Move | None]

    def guided_by(self, model: LessonModel) -> "LessonActionBar":
        """The same, for the lesson of a table."""
        self.guide = model.guide
        self._table = model
        return self

    def vm(self, now: TableReader, panels: Collection[Panel]) -> BarVM:
        """Return the bar: the bulb does nothing while the guide speaks."""
        usual, guide = super().vm(now, panels), self.guide
        if guide.over or now.past is not None:
            return usual
        told = usual.said
        if guide.state(now.present) == "read":
            told = told._replace(question=tr("Read the note"), note=NO_NOTE)
        answers = [self._weighed(one) for one in usual.answers if one.key != Button("wait")]
        tools = [
            replace(tool, able=tool.able and tool.name == "undo")
            for tool in usual.tools
            if tool.name != "redo"
        ]
        return BarVM(told, tuple(answers), tuple(tools))

    def _weighed(self, answer: Answer) -> Answer:
        key = answer.key
        taken = not isinstance(key, MoveButton) or self.guide.lesson.takes(key.move)
        return answer if taken else replace(answer, quiet=True)
