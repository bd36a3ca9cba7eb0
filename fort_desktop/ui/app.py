"""The program: its screens, and the window that they are shown in."""

import sys
from collections.abc import Sequence
from pathlib import Path

from fort_desktop.content import load_catalog
from fort_desktop.paths import data_dir
from fort_desktop.rules.events import SeatInfo
from fort_desktop.rules.types import SetupKind
from fort_desktop.scene.driver import NoScreenError, PygameDriver, run
from fort_desktop.scene.events import Input, Quit, Resize
from fort_desktop.scene.scene import Scene
from fort_desktop.session.opening import newest_unfinished, open_session
from fort_desktop.session.session import Session
from fort_desktop.ui.screen import Screen
from fort_desktop.ui.screens.new_game import NewGameScreen
from fort_desktop.ui.screens.simple import CurtainScreen, ResultsScreen
from fort_desktop.ui.screens.table import TableScreen
from fort_desktop.ui.words import set_language

SIZE = (1280, 720)
LEAST = (640, 360)


class App:
    """Which screen is shown; every screen gets its input and time from `frame`.

    Attributes:
        size: of the surface, in pixels; speed: of animations, 0 for none.
        games: the folder where games are kept; None to keep none.
    """

    def __init__(self, size: tuple[int, int], speed: float = 1.0, data: Path | None = None) -> None:
        self.size = size
        self.speed = speed
        self.games = data / "games" if data is not None else None
        self.catalog = load_catalog()
        self.session: Session | None = None
        self.screen: Screen = NewGameScreen(self)

    @property
    def busy(self) -> bool:
        """Whether something moves or is still to come by itself."""
        return self.screen.busy

    def frame(self, inputs: list[Input], seconds: float) -> Scene | None:
        """One frame; None once the window is to be closed."""
        for event in inputs:
            if isinstance(event, Quit):
                self.leave()
                return None
            if isinstance(event, Resize):
                self.size = (max(LEAST[0], event.width), max(LEAST[1], event.height))
                self.screen.resize(self.size)
        self.screen.frame(inputs, seconds)
        return self.screen.scene

    def _go(self, screen: Screen) -> None:
        self.screen.scene.clear()
        self.screen = screen

    def new_game(self) -> None:
        """To the first screen."""
        self.leave()
        self._go(NewGameScreen(self))

    def leave(self) -> None:
        """Let go of the game that is being played; it is on the disk then."""
        if self.session is not None:
            self.session.close()
        self.session = None

    def start(self, seats: Sequence[SeatInfo], setup: SetupKind, seed: int) -> None:
        """Begin a game."""
        self.play(Session.new(self.catalog, seats, seed, setup, self.games))

    @property
    def kept(self) -> Path | None:
        """The game that can be gone on with."""
        return newest_unfinished(self.games) if self.games is not None else None

    def go_on(self) -> None:
        """Continue the kept game."""
        path = self.kept
        if path is not None:
            session, _ = open_session(self.catalog, path)
            self.play(session)

    def play(self, session: Session) -> None:
        """Show a game; behind the curtain where several persons play."""
        if session is not self.session:
            self.leave()
        self.session = session
        if len(session.persons) > 1:
            self._curtain(session, session.viewer)
        else:
            self._go(TableScreen(self, session))

    def hand_over(self, table: TableScreen) -> None:
        """Another person is asked: draw the curtain."""
        seat = table.session.hand_over_to
        if seat is not None:
            self._curtain(table.session, seat)

    def _curtain(self, session: Session, seat: int) -> None:
        def done() -> None:
            session.see_as(seat)
            self._go(TableScreen(self, session))

        self._go(CurtainScreen(self, session.seats[seat], done))

    def results(self) -> None:
        """The game is over: show the scores."""
        if self.session is not None:
            names = [seat.name for seat in self.session.seats]
            self._go(ResultsScreen(self, self.session.view(), names))


def open_game(data: Path | None, language: str = "en") -> int:
    """Open the window and play; returns the exit code."""
    set_language(language)
    try:
        driver = PygameDriver("Fort", SIZE)
    except NoScreenError as fault:
        print(f"fort-desktop: {fault}", file=sys.stderr)
        return 2
    run(driver, App(driver.size, data=data_dir(data)).frame)
    return 0
