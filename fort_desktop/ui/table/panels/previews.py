"""Previews: counts in words and signs, and the pale things that a move would bring."""

from collections.abc import Iterable, Sequence
from typing import Final

import pygame

from fort_desktop.rules.model.cards import Kid
from fort_desktop.rules.model.types import RESOURCES, Resource
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.lettering import LEAD
from fort_desktop.scene.node import Container, Node, Picture
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.cardface import kid_picture
from fort_desktop.ui.art.fonts import BOLD
from fort_desktop.ui.art.kept import THINGS
from fort_desktop.ui.design.canvas import Canvas, PanelCanvas
from fort_desktop.ui.design.text_box import LEAST, TextStyle, letters, width
from fort_desktop.ui.design.unit import STEP
from fort_desktop.ui.i18n.i18n import language
from fort_desktop.ui.table import things as th
from fort_desktop.ui.table.layout.board import is_strip
from fort_desktop.ui.table.play_summary import Count
from fort_desktop.ui.table.viewmodels.plays import CountVM, PreviewCount, PreviewVM
from fort_desktop.ui.text.amounts import Amount
from fort_desktop.ui.text.lists import in_lines
from fort_desktop.ui.toolkit.common import chip

_LEAST: Final = 14
"""The least size of a count in one line, in units."""
_ARROW: Final = 1.3
"""The room of the arrow in it, in sizes of the line."""
_FLOOR: Final = LEAST / STEP
"""The least size of any words, in units."""


def count_line(ground: PanelCanvas, place: Box, vm: CountVM) -> None:
    """Draw what has come together, and what it brings."""
    if vm.over:
        ground.write(vm.told, place, TextStyle(17, least=12, face=BOLD, align="center", lines=3))
    elif vm.counts:
        _counted(ground, place, vm.counts)
    elif vm.told:
        _line(ground, place, vm.told)


def _paper(ground: PanelCanvas, place: Box) -> Box:
    """The slip of paper on which the count stands; returns the room for words."""
    unit = ground.unit
    ground.panel(*place, pal.PAPER, 8, pal.OUTLINE, 2)
    return place.inset(7 * unit, 2 * unit, 7 * unit, 2 * unit)


def _line(ground: PanelCanvas, place: Box, words: str) -> None:
    room = _paper(ground, place)
    ground.write(words, room, TextStyle(18, least=12, align="center", lines=4))


def _counted(ground: PanelCanvas, place: Box, found: Sequence[Count]) -> None:
    """Two boxes at most, one below the other."""
    room = _paper(ground, place)
    high = room.h / len(found)
    for i, count in enumerate(found):
        line = room._replace(y=room.y + i * high, h=high)
        arrow_line(ground, line, count, 20 if len(found) == 1 else 16)


def arrow_line(ground: Canvas, room: Box, count: Count, size: float) -> None:
    """Draw what is counted, an arrow, and what it brings; in two lines where that is too long.

    What is counted is left out where there is no height for it: what it brings is more.
    """
    unit = ground.unit
    if not count.counted:
        ground.write(count.brings, room, TextStyle(size, least=12, align="center", lines=2))
        return
    size = max(_LEAST, min(size, room.h / unit / LEAD))
    for tried in range(round(size), _LEAST - 1, -1):
        if _spread(ground, room, count, tried):
            return
    half = room.h / 2 if room.h >= 2 * LEAD * 1.1 * _LEAST * unit else 0.0
    size = min(size, half / unit / LEAD)
    below = room._replace(y=room.y + half, h=room.h - half)
    if width(count.brings, unit, 12) * unit <= room.w - 20 * unit:
        if half:
            ground.write(
                count.counted, room._replace(h=half), TextStyle(size, least=12, align="center")
            )
        if not _spread(ground, below, Count("", count.brings), 14):
            _arrow(ground, Box(room.x, below.y, 18 * unit, below.h))
            ground.write(
                count.brings,
                below.inset(20 * unit, 0, 0, 0),
                TextStyle(14, least=12, align="center"),
            )
        return
    _three_lines(ground, room, count)


def _three_lines(ground: Canvas, room: Box, count: Count) -> None:
    """Two lines for what it brings, below what is counted."""
    unit, line = ground.unit, _line_height(ground.unit)
    high = line if room.h >= 3 * line else 0.0
    if high:
        ground.write(count.counted, room._replace(h=high), TextStyle(12, least=12, align="center"))
    rest = room._replace(y=room.y + high, h=room.h - high)
    _arrow(ground, Box(room.x, rest.y, 18 * unit, rest.h))
    ground.write(
        count.brings,
        rest.inset(20 * unit, 0, 0, 0),
        TextStyle(14, least=12, align="center", lines=2),
    )


def _line_height(unit: float) -> float:
    """The least height of a line, in pixels."""
    return LEAD * 1.15 * letters(_FLOOR, unit)


def _arrow(ground: Canvas, place: Box) -> None:
    side = min(place.w, place.h)
    ground.icon("arrow", place.center.x - side / 2, place.center.y - side / 2, side)


def _spread(ground: Canvas, room: Box, count: Count, size: float) -> bool:
    """Draw it in one line in the middle of the room; False if it is too long for that."""
    unit = ground.unit
    pixels, wide = letters(size, unit), _spread_width(count, unit, size)
    if wide > room.w:
        return False
    parts = [width(words, unit, size) * unit for words in count]
    between = _ARROW * pixels
    x = room.x + (room.w - wide) / 2
    left = Box(x, room.y, parts[0] + 1, room.h)
    ground.write(count.counted, left, TextStyle(size, least=size, align="center"))
    _arrow(
        ground,
        Box(x + parts[0], room.y, between, pixels).around(
            Box(x + parts[0], room.y, between, room.h).center
        ),
    )
    right = Box(x + parts[0] + between, room.y, parts[1] + 1, room.h)
    ground.write(count.brings, right, TextStyle(size, least=size, align="center"))
    return True


def _spread_width(count: Count, unit: float, size: float) -> float:
    """Return the width of a count in one line, in pixels."""
    words = sum(width(words, unit, size) * unit for words in count)
    return words + _ARROW * letters(size, unit)


_CELL: Final = 42.0
"""A lower cell of the strip has its word beside its sign."""
_PALE: Final = 0.75
"""As pale as a sign may be that is still to be seen (3:1)."""
_PAPER: Final = 0.6
"""Units of this layer, those of 1080p, to one unit of the table."""
_STUFF: Final[dict[str, Resource]] = {kind: kind for kind in RESOURCES}
_PLACES: Final[dict[str, th.Thing]] = {
    "pack": th.BAG,
    "recruit": th.OWN_PILE,
    "lookout": th.Spot("lookout"),
}
"""Where the badge of an amount lies that has no place of its own, by its sign."""


class PreviewLayer:
    """A layer over the table; each `show` takes the place of the one before.

    Nodes of the table say by their keys where things may come to lie.
    """

    def __init__(self, parent: Node, nodes: Iterable[Node], unit: float) -> None:
        self.unit = unit
        self.spots: dict[th.Thing, list[Box]] = {}
        for node in nodes:
            if isinstance(node.key, th.Spot | th.LevelSpot | th.StuffBox | th.Part):
                self.spots.setdefault(node.key, []).append(node.area)
        board = self._spot(th.BOARD)
        self._strip = board is not None and is_strip(board, unit * STEP)
        self.layer = parent.add(Container(Box(0, 0, parent.box.w, parent.box.h), "pale"))

    def clear(self) -> None:
        """Show nothing."""
        self.layer.clear()

    def show(self, vm: PreviewVM) -> None:
        """Show what a move brings to one's own board."""
        self.clear()
        pale = {
            "pack": self._tokens(th.Spot("pack"), vm.packed),
            "lookout": self._climbs(vm.climbing, vm.climber),
        }
        for amount in vm.amounts:
            kind = _STUFF.get(amount.sign)
            if kind is not None:
                pale[kind] = self._tokens(th.Spot(kind), [amount])
            # A badge tells what pale things do not: a price, or what has no room.
            if pale.get(amount.sign, 0) != amount.n:
                self._tell(amount, vm.level)
        # What is not counted is told by the bar and the badges alone.
        if vm.count is not None and vm.count.counted:
            self._count(vm.count)

    def _tell(self, amount: Amount, level: int) -> None:
        """Lay the badge of an amount where it changes something."""
        kind = _STUFF.get(amount.sign)
        if kind is not None:
            self._badge(amount, self._spot(th.StuffBox(kind)))
        elif amount.sign == "any":
            # White tokens: both boxes are free to take them, the badge lies between.
            self._badge(amount, self._spot(th.StuffBox("toys")))
        elif amount.sign == "vp":
            self._badge(amount, self._spot(th.Spot("points")), beside=True)
        elif amount.sign == "fort":
            told = self._spot(th.LevelSpot(level + amount.n))
            self._badge(amount, told or self._spot(th.Spot("fort")))
        else:
            place = _PLACES.get(amount.sign)
            self._badge(amount, self._spot(place) if place is not None else None)

    def _spot(self, key: th.Thing) -> Box | None:
        return next(iter(self.spots.get(key, ())), None)

    def _add(self, image: pygame.Surface, x: float, y: float, name: str, label: str = "") -> None:
        self.layer.add(Picture(Box(x, y, *image.get_size()), image, name, label=label))

    def _tokens(self, place: th.Spot, coming: Sequence[Amount]) -> int:
        """Pale tokens in the free places of a box or the Pack; returns how many are shown."""
        kinds = [amount.sign for amount in coming for _ in range(amount.n)]
        tokens = list(zip(kinds, self.spots.get(place, ()), strict=False))
        for kind, spot in tokens:
            image = _pale_token(kind, round(spot.w), round(spot.h), self.unit)
            self._add(image, spot.x, spot.y, f"pale:{place.what}")
        return len(tokens)

    def _climbs(self, coming: int, kid: Kid | None) -> int:
        """Draw the kid that goes up where it will be; returns how many are shown."""
        spots = self.spots.get(th.Spot("lookout"), ())[:coming]
        for spot in spots:
            if kid is not None:
                size, unit = (round(spot.w), round(spot.h)), self.unit * STEP
                image = kid_picture(kid, "chip", size, unit, language()).copy()
                image.set_alpha(round(255 * _PALE))
                self._add(image, spot.x, spot.y, "pale:lookout")
        return len(spots) if kid is not None else 0

    def _badge(self, amount: Amount, spot: Box | None, beside: bool = False) -> None:
        """A badge in the lower right corner of a place, or `beside` that.

        On the strip of figures it takes the place of the word at the foot of a cell.
        """
        if spot is None:
            return
        # In a low cell it leaves more of the figure above it to be seen.
        covers = self._strip and spot.h >= _CELL * self.unit * STEP
        least = spot.w / self.unit if covers else 34.0
        image = chip(amount.words, amount.sign, self.unit, least)
        w, h = image.get_size()
        edge = 0 if self._strip else 3 * self.unit
        at = spot.right - w - edge, spot.bottom - h - edge
        if beside and not self._strip:
            at = spot.right + edge, spot.center.y - h / 2
        self._add(image, *at, f"badge:{amount.sign}", amount.words)

    def _count(self, count: PreviewCount) -> None:
        """The running count in words: what comes together, and where it leads."""
        area = self._spot(th.COUNT)
        if area is None:
            return
        ground = PanelCanvas(area, self.unit * STEP, "count words", 1.0)
        arrow_line(ground, _paper(ground, Box(0, 0, area.w, area.h)), Count(*count[:2]), 20)
        label = in_lines((count.counted, count.brings, count.total))
        self._add(ground.image, area.x, area.y, "count words", label)


@THINGS
def _pale_token(kind: str, w: int, h: int, unit: float) -> pygame.Surface:
    """A token as it would lie there; white ones show both kinds."""
    canvas, sign = Canvas(w, h, unit), Canvas(w, h, unit)
    canvas.panel(0, 0, canvas.w, canvas.h, pal.PAPER, 8, None)
    canvas.image.fill((255, 255, 255, round(255 * _PAPER)), special_flags=pygame.BLEND_RGBA_MULT)
    size = min(canvas.w, canvas.h) - 8
    sign.icon(kind, (canvas.w - size) / 2, (canvas.h - size) / 2, size)
    sign.image.fill((255, 255, 255, round(255 * _PALE)), special_flags=pygame.BLEND_RGBA_MULT)
    canvas.blit(sign.image, 0, 0)
    return canvas.image
