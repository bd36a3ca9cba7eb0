"""Looking back: the table as it was, from the eyes of one seat."""

from typing import TYPE_CHECKING

from fort_desktop.scene.events import Input, Key
from fort_desktop.ui.table.widgets.prompt import Choice
from fort_desktop.ui.text.i18n import tr

if TYPE_CHECKING:
    from fort_desktop.ui.table.screen import TableScreen

_EARLIER = ("left", "up", "page up")
_LATER = ("right", "down", "page down")


class Past:
    """Which moment the table shows; `at` is None while it shows the present.

    `at` is how many events of the game there were then.
    """

    def __init__(self, table: "TableScreen") -> None:
        self.table = table
        self.at: int | None = None

    def go(self, at: int) -> None:
        """Show the moment after the first `at` events."""
        if self.table.telling.quiet:
            self.at = at
            # Its line is to be seen in the log.
            self.table.scrolled = 0
            self.table.telling.look(self.table.session.view_at(at))
            self.table.back()

    def back(self) -> None:
        """Show the present again."""
        self.at = None
        self.table.scrolled = 0
        self.table.telling.jump()

    def move(self, change: int) -> None:
        """To the line before or after; after the last line lies the present."""
        lines = self.table.lines
        to = self.table.marked + change
        if to >= len(lines):
            self.back()
        elif to >= 0 and lines:
            self.go(lines[to].at)

    def heard(self, event: Input) -> bool:
        """Take a key that belongs to looking back; False if it is not for it."""
        if not isinstance(event, Key) or not self.table.telling.quiet:
            return False
        looking = self.at is not None
        if event.name == "page up" or (looking and event.name in _EARLIER):
            self.move(-1)
        elif looking and event.name in _LATER:
            self.move(1)
        elif looking and event.name in ("escape", "end"):
            self.back()
        else:
            return False
        return True

    @property
    def banner(self) -> str:
        """What is shown, in a sentence."""
        view = self.table.shown
        if not view.round:
            return tr("Looking back: before the first round")
        who = self.table.teller.name(view.leader)
        return tr("Looking back: round {n}, turn of {who}", n=view.round, who=who)

    @property
    def choices(self) -> list[Choice]:
        """What can be done while looking back."""
        table = self.table
        found = [
            Choice("earlier", tr("Earlier"), lambda: self.move(-1)),
            Choice("later", tr("Later"), lambda: self.move(1)),
        ]
        if table.session.ended:
            viewer = table.session.viewer
            following = (viewer + 1) % len(table.session.seats)
            words = tr("See it as {who}", who=table.teller.name(following))
            found.append(Choice("see as", words, lambda: self.see_as(following)))
        found.append(Choice("play on", tr("Play on from here"), self.play_on))
        found.append(Choice("now", tr("Back to now"), self.back))
        return found

    def see_as(self, seat: int) -> None:
        """After the game nothing is secret: look from another seat."""
        at = self.at
        self.table.session.see_as(seat)
        self.table.telling.retell()
        if at is not None:
            self.go(at)

    def play_on(self) -> None:
        """A new game that goes on from here."""
        if self.at is not None:
            self.table.app.branch(self.at)
