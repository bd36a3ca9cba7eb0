"""The picture of a big moment: a round window with the fort, a tape, confetti, kids and tags."""

import math
import random
from typing import Final, NamedTuple

import pygame

from fort_desktop.scene.geometry import Box, Point
from fort_desktop.scene.panel import rounded
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.fonts import BOLD
from fort_desktop.ui.art.forts import VIEW, fort_picture
from fort_desktop.ui.art.kept import SMALL
from fort_desktop.ui.art.paper import tape
from fort_desktop.ui.art.portrait import cheering
from fort_desktop.ui.art.svg import disc, path, picture
from fort_desktop.ui.design.canvas import Canvas
from fort_desktop.ui.design.text_box import TextStyle
from fort_desktop.ui.table.viewmodels.moment import MomentVM, Tag

LASTS: Final = 2.4
"""Seconds of the first moment of its kind."""
AGAIN: Final = 1.5
"""The same of later ones, in which all goes as much faster."""
HOME: Final = 0.3
"""The last seconds, in which all glides home."""
STILL: Final = 1.6
"""The moment that is seen as a still picture where nothing moves."""
_SHEET: Final = (1280.0, 720.0)
_MIDDLE: Final = Point(640, 420)
_RADIUS: Final = 232.0
_GROUND: Final = 588.0
_FEET: Final = 22.0
"""The picture of a fort has so much below its walls."""
_FORT: Final = 450.0
_TAPE: Final = Box(380, 164, 520, 78)
_TAG: Final = (214.0, 66.0)
_TAGS: Final = (Point(120, 262), Point(120, 344), Point(946, 262), Point(946, 344))
_KIDS: Final = ((352.0, 528.0), (862.0, 528.0))
_KID: Final = 214.0
_VEIL: Final = 150
_ROUND: Final = 10.0
_PIECES: Final = 150
_FALL: Final = 500.0
_COLOURS: Final = ("#D33A2C", "#F4C02B", "#4C78C9", "#A9BE5C", "#F5C9CF", "#FFF9EA")
_RAYS: Final = 14
_TURN: Final = 6.0
_SKY: Final = (pal.rgb("#CFEAF2"), pal.rgb("#FBF3D3"))
_LAWN: Final = pal.rgb("#7FAE55")


class _Piece(NamedTuple):
    """A piece of confetti: where it begins, how fast it goes, its look and its turn."""

    x: float
    y: float
    dx: float
    dy: float
    kind: int
    begin: float


class MomentPicture:
    """Draws a big moment at any second of it; everything is composed into one picture.

    Args:
        size: of the window; holes: what stays lit, in pixels: turn bar, meter and buttons.
        home: the middle of the own fort, from which the window opens, in pixels.
        hint: how one goes on.
    """

    def __init__(
        self,
        size: tuple[int, int],
        holes: tuple[Box, ...],
        home: Point,
        vm: MomentVM,
        hint: str,
    ) -> None:
        w, h = size
        self.unit = min(w / _SHEET[0], h / _SHEET[1])
        self._left, self._top = (w - _SHEET[0] * self.unit) / 2, (h - _SHEET[1] * self.unit) / 2
        self._size, self._home, self._vm = size, home, vm
        self._holes = [pygame.Rect(*(round(side) for side in hole)) for hole in holes]
        self._tape = self._taped()
        self._tags = [(self._tag(tag), at) for tag, at in zip(vm.tags, _TAGS, strict=False)]
        self._kids = [cheering(kid, self._px(_KID), self._px(_KID)) for kid in vm.kids]
        self._hint = self._hinted(hint)
        self._view = self._scenery()
        dice = random.Random(len(vm.title))
        count = round(_PIECES * (1.5 if vm.most else 1.0))
        self._confetti = [_thrown(dice, i) for i in range(count)]

    # Sizes.

    def _px(self, length: float) -> int:
        return max(1, round(length * self.unit))

    def _at(self, x: float, y: float) -> tuple[int, int]:
        return round(self._left + x * self.unit), round(self._top + y * self.unit)

    # What is seen at a second.

    def at(self, t: float, moves: bool = True) -> pygame.Surface:
        """Return the picture after so many seconds of a moment that lasts `LASTS`."""
        image = pygame.Surface(self._size, pygame.SRCALPHA, 32)
        home = min(1.0, max(0.0, (t - (LASTS - HOME)) / HOME)) if moves else 0.0
        image.fill((*pal.SHADOW, round(_VEIL * min(1.0, t / 0.2) * (1 - home))))
        for hole in self._holes:
            shape = rounded(hole.w, hole.h, _ROUND * self.unit, (0, 0, 0), None, 0)
            image.blit(shape, hole, special_flags=pygame.BLEND_RGBA_SUB)
        self._window(image, t, home)
        if home == 0.0:
            self._around(image, t, moves)
        return image

    def _window(self, image: pygame.Surface, t: float, home: float) -> None:
        opened = _spring((t - 0.15) / 0.32) if home == 0.0 else 1 - home
        if opened <= 0.02:
            return
        seen = self._view.copy()
        self._rays(seen, t)
        self._forts(seen, t)
        seen.blit(self._mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        seen.blit(self._rim, (0, 0))
        side = max(2, round(seen.get_width() * opened))
        if side != seen.get_width():
            seen = pygame.transform.smoothscale(seen, (side, side))
        far = min(1.0, opened)
        end = Point(*self._at(*_MIDDLE))
        middle = self._home.toward(end, far)
        image.blit(seen, seen.get_rect(center=(round(middle.x), round(middle.y))))

    def _around(self, image: pygame.Surface, t: float, moves: bool) -> None:
        """Draw the confetti, and on it the kids, the tape and the tags, which are to be read."""
        if moves:
            self._throw(image, t - 0.6)
        for i, (kid, (x, y)) in enumerate(zip(self._kids, _KIDS, strict=False)):
            hop = _spring((t - 0.7 - 0.08 * i) / 0.3)
            if hop > 0:
                # Their feet are below the window, whatever its shape.
                high = (_SHEET[1] - y) * self.unit * hop
                image.blit(kid, (self._at(x, 0)[0], round(self._size[1] - high)))
        if t >= 0.6:
            drop = min(1.0, (t - 0.6) / 0.16)
            rect = self._tape.get_rect(center=self._at(*_TAPE.center))
            image.blit(self._tape, rect.move(0, -self._px(24 * (1 - drop))))
        for i, (tag, at) in enumerate(self._tags):
            grown = _spring((t - 0.85 - 0.1 * i) / 0.18)
            if grown > 0.05:
                self._grown(image, tag, at, grown)
        if t > 1.2:
            image.blit(self._hint, self._hint.get_rect(center=self._at(640, 690)))

    def _grown(self, image: pygame.Surface, tag: pygame.Surface, at: Point, size: float) -> None:
        x, y = self._at(at.x + _TAG[0] / 2, at.y + _TAG[1] / 2)
        if abs(size - 1) > 0.01:
            w, h = tag.get_size()
            tag = pygame.transform.smoothscale(tag, (max(1, round(w * size)), round(h * size)))
        image.blit(tag, tag.get_rect(center=(x, y)))

    def _throw(self, image: pygame.Surface, t: float) -> None:
        for piece in self._confetti:
            passed = t - piece.begin
            if passed > 0:
                x = piece.x + piece.dx * passed
                y = piece.y + piece.dy * passed + _FALL / 2 * passed * passed
                turn = (piece.kind + round(passed * 10)) % 6
                shown = _paper(piece.kind % len(_COLOURS), turn, self._px(10 + piece.kind % 5 * 2))
                image.blit(shown, shown.get_rect(center=self._at(x, y)))

    # The window.

    def _scenery(self) -> pygame.Surface:
        """Draw the sky; rays, fort and lawn are laid on it anew in each frame."""
        side = self._px(2 * _RADIUS)
        view = pygame.Surface((side, side), pygame.SRCALPHA, 32)
        for y in range(side):
            share = y / side
            shade = tuple(round(a + (b - a) * share) for a, b in zip(*_SKY, strict=True))
            view.fill(shade, (0, y, side, 1))
        self._mask = rounded(side, side, side / 2, (255, 255, 255), None, 0)
        self._rim = rounded(side, side, side / 2, None, pal.OUTLINE, 9 * self.unit).copy()
        inner = side - 2 * self._px(3)
        gold = rounded(inner, inner, inner / 2, None, pal.ACTION, 4 * self.unit)
        self._rim.blit(gold, (self._px(3), self._px(3)))
        wide = _FORT * self.unit
        self._pictures = []
        for i, (level, colour) in enumerate(self._vm.forts):
            each = wide if len(self._vm.forts) == 1 else wide * (0.62 if i == 0 else 0.4)
            size = max(1, round(each)), max(1, round(each * VIEW[1] / VIEW[0]))
            self._pictures.append(fort_picture(level, *size, colour))
        return view

    def _rays(self, view: pygame.Surface, t: float) -> None:
        """Light goes round behind the fort."""
        side = view.get_width()
        x, y = side / 2, (_GROUND - _MIDDLE.y + _RADIUS - 60) * self.unit
        for i in range(_RAYS):
            start = math.radians(t * _TURN + i * 360 / _RAYS)
            ends = (start, start + math.pi / _RAYS)
            found = [(x + 1.3 * side * math.cos(a), y + 1.3 * side * math.sin(a)) for a in ends]
            pygame.draw.polygon(view, (255, 244, 200), [(x, y), *found])
        ground = round((_GROUND - _FEET - _MIDDLE.y + _RADIUS) * self.unit)
        for at, size in ((0.04, 190), (0.83, 170)):
            tree = _tree(self._px(size))
            view.blit(tree, tree.get_rect(midbottom=(round(at * side), ground)))
        cloud = _cloud(self._px(118))
        view.blit(cloud, (round(0.5 * side + 3 * t * self.unit), round(0.06 * side)))
        view.fill(_LAWN, (0, ground, side, side))
        pygame.draw.line(view, pal.OUTLINE, (0, ground), (side, ground), max(1, self._px(3)))

    def _forts(self, view: pygame.Surface, t: float) -> None:
        """The forts rise out of the ground, the own one in the middle."""
        risen = _spring((t - 0.35) / 0.42)
        side = view.get_width()
        ground = round((_GROUND - _MIDDLE.y + _RADIUS) * self.unit)
        lawn = view.subsurface((0, 0, side, ground + self._px(2)))
        places = (0.5, 0.2, 0.8, 0.5)
        for i in reversed(range(len(self._pictures))):
            fort = self._pictures[i]
            down = 0 if i == 0 or len(self._pictures) == 1 else self._px(26)
            feet = ground - down + round(fort.get_height() * (1 - min(risen, 1.04)))
            lawn.blit(fort, fort.get_rect(midbottom=(round(places[i % 4] * side), feet)))

    # Papers.

    def _taped(self) -> pygame.Surface:
        vm, below = self._vm, bool(self._vm.below)
        w, h = self._px(_TAPE.w), self._px(_TAPE.h + 22 * below)
        image = tape(w, h, False, 0.0).copy()
        canvas = Canvas.on(image, self.unit)
        room = Box(30, 4, canvas.w - 60, canvas.h - 8 - 30 * below)
        canvas.write(vm.title, room, TextStyle(46, 22, align="center"))
        if below:
            line = Box(30, canvas.h - 38, canvas.w - 60, 30)
            canvas.write(vm.below, line, TextStyle(22, 14, face=BOLD, align="center"))
        return pygame.transform.rotozoom(image, 1.6, 1.0)

    def _tag(self, tag: Tag) -> pygame.Surface:
        canvas = Canvas(_TAG[0] * self.unit, _TAG[1] * self.unit, self.unit)
        fill = pal.LIT if tag.lit else pal.CARD
        canvas.panel(0, 0, canvas.w, canvas.h, fill, 10, pal.OUTLINE, 3)
        canvas.icon(tag.sign, 11, canvas.h / 2 - 20, 40)
        words = Box(60, 6, canvas.w - 68, 32)
        below = Box(60, 38, canvas.w - 68, 22)
        if self.unit < _BOTH_LINES:
            said = tag.words.replace(_ARROW, "»")
            canvas.write(said, words._replace(h=54), TextStyle(24, 16, lines=2))
        else:
            before, arrow, after = tag.words.partition(_ARROW)
            if arrow:
                end = canvas.write(before.strip(), words, TextStyle(24, 14)).right
                canvas.icon("arrow", end + 5, words.center.y - 9, 18)
                words = words.inset(end + 28 - words.x, 0, 0, 0)
            canvas.write((after or before).strip(), words, TextStyle(24, 14))
            canvas.write(tag.below, below, TextStyle(15, 12, face=BOLD))
        return canvas.image

    def _hinted(self, words: str) -> pygame.Surface:
        canvas = Canvas(250 * self.unit, 28 * max(self.unit, 0.7), self.unit)
        canvas.panel(0, 0, canvas.w, canvas.h, pal.CARD, 14, pal.OUTLINE, 2)
        room = Box(8, 0, canvas.w - 16, canvas.h)
        canvas.write(words, room, TextStyle(16, 12, face=BOLD, align="center"))
        return canvas.image


_ARROW: Final = "»"
"""Stands in words for the sign of an arrow, which the letters do not have."""
_BOTH_LINES: Final = 0.75
"""With fewer pixels to a unit a tag has no room for what its first line means."""


def _spring(t: float) -> float:
    """Return how far something has sprung open: a little too far, then as far as it should."""
    if t <= 0:
        return 0.0
    if t >= 1:
        return 1.0 + 0.03 * math.sin((t - 1) * 14) * math.exp(-4 * (t - 1))
    return 1 - (1 - t) ** 3


def _thrown(dice: random.Random, number: int) -> _Piece:
    """A piece that is thrown up from one of two places below the tape."""
    left = number % 2 == 0
    x = 400.0 if left else 880.0
    aside = dice.uniform(-420, 260) * (1 if left else -1)
    return _Piece(x, 250, aside, dice.uniform(-420, -60), dice.randrange(60), dice.uniform(0, 0.35))


@SMALL
def _tree(size: int) -> pygame.Surface:
    """A tree as wide as that: a trunk below a round crown."""
    trunk = path("M42 84 H58 V134 H42Z", "#8A5A33", 3)
    crown = disc(50, 50, 46, "#79B35A", 3) + disc(40, 40, 22, "#8FC46C", 0)
    return picture(trunk + crown, size, round(1.34 * size), (100, 134))


@SMALL
def _cloud(size: int) -> pygame.Surface:
    """A cloud in the sky of the window."""
    balls = ((18, 20, 13), (38, 14, 14), (60, 19, 13), (78, 22, 9))
    body = "".join(disc(x, y, r, "#FFFDF4", 0) for x, y, r in balls)
    return picture(body, size, round(0.4 * size), (90, 36))


@SMALL
def _paper(colour: int, turn: int, size: int) -> pygame.Surface:
    """A piece of confetti in one of its turns."""
    image = pygame.Surface((size, max(2, size * 2 // 3)), pygame.SRCALPHA, 32)
    image.fill(pal.OUTLINE)
    edge = max(1, size // 8)
    image.fill(pal.rgb(_COLOURS[colour]), image.get_rect().inflate(-2 * edge, -2 * edge))
    return pygame.transform.rotate(image, turn * 30)
