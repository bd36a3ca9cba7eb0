"""Small pictures of the table as it was at moments of a game, one painted at a time."""

from typing import Final

import pygame

from fort_desktop.session.session import Session
from fort_desktop.ui.book.positions import painted
from fort_desktop.ui.table.model import TableModel

_WINDOW: Final = (1280, 720)
"""The window in which a moment is laid out before it is made small."""
Wanted = tuple[int, tuple[int, int]]
"""A moment, as a number of events, and the size of its picture in pixels."""


class Moments:
    """The pictures of one game for one seat's eyes.

    To lay a table out takes longer than a frame may, so that a page is first shown without them:
    whoever draws frames paints one picture in each until all are there.
    """

    def __init__(self, session: Session) -> None:
        self._session = session
        self._made: dict[Wanted, pygame.Surface] = {}
        self._wanted: list[Wanted] = []

    def at(self, at: int, size: tuple[int, int]) -> pygame.Surface | None:
        """The picture of a moment; None as long as it is not painted, which it is from now on."""
        found = self._made.get((at, size))
        if found is None and (at, size) not in self._wanted:
            self._wanted.append((at, size))
        return found

    def paint(self) -> bool:
        """Paint one of those that are wanted; False if there is none."""
        if not self._wanted:
            return False
        at, size = self._wanted.pop(0)
        model = TableModel(self._session)
        model.go_to(at)
        whole, _ = painted(model, _WINDOW)
        self._made[at, size] = pygame.transform.smoothscale(whole, size)
        return True

    def forget(self) -> None:
        """Nothing is wanted any more that was not painted: another page is shown."""
        self._wanted.clear()
