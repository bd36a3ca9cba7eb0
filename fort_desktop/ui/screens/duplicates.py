"""The list of deals that several persons play, each alone: those that wait for somebody first."""

from functools import partial
from pathlib import Path

from fort_desktop import clock
from fort_desktop.record.faults import RecordError
from fort_desktop.session.duplicate.store import Duplicates, KeptDuplicate
from fort_desktop.ui.art.players import player_face
from fort_desktop.ui.coach.lesson.starting import last_table
from fort_desktop.ui.design.canvas import Canvas
from fort_desktop.ui.host import routes
from fort_desktop.ui.host.registry import opens
from fort_desktop.ui.host.screen import Host, Screen
from fort_desktop.ui.i18n.i18n import N_, tr, trc
from fort_desktop.ui.screens.duplicate_people import People
from fort_desktop.ui.screens.listing import DETAIL, FOOT, ListScreen
from fort_desktop.ui.text.dates import when
from fort_desktop.ui.text.duplicates import STATES, computers, left, names
from fort_desktop.ui.text.file_faults import fault_words
from fort_desktop.ui.text.lists import in_lines
from fort_desktop.ui.toolkit.menu import Face


class DuplicatesScreen(ListScreen):
    """All such deals; nothing is told of them but who has played."""

    title = N_("The same deal for each")

    def __init__(self, app: Host) -> None:
        super().__init__(app)
        self.found: list[KeptDuplicate] = []
        self._read()
        self._lay_out()

    def _read(self) -> None:
        store = self.app.games.duplicates.store
        self.found = store.all() if store is not None else []
        if store is not None and store.broken:
            self.saying, self.bad = partial(fault_words, store.broken[0]), True

    def rows(self) -> list[str]:
        """The names of the folders."""
        return [kept.folder.name for kept in self.found]

    def empty(self) -> str:
        """The text if there is none."""
        return tr(
            "Each of you plays the same cards alone, and then you compare. Begin with a new deal."
        )

    def draw(self, canvas: Canvas, row: int) -> str:
        """Draw who plays a deal, and who is still to play; returns its words."""
        kept = self.found[row]
        people = People(self.app, kept.told)
        for i, face in enumerate(people.faces):
            image = player_face("human", canvas.px(70), people.colours[i], face)
            canvas.blit(image, 14 + i * 52, 21)
        x = 14 + 52 * len(people.faces) + 34
        room = canvas.w - x - 60
        title, words = names(kept), left(kept)
        canvas.title(title, x, 36, 30, room)
        canvas.words(words, x, 78, 25, room)
        return in_lines((title, words))

    def detail(self, canvas: Canvas) -> None:
        """Lay out the chosen deal: who plays what, and what each has done."""
        kept = self.found[self.chosen]
        x, y, w, _ = DETAIL
        canvas.words(when(kept.changed, clock.now()), x, y + 20, 25, w)
        canvas.paragraph(computers(kept), x, y + 44, w, 70, 25)
        people = People(self.app, kept.told)
        for i, state in enumerate(kept.states):
            top = y + 130 + i * 84
            image = player_face("human", canvas.px(70), people.colours[i], people.faces[i])
            canvas.blit(image, x, top)
            canvas.title(people.names[i], x + 86, top + 16, 27, w - 86)
            canvas.paragraph(tr(STATES[state]), x + 86, top + 30, w - 86, 50, 23)
        words = tr("See the scores") if kept.complete else tr("Play on")
        self.button(x, 634, w, "open", Face(words, sign="play"), self.act, True)
        # NOTE: a button: a deal with all games of it is thrown away
        face = Face(trc("same deal", "To the trash"), sign="trash")
        self.button(x, 728, w, "delete", face, self.remove)

    def foot(self, canvas: Canvas) -> float:
        """Lay out the button for another one; returns where the rest begins."""
        self.button(40, FOOT, 380, "new deal", Face(tr("A new deal"), sign="plus"), self._new)
        return 436

    def _new(self) -> None:
        """Those who played last play it; where that was one person, it is asked who plays."""
        if last_table(self.app).shared:
            self.app.push(routes.NewDuplicate())
        else:
            self.app.push(routes.NewGame())

    def act(self) -> None:
        """Open the chosen deal."""
        if self.found:
            self.app.push(routes.Duplicate(self.found[self.chosen]))

    def leave(self) -> None:
        """Back to the title."""
        self.app.push(routes.Title())

    def remove(self) -> None:
        """Throw the chosen deal away, with all its games."""
        store = self.app.games.duplicates.store
        if store is None or not self.found:
            return
        kept = self.found[self.chosen]
        try:
            thrown = store.remove(kept)
        except RecordError as fault:
            self.say(partial(fault_words, fault), bad=True)
            return
        self._read()
        self.say(
            lambda: tr("The deal is in the trash, with all its games."),
            undo=lambda: self._restore(store, thrown),
        )

    def _restore(self, store: Duplicates, thrown: Path) -> None:
        """Bring it back out of the trash."""
        try:
            store.restore(thrown)
        except RecordError as fault:
            self.say(partial(fault_words, fault), bad=True)
            return
        self._read()
        self.say(lambda: tr("The deal is back, with all its games."))


@opens(routes.Duplicates)
def _open(app: Host, route: routes.Duplicates) -> Screen:
    return DuplicatesScreen(app)
