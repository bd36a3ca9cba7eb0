"""Decides if a press was meant for what lies below it now.

A question may open under a pointer that is just about to be pressed, or under a key that is pressed
again and again. Such a press was meant for what was there before.
"""

from typing import Final, NamedTuple

from fort_desktop.scene.events import Input, Key, Pointer
from fort_desktop.scene.geometry import Point
from fort_desktop.scene.scene import Scene
from fort_desktop.scene.under import SEEN, Under
from fort_desktop.ui.keys.actions import ANSWERS, Action

QUICK: Final = 0.4
"""Seconds after a press within which another one belongs to the same hurry."""
AGAIN: Final = 0.6
"""Seconds that a question has been seen before it takes a press of the same key, or at the same
place, as the one before: it may be one of a series. Any other press is taken after `SEEN`."""
_NEAR: Final = 12.0
"""Pixels between two presses at the same place."""
_KEYS: Final = frozenset({"enter", "space", "escape"})
_ANSWERING: Final = frozenset({"decline", *ANSWERS})


class _Press(NamedTuple):
    """A press of a key, or of the pointer at a place."""

    key: str
    at: Point

    def repeats(self, other: "_Press | None") -> bool:
        """Return True if it is the same press as the other one, once more."""
        return other is not None and self.key == other.key and self.at.distance(other.at) < _NEAR


class Presses:
    """Knows when something was pressed, and when something new came that can be pressed.

    Time is passed in, in seconds.

    Attributes:
        on_and_on: the last press came soon after another one: whoever presses so wants to go on.
        under: what has lain where a press goes, on all screens in turn.
    """

    def __init__(self) -> None:
        self.on_and_on = False
        self.under = Under()
        self.under.unseen()
        self._last: _Press | None = None
        self._since_press = self._since_opened = QUICK + AGAIN
        self._drawn, self._asked = True, 0

    def advance(self, seconds: float) -> None:
        """Let time pass, at the beginning of a frame: what has opened was drawn just before."""
        self._since_press += seconds
        self._since_opened = self._since_opened + seconds if self._drawn else 0.0
        self._drawn = True

    def look(self, scene: Scene, seconds: float, used: bool = True) -> None:
        """The same, with what is to be seen by then; `used`: the frame has input."""
        self.advance(seconds)
        self.under.look(scene, seconds, used)

    def opened(self) -> None:
        """Something else is asked or shown from now on."""
        self._since_opened, self._drawn = 0.0, False
        self._asked += 1
        self.under.asked = self._asked

    def own(self) -> None:
        """Somebody has pressed a key that is theirs alone: another one soon after is a hurry."""
        self._last, self._since_press = None, 0.0

    def meant(self, event: Input | Action) -> bool:
        """Return True if a press was meant for what is shown; ask once for each event.

        Where the pointer presses, `under` is asked as well.
        """
        press = _press(event)
        if press is None:
            return True
        hurried = self._since_press < QUICK
        self.on_and_on = hurried
        again = hurried and press.repeats(self._last)
        new = AGAIN if again else SEEN if press.key else 0.0
        self._last, self._since_press = press, 0.0
        return self._since_opened >= new


def _press(event: Input | Action) -> _Press | None:
    if isinstance(event, str):
        return _Press(event, Point(0, 0)) if event in _ANSWERING else None
    if isinstance(event, Key):
        return _Press(event.name, Point(0, 0)) if event.name in _KEYS else None
    if isinstance(event, Pointer) and event.what == "down":
        return _Press("", event.at)
    return None
