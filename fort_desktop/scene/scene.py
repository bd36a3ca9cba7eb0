"""A scene: a tree of nodes, its damaged areas, and the dispatch of input."""

from collections.abc import Callable, Iterable, Sequence
from typing import Final

import pygame

from fort_desktop.scene.animate import Animator
from fort_desktop.scene.events import Blur, Input, Key, Leave, Pointer, Text
from fort_desktop.scene.focus import Focus
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.meaning import Live, Told
from fort_desktop.scene.node import Node
from fort_desktop.scene.pieces import Change, Layer, Piece, difference, outside, pieces
from fort_desktop.scene.pointer import PointerState
from fort_desktop.scene.under import Under
from fort_desktop.scene.view import View

_WASTE: Final = 1.3
"""How much larger than two rectangles one that covers both may be."""
Tells = Callable[[Node], Told | None]
"""Finds the words for a node that stands for something; None: its label says all."""
Says = Callable[[str, Live], None]
"""Says something by itself."""


class Scene:
    """A tree of nodes that is redrawn only where something has changed.

    Static nodes are composed once on a layer of their own; a frame copies that layer into the
    damaged rectangles and draws the other nodes over it.

    Args:
        size: of all that is laid out, in pixels.
        speed: of animations, 0 shows only their ends; reduced: skips movement.
        window: the size of the surface, if that shows only a part at a time; None for all.

    Attributes:
        clock: seconds that have passed in this scene.
        changed: something in it has moved, come, gone or changed its looks since `under` looked.
        version: another number for each change of what it shows.
        of: stands for the screen that it belongs to, however often that makes it again; whom: for
            those who look at it now.
        tells: finds the words for what its labels do not say, the same ones as long as `wording`
            is the same; says: says something by itself.
        reached: told of a node to which the focus of somebody who listens has come.
        under: what has lain where a press goes; scenes that are shown in turn share it.
        view: the part that is seen.
        arrives: it has just come in the place of another scene, whose picture may give way slowly.
        rests: nothing in it is about to change by itself, but for now and then a sign of life.
        clicked: told of every node that is clicked, by pointer or keyboard, before the node is.
    """

    def __init__(
        self,
        size: tuple[int, int],
        speed: float = 1.0,
        reduced: bool = False,
        window: tuple[int, int] | None = None,
    ) -> None:
        self.size = size
        self.clock = 0.0
        self.changed = True
        self.arrives = False
        self.rests = False
        self.version = 0
        self.of: object = self
        self.whom: object = None
        self.wording: object = None
        self.tells: Tells = lambda node: None
        self.says: Says = lambda words, live: None
        self.reached: Callable[[Node], None] = lambda node: None
        self.under = Under()
        self.clicked: Callable[[Node], None] = lambda node: None
        self.animator = Animator(speed, reduced)
        self._dirty: list[pygame.Rect] = [pygame.Rect(0, 0, *size)]
        self._layer_dirty: list[pygame.Rect] = []
        self._layer: pygame.Surface | None = None
        self.root = Node(Box(0, 0, *size), key="root")
        self.root.scene = self
        self.view = View(self, window or size)
        self.focus = Focus(self)
        self.pointer = PointerState(self)

    # What is drawn.

    def damage(self, rect: pygame.Rect, static: bool = False) -> None:
        """Mark pixels for redrawing; with `static`, those of the static layer too."""
        if rect.w > 0 and rect.h > 0:
            # A picture centred on half a pixel may be rounded either way.
            grown = rect.inflate(4, 4)
            self._dirty.append(grown)
            if static:
                self._layer_dirty.append(grown)

    def replace(self, old: Node, new: Node, changes: Sequence[Change] | None = None) -> None:
        """Put one tree in the place of another; only pixels that differ are drawn again.

        Args:
            changes: the difference, if it is known already.
        """
        parent = old.parent
        if parent is None:
            raise ValueError(f"the node '{old.name}' has no place that another could take")
        before = pieces(old) if changes is None and old.shown() else []
        parent.swap(old, new)
        if changes is None:
            changes = difference(before, pieces(new) if new.shown() else [])
        for rect, static in changes:
            self.damage(rect, static)

    def damage_all(self) -> None:
        """Mark everything for redrawing, after the surface was replaced or lost."""
        self._dirty = [pygame.Rect(0, 0, *self.size)]

    @property
    def needs_drawing(self) -> bool:
        """True if anything has changed since the last `draw`."""
        return bool(self._dirty)

    def draw(self, surface: pygame.Surface, part: pygame.Rect | None = None) -> list[pygame.Rect]:
        """Update `surface`, or a part of it for now; returns the changed rectangles."""
        found = pieces(self.root)
        layer = self._fresh_layer(surface, found)
        rects = merged(self._dirty, surface.get_rect())
        self._dirty = []
        if part is not None:
            self._dirty = [left for rect in rects for left in outside(rect, part)]
            rects = [rect for rect in (one.clip(part) for one in rects) if rect.w and rect.h]
        moving = Layer([piece for piece in found if not piece.static], rects)
        for rect in rects:
            moving.compose(surface, rect, layer)
        surface.set_clip(None)
        return rects

    def below(self, parent: Node, z: float) -> pygame.Surface:
        """Return a picture of its own of all that lies below a height, as it is now.

        Args:
            parent: the height is that of a child of this, which is the root or a child of it.
        """
        lower = [child for child in parent.children if child.z <= z]
        if parent is not self.root:
            lower = [child for child in self.root.children if child.z < parent.z] + lower
        found = [piece for child in lower for piece in pieces(child)]
        image = pygame.Surface(self.size, 0, self._layer or 32)
        found.sort(key=lambda piece: not piece.static)
        Layer(found, [image.get_rect()]).compose(image, image.get_rect())
        image.set_clip(None)
        return image

    def _fresh_layer(self, surface: pygame.Surface, found: Sequence[Piece]) -> pygame.Surface:
        layer = self._layer
        if layer is None or layer.get_size() != surface.get_size():
            # The same format as the surface: a plain copy is what a frame does most.
            layer = self._layer = pygame.Surface(surface.get_size(), 0, surface)
            self._layer_dirty = [layer.get_rect()]
            self._dirty = [layer.get_rect()]
        if self._layer_dirty:
            rects = merged(self._layer_dirty, layer.get_rect())
            resting = Layer([piece for piece in found if piece.static], rects)
            for rect in rects:
                resting.compose(layer, rect)
            layer.set_clip(None)
            self._layer_dirty = []
        return layer

    # What happens.

    def advance(self, seconds: float) -> None:
        """Advance the scene's time."""
        self.clock += seconds
        self.animator.advance(seconds)
        self.pointer.advance(seconds)
        self.focus.follow()

    def handle(self, event: Input) -> None:
        """Handle one input event."""
        if isinstance(event, Pointer):
            self.pointer.handle(event)
        elif isinstance(event, Key):
            if event.name == "escape" and self.pointer.drag is not None:
                self.pointer.cancel()
            else:
                self.focus.key(event.name)
        elif isinstance(event, Text):
            self.focus.text(event.text)
        elif isinstance(event, Blur):
            self.pointer.cancel()
        elif isinstance(event, Leave):
            self.pointer.leave()

    @property
    def front(self) -> Node:
        """The root of the part that gets input: the last visible modal node, else the root."""
        modal = [node for node in self.root.walk() if node.modal and node.shown()]
        return modal[-1] if modal else self.root

    @property
    def typing(self) -> bool:
        """True if what is typed goes into a node."""
        node = self.focus.node
        return node is not None and node.typed is not None

    def attend(self, node: Node | None, by: str, on: bool) -> None:
        """Note that the pointer or the focus comes to a node or leaves it.

        `hovered` is called once for both together, so that nothing is highlighted twice.
        """
        if node is None:
            return
        before = bool(node.attention)
        if on:
            node.attention.add(by)
        else:
            node.attention.discard(by)
        if by == "focus" and node.focused is not None:
            node.focused(on)
        if node.hovered is not None and before != bool(node.attention):
            node.hovered(on)

    def forget(self, nodes: Iterable[Node]) -> None:
        """Drop all references to nodes that have left the tree."""
        gone = set(nodes)
        self.animator.forget(gone)
        self.pointer.forget(gone)
        self.focus.forget(gone)

    def clear(self) -> None:
        """Remove everything; animations, a drag and the focus end."""
        self.animator.cancel()
        gone = list(self.root.walk())[1:]
        self.root.clear()
        self.animator.cancel()
        for node in gone:
            node.release()

    def close(self) -> None:
        """Remove everything for good, pictures included."""
        self.clear()
        self.focus.keys.clear()
        self.focus.first = None
        self.clicked = lambda node: None
        self.tells, self.says, self.of = lambda node: None, lambda words, live: None, None
        self.reached = lambda node: None
        self._layer = None


def merged(rects: list[pygame.Rect], whole: pygame.Rect) -> list[pygame.Rect]:
    """Merge rectangles into few that cover the same pixels, and little else, without overlapping.

    Two that overlap become one, unless that were much larger: then one of them is cut.
    """
    result: list[pygame.Rect] = []
    waiting = [rect.clip(whole) for rect in reversed(rects)]
    while waiting:
        new = waiting.pop()
        if new.w == 0 or new.h == 0:
            continue
        hit = new.collidelist(result)
        if hit < 0:
            result.append(new)
            continue
        old = result[hit]
        both = old.union(new)
        if both.w * both.h <= _WASTE * (old.w * old.h + new.w * new.h):
            waiting.append(both)
            del result[hit]
        else:
            waiting += outside(new, old)
    return result
