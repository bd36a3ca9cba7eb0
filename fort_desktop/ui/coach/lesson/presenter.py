"""Tells what has happened up to the moment that a note speaks of, and stands still there."""

from collections.abc import Sequence

from fort_desktop.rules.knowledge.view import View
from fort_desktop.session.timeline import Step
from fort_desktop.ui.coach.lesson.guide import Guide
from fort_desktop.ui.coach.lesson.model import LessonModel
from fort_desktop.ui.table.presenter import Presenter


class LessonPresenter(Presenter):
    """A presenter that stops after the event that the step of a lesson names."""

    @property
    def _guide(self) -> Guide | None:
        """Who guides at this table; nobody does any more, or while something is told again."""
        model = self.model
        guide = model.guide if isinstance(model, LessonModel) and not model.again else None
        return guide if guide is not None and not guide.over else None

    def finish(self) -> None:
        """Show at once what is still to be told, but not beyond the moment of a note."""
        guide, coming = self._guide, self.model.coming
        cut = guide.stops_after(coming) if guide is not None else None
        now, rest = (coming, []) if cut is None else (coming[:cut], coming[cut:])
        self.model.coming = list(now)
        super().finish()
        if self.model.coming:
            # The disk does not have it yet.
            self.model.coming += rest
            return
        self.model.coming = rest
        if guide is not None and guide.heard([step.event for step in now]):
            self.model.hold(True)

    def _tell(self, step: Step) -> None:
        guide, coming = self._guide, self.model.coming
        before = list(coming)
        stops = guide is not None and guide.heard([step.event])
        super()._tell(step)
        told = before[: len(before) - len(coming)]
        if guide is not None and (stops or guide.heard([one.event for one in told])):
            # Without laying the table out anew: something may still be on its way.
            self.model.held = True

    def _silent(self, steps: Sequence[Step], view: View) -> int:
        """As without a guide, but nothing after the moment of a note is seen together with it."""
        found = super()._silent(steps, view)
        guide = self._guide
        if guide is None:
            return found
        if guide.stopped:
            return 0
        cut = guide.stops_after(list(steps[:found]))
        return found if cut is None else cut
