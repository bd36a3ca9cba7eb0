"""The event handlers of a node."""

from collections.abc import Callable
from typing import Any

from fort_desktop.scene.geometry import Point


class Handlers:
    """Callbacks of a node; an event without a callback goes to the parent.

    Attributes:
        clicked: the first button went down and up on it, or Enter or Space; it takes the focus.
        asked: the second button went down and up on it: the person wants to know more.
        hovered: the pointer or the focus is now on it, or no longer.
        held: the first button is down on it, or no longer.
        grabbed: it captures the pointer while the first button is down: called with each place.
        wheeled: the wheel turned over it, in notches.
        keyed: a key went down while it has the focus; returns whether it was handled.
        typed: text was typed while it has the focus; it is focusable.
        focused: the keyboard focus came to it or left it, wherever the pointer is.
        look_first: a finger's first tap only points at it, since it cannot do so otherwise; the
            next one clicks.
        payload: the data of a drag of this node; None if it cannot be dragged.
        drag_began: a drag of it began; drag_ended: it was dropped (True) or went home.
        accepts: as a drop target, whether it takes a payload; called once per drag.
        drag_over: a payload that it accepts entered (True) or left (False).
        dropped: takes an accepted payload; refused: says why not.
    """

    def __init__(self) -> None:
        self.clicked: Callable[[], None] | None = None
        self.asked: Callable[[], None] | None = None
        self.hovered: Callable[[bool], None] | None = None
        self.held: Callable[[bool], None] | None = None
        self.grabbed: Callable[[Point], None] | None = None
        self.wheeled: Callable[[float], None] | None = None
        self.keyed: Callable[[str], bool] | None = None
        self.typed: Callable[[str], None] | None = None
        self.focused: Callable[[bool], None] | None = None
        self.look_first = False
        self.payload: Any = None
        self.drag_began: Callable[[], None] | None = None
        self.drag_ended: Callable[[bool], None] | None = None
        self.accepts: Callable[[Any], bool] | None = None
        self.drag_over: Callable[[bool], None] | None = None
        self.dropped: Callable[[Any], None] | None = None
        self.refused: Callable[[Any], None] | None = None

    @property
    def reacts(self) -> bool:
        """Whether it has any pointer handler."""
        handlers = (self.clicked, self.hovered)
        more = (self.held, self.grabbed, self.wheeled, self.payload, self.accepts)
        return any(handler is not None for handler in handlers + more)
