"""Presses that mean "go on" at the table, while something is told and while it waits."""

from typing import Final, TypeGuard

from fort_desktop.scene.events import Input, Key, Pointer
from fort_desktop.scene.node import Node
from fort_desktop.scene.pointer import climb
from fort_desktop.ui.table.model import TableModel
from fort_desktop.ui.table.things import Button

_MEANT: Final = (Button("wait"), Button("note"), Button("about_note"), Button("no_more_notes"))
"""What is pressed while something is told, and does not hasten it."""


def taps(event: Input) -> TypeGuard[Pointer]:
    """Whether a finger comes down."""
    return isinstance(event, Pointer) and event.touch and event.what == "down"


def hastens(event: Input, model: TableModel, front: Node, on_and_on: bool) -> bool:
    """Whether the person does not want to wait for what is being told; not while they look.

    Args:
        front: what gets the input; on_and_on: this press came soon after another one.
    """
    if model.quiet or model.held or not _presses(event):
        return False
    on = front.hit_test(event.at) if isinstance(event, Pointer) else None
    return on is None or on.key not in _MEANT or on_and_on


def goes_on(event: Input, model: TableModel, front: Node) -> bool:
    """Whether the person has looked for long enough at what is held.

    At a beat that waits for a click any click does, unless it is meant for something.
    """
    if not model.held or not _presses(event):
        return False
    if not isinstance(event, Pointer):
        return True
    return model.at_beat and climb(front.hit_test(event.at), _is_used) is None


def _is_used(node: Node) -> bool:
    return node.clicked is not None


def _presses(event: Input) -> bool:
    if isinstance(event, Key):
        return event.name in ("enter", "space")
    return isinstance(event, Pointer) and event.what == "down"
