"""Messages of the table beside the game: short ones for a while, and troubles that stay."""

from typing import TYPE_CHECKING, Final

from fort_desktop.scene.node import Node
from fort_desktop.ui.text.notices import FileNews, thinker_words
from fort_desktop.ui.widgets.common import toast

if TYPE_CHECKING:
    from fort_desktop.ui.table.screen import TableScreen

_WHILE: Final = 3.5
"""Seconds that a few words stay."""


class Saying:
    """Refusals and other words near the prompt, and messages of what has gone wrong."""

    def __init__(self, table: "TableScreen") -> None:
        self.table = table
        self._toast: Node | None = None
        self._left = 0.0
        self._news = FileNews()

    def say(self, words: str) -> None:
        """Show a few words, in place of those before."""
        self.hush()
        nodes = self.table.nodes
        if nodes is not None:
            shown = toast(words, nodes.areas["prompt"], self.table.unit)
            self._toast = self.table.scene.root.add(shown)
            self._left = _WHILE

    def hush(self) -> None:
        """Take the words away."""
        if self._toast is not None and self._toast.parent is not None:
            self._toast.remove()
        self._toast = None

    def go_on(self, seconds: float) -> None:
        """Let time pass, and tell of trouble that is new."""
        self._left -= seconds
        if self._toast is not None and self._left <= 0:
            self.hush()
        app = self.table.app
        for words in self._news.of(self.table.session):
            app.tell(words)
        if app.thinker is not None and app.thinker.trouble and not app.told_of_thinker:
            app.told_of_thinker = True
            app.tell(thinker_words(app.thinker.trouble))
