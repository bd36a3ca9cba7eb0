"""A scene: a tree, what has to be drawn anew, and who gets the pointer and the keys."""

from typing import Final

import pygame

from fort_desktop.scene.animate import Animator
from fort_desktop.scene.drag import Drag
from fort_desktop.scene.events import Input, Key, Pointer
from fort_desktop.scene.focus import Focus
from fort_desktop.scene.geometry import Box, Point
from fort_desktop.scene.node import Node

SLOP: Final = 6
"""Pixels that the pointer may move before a press becomes a drag."""


class Scene:
    """Draws its tree on a surface, only where something has changed.

    Static nodes are composed once on a layer of their own; a frame copies that layer into the
    damaged rectangles and draws the moving nodes over it.
    """

    def __init__(self, size: tuple[int, int], speed: float = 1.0) -> None:
        self.size = size
        self.root = Node(Box(0, 0, *size))
        self.root.scene = self
        self.animator = Animator(speed)
        self.focus = Focus(self)
        self.drag: Drag | None = None
        self._pressed: tuple[Node, Point] | None = None
        self._hovered: Node | None = None
        self._dirty: list[pygame.Rect] = [pygame.Rect(0, 0, *size)]
        self._layer: pygame.Surface | None = None
        self._layer_dirty = True

    def damage(self, rect: pygame.Rect, static: bool = False) -> None:
        """These pixels have to be drawn anew."""
        if rect.w > 0 and rect.h > 0:
            self._dirty.append(rect.inflate(4, 4))
        self._layer_dirty = self._layer_dirty or static

    @property
    def needs_drawing(self) -> bool:
        """Whether anything has changed since the last `draw`."""
        return bool(self._dirty) or self._layer_dirty

    def draw(self, surface: pygame.Surface) -> list[pygame.Rect]:
        """Bring `surface` up to date; returns the changed rectangles."""
        whole = surface.get_rect()
        if self._layer_dirty or self._layer is None:
            self._layer = pygame.Surface(surface.get_size())
            self.root.draw(self._layer, whole, static=True)
            self._dirty = [whole]
            self._layer_dirty = False
        rects = _merged(self._dirty, whole)
        self._dirty = []
        for rect in rects:
            surface.set_clip(rect)
            surface.blit(self._layer, rect, rect)
            self.root.draw(surface, rect, static=False)
        surface.set_clip(None)
        return rects

    def advance(self, seconds: float) -> None:
        """Let time pass."""
        self.animator.advance(seconds)

    def handle(self, event: Input) -> None:
        """Take what a person did."""
        if isinstance(event, Pointer):
            if event.what == "down":
                self._down(event)
            elif event.what == "move":
                self._move(event)
            else:
                self._up(event)
        elif isinstance(event, Key):
            self._key(event)

    def _down(self, event: Pointer) -> None:
        if self.drag is not None:
            self._cancel_drag()
            return
        node = self.root.find(event.at)
        if event.button == 1 and node is not None:
            self._pressed = (node, event.at)
            self.focus.hide()

    def _move(self, event: Pointer) -> None:
        if self.drag is not None:
            self.drag.move(event.at)
            return
        if self._pressed is not None:
            node, start = self._pressed
            far = abs(event.at.x - start.x) + abs(event.at.y - start.y) > SLOP
            if far and node.payload is not None:
                self.drag = Drag(self, node, start)
                self.drag.move(event.at)
            return
        self._hover(self.root.find(event.at))

    def _hover(self, node: Node | None) -> None:
        if node is self._hovered:
            return
        if self._hovered is not None and self._hovered.hovered is not None:
            self._hovered.hovered(False)
        self._hovered = node
        if node is not None and node.hovered is not None:
            node.hovered(True)

    def _up(self, event: Pointer) -> None:
        pressed, self._pressed = self._pressed, None
        if self.drag is not None:
            drag, self.drag = self.drag, None
            drag.drop(event.at)
        elif pressed is not None and event.button == 1:
            node = self.root.find(event.at)
            if node is pressed[0] and node.clicked is not None:
                node.clicked()

    def _key(self, event: Key) -> None:
        if event.name == "escape" and self.drag is not None:
            self._cancel_drag()
        else:
            self.focus.key(event.name)

    def _cancel_drag(self) -> None:
        if self.drag is not None:
            self.drag.cancel()
            self.drag = None
        self._pressed = None

    def clear(self) -> None:
        """Remove everything; running animations, a drag and the focus end."""
        self._cancel_drag()
        self.animator.cancel()
        self.root.clear()
        self._hovered = None
        self.focus.hide()
        self._layer_dirty = True


def _merged(rects: list[pygame.Rect], whole: pygame.Rect) -> list[pygame.Rect]:
    """The same pixels in few rectangles, none of them overlapping another."""
    merged: list[pygame.Rect] = []
    for rect in rects:
        new = rect.clip(whole)
        if new.w == 0 or new.h == 0:
            continue
        while (hit := new.collidelist(merged)) >= 0:
            new = new.union(merged.pop(hit))
        merged.append(new)
    return merged
