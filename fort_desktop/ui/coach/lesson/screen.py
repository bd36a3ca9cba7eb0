"""The table of the guided first game: a note at a time, and only what it asks for is done."""

from typing import ClassVar, Final

from fort_desktop.scene.events import Input, Key
from fort_desktop.scene.focus import press
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.session.session import Session
from fort_desktop.ui.coach.lesson.card import NEXT, LessonCard, Words
from fort_desktop.ui.coach.lesson.chapters import Chapters
from fort_desktop.ui.coach.lesson.ending import LessonOver
from fort_desktop.ui.coach.lesson.first_turn import FirstTurn, Remark
from fort_desktop.ui.coach.lesson.lesson import LEARNER
from fort_desktop.ui.coach.lesson.model import LessonModel
from fort_desktop.ui.coach.lesson.places import boxes_of
from fort_desktop.ui.coach.lesson.presenter import LessonActionBar, LessonPresenter
from fort_desktop.ui.coach.lesson.showing import Shown
from fort_desktop.ui.coach.notes.note_card import Press
from fort_desktop.ui.coach.notes.placing import Room
from fort_desktop.ui.coach.tips.progress import finished, finished_by, learnt
from fort_desktop.ui.host import routes
from fort_desktop.ui.host.registry import opens
from fort_desktop.ui.host.screen import Host, Screen
from fort_desktop.ui.i18n.i18n import tr, trc
from fort_desktop.ui.table.action_bar import ActionBar
from fort_desktop.ui.table.model import TableModel
from fort_desktop.ui.table.presenter import Presenter
from fort_desktop.ui.table.screen import TableScreen
from fort_desktop.ui.table.things import ActionBox, Card, MoveButton
from fort_desktop.ui.text.lesson.spoken import Way, plain

_SLOW: Final = 0.5
"""How fast a move is shown, against the speed that the learner has chosen."""
_LEAST: Final = 40.0
_ONTO_THE_MAT: Final = ("play", "add", "count")


class LessonScreen(TableScreen):
    """A table at which somebody learns the game.

    Attributes:
        guide: where the learner stands; shown: the note on the table, None for none.
        remarks: what is said once nobody guides any more.
    """

    models: ClassVar[type[TableModel]] = LessonModel
    presenters: ClassVar[type[Presenter]] = LessonPresenter

    def __init__(self, app: Host, session: Session) -> None:
        self.shown: Shown | None = None
        self._laid: tuple[object, tuple[Box, ...]] | None = None
        self._told: object = None
        self._slowly = False
        self.remarks = FirstTurn(session.catalog, whole=False)
        self._remark: Remark | None = None
        super().__init__(app, session)
        self.help.quiet = lambda: not self.guide.over or self._remark is not None

    @property
    def lesson(self) -> LessonModel:
        """The model of this table."""
        model = self.model
        assert isinstance(model, LessonModel)
        return model

    def make_action_bar(self) -> ActionBar:
        """Return the question of the moment, with its guide."""
        self.guide = self.lesson.guide
        self.guide.way = self._way
        self.lesson.tried = self._tried
        return LessonActionBar(self).guided_by(self.lesson)

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
        waits = self.guide.state(self.model.present) == "read" and self.shown is not None
        return super().busy and (not waits or self.scene.animator.busy)

    def go_on(self, seconds: float) -> None:
        """Let the table go on, and show the note that is due."""
        super().go_on(seconds)
        if self.gone:
            return
        if self.guide.settle(self.model.present):
            self.model.changed()
        self._slowly = self._slowly and not self.model.quiet
        self._note_chapters()
        if self.guide.over:
            model, made = self.model, self.session.made
            self._remark = self.remarks.watch(model.shown, model.decision, made, seconds)
        if self._wanted() != self._laid:
            self._lay_note()
        if self.shown is not None:
            self.shown.go_on(seconds, self.scene.animator.reduced)

    def build(self) -> None:
        """Lay the table out, and the note on it."""
        super().build()
        self.shown = self._laid = None
        if self._wanted() is not None:
            self._lay_note()
        if not self.guide.over:
            self.scene.focus.first = self._first
            self.scene.focus.keys["enter"] = self._enter

    # The note.

    def _in_front(self) -> tuple[Box, ...]:
        """Return the areas that show the thing in the focus; none for a passing pointer."""
        return tuple(self.tooltips.spread) if self.app.means != "pointer" else ()

    def _wanted(self) -> tuple[object, tuple[Box, ...]] | None:
        """Stands for the note that is to lie on the table now; None for none."""
        model, guide = self.model, self.guide
        state = guide.state(model.present)
        if self._remark is not None and guide.over and not self.gone:
            return self._remark, ()
        if state in ("free", "telling", "rival") or model.past is not None or self.gone:
            return None
        if model.state.landing is not None or (state == "read" and self.scene.animator.busy):
            return None
        words = guide.note()
        if not words:
            return None
        said = (guide.lesson.index, state, words, guide.offers, guide.looking, guide.can_look_back)
        return said, self._in_front()

    def _lay_note(self) -> None:
        if self.shown is not None:
            self.shown.remove()
            self.shown = None
        self._laid = self._wanted()
        if self._laid is None:
            return
        if self.guide.over and self._remark is not None:
            self._lay_remark(self._remark)
            return
        frame = self.nodes.frame
        room = self._room(self.guide.point)
        self.shown = Shown(self.nodes.root, room, self._open_too(), frame.unit)
        chapters = self.guide.lesson.chapters
        chapter = chapters[self.guide.chapter]
        words = plain(self.guide.note())
        said = Words(words, chapter.sign, self.guide.chapter, len(chapters), self._heading())
        note = LessonCard(frame.unit, said, self._presses())
        sheet = self.shown.lay(note)
        note.dots(sheet, self._list)
        if self._reads and not self.guide.step.menu:
            sheet.clicked, sheet.order = self.lesson.read, 3
        if self._laid[0] != self._told:
            self._told = self._laid[0]
            self.app.presses.opened()
            if self.app.means != "pointer":
                self.scene.focus.begin()

    def _lay_remark(self, remark: Remark) -> None:
        """Lay a note that may be read or not; a touch takes it away."""
        chapters, unit = self.guide.lesson.chapters, self.nodes.frame.unit
        self.shown = Shown(self.nodes.root, self._room(remark.point), None, unit)
        said = Words(tr(remark.words), chapters[-1].sign, 0, 0, "")
        self.shown.lay(LessonCard(unit, said, ())).clicked = self._close_remark

    def _close_remark(self) -> None:
        self.remarks.close()
        self._remark = None

    def _room(self, point: tuple[str, ...]) -> Room:
        """Return the room that a note may lie in, and what it points at."""
        nodes = self.nodes
        aside = [nodes.areas["play"]] * any(name.startswith("box") for name in point)
        window, hand = Box(0, 0, *self.scene.size), nodes.areas["hand"]
        there = list(self.scene.root.walk())
        targets = [self._broad(box) for box in boxes_of(point, nodes, there)]
        return Room(window, targets, hand, nodes.frame.top.bar, [*aside, *self._in_front()])

    def _heading(self) -> str:
        chapters, n = self.guide.lesson.chapters, self.guide.chapter
        # NOTE: opens the list of chapters of the guided first game
        return tr("Chapter {n} of {all}: {title}", n=n + 1, all=len(chapters),
                  title=tr(chapters[n].title))  # fmt: skip

    @property
    def _reads(self) -> bool:
        """True if the learner is to read, not to answer."""
        guide = self.guide
        return guide.looking > 0 or guide.state(self.model.present) == "read"

    def _presses(self) -> list[Press]:
        """The buttons of the note, from the right."""
        guide, found = self.guide, list[Press]()
        if guide.step.menu and not guide.looking:
            found = [
                Press(NEXT, tr("Play on"), self._done, True),
                Press("lesson finish", tr("Finish here"), self._finish),
                Press("lesson new", tr("New game"), self._begin),
            ]
        elif self._reads:
            # NOTE: a button: the note was read, go on
            found = [Press(NEXT, trc("lesson", "Next"), self.lesson.read, True)]
        elif guide.offers:
            # NOTE: a button: the guide makes the move
            found = [Press("lesson show", trc("lesson", "Show me"), self.show_me)]
        if guide.can_look_back and not guide.reply:
            # NOTE: a button: the note before this one
            found.append(Press("lesson back", trc("lesson", "Back"), self._back))
        return found

    def _broad(self, box: Box) -> Box:
        """A small thing glows in a box that can be seen."""
        least = _LEAST * self.nodes.unit
        wide, high = max(0.0, least - box.w) / 2, max(0.0, least - box.h) / 2
        return box.inset(-wide, -high, -wide, -high)

    def _open_too(self) -> list[Box]:
        """Places that are as light as what is pointed at: the bar, and where a card is to go."""
        move = self.guide.shows
        if self.guide.state(self.model.present) != "ask" or move is None:
            return []
        onto = str(move).split(" ")[0] in _ONTO_THE_MAT
        areas = self.nodes.areas
        return [self.nodes.frame.top.bar, *([areas["play"]] if onto else [])]

    # What the learner does.

    def heard(self, event: Input) -> bool:
        """Enter goes on where a note is to be read, unless it is meant for a button."""
        if self.shown is not None and self._reads and isinstance(event, Key):
            key = self.scene.focus.node.key if self.scene.focus.node is not None else None
            free = key is None or isinstance(key, Card | ActionBox)
            if event.name in ("enter", "space") and free and not self.notes:
                self._enter()
                return True
        return super().heard(event)

    def _first(self) -> Node | None:
        """Return the node that gets the focus first: the way on, or what is pointed at."""
        stops = self.scene.focus.stops()
        if self._reads:
            return next((node for node in stops if node.key == NEXT), None)
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

    def _tried(self) -> None:
        """Something else was tried: no sound of failure, but the glow swells anew."""
        self._laid = None

    def show_me(self) -> None:
        """Make the move that is pointed at, slowly."""
        move = self.guide.shows
        if move is not None:
            self._slowly = True
            self.model.make(move)

    def _back(self) -> None:
        self.guide.look(1)
        self.model.changed()

    def _list(self) -> None:
        """Open the list of chapters over the table."""
        done = finished_by(self.app, self.session.seats[LEARNER].name)
        self.app.push(Chapters(self.guide.lesson.chapter, done, self._jump))

    def _jump(self, chapter: int) -> None:
        self.lesson.jump_to(chapter)

    def _note_chapters(self) -> None:
        """Keep the ticks of finished chapters for this person."""
        done = self.guide.lesson.finished
        if done:
            finished(self.app, self.session.seats[LEARNER].name, *done)
            done.clear()

    def play_freely(self) -> None:
        """Nobody guides any more; what was held back is told."""
        self.lesson.leave()

    def _done(self) -> None:
        """The lesson was played to its end; the game goes on."""
        self.app.change(first_game=True)
        learnt(self.app, self.session.seats[LEARNER].name)
        self.guide.lesson.finished.append(self.guide.lesson.chapters[-1].id)
        self._note_chapters()
        self.guide.lesson.done = True
        self.remarks = FirstTurn(self.session.catalog)
        self.lesson.leave()

    def _begin(self) -> None:
        """The lesson was played to its end; another game begins."""
        self._done()
        self.app.push(routes.NewGame())

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
