"""The part of a scene that is seen, where the scene is larger than its window."""

from typing import TYPE_CHECKING, Final

from fort_desktop.scene.geometry import Box, Point

if TYPE_CHECKING:
    from fort_desktop.scene.scene import Scene

_AROUND: Final = 0.12
"""The part of the window that is seen beyond what has the focus, so that one sees where it is."""
_NOTCH: Final = 0.14
"""The part of the window by which a notch of the wheel scrolls."""
_SAME: Final = 0.5
"""Seconds within which the wheel goes on scrolling, whatever has come below the pointer."""
_PAGES: Final = {"page up": -1, "page down": 1}


class View:
    """Scrolls a scene by moving its root: all places of nodes on the screen follow.

    Attributes:
        window: its size, in pixels.
        bar: so many pixels at the right edge lie below a bar where the scene scrolls down, and at
            the lower edge where it scrolls across.
    """

    def __init__(self, scene: "Scene", window: tuple[int, int]) -> None:
        self._scene = scene
        self.window = window
        self.bar = 0
        self._reach = Box(0, 0, *scene.size)
        self._turned = -_SAME

    @property
    def reach(self) -> Box:
        """The part of the scene that is worth seeing, in pixels of the scene."""
        return self._reach

    @reach.setter
    def reach(self, reach: Box) -> None:
        x, y = max(0.0, reach.x), max(0.0, reach.y)
        right, bottom = (
            min(self._scene.size[0], reach.right),
            min(self._scene.size[1], reach.bottom),
        )
        self._reach = Box(x, y, right - x, bottom - y)
        self.to(*self.seen[:2])

    @property
    def seen(self) -> Box:
        """The part of the scene that is seen now."""
        box = self._scene.root.box
        return Box(-box.x, -box.y, *self.window)

    @property
    def scrolls(self) -> tuple[bool, bool]:
        """True for each way, across and down, in which there is more than the window shows."""
        (w, h), reach = self.window, self._reach
        down = reach.h > h + 1
        across = reach.w > w - self.bar * down + 1
        return across, down or reach.h > h - self.bar * across + 1

    @property
    def clear(self) -> tuple[int, int]:
        """The size of the part of the window that no bar lies on, in pixels."""
        across, down = self.scrolls
        return self.window[0] - self.bar * down, self.window[1] - self.bar * across

    def to(self, x: float, y: float) -> bool:
        """Show the scene from a place on, as far as there is something to see; False if it was."""
        reach, (w, h) = self._reach, self.clear
        before = self.seen
        left = _held(x, reach.x, reach.w, w, self._scene.size[0])
        top = _held(y, reach.y, reach.h, h, self._scene.size[1])
        self._scene.root.move_to(-left, -top)
        return self.seen != before

    def by(self, x: float, y: float) -> bool:
        """Scroll by so many pixels to the right and down; False if it is at its end there."""
        return self.to(self.seen.x + x, self.seen.y + y)

    def wheel(self, notches: float) -> None:
        """Turn the wheel: down, or to the right if there is nothing below."""
        self._turned = self._scene.clock
        across, down = self.scrolls
        far = -notches * _NOTCH
        if down:
            self.by(0, far * self.window[1])
        elif across:
            self.by(far * self.window[0], 0)

    @property
    def turning(self) -> bool:
        """True if the wheel has just scrolled, so that it does not turn what comes below it."""
        return self._scene.clock - self._turned < _SAME

    def key(self, name: str) -> bool:
        """Handle a key that scrolls; False if it does not."""
        return name in _PAGES and self.by(0, _PAGES[name] * self.window[1] * (1 - _AROUND))

    def show(self, area: Box) -> None:
        """Scroll as little as needed to see an area of the screen, with something around it."""
        (w, h), seen = self.clear, self.seen
        x, y = _least(area.x, area.w, w), _least(area.y, area.h, h)
        self.to(seen.x + x, seen.y + y)

    def place(self, area: Box) -> Box:
        """Return where something on the screen lies in the root."""
        seen = self.seen
        return area.at(area.x + seen.x, area.y + seen.y)

    def point(self, at: Point) -> Point:
        """Return where a point of the screen lies in the root."""
        return Point(at.x + self.seen.x, at.y + self.seen.y)


def _held(at: float, begin: float, long: float, window: float, whole: float) -> float:
    """Return where the window begins: within what is to be seen, or around its middle."""
    if long <= window:
        at = begin + (long - window) / 2
    else:
        at = max(begin, min(at, begin + long - window))
    return float(round(max(0.0, min(at, whole - window))))


def _least(begin: float, long: float, window: float) -> float:
    """Return by how much to scroll to have a stretch in the window; its beginning if too long."""
    around = min(window * _AROUND, max(0.0, (window - long) / 2))
    over = begin + long + around - window
    return min(begin - around, 0.0) if begin < around else max(0.0, min(over, begin - around))
