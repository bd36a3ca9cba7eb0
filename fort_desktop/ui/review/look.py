"""The table as it was at a moment of a game that is over: one looks at it, and goes back."""

from collections.abc import Callable
from typing import ClassVar, Final

from fort_desktop.scene.events import Input, Key
from fort_desktop.session.session import Session
from fort_desktop.ui.host.registry import opens
from fort_desktop.ui.host.routes import Route
from fort_desktop.ui.host.screen import Host, Screen
from fort_desktop.ui.i18n.i18n import tr
from fort_desktop.ui.keys.actions import Action
from fort_desktop.ui.table import history
from fort_desktop.ui.table.action_bar import ActionBar, ActionBarAside
from fort_desktop.ui.table.model import TableModel
from fort_desktop.ui.table.nodes import TableNodes
from fort_desktop.ui.table.panels.bar import NO_NOTE, Said
from fort_desktop.ui.table.panels.buttons import Choice, Tool
from fort_desktop.ui.table.reader import TableReader
from fort_desktop.ui.table.screen import TableScreen
from fort_desktop.ui.table.turn_bar import said

_UNUSED: Final = ("ctrl z", "ctrl y", "ctrl shift z", "end")
"""Keys of a table at which one plays: nothing is taken back here, and there is no present."""


class LookModel(TableModel):
    """A table that shows the past only: its last moment is the end of the game."""

    def to_now(self) -> None:
        """Show the last moment."""
        self.go_to(self.lines[-1].at)


class LookScreen(TableScreen):
    """A moment of the past over the page that led to it.

    Args:
        session: a game that can only be looked at; at: after how many events.
        tries: plays on from the moment that is shown, of which it is told the number of events.
    """

    plays: ClassVar = False
    models: ClassVar[type[TableModel]] = LookModel

    def __init__(self, app: Host, session: Session, at: int, tries: Callable[[int], None]) -> None:
        self.tries = tries
        super().__init__(app, session)
        self.model.go_to(at)

    def make_action_bar(self) -> ActionBar:
        """Return the question of the moment; nothing is asked here."""
        return _Looking(self, self.app)

    def heard(self, event: Input) -> bool:
        """As at a table that looks back."""
        return (isinstance(event, Key) and event.name in _UNUSED) or super().heard(event)

    def _escape(self) -> None:
        """Close what was opened last, or go back."""
        if not self.close_last():
            self.app.pop()

    def take(self, event: Input) -> None:
        """Escape goes back, where it would lead a table to its present."""
        if isinstance(event, Key) and event.name == "escape" and not self.notes:
            self._escape()
        else:
            super().take(event)

    def do(self, action: Action) -> None:
        """Do what a key is for; to decline is to go back."""
        if action == "decline" and self.model.quiet:
            self._escape()
        else:
            super().do(action)


class _Looking(ActionBarAside):
    """The bar: which moment it is, the moments before and after it, the ways on and back."""

    def __init__(self, look: LookScreen, host: Host) -> None:
        super().__init__(look.model, host, look.preview, look.sheets, look.ask_hint, look.shared)
        self._look = look

    def bar(self, nodes: TableNodes, now: TableReader) -> tuple[Said, list[Choice], list[Tool]]:
        """Return the bar's words, choices and tools."""
        model = self._look.model
        at = model.past if model.past is not None else model.session.at
        choices = [
            *history.choices(model, at, self._look.tries)[:2],
            Choice("try", tr("Try it from here"), lambda: self._look.tries(at), role="aside"),
            Choice("back", tr("Back to the page"), self._host.pop),
        ]
        return said(now, NO_NOTE), choices, []


class Look(Route, frozen=True):
    """A game after so many events, only to be looked at; `tries` plays on from a moment."""

    session: Session
    at: int
    tries: Callable[[int], None]


@opens(Look)
def _open(app: Host, route: Look) -> Screen:
    return LookScreen(app, route.session, route.at, route.tries)
