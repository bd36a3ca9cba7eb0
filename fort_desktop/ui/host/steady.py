"""Presses that follow too soon upon another one are not meant: hands may tremble (access, A25).

Whoever wants this turns it on in the settings. Keys that only move the focus are not held up, nor
is what is typed into a field.
"""

from typing import Final

from fort_desktop.scene.events import Input, Key, Pad, Placed, Pointer

PAUSE: Final = 0.5
"""Seconds after a press in which no other one counts."""
_MOVES: Final = frozenset(
    f"{shift}{key}"
    for shift in ("", "shift ")
    for key in ("tab", "left", "right", "up", "down", "home", "end", "page up", "page down")
)


class Steady:
    """Lets a press pass only if none has passed for a while. Time is passed in, in seconds."""

    def __init__(self) -> None:
        self._since = PAUSE
        self._down: dict[int, bool] = {}
        self._placed: bool | None = None

    def advance(self, seconds: float) -> None:
        """Let time pass, at the beginning of a frame."""
        self._since += seconds

    def passes(self, event: Input) -> bool:
        """Return True if an event counts; ask once for each, in their order."""
        if isinstance(event, Pointer) and event.what == "up":
            return self._down.pop(event.button, True)
        if isinstance(event, Key) and self._placed is not None:
            passed, self._placed = self._placed, None
            return passed
        if not _is_press(event):
            return True
        passed = self._since >= PAUSE
        if passed:
            self._since = 0.0
        if isinstance(event, Pointer):
            self._down[event.button] = passed
        elif isinstance(event, Placed):
            self._placed = passed
        return passed


def _is_press(event: Input) -> bool:
    if isinstance(event, Pointer):
        return event.what == "down"
    if isinstance(event, Key):
        return event.name not in _MOVES
    return isinstance(event, Pad | Placed)
