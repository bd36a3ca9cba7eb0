"""Whether a table rests: nothing moves on it, and nothing is still to be told."""

from typing import Protocol

from fort_desktop.scene.scene import Scene
from fort_desktop.session.session import Session
from fort_desktop.ui.table.making_room import Room
from fort_desktop.ui.table.model import TableModel


class Table(Protocol):
    """What has to be known of the table."""

    scene: Scene
    session: Session
    model: TableModel
    making_room: Room

    @property
    def speed(self) -> float:
        """How fast pictures move, 0 for none."""


def still(table: Table) -> bool:
    """Whether nothing moves on the table, though a computer player may think."""
    moves = table.scene.animator.busy or not table.session.recording.settled
    return table.model.quiet and not moves


def awaited(table: Table) -> object:
    """What stands for that which a person is to do; None while the game goes on by itself.

    Pictures that move under the pointer, or what was opened to be read, change nothing.
    """
    model, session = table.model, table.session
    tells = not model.quiet or not session.recording.settled
    if not model.held and (tells or model.thinks is not None):
        return None
    return session.at, model.held


def rests(table: Table) -> bool:
    """Whether nothing moves at all, and nobody thinks."""
    waits = table.model.thinks is None and table.scene.pointer.drag is None
    return waits and still(table) and not table.making_room.busy


def moves(table: Table) -> bool:
    """Whether pictures may move there."""
    return bool(table.speed) and not table.scene.animator.reduced
