"""The table as it was at a moment of a game that is over: one looks at it, and goes back."""

from collections.abc import Callable
from functools import partial

from fort_desktop.session.session import Session
from fort_desktop.ui.host.registry import opens
from fort_desktop.ui.host.routes import Route
from fort_desktop.ui.host.screen import Host, Screen
from fort_desktop.ui.i18n.i18n import tr
from fort_desktop.ui.table.answers import moments
from fort_desktop.ui.table.reader import TableReader
from fort_desktop.ui.table.screen import TableScreen
from fort_desktop.ui.table.turn_bar import said
from fort_desktop.ui.table.variants import Desk, Variant
from fort_desktop.ui.table.viewmodels.bar import NO_NOTE, Answer, BarVM


class Look(Route, frozen=True):
    """A game after so many events, only to be looked at.

    Args:
        tries: plays on from the moment that is shown, of which it is told the number of events.
    """

    session: Session
    at: int
    tries: Callable[[int], None]


def _bar(desk: Desk, now: TableReader, usual: BarVM) -> BarVM:
    """Return the bar: which moment it is, the moments before and after it, the ways on and back."""
    answers = (
        *moments(),
        Answer("try", tr("Try from here")),
        Answer("page", tr("Back to the review"), "decline", quiet=True),
    )
    return BarVM(said(now, NO_NOTE), answers)


def _try(tries: Callable[[int], None], desk: Desk) -> None:
    """Play on from the moment that is shown."""
    tries(desk.model.past if desk.model.past is not None else desk.session.at)


@opens(Look)
def _open(app: Host, route: Look) -> Screen:
    looking = Variant(
        plays=False,
        only_past=True,
        takes_back=False,
        bar=_bar,
        presses={"try": partial(_try, route.tries), "page": lambda desk: desk.app.pop()},
        acts={"decline": lambda desk: desk.escape()},
    )
    screen = TableScreen(app, route.session, looking)
    screen.model.go_to(route.at)
    return screen
