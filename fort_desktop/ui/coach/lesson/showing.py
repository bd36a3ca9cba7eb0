"""Shows the note of a lesson at the table: with what it points at, the rest a little darker."""

import math
from collections.abc import Sequence
from typing import Final

import pygame

from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Container, Node
from fort_desktop.scene.panel import rounded
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.highlights import GLOW_EDGE, glow
from fort_desktop.ui.coach.lesson.card import LessonCard
from fort_desktop.ui.coach.notes.note_card import tail
from fort_desktop.ui.coach.notes.placing import Room, note_place
from fort_desktop.ui.design.unit import STEP

_VEIL_Z: Final = 400_000.0
"""Above all that lies on the table, below a card that has come to the front."""
_NOTE_Z: Final = 640_000.0
"""Above that card and its panel."""
_DARK: Final = 62
_PULSES: Final = 3
_PULSE: Final = 0.9
"""Seconds of one swelling of the glow; after some it stays."""
_FAINT: Final = 0.35


class Shown:
    """A note as it lies on a table.

    Args:
        open_too: what is not darkened either; None darkens nothing.

    Attributes:
        below: holds glow and veil; top: holds the note; sheet: the note itself.
        targets: what it points at, in pixels.
    """

    def __init__(self, root: Node, room: Room, open_too: Sequence[Box] | None, unit: float) -> None:
        self.below = root.add(Container(room.window, "lesson veil", z=_VEIL_Z))
        self.top = root.add(Container(room.window, "lesson", z=_NOTE_Z))
        self.targets = list(room.targets)
        self.sheet: Node | None = None
        self._room = room
        self._unit = unit
        self._time = 0.0
        self._glows: list[Node] = []
        if room.targets:
            if open_too is not None:
                self._darken([*room.targets, *open_too])
            self._glow()

    def _darken(self, holes: Sequence[Box]) -> None:
        w, h = round(self._room.window.w), round(self._room.window.h)
        veil = pygame.Surface((w, h), pygame.SRCALPHA, 32)
        veil.fill((*pal.SHADOW[:3], _DARK))
        for hole in holes:
            edge = 4 * self._unit
            size = (round(hole.w + 2 * edge), round(hole.h + 2 * edge))
            cut = rounded(*size, 9 * self._unit, (0, 0, 0), None, 0)
            at = (round(hole.x - edge), round(hole.y - edge))
            veil.blit(cut, at, special_flags=pygame.BLEND_RGBA_SUB)
        node = Node(self._room.window, veil, "lesson veil")
        node.solid = False
        self.below.add(node)

    def _glow(self) -> None:
        unit = self._unit / STEP
        far = round(GLOW_EDGE * unit)
        for box in self.targets:
            image = glow(round(box.w), round(box.h), unit, True)
            area = Box(box.x - far, box.y - far, *image.get_size())
            node = Node(area, image, "lesson glow")
            node.solid = False
            self._glows.append(self.below.add(node))

    def lay(self, note: LessonCard) -> Node:
        """Lay the note beside what it points at; returns the place where its sheet goes."""
        place = note_place(note.size, self._room, 16 * self._unit)
        self.sheet = note.lay(self.top, place, None)
        if self.targets:
            point = tail(place, self.targets[0], self._room.bar, self._unit)
            if point is not None:
                self.top.add(point)
        return self.sheet

    def go_on(self, seconds: float, still: bool) -> None:
        """Let the glow swell some times, unless pictures are to move `still` less."""
        if not self._glows or self._time > _PULSES * _PULSE:
            return
        self._time += seconds
        over = still or self._time > _PULSES * _PULSE
        wave = (1 + math.cos(2 * math.pi * self._time / _PULSE)) / 2
        for node in self._glows:
            node.opacity = 1.0 if over else _FAINT + (1 - _FAINT) * wave

    def again(self) -> None:
        """Something else was tried: the glow swells anew."""
        self._time = 0.0

    def remove(self) -> None:
        """Take it away, if the table was not laid out anew anyway."""
        for node in (self.below, self.top):
            if node.parent is not None:
                node.remove()
