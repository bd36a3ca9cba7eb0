"""The form of all that is said at a table: a note, the acts of its buttons, and its light."""

from collections.abc import Callable, Mapping
from typing import NamedTuple, Protocol

from fort_desktop.ui.coach.lights import Beam
from fort_desktop.ui.table.note import Note, NoteKey


class Spoken(NamedTuple):
    """Something that is said.

    Attributes:
        note: what it is; acts: what its buttons do; beam: what it lights.
        again: another number than before says it anew: it shakes its head.
        passing: it answers a touch, and then goes by itself: what lies open already does not fold
            it, and one of several notes lends it head and light.
    """

    note: Note
    acts: Mapping[NoteKey, Callable[[], None]]
    beam: Beam = Beam()
    again: int = 0
    passing: bool = False


class Speaker(Protocol):
    """Somebody who may have something to say at a table."""

    def go_on(self, seconds: float) -> None:
        """Let time pass."""

    def speaks(self) -> Spoken | None:
        """Return what is to be said now, None for nothing."""
