"""Bars at the edges of a window that shows only a part of its scene at a time."""

from typing import Final, Literal

from fort_desktop.scene.geometry import Box, Point
from fort_desktop.scene.node import Node
from fort_desktop.scene.scene import Scene
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.design.canvas import Canvas

Way = Literal["across", "down"]
WAYS: Final[tuple[Way, Way]] = ("across", "down")
WIDE: Final = 26.0
"""How wide a bar is, in design units."""
_EDGE: Final = 4.0
_BAR_Z: Final = 750_000.0


class ScrollBar(Node):
    """A bar along the lower or the right edge; a press or a drag shows another part.

    Args:
        unit: window pixels of one design unit.
    """

    def __init__(self, scene: Scene, unit: float, way: Way) -> None:
        super().__init__(Box(0, 0, 0, 0), None, f"scroll {way}", z=_BAR_Z)
        self._view = scene.view
        self._unit = unit
        self._way = way
        self.solid = True
        self.grabbed = self._grab
        scene.root.add(self)
        self.follow()

    def follow(self) -> None:
        """Come back to the edge of the window after it has scrolled."""
        view, wide = self._view, self._view.bar
        seen, reach, (w, h) = view.seen, view.reach, view.clear
        corner = wide if all(view.scrolls) else 0
        room = Box(seen.x, seen.bottom - wide, seen.w - corner, wide)
        if self._way == "down":
            room = Box(seen.right - wide, seen.y, wide, seen.h)
        if room == self.box and self.image is not None:
            return
        self.box = room
        canvas = Canvas(room.w, room.h, self._unit)
        canvas.panel(0, 0, canvas.w, canvas.h, pal.CARDBOARD_DARK, WIDE / 2, None)
        if self._way == "across":
            by = canvas.w / reach.w
            thumb = Box((seen.x - reach.x) * by, 0, w * by, WIDE)
        else:
            by = canvas.h / reach.h
            thumb = Box(0, (seen.y - reach.y) * by, WIDE, h * by)
        canvas.panel(*thumb.inset(_EDGE, _EDGE, _EDGE, _EDGE), pal.PAPER, WIDE / 2 - _EDGE)
        self.image = canvas.image

    def _grab(self, at: Point) -> None:
        """Bring what lies there on the bar into the middle of the window."""
        area, reach, seen = self.area, self._view.reach, self._view.seen
        if self._way == "across":
            self._view.to(reach.x + (at.x - area.x) / area.w * reach.w - seen.w / 2, seen.y)
        else:
            self._view.to(seen.x, reach.y + (at.y - area.y) / area.h * reach.h - seen.h / 2)
        self.follow()


def scroll_bars(scene: Scene, unit: float) -> None:
    """Have a bar for each way in which there is more to see than the window has room for."""
    scene.view.bar = round(WIDE * unit)
    there = {one.key: one for one in scene.root.children if isinstance(one, ScrollBar)}
    for way, needed in zip(WAYS, scene.view.scrolls, strict=True):
        bar = there.get(f"scroll {way}")
        if bar is not None and not needed:
            bar.remove()
        elif bar is not None:
            bar.follow()
        elif needed:
            ScrollBar(scene, unit, way)
