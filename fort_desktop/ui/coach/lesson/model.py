"""The model of a table at which somebody is guided: only what the guide takes is answered."""

from collections.abc import Callable, Mapping

from fort_desktop.rules.model.moves import Move
from fort_desktop.session.hotseat.hotseat import Hotseat
from fort_desktop.session.hotseat.stand import Habits
from fort_desktop.session.session import Session
from fort_desktop.session.timeline import Step
from fort_desktop.ui.coach.lesson.guide import Guide
from fort_desktop.ui.persons.seated import Seating
from fort_desktop.ui.table import update
from fort_desktop.ui.table.model import TableModel


class LessonHotseat(Hotseat):
    """The door to a game whose rival plays what the lesson says, as long as it goes on."""

    def __init__(
        self,
        session: Session,
        guide: Guide,
        open_turns: bool = False,
        habits: Mapping[int, Habits] | None = None,
    ) -> None:
        self._guide = guide
        super().__init__(session, open_turns, habits)

    def go_on(self, seconds: float | None = None, speed: float = 1.0) -> list[Step]:
        """The next move of the rival in this step."""
        guide = self._guide
        if guide.over:
            return super().go_on(seconds, speed)
        move = guide.rival_move() if guide.state(quiet=True) == "rival" else None
        if move is None:
            return []
        steps = self.session.submit(move)
        self.settle()
        return steps

    def answer(self, move: Move) -> list[Step]:
        """Answer the open question; what comes of it belongs to the step that follows."""
        steps = super().answer(move)
        self._guide.answered()
        return steps

    @property
    def can_take_back(self) -> bool:
        """True if the last answer can be taken back, so that its step begins anew."""
        allowed = self._guide.over or self._guide.can_go_back
        return allowed and super().can_take_back

    def take_back(self) -> None:
        """Take the last answer back; the guide asks for it again."""
        super().take_back()
        if not self._guide.over:
            self._guide.went_back()


class LessonModel(TableModel):
    """The model of a table at which somebody is guided.

    Attributes:
        guide: the lesson.
    """

    def __init__(
        self,
        session: Session,
        changed: Callable[[], None] = lambda: None,
        deals: bool = False,
        seating: Seating | None = None,
        **usual: bool,
    ) -> None:
        self.guide = Guide(session)
        super().__init__(session, changed, deals and not session.made, seating, self.guide, **usual)
        self._lead_to_note()

    def door(
        self, session: Session, open_turns: bool, habits: Mapping[int, Habits] | None
    ) -> Hotseat:
        """Return the door to a game whose rival plays what the lesson says."""
        return LessonHotseat(session, self.guide)

    def _lead_to_note(self) -> bool:
        """Tell the last move again if the note speaks of a moment of it; whether it does."""
        at = self.session.before_last
        if at is None or not self.guide.hold or self.guide.made:
            return False
        self._tell_from(at)
        return True

    def make(self, move: Move) -> None:
        """Answer the open question, if the guide takes it; else the guide says why not."""
        if self.guide.takes(move, self.present):
            super().make(move)
            return
        self._write(update.close(self.state))
        self.changed()

    def undo(self) -> None:
        """Take the last answer back, or nothing: a lesson asks no questions about that."""
        if self.guide.over or self.can_undo:
            super().undo()

    def redo(self) -> None:
        """Make again what was taken back, but not while somebody is guided."""
        if self.guide.over:
            super().redo()

    def read(self) -> None:
        """The note was read: go on."""
        self.guide.next()
        if self.held and not self.guide.stopped:
            self.hold(False)
        else:
            self.changed()

    def jump_to(self, chapter: int) -> None:
        """Go to a chapter: what led there is not told."""
        self.guide.jump(chapter)
        self._write(update.start_over(self.state, self._writer.retold()))
        if self._lead_to_note():
            self.close()
        else:
            self.jump()

    def ask_hint(self) -> bool:
        """Ask the expert: not before the lesson is over, since the guide knows better."""
        return self.guide.over and super().ask_hint()

    def leave(self) -> None:
        """From here on nobody guides."""
        self.guide.leave()
        self.hold(False)
