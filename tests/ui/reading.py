"""Reads a screen as a person does: every text with its size, its place, and what lies over it.

While `Reader` watches, every picture knows what was drawn on it, so that a text is followed from
the font, through all pictures that it was put on, to its pixels in the window.
"""

from collections.abc import Callable, Collection, Iterator, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, ClassVar, Final, NamedTuple, cast

import pygame
from pygame.typing import FileLike, Point, RectLike

from fort_desktop.scene import lettering, text, watching
from fort_desktop.scene.cache import forget_all
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.scene.scene import Scene
from tests.ui.framing import Ground, framed, ground_of
from tests.ui.scrolling import scroll_to

_SPECKS: Final = 3
"""So many pixels of two texts may touch, as a comma does the line below it."""
_TOUCHED: Final = 0.02
"""What loses no more of its pixels than this loses nothing that is read."""
_HIDDEN: Final = 0.97
"""What is covered to this part lies below something and is not meant to be read."""
_GLOW: Final = 200
"""Alpha from which on a picture hides what is below it."""


class Text(NamedTuple):
    """A text in the window.

    Attributes:
        words: one line; size: of its letters, in pixels; squeezed: narrower than its letters are.
        broken: a part of a word that is wider than its room; cut: it ends in dots.
        ink: the pixels that its letters take in the window.
        lost: the part of its ink that is cut off by a picture or the window, 0 to 1.
        on: the name of the node.
    """

    words: str
    size: float
    squeezed: bool
    broken: bool
    cut: bool
    ink: pygame.Rect
    lost: float
    on: str


class Fault(NamedTuple):
    """What is wrong with a text or a hit area.

    Attributes:
        kind: "small", "squeezed", "cut", "broken" (a word, inside itself), "clipped", "covered",
            "over" (another text), "line" (on the line around it) or "touch".
        on: the name of the node; words: the text; more: in numbers.
    """

    kind: str
    on: str
    words: str
    more: str


class _Letters(NamedTuple):
    words: str
    size: int
    squeezed: bool = False
    broken: bool = False
    cut: bool = False


class _Put(NamedTuple):
    """A picture on another; of letters also what was there before."""

    picture: pygame.Surface
    at: tuple[int, int]
    ground: Ground | None = None


class _Leaf(NamedTuple):
    """A text on a picture: where its upper left corner is, and what of it can be seen."""

    letters: _Letters
    picture: pygame.Surface
    at: tuple[int, int]
    seen: pygame.Rect
    ground: Ground | None


class _Read(NamedTuple):
    """A text of a node: where its picture is in the window, its pixels, and what is behind.

    What is `outside` lies beyond all of the scene, so that nobody scrolls to it.
    """

    text: Text
    node: Node
    at: pygame.Rect
    mask: pygame.mask.Mask
    ground: Ground | None
    outside: bool


class Watched(pygame.Surface):
    """A picture that tells what is drawn on it."""

    reader: ClassVar["Reader | None"] = None

    def blit(
        self,
        source: pygame.Surface,
        dest: Point | RectLike = (0, 0),
        area: RectLike | None = None,
        special_flags: int = 0,
    ) -> pygame.Rect:
        if Watched.reader is not None and area is None and not special_flags:
            Watched.reader.put(self, source, _corner(dest))
        return super().blit(source, dest, area, special_flags)

    def copy(self) -> pygame.Surface:
        made = super().copy()
        if Watched.reader is not None:
            Watched.reader.same(made, self)
        return made

    def subsurface(self, *where: Any) -> pygame.Surface:
        made = super().subsurface(*where)
        if Watched.reader is not None:
            Watched.reader.part(made, self, made.get_offset())
        return made


def _corner(dest: Point | RectLike) -> tuple[int, int]:
    """The upper left corner of where a picture is drawn."""
    whole = dest if isinstance(dest, pygame.Rect) else None
    if whole is not None:
        return whole.x, whole.y
    x, y, *_ = cast(Sequence[float], dest)
    return round(x), round(y)


class Reader:
    """Watches what is drawn; whatever was drawn before is forgotten, and drawn again."""

    def __init__(self) -> None:
        self._puts: dict[int, list[_Put]] = {}
        self._parts: dict[int, _Put] = {}
        self._letters: dict[int, _Letters] = {}
        self._kept: list[pygame.Surface] = []
        self._undo: list[Callable[[], None]] = []

    def __enter__(self) -> "Reader":
        forget_all()
        Watched.reader = self
        line, fitted, drew = text.line, text.fitted, watching.drew
        load = pygame.image.load_sized_svg

        def watched_svg(source: FileLike, size: Point) -> pygame.Surface:
            shown = load(source, size)
            made = Watched(shown.get_size(), pygame.SRCALPHA)
            made.blit(shown, (0, 0))
            return made

        def watched_line(path: Path, size: int, words: str, colour: text.Colour) -> pygame.Surface:
            shown = line(path, size, words, colour)
            self.letters(shown, _Letters(words, size))
            return shown

        def watched_fitted(
            path: Path, size: int, words: str, colour: text.Colour, room: int, least: int = 10
        ) -> pygame.Surface:
            shown = fitted(path, size, words, colour, room, least)
            if id(shown) not in self._letters:
                self.letters(shown, _Letters(words, least, squeezed=True))
            return shown

        def watched_drew(
            words: str,
            size: int,
            squeezed: bool = False,
            broken: bool = False,
            cut: bool = False,
        ) -> None:
            drew(words, size, squeezed, broken, cut)
            if broken or cut:  # which is told of the line that was made last
                self._letters[id(self._kept[-1])] = _Letters(words, size, squeezed, broken, cut)

        self._patch(pygame, "Surface", Watched)
        self._patch(pygame.image, "load_sized_svg", watched_svg)
        self._patch(text, "line", watched_line)
        self._patch(text, "fitted", watched_fitted)
        self._patch(text, "drew", watched_drew)
        self._patch(lettering, "drew", watched_drew)
        return self

    def _patch(self, place: object, name: str, made: object) -> None:
        before = getattr(place, name)
        setattr(place, name, made)
        self._undo.append(lambda: setattr(place, name, before))

    def __exit__(
        self, kind: type[BaseException] | None, why: object, where: TracebackType | None
    ) -> None:
        Watched.reader = None
        for undo in reversed(self._undo):
            undo()
        forget_all()

    # What is drawn.

    def letters(self, shown: pygame.Surface, drawn: _Letters) -> None:
        self._kept.append(shown)
        self._letters[id(shown)] = drawn

    def put(self, ground: pygame.Surface, picture: pygame.Surface, at: tuple[int, int]) -> None:
        if id(picture) in self._letters or id(picture) in self._puts:
            self._kept += [ground, picture]
            drawn = self._puts.setdefault(id(ground), [])
            if any(one.picture is picture and one.at == at for one in drawn):
                return  # again at the same place, as in each frame of a moment
            before = ground_of(ground, picture, at) if id(picture) in self._letters else None
            drawn.append(_Put(picture, at, before))

    def part(self, part: pygame.Surface, whole: pygame.Surface, at: tuple[int, int]) -> None:
        self._kept += [whole, part]
        self._parts[id(part)] = _Put(whole, at)
        self._puts.setdefault(id(whole), []).append(_Put(part, at))
        self._puts.setdefault(id(part), [])

    def same(self, made: pygame.Surface, before: pygame.Surface) -> None:
        if id(before) in self._puts:
            self._kept.append(made)
            self._puts[id(made)] = [*self._puts[id(before)], *self._cut_out(before)]

    def _cut_out(self, part: pygame.Surface) -> Iterator[_Put]:
        """What was drawn on the picture of which this is a part."""
        if id(part) in self._parts:
            whole, (x, y), _ = self._parts[id(part)]
            drawn = (put for put in self._puts[id(whole)] if put.picture is not part)
            yield from (put._replace(at=(put.at[0] - x, put.at[1] - y)) for put in drawn)

    def _leaves(self, put: _Put, seen: pygame.Rect) -> Iterator[_Leaf]:
        picture, (x, y), ground = put
        seen = seen.clip(picture.get_rect(topleft=(x, y)))
        letters = self._letters.get(id(picture))
        if letters is not None:
            yield _Leaf(letters, picture, (x, y), seen, ground)
        for each in self._puts.get(id(picture), ()):
            yield from self._leaves(each._replace(at=(x + each.at[0], y + each.at[1])), seen)

    # What is read.

    def texts(self, scene: Scene) -> list[Text]:
        """All texts of a scene, in the order of drawing."""
        return [found for found, *_ in self._read(scene)]

    def _read(self, scene: Scene) -> Iterator[_Read]:
        """Each text, while as much of it is in the window as can be scrolled to."""
        for node in scene.root.walk():
            if node.image is None or not node.shown() or node.opacity <= 0:
                continue
            by = node.world.scale
            bounds = node.image.get_rect()
            for leaf in self._leaves(_Put(node.image, (0, 0)), bounds):
                ink = leaf.picture.get_bounding_rect()
                drawn = node.picture()
                if drawn is None or not ink.w or not leaf.letters.words.strip():
                    continue
                place = _placed(drawn[1], ink.move(leaf.at), by)
                if scroll_to(scene, Box(*place)):
                    drawn = node.picture() or drawn
                    place = _placed(drawn[1], ink.move(leaf.at), by)
                mask = pygame.mask.from_surface(leaf.picture)
                left, top = leaf.at
                at = pygame.Rect(drawn[1].x + left, drawn[1].y + top, *mask.get_size())
                kept = leaf.seen.move(-left, -top)
                whole, window = scene.root.box, pygame.Rect(0, 0, *scene.view.window)
                lost = outside = _lost(mask, kept)
                if by == 1.0:
                    lost = _lost(mask, kept.clip(window.move(-at.x, -at.y)))
                    all_of_it = pygame.Rect(whole.x - at.x, whole.y - at.y, *scene.size)
                    outside = _lost(mask, kept.clip(all_of_it))
                words, size, squeezed, broken, cut = leaf.letters
                found = Text(words, size * by, squeezed, broken, cut, place, lost, node.name)
                yield _Read(found, node, at, mask, leaf.ground, outside >= _HIDDEN)

    def faults(
        self, scene: Scene, least: Callable[[Text, Node], float], over: Collection[str] = ()
    ) -> tuple[int, list[Fault]]:
        """How many texts there are, and all that is wrong with them.

        Args:
            least: the smallest size that a text of a node may have, in pixels.
            over: the names of what lies over the screen for a while, such as a sheet: what it
                covers is not there.
        """
        order = {node: number for number, node in enumerate(_drawn_order(scene.root))}
        found: list[Fault] = []
        seen: list[_Read] = []
        for each in self._read(scene):
            one, node, at, mask, *_ = each
            above, sheets = _over(scene, node, order, at, mask, over)
            whole = max(1, mask.count())
            covered = mask.overlap_area(above, (0, 0)) / whole
            below = mask.overlap_area(sheets, (0, 0)) / whole > _TOUCHED
            if below or covered > _HIDDEN or each.outside:
                continue
            mask.erase(above, (0, 0))
            left, top = scene.root.box[:2]
            seen.append(each._replace(at=at.move(-left, -top)))
            found += _faults_of(one, covered, least(one, node))
            if _on_its_line(each):
                found.append(Fault("line", one.on, one.words, f"{one.size:g}"))
        return len(seen), found + _overlaps(seen)


def _placed(drawn: pygame.Rect, ink: pygame.Rect, by: float) -> pygame.Rect:
    """Where the ink on a picture is in the window, if the picture is drawn there at a scale."""
    left, top = round(drawn.x + ink.x * by), round(drawn.y + ink.y * by)
    return pygame.Rect(left, top, max(1, round(ink.w * by)), max(1, round(ink.h * by)))


def _lost(mask: pygame.mask.Mask, kept: pygame.Rect) -> float:
    """The part of the pixels of a text that lies beyond what is kept of its picture, 0 to 1."""
    if kept.contains(mask.get_rect()):
        return 0.0
    part = pygame.mask.Mask(mask.get_size())
    part.draw(pygame.mask.Mask(kept.size, True), kept.topleft)
    whole = mask.count()
    return 1 - mask.overlap_area(part, (0, 0)) / whole if whole else 0.0


def _faults_of(one: Text, covered: float, least: float) -> Iterator[Fault]:
    """What is wrong with a text for itself; `covered` is the part that something lies over."""
    if one.lost > _TOUCHED:
        yield Fault("clipped", one.on, one.words, f"{one.lost:.0%}")
    elif covered > 0.1:
        yield Fault("covered", one.on, one.words, f"{covered:.0%}")
    if one.size < least - 0.5:
        yield Fault("small", one.on, one.words, f"{one.size:g} < {least:g}")
    if one.squeezed:
        yield Fault("squeezed", one.on, one.words, f"{one.size:g}")
    if one.broken:
        yield Fault("broken", one.on, one.words, f"{one.size:g}")
    if one.cut:
        yield Fault("cut", one.on, one.words, f"{one.size:g}")


def _on_its_line(each: _Read) -> bool:
    one, node, at, mask, ground, _ = each
    # A letter is a sign, and a turned picture has no level lines.
    if ground is None or node.world.scale != 1.0 or not (one.words.isdigit() or one.words[1:]):
        return False
    return framed(node, at, mask, one.ink, ground)


def _overlaps(seen: list[_Read]) -> list[Fault]:
    """Texts that lie on each other."""
    found = []
    for i, (a, node_a, at_a, mask_a, *_) in enumerate(seen):
        for b, node_b, at_b, mask_b, *_ in seen[i + 1 :]:
            if at_a.colliderect(at_b) and node_a.world.scale == node_b.world.scale == 1.0:
                by = (at_b.x - at_a.x, at_b.y - at_a.y)
                if mask_a.overlap_area(mask_b, by) > _SPECKS:
                    found.append(Fault("over", f"{a.on}/{b.on}", f"{a.words} | {b.words}", ""))
    return found


def _drawn_order(node: Node) -> Iterator[Node]:
    """Nodes in the order in which they are drawn: static ones first."""

    def walk(one: Node, static: bool) -> Iterator[Node]:
        if not one.visible:
            return
        below = [child for child in one.children if child.z < 0]
        for child in below:
            yield from walk(child, static)
        if one.static == static and one.image is not None:
            yield one
        for child in one.children:
            if child.z >= 0:
                yield from walk(child, static)

    yield from walk(node, True)
    yield from walk(node, False)


def _over(
    scene: Scene,
    node: Node,
    order: dict[Node, int],
    at: pygame.Rect,
    mask: pygame.mask.Mask,
    sheets: Collection[str],
) -> tuple[pygame.mask.Mask, pygame.mask.Mask]:
    """The pixels of a text's picture that other nodes lie over, and those that sheets do."""
    over, above = pygame.mask.Mask(mask.get_size()), pygame.mask.Mask(mask.get_size())
    if node.world.scale != 1.0:
        return over, above
    mine = order.get(node, -1)
    for other, number in order.items():
        if number <= mine or other.opacity < 0.5:
            continue
        drawn = other.picture()
        if drawn is None or not drawn[1].colliderect(at):
            continue
        common = drawn[1].clip(at)
        part = drawn[0].subsurface(common.move(-drawn[1].x, -drawn[1].y))
        hides = pygame.mask.from_surface(part, _GLOW)
        sheet = _sheet_of(other, sheets)
        mine_too = sheet is not None and sheet in node.ancestors()
        taken = over if sheet is None or mine_too else above
        taken.draw(hides, (common.x - at.x, common.y - at.y))
    return over, above


def _sheet_of(node: Node, sheets: Collection[str]) -> Node | None:
    """The sheet on which a node lies."""
    return next((one for one in node.ancestors() if one.name.split(":")[0] in sheets), None)
