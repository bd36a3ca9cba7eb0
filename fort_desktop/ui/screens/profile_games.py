"""The games behind a number, and the moment in one of them at which something was won."""

from collections.abc import Collection
from pathlib import Path

from fort_desktop.record.index import SavedGame
from fort_desktop.ui.design.canvas import Canvas
from fort_desktop.ui.host.registry import opens
from fort_desktop.ui.host.routes import Route
from fort_desktop.ui.host.screen import Host, Screen
from fort_desktop.ui.i18n.i18n import tr
from fort_desktop.ui.screens.games import PARTS, GamesScreen
from fort_desktop.ui.table.screen import TableScreen
from fort_desktop.ui.toolkit.menu import Button, Face
from fort_desktop.ui.toolkit.page import Words, write
from fort_desktop.ui.toolkit.slots import show_game


def open_kept(app: Host, path: Path) -> None:
    """Open a kept game, or that of a deal that all have played."""
    if not app.games.duplicates.open_at(path):
        app.games.open(path)


def look_at(app: Host, slot: SavedGame, seat: int, at: int | None) -> None:
    """Open a game with the eyes of a seat, at a moment if one is given."""
    open_kept(app, slot.path)
    table = app.screen
    if isinstance(table, TableScreen) and table.session.ended:
        if table.session.viewer != seat:
            table.model.see_as(seat)
        if at is not None:
            table.model.go_to(at)


class GamesBehind(GamesScreen):
    """Some of the kept games: they are only looked at here."""

    def __init__(self, app: Host, only: Collection[Path]) -> None:
        self._only = only
        super().__init__(app)

    def _read(self, wanted: Path | None = None) -> None:
        self._waited, self._unread = 0.0, self.app.games.unread
        kept = self.app.games.all_so_far
        self.slots = sorted(
            (slot for slot in kept if slot.path in self._only), key=lambda slot: -slot.changed
        )

    def empty(self) -> str:
        """The text if there are no games any more."""
        return tr("These games are gone.")

    def detail(self, canvas: Canvas) -> None:
        """The chosen game, and the way to it."""
        slot = self.slots[self.chosen]
        show_game(canvas, PARTS.game, slot)
        write(canvas, PARTS.far, [Words(self._far(slot))])
        self.button(PARTS.open, "open", Face(tr("Look at it"), sign="play"), self.act, True)

    def foot(self) -> list[Button]:
        """Nothing but the way back."""
        return []

    def act(self) -> None:
        """Open the chosen game."""
        if self.slots:
            open_kept(self.app, self.slots[self.chosen].path)

    def remove(self) -> None:
        """Nothing is thrown away here."""

    def leave(self) -> None:
        """Back to the numbers."""
        self.app.pop()


class Behind(Route, frozen=True):
    """The games behind a number, by their files."""

    paths: frozenset[Path]


@opens(Behind)
def _open(app: Host, route: Behind) -> Screen:
    return GamesBehind(app, route.paths)
