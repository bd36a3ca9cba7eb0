"""The ways between screens: what a route leads to, and what becomes of the game on the table."""

import gc
import sys
from functools import partial
from typing import Final, assert_never

from fort_desktop.session.session import Session
from fort_desktop.threads import beside
from fort_desktop.ui.app.stack import ScreenStack, collect_when_quiet
from fort_desktop.ui.host.registry import build, load
from fort_desktop.ui.host.routes import ROUTES, Manner, Route, Title
from fort_desktop.ui.host.screen import Host
from fort_desktop.ui.persons.seated import Voice, voice_in

_loading: Final[set[str]] = set()
_TURN: Final = 0.0005
"""Seconds after which the thread that loads lets others go on: Python's own 5 ms are half a frame,
and one that draws has to wait several times."""


def load_all() -> None:
    """Load all screens beside whatever is shown, once for each process.

    The first picture does not wait for them, and none of them is waited for later.
    """
    if not _loading:
        _loading.add("screens")
        beside(_load, "screens")


def _load() -> None:
    usual = sys.getswitchinterval()
    sys.setswitchinterval(_TURN)
    try:
        for route in ROUTES:
            load(route)
    finally:
        sys.setswitchinterval(usual)
        # Modules and cards are three quarters of all objects, and stay. To look through them for
        # garbage again and again makes a frame of 30 ms each time.
        gc.freeze()
        # The program does without the collector until then.
        collect_when_quiet()


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
        self._app.audio.play("page")
        opens = partial(build, self._app, route)
        match route.manner:
            case Manner.OVER:
                self._stack.over(self._app.screen, opens)
            case Manner.BELOW:
                self._stack.renew_table(opens)
            case Manner.INSTEAD:
                self.leave_game()
                self._stack.go(opens)
            case Manner.TABLE:
                self._stack.go(opens)
                self._app.screen.read()
            case Manner.ASIDE:
                self._stack.keep_table()
                self._stack.go(opens)
            case Manner.MENU | Manner.PUBLIC:
                self._stack.keep_table()
                table = self._stack.table
                if table is None:
                    return
                seat = table.speaker
                if route.manner is Manner.PUBLIC:
                    table.cover()
                    seat = None
                self._stack.go(opens, self.voice_of(table.session, seat))
            case _:
                assert_never(route.manner)

    def pop(self) -> None:
        """Go back to the screen below, else to the table that waits, else to the first screen."""
        self._app.audio.play("page")
        if self._stack.back(self._app.size):
            return
        table = self._stack.table
        if table is None:
            self.push(Title())
        else:
            self._stack.go(lambda: table, self.voice_of(table.session, table.speaker))
            self._stack.table = None
            table.resize(self._app.size)  # as the settings say by now
            table.scene.arrives = True

    def leave_game(self) -> None:
        """Leave the table that waits, and the game."""
        self._stack.leave_table()
        self._app.games.leave()

    def voice_of(self, session: Session, seat: int | None) -> Voice | None:
        """Return the voice for the person in a seat; None is the program's own."""
        return voice_in(session, self._app.seating(session), seat)
