"""The course of a game at the table: what is told next, when a computer thinks, what hastens it."""

from collections.abc import Iterable
from typing import Final, Protocol

from fort_desktop.scene import frame_clock
from fort_desktop.session.session import Session
from fort_desktop.ui.art.cardface import draw_ahead
from fort_desktop.ui.art.outdoors import draw_hours_ahead
from fort_desktop.ui.host.screen import Host
from fort_desktop.ui.i18n.i18n import Saying, language
from fort_desktop.ui.table.model import TableModel
from fort_desktop.ui.table.presenter import Presenter

_FRAME: Final = 0.012
"""Seconds of a frame that computers may use up where nothing is animated."""
_NAP: Final = 0.0005
"""Seconds between two looks whether the disk is done, in such a frame."""


class Table(Protocol):
    """What the course of a game has to know of the table where it is played."""

    model: TableModel
    session: Session
    presenter: Presenter
    gone: bool


def go_on(table: Table, seconds: float, speed: float) -> bool:
    """What comes by itself once the disk has all that was done; False if that is nothing.

    To be called while nothing moves. `speed`: of pictures, 0 for at once.
    """
    model, session = table.model, table.session
    if model.held or not session.recording.settled:
        return False
    if not model.quiet:
        table.presenter.go_on()
        return True
    if model.past is not None:
        return False
    awaited = model.goes_on
    steps = model.hotseat.go_on(seconds, speed)
    if steps:
        model.put(steps)
    elif awaited and (model.stand != model.hotseat.stand or not model.goes_on):
        # A computer's pick ahead of its turn is told to nobody, but now a person is asked.
        model.jump()
        return True
    return bool(steps)


def hurry(table: Table, seconds: float, speed: float) -> None:
    """Without animations: all that is to come, as far as one frame has time for it."""
    until = frame_clock.now() + _FRAME
    going = True
    while going and not table.gone and frame_clock.now() < until:
        if not table.session.recording.settled:
            frame_clock.nap(_NAP)
        elif table.model.quiet or table.model.held:
            going = go_on(table, seconds, speed)
            seconds = 0.0
        else:
            table.presenter.finish()


def tell_troubles(app: Host, news: Iterable[Saying]) -> None:
    """Files and computer players may be in trouble: tell what is new."""
    for say in (*news, *app.thinker_news()):
        app.tell(say)


def paint_ahead(session: Session) -> bool:
    """Paint one more picture that may be wanted; False if there is none."""
    return draw_ahead(session.catalog.kids.values(), language()) or draw_hours_ahead()
