"""A rival's band: name, numbers, Pack, Lookout, Yard and the top of the discard pile."""

from collections.abc import Sequence
from itertools import product
from typing import Final, Literal

import pygame

from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.boards import mown, seat_mark
from fort_desktop.ui.art.cardface import kid_picture
from fort_desktop.ui.art.players import PLAYERS, player_face
from fort_desktop.ui.design.text_box import TextStyle
from fort_desktop.ui.i18n.i18n import language, tr, trc
from fort_desktop.ui.table import things as th
from fort_desktop.ui.table.layout import rivals as places
from fort_desktop.ui.table.layout.rivals import PILL, BandPlaces, Figure, band_places, kid_places
from fort_desktop.ui.table.panels.pieces import (
    Counter,
    Look,
    acting_rim,
    cardboard,
    draw_ribbon,
    draw_slot,
    kid_node,
    lit,
    set_name,
)
from fort_desktop.ui.table.panels.site import Fort, Site
from fort_desktop.ui.table.panels.worth import WorthTag, worth_fits
from fort_desktop.ui.table.viewmodels.boards import RivalVM, WorthVM
from fort_desktop.ui.text.worth import total_words
from fort_desktop.ui.toolkit.common import panel_node, shaded

_LARGE: Final = (23.0, 20.0)
"""The size of points and level, and the least."""
_SMALL: Final = (18.0, 17.0)
_LINE: Final = 2.0
"""Of its outline, half of that of one's own board."""
_NAME: Final = (18.0, 15.0)
_FOLDED: Final = 12.0
"""The least size of a name in a small band, where it would be cut or bare of its mark."""
_GROWS: Final = 0.02
"""A fort that is drawn so small grows less with each level, and its outlines are wider by this."""
_FORT_LINE: Final = 1.5
_HAIRLINE: Final = pal.rgb("#A9743C")
_BARE_YARD: Final = 84
"""How much of a Yard is seen while nobody lies there, of 255."""
SlotName = Literal["pack", "lookout"]
_BELOW: Final = (20.0, 17.0)
"""The size of points and level below a name, and the least."""


class Band:
    """One rival's band on the table.

    Attributes:
        node: the band; hover and clicks reach it from all its parts.
    """

    def __init__(self, parent: Node, area: Box, look: Look, vm: RivalVM) -> None:
        self.look, self.vm = look, vm
        unit = look.unit
        shaded(parent, area, unit)
        self.node, self.canvas = panel_node(area, unit, th.RivalBoard(vm.seat))
        self.node.label = vm.name
        cardboard(self.canvas, look.dusk, line=_LINE)
        self.places = self._places()
        self._person()
        self._numbers()
        parent.add(self.node)
        if vm.acts:
            parent.add(acting_rim(area, unit, vm.colour))
        self._kids()
        self._pile()

    def _places(self) -> BandPlaces:
        """Return the places: a name is more than a face, and than what the seat is worth now."""
        vm, canvas = self.vm, self.canvas
        faced = vm.player in PLAYERS or bool(vm.face)
        faces = ((True, False), (True, True), (False, False)) if faced else ((False, False),)
        worths = (True, False) if vm.now is not None and self._tells(vm.now) else (False,)
        limits = vm.pack_limit, vm.lookout_limit
        for worth, (face, small) in product(worths, faces):
            at = band_places(canvas.w, canvas.h, face, *limits, small, worth)
            if set_name(at.ribbon, self.look.unit, vm.name, _NAME, True) is not None:
                break
        return at

    def _tells(self, now: WorthVM) -> bool:
        """Return True if a window of this size has room for what the seat is worth."""
        return worth_fits(PILL, self.look.unit, total_words(*now))

    def _person(self) -> None:
        """Face, mark and name; of a person who has chosen no face the mark alone."""
        canvas, at, vm = self.canvas, self.places, self.vm
        if at.face is not None:
            face = player_face(vm.player, canvas.px(at.face.w), kid=vm.face)
            canvas.blit(face, at.face.x, at.face.y)
        least = _FOLDED if at.form in ("folded", "narrow") else None
        elsewhere = at.face is not None or at.mark is not None
        if draw_ribbon(canvas, at.ribbon, vm.colour, vm.name, _NAME, least, elsewhere):
            return
        if at.face is not None:
            canvas.blit(seat_mark(canvas.px(20), vm.colour), at.face.right - 14, at.face.y - 2)
        elif at.mark is not None:
            canvas.blit(seat_mark(canvas.px(at.mark.w), vm.colour), at.mark.x, at.mark.y)

    def _fort(self) -> None:
        """The fort as a picture, before its level."""
        vm, canvas, at = self.vm, self.canvas, self.places.level.sign
        size = canvas.px(at.w), canvas.px(at.h)
        fort = Fort(vm.level, vm.colour, *size, self.look.dusk, _GROWS, False, _FORT_LINE)
        self.node.add(Site(at.scaled(canvas.unit), vm.seat, fort, canvas.image))
        canvas.blit(fort.picture(), at.x, at.y)

    def _numbers(self) -> None:
        at, vm = self.places, self.vm
        below = at.form == "folded" and at.ribbon.bottom <= at.points.number.y
        large = _BELOW if below else _LARGE
        self._figure(at.points, "vp", th.Number(vm.seat, "points"), vm.points, large)
        self._fort()
        self._figure(at.level, "", th.Number(vm.seat, "level"), vm.level, large)
        self._figure(at.toys, "toys", th.Number(vm.seat, "toys"), vm.toys)
        self._figure(at.pizza, "pizza", th.Number(vm.seat, "pizza"), vm.pizza)
        self._figure(at.hand, "hand", th.Number(vm.seat, "hand"), vm.hand)
        self._figure(at.deck, "deck", th.Number(vm.seat, "deck"), vm.deck)
        if at.worth is not None and vm.now is not None:
            unit = self.look.unit
            key = th.RivalWorth(vm.seat)
            self.node.add(WorthTag(at.worth.scaled(unit), unit, key, vm.now, total_words))
        packed = ("pizza",) * vm.pack_pizza + ("toys",) * vm.pack_toys
        self._slots(at.pack, "pack", packed, vm.pack_limit)
        self._slots(at.lookout, "lookout", vm.lookout, vm.lookout_limit)

    def _figure(
        self,
        at: Figure | None,
        sign: str,
        key: th.Thing,
        n: int,
        sizes: tuple[float, float] = _SMALL,
    ) -> None:
        if at is None:
            return
        if at.parted:
            line = at.sign.x - 3.5
            self.canvas.panel(line, at.number.y + 5, 1, at.number.h - 10, _HAIRLINE, 0, None)
        if sign:
            self.canvas.icon(sign, at.sign.x, at.sign.y, at.sign.w)
        spot = self._spot(at.area, key, str(n))
        unit, style = self.canvas.unit, TextStyle(*sizes, middle="figures")
        Counter(spot, at.number.scaled(unit), unit, style, n)

    def _spot(self, area: Box, key: th.Thing, label: str) -> Node:
        """A part of the band that answers for itself, without a picture of its own."""
        node = Node(area.scaled(self.look.unit), None, key)
        node.label = label
        return self.node.add(node)

    def _slots(
        self, at: places.Slots | None, sign: SlotName, filled: Sequence[str], limit: int
    ) -> None:
        """Draw what lies in Pack or Lookout, as in the printed game, or how much of how much."""
        if at is None:
            return
        canvas = self.canvas
        canvas.icon(sign, at.sign.x, at.sign.y, at.sign.w)
        for i, slot in enumerate(at.slots):
            draw_slot(canvas, slot, filled[i] if i < len(filled) else "", 2)
        label = tr("{n} of {most}", n=len(filled), most=limit)
        if not at.slots:
            words = label if at.number.w > 50 else str(len(filled))
            canvas.write(words, at.number, TextStyle(*_SMALL, middle="figures"))
        self._spot(at.area, th.Slots(self.vm.seat, sign), label)

    def _kids(self) -> None:
        at, unit = self.places.yard, self.look.unit
        if at is None:
            return
        node = add_yard(self.node, self.look, self.vm, at)
        kids = self.vm.yard
        for kid, place in zip(kids, kid_places(at, len(kids)), strict=True):
            box = place.box.at(place.box.x - at.x, place.box.y - at.y).scaled(unit)
            key = th.YardCard(kid.id, self.vm.seat)
            node.add(kid_node(kid, place.form, box, unit, key, overhangs=False))

    def _pile(self) -> None:
        """The top of the discard pile, and how many kids lie in it."""
        at, number = self.places.pile, self.places.piled
        if at is None or number is None:
            return
        unit, vm = self.look.unit, self.vm
        area = Box(at.x, at.y, at.w, number.bottom - at.y)
        node, canvas = panel_node(area.scaled(unit), unit, th.RivalPile(vm.seat))
        # NOTE: a label: {n} cards lie in the discard pile
        node.label = trc("pile", "Discard {n}", n=vm.discard)
        if vm.top is not None:
            size = canvas.px(at.w), canvas.px(at.h)
            canvas.blit(kid_picture(vm.top, "chip", size, unit, language()), 0, 0)
        middle = number.center.y - at.y
        canvas.icon("discard", 5, middle - 10, 20)
        room = Box(27, middle - 10, at.w - 27, 20)
        canvas.write(str(vm.discard), room, TextStyle(17, 17, middle="figures"))
        self.node.add(node)


def add_yard(parent: Node, look: Look, vm: RivalVM, at: Box) -> Node:
    """A rival's Yard as a place, in units within its parent; kids are to be added to it."""
    unit, dusk = look
    node, canvas = panel_node(at.scaled(unit), unit, th.Yard(vm.seat))
    lit(canvas, mown, dusk, unit)
    if not vm.yard:
        canvas.image.fill((255, 255, 255, _BARE_YARD), special_flags=pygame.BLEND_RGBA_MULT)
        node.label = tr("Yard is empty")
    return parent.add(node)
