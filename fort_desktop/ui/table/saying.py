"""Messages of the table beside the game: short ones for a while, and troubles that stay."""

from typing import Final

from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.ui.widgets.common import toast

_WHILE: Final = 3.5
"""Seconds that a few words stay."""


class Saying:
    """Words near the prompt, in place of those before."""

    def __init__(self) -> None:
        self._toast: Node | None = None
        self._left = 0.0

    def say(self, words: str, root: Node, prompt: Box, unit: float) -> None:
        """Show a few words above the prompt."""
        self.hush()
        self._toast = root.add(toast(words, prompt, unit))
        self._left = _WHILE

    def hush(self) -> None:
        """Take the words away."""
        if self._toast is not None and self._toast.parent is not None:
            self._toast.remove()
        self._toast = None

    def go_on(self, seconds: float) -> None:
        """Let time pass."""
        self._left -= seconds
        if self._toast is not None and self._left <= 0:
            self.hush()
