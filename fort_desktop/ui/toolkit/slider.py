"""A slider from 0 to 100, moved by dragging, clicks or the arrow keys."""

from collections.abc import Callable
from typing import Final

from fort_desktop.scene.geometry import Box, Point
from fort_desktop.scene.meaning import Meaning
from fort_desktop.scene.node import Node
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.design.canvas import Canvas
from fort_desktop.ui.i18n.i18n import tr, trc
from fort_desktop.ui.text.lists import labelled

_KNOB: Final = 52.0
_NUMBER: Final = 130.0
"""Room for the number at the right end, in design units."""
_STEP: Final = 5


class Slider(Node):
    """Shows its value as a bar, a knob and a number; calls `changed` when it is released.

    Attributes:
        value: 0 to 100.
        moving: called with each value while the knob is still held.
    """

    def __init__(
        self,
        area: Box,
        unit: float,
        name: str,
        title: str,
        value: int,
        changed: Callable[[int], None],
    ) -> None:
        super().__init__(area, None, name)
        self.unit = unit
        self.title = title
        self.value = value
        self.solid = True
        self._told = value
        self._changed = changed
        self.moving: Callable[[int], None] = lambda value: None
        self.grabbed = self._grab
        self.held = self._hold
        self.keyed = self._key
        self.wheeled = lambda notches: self._step(round(notches) * _STEP)
        self._draw()

    @property
    def _track(self) -> float:
        """The length of the knob's track, in design units."""
        return self.box.w / self.unit - _NUMBER - _KNOB

    def _grab(self, at: Point) -> None:
        x = (at.x - self.area.x) / self.unit - _KNOB / 2
        self._set(round(100 * x / self._track))

    def _hold(self, down: bool) -> None:
        if not down:
            self._tell()

    def _key(self, name: str) -> bool:
        steps = {"left": -_STEP, "right": _STEP, "home": -100, "end": 100}
        if name not in steps:
            return False
        self._step(steps[name])
        return True

    def _step(self, change: int) -> None:
        self._set(self.value + change)
        self._tell()

    def _set(self, value: int) -> None:
        self.value = max(0, min(100, value))
        self._draw()
        self.moving(self.value)

    def _tell(self) -> None:
        if self.value != self._told:
            self._told = self.value
            self._changed(self.value)

    def _draw(self) -> None:
        canvas = Canvas(self.box.w, self.box.h, self.unit)
        middle = canvas.h / 2
        at = self._track * self.value / 100
        canvas.panel(0, middle - 11, self._track + _KNOB, 22, pal.PAPER, 11, pal.OUTLINE, 4)
        if self.value:
            canvas.panel(0, middle - 11, at + _KNOB / 2, 22, pal.ACTION, 11, pal.OUTLINE, 4)
        canvas.panel(at, middle - _KNOB / 2, _KNOB, _KNOB, pal.PAPER, _KNOB / 2)
        # NOTE: no sounds, or no music
        shown = tr("{n}%", n=self.value) if self.value else trc("sound", "off")
        canvas.title(shown, canvas.w, middle, 29, _NUMBER - 16, align="right")
        self.image = canvas.image
        self.label = labelled(self.title, shown)
        self.meaning = Meaning("slider", number=self.value, name=self.title)
