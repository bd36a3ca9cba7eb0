"""Tells the desktop that a game runs by itself, or that it waits for a person."""

from collections.abc import Callable

from fort_desktop.ui.host.screen import GameScreen, Screen


class Attention:
    """Keeps the screen awake while a game runs, and calls whoever has gone to another window.

    Args:
        stay_awake: forbids the screen saver, or allows it again.
        call: tells a person who looks at something else that the game waits.
    """

    def __init__(
        self,
        stay_awake: Callable[[bool], None] = lambda on: None,
        call: Callable[[], None] = lambda: None,
    ) -> None:
        self._stay_awake = stay_awake
        self._call = call
        self._awake = False
        self._awaited: object = None

    def watch(self, screen: Screen) -> None:
        """Look at what is shown, once in a frame. A question calls once, however long it waits."""
        if not (isinstance(screen, GameScreen) and screen.plays):
            self.rest()
            return
        awaited = screen.awaited()
        self._keep_awake(awaited is None)
        if awaited not in (None, self._awaited):
            self._awaited = awaited
            self._call()

    def rest(self) -> None:
        """No game is on the table."""
        self._keep_awake(False)
        self._awaited = None

    def _keep_awake(self, on: bool) -> None:
        if on != self._awake:
            self._awake = on
            self._stay_awake(on)
