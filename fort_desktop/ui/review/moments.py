"""Small pictures of the table as it was at moments of a game, each shown as soon as it is there."""

from collections import deque
from contextlib import suppress
from pathlib import Path
from typing import Final

import pygame

from fort_desktop.scene.node import Node
from fort_desktop.session.session import Session
from fort_desktop.ui.i18n.i18n import language
from fort_desktop.ui.review.easel import Easel, Wanted, picture
from fort_desktop.ui.table.model import TableModel

_MOST: Final = 24
"""So many pictures are kept: more than a page shows at a time."""


class Moments:
    """The pictures of one game for one seat's eyes.

    A page is first shown without them; whoever draws frames calls `go_on` in each.

    Args:
        eyes: the game as this seat sees it; record: its file.
        elsewhere: there are processes beside this one, so they are painted there.
    """

    def __init__(self, eyes: Session, record: Path, elsewhere: bool) -> None:
        self._model = TableModel(eyes)
        self._easel: Easel | None = None
        # Without a pipe they are painted here.
        with suppress(OSError):
            self._easel = Easel(record, eyes.viewer) if elsewhere else None
        self._made: deque[tuple[Wanted, pygame.Surface]] = deque(maxlen=_MOST)
        self._wanted: dict[Wanted, list[Node]] = {}

    def hang(self, node: Node, at: int) -> None:
        """Show the picture of a moment on a node, which it fills, as soon as it is painted."""
        wanted = Wanted(at, (round(node.box.w), round(node.box.h)), language())
        found = next((image for one, image in self._made if one == wanted), None)
        if found is not None:
            node.image = found
            return
        self._wanted.setdefault(wanted, []).append(node)

    def go_on(self) -> None:
        """Show what has been painted, and ask for the newest of what has not.

        Where nobody else can paint, one is painted here, which takes longer than a frame may.
        """
        easel = self._easel
        if easel is not None:
            for wanted, image in easel.take():
                self._show(wanted, image)
        if not self._wanted:
            return
        if easel is None or not easel.running:
            self._paint(next(iter(self._wanted)))
        elif easel.free:
            easel.ask(next(reversed(self._wanted)))

    def finish(self) -> None:
        """Paint all that is wanted, here and now."""
        while self._wanted:
            self._paint(next(iter(self._wanted)))

    def _paint(self, wanted: Wanted) -> None:
        self._show(wanted, picture(self._model, wanted))

    def _show(self, wanted: Wanted, image: pygame.Surface) -> None:
        self._made.append((wanted, image))
        for node in self._wanted.pop(wanted, ()):
            node.image = image

    def forget(self) -> None:
        """Nothing is wanted any more for nodes that are not on the screen."""
        shown = {
            wanted: [node for node in nodes if node.scene is not None]
            for wanted, nodes in self._wanted.items()
        }
        self._wanted = {wanted: nodes for wanted, nodes in shown.items() if nodes}

    def close(self) -> None:
        """Nothing more is painted for it."""
        self._wanted.clear()
        if self._easel is not None:
            self._easel.close()
