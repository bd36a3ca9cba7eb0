"""The note of a tip: a small paper with a sentence or two, and two small buttons."""

from collections.abc import Callable
from typing import Final, NamedTuple

from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Container, Node
from fort_desktop.ui.coach.notes.note_card import Form, NoteCard, Press, tail
from fort_desktop.ui.coach.notes.placing import Room, apart, note_place, overlap
from fort_desktop.ui.i18n.i18n import trc
from fort_desktop.ui.table.panels.rival_sheet import SHEET_Z
from fort_desktop.ui.table.things import NOTE, NOTE_MORE, NOTE_OFF

_Z: Final = SHEET_Z - 1
"""Above the table and what it asks on a sheet; below all that somebody brings to the front."""
_FORM: Final = Form(316, 16, (76, 20), 32, 8, 30)
_NEAR: Final = 60.0
"""Units to the thing beyond which no tail points at it: it would cross something else."""
_AFTER: Final = 2
"""The note is reached by the keys after all that answers."""


class Actions(NamedTuple):
    """The actions of a note: tell more, be the last note, or go away."""

    more: Callable[[], None]
    off: Callable[[], None]
    close: Callable[[], None]


class TipCard(NoteCard):
    """The note of a tip.

    Args:
        unit: pixels of one unit of the table.
    """

    def __init__(self, unit: float, words: str) -> None:
        self._labels = (
            # NOTE: a small button on a note for beginners: opens the page of the rules
            trc("help", "More"),
            # NOTE: a small button on a note for beginners: none of them is shown any more
            trc("help", "No more notes"),
        )
        super().__init__(unit, words, self._labels, _FORM)

    def place(self, room: Room) -> Box | None:
        """Return its place; None where it would cover the hand, the question or an answer."""
        found = note_place(self.size, room, 12 * self._unit)
        return found if self.fits(found, room) else None

    def fits(self, place: Box, room: Room) -> bool:
        """Return True if it has room at a place, and covers nothing there that is needed."""
        needed = (room.hand, room.bar, *room.answers)
        return (place.w, place.h) == self.size and not any(overlap(place, one) for one in needed)

    def lay(self, root: Node, place: Box, room: Room, acts: Actions) -> Node:
        """Lay it down with its tail; returns what holds both.

        A tail that would hide what is better seen is left out.
        """
        top = root.add(Container(room.window, "help", z=_Z))
        unit, (more, off) = self._unit, self._labels
        presses = (
            Press(NOTE_MORE, more, acts.more, order=_AFTER),
            Press(NOTE_OFF, off, acts.off, order=_AFTER),
        )
        sheet = self.put(top, place, NOTE, presses)
        sheet.clicked, sheet.order = acts.close, _AFTER
        near = [one for one in room.targets if apart(place, one) <= _NEAR * unit]
        point = tail(place, near[0], room.bar, unit) if near else None
        if point is not None and not any(overlap(point.box, one) for one in room.aside):
            top.add(point)
        return top
