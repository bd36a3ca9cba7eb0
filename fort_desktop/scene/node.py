"""The tree of things on the screen."""

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import TYPE_CHECKING, Any

import pygame

from fort_desktop.scene.geometry import Box, Point, turned_back

if TYPE_CHECKING:
    from fort_desktop.scene.scene import Scene


@lru_cache(maxsize=256)
def _turned(image: pygame.Surface, angle: float) -> pygame.Surface:
    return pygame.transform.rotozoom(image, angle, 1.0)


class Node:
    """A thing with a place, perhaps a picture, and children drawn above it.

    Args:
        box: its place in its parent, in pixels.
        image: what it shows, at its size; None for a mere container.
        name: how tests and the focus find it.

    Attributes:
        angle: its turn about its middle, degrees counterclockwise; children are not turned.
        payload: what a drag of it carries; None if it cannot be dragged.
        accepts: as a drop target, whether it takes a payload; dropped: what then happens.
        clicked, hovered: handlers; a node with `clicked` takes the keyboard focus.
        static: it changes only when the whole scene is laid out anew.
    """

    def __init__(
        self,
        box: Box,
        image: pygame.Surface | None = None,
        name: str = "",
        *,
        angle: float = 0.0,
        static: bool = False,
    ) -> None:
        self.box = box
        self.image = image
        self.name = name
        self.angle = angle
        self.static = static
        self.visible = True
        self.solid = image is not None
        self.parent: Node | None = None
        self.scene: Scene | None = None
        self.children: list[Node] = []
        self.payload: Any = None
        self.accepts: Callable[[Any], bool] | None = None
        self.dropped: Callable[[Any], None] | None = None
        self.clicked: Callable[[], None] | None = None
        self.pressed: Callable[[], None] | None = None
        self.hovered: Callable[[bool], None] | None = None
        self.label = ""

    def add(self, child: "Node") -> "Node":
        """Put `child` on top of the other children; returns it."""
        child.parent = self
        self.children.append(child)
        for node in child.walk():
            node.scene = self.scene
        child.damage()
        return child

    def insert_below(self, child: "Node", new: "Node") -> None:
        """Put `new` directly below a child."""
        self.add(new)
        self.children.remove(new)
        self.children.insert(self.children.index(child), new)

    def remove(self) -> None:
        """Take it out of its parent."""
        self.damage()
        if self.parent is not None:
            self.parent.children.remove(self)
        for node in self.walk():
            node.scene = None
        self.parent = None

    def clear(self) -> None:
        """Remove all children."""
        for child in list(self.children):
            child.remove()

    def walk(self) -> Iterator["Node"]:
        """It and all nodes below it, in the order of drawing."""
        yield self
        for child in self.children:
            yield from child.walk()

    @property
    def origin(self) -> Point:
        """Its top left corner on the screen."""
        if self.parent is None:
            return Point(self.box.x, self.box.y)
        above = self.parent.origin
        return Point(above.x + self.box.x, above.y + self.box.y)

    @property
    def area(self) -> Box:
        """Its place on the screen, not turned."""
        at = self.origin
        return Box(at.x, at.y, self.box.w, self.box.h)

    def shown(self) -> bool:
        """Whether it and all above it are visible."""
        return self.visible and (self.parent is None or self.parent.shown())

    def picture(self) -> tuple[pygame.Surface, pygame.Rect] | None:
        """What to draw and where."""
        if self.image is None:
            return None
        image = _turned(self.image, round(self.angle, 1)) if self.angle else self.image
        center = self.area.center
        size = image.get_size()
        return image, pygame.Rect(
            round(center.x - size[0] / 2), round(center.y - size[1] / 2), *size
        )

    def bounds(self) -> pygame.Rect:
        """The pixels that it covers, children included."""
        drawn = self.picture()
        area = self.area
        rect = drawn[1] if drawn else pygame.Rect(round(area.x), round(area.y), 0, 0)
        for child in self.children:
            if child.visible:
                rect = rect.union(child.bounds())
        return rect

    def damage(self) -> None:
        """It has to be drawn anew."""
        if self.scene is not None:
            self.scene.damage(self.bounds(), self.static)

    def move_to(self, x: float, y: float) -> None:
        """Change its place in its parent."""
        self.damage()
        self.box = Box(x, y, self.box.w, self.box.h)
        self.damage()

    def turn_to(self, angle: float) -> None:
        """Change its turn."""
        self.damage()
        self.angle = angle
        self.damage()

    def set_image(self, image: pygame.Surface | None) -> None:
        """Change its picture."""
        self.damage()
        self.image = image
        self.damage()

    def show(self, visible: bool) -> None:
        """Show or hide it."""
        if visible != self.visible:
            self.damage()
            self.visible = visible
            self.damage()

    def hits(self, point: Point) -> bool:
        """Whether a point of the screen lies on it, its turn considered."""
        area = self.area
        if self.angle:
            point = turned_back(point, area.center, -self.angle)
        return area.contains(point)

    def find(self, point: Point) -> "Node | None":
        """The topmost node at a point that shows something or reacts."""
        if not self.visible:
            return None
        for child in reversed(self.children):
            found = child.find(point)
            if found is not None:
                return found
        reacts = self.clicked or self.payload is not None or self.accepts
        return self if (self.solid or reacts) and self.hits(point) else None

    def draw(self, surface: pygame.Surface, clip: pygame.Rect, static: bool) -> None:
        """Draw what lies in `clip`: the static or the moving nodes."""
        if not self.visible:
            return
        if self.static == static:
            drawn = self.picture()
            if drawn is not None and drawn[1].colliderect(clip):
                surface.blit(drawn[0], drawn[1])
        for child in self.children:
            child.draw(surface, clip, static)
