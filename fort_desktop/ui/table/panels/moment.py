"""The picture of a big moment: a round window with the fort, a tape, confetti, kids and tags."""

import math
import random
from collections.abc import Callable, Iterator
from functools import partial
from typing import Final, NamedTuple

import pygame

from fort_desktop.scene.geometry import Box, Point
from fort_desktop.scene.node import resized
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.fonts import BOLD
from fort_desktop.ui.art.forts import VIEW, fort_picture
from fort_desktop.ui.art.icons import icon
from fort_desktop.ui.art.kept import SMALL
from fort_desktop.ui.art.lively import TURNS, confetti
from fort_desktop.ui.art.paper import tape
from fort_desktop.ui.art.players import player_figure
from fort_desktop.ui.art.portrait import cheering
from fort_desktop.ui.art.svg import disc, hexed, path, picture
from fort_desktop.ui.design.canvas import Canvas
from fort_desktop.ui.design.text_box import TextStyle, width
from fort_desktop.ui.table.panels.pieces import prices
from fort_desktop.ui.table.panels.site import BUILT, Fort, Rising
from fort_desktop.ui.table.viewmodels.moment import MomentVM, Tag
from fort_desktop.ui.toolkit.veil import veiled

LASTS: Final = 2.4
"""Seconds of the first moment of its kind."""
AGAIN: Final = 1.5
"""The same of later ones, in which all goes as much faster."""
HOME: Final = 0.3
"""The last seconds, in which all glides home."""
_LIFTS: Final = 0.4
"""In this share of them the veil goes."""
STILL: Final = 1.6
"""The moment that is seen as a still picture where nothing moves."""
_SHEET: Final = (1280.0, 720.0)
_MIDDLE: Final = Point(640, 402)
_RADIUS: Final = 256.0
_GROUND: Final = 588.0
_FEET: Final = 24.0
"""The picture of a fort has so much below its walls."""
_FORT: Final = 500.0
_WON: Final = (292.0, 178.0)
"""How tall who has won stands before the fort, and how far apart several do."""
_TAPE: Final = Box(360, 62, 560, 88)
_SEAL: Final = 54.0
"""How large a rosette is on the tape, before the points of who has won."""
_TAG: Final = (244.0, 74.0)
_TAGS: Final = 264.0
"""The top of the tags, two on each side of the window."""
_BESIDE: Final = (390.0, 8.0)
"""What is as far right and left as the left ones may reach: they hang at the window."""
_APART: Final = 22.0
_KIDS: Final = (212.0, 832.0)
_KID: Final = 236.0
_TALL: Final = 214.0
"""So much of a kid is seen."""
_BETWEEN: Final = 316.0
"""The room between the kids, for what tells how one goes on."""
_LOWER: Final = 300.0
"""The room on the lawn of the window, for what is told below the title."""
_SMALL: Final = 0.8
"""The least pixels of a unit for words: those of 15 are read with 12 pixels."""
_PIECES: Final = 150
_FALL: Final = 500.0
_RAYS: Final = 14
_TURN: Final = 6.0
_OPENS: Final = 0.15
"""When the window begins to open."""
_DROPS: Final = 0.6
"""When the tape drops, and all else comes after it."""
_BUILDS: Final = 0.35
"""When the fort is begun."""
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
    """Draws a big moment at any second of it; everything is composed into one opaque picture.

    The table is a part of it: nothing moves there, and to lay a veil on it in each frame would
    take longer than all else. Where something was drawn, the frame after it puts the table back.

    Args:
        table: a picture of it that is the moment's own.
        home: the middle of one's own fort, from which the window opens, in pixels.
        hint: how one goes on; large: pixels of a unit for words, as large as the person wants them.
    """

    def __init__(
        self,
        table: pygame.Surface,
        home: Point,
        vm: MomentVM,
        hint: str,
        large: float,
    ) -> None:
        w, h = size = table.get_size()
        self.unit = min(w / _SHEET[0], h / _SHEET[1])
        self._left, self._top = (w - _SHEET[0] * self.unit) / 2, (h - _SHEET[1] * self.unit) / 2
        self._size, self._home, self._vm = size, home, vm
        beside = (self._left + (_BESIDE[0] - _BESIDE[1]) * self.unit) / _TAG[0]
        self._words = min(max(large, self.unit, _SMALL), beside)
        self._table, self._ground = table, table
        self._sheet = pygame.Surface(size, 0, table)
        self._share, self._drawn = -1.0, list[pygame.Rect]()
        self._rising: Rising | None = None
        self._tags = list[tuple[pygame.Surface, tuple[int, int]]]()
        self._kids = list[pygame.Surface]()
        self._won = list[tuple[pygame.Surface, tuple[int, int]]]()
        self._made = self._making(hint)
        self._next = 0.0
        dice = random.Random(len(vm.title))
        count = round(_PIECES * (1.5 if vm.most else 1.0))
        self._confetti = [_thrown(dice, i) for i in range(count)]

    def _making(self, hint: str) -> Iterator[float]:
        """Make one part after the other; yields the second at which the next one is seen."""
        self._ground = veiled(self._table)
        yield _OPENS
        self._mask, self._rim = _round(self._px(2 * _RADIUS))
        yield _OPENS
        self._tape = self._taped()
        self._taped_at = self._tape.get_rect(center=self._at(*_TAPE.center))
        yield _OPENS
        self._view = self._scenery()
        self._seen = pygame.Surface(self._view.get_size(), pygame.SRCALPHA, 32)
        self._frame = self._framed()
        yield _OPENS
        self._stands = self._built()
        while self._rising is not None and self._rising.draw_next():
            yield _DROPS
        for i in range(len(self._vm.winners)):
            yield _OPENS
            self._won.append(self._called(i))
        for kid in self._vm.kids:
            yield _DROPS
            self._kids.append(cheering(kid, self._px(_KID), self._px(_KID)))
        for i, tag in enumerate(self._vm.tags):
            yield _DROPS
            self._tags.append((self._tag(tag), self._beside(i)))
        yield _DROPS
        self._hint = self._slip(hint, 16, _BETWEEN)
        self._lower = self._slip(self._vm.below, 22, _LOWER) if self._vm.below else None

    def _make(self, t: float) -> None:
        """Make the next part, and all others that are seen by now: all at once would take long."""
        self._next = next(self._made, math.inf)
        while self._next <= t:
            self._next = next(self._made, math.inf)

    # Sizes.

    def _px(self, length: float) -> int:
        return max(1, round(length * self.unit))

    def _at(self, x: float, y: float) -> tuple[int, int]:
        return round(self._left + x * self.unit), round(self._top + y * self.unit)

    # What is seen at a second.

    def at(self, t: float, moves: bool = True) -> pygame.Surface:
        """Return the picture after so many seconds of a moment that lasts `LASTS`.

        It is the same one each time.
        """
        self._make(t)
        image = self._sheet
        home = min(1.0, max(0.0, (t - (LASTS - HOME)) / HOME)) if moves else 0.0
        # The table is bright again before the window leaves it: nothing flashes so.
        self._veil(min(1.0, t / 0.2) * max(0.0, 1 - home / _LIFTS))
        self._window(image, t, max(0.0, (home - _LIFTS) / (1 - _LIFTS)), moves)
        if home == 0.0:
            self._around(image, t)
        return image

    def _veil(self, share: float) -> None:
        """Put the table back as it is seen through so much of the veil."""
        image, ground = self._sheet, self._ground if share == 1.0 else self._table
        whole = share != self._share or share not in (0.0, 1.0)
        for rect in [image.get_rect()] if whole else self._drawn:
            image.blit(ground, rect, rect)
        if 0 < share < 1:
            self._ground.set_alpha(round(255 * share))
            image.blit(self._ground, (0, 0))
            self._ground.set_alpha(None)
        self._share, self._drawn = share, []

    def _lay(self, image: pygame.Surface, what: pygame.Surface, at: pygame.Rect) -> None:
        """Draw something that the next frame takes away."""
        self._drawn.append(image.blit(what, at))

    def _window(self, image: pygame.Surface, t: float, home: float, moves: bool) -> None:
        opened = _spring((t - _OPENS) / 0.32) if home == 0.0 else 1 - home
        if opened <= 0.02:
            return
        whole = self._view.get_width()
        side = max(2, round(whole * opened))
        middle = self._home.toward(Point(*self._at(*_MIDDLE)), min(1.0, opened))
        place = pygame.Rect(0, 0, side, side)
        place.center = round(middle.x), round(middle.y)
        if self._share == 1.0 and side == whole and place == self._place:
            # It lies where it stays, so the table around it is a part of its frame.
            seen = image.subsurface(place)
            self._rays(seen, t)
            seen.blit(self._frame, (0, 0))
            if moves:
                self._throw(image, t - _DROPS)
            self._fort(seen, t)
            return
        seen = self._seen
        self._rays(seen, t)
        seen.blit(self._mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        seen.blit(self._rim, (0, 0))
        self._fort(seen, t)
        self._lay(image, resized(seen, place.size, True), place)

    def _around(self, image: pygame.Surface, t: float) -> None:
        """Draw the kids, the tape and the tags, which are to be read."""
        for i, (kid, x) in enumerate(zip(self._kids, _KIDS, strict=False)):
            hop = _spring((t - 0.7 - 0.08 * i) / 0.3)
            if hop > 0:
                # Their feet are below the window, whatever its shape.
                high = _TALL * self.unit * hop
                self._lay(
                    image,
                    kid,
                    kid.get_rect(topleft=(self._at(x, 0)[0], round(self._size[1] - high))),
                )
        if t >= _DROPS:
            drop = min(1.0, (t - _DROPS) / 0.16)
            self._lay(image, self._tape, self._taped_at.move(0, -self._px(24 * (1 - drop))))
        for i, (tag, middle) in enumerate(self._tags):
            grown = _spring((t - 0.85 - 0.1 * i) / 0.18)
            if grown > 0.05:
                tag = _grown(tag, grown)
                self._lay(image, tag, tag.get_rect(center=middle))
        if t > 1.2:
            foot = self._at(640, 0)[0], self._size[1] - self._px(16)
            self._lay(image, self._hint, self._hint.get_rect(midbottom=foot))
            if self._lower is not None:
                low = self._at(_MIDDLE.x, _MIDDLE.y + _RADIUS - 14)
                self._lay(image, self._lower, self._lower.get_rect(midbottom=low))

    def _beside(self, i: int) -> tuple[int, int]:
        """Return the middle of a tag: two stand at the left of the window, two at the right."""
        w, h = (side * self._words / self.unit for side in _TAG)
        y = _TAGS + h / 2 + i % 2 * (h + _APART)
        x = _BESIDE[0] - w / 2
        return self._at(x if i < 2 else _SHEET[0] - x, y)

    def _throw(self, image: pygame.Surface, t: float) -> None:
        for piece in self._confetti:
            passed = t - piece.begin
            if passed > 0:
                x = piece.x + piece.dx * passed
                y = piece.y + piece.dy * passed + _FALL / 2 * passed * passed
                turn = piece.kind + round(passed * 10)
                shown = confetti(piece.kind, turn % TURNS, self._px(10 + piece.kind % 5 * 2))
                self._lay(image, shown, shown.get_rect(center=self._at(x, y)))

    # The window.

    def _scenery(self) -> pygame.Surface:
        """Draw the sky; rays, fort and lawn are laid on it again in each frame."""
        side = self._px(2 * _RADIUS)
        view = pygame.Surface((side, side), 0, 32)
        for y in range(side):
            share = y / side
            shade = tuple(round(a + (b - a) * share) for a, b in zip(*_SKY, strict=True))
            view.fill(shade, (0, y, side, 1))
        self._trees = [(at, _tree(self._px(size))) for at, size in ((0.04, 190), (0.83, 170))]
        self._cloud = _cloud(self._px(118))
        return view

    def _built(self) -> pygame.Surface:
        """Return the fort as it stands once built, or the sign in its place."""
        wide, vm = _FORT * self.unit, self._vm
        if vm.sign:
            return self._below_tape(partial(_large, vm.sign), wide)
        (level, colour), home = vm.fort, not vm.winners
        found = self._below_tape(partial(_fort, level, colour, home), wide)
        if home:
            self._rising = Rising(Fort(level, colour, *found.get_size(), 0.0, 0.0, plan=False))
        return found

    def _called(self, i: int) -> tuple[pygame.Surface, tuple[int, int]]:
        """Return one of those who have won, and where: the edge of the window cuts its feet."""
        # As many as share the win have room beside each other.
        many = len(self._vm.winners)
        tall, apart = (side * min(1.0, 2 / many) for side in _WON)
        player, colour, kid = self._vm.winners[i]
        figure = player_figure(player, self._px(tall), colour, kid, glad=True).copy()
        side = self._view.get_width()
        x = side / 2 + (i - (many - 1) / 2) * self._px(apart)
        at = figure.get_rect(midtop=(round(x), side - figure.get_bounding_rect().bottom))
        figure.blit(self._mask, (-at.x, -at.y), special_flags=pygame.BLEND_RGBA_MULT)
        figure.blit(self._rim, (-at.x, -at.y))
        return figure, at.topleft

    def _framed(self) -> pygame.Surface:
        """The line around the window where it stays, and the table outside of it."""
        self._place = self._view.get_rect(center=self._at(*_MIDDLE))
        around = self._mask.copy()
        around.fill((255, 255, 255), special_flags=pygame.BLEND_RGB_MAX)
        frame = pygame.Surface(self._place.size, pygame.SRCALPHA, 32)
        frame.blit(self._ground, (0, 0), self._place)
        clear = pygame.Surface(self._place.size, pygame.SRCALPHA, 32)
        clear.fill((0, 0, 0, 255))
        clear.blit(around, (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
        clear.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGB_MAX)
        frame.blit(clear, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        frame.blit(self._rim, (0, 0))
        return frame

    def _below_tape(self, made: Callable[[float], pygame.Surface], wide: float) -> pygame.Surface:
        """Return a picture that stands on the lawn, so wide or less: the tape covers none of it."""
        tall = made(wide)
        free = self._at(0, _GROUND)[1] - self._taped_at.bottom + self._px(4)
        high = tall.get_height() - tall.get_bounding_rect().top
        return tall if high <= free else made(wide * free / high)

    def _rays(self, view: pygame.Surface, t: float) -> None:
        """The sky, the lawn, and light that goes round behind the fort."""
        view.blit(self._view, (0, 0))
        side = view.get_width()
        x, y = side / 2, (_GROUND - _MIDDLE.y + _RADIUS - 60) * self.unit
        for i in range(_RAYS):
            start = math.radians(t * _TURN + i * 360 / _RAYS)
            ends = (start, start + math.pi / _RAYS)
            found = [(x + 1.3 * side * math.cos(a), y + 1.3 * side * math.sin(a)) for a in ends]
            pygame.draw.polygon(view, (255, 244, 200), [(x, y), *found])
        ground = round((_GROUND - _FEET - _MIDDLE.y + _RADIUS) * self.unit)
        for at, tree in self._trees:
            view.blit(tree, tree.get_rect(midbottom=(round(at * side), ground)))
        view.blit(self._cloud, (round(0.5 * side + 3 * t * self.unit), round(0.06 * side)))
        view.fill(_LAWN, (0, ground, side, side))
        pygame.draw.line(view, pal.OUTLINE, (0, ground), (side, ground), max(1, self._px(3)))

    def _fort(self, view: pygame.Surface, t: float) -> None:
        """The fort stands above the edge of the window; it is built piece by piece."""
        built, side = (t - _BUILDS) / BUILT, view.get_width()
        ground = round((_GROUND - _MIDDLE.y + _RADIUS) * self.unit)
        at = self._stands.get_rect(midbottom=(side // 2, ground))
        if self._rising is not None and built < 1:
            self._rising.lay(view.subsurface((0, 0, side, ground + self._px(2))), built, at.topleft)
        else:
            view.blit(self._stands, at)
        for figure, place in self._won:
            view.blit(figure, place)

    # Papers.

    def _taped(self) -> pygame.Surface:
        vm, seal = self._vm, 0.0
        wide = width(vm.title, self.unit, 46)
        if vm.scored:
            seal = _SEAL + 36 + width(vm.scored, self.unit, 34)
        wide = min(max(_TAPE.w, wide + seal + 80), _SHEET[0] - 2 * _TAPE.h)
        image = tape(self._px(wide), self._px(_TAPE.h), False, 0.0).copy()
        canvas = Canvas.on(image, self.unit)
        room = Box(30, 4, canvas.w - 60 - seal, canvas.h - 8)
        canvas.write(vm.title, room, TextStyle(46, 22, align="center"))
        if vm.scored:
            canvas.icon("vp", room.right + 22, room.center.y - _SEAL / 2, _SEAL)
            score = room._replace(x=room.right + 28 + _SEAL, w=seal - _SEAL - 28)
            canvas.write(vm.scored, score, TextStyle(34, 18))
        return pygame.transform.rotozoom(image, 1.6, 1.0)

    def _tag(self, tag: Tag) -> pygame.Surface:
        unit = self._words
        canvas = Canvas(_TAG[0] * unit, _TAG[1] * unit, unit)
        fill = pal.LIT if tag.lit else pal.CARD
        canvas.panel(0, 0, canvas.w, canvas.h, fill, 10, pal.OUTLINE, 3)
        canvas.icon(tag.sign, 11, canvas.h / 2 - 23, 46)
        words = Box(66, 7, canvas.w - 74, 34)
        below = Box(66, 43, canvas.w - 74, 24)
        if tag.cost is not None:
            prices(canvas, words, tag.cost, 1.0)
        elif tag.lit and not canvas.has_room(tag.words, words, _LINE):
            # What comes next is clear by the words that light up.
            canvas.write(tag.words, words._replace(h=60), TextStyle(21, 13, lines=2))
            return canvas.image
        else:
            before, arrow, after = tag.words.partition(_ARROW)
            if arrow:
                end = canvas.write(before.strip(), words, _WAS).right
                canvas.icon("arrow", end + 5, words.center.y - 9, 18)
                words = words.inset(end + 28 - words.x, 0, 0, 0)
            canvas.write((after or before).strip(), words, _LINE)
        canvas.write(tag.below, below, TextStyle(17, 12, face=BOLD))
        return canvas.image

    def _slip(self, words: str, size: float, room: float) -> pygame.Surface:
        """Words on a slip of that width at most, in one line or two."""
        unit = self._words
        wide = min(room * self.unit, (width(words, unit, size, BOLD) + 32) * unit)
        style = TextStyle(size, 12, face=BOLD, align="center")
        canvas = Canvas(wide, 1.75 * size * unit, unit)
        if not canvas.has_room(words, Box(10, 0, canvas.w - 20, canvas.h), style):
            style = style._replace(lines=2)
            canvas = Canvas(wide, 3 * size * unit, unit)
        canvas.panel(0, 0, canvas.w, canvas.h, pal.CARD, 14, pal.OUTLINE, 2)
        canvas.write(words, Box(10, 0, canvas.w - 20, canvas.h), style)
        return canvas.image


_ARROW: Final = "»"
"""Stands in words for the sign of an arrow, which the letters do not have."""
_LINE, _WAS = TextStyle(25, 15), TextStyle(21, 15, colour=pal.INK_SOFT)


def _round(side: int) -> tuple[pygame.Surface, pygame.Surface]:
    """Return what is seen of a round window, and the line around it."""
    middle, view = _RADIUS, (2 * _RADIUS, 2 * _RADIUS)

    def ring(radius: float, line: float, colour: pal.Colour) -> str:
        look = f'fill="none" stroke="{hexed(colour)}" stroke-width="{line:g}"'
        return f'<circle cx="{middle:g}" cy="{middle:g}" r="{radius:g}" {look}/>'

    rim = ring(middle - 4.5, 9, pal.OUTLINE) + ring(middle - 5, 4, pal.ACTION)
    seen = disc(middle, middle, middle, "#FFFFFF", 0)
    return picture(seen, side, side, view), picture(rim, side, side, view)


def _fort(level: int, colour: str, home: bool, wide: float) -> pygame.Surface:
    w, h = max(1, round(wide)), max(1, round(wide * VIEW[1] / VIEW[0]))
    return fort_picture(level, w, h, colour, home=home)


def _large(sign: str, wide: float) -> pygame.Surface:
    """A sign that stands for what was done."""
    return icon(sign, max(1, round(0.62 * wide)))


def _grown(tag: pygame.Surface, size: float) -> pygame.Surface:
    """Return a tag so far grown."""
    if abs(size - 1) <= 0.01:
        return tag
    w, h = tag.get_size()
    return pygame.transform.smoothscale(tag, (max(1, round(w * size)), round(h * size)))


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
