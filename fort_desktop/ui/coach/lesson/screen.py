"""The table of the guided first game: a note at a time, and only what it asks for is done."""

from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from fort_desktop.scene.events import Input, Key
from fort_desktop.scene.focus import press
from fort_desktop.scene.node import Node
from fort_desktop.session.session import Session
from fort_desktop.ui.coach.lesson.chapters import Chapters
from fort_desktop.ui.coach.lesson.ending import LessonOver
from fort_desktop.ui.coach.lesson.guide import Guide
from fort_desktop.ui.coach.lesson.lesson import LEARNER
from fort_desktop.ui.coach.lesson.remarks import Remarks
from fort_desktop.ui.coach.lesson.voice import Voice
from fort_desktop.ui.coach.teacher import Teacher
from fort_desktop.ui.coach.tips.progress import finished, finished_by, learnt
from fort_desktop.ui.host import routes
from fort_desktop.ui.host.registry import opens
from fort_desktop.ui.host.screen import Host, Screen
from fort_desktop.ui.i18n.i18n import tr
from fort_desktop.ui.table.note import NoteKey
from fort_desktop.ui.table.reader import TableReader
from fort_desktop.ui.table.screen import TableScreen
from fort_desktop.ui.table.things import ActionBox, Button, Card, MoveButton
from fort_desktop.ui.table.variants import Desk, Variant
from fort_desktop.ui.table.viewmodels.bar import NO_NOTE, Answer, BarVM
from fort_desktop.ui.text.lesson.spoken import Way

_SLOW: Final = 0.5
"""How fast a move is shown, against the speed that the learner has chosen."""


def _bar(desk: Desk, now: TableReader, usual: BarVM) -> BarVM:
    """Return the bar: the bulb does nothing while the guide speaks."""
    guide = desk.model.game.guide
    if not isinstance(guide, Guide) or guide.over or now.past is not None:
        return usual
    told = usual.said
    if guide.state(now.present) == "read":
        told = told._replace(question=tr("Read the note"), note=NO_NOTE)
    answers = [_weighed(guide, one) for one in usual.answers if one.key != Button("wait")]
    tools = [
        replace(tool, able=tool.able and tool.name == "undo")
        for tool in usual.tools
        if tool.name != "redo"
    ]
    return BarVM(told, tuple(answers), tuple(tools))


def _weighed(guide: Guide, answer: Answer) -> Answer:
    """Only what the guide takes calls for the pointer."""
    taken = not isinstance(answer.key, MoveButton) or guide.lesson.takes(answer.key.move)
    return answer if taken else replace(answer, quiet=True)


class LessonScreen(TableScreen):
    """A table at which somebody learns the game.

    Attributes:
        guide: where the learner stands.
        remarks: what is said once nobody guides any more.
    """

    def __init__(self, app: Host, session: Session) -> None:
        self._slowly = False
        self.guide = Guide(session)
        self.guide.way = self._way
        super().__init__(app, session, Variant(guide=self.guide, bar=_bar))
        self.remarks = Remarks(self)
        assert isinstance(self.help, Teacher)
        self.help.speakers[1:1] = [Voice(self), self.remarks]
        self.go_on(0.0)

    def _way(self) -> Way:
        touched = self.app.means == "pointer" and self.app.touched
        return "touch" if touched else self.app.means

    # What happens by itself.

    @property
    def speed(self) -> float:
        """The speed of animations: a move that the guide shows is made slowly."""
        return super().speed * (_SLOW if self._slowly and not self.model.quiet else 1.0)

    @property
    def busy(self) -> bool:
        """True if something is still to come by itself; False while a note is to be read."""
        waits = self.guide.state(self.model.present) == "read" and self.says
        return super().busy and (not waits or self.scene.animator.busy)

    @property
    def says(self) -> bool:
        """True if the guide's note of the moment is on the table."""
        note = self.model.state.note
        return note is not None and note.progress is not None and not note.stale

    def go_on(self, seconds: float) -> None:
        """Let the table go on, and show the note that is due."""
        super().go_on(seconds)
        if self.gone:
            return
        if self.guide.settle(self.model.present):
            self.model.changed()
        self._slowly = self._slowly and not self.model.quiet
        self._note_chapters()
        # What has just been settled is said in this frame.
        self.help.go_on(0.0)

    def build(self) -> None:
        """Lay the table out; keys go first to what the guide asks for."""
        super().build()
        if not self.guide.over:
            self.scene.focus.first = self._first
            self.scene.focus.keys["enter"] = self._enter

    # What the learner does.

    @property
    def acts(self) -> dict[NoteKey, Callable[[], None]]:
        """The actions of the buttons of a note."""
        menu = self.guide.step.menu and not self.guide.looking
        return {
            "lesson next": self._done if menu else self._read,
            "lesson finish": self._finish,
            "lesson show": self.show_me,
            "lesson back": self._back,
            "lesson chapters": self._list,
        }

    @property
    def _reads(self) -> bool:
        """True if the learner is to read, not to answer."""
        guide = self.guide
        return guide.looking > 0 or guide.state(self.model.present) == "read"

    def heard(self, event: Input) -> bool:
        """Enter goes on where a note is to be read, unless it is meant for a button."""
        if self.says and self._reads and isinstance(event, Key):
            key = self.scene.focus.node.key if self.scene.focus.node is not None else None
            free = key in (None, "lesson next") or isinstance(key, Card | ActionBox)
            if event.name in ("enter", "space") and free and not self.notes:
                self._enter()
                return True
        return super().heard(event)

    def _first(self) -> Node | None:
        """Return the node that gets the focus first: the way on, or what is pointed at."""
        stops = self.scene.focus.stops()
        if self._reads:
            return next((node for node in stops if node.key == "lesson next"), None)
        move = self.guide.shows
        if move is None:
            return self.keys.first()
        # A perk lies in its row and, larger, on a sheet above that: the last one is on top.
        found = [one.source for one in self.model.intents if one.move == move]
        wanted: list[object] = [*reversed(found), MoveButton(move)]
        return next((node for key in wanted for node in stops if node.key == key), None)

    def _enter(self) -> None:
        """Do what is due: go on, or what is pointed at."""
        node = self._first()
        if node is not None:
            press(node)

    def show_me(self) -> None:
        """Make the move that is pointed at, slowly."""
        move = self.guide.shows
        if move is not None:
            self._slowly = True
            self.model.make(move)

    def _read(self) -> None:
        """The note was read: go on."""
        self.guide.next()
        if self.model.held and not self.guide.stopped:
            self.model.hold(False)
        else:
            self.model.changed()

    def _back(self) -> None:
        self.guide.look(1)

    def _list(self) -> None:
        """Open the list of chapters over the table."""
        done = finished_by(self.app, self.session.seats[LEARNER].name)
        self.app.push(Chapters(self.guide.lesson.chapter, done, self._jump))

    def _jump(self, chapter: int) -> None:
        self.guide.jump(chapter)
        self.model.start_over()

    def _note_chapters(self) -> None:
        """Keep the ticks of finished chapters for this person."""
        done = self.guide.lesson.finished
        if done:
            finished(self.app, self.session.seats[LEARNER].name, *done)
            done.clear()

    def play_freely(self) -> None:
        """Nobody guides any more; what was held back is told."""
        self.guide.leave()
        self.model.hold(False)

    def _done(self) -> None:
        """The lesson was played to its end; the game goes on."""
        self.app.change(first_game=True)
        learnt(self.app, self.session.seats[LEARNER].name)
        self.guide.lesson.finished.append(self.guide.lesson.chapters[-1].id)
        self._note_chapters()
        self.guide.lesson.done = True
        self.remarks.first_turn()
        self.play_freely()

    def _finish(self) -> None:
        """The end of the lesson: what was learnt, and the ways on."""
        self.app.push(LessonOver(self._done))


@opens(routes.TableBelow)
@opens(routes.Table)
def _open(app: Host, route: routes.Table) -> Screen:
    """A game as its viewer sees it; a lesson with its guide."""
    session = route.session
    guided = session.aside.lesson is not None and not session.ended
    table = LessonScreen(app, session) if guided else TableScreen(app, session)
    if route.at_end:
        table.model.step(0)
    return table
