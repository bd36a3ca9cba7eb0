"""The nodes of a scene's tree."""

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final

import pygame

from fort_desktop.scene import slices
from fort_desktop.scene.cache import Cache
from fort_desktop.scene.geometry import Box, Point, Transform, turned
from fort_desktop.scene.meaning import PLAIN


class Handlers:
    """Callbacks of a node; an event without a callback goes to the parent.

    Attributes:
        clicked: the first button went down and up on it, or Enter or Space; it takes the focus.
        asked: the second button went down and up on it: the person wants to know more.
        hovered: the pointer or the focus is now on it, or no longer.
        held: the first button is down on it, or no longer.
        grabbed: it captures the pointer while the first button is down: called with each place.
        wheeled: the wheel turned over it, in notches.
        keyed: a key went down while it has the focus; returns whether it was handled.
        typed: text was typed while it has the focus; it is focusable.
        focused: the keyboard focus came to it or left it, wherever the pointer is.
        look_first: a finger's first tap only points at it, since it cannot do so otherwise; the
            next one clicks.
        payload: the data of a drag of this node; None if it cannot be dragged.
        drag_began: a drag of it began; drag_ended: it was dropped (True) or went home.
        accepts: as a drop target, whether it takes a payload; called once per drag.
        drag_over: a payload that it accepts entered (True) or left (False).
        dropped: takes an accepted payload; refused: says why not.
    """

    def __init__(self) -> None:
        self.clicked: Callable[[], None] | None = None
        self.asked: Callable[[], None] | None = None
        self.hovered: Callable[[bool], None] | None = None
        self.held: Callable[[bool], None] | None = None
        self.grabbed: Callable[[Point], None] | None = None
        self.wheeled: Callable[[float], None] | None = None
        self.keyed: Callable[[str], bool] | None = None
        self.typed: Callable[[str], None] | None = None
        self.focused: Callable[[bool], None] | None = None
        self.look_first = False
        self.payload: Any = None
        self.drag_began: Callable[[], None] | None = None
        self.drag_ended: Callable[[bool], None] | None = None
        self.accepts: Callable[[Any], bool] | None = None
        self.drag_over: Callable[[bool], None] | None = None
        self.dropped: Callable[[Any], None] | None = None
        self.refused: Callable[[Any], None] | None = None

    @property
    def reacts(self) -> bool:
        """True if it has any pointer handler."""
        # Asked of every node in every frame, so without a loop.
        return not (
            self.hovered is None
            and self.clicked is None
            and self.held is None
            and self.grabbed is None
            and self.wheeled is None
            and self.payload is None
            and self.accepts is None
        )

    @property
    def stop(self) -> bool:
        """True if the focus can come to it, provided that it is seen."""
        return bool(self.clicked or self.keyed or self.typed)


if TYPE_CHECKING:
    from fort_desktop.scene.pieces import Piece
    from fort_desktop.scene.scene import Scene

TURNED: Final = Cache("turned", 0.05)
"""Pictures turned or scaled; each takes 1 to 2 ms to make."""
_LARGE: Final = 150_000
"""Pixels of a picture from which its jagged edges are so small that nobody sees them move."""
_PALE: Final = 0.4
"""How much of its colour a pale picture has lost."""
_FADED: Final = (1.0, 1.0, 0.9)
"""What is left of the lightness of red, green and blue where a colour is lost."""
_ROWS: Final = 32
_STEP: Final = 4
"""Turns are rounded to 1 / 4 degree, so that a swinging card meets its own cached pictures."""


class Node(Handlers):
    """A node with a place, perhaps a picture, and children drawn above it.

    Args:
        box: its place in its parent, in pixels, before its own turn and scale.
        image: what it shows, centred on the box; None for a mere container.
        key: what it stands for, a value that only the program understands; its text is the name.

    Attributes:
        angle: rotation about its centre, in degrees counterclockwise; scale: about the same
            point. Children turn and scale with it.
        opacity: 0 to 1, multiplied by that of its ancestors.
        z: children with a higher z are drawn above their siblings, equal ones in the order of
            their addition; those with a negative z below their parent's picture.
        static: it changes rarely; drawn on a layer below all nodes that are not static.
        hasty: it is on its way with all it holds: large pictures are scaled fast, not smoothly.
        solid: it stops the pointer, even without a handler.
        reach: extension of the area for the pointer (left, top, right, bottom), in pixels.
        covers: nothing drawn below it, within its box, is a stop of the focus.
        modal: while it is visible, only it and its descendants get pointer and keys.
        order: of the stops of the focus; equal ones in the order of the tree.
        seen_as: a node that is seen in its place, as a card that has come to the front.
        label: its text, for tests and screen readers; written: all words on its picture, where
            no label says them; meaning: what it is for those who do not see it.
        flat: all that it draws, kept by `pieces` until it or something in it changes.
    """

    def __init__(
        self,
        box: Box,
        image: pygame.Surface | None = None,
        key: object = "",
        *,
        angle: float = 0.0,
        scale: float = 1.0,
        z: float = 0.0,
        static: bool = False,
    ) -> None:
        super().__init__()
        self.key = key
        self.label = ""
        self.written: list[str] = []
        self.meaning = PLAIN
        self.static = static
        self.hasty = False
        self.solid = image is not None
        self.reach = (0.0, 0.0, 0.0, 0.0)
        self.covers = False
        self.modal = False
        self.order = 0
        self.seen_as: Node | None = None
        self._stand_in: Node | None = None
        self._stands_for: Node | None = None
        self.z = z
        self.parent: Node | None = None
        self.scene: Scene | None = None
        self.children: list[Node] = []
        self.attention: set[str] = set()
        self.flat: list[Piece] | None = None
        self._box = box
        self._image = image
        self._angle = angle
        self._scale = scale
        self._opacity = 1.0
        self._visible = True
        self._pale = False
        self._paled: tuple[pygame.Surface, pygame.Surface] | None = None
        self._world: Transform | None = None
        self._drawn: tuple[pygame.Surface, pygame.Rect] | None = None

    @property
    def name(self) -> str:
        """The name by which tests and readers find it."""
        return str(self.key)

    # The tree.

    def add(self, child: "Node") -> "Node":
        """Add `child` above the other children of its z; returns it."""
        self._insert(self._slot(child.z), child)
        return child

    def _slot(self, z: float) -> int:
        at = len(self.children)
        while at > 0 and self.children[at - 1].z > z:
            at -= 1
        return at

    def swap(self, child: "Node", other: "Node") -> None:
        """Put `other` in the place of a child; what is to be drawn again sees `Scene.replace` to.

        It lies above the other children of its z, as what is added does.
        """
        self.children.remove(child)
        self._detach([child])
        self._insert(self._slot(other.z), other, False)

    def _insert(self, at: int, child: "Node", drawn: bool = True) -> None:
        if child.parent is not None:
            raise ValueError(f"the node '{child.name}' already has a parent")
        child.parent = self
        self.children.insert(at, child)
        child._moved()
        for node in child.walk():
            node.scene = self.scene
        if drawn:
            child.mark_dirty()

    def remove(self) -> None:
        """Remove it from its parent; its animations, hover and drag end."""
        if self.parent is None:
            return
        self.mark_dirty()
        self.parent.children.remove(self)
        self._detach([self])

    def clear(self) -> None:
        """Remove all children."""
        gone, self.children = self.children, []
        for child in gone:
            child.mark_dirty()
        self._detach(gone)

    def _detach(self, tops: list["Node"]) -> None:
        # All are out of the tree before anyone is told: a handler may remove a sibling.
        scene = self.scene
        for top in tops:
            if top.parent is not None:
                top.parent._outdate()
            top.parent = None
            top._moved()
        gone = [node for top in tops for node in top.walk()]
        for node in gone:
            node.scene = None
            node._stand_for(None)
        if scene is not None:
            scene.forget(gone)

    def release(self) -> None:
        """Drop references to pictures and relatives, so that memory is freed at once."""
        self.parent, self.children, self.seen_as = None, [], None
        self._image = self._drawn = self._paled = self.flat = None

    def walk(self) -> Iterator["Node"]:
        """The node and all its descendants, in the order of drawing."""
        return walked([self])

    def ancestors(self) -> Iterator["Node"]:
        """The node, its parent, and so on up to the root."""
        node: Node | None = self
        while node is not None:
            yield node
            node = node.parent

    # Where it is.

    @property
    def box(self) -> Box:
        """Its place in its parent, in pixels."""
        return self._box

    @box.setter
    def box(self, box: Box) -> None:
        if box != self._box:
            self.mark_dirty()
            self._box = box
            self._moved()
            self.mark_dirty()

    @property
    def angle(self) -> float:
        """Its own rotation, in degrees counterclockwise."""
        return self._angle

    @angle.setter
    def angle(self, angle: float) -> None:
        if angle != self._angle:
            self.mark_dirty()
            self._angle = angle
            self._moved()
            self.mark_dirty()

    @property
    def scale(self) -> float:
        """Its own scale; 1 is the size of its box."""
        return self._scale

    @scale.setter
    def scale(self, scale: float) -> None:
        if scale != self._scale:
            self.mark_dirty()
            self._scale = scale
            self._moved()
            self.mark_dirty()

    def move_to(self, x: float, y: float) -> None:
        """Set its place in its parent, in pixels."""
        self.box = Box(x, y, self._box.w, self._box.h)

    def pose(self, image: pygame.Surface | None, box: Box, scale: float) -> None:
        """Set its picture, place and scale together, so that no state in between is drawn."""
        if (image, box, scale) != (self._image, self._box, self._scale):
            self.mark_dirty()
            self._image, self._box, self._scale = image, box, scale
            self._moved()
            self.mark_dirty()

    def _moved(self) -> None:
        for node in self.walk():
            node._world = None
            node._drawn = None
            node.flat = None

    @property
    def world(self) -> Transform:
        """The transform from its own coordinates, (0, 0) at its top left corner, to the screen."""
        if self._world is None:
            x, y, w, h = self._box
            own = Transform(1.0, 0.0, x, y)
            if self._angle or self._scale != 1.0:
                own = own.of(turned(self._angle, self._scale, Point(w / 2, h / 2)))
            self._world = own if self.parent is None else self.parent.world.of(own)
        return self._world

    @property
    def area(self) -> Box:
        """Its place on the screen in pixels, as if it were not turned."""
        _, _, w, h = self._box
        world = self.world
        size = Box(0, 0, w * world.scale, h * world.scale)
        return size.around(world.apply(Point(w / 2, h / 2)))

    def hits(self, point: Point) -> bool:
        """Return True if a point of the screen is on it, considering rotation and reach."""
        if self.world.scale < 1e-6:
            return False
        left, top, right, bottom = self.reach
        room = Box(0, 0, self._box.w, self._box.h).inset(-left, -top, -right, -bottom)
        return room.contains(self.world.back(point))

    def hit_all(self, point: Point) -> Iterator["Node"]:
        """The nodes at a point that are solid or have a handler, topmost first."""
        for node in reversed([*walked([self], hidden=False)]):
            if (node.solid or node.reacts) and node.hits(point):
                yield node

    def hit_test(self, point: Point) -> "Node | None":
        """The topmost node at a point of the screen that is solid or has a handler."""
        return next(self.hit_all(point), None)

    # What it shows.

    @property
    def image(self) -> pygame.Surface | None:
        """Its picture. Never modify one that was drawn; set another."""
        return self._image

    @image.setter
    def image(self, image: pygame.Surface | None) -> None:
        if image is not self._image:
            self.mark_dirty()
            self._image = image
            self._drawn = None
            self.mark_dirty()

    @property
    def opacity(self) -> float:
        """Its own opacity, 0 to 1."""
        return self._opacity

    @opacity.setter
    def opacity(self, opacity: float) -> None:
        if opacity != self._opacity:
            self._opacity = opacity
            self.mark_dirty()

    @property
    def pale(self) -> bool:
        """True if it and all that it holds have less colour, as what matters less for now."""
        return self._pale

    @pale.setter
    def pale(self, pale: bool) -> None:
        if pale != self._pale:
            self._pale = pale
            self._moved()
            self.mark_dirty()
            if not pale:
                for node in self.walk():
                    node._paled = None

    @property
    def invisible(self) -> bool:
        """True if it was made so, rather than drawn by another node in its stead."""
        return not self._visible

    @property
    def visible(self) -> bool:
        """True if it is drawn, provided that its ancestors are."""
        return self._visible and self._stand_in is None

    @visible.setter
    def visible(self, visible: bool) -> None:
        if visible != self._visible:
            self.mark_dirty()
            self._visible = visible
            self.mark_dirty()

    def stand_for(self, node: "Node") -> None:
        """Be seen in the place of `node`, which is hidden until this one leaves the tree.

        Whoever takes this one away, and for whatever reason, so shows the node again. Another
        one that stood for it until now is removed: nothing is seen twice.
        """
        if node._stand_in is not None:
            node._stand_in.remove()
        self._stand_for(node)

    @property
    def stand_in(self) -> "Node | None":
        """The node that is seen in its place, None if it is seen itself."""
        return self._stand_in

    def _stand_for(self, node: "Node | None") -> None:
        before, self._stands_for = self._stands_for, node
        for other, picture in ((before, None), (node, self)):
            if other is not None:
                other.mark_dirty()
                other._stand_in = picture
                other.mark_dirty()

    def show(self, visible: bool) -> None:
        """Show or hide it."""
        self.visible = visible

    def shown(self) -> bool:
        """Return True if it and all its ancestors are visible."""
        return all(node.visible for node in self.ancestors())

    def picture(self) -> tuple[pygame.Surface, pygame.Rect] | None:
        """Its picture, turned and scaled, and the pixels that it covers; None for nothing."""
        if self._drawn is None and self._image is not None:
            image, world = self._coloured(self._image), self.world
            angle = round(world.angle * _STEP) / _STEP
            scale = round(world.scale, 3)
            if angle or scale != 1.0:
                key = image, angle, scale, any(node.hasty for node in self.ancestors())
                image = TURNED.get(key, lambda: _zoomed(*key))
            center = world.apply(Point(self._box.w / 2, self._box.h / 2))
            w, h = image.get_size()
            self._drawn = image, pygame.Rect(round(center.x - w / 2), round(center.y - h / 2), w, h)
        return self._drawn

    def _coloured(self, image: pygame.Surface) -> pygame.Surface:
        """Return what it shows of a picture of its own, pale or not."""
        if not any(node.pale for node in self.ancestors()):
            return image
        self._fade(image)
        return self._paled[1] if self._paled is not None else image

    def _fade(self, image: pygame.Surface) -> bool:
        """Make the pale picture; False if it is made already."""
        if self._paled is not None and self._paled[0] is image:
            return False
        with slices.making("pale"):
            self._paled = image, paled(image)
        return True

    def fade_ahead(self) -> bool:
        """Make one more pale picture of it and all that it holds; False if all are made."""
        return any(node._image is not None and node._fade(node._image) for node in self.walk())

    def bounds(self) -> pygame.Rect:
        """The pixels that it covers, visible children included."""
        drawn = self.picture()
        rect = pygame.Rect(0, 0, 0, 0) if drawn is None else drawn[1]
        for child in self.children:
            if child.visible:
                below = child.bounds()
                rect = rect.union(below) if rect.w and below.w else (rect if rect.w else below)
        return rect

    def _outdate(self) -> None:
        """Note that the drawing of it, and of all that it is part of, has changed."""
        node: Node | None = self
        while node is not None:
            node.flat = None
            node = node.parent
        if self.scene is not None:
            self.scene.changed = True
            self.scene.version += 1

    def mark_dirty(self) -> None:
        """Request that it is redrawn."""
        self._outdate()
        if self.scene is not None and self.shown():
            self.scene.damage(self.bounds(), any(node.static for node in self.walk()))


def paled(image: pygame.Surface) -> pygame.Surface:
    """Return a picture with less colour, and hardly less light: all on it is seen as well."""
    if image.get_bytesize() < 4:
        return image
    pale, (w, h) = image.copy(), image.get_size()
    for y in range(0, h, _ROWS):
        # Few rows at a time stay near the processor, which takes a third of the time.
        part = pale.subsurface((0, y, w, min(_ROWS, h - y)))
        grey = pygame.transform.grayscale(part)
        part.fill([round(255 * (1 - _PALE))] * 3, special_flags=pygame.BLEND_RGB_MULT)
        left = [round(255 * _PALE * share) for share in _FADED]
        grey.fill(left, special_flags=pygame.BLEND_RGB_MULT)
        part.blit(grey, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return pale


def _zoomed(image: pygame.Surface, angle: float, scale: float, hasty: bool) -> pygame.Surface:
    if angle:
        return pygame.transform.rotozoom(image, angle, scale)
    w, h = image.get_size()
    return resized(image, (max(1, round(w * scale)), max(1, round(h * scale))), hasty)


def resized(image: pygame.Surface, size: tuple[int, int], hasty: bool) -> pygame.Surface:
    """Scale a picture, a large `hasty` one fast rather than smoothly."""
    large = image.get_width() * image.get_height() >= _LARGE
    if (hasty and large) or image.get_bytesize() < 3:
        return pygame.transform.scale(image, size)
    return pygame.transform.smoothscale(image, size)


def walked(tops: Sequence[Node], hidden: bool = True) -> Iterator[Node]:
    """Some nodes and all their descendants, in the order of drawing; `hidden`: all, seen or not."""
    # One loop: a generator in a generator for each level takes four times as long.
    waiting = [*reversed(tops)]
    while waiting:
        node = waiting.pop()
        if not (hidden or node.visible):
            continue
        yield node
        if node.children:
            waiting += node.children[::-1]


class Container(Node):
    """A node without a picture that holds others; the pointer goes through it."""

    def __init__(self, box: Box, name: str = "", *, z: float = 0.0) -> None:
        super().__init__(box, None, name, z=z)


class Picture(Node):
    """A picture that the pointer goes through, to whatever lies below it.

    Args:
        label: its text, for tests and screen readers.
    """

    def __init__(
        self,
        box: Box,
        image: pygame.Surface | None,
        key: object = "",
        *,
        label: str = "",
        z: float = 0.0,
        static: bool = False,
    ) -> None:
        super().__init__(box, image, key, z=z, static=static)
        self.label = label
        self.solid = False
