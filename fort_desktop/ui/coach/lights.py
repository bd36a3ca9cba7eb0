"""The light that a note throws on what it speaks of, wherever that is at the moment.

It knows its things by their nodes, and reads where they are in every frame.
"""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

import pygame

from fort_desktop.scene.easing import ease_out
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Container, Node, Picture
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.highlights import GLOW_EDGE, glow
from fort_desktop.ui.design.unit import STEP
from fort_desktop.ui.table.things import HandCard
from fort_desktop.ui.toolkit.veil import DIM, Veil

_Z: Final = 400_000.0
"""Above all that is on the table, below a card that has come to the front."""
_EDGE: Final = 4.0
_RADIUS: Final = 10.0
_WAY: Final = 0.35
"""Seconds that the light takes from the note to its thing."""
_SWELL: Final = 0.9
_SWELLS: Final = 2
_FAINT: Final = 0.35


class Lamp:
    """Finds on the table the things that one name of a note means.

    Args:
        wanted: alternatives: of the first that any node is, its nodes are meant; together: all of
            them as one thing, else each for itself.
        single: only the first node is meant.
    """

    def __init__(
        self, wanted: Sequence[Callable[[Node], bool]], together: bool = False, single: bool = True
    ) -> None:
        self._wanted, self._together, self._single = wanted, together, single
        self._nodes: list[Node] = []

    def boxes(self, root: Node) -> list[Box]:
        """Return where its things are seen now, in pixels; none that are nowhere."""
        if not self._nodes or not all(node.scene is not None for node in self._nodes):
            self._nodes = self._found(root)
        found = [box for box in map(seen, self._nodes) if box is not None]
        return [around(found)] if found and self._together else found

    def _found(self, root: Node) -> list[Node]:
        there = list(root.walk())
        for wanted in self._wanted:
            nodes = [node for node in there if wanted(node) and seen(node) is not None]
            if nodes:
                return nodes[:1] if self._single and not self._together else nodes
        return []


def seen(node: Node) -> Box | None:
    """Return where a node is seen, after all shifting and scaling; None if it is not.

    A card in the hand is a place that answers, and its face may be elsewhere. What is in front, in
    somebody's hand or on its way is seen as another node.
    """
    face = node.children[0] if isinstance(node.key, HandCard) and node.children else node
    for other in (node.seen_as, node.stand_in, face.stand_in):
        if other is not None and other.parent is not None:
            return other.area
    return _left_free(node, face.area) if face.shown() else None


def _left_free(node: Node, box: Box) -> Box:
    """Return as much of a card in the hand as the next one leaves free; all of anything else."""
    cards = node.parent.children if isinstance(node.key, HandCard) and node.parent else []
    after = cards[cards.index(node) + 1 :] if cards else []
    left = [one.children[0].area.x for one in after if isinstance(one.key, HandCard)]
    right = min([box.right, *(x for x in left if x > box.x)])
    return box._replace(w=right - box.x)


def around(boxes: Sequence[Box]) -> Box:
    """One box round several."""
    left, top = min(box.x for box in boxes), min(box.y for box in boxes)
    right, bottom = max(box.right for box in boxes), max(box.bottom for box in boxes)
    return Box(left, top, right - left, bottom - top)


class Beam(NamedTuple):
    """The things that are lit, and others that are only left bright.

    Attributes:
        veil: how much darker all else is, 0 to 1.
    """

    lamps: Sequence[Lamp] = ()
    bright: Sequence[Lamp] = ()
    veil: float = 0.0


class Light:
    """The light of the note that is on the table.

    Attributes:
        boxes: what is lit, in pixels, as it was drawn in this frame.
    """

    def __init__(self) -> None:
        self.boxes: list[Box] = []
        self._beam, self._unit = Beam(), 1.0
        self._root: Node | None = None
        self._holder: Node | None = None
        self._veil = Veil("lesson veil", _Z - 1, DIM)
        self._rims: list[Node] = []
        self._from: Box | None = None
        self._time = 0.0

    @property
    def moves(self) -> bool:
        """True if it is on its way, or swells."""
        return bool(self._beam.lamps) and self._time < _WAY + _SWELLS * _SWELL

    def shine(self, root: Node, beam: Beam, note: Box, unit: float) -> None:
        """Light other things: the light comes from a note, in pixels."""
        self._beam, self._from, self._time = beam, note, 0.0
        self.lay_out(root, unit)

    def lay_out(self, root: Node, unit: float) -> None:
        """The table was laid out anew: the light lies on that."""
        self.put_out()
        self._root, self._unit = root, unit
        if self._beam.lamps:
            area = Box(0, 0, root.box.w, root.box.h)
            self._holder = root.add(Container(area, "lesson light", z=_Z))

    def put_out(self) -> None:
        """Nothing is lit any more, if the table was not laid out again anyway."""
        if self._holder is not None:
            self._holder.remove()
            self._veil.take_away()
        self._holder, self._rims, self.boxes = None, [], []

    def again(self) -> None:
        """Something else was tried: the light swells again."""
        self._time = _WAY

    def go_on(self, seconds: float, veiled: bool, still: bool) -> None:
        """Let time pass, and follow what is lit.

        Args:
            veiled: nothing else explains, so that all but what is lit is darker; still: pictures
                are to move less.
        """
        holder, root = self._holder, self._root
        if holder is None or holder.scene is None or root is None:
            return
        scene = holder.scene
        self._time = max(self._time, _WAY) if still else self._time
        self._time += seconds
        self.boxes = [box for lamp in self._beam.lamps for box in lamp.boxes(scene.root)]
        wanted = self._beam.veil if veiled and self.boxes else 0.0
        holes = self._holes(scene.root) if wanted or self._veil.lies else []
        radius = _RADIUS * self._unit
        self._veil.go_on(root, wanted, seconds, holes, radius, still)
        self._rim(holder, still)

    def _holes(self, top: Node) -> list[Box]:
        """Return the places of all that stays bright."""
        bright = [box for lamp in self._beam.bright for box in lamp.boxes(top)]
        starts = _starts(top)
        return [*(_hole(box, _EDGE * self._unit, starts) for box in self.boxes), *bright]

    def _rim(self, holder: Node, still: bool) -> None:
        """A rim round each thing, on its way or on exactly its box."""
        while len(self._rims) > len(self.boxes):
            self._rims.pop().remove()
        while len(self._rims) < len(self.boxes):
            rim = holder.add(Picture(Box(0, 0, 0, 0), None, "lesson glow"))
            self._rims.append(rim)
        unit, since = self._unit / STEP, self._time - _WAY
        wave = 1.0 if still or since > _SWELLS * _SWELL else _swell(since / _SWELL)
        for rim, box in zip(self._rims, self.boxes, strict=True):
            if since < 0 and self._from is not None:
                box = _toward(self._from, box, ease_out(self._time / _WAY))
                rim.image = _outline((round(box.w), round(box.h)), 5 * self._unit / STEP)
                rim.box, rim.opacity = box, 1.0
                continue
            far = round(GLOW_EDGE * unit)
            image = glow(round(box.w), round(box.h), unit, True)
            if image is not rim.image:
                rim.image = image
            rim.box, rim.opacity = _grown(box, far), _FAINT + (1 - _FAINT) * wave


def _swell(t: float) -> float:
    """Return the brightness of a light after so many swellings: dim at their middle."""
    return abs(1 - 2 * (t % 1.0))


def _starts(top: Node) -> list[float]:
    """Return where the cards in the hand begin, from left to right."""
    cards = [node for node in top.walk() if isinstance(node.key, HandCard) and node.children]
    return sorted(node.children[0].area.x for node in cards)


def _hole(box: Box, edge: float, starts: Sequence[float]) -> Box:
    """Return the hole for a thing: a little larger, but not on the card that lies over its end."""
    hole = _grown(box, edge)
    over = [x for x in starts if abs(x - box.right) < edge and x > box.x]
    return hole._replace(w=min(hole.right, *over) - hole.x) if over else hole


def _grown(box: Box, by: float) -> Box:
    return box.inset(-by, -by, -by, -by)


def _toward(start: Box, end: Box, t: float) -> Box:
    return Box(*(a + (b - a) * t for a, b in zip(start, end, strict=True)))


def _outline(size: tuple[int, int], thick: float) -> pygame.Surface:
    """A rim under way, which is never seen at the same size again."""
    image = pygame.Surface((max(1, size[0]), max(1, size[1])), pygame.SRCALPHA, 32)
    edge = max(2, round(thick))
    pygame.draw.rect(image, pal.ACTION, image.get_rect(), edge, border_radius=2 * edge)
    return image
