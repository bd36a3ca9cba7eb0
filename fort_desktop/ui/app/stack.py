"""The screen that is shown, what waits below it, and in whose language and size."""

import gc
import math
from collections.abc import Callable
from typing import Final

from fort_desktop.ui.host.presses import Presses
from fort_desktop.ui.host.screen import GameScreen, Screen
from fort_desktop.ui.persons.seated import Voice

_OFTEN: Final = 4.0
"""Seconds of moving pictures after which a quiet frame is used."""
_SHOWN: Final = 2
"""Frames of a new screen that are shown before the one before is collected."""
_YOUNG: Final = 700
"""So many new objects are looked through for garbage in a quiet frame, which takes about 1 ms."""
_MOST_YOUNG: Final = 20_000
"""So many are not left for a quiet frame any longer: the collector comes by itself."""


def collect_when_quiet() -> None:
    """From now on the collector leaves frames that are drawn alone: `Tidy` knows the others."""
    gc.set_threshold(_MOST_YOUNG, *gc.get_threshold()[1:])
    gc.enable()


class Tidy:
    """Decides in every frame whether to collect garbage: the new, or all, which takes 10 ms."""

    def __init__(self) -> None:
        self._moved = 0.0
        self._frames: float = math.inf

    def screen_gone(self) -> None:
        """Another screen is shown: the one before is garbage as soon as its frame is over."""
        self._frames = 0

    def frame(self, seconds: float, quiet: bool) -> bool:
        """Collect garbage if it is time to; returns whether that was all of it.

        Args:
            seconds: since the last frame.
            quiet: nothing was done by a person in this frame, and nothing is drawn.
        """
        self._moved += 0.0 if quiet else seconds
        self._frames += 1
        if self._frames != _SHOWN and not (quiet and self._moved > _OFTEN):
            if quiet and gc.get_count()[0] > _YOUNG:
                gc.collect(1)
            return False
        self._moved = 0.0
        gc.collect()
        return True


class ScreenStack:
    """The screen that is shown, and those that come back as they were.

    Args:
        presses: told whenever another screen opens.
        speak: called when somebody else reads the screen; None stands for the program's settings.

    Attributes:
        screen: what is shown; None before the first one.
        table: a game that waits, below whatever other screens, until somebody comes back to it.
        voice: the language and size of who looks at the screen.
        tidy: frees the pictures of screens that have gone.
    """

    def __init__(self, presses: Presses, speak: Callable[[Voice | None], None]) -> None:
        self.screen: Screen | None = None
        self.table: GameScreen | None = None
        self.voice: Voice | None = None
        self.tidy = Tidy()
        self._presses = presses
        self._speak = speak
        self._under: list[Screen] = []

    def read_by(self, voice: Voice | None) -> bool:
        """Speak and draw for somebody from now on; returns whether that is another voice."""
        before, self.voice = self.voice, voice
        if voice != before:
            self._speak(voice)
        return voice != before

    def look(self, seconds: float, used: bool) -> None:
        """Begin a frame, so many seconds after the one that drew what is shown.

        Args:
            seconds: since the one before; used: it has input.
        """
        if self.screen is None:
            self._presses.advance(seconds)
        else:
            self._presses.look(self.screen.scene, seconds, used)

    def go(self, opens: Callable[[], Screen | None], voice: Voice | None = None) -> None:
        """Open another screen in a person's own language and size, or else in the program's."""
        self.read_by(voice)
        screen = opens()
        if screen is None:
            return
        if self.screen is not None:
            self.screen.gone = True
            if self.screen is not self.table:
                self.screen.close()
                self.tidy.screen_gone()
        waited, self._under = self._under, []
        for below in waited:
            if below is not self.table and below is not screen:
                below.close()
        self.screen, screen.gone = screen, False
        self._arrived(screen)

    def over(self, below: Screen, opens: Callable[[], Screen | None]) -> None:
        """Show a screen over `below`, which waits as it is; in the same language."""
        below.scene.pointer.cancel()
        screen = opens()
        if screen is None:
            return
        below.gone = True
        if type(screen) is type(below):
            below.close()
        else:
            self._under.append(below)
        self.screen = screen
        self._arrived(screen)

    def back(self, size: tuple[int, int]) -> bool:
        """Close what lies over another screen, which goes on as it was; False: there is none."""
        if not self._under:
            return False
        if self.screen is not None:
            self.screen.close()
            self.tidy.screen_gone()
        self.screen = self._under.pop()
        self.screen.gone = False
        if self.screen.window != size:
            self.screen.resize(size)
        self._arrived(self.screen)
        return True

    def _arrived(self, screen: Screen) -> None:
        """Another screen is shown from now on."""
        screen.scene.arrives = True
        self._presses.opened()

    def cover(self) -> None:
        """Nobody looks at the window any more: cover the hands on tables that wait below others."""
        waiting = [one for one in (self.table, *self._under) if isinstance(one, GameScreen)]
        stood = [table.hotseat.stand for table in waiting]
        for table in waiting:
            if table is not self.screen:
                table.cover()
        if self.screen is not None and stood != [table.hotseat.stand for table in waiting]:
            self.screen.rebuild()  # the table may be seen below it

    def keep_table(self) -> None:
        """The table that is shown waits until somebody comes back to it."""
        if isinstance(self.screen, GameScreen) and self.screen.plays:
            self.table = self.screen

    def renew_table(self, opens: Callable[[], Screen | None]) -> None:
        """Let another table wait in place of the one that does."""
        table = opens()
        assert isinstance(table, GameScreen)
        self.leave_table()
        self.table, table.gone = table, True

    def leave_table(self) -> None:
        """Nobody comes back to the table that waits."""
        table, self.table = self.table, None
        if table is not None:
            table.close()
