"""A tree of nodes as the flat list of pictures that it draws, and the difference of two lists.

A tree that is rebuilt mostly shows what the one before showed: the same cached pictures at the
same places, and painted ones that are the same but for a word. Only the rest is drawn again.
"""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple, cast
from weakref import WeakKeyDictionary

import pygame

from fort_desktop.scene.node import Container, Node

_BAND: Final = 8
"""Painted pictures are compared in bands of at least so many rows."""
_BANDS: Final = 64
"""And in at most so many bands, so that on large screens a small change is one too."""
_COLUMNS: Final = 8
"""And then in so many parts of a band."""
_WORTH: Final = 64 * 64
"""Pixels from which it is worth not drawing what is hidden."""
_EDGES: Final = (0.0, 0.02, 0.04, 0.08, 0.12, 0.18)
"""Shares of the sides of a picture that may be round or ragged."""
_MOST: Final = 24
"""If more bands differ, the whole picture is another; to find out where would take too long."""


class Piece(NamedTuple):
    """One picture as it is drawn: where it lies on the screen, and on which layer."""

    image: pygame.Surface
    rect: pygame.Rect
    opacity: float
    static: bool

    @property
    def looks(self) -> tuple[object, ...]:
        """The values that make it look as it does."""
        return id(self.image), tuple(self.rect), self.opacity, self.static


class Change(NamedTuple):
    """Pixels that are to be drawn again, on the static layer too or not."""

    rect: pygame.Rect
    static: bool


def pieces(node: Node) -> list[Piece]:
    """All that a tree draws, the lowest first."""
    found: list[Piece] = []
    _collect(node, 1.0, found)
    return found


def _collect(node: Node, opacity: float, found: list[Piece]) -> None:
    if not node.visible:
        return
    if isinstance(node, Container) and opacity >= 1.0:
        if node.flat is None:
            # A new list: it is set only once all is in it.
            flat = list[Piece]()
            _collect_all(node, opacity, flat)
            node.flat = flat
        found += node.flat
    else:
        _collect_all(node, opacity, found)


def _collect_all(node: Node, opacity: float, found: list[Piece]) -> None:
    opacity *= node.opacity
    children, below = node.children, 0
    while below < len(children) and children[below].z < 0:
        _collect(children[below], opacity, found)
        below += 1
    drawn = node.picture()
    if drawn is not None:
        found.append(Piece(*drawn, opacity, node.static))
    for child in children[below:] if below else children:
        _collect(child, opacity, found)


class Layer:
    """Pieces on top of each other, drawn rectangle by rectangle.

    Args:
        found: the pieces; rects: all that will be drawn. What lies elsewhere is left out.
    """

    def __init__(self, found: Iterable[Piece], rects: Sequence[pygame.Rect]) -> None:
        self._pieces = [piece for piece in found if piece.rect.collidelist(rects) >= 0]
        self._rects = [piece.rect for piece in self._pieces]
        self._cores = [_core_of(piece) for piece in self._pieces]

    def compose(
        self,
        surface: pygame.Surface,
        clip: pygame.Rect,
        below: pygame.Surface | None = None,
        first: int = -1,
    ) -> None:
        """Draw all that is seen inside `clip`; below what hides everything nothing is drawn.

        Args:
            below: what lies below all pieces; black for None.
            first: the index of a piece that hides all below it in the whole of `clip`.
        """
        found, hidden = self.hides(clip, first + 1)
        if hidden.w:
            self.compose(surface, hidden, below, found)
            for part in outside(clip, hidden):
                if part.w and part.h:
                    self.compose(surface, part, below, first)
            return
        surface.set_clip(clip)
        if first < 0 and below is not None:
            surface.blit(below, clip, clip)
        elif first < 0:
            surface.fill((0, 0, 0), clip)
        self.draw(surface, clip, first)

    def draw(self, surface: pygame.Surface, clip: pygame.Rect, first: int = 0) -> None:
        """Draw what touches `clip`, to which the surface is clipped already.

        Args:
            first: the index of the lowest piece that is drawn.
        """
        for i in clip.collidelistall(self._rects):
            if i >= first:
                image, rect, opacity, _ = self._pieces[i]
                _blit(surface, image, rect, opacity)

    def hides(self, clip: pygame.Rect, first: int = 0) -> tuple[int, pygame.Rect]:
        """The piece that hides most of `clip`, and the part where it does; empty for none.

        Args:
            first: the index of the lowest piece that is looked at.
        """
        found, most = (0, pygame.Rect(0, 0, 0, 0)), _WORTH
        if clip.w * clip.h < most:
            return found
        for i in clip.collidelistall(self._cores):
            part = self._cores[i].clip(clip)
            if i >= first and part.w * part.h >= most:
                found, most = (i, part), part.w * part.h
        return found


def _core_of(piece: Piece) -> pygame.Rect:
    """Return the opaque area of a piece; empty if there is none, or it is not worth while."""
    if piece.opacity < 1.0 or piece.rect.w * piece.rect.h < _WORTH:
        return pygame.Rect(0, 0, 0, 0)
    return core(piece.image).move(piece.rect.topleft)


def outside(rect: pygame.Rect, other: pygame.Rect) -> list[pygame.Rect]:
    """The parts of a rectangle that do not lie in another, which overlaps it; some may be empty."""
    x, y, right, bottom = rect.x, rect.y, rect.right, rect.bottom
    top, low = max(y, other.y), min(bottom, other.bottom)
    return [
        pygame.Rect(x, y, rect.w, top - y),
        pygame.Rect(x, low, rect.w, bottom - low),
        pygame.Rect(x, top, max(0, other.x - x), low - top),
        pygame.Rect(other.right, top, max(0, right - other.right), low - top),
    ]


_cores: Final[WeakKeyDictionary[pygame.Surface, pygame.Rect | None]] = WeakKeyDictionary()


def core(image: pygame.Surface) -> pygame.Rect:
    """A part in the middle of a picture through which nothing is seen; empty for none.

    It is looked for when a picture is drawn a second time: many are drawn only once.
    """
    if not image.get_flags() & pygame.SRCALPHA and image.get_alpha() in (None, 255):
        return image.get_rect() if image.get_colorkey() is None else pygame.Rect(0, 0, 0, 0)
    if image not in _cores:
        _cores[image] = None
        return pygame.Rect(0, 0, 0, 0)
    found = _cores[image]
    if found is None:
        found = _cores[image] = _opaque(image)
    return found


def survey(found: Iterable[Piece]) -> bool:
    """Find the core of one more picture ahead; False if all of them are known."""
    for image, rect, opacity, _ in found:
        large = opacity >= 1.0 and rect.w * rect.h >= _WORTH
        if large and image.get_flags() & pygame.SRCALPHA and _cores.get(image) is None:
            _cores[image] = _opaque(image)
            return True
    return False


def _opaque(image: pygame.Surface) -> pygame.Rect:
    whole = image.get_rect()
    if whole.w * whole.h <= _WORTH or image.get_colorkey() is not None:
        return pygame.Rect(0, 0, 0, 0)
    mask = pygame.mask.from_surface(image, 254)
    for edge in _EDGES:
        part = whole.inflate(-2 * round(edge * whole.w), -2 * round(edge * whole.h))
        full = pygame.Mask(part.size, fill=True)
        if mask.overlap_area(full, part.topleft) == part.w * part.h:
            return part
    return pygame.Rect(0, 0, 0, 0)


def _blit(surface: pygame.Surface, image: pygame.Surface, at: pygame.Rect, opacity: float) -> None:
    if opacity >= 1.0:
        surface.blit(image, at)
    elif opacity > 0.0:
        # Pictures are shared by nodes, so the alpha is put back at once.
        before = image.get_alpha()
        image.set_alpha(round(opacity * (255 if before is None else before)))
        surface.blit(image, at)
        image.set_alpha(before)


# What differs.


def difference(old: Sequence[Piece], new: Sequence[Piece]) -> list[Change]:
    """Return what has to be drawn again where the new pieces replace the old ones."""
    pairs = _pairs(old, new)
    ours = [i for i, _ in sorted(pairs, key=lambda pair: pair[1])]
    if ours != sorted(ours):
        # What they share lies in another order now.
        return [Change(piece.rect, piece.static) for piece in (*old, *new)]
    found = [change for i, j in pairs for change in _repainted(old[i], new[j])]
    before, after = {i for i, _ in pairs}, {j for _, j in pairs}
    alone = [piece for i, piece in enumerate(old) if i not in before]
    alone += [piece for j, piece in enumerate(new) if j not in after]
    return found + [Change(piece.rect, piece.static) for piece in alone]


def _pairs(old: Sequence[Piece], new: Sequence[Piece]) -> list[tuple[int, int]]:
    """The indices of what is in both: first what is the same, then what may differ in pixels."""
    places: dict[object, list[int]] = {}
    for i, piece in enumerate(old):
        places.setdefault(piece.looks, []).append(i)
    found, rest = list[tuple[int, int]](), list[int]()
    for j, piece in enumerate(new):
        there = places.get(piece.looks)
        if there:
            found.append((there.pop(0), j))
        else:
            rest.append(j)
    left = [i for there in places.values() for i in there]
    for j in rest:
        alike = [i for i in left if _comparable(old[i], new[j])]
        if alike:
            left.remove(alike[0])
            found.append((alike[0], j))
    return found


def _comparable(old: Piece, new: Piece) -> bool:
    """Return True if only the pixels of two pieces can differ."""
    a, b = old.image, new.image
    alike = a.get_pitch() == b.get_pitch() and a.get_masks() == b.get_masks()
    return alike and old.looks[1:] == new.looks[1:] and a.get_alpha() == b.get_alpha()


def _repainted(old: Piece, new: Piece) -> list[Change]:
    """The parts in which two pictures of one size differ: for each run of bands one rectangle."""
    if old.image is new.image:
        return []
    x, y, w, h = new.rect
    found: list[pygame.Rect] = []
    differ, band = 0, max(_BAND, -(-h // _BANDS))
    was, now = _pixels(old.image), _pixels(new.image)
    pitch, pixel = new.image.get_pitch(), new.image.get_bytesize()
    for top in range(0, h, band):
        high = min(band, h - top)
        rows = slice(top * pitch, (top + high) * pitch)
        a, b = was[rows].tobytes(), now[rows].tobytes()
        if a == b:
            continue
        differ += 1
        if differ > _MOST:
            return [Change(new.rect, new.static)]
        left, right = _columns(a, b, pitch, w * pixel)
        part = pygame.Rect(x + left // pixel, y + top, -(-(right - left) // pixel), high)
        if found and found[-1].bottom == part.top:
            found[-1].union_ip(part)
        else:
            found.append(part)
    return [Change(rect, new.static) for rect in found]


def _pixels(image: pygame.Surface) -> memoryview:
    # It is a buffer, though its type does not say so; a copy would take longer than all the rest.
    return memoryview(cast(bytes, image.get_view("0")))


def _columns(a: bytes, b: bytes, pitch: int, wide: int) -> tuple[int, int]:
    """From where to where bands differ, in bytes of a row."""
    step = max(4, -(-wide // _COLUMNS // 4) * 4)
    differ = [
        left
        for left in range(0, wide, step)
        if any(
            a[row + left : row + left + step] != b[row + left : row + left + step]
            for row in range(0, len(a), pitch)
        )
    ]
    return (differ[0], min(wide, differ[-1] + step)) if differ else (0, wide)
