"""The ways between screens: what a route leads to, and what becomes of the game on the table."""

import gc
from functools import partial
from typing import Final

from fort_desktop.session.session import Session
from fort_desktop.threads import beside
from fort_desktop.ui.app.stack import ScreenStack
from fort_desktop.ui.host.registry import build, load
from fort_desktop.ui.host.routes import (
    ROUTES,
    Duplicate,
    Manner,
    Pause,
    Results,
    Route,
    Seats,
    Table,
    Title,
)
from fort_desktop.ui.host.screen import GameScreen, Host
from fort_desktop.ui.persons.seated import Voice, voice_in

_loading: Final[set[str]] = set()


def load_all() -> None:
    """Load all screens beside whatever is shown, once for each process.

    The first picture does not wait for them, and none of them is waited for later.
    """
    if not _loading:
        _loading.add("screens")
        beside(_load, "screens")


def _load() -> None:
    try:
        for route in ROUTES:
            load(route)
    finally:
        # Modules and cards are three quarters of all objects, and stay. To look through them for
        # garbage again and again makes a frame of 30 ms each time.
        gc.freeze()
        # The program does without the collector until then.
        gc.enable()


class Navigator:
    """Shows the screens of routes.

    Args:
        app: the program; stack: the screen that is shown, and those that wait.
    """

    def __init__(self, app: Host, stack: ScreenStack) -> None:
        self._app = app
        self._stack = stack

    def push(self, route: Route) -> None:
        """Show the screen of a route; what is shown gives way to it in the route's manner."""
        if route.manner is Manner.OVER:
            self._stack.over(self._app.screen, partial(build, self._app, route))
        elif route.manner is Manner.INSTEAD:
            self.leave_game()
            self._go(route)
        elif route.manner is Manner.ASIDE:
            self._stack.keep_table()
            self._go_aside(route)
        else:
            self._go_with_table(route)

    def pop(self) -> None:
        """Go back to the screen below, else to the table that waits, else to the first screen."""
        if self._stack.back(self._app.size):
            return
        table = self._stack.table
        if table is None:
            self.push(Title())
        else:
            self._stack.go(lambda: table, self._voice_at(table))
            self._stack.table = None
            table.resize(self._app.size)  # as the settings say by now

    def leave_game(self) -> None:
        """Leave the table that waits, and the game."""
        self._stack.leave_table()
        self._app.games.leave()

    def voice_of(self, session: Session, seat: int | None) -> Voice | None:
        """Return the voice for the person in a seat; None is the program's own."""
        return voice_in(session, self._app.seating(session), seat)

    def _voice_at(self, table: GameScreen) -> Voice | None:
        """Return the voice for the person whose eyes a table has."""
        return self.voice_of(table.session, table.speaker)

    def _go(self, route: Route, voice: Voice | None = None) -> None:
        self._stack.go(partial(build, self._app, route), voice)

    def _go_aside(self, route: Route) -> None:
        table = self._stack.table
        if isinstance(route, Pause):
            if table is not None:
                self._go(route, self._voice_at(table))
        elif isinstance(route, Seats):
            if table is not None:
                self._show_seats(route, table)
        else:
            self._go(route)

    def _show_seats(self, route: Seats, table: GameScreen) -> None:
        if route.changed:
            again = build(self._app, Table(table.session))
            assert isinstance(again, GameScreen)
            again.gone = True
            table.close()
            self._stack.table = table = again
        table.cover()
        self._go(route, self.voice_of(table.session, None))

    def _go_with_table(self, route: Route) -> None:
        games = self._app.games
        if isinstance(route, Results):
            kept = games.duplicates.of(games.session)
            if kept is not None:
                self.push(Duplicate(kept))
            elif games.session is not None:
                self._go(route)
            return
        self._go(route)
        table = self._app.screen
        if isinstance(route, Table) and isinstance(table, GameScreen):
            if route.at_end:
                table.look_back()
            else:
                self._app.read_as(route.session, table.speaker)
