"""The import of records from the usual download folders."""

from functools import partial
from pathlib import Path

from fort_desktop import clock
from fort_desktop.record.faults import RecordError
from fort_desktop.record.index import SavedGame
from fort_desktop.record.saves import strays
from fort_desktop.scene.geometry import Box
from fort_desktop.session.library.news import Refused
from fort_desktop.ui.design.canvas import Canvas
from fort_desktop.ui.design.scale import LEAD
from fort_desktop.ui.host import routes
from fort_desktop.ui.host.registry import opens
from fort_desktop.ui.host.screen import Host
from fort_desktop.ui.i18n.i18n import N_, tr
from fort_desktop.ui.screens.games import PARTS, faces_at, tell_game
from fort_desktop.ui.screens.listing import ListScreen
from fort_desktop.ui.text.games import slot_words
from fort_desktop.ui.text.lists import listed
from fort_desktop.ui.text.news import news_words
from fort_desktop.ui.toolkit.menu import Face
from fort_desktop.ui.toolkit.page import Words, write
from fort_desktop.ui.toolkit.slots import show_row


@opens(routes.Imports)
class ImportScreen(ListScreen):
    """Records in the usual folders; any other file can be dropped on the window."""

    kid = "doc"

    title = N_("Import a game")

    def __init__(self, app: Host, route: routes.Imports) -> None:
        super().__init__(app)
        self.files = strays(app.places)
        self._slots: dict[Path, SavedGame | None] = {}
        self._lay_out()

    def rows(self) -> list[str]:
        """The files with their folders."""
        return [str(path) for path in self.files]

    def _slot(self, path: Path) -> SavedGame | None:
        """The summary of a file, read when it becomes visible."""
        if path not in self._slots:
            try:
                saves = self.app.games.saves
                self._slots[path] = saves.slot(path) if saves is not None else None
            except RecordError:
                self._slots[path] = None
        return self._slots[path]

    def empty(self) -> str:
        """The text if there are no files."""
        folders = listed(path.name for path in self.app.places)
        return tr(
            "There are no .fort files in these folders: {folders}. "
            "A file from elsewhere can be dropped on this window.",
            folders=folders,
        )

    def draw(self, canvas: Canvas, area: Box, row: int) -> str:
        """Draw picture, file and progress of a game; returns its words."""
        path = self.files[row]
        slot = self._slot(path)
        if slot is None:
            title = Words(path.name, LEAD, title=True)
            return write(canvas, area, [title, Words(tr("Cannot be opened"))])
        faces, far = faces_at(self.app, slot), slot_words(slot, clock.now())
        return show_row(canvas, area, slot, faces, path.name, far)

    def detail(self, canvas: Canvas) -> None:
        """Lay out the content of the chosen file, and the button Import."""
        path = self.files[self.chosen]
        slot = self._slot(path)
        write(canvas, PARTS.name, [Words(tr("In {folder}", folder=path.parent), lines=2)])
        if slot is None:
            return
        tell_game(self.app, canvas, slot, path)
        if slot.whole:
            take = Face(tr("Import"), sign="down")
            self.button(PARTS.open, "take", take, self.act, True)

    @property
    def said(self) -> str:
        """The message about the last action, or else that files can be dropped on the window."""
        return super().said or tr("Any other file can be dropped on this window.")

    def act(self) -> None:
        """Import the chosen file."""
        if self.files:
            self.dropped(self.files[self.chosen])

    def leave(self) -> None:
        """Return to the list of games."""
        self.app.push(routes.Games())

    def dropped(self, path: Path) -> None:
        """Import a file, and show it in the list."""
        if self.app.games.saves is None:
            return
        try:
            made = self.app.games.saves.import_file(path)
        except RecordError as fault:
            self.say(partial(news_words, Refused(fault)), bad=True)
            return
        self.app.push(routes.Games(made))
