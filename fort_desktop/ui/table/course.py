"""The course of a game at the table: what happens is told, and computer players think."""

import time
from typing import Final, Protocol

from fort_desktop.session.session import Session
from fort_desktop.ui.table.model import TableModel
from fort_desktop.ui.table.presenter import Presenter

_FRAME: Final = 0.012
"""Seconds of a frame that computers may use up where nothing is animated."""
_NAP: Final = 0.0005
"""Seconds between two looks whether the disk is done, in such a frame."""


class Table(Protocol):
    """What the course has to know of the screen that it belongs to."""

    session: Session
    model: TableModel
    presenter: Presenter
    gone: bool


def next_thing(table: Table, seconds: float, speed: float) -> bool:
    """What comes by itself once the disk has all that was done; False if that is nothing.

    Args:
        seconds: since it was called last; speed: how fast computer players seem to be.
    """
    model, session = table.model, table.session
    if model.held or not session.recording.settled:
        return False
    if not model.quiet:
        table.presenter.go_on()
        return True
    if model.past is not None or not session.computers_turn:
        return False
    steps = session.think(seconds, speed)
    if steps:
        model.put(steps)
    return bool(steps)


def hurry(table: Table, seconds: float, speed: float) -> None:
    """Without animations: all that is to come, as far as one frame has time for it."""
    until = time.perf_counter() + _FRAME
    going, model = True, table.model
    while going and not table.gone and time.perf_counter() < until:
        if not table.session.recording.settled:
            time.sleep(_NAP)
        elif model.quiet or model.held:
            going = next_thing(table, seconds, speed)
            seconds = 0.0
        else:
            table.presenter.finish()
