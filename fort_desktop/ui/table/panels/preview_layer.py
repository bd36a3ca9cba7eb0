"""Previewed effects on the viewer's own board: pale tokens and small badges."""

from collections.abc import Iterable, Sequence
from typing import Final

import pygame

from fort_desktop.rules.model.cards import Kid
from fort_desktop.rules.model.types import RESOURCES, Resource
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Container, Node
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.cardface import kid_picture
from fort_desktop.ui.art.kept import THINGS
from fort_desktop.ui.design.canvas import Canvas, PanelCanvas
from fort_desktop.ui.i18n.i18n import language
from fort_desktop.ui.table.panels.counts import count_paper
from fort_desktop.ui.table.things import (
    BAG,
    COUNT,
    OWN_PILE,
    LevelSpot,
    Part,
    Spot,
    StuffBox,
    Thing,
)
from fort_desktop.ui.table.viewmodels.preview import PreviewCount, PreviewVM
from fort_desktop.ui.text.amounts import Amount
from fort_desktop.ui.text.lists import in_lines
from fort_desktop.ui.toolkit.common import chip

_PALE: Final = 0.75
"""As pale as a sign may be that is still to be seen (3:1)."""
_PAPER: Final = 0.6
_FINE: Final = 1.5
"""Units of this layer, those of 1080p, to one unit of the table."""
_STUFF: Final[dict[str, Resource]] = {kind: kind for kind in RESOURCES}
_PLACES: Final[dict[str, Thing]] = {"pack": BAG, "recruit": OWN_PILE, "lookout": Spot("lookout")}
"""Where the badge of an amount lies that has no place of its own, by its sign."""


class PreviewLayer:
    """A layer over the table; each `show` takes the place of the one before.

    Nodes of the table say by their keys where things may come to lie.
    """

    def __init__(self, parent: Node, nodes: Iterable[Node], unit: float) -> None:
        self.unit = unit
        self.spots: dict[Thing, list[Box]] = {}
        for node in nodes:
            if isinstance(node.key, Spot | LevelSpot | StuffBox | Part):
                self.spots.setdefault(node.key, []).append(node.area)
        self.layer = parent.add(Container(Box(0, 0, parent.box.w, parent.box.h), "pale"))

    def clear(self) -> None:
        """Show nothing."""
        self.layer.clear()

    def show(self, vm: PreviewVM) -> None:
        """Show what a move brings to the own board."""
        self.clear()
        self._tokens(Spot("pack"), vm.packed)
        self._climbs(vm.climbing, vm.climber)
        for amount in vm.amounts:
            self._amount(amount, vm.level)
        if vm.count is not None:
            self._count(vm.count)

    def _amount(self, amount: Amount, level: int) -> None:
        kind = _STUFF.get(amount.sign)
        if kind is not None:
            self._tokens(Spot(kind), [amount])
            self._badge(amount, self._spot(StuffBox(kind)))
        elif amount.sign == "any":
            # White tokens: both boxes are free to take them, the badge lies between.
            self._badge(amount, self._spot(StuffBox("toys")))
        elif amount.sign == "vp":
            self._badge(amount, self._spot(Spot("points")), 0.4)
        elif amount.sign == "fort":
            self._badge(amount, self._spot(LevelSpot(level + amount.n)), 0.2)
        else:
            place = _PLACES.get(amount.sign)
            self._badge(amount, self._spot(place) if place is not None else None)

    def _spot(self, key: Thing) -> Box | None:
        return next(iter(self.spots.get(key, ())), None)

    def _add(self, image: pygame.Surface, x: float, y: float, name: str, label: str = "") -> None:
        node = Node(Box(x, y, *image.get_size()), image, name)
        node.solid = False
        node.label = label
        self.layer.add(node)

    def _tokens(self, place: Spot, coming: Sequence[Amount]) -> None:
        """Pale tokens in the free places of a box or the Pack."""
        kinds = [amount.sign for amount in coming for _ in range(amount.n)]
        for kind, spot in zip(kinds, self.spots.get(place, ()), strict=False):
            image = _pale_token(kind, round(spot.w), round(spot.h), self.unit)
            self._add(image, spot.x, spot.y, f"pale:{place.what}")

    def _climbs(self, coming: int, kid: Kid | None) -> None:
        for spot in self.spots.get(Spot("lookout"), ())[:coming]:
            if kid is not None:
                size, unit = (round(spot.w), round(spot.h)), self.unit * _FINE
                image = kid_picture(kid, "chip", size, unit, language()).copy()
                image.set_alpha(round(255 * _PALE))
                self._add(image, spot.x, spot.y, "pale:lookout")

    def _badge(self, amount: Amount, spot: Box | None, over: float = 0.6) -> None:
        """A badge at the lower right corner of a place, with this share of it over the place."""
        if spot is None:
            return
        image = chip(amount.words, amount.sign, self.unit)
        w, h = image.get_size()
        at = (spot.x + spot.w - w + 8 * self.unit, spot.y + spot.h - h * over)
        self._add(image, *at, f"badge:{amount.sign}", amount.words)

    def _count(self, count: PreviewCount) -> None:
        """The running count in words: what comes together, and where it leads."""
        area = self._spot(COUNT)
        if area is None:
            return
        ground = PanelCanvas(area, self.unit * _FINE, "count words", 1.0)
        count_paper(ground, count.counted, count.brings, count.total, count.in_short)
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
