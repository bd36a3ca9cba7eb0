"""A sheet over which something can be asked, in place of it."""

from collections.abc import Callable

from fort_desktop.record.tally import Tally, tally
from fort_desktop.ui.host.screen import Host, Screen
from fort_desktop.ui.persons.profile import ProfileId

Over = Callable[[], None]
"""Lays out what lies over the sheet, in place of it."""


class Asks(Screen):
    """A sheet that asks who somebody is, among other things.

    Attributes:
        over: what is asked at present, instead of the sheet; None for nothing.
    """

    def __init__(self, app: Host) -> None:
        super().__init__(app)
        self.over: Over | None = None
        self._played = [slot.summary for slot in app.games.all_so_far]

    def ask(self, over: Over | None) -> None:
        """Lay something over the sheet, or with None take it away."""
        self.over = over
        self.app.presses.opened()
        self.rebuild()

    def played(self, who: ProfileId) -> Tally:
        """Return the games that a person has played and won, of all games that are kept."""
        return tally(self._played, who)
