"""The note of a moment: a small paper with a sentence or two, and two small buttons."""

from collections.abc import Callable
from typing import Final, NamedTuple

import pygame

from fort_desktop.scene import text
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Container, Node
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.fonts import BOLD
from fort_desktop.ui.art.paper import tape
from fort_desktop.ui.coach.notes.note import tail
from fort_desktop.ui.coach.notes.placing import Room, apart, note_place, overlap
from fort_desktop.ui.design.canvas import Canvas, soft_shadow
from fort_desktop.ui.design.text_box import width
from fort_desktop.ui.i18n.i18n import trc
from fort_desktop.ui.table.panels.rival_sheet import SHEET_Z
from fort_desktop.ui.table.pointing import DESIGN_UNITS
from fort_desktop.ui.table.things import NOTE, NOTE_MORE, NOTE_OFF
from fort_desktop.ui.toolkit.common import button

_Z: Final = SHEET_Z - 1
"""Above the table and what it asks on a sheet; below all that somebody brings to the front."""
_WIDE: Final = 316.0
_EDGE: Final = 14.0
_TEXT: Final = 16.0
_BUTTON: Final = 32.0
_GAP: Final = 8.0
_NEAR: Final = 60.0
"""Units to the thing beyond which no tail points at it: it would cross something else."""
_LABEL: Final = 23.0 / DESIGN_UNITS
_AFTER: Final = 2
"""The note is reached by the keys after all that answers."""


class Press(NamedTuple):
    """The actions of a note: tell more, be the last note, or go away."""

    more: Callable[[], None]
    off: Callable[[], None]
    close: Callable[[], None]


class Paper:
    """A note that is measured first, and laid where there is room for it then.

    Args:
        unit: pixels of one unit of the table.
    """

    def __init__(self, unit: float, words: str) -> None:
        self.words = words
        self._unit = unit
        self._buttons = (
            # NOTE: a small button on a note for beginners: opens the page of the rules
            (NOTE_MORE, trc("help", "More")),
            # NOTE: a small button on a note for beginners: none of them is shown any more
            (NOTE_OFF, trc("help", "No more notes")),
        )
        self._widths = [width(label, unit, _LABEL) + 30 for _, label in self._buttons]
        self._wide = max(_WIDE, sum(self._widths) + _GAP + 2 * _EDGE)
        self._room = self._wide - 2 * _EDGE
        style = text.Style(BOLD, max(12, round(_TEXT * unit)), pal.INK)
        self._text = text.measure(style, words, round(self._room * unit))[1] / unit + 4
        self._high = _EDGE + self._text + _GAP + _BUTTON + _EDGE - 4

    @property
    def size(self) -> tuple[float, float]:
        """Its width and height, in pixels."""
        return self._wide * self._unit, self._high * self._unit

    def place(self, room: Room) -> Box | None:
        """Return its place; None where it would cover the hand, the question or an answer."""
        found = note_place(self.size, room, 12 * self._unit)
        return found if self.fits(found, room) else None

    def fits(self, place: Box, room: Room) -> bool:
        """Return True if it has room at a place, and covers nothing there that is needed."""
        needed = (room.hand, room.bar, *room.answers)
        return (place.w, place.h) == self.size and not any(overlap(place, one) for one in needed)

    def lay(self, root: Node, place: Box, room: Room, press: Press) -> Node:
        """Lay it down with its tail; returns what holds both.

        A tail that would hide what is better seen is left out.
        """
        top = root.add(Container(room.window, "help", z=_Z))
        unit = self._unit
        shadow = soft_shadow(round(place.w), round(place.h), unit)
        under = Node(Box(place.x - 8 * unit, place.y - 2 * unit, *shadow.get_size()), shadow)
        under.solid = False
        top.add(under)
        sheet = top.add(Node(place, self._picture(place), NOTE))
        sheet.label, sheet.clicked, sheet.order = self.words, press.close, _AFTER
        strip = tape(round(76 * unit), round(20 * unit), turn=-2.0)
        taped = Node(Box(place.w / 2 - 38 * unit, -10 * unit, *strip.get_size()), strip)
        taped.solid = False
        sheet.add(taped)
        self._add_buttons(sheet, press)
        near = [one for one in room.targets if apart(place, one) <= _NEAR * unit]
        point = tail(place, near[0], room.bar, unit) if near else None
        if point is not None and not any(overlap(point.box, one) for one in room.aside):
            top.add(point)
        return top

    def _picture(self, place: Box) -> pygame.Surface:
        canvas = Canvas(place.w, place.h, self._unit)
        canvas.panel(0, 0, canvas.w, canvas.h, pal.PAPER, 8, pal.OUTLINE, 2.4)
        canvas.paragraph(self.words, _EDGE, _EDGE, self._room + 2, self._text + 2, _TEXT)
        return canvas.image

    def _add_buttons(self, sheet: Node, press: Press) -> None:
        unit, x = self._unit, _EDGE
        y = self._high - _BUTTON - _EDGE + 4
        acts = (press.more, press.off)
        for (key, label), w, act in zip(self._buttons, self._widths, acts, strict=True):
            area = Box(x * unit, y * unit, w * unit, _BUTTON * unit)
            node = sheet.add(button(area, unit / DESIGN_UNITS, label, key, act, False))
            node.order = _AFTER
            x += w + _GAP
