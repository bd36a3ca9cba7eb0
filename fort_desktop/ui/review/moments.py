"""Small pictures of the table as it was at moments of a game, painted bit by bit."""

from collections import deque
from typing import Final

import pygame

from fort_desktop.scene.slices import InSlices
from fort_desktop.session.session import Session
from fort_desktop.ui.book.positions import Painting
from fort_desktop.ui.table.model import TableModel

_WINDOW: Final = (1280, 720)
"""The window in which a moment is laid out before it is made small."""
_SLICE: Final = 0.008
"""Seconds of a frame that are spent on it, and then as long as one more part takes."""
_MOST: Final = 24
"""So many pictures are kept: more than a page shows at a time."""
Wanted = tuple[int, tuple[int, int]]
"""A moment, as a number of events, and the size of its picture in pixels."""


class Moments:
    """The pictures of one game for one seat's eyes.

    To lay a table out takes longer than a frame may, so a page is first shown without them: whoever
    draws frames lets them go on a little in each until all are there.
    """

    def __init__(self, session: Session) -> None:
        self._model = TableModel(session)
        self._made: deque[tuple[Wanted, pygame.Surface]] = deque(maxlen=_MOST)
        self._wanted: list[Wanted] = []
        self._work: InSlices | None = None

    def at(self, at: int, size: tuple[int, int]) -> pygame.Surface | None:
        """The picture of a moment; None as long as it is not painted, which it is from now on."""
        found = next((image for wanted, image in self._made if wanted == (at, size)), None)
        if found is None and (at, size) not in self._wanted:
            self._wanted.append((at, size))
        return found

    def go_on(self) -> bool:
        """Paint a little; True if a picture is finished now."""
        if not self._wanted:
            return False
        if self._work is None:
            self._work = self._begin(self._wanted[0])
        if not self._work.go_on(_SLICE):
            return False
        self._work = None
        return True

    def finish(self) -> bool:
        """Paint one whole picture at once; False if none is wanted."""
        wanted = bool(self._wanted)
        while self._wanted and not self.go_on():
            pass
        return wanted

    def _begin(self, wanted: Wanted) -> InSlices:
        at, size = wanted
        self._model.go_to(at)
        painting = Painting(self._model, _WINDOW)

        def step() -> bool:
            if painting.step():
                return True
            self._made.append((wanted, pygame.transform.smoothscale(painting.whole, size)))
            self._wanted.remove(wanted)
            return False

        return InSlices(step)

    def forget(self) -> None:
        """Nothing is wanted any more that was not painted: another page is shown."""
        self._wanted.clear()
        self._work = None
