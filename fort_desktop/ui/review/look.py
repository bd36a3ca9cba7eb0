"""The table as it was at a moment of a game that is over: one looks at it, and goes back."""

from collections.abc import Callable
from functools import partial

from fort_desktop.session.session import Session
from fort_desktop.ui.host.registry import opens
from fort_desktop.ui.host.routes import Route
from fort_desktop.ui.host.screen import Host, Screen
from fort_desktop.ui.i18n.i18n import tr
from fort_desktop.ui.table import history
from fort_desktop.ui.table.panels.bar import NO_NOTE
from fort_desktop.ui.table.panels.buttons import Choice
from fort_desktop.ui.table.reader import TableReader
from fort_desktop.ui.table.screen import TableScreen
from fort_desktop.ui.table.turn_bar import said
from fort_desktop.ui.table.variants import BarContents, Desk, Variant


class Look(Route, frozen=True):
    """A game after so many events, only to be looked at.

    Args:
        tries: plays on from the moment that is shown, of which it is told the number of events.
    """

    session: Session
    at: int
    tries: Callable[[int], None]


def _bar(
    tries: Callable[[int], None], desk: Desk, now: TableReader, usual: BarContents
) -> BarContents:
    """Return the bar: which moment it is, the moments before and after it, the ways on and back."""
    at = now.past if now.past is not None else desk.session.at
    choices = [
        *history.choices(desk.model, at, tries)[:2],
        Choice("try", tr("Try it from here"), partial(tries, at), role="aside"),
        Choice("back", tr("Back to the page"), desk.app.pop),
    ]
    return said(now, NO_NOTE), choices, []


@opens(Look)
def _open(app: Host, route: Look) -> Screen:
    looking = Variant(
        plays=False,
        only_past=True,
        takes_back=False,
        bar=partial(_bar, route.tries),
        acts={"decline": lambda desk: desk.escape()},
    )
    screen = TableScreen(app, route.session, looking)
    screen.model.go_to(route.at)
    return screen
