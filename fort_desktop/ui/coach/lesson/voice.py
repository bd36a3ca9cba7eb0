"""The guide of the first game as it speaks at the table: a note for each step, and the ways on."""

from collections.abc import Callable
from typing import Final, Protocol

from fort_desktop.scene.scene import Scene
from fort_desktop.ui.coach.lesson.guide import Guide
from fort_desktop.ui.coach.lesson.places import bar, lamp, parts_of, sheet, thing
from fort_desktop.ui.coach.lights import Beam
from fort_desktop.ui.coach.speaking import Spoken
from fort_desktop.ui.i18n.i18n import tr, trc
from fort_desktop.ui.table.model import TableModel
from fort_desktop.ui.table.note import Note, NoteKey, Press, Progress

_CHOSEN: Final = ("rules", "perks")
"""Offers of a sheet, which are compared with one's own board."""


class Table(Protocol):
    """The parts of a lesson's table that its guide needs."""

    scene: Scene
    model: TableModel
    guide: Guide

    @property
    def acts(self) -> dict[NoteKey, Callable[[], None]]:
        """The actions of the buttons of a note."""


class Voice:
    """The guide as somebody who speaks: its last note stays while something is told."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._last: Spoken | None = None

    def go_on(self, seconds: float) -> None:
        """Nothing comes with time."""

    def speaks(self) -> Spoken | None:
        """Return the note of the step, None once nobody guides any more."""
        if self._table.guide.over:
            return None
        found = self._now()
        if found is not None:
            self._last = found
        elif self._last is not None:
            # It is being told: the note keeps its place, and says nothing new.
            note = self._last.note
            old = Note(note.words, note.task, (), note.progress, note.parts, stale=True)
            return Spoken(old, self._table.acts, again=self._last.again)
        return found

    def _now(self) -> Spoken | None:
        table, guide, model = self._table, self._table.guide, self._table.model
        state = guide.state(model.present)
        if state in ("free", "telling", "rival") or model.past is not None:
            return None
        busy = state == "read" and table.scene.animator.busy
        if model.state.landing is not None or (busy and self._fresh):
            return None
        words = guide.note()
        if not words:
            return None
        names = guide.point
        asks = state == "ask" and not guide.looking
        note = Note(
            words,
            self._task(asks),
            tuple(self._presses(state == "read")),
            self._progress(),
            parts_of(names),
            asks,
            pressed="lesson next" if self._reads(state == "read") and not guide.step.menu else "",
        )
        bright = [bar(), *([sheet()] if any(name in _CHOSEN for name in names) else [])]
        # Whatever answers is bright, and where it goes.
        answers = model.intents if asks else ()
        bright += [thing(one) for intent in answers for one in (intent.source, *intent.targets)]
        beam = Beam([lamp(name) for name in names], bright, 1.0)
        return Spoken(note, table.acts, beam, guide.tries)

    @property
    def _fresh(self) -> bool:
        """Return True if the note on the table is not that of this step yet."""
        words = self._table.guide.words
        return self._last is None or self._last.note.words != words

    def _reads(self, reads: bool) -> bool:
        return self._table.guide.looking > 0 or reads

    def _task(self, asks: bool) -> str:
        """Say in one line what is to be done."""
        guide, move = self._table.guide, self._table.guide.shows
        if asks and move is not None:
            return self._table.model.labels.of(move)
        return tr(guide.shown.title)

    def _progress(self) -> Progress:
        guide = self._table.guide
        chapters, n, shown = guide.lesson.chapters, guide.lesson.chapter, guide.shown
        title = tr(chapters[n].title)
        # NOTE: opens the list of chapters of the guided first game
        label = tr("Chapter {n} of {all}: {title}", n=n + 1, all=len(chapters), title=title)
        return Progress(tr(shown.title), label, n + 1, len(chapters), sign=shown.sign)

    def _presses(self, read: bool) -> list[Press]:
        """The buttons of the note, from the right."""
        guide, found = self._table.guide, list[Press]()
        if guide.step.menu and not guide.looking:
            return [
                Press("lesson next", tr("Play on"), True),
                Press("lesson finish", tr("Finish here")),
            ]
        if self._reads(read):
            # NOTE: a button: the note was read, go on
            found = [Press("lesson next", trc("lesson", "Next"), True)]
        elif guide.offers:
            # NOTE: a button: the guide makes the move
            found = [Press("lesson show", trc("lesson", "Show me"))]
        if guide.can_look_back and not guide.reply:
            # NOTE: a button: the note before this one
            found.append(Press("lesson back", trc("lesson", "Back")))
        return found
