"""What the pointer and the keyboard may mean to a node."""

from collections.abc import Callable
from typing import Any

from fort_desktop.scene.geometry import Point


class Handlers:
    """What a node answers to; a handler that is None is passed on to the parent.

    Attributes:
        clicked: the first button went down and up on it, or Enter or Space; it takes the focus.
        hovered: the pointer or the focus is now on it, or no longer.
        held: the first button is down on it, or no longer.
        grabbed: it captures the pointer while the first button is down: called with each place.
        wheeled: the wheel turned over it, in notches.
        keyed: it has the focus and a key went down; returns whether that meant something.
        typed: it has the focus and text was typed; it takes the focus.
        focused: the keyboard focus has come to it or left it, wherever the pointer is.
        payload: what a drag of it carries; None if it cannot be dragged.
        drag_began: it is now under way; drag_ended: it was dropped (True) or went home.
        accepts: as a drop target, whether it takes a payload; asked once per drag.
        drag_over: a payload that it accepts is above it, or no longer.
        dropped: takes an accepted payload; refused: says why not.
    """

    def __init__(self) -> None:
        self.clicked: Callable[[], None] | None = None
        self.hovered: Callable[[bool], None] | None = None
        self.held: Callable[[bool], None] | None = None
        self.grabbed: Callable[[Point], None] | None = None
        self.wheeled: Callable[[float], None] | None = None
        self.keyed: Callable[[str], bool] | None = None
        self.typed: Callable[[str], None] | None = None
        self.focused: Callable[[bool], None] | None = None
        self.payload: Any = None
        self.drag_began: Callable[[], None] | None = None
        self.drag_ended: Callable[[bool], None] | None = None
        self.accepts: Callable[[Any], bool] | None = None
        self.drag_over: Callable[[bool], None] | None = None
        self.dropped: Callable[[Any], None] | None = None
        self.refused: Callable[[Any], None] | None = None

    @property
    def reacts(self) -> bool:
        """Whether the pointer means something to it."""
        handlers = (self.clicked, self.hovered)
        more = (self.held, self.grabbed, self.wheeled, self.payload, self.accepts)
        return any(handler is not None for handler in handlers + more)
