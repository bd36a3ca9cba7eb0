"""Keys that are held down, which come again only where text is typed."""

from typing import Final

import pygame

from fort_desktop.scene.events import Key
from fort_desktop.scene.translate import translate

_DELAY: Final = 400
_INTERVAL: Final = 33
"""Milliseconds until a key that is held comes again, and then from one time to the next."""
_EDITING: Final = frozenset({"left", "right", "backspace", "delete"})
"""Keys that come again, with and without Ctrl and Shift. Letters do by themselves, as text."""
RELEASED: Final = (pygame.KEYUP,)
"""Events that are needed to tell a key that comes again from one that was pressed again."""


class Repeats:
    """Knows which keys are down; to be made after the display is initialised."""

    def __init__(self) -> None:
        self._down: set[int] = set()
        pygame.key.set_repeat(_DELAY, _INTERVAL)

    def drops(self, event: pygame.event.Event, typing: bool) -> bool:
        """Return True if an event only repeats a key, and nobody is `typing` who wants that."""
        if event.type == pygame.WINDOWFOCUSLOST:
            self._down.clear()
        elif event.type == pygame.KEYUP:
            self._down.discard(event.key)
        elif event.type == pygame.KEYDOWN and event.key in self._down:
            return not (typing and _edits(event))
        elif event.type == pygame.KEYDOWN:
            self._down.add(event.key)
        return False


def _edits(event: pygame.event.Event) -> bool:
    key = translate(event)
    return isinstance(key, Key) and key.name.split(" ")[-1] in _EDITING
