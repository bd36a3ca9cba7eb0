"""The list of deals that several persons play, each alone: those that wait for somebody first."""

from functools import partial
from pathlib import Path
from typing import Final

from fort_desktop import clock
from fort_desktop.record.faults import RecordError
from fort_desktop.scene.geometry import Box
from fort_desktop.session.duplicate.store import Duplicates, KeptDuplicate
from fort_desktop.ui.art.players import player_face
from fort_desktop.ui.coach.lesson.starting import last_table
from fort_desktop.ui.design.canvas import Canvas
from fort_desktop.ui.design.scale import FINE, LEAD, SMALL, TEXT, WIDE, line
from fort_desktop.ui.host import routes
from fort_desktop.ui.host.registry import opens
from fort_desktop.ui.host.screen import Host
from fort_desktop.ui.i18n.i18n import N_, tr, trc
from fort_desktop.ui.screens.duplicate_board import People
from fort_desktop.ui.screens.listing import DETAIL, ListScreen
from fort_desktop.ui.text.dates import when
from fort_desktop.ui.text.duplicates import STATES, computers, left, names
from fort_desktop.ui.text.file_faults import fault_words
from fort_desktop.ui.toolkit import layout
from fort_desktop.ui.toolkit.layout import Share, Size, column, split
from fort_desktop.ui.toolkit.menu import BUTTON, Button, Face
from fort_desktop.ui.toolkit.page import Words, beside, write

_FACE: Final = 70.0
_CLOSE: Final = 52.0
"""From one face to the next, which lies over it."""


@opens(routes.Duplicates)
class DuplicatesScreen(ListScreen):
    """All such deals; nothing is told of them but who has played."""

    kid = "noodle_twins"

    title = N_("One deal for everyone")

    def __init__(self, app: Host, route: routes.Duplicates) -> None:
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

    def draw(self, canvas: Canvas, area: Box, row: int) -> str:
        """Draw who plays a deal, and who is still to play; returns its words."""
        kept = self.found[row]
        people = People(self.app, kept.told)
        shown = [_CLOSE] * (len(people.faces) - 1)
        *faces, words = layout.row(area, [*shown, _FACE, Share()], 0)
        for i, place in enumerate(faces):
            face = player_face("human", canvas.px(_FACE), people.colours[i], people.faces[i])
            canvas.blit(face, place.x, place.center.y - _FACE / 2)
        words = split(words, "left", 0, WIDE)[1]
        return write(canvas, words, [Words(names(kept), LEAD, title=True), Words(left(kept))])

    def detail(self, canvas: Canvas) -> None:
        """Lay out the chosen deal: who plays what, and what each has done."""
        kept = self.found[self.chosen]
        people = People(self.app, kept.told)
        sizes: list[Size] = [_FACE] * len(kept.states)
        day, against, *places, _, play, delete = column(
            DETAIL, [line(TEXT), line(TEXT, 2), *sizes, Share(), BUTTON, BUTTON], SMALL
        )
        write(canvas, day, [Words(when(kept.changed, clock.now()))])
        write(canvas, against, [Words(computers(kept), lines=2)])
        for i, (state, place) in enumerate(zip(kept.states, places, strict=True)):
            face = player_face("human", canvas.px(_FACE), people.colours[i], people.faces[i])
            name, done = Words(people.names[i], LEAD, title=True), Words(tr(STATES[state]), FINE)
            beside(canvas, place, face, [name, done])
        words = tr("See the scores") if kept.complete else tr("Play on")
        self.button(play, "open", Face(words, sign="play"), self.act, True)
        # NOTE: a button: a deal with all games of it is thrown away
        trash = Face(trc("same deal", "Move to trash"), sign="trash")
        self.button(delete, "delete", trash, self.remove)

    def foot(self) -> list[Button]:
        """The button for another one."""
        return [Button("new deal", Face(tr("A new deal"), sign="plus"), self._new)]

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
