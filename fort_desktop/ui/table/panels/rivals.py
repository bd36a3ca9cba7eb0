"""A rival's band, and the sheet that it opens: everything that is public, in words.

On a band are name, points, fort, Stuff and Yard, all but points and level only while there are any.
All other numbers are on the sheet.
"""

from typing import Final

from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.boards import mown, seat_mark
from fort_desktop.ui.art.outdoors import backyard_in_use
from fort_desktop.ui.art.players import PLAYERS, player_face
from fort_desktop.ui.design.canvas import Canvas
from fort_desktop.ui.design.text_box import TextStyle
from fort_desktop.ui.design.unit import STEP
from fort_desktop.ui.i18n.i18n import tr, trc
from fort_desktop.ui.table import things as th
from fort_desktop.ui.table.layout.rivals import (
    BandPlaces,
    Figure,
    band_places,
    house,
    kid_places,
)
from fort_desktop.ui.table.panels.own_board import draw_board, places_of
from fort_desktop.ui.table.panels.pieces import (
    Counter,
    Look,
    acting_rim,
    cardboard,
    draw_ribbon,
    kid_node,
    lit,
    quiet,
    set_name,
    shade_below,
)
from fort_desktop.ui.table.panels.site import Fort, Site
from fort_desktop.ui.table.panels.worth import SHEET_Z
from fort_desktop.ui.table.viewmodels.boards import RivalSheetVM, RivalVM
from fort_desktop.ui.toolkit.common import panel_node

_LARGE: Final = TextStyle(26, 20, middle="figures")
"""Of points and, in a folded band, of the level."""
_LEVEL: Final = TextStyle(17, 15, align="center", middle="figures")
_SMALL: Final = TextStyle(18, 17, middle="figures")
_LINE: Final = 2.0
"""Of its outline, half of that of one's own board."""
_BAND_NAME: Final = (18.0, 15.0)
_FOLDED: Final = 12.0
"""The least size of a name in a small band, where it would be cut or bare of its mark."""
_FORT_LINE: Final = 1.5
"""How much wider the outlines of a fort are that is drawn so small."""
_GARDEN: Final = 0.5
"""The unit of the drawing of a garden, in those of the table."""
_BELOW: Final = TextStyle(20, 17, middle="figures")
"""Of points and level below a name."""


class Band:
    """One rival's band on the table.

    Attributes:
        node: the band; hover and clicks reach it from all its parts.
    """

    def __init__(self, parent: Node, area: Box, look: Look, vm: RivalVM) -> None:
        self.look, self.vm = look, vm
        unit = look.unit
        self.node, self.canvas = panel_node(area, unit, th.RivalBoard(vm.seat))
        self.node.label = vm.name
        cardboard(self.canvas, look.dusk, line=quiet(_LINE))
        self.places = self._places()
        self._person()
        self._fort()
        self._numbers()
        parent.add(self.node)
        if vm.acts:
            self.node.add(acting_rim(area.at(0, 0), unit, vm.colour))
        self._kids()

    def _places(self) -> BandPlaces:
        """Return the places: a name is more than a face."""
        vm, canvas = self.vm, self.canvas
        faced = vm.player in PLAYERS or bool(vm.face)
        for face in (True, False) if faced else (False,):
            at = band_places(canvas.w, canvas.h, face, len(vm.yard))
            if set_name(at.ribbon, self.look.unit, vm.name, _BAND_NAME, True) is not None:
                break
        return at

    def _person(self) -> None:
        """Face, mark and name; of a person who has chosen no face the mark alone."""
        canvas, at, vm = self.canvas, self.places, self.vm
        if at.face is not None:
            face = player_face(vm.player, canvas.px(at.face.w), kid=vm.face)
            canvas.blit(face, at.face.x, at.face.y)
        least = _FOLDED if at.form in ("folded", "narrow") else None
        elsewhere = at.face is not None or at.mark is not None
        if draw_ribbon(canvas, at.ribbon, vm.colour, vm.name, _BAND_NAME, least, elsewhere):
            return
        if at.face is not None:
            canvas.blit(seat_mark(canvas.px(20), vm.colour), at.face.right - 14, at.face.y - 2)
        elif at.mark is not None:
            canvas.blit(seat_mark(canvas.px(at.mark.w), vm.colour), at.mark.x, at.mark.y)

    def _fort(self) -> None:
        """The fort in its garden, and its level."""
        vm, canvas, at, garden = self.vm, self.canvas, self.places.fort, self.places.garden
        dusk, key = self.look.dusk, th.Number(vm.seat, "level")
        if garden is not None:
            draw_garden(canvas, garden, dusk)
        size = canvas.px(at.w), canvas.px(at.h)
        fort = Fort(vm.level, vm.colour, *size, dusk, plan=False, line=_FORT_LINE)
        self.node.add(Site(at.scaled(canvas.unit), vm.seat, fort, canvas.image))
        canvas.blit(fort.picture(), at.x, at.y)
        level, style = self.places.level, self._large
        if garden is not None:
            canvas.panel(*level, pal.PAPER, 6, pal.OUTLINE, 1.8)
            style = _LEVEL
        spot = self._spot(house(self.places.fort, self.places.level), key, str(vm.level))
        Counter(spot, level.scaled(canvas.unit), canvas.unit, style, vm.level)

    @property
    def _large(self) -> TextStyle:
        """The style of the points."""
        at = self.places
        below = at.form == "folded" and at.ribbon.bottom <= at.points.number.y
        return _BELOW if below else _LARGE

    def _numbers(self) -> None:
        at, vm = self.places, self.vm
        self._figure(at.points, "vp", th.Number(vm.seat, "points"), vm.points, self._large)
        self._figure(at.toys, "toys", th.Number(vm.seat, "toys"), vm.toys)
        self._figure(at.pizza, "pizza", th.Number(vm.seat, "pizza"), vm.pizza)

    def _figure(
        self, at: Figure | None, sign: str, key: th.Thing, n: int, style: TextStyle = _SMALL
    ) -> None:
        """A sign and its number; but for points, 0 is only told by the spot."""
        if at is None:
            return
        large, unit = style is self._large, self.canvas.unit
        if n or large:
            self.canvas.icon(sign, at.sign.x, at.sign.y, at.sign.w)
        spot = self._spot(at.area, key, str(n))
        words = str if large else (lambda n: str(n) if n else "")
        Counter(spot, at.number.scaled(unit), unit, style, n, words)
        spot.label = str(n)

    def _spot(self, area: Box, key: th.Thing, label: str) -> Node:
        """A part of the band that answers for itself, without a picture of its own."""
        node = Node(area.scaled(self.look.unit), None, key)
        node.label = label
        return self.node.add(node)

    def _kids(self) -> None:
        at, unit = self.places.yard, self.look.unit
        if at is None:
            return
        node = add_yard(self.node, self.look, self.vm, at)
        kids = self.vm.yard
        for kid, place in zip(kids, kid_places(at, len(kids)), strict=True):
            box = place.at(place.x - at.x, place.y - at.y).scaled(unit)
            key = th.YardCard(kid.id, self.vm.seat)
            node.add(kid_node(kid, "chip", box, unit, key, overhangs=False))


def draw_garden(canvas: Canvas, at: Box, dusk: float) -> None:
    """Draw the ground on which a rival's fort stands."""
    size = canvas.px(at.w), canvas.px(at.h)
    canvas.blit(backyard_in_use(*size, _GARDEN * canvas.unit, dusk), at.x, at.y)


def add_yard(parent: Node, look: Look, vm: RivalVM, at: Box) -> Node:
    """A rival's Yard, in units within its parent; a lawn only for kids, who are to be added."""
    unit, dusk = look
    node, canvas = panel_node(at.scaled(unit), unit, th.Yard(vm.seat))
    if vm.yard:
        lit(canvas, mown, dusk, unit)
    else:
        node.label = tr("The Yard is empty")
    return parent.add(node)


_NUMBER: Final = TextStyle(19, 17, middle="figures")
_SIGN: Final = 24.0
_SWITCH: Final = 36.0


class RivalSheet:
    """The sheet as nodes: the board of the rival, with the piles and a switch behind the points.

    Nothing on it is static, since it comes and goes over the table.

    Attributes:
        node: the sheet; switch: lets all that the rival does wait for a click.

    Args:
        vm: what is public of the rival, and whether it waits now.
    """

    switch: Node

    def __init__(self, parent: Node, area: Box, look: Look, vm: RivalSheetVM) -> None:
        self.vm, self.unit = vm, look.unit
        unit, places, colour = self.unit, places_of(area, look.unit, vm.board), vm.board.colour
        self.ground = ground = draw_board(area, look, vm.board, "opened")
        rim = Box(0, 0, area.w, area.h).inset(*[1.5 * unit] * 4)
        ground.panel(*rim, None, 11, pal.SEATS[colour], 3.5)
        if places.face is not None:
            face = player_face(vm.player, round(places.face.w), kid=vm.face)
            ground.blit(face, places.face.x, places.face.y)
        self.node = ground.node
        self.node.z, self.node.label = SHEET_Z, vm.board.name
        shade_below(self.node, unit / STEP)
        side = _SWITCH * unit
        self._piles(places.rest.inset(0, 0, side + 6 * unit, 0))
        middle = places.rest.center.y - side / 2
        self._wait(Box(places.rest.right - side - 4 * unit, middle, side, side))
        for node in self.node.walk():
            node.static = False
        parent.add(self.node)

    def _piles(self, room: Box) -> None:
        """Hand, deck and discard pile: a sign and the number."""
        vm, who, ground, side = self.vm, self.vm.board.seat, self.ground, _SIGN * self.unit
        # NOTE: a label: {n} cards lie in the discard pile
        discards = trc("pile", "Discards {n}", n=vm.discard)
        told: tuple[tuple[str, th.Thing, int, str], ...] = (
            ("hand", th.Number(who, "hand"), vm.hand, str(vm.hand)),
            ("deck", th.Number(who, "deck"), vm.deck, str(vm.deck)),
            ("discard", th.RivalPile(who), vm.discard, discards),
        )
        for i, (sign, key, n, label) in enumerate(told):
            at = room.part(i / 3, 0, 1 / 3, 1)
            ground.icon(sign, at.x, at.center.y - side / 2, side)
            ground.write(str(n), at.inset(side + 3 * self.unit, 0, 0, 0), _NUMBER)
            ground.spot(key, at, label)

    def _wait(self, place: Box) -> None:
        """The switch for waiting at this rival."""
        waits, at = self.vm.waits, Canvas(place.w, place.h, self.unit)
        fill, sign = (pal.ACTION, "tick") if waits else (pal.PAPER, "pause")
        at.panel(0, 0, at.w, at.h, fill, 7, pal.OUTLINE, 2.4)
        at.icon(sign, 8, 8, at.w - 16)
        self.switch = Node(place, at.image, th.WaitSwitch(self.vm.board.seat))
        # NOTE: a switch on the sheet of a rival: each of their steps is shown until I click
        self.switch.label = tr("Wait for my click after each step")
        self.node.add(self.switch)
