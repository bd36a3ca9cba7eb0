"""A rival's band, and the sheet that it opens: everything that is public, in words.

On a band are name, points, fort, Stuff and Yard, all but points and level only while there are any.
All other numbers are on the sheet.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from fort_desktop.rules.model.types import PERKS, Resource
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.boards import mown, seat_mark
from fort_desktop.ui.art.cardback import card_back
from fort_desktop.ui.art.cardface import worded
from fort_desktop.ui.art.fonts import BOLD
from fort_desktop.ui.art.outdoors import backyard_in_use
from fort_desktop.ui.art.paper import PERK_FILLS, banner
from fort_desktop.ui.art.players import PLAYERS, player_face
from fort_desktop.ui.design.canvas import Canvas
from fort_desktop.ui.design.text_box import TextStyle, width
from fort_desktop.ui.design.unit import STEP
from fort_desktop.ui.i18n.i18n import language, tr, trc
from fort_desktop.ui.table import things as th
from fort_desktop.ui.table.layout.rivals import (
    BandPlaces,
    Figure,
    band_places,
    house,
    kid_places,
    rival_sheet_places,
    yard_cards,
)
from fort_desktop.ui.table.panels.pieces import (
    Counter,
    Look,
    acting_rim,
    cardboard,
    draw_ribbon,
    draw_slot,
    kid_node,
    lit,
    pictured,
    point_to,
    quiet,
    set_name,
    shade_below,
)
from fort_desktop.ui.table.panels.site import Fort, Site
from fort_desktop.ui.table.panels.worth import SHEET_Z
from fort_desktop.ui.table.viewmodels.boards import RivalSheetVM, RivalVM
from fort_desktop.ui.text.names import PERK_NAMES
from fort_desktop.ui.text.players import player_name
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
_GROWS: Final = 0.02
"""A fort that is drawn so small grows less with each level, and its outlines are wider by this."""
_FORT_LINE: Final = 1.5
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
            parent.add(acting_rim(area, unit, vm.colour))
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
        fort = Fort(vm.level, vm.colour, *size, dusk, _GROWS, False, _FORT_LINE)
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


_NAME: Final = (20.0, 15.0)
_NUMBER: Final = (19.0, 17.0)
_WORD: Final = (16.0, 14.0)
_HEADING: Final = (18.0, 15.0)
_SLOT: Final = 24.0
_SWITCH: Final = 28.0
_SIGN: Final = 28.0
"""The room of a sign before its number."""


class _Told(NamedTuple):
    """A number with its sign, and the word for it."""

    sign: str
    key: th.Number | th.RivalPile
    n: int
    words: str

    def wide(self, unit: float) -> float:
        """Return the width from sign to word, in units."""
        number = width(str(self.n), unit, _NUMBER[0])
        return _SIGN + number + 5 + width(self.words, unit, _WORD[1], BOLD) + 8


class RivalSheet:
    """The sheet as nodes; nothing on it is static, since it comes and goes over the table.

    Attributes:
        node: the sheet; switch: lets all that the rival does wait for a click.

    Args:
        band: to which it points; vm: what is public of the rival, and whether it waits now.
    """

    switch: Node

    def __init__(self, parent: Node, area: Box, band: Box, look: Look, vm: RivalSheetVM) -> None:
        self.look, self.vm, self.rival = look, vm, vm.rival
        unit = look.unit
        self.canvas = canvas = Canvas(area.w, area.h, unit)
        cardboard(canvas, look.dusk)
        canvas.panel(0, 0, canvas.w, canvas.h, None, 12, pal.OUTLINE, 6)
        rim = Box(0, 0, canvas.w, canvas.h).inset(1.5, 1.5, 1.5, 1.5)
        canvas.panel(*rim, None, 11, pal.SEATS[vm.rival.colour], 3.5)
        self.at = rival_sheet_places(canvas.w, canvas.h, len(vm.rival.yard))
        self.node = Node(area, self.canvas.image, "opened", z=SHEET_Z)
        shade_below(self.node, unit / STEP)
        point_to(self.node, band, unit, pal.SEATS[vm.rival.colour])
        self.node.label = vm.rival.name
        self._person()
        self._garden()
        self._stuff()
        self._piles()
        parent.add(self.node)
        self._yard()
        self._wait(vm.waits)

    def _person(self) -> None:
        canvas, at, colour = self.canvas, self.at, self.rival.colour
        name, player = self.rival.name, self.rival.player
        canvas.blit(
            player_face(player, canvas.px(at.face.w), kid=self.rival.face), at.face.x, at.face.y
        )
        size = canvas.px(at.ribbon.w), canvas.px(at.ribbon.h)
        canvas.blit(banner(*size, pal.SEATS[colour]), at.ribbon.x, at.ribbon.y)
        canvas.icon(pal.MARKS[colour], at.ribbon.x + 7, at.ribbon.center.y - 10, 20)
        room = at.ribbon.inset(31, 0, 9, 0)
        canvas.write(name, room, TextStyle(*_NAME, colour=pal.CHALK, lines=2, two=_NAME[1]))
        canvas.write(player_name(player), at.player, TextStyle(15, 14, face=BOLD, lines=2))

    def _spot(self, area: Box, key: th.Thing, label: str) -> None:
        unit = self.look.unit
        node = Node(area.scaled(unit), None, key)
        node.label = label
        self.node.add(node)

    def _garden(self) -> None:
        """The fort in its garden, with its level; and points, perk and rule."""
        canvas, at, vm, look = self.canvas, self.at, self.vm, self.look
        rival, who = vm.rival, vm.rival.seat
        draw_garden(canvas, at.garden, look.dusk)
        size = canvas.px(at.fort.w), canvas.px(at.fort.h)
        fort = Fort(rival.level, rival.colour, *size, look.dusk, _GROWS, False, _FORT_LINE)
        canvas.blit(fort.picture(), at.fort.x, at.fort.y)
        canvas.panel(*at.level, pal.PAPER, 6, pal.OUTLINE, 1.8)
        canvas.write(str(rival.level), at.level, _LEVEL)
        self._spot(house(at.fort, at.level), th.Number(who, "level"), str(rival.level))
        canvas.panel(*at.points, pal.PAPER, 8, pal.OUTLINE, 1.8)
        canvas.icon("vp", at.points.x + 4, at.points.center.y - 11, 22)
        canvas.write(str(rival.points), at.points.inset(29, 0, 3, 0), TextStyle(*_NUMBER))
        self._spot(at.points, th.Number(who, "points"), str(rival.points))
        if vm.perk is not None:
            fill = pal.rgb(PERK_FILLS[PERKS.index(vm.perk) % len(PERK_FILLS)])
            canvas.panel(*at.perk, fill, 6, pal.OUTLINE, 1.8)
            name = tr(PERK_NAMES[vm.perk])
            room, style = at.perk.inset(4, 2, 4, 2), TextStyle(15, 12, align="center", lines=2)
            pictured(canvas, vm.perk, name, room, style, room.h)
            self._spot(at.perk, th.PerkSheet(vm.perk), name)
        if vm.rule:
            back = card_back(canvas.px(at.rule.w), canvas.px(at.rule.h), pal.RULE_BACK, None)
            canvas.blit(back, at.rule.x, at.rule.y)
            # NOTE: a label for a made-up rule of a rival that is still secret
            self._spot(at.rule, th.MadeUpRule(who), tr("rule"))

    def _piles(self) -> None:
        """Hand, deck and discard pile: a sign, the number, and its word."""
        vm, who, row = self.rival, self.rival.seat, self.at.lines[3]
        # NOTE: a label: {n} cards lie in the discard pile
        discards = trc("pile", "Discards {n}", n=vm.discard)
        told = (
            _Told("hand", th.Number(who, "hand"), vm.hand, tr("Hand")),
            _Told("deck", th.Number(who, "deck"), vm.deck, tr("Deck")),
            _Told("discard", th.RivalPile(who), vm.discard, discards),
        )
        x = row.x
        wanted = [one.wide(self.canvas.unit) for one in told[:2]]
        bare = _SIGN + 24
        for i, one in enumerate(told):
            words = i < 2 and sum(wanted) + bare <= row.w
            wide = wanted[i] if words else (row.right - x) / (len(told) - i)
            self._number(row._replace(x=x, w=wide), one, words)
            x += wide

    def _number(self, row: Box, told: "_Told", worded: bool) -> None:
        """Sign and number, and perhaps the word for them, which pointing tells too."""
        canvas, words = self.canvas, told.words
        canvas.icon(told.sign, row.x, row.center.y - 12, 24)
        room = Box(row.x + _SIGN, row.y, row.w - _SIGN - 2, row.h)
        end = canvas.write(str(told.n), room, TextStyle(*_NUMBER)).right
        place = Box(end + 5, row.y, room.right - end - 5, row.h)
        style = TextStyle(*_WORD, face=BOLD)
        if worded:
            canvas.write(words, place, style)
        self._spot(row, told.key, words if isinstance(told.key, th.RivalPile) else str(told.n))

    def _stuff(self) -> None:
        """Stuff, Pack and Lookout, each thing for itself."""
        vm = self.rival
        stuff, pack, lookout = self.at.lines[:3]
        heads = (tr("Stuff"), tr("Pack"), tr("Lookout"))
        needed = max(width(words, self.canvas.unit, _WORD[1], BOLD) for words in heads)
        head = min(max(66.0, needed + 1), 0.5 * stuff.w) + 4
        both: tuple[tuple[Resource, int], ...] = (("toys", vm.toys), ("pizza", vm.pizza))
        held = [kind for kind, n in both for _ in range(n)]
        self._row(stuff, head, heads[0], held, len(held), framed=False)
        half = (stuff.w - head) / 2
        for i, (kind, n) in enumerate(both):
            spot = Box(stuff.x + head + i * half, stuff.y, half, stuff.h)
            self._spot(spot, th.Number(vm.seat, kind), str(n))
        packed = ("toys",) * vm.pack_toys + ("pizza",) * vm.pack_pizza
        self._row(pack, head, heads[1], packed, vm.pack_limit)
        label = tr("{n} of {most}", n=len(packed), most=vm.pack_limit)
        self._spot(pack, th.Slots(vm.seat, "pack"), label)
        self._row(lookout, head, heads[2], vm.lookout, vm.lookout_limit)
        label = tr("{n} of {most}", n=len(vm.lookout), most=vm.lookout_limit)
        self._spot(lookout, th.Slots(vm.seat, "lookout"), label)

    def _row(
        self,
        row: Box,
        head: float,
        words: str,
        signs: Sequence[str],
        limit: int,
        framed: bool = True,
    ) -> None:
        """A word, which has `head` units of room, and what is counted by it."""
        canvas = self.canvas
        canvas.write(words, Box(row.x, row.y, head - 4, row.h), TextStyle(*_WORD, face=BOLD))
        step = min(_SLOT + 3, (row.w - head) / max(1, limit))
        size = min(_SLOT, step - 1, row.h - 3)
        for i in range(limit):
            x, y = row.x + head + i * step, row.center.y - size / 2
            if framed:
                draw_slot(canvas, Box(x, y, size, size), signs[i] if i < len(signs) else "", 2.5)
            else:
                canvas.icon(signs[i], x, y, size)

    def _yard(self) -> None:
        unit, vm, at = self.look.unit, self.rival, self.at
        place = at.yard.scaled(unit)
        canvas = Canvas(place.w, place.h, unit)
        lit(canvas, mown, self.look.dusk, unit)
        heading = at.heading.at(at.heading.x - at.yard.x, at.heading.y - at.yard.y)
        # NOTE: {who} is a player's name, which cannot be declined
        words = (
            tr("{who}'s Yard", who=vm.name) if vm.yard else tr("{who}'s Yard is empty", who=vm.name)
        )
        if not vm.yard and not canvas.has_room(words, heading, TextStyle(*_HEADING)):
            words = tr("The Yard is empty")
        canvas.write(words, heading, TextStyle(*_HEADING))
        node = self.node.add(Node(place, canvas.image, th.Yard(vm.seat)))
        found = yard_cards(at.yard, len(vm.yard))
        told = (True, True)
        if found and found[0].form == "wide":
            size = canvas.px(found[0].box.w), canvas.px(found[0].box.h)
            told = worded(vm.yard, "wide", size, unit, language())
        for kid, (box, form) in zip(vm.yard, found, strict=True):
            lies = box.at(box.x - at.yard.x, box.y - at.yard.y).scaled(unit)
            key = th.YardCard(kid.id, vm.seat)
            node.add(kid_node(kid, form, lies, unit, key, told=told))

    def _wait(self, waits: bool) -> None:
        """The switch for waiting at this rival: a box to tick, and words where there is room."""
        unit, at, said = self.look.unit, self.at.wait, self.at.said
        place = at.scaled(unit)
        canvas = Canvas(place.w, place.h, unit)
        side = min(_SWITCH, at.h)
        fill = pal.ACTION if waits else pal.PAPER
        canvas.panel(0, (at.h - side) / 2, side, side, fill, 7, pal.OUTLINE, 2.4)
        if waits:
            canvas.icon("tick", 4, (at.h - side) / 2 + 4, side - 8)
        elif not said:
            canvas.icon("pause", 6, (at.h - side) / 2 + 6, side - 12)
        # NOTE: a switch on the sheet of a rival: each of their steps is shown until I click
        words = tr("Wait for my click after each step")
        if said:
            room = Box(side + 9, 0, at.w - side - 9, at.h)
            canvas.write(words, room, TextStyle(*_WORD, face=BOLD))
        self.switch = self.node.add(Node(place, canvas.image, th.WaitSwitch(self.rival.seat)))
        self.switch.label = words
